//! Puzzles from standard input or a file, one a line. Only one line is held at a time.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read},
    path::{Path, PathBuf},
};

use eight_realms_app::words::LONGEST_TEXT;
use eight_realms_core::{
    judge::is_marked_as_utf_16,
    puzzle::{Board, BoardError, Puzzle, PuzzleText, PuzzleTextError},
};

use super::{exit::Failure, search_request::read};

/// Maximum length of a character, in bytes.
const WIDEST: usize = 4;

/// The puzzles of a stream that is read line by line. A line without a cell, such as a comment, is skipped.
pub struct PuzzleLines {
    input: Box<dyn BufRead>,
    /// `None` for standard input.
    file: Option<PathBuf>,
    /// Goal that is given apart from the lines.
    goal: Option<Board>,
    /// Number of lines read so far.
    line: u64,
}

impl PuzzleLines {
    pub fn of_standard_input(goal: Option<Board>) -> Self {
        Self { input: Box::new(io::stdin().lock()), file: None, goal, line: 0 }
    }

    /// The puzzles of a file.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn of_file(file: &Path, goal: Option<Board>) -> Result<Self, Failure> {
        let unread = |error| Failure::Unread { file: Some(file.to_owned()), error };
        let input = BufReader::new(File::open(file).map_err(unread)?);
        Ok(Self { input: Box::new(input), file: Some(file.to_owned()), goal, line: 0 })
    }

    /// The next line; `None` at the end.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let most = (WIDEST * LONGEST_TEXT + 1) as u64;
        let unread = |error| Failure::Unread { file: self.file.clone(), error };
        if self.input.by_ref().take(most).read_until(b'\n', &mut bytes).map_err(unread)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        if self.line == 1 && is_marked_as_utf_16(&bytes) {
            return Err(Failure::Utf16);
        }
        if bytes.len() as u64 == most && !bytes.ends_with(b"\n") {
            return Err(Failure::LineTooLong(LONGEST_TEXT));
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{FEFF}').filter(|_| self.line == 1).unwrap_or(&text);
        // Some files of DOS end with U+001A.
        let text = text.trim_end_matches(['\r', '\n']);
        let text = text.strip_suffix('\u{1A}').unwrap_or(text);
        if text.chars().count() > LONGEST_TEXT {
            return Err(Failure::LineTooLong(LONGEST_TEXT));
        }
        Ok(Some(text.to_owned()))
    }

    fn puzzle(&mut self) -> Result<Option<Puzzle>, Failure> {
        while let Some(text) = self.line()? {
            let nothing = BoardError::TooShort { cells: 0, missing: (1..=8).chain([0]).collect() };
            if text.parse::<PuzzleText>() != Err(PuzzleTextError { role: None, error: nothing }) {
                return read(&text, self.goal).map(Some);
            }
        }
        Ok(None)
    }
}

impl Iterator for PuzzleLines {
    type Item = Result<Puzzle, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.puzzle().transpose()? {
            Err(failure) if !matches!(failure, Failure::Unread { .. }) => {
                let (file, line, failure) = (self.file.clone(), self.line, Box::new(failure));
                Some(Err(Failure::InLine { file, line, failure }))
            }
            puzzle => Some(puzzle),
        }
    }
}
