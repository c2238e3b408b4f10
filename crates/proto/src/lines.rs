//! Lines in, lines out, in bounded memory.

use std::io::{self, BufRead, Write};

use crate::engine::too_long_answer;
use crate::{Engine, LONGEST_LINE};

/// What was found where a line should be.
enum Line {
    /// A line, without its end.
    Whole,
    /// More bytes than a line may have; they have been skipped.
    TooLong,
    /// The input has ended.
    End,
}

/// Answers every line of the input until it ends, and flushes after each.
pub fn serve_lines(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            Line::Whole => engine.handle(&line),
            Line::TooLong => too_long_answer(),
            Line::End => return Ok(()),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// Reads one line into `line`, keeping at most [`LONGEST_LINE`] bytes of it.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let (mut seen, mut kept_all) = (false, true);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(if seen { finished(line, kept_all) } else { Line::End });
        }
        seen = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        // One byte more than allowed leaves room for the carriage return of a full line.
        kept_all &= line.len() + piece.len() <= LONGEST_LINE + 1;
        if kept_all {
            line.extend_from_slice(piece);
        }
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(finished(line, kept_all));
        }
    }
}

fn finished(line: &mut Vec<u8>, kept_all: bool) -> Line {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    if kept_all { Line::Whole } else { Line::TooLong }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Serves the input in buffers of a few bytes and gives the answers' codes (`ok` where fine).
    fn served(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        let small = io::BufReader::with_capacity(7, input);
        serve_lines(&mut Engine::new(), small, &mut output).expect("memory does not fail");
        let text = String::from_utf8(output).expect("answers are UTF-8");
        text.lines().map(code).collect()
    }

    fn code(answer: &str) -> String {
        let answer: serde_json::Value = serde_json::from_str(answer).expect("answers are JSON");
        answer["error"]["code"].as_str().unwrap_or("ok").into()
    }

    #[test]
    fn every_line_has_one_answer_in_order() {
        assert_eq!(served(b"{\"op\":\"hello\"}\n{\"op\":\"legal\"}\n{\"op\":\"hello\"}\n"), ["ok", "no_game", "ok"]);
    }

    #[test]
    fn the_last_line_may_lack_its_end_and_lines_may_end_as_on_other_systems() {
        assert_eq!(served(b"{\"op\":\"hello\"}\r\n{\"op\":\"hello\"}"), ["ok", "ok"]);
    }

    #[test]
    fn nothing_in_gives_nothing_out() {
        assert!(served(b"").is_empty());
    }

    #[test]
    fn empty_lines_and_bytes_that_are_no_text_are_answered() {
        assert_eq!(served(b"\n\xff\xfe\n{\"op\":\"hello\"}\n"), ["bad_json", "bad_json", "ok"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_answered_once_and_the_next_is_heard() {
        let mut input = vec![b'x'; 3 * LONGEST_LINE];
        input.extend_from_slice(b"\n{\"op\":\"hello\"}\n");
        assert_eq!(served(&input), ["bad_json", "ok"]);
    }

    #[test]
    fn a_line_of_exactly_the_longest_length_is_heard() {
        let mut input = b"{\"op\":\"hello\"}".to_vec();
        input.resize(LONGEST_LINE, b' ');
        input.extend_from_slice(b"\r\n");
        assert_eq!(served(&input), ["ok"]);
        input.insert(0, b' ');
        assert_eq!(served(&input), ["bad_json"]);
    }
}
