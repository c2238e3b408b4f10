//! Who somebody is.

use serde::{Deserialize, Serialize};

/// What runs here, and who is asking. `GET /api/house`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ServerInfo {
    /// `livret`.
    pub name: String,
    /// Of the program.
    pub version: String,
    /// Of the rules.
    pub rules_version: String,
    /// The games' ids.
    pub games: Vec<String>,
    /// The bots' names by game id, the weakest first.
    #[cfg_attr(feature = "describe", ts(type = "Record<string, string[]>"))]
    pub bots: std::collections::BTreeMap<String, Vec<String>>,
    /// A notice from the host.
    pub banner: Option<String>,
    /// Who is asking, if they have come in.
    pub me: Option<Me>,
}

/// What a page asks for first, in one answer. `GET /api/start`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Start {
    /// What runs here, and who is asking.
    pub house: ServerInfo,
    /// The last games of who is asking, as `GET /api/me/games` tells them; none for who has not come in.
    pub games: Option<crate::GamesPage>,
    /// Whom they do not want to hear or meet, as `GET /api/me/blocks` tells it; none for who has not come in.
    pub blocks: Option<Vec<Block>>,
    /// Seats that they are offered, as `GET /api/me/invitations` tells them; none for who has not come in.
    pub invitations: Option<Vec<crate::Invitation>>,
}

/// A person, to themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// Public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// An account, not a guest.
    pub account: bool,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub since: i64,
}

/// Come in without an account. `POST /api/guest`
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NewGuest {
    /// A name is made up when absent.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub name: Option<String>,
}

/// Make an account of who I am now. `POST /api/register`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Register {
    /// 1 to 24 characters; unique among accounts, whatever the case.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// The new account. The codes are shown this once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Registered {
    /// Who I am now.
    pub me: Me,
    /// Each opens the account once when the password is lost.
    pub recovery_codes: Vec<String>,
}

/// `POST /api/login`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Login {
    pub name: String,
    pub password: String,
}

/// Set a new password with a recovery code. `POST /api/recover`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Recover {
    pub name: String,
    pub code: String,
    pub password: String,
}

/// `PATCH /api/me`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Rename {
    pub name: String,
}

/// `POST /api/me/password`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct ChangePassword {
    pub old: String,
    pub new: String,
}

/// `DELETE /api/me`: accounts confirm with their password. Games stay, without the name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DeleteMe {
    /// Of the account; guests have none.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub password: Option<String>,
}

/// Somebody I do not want to hear, or to meet. `GET /api/me/blocks`, `PUT /api/me/blocks/{person}`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Block {
    /// Their id.
    pub person: String,
    /// Their name.
    #[serde(default)]
    pub name: String,
    /// How far it goes.
    pub kind: BlockKind,
}

/// How somebody is to be blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BlockWish {
    /// How far it goes.
    pub kind: BlockKind,
}

/// How far a block goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BlockKind {
    /// Their chat is not delivered to me.
    Mute,
    /// Nor do we sit at a table together again.
    Block,
}

crate::declare!(
    ServerInfo,
    Start,
    Me,
    NewGuest,
    Register,
    Registered,
    Login,
    Recover,
    Rename,
    ChangePassword,
    DeleteMe,
    Block,
    BlockWish,
    BlockKind,
);
