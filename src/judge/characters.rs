//! The characters of the input, one at a time, each with its line and column.

use std::{
    fmt,
    io::{self, BufRead, Bytes, Read},
    iter::Peekable,
};

/// Where a character stands; both count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputPlace {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

impl fmt::Display for InputPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}", self.line, self.column)
    }
}

/// Reads UTF-8 from a stream, no more of it at once than the stream's own buffer.
pub struct Characters<R: Read> {
    bytes: Peekable<Bytes<R>>,
    next: Option<char>,
    place: InputPlace,
}

/// What some editors write before the first character of a file, once.
const BYTE_ORDER_MARK: char = '\u{FEFF}';

impl<R: BufRead> Characters<R> {
    pub fn new(input: R) -> Self {
        Self { bytes: input.bytes().peekable(), next: None, place: InputPlace { line: 1, column: 1 } }
    }

    /// Where the next character stands; at the end of the input, where it would.
    pub const fn place(&self) -> InputPlace {
        self.place
    }

    /// The next character, which stays the next; `None` at the end of the input.
    pub fn peek(&mut self) -> io::Result<Option<char>> {
        if self.next.is_none() {
            self.next = self.decode()?;
            if self.next == Some(BYTE_ORDER_MARK) && self.place == (InputPlace { line: 1, column: 1 }) {
                self.next = self.decode()?;
            }
        }
        Ok(self.next)
    }

    /// Takes the next character.
    pub fn take(&mut self) -> io::Result<Option<char>> {
        let character = self.peek()?;
        self.next = None;
        match character {
            Some('\n') => self.place = InputPlace { line: self.place.line + 1, column: 1 },
            Some(_) => self.place.column += 1,
            None => {}
        }
        Ok(character)
    }

    /// Puts bytes together to a character; where they are none, they become U+FFFD as everywhere: one for each
    /// longest run that could have begun a character.
    fn decode(&mut self) -> io::Result<Option<char>> {
        let Some(first) = self.bytes.next().transpose()? else { return Ok(None) };
        if first.is_ascii() {
            return Ok(Some(char::from(first)));
        }
        let mut encoded = Vec::with_capacity(LONGEST_CHARACTER);
        encoded.push(first);
        while is_begun(&encoded) {
            let is_continuation = |byte: u8| !is_invalid(&[&encoded[..], &[byte]].concat());
            match self
                .bytes
                .next_if(|byte| byte.as_ref().map_or(true, |byte| is_continuation(*byte)))
                .transpose()?
            {
                Some(byte) => encoded.push(byte),
                None => break,
            }
        }
        Ok(String::from_utf8_lossy(&encoded).chars().next())
    }
}

/// Bytes of the longest character in UTF-8.
const LONGEST_CHARACTER: usize = 4;

/// Whether bytes are the beginning of a character, and more are needed.
fn is_begun(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

/// Whether bytes are neither a character nor the beginning of one.
fn is_invalid(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|error| error.error_len().is_some())
}
