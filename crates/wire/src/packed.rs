//! Messages in fewer bytes, for clients that ask for it: the length of the text in four bytes, the lowest first, then the text
//! as one LZ4 block. Each by itself: a message can be read without the ones before it, and a socket costs no more memory.

use lz4_flex::block;

/// Longer texts than this are not sent, whatever a message says of itself.
const LONGEST: u32 = 16 * 1024 * 1024;

/// A text in fewer bytes; none where it would not be fewer.
#[must_use]
pub fn pack(text: &str) -> Option<Vec<u8>> {
    let packed = block::compress_prepend_size(text.as_bytes());
    (packed.len() < text.len()).then_some(packed)
}

/// What was packed.
///
/// # Errors
/// If it was not, or not whole.
pub fn unpack(bytes: &[u8]) -> Result<String, String> {
    let length =
        bytes.first_chunk().map(|length| u32::from_le_bytes(*length)).ok_or("too short to be a packed text")?;
    if length > LONGEST {
        return Err(format!("a packed text of {length} bytes"));
    }
    let text = block::decompress_size_prepended(bytes).map_err(|error| error.to_string())?;
    if text.len() != length as usize {
        return Err(format!("{} of {length} bytes", text.len()));
    }
    String::from_utf8(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        let text = r#"{"op":"entry","cards":["1-love","1-love","1-love","1-love","é","愛"]}"#;
        let packed = pack(text).expect("it is shorter");
        assert!(packed.len() < text.len());
        assert_eq!(unpack(&packed).as_deref(), Ok(text));
        assert_eq!(pack("{}"), None, "nothing to save");
    }

    #[test]
    fn what_is_not_packed_or_cut_off_is_refused() {
        let packed = pack(&"1-love ".repeat(40)).expect("it is shorter");
        for end in 0..packed.len() {
            assert!(unpack(&packed[..end]).is_err(), "{end} of {} bytes", packed.len());
        }
        assert!(unpack(&[0xff; 16]).is_err());
    }
}
