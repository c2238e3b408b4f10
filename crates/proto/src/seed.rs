//! Seeds for games of which nobody names one.

/// A seed nobody can guess: 256 bits of the operating system, in hexadecimal.
#[must_use]
pub fn fresh_seed() -> String {
    let mut bytes = [0_u8; 32];
    // Without the system's generator no deal could be trusted: nothing sensible can be done.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::fresh_seed;

    #[test]
    fn two_seeds_differ_and_say_256_bits() {
        let (one, other) = (fresh_seed(), fresh_seed());
        assert_ne!(one, other);
        assert!(one.len() == 64 && one.bytes().all(|byte| byte.is_ascii_hexdigit()), "{one}");
    }
}
