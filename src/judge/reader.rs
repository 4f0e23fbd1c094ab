//! Reads boards and numbers from the characters of an input.
//!
//! A board is nine cells, glued or with white space or commas between them; after the ninth there is white
//! space or the end. Never more than one board is held.

use std::io::{self, BufRead};

use super::{BoardOf, Fault, InputError, InputPlace, JudgeError, characters::Characters};
use crate::puzzle::{Board, is_gap};

/// The input, and how far it has been read.
pub struct Reader<R: BufRead> {
    characters: Characters<R>,
    /// The case being read, from 1.
    pub case: u64,
}

/// A number of cases with more digits is a mistake, and is not read to its end.
const LONGEST_COUNT: usize = 18;

impl<R: BufRead> Reader<R> {
    pub fn new(input: R) -> Self {
        Self { characters: Characters::new(input), case: 1 }
    }

    /// Skips what may stand between boards and returns what comes after it; `None` at the end of the input.
    pub fn look_ahead(&mut self) -> Result<Option<char>, JudgeError> {
        self.skip(is_gap).map_err(JudgeError::Read)
    }

    /// Reads a board, which must be there.
    pub fn board(&mut self, which: BoardOf) -> Result<Board, JudgeError> {
        if self.look_ahead()?.is_none() {
            return Err(self.fault_here(Fault::NoBoard(which)));
        }
        let (cells, places) = self.cells().map_err(JudgeError::Read)?;
        Board::of_cells(&cells).map_err(|error| {
            let place = places[error.cell()];
            self.fault_at(place, Fault::Board { which, error })
        })
    }

    /// Reads the number of cases, which must be there.
    pub fn count(&mut self) -> Result<u64, JudgeError> {
        if self.look_ahead()?.is_none() {
            return Err(self.fault_here(Fault::NoCount));
        }
        let place = self.characters.place();
        let word = self.word().map_err(JudgeError::Read)?;
        let digits_only = word.len() <= LONGEST_COUNT && word.bytes().all(|byte| byte.is_ascii_digit());
        match word.parse() {
            Ok(count) if digits_only => Ok(count),
            _ => Err(self.fault_at(place, Fault::NotACount(word))),
        }
    }

    /// An error at the next character.
    pub fn fault_here(&self, fault: Fault) -> JudgeError {
        self.fault_at(self.characters.place(), fault)
    }

    fn fault_at(&self, place: InputPlace, fault: Fault) -> JudgeError {
        InputError { place, case: self.case, fault }.into()
    }

    /// Up to nine cells, and a tenth that is glued to them, each with its place; last the place right after
    /// the ninth, or after the last that there is.
    fn cells(&mut self) -> io::Result<(String, Vec<InputPlace>)> {
        let mut cells = String::new();
        let mut places = Vec::with_capacity(10);
        let mut after = self.characters.place();
        while places.len() < 9 && self.skip(is_gap)?.is_some() {
            places.push(self.characters.place());
            cells.extend(self.characters.take()?);
            after = self.characters.place();
        }
        places.push(after);
        if let Some(tenth) = self.characters.peek()?.filter(|next| !is_gap(*next)) {
            cells.push(tenth);
        }
        Ok((cells, places))
    }

    /// What stands up to the next white space, cut off where it grows beyond any number.
    fn word(&mut self) -> io::Result<String> {
        let mut word = String::new();
        while let Some(next) = self.characters.peek()?.filter(|next| !next.is_whitespace()) {
            word.push(next);
            if word.chars().count() > LONGEST_COUNT {
                break;
            }
            self.characters.take()?;
        }
        Ok(word)
    }

    /// Skips characters and returns the first that is not skipped.
    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) -> io::Result<Option<char>> {
        while self.characters.peek()?.is_some_and(&is_skipped) {
            self.characters.take()?;
        }
        self.characters.peek()
    }
}
