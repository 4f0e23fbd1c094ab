//! The characters of the input, one at a time, each with its line and column.

use std::{
    fmt,
    io::{self, BufRead, ErrorKind},
};

/// Place of a character in the input, both numbers from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputPlace {
    pub line: u64,
    pub column: u64,
}

impl fmt::Display for InputPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}", self.line, self.column)
    }
}

/// Reader of UTF-8 from a stream, which reads no more at once than the stream's own buffer.
pub struct Characters<R> {
    input: R,
    /// Bytes that can be read without waiting.
    ahead: usize,
    next: Option<char>,
    place: InputPlace,
}

/// Character that some editors write before the first character of a file, once.
const BYTE_ORDER_MARK: char = '\u{FEFF}';
/// Byte order marks of UTF-16, in either order of bytes.
const MARKS_OF_UTF_16: [[u8; 2]; 2] = [[0xFF, 0xFE], [0xFE, 0xFF]];
/// Byte that ends some files of DOS: Ctrl + Z.
const END_OF_DOS_FILE: u8 = 0x1A;

impl<R: BufRead> Characters<R> {
    pub fn new(input: R) -> Self {
        Self { input, ahead: 0, next: None, place: InputPlace { line: 1, column: 1 } }
    }

    /// Whether the next character may have to be waited for.
    pub const fn may_wait(&self) -> bool {
        self.next.is_none() && self.ahead == 0
    }

    /// Whether the input, of which nothing has been read yet, is marked as UTF-16.
    pub fn is_utf_16(&mut self) -> io::Result<bool> {
        self.peek_byte()?;
        Ok(is_marked_as_utf_16(self.input.fill_buf()?))
    }

    /// The place of the next character; at the end of the input, the place where it would be.
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

    /// Decodes the next character. Bytes that are no character become U+FFFD, as in other programs: one for each
    /// longest run that could have begun a character.
    fn decode(&mut self) -> io::Result<Option<char>> {
        let Some(first) = self.peek_byte()? else { return Ok(None) };
        self.consume_byte();
        if first == END_OF_DOS_FILE && self.peek_byte()?.is_none() {
            return Ok(None);
        }
        if first.is_ascii() {
            return Ok(Some(char::from(first)));
        }
        let mut encoded = Vec::with_capacity(LONGEST_CHARACTER);
        encoded.push(first);
        while is_begun(&encoded) {
            let is_continuation = |byte: &u8| !is_invalid(&[&encoded[..], &[*byte]].concat());
            let Some(byte) = self.peek_byte()?.filter(is_continuation) else { break };
            encoded.push(byte);
            self.consume_byte();
        }
        Ok(String::from_utf8_lossy(&encoded).chars().next())
    }

    fn peek_byte(&mut self) -> io::Result<Option<u8>> {
        loop {
            match self.input.fill_buf() {
                Ok(bytes) => {
                    self.ahead = bytes.len();
                    return Ok(bytes.first().copied());
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn consume_byte(&mut self) {
        self.input.consume(1);
        self.ahead -= 1;
    }
}

/// Whether a text begins with a byte order mark of UTF-16.
pub fn is_marked_as_utf_16(text: &[u8]) -> bool {
    MARKS_OF_UTF_16.iter().any(|mark| text.starts_with(mark))
}

/// Number of bytes of the longest character in UTF-8.
const LONGEST_CHARACTER: usize = 4;

/// Whether bytes are the beginning of a character, and more are needed.
fn is_begun(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

/// Whether bytes are neither a character nor the beginning of one.
fn is_invalid(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_err_and(|error| error.error_len().is_some())
}
