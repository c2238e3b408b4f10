//! Secrets: random ids and tokens, passwords, recovery codes, and the server's own key.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tokio::sync::Semaphore;

use super::IdentityError;
use crate::StoreError;
use crate::db::{Db, change};

const KEY: &str = "cookie_key";
/// Passwords that are hashed at the same time: each takes 19 MiB and a core for some 20 ms.
const HASHERS: usize = 2;
/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(5);
pub(super) const RECOVERY_CODES: usize = 8;

/// The server's key, kept in the database, and the doors to the password hasher.
#[derive(Clone)]
pub(crate) struct Keys {
    cookies: [u8; 32],
    hashers: Arc<Semaphore>,
}

// Secrets have no business in a log.
impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// Reads the key, or makes one. Of two servers that start together, the first one's key is used by both.
    pub(crate) async fn open(db: &Db) -> Result<Keys, StoreError> {
        let fresh = hex(&random::<32>());
        let insert = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        change!(db, pool => sqlx::query(insert).bind(KEY).bind(fresh).execute(pool).await.map(drop))?;
        let select = "SELECT value FROM settings WHERE key = $1";
        let (key,): (String,) = change!(db, pool => sqlx::query_as(select).bind(KEY).fetch_one(pool).await)?;
        let cookies = unhex(&key).ok_or_else(|| StoreError::Broken("its cookie key is damaged".into()))?;
        Ok(Keys { cookies, hashers: Arc::new(Semaphore::new(HASHERS)) })
    }

    fn mac(&self, token: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.cookies).expect("HMAC takes a key of any length");
        mac.update(b"livret session ");
        mac.update(token);
        mac
    }

    /// The token with its signature, for a cookie.
    pub(super) fn sign(&self, token: &[u8; 32]) -> String {
        let signature: [u8; 32] = self.mac(token).finalize().into_bytes().into();
        format!("{}.{}", hex(token), hex(&signature))
    }

    /// The token of a cookie that we signed. Everything else is turned away before the database hears of it.
    pub(super) fn open_signed(&self, cookie: &str) -> Option<[u8; 32]> {
        let (token, signature) = cookie.split_once('.')?;
        let (token, signature) = (unhex(token)?, unhex::<32>(signature)?);
        self.mac(&token).verify_slice(&signature).ok()?;
        Some(token)
    }

    /// The password's hash, made on a thread where it keeps nobody waiting.
    pub(super) async fn hash_password(&self, password: &str) -> Result<String, IdentityError> {
        if !(8..=200).contains(&password.chars().count()) {
            return Err(IdentityError::BadPassword);
        }
        let password = password.to_owned();
        self.blocking(move || hasher().hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?
            .map_err(|_| IdentityError::Store(StoreError::Broken("a password cannot be hashed".into())))
    }

    /// Whether it is the password. Without a hash to compare with it takes as long, so that names cannot be guessed.
    pub(super) async fn is_password(&self, password: &str, hash: Option<String>) -> Result<bool, IdentityError> {
        let password = password.chars().take(1000).collect::<String>();
        self.blocking(move || match hash.as_deref().and_then(|hash| PasswordHash::new(hash).ok()) {
            Some(hash) => hasher().verify_password(password.as_bytes(), &hash).is_ok(),
            None => {
                let _ = hasher().hash_password(password.as_bytes());
                false
            }
        })
        .await
    }

    async fn blocking<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, IdentityError> {
        let turn = tokio::time::timeout(PATIENCE, self.hashers.clone().acquire_owned());
        let turn = turn.await.map_err(|_| IdentityError::Busy)?.map_err(|_| IdentityError::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| IdentityError::Busy)
    }
}

/// Argon2id with what OWASP asks for at least: 19 MiB, two passes, one lane.
fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("these parameters are within argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets, and nothing else to be done.
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// Letters and digits that cannot be mistaken for one another.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A random id of 16 letters and digits (80 bits).
#[must_use]
pub fn random_id() -> String {
    letters::<16>()
}

/// Eight codes of 80 bits, in groups that can be copied by hand.
pub(super) fn recovery_codes() -> Vec<String> {
    (0..RECOVERY_CODES).map(|_| [letters::<4>(), letters::<4>(), letters::<4>(), letters::<4>()].join("-")).collect()
}

/// The hash of a code as somebody typed it. The codes are random: a fast hash is enough.
pub(super) fn code_hash(person: &str, code: &str) -> String {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
    let mut hash = Sha256::new();
    hash.update(person.as_bytes());
    hash.update(b" ");
    hash.update(code.to_ascii_lowercase().as_bytes());
    hex(&hash.finalize())
}

pub(super) fn token_hash(token: &[u8; 32]) -> String {
    hex(&Sha256::digest(token))
}

/// Compares without telling how much was right.
pub(super) fn same(a: &str, b: &str) -> bool {
    a.as_bytes().ct_eq(b.as_bytes()).into()
}

fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}
