//! Reads boards and numbers from the characters of an input, and writes the answers.
//!
//! A board is nine cells, in one piece or with white space or commas between them. After the ninth cell comes white
//! space or the end. The reader never holds more than one board. Before it waits for more input, it writes out the
//! answers, so that a person can talk to a judge by hand.

use std::io::{self, BufRead, BufWriter, Write};

use super::{BoardOf, Fault, InputError, InputPlace, JudgeError, characters::Characters};
use crate::puzzle::{Board, BoardError, is_gap};

/// The input, the state of reading it, and the answers.
pub struct Reader<R: BufRead, W: Write> {
    characters: Characters<R>,
    answers: BufWriter<W>,
    /// The case being read, from 1.
    pub case: u64,
    layout: LineLayout,
    /// Line on which the last board ended.
    last_line: u64,
    /// Fault of a line that is reported in place of a later fault, as long as each board begins on the line on which
    /// the board before ends.
    suspect: Option<InputError>,
}

/// Layout of the boards so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineLayout {
    /// No board has been read.
    Unknown,
    OneALine,
    Other,
}

/// The cells of what should be a board, each with its place.
struct BoardCells {
    text: String,
    /// Place of each cell, followed by the place right after the last of them.
    places: Vec<InputPlace>,
}

/// Maximum number of digits of a number of cases. A longer number is a mistake, and is not read to its end.
const LONGEST_COUNT: usize = 18;

impl<R: BufRead, W: Write> Reader<R, W> {
    pub fn new(input: R, output: W) -> Self {
        let (characters, answers) = (Characters::new(input), BufWriter::new(output));
        Self { characters, answers, case: 1, layout: LineLayout::Unknown, last_line: 0, suspect: None }
    }

    /// Rejects an input in another encoding before anything is read.
    pub fn check_encoding(&mut self) -> Result<(), JudgeError> {
        let is_other = self.characters.is_utf_16().map_err(JudgeError::Read)?;
        if is_other { Err(self.fault_here(Fault::Utf16)) } else { Ok(()) }
    }

    /// Writes an answer, which is flushed at the latest before the reader waits for more input.
    pub fn answer(&mut self, text: &str) -> Result<(), JudgeError> {
        self.answers.write_all(text.as_bytes()).map_err(JudgeError::Write)
    }

    /// Writes out what has been answered.
    pub fn flush(&mut self) -> Result<(), JudgeError> {
        self.answers.flush().map_err(JudgeError::Write)
    }

    /// Skips the gap between boards and returns the character after it; `None` at the end of the input.
    pub fn look_ahead(&mut self) -> Result<Option<char>, JudgeError> {
        loop {
            if self.characters.may_wait() {
                self.flush()?;
            }
            match self.characters.peek().map_err(JudgeError::Read)? {
                Some(next) if is_gap(next) => drop(self.characters.take().map_err(JudgeError::Read)?),
                next => return Ok(next),
            }
        }
    }

    /// Reads a board, which must be there.
    pub fn board(&mut self, which: BoardOf) -> Result<Board, JudgeError> {
        if self.look_ahead()?.is_none() {
            return Err(self.fault_here(Fault::NoBoard(which)));
        }
        let cells = self.cells()?;
        self.suspect = self.suspect.take().filter(|_| cells.first_line() == self.last_line);
        match Board::of_cells(&cells.text) {
            Ok(board) => {
                self.note(which, &cells);
                Ok(board)
            }
            Err(error) => Err(self.fault_of(which, &cells, error)?),
        }
    }

    /// Reads the number of cases, which must be there.
    pub fn count(&mut self) -> Result<u64, JudgeError> {
        if self.look_ahead()?.is_none() {
            return Err(self.fault_here(Fault::NoCount));
        }
        let place = self.characters.place();
        let word = self.word().map_err(JudgeError::Read)?;
        let digits_only = word.bytes().all(|byte| byte.is_ascii_digit());
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

    /// Reads up to nine cells, and a tenth that follows them without a gap.
    fn cells(&mut self) -> Result<BoardCells, JudgeError> {
        let (mut text, mut places) = (String::new(), Vec::with_capacity(10));
        let mut after = self.characters.place();
        while places.len() < 9 && self.look_ahead()?.is_some() {
            places.push(self.characters.place());
            text.extend(self.characters.take().map_err(JudgeError::Read)?);
            after = self.characters.place();
        }
        places.push(after);
        let tenth = self.characters.peek().map_err(JudgeError::Read)?;
        text.extend(tenth.filter(|next| places.len() > 9 && !is_gap(*next)));
        Ok(BoardCells { text, places })
    }

    /// Reads up to the next white space, and cuts a word off with `…` if it is longer than any number.
    fn word(&mut self) -> io::Result<String> {
        let mut word = String::new();
        while let Some(next) = self.characters.peek()?.filter(|next| !next.is_whitespace()) {
            word.push(next);
            if word.chars().count() > LONGEST_COUNT {
                word.push('…');
                break;
            }
            self.characters.take()?;
        }
        Ok(word)
    }
}

/// Faults of lines. If each line holds one board, the fault is a line that is too short or too long, and not the text
/// that follows it.
impl<R: BufRead, W: Write> Reader<R, W> {
    fn note(&mut self, which: BoardOf, cells: &BoardCells) {
        self.suspect = self.suspect.take().or_else(|| self.line_fault(which, cells));
        let is_alone = cells.on_first_line() == 9 && cells.first_line() != self.last_line;
        self.layout = if is_alone && self.layout != LineLayout::Other {
            LineLayout::OneALine
        } else {
            LineLayout::Other
        };
        self.last_line = cells.places[8].line;
    }

    /// The fault of cells that are no board, at the place where it began.
    fn fault_of(
        &mut self,
        which: BoardOf,
        cells: &BoardCells,
        error: BoardError,
    ) -> Result<JudgeError, JudgeError> {
        let is_of_line = !matches!(error, BoardError::NotATile { .. });
        if is_of_line && let Some(fault) = self.suspect.take().or_else(|| self.line_fault(which, cells)) {
            return Ok(fault.into());
        }
        if is_of_line
            && self.last_line_is_a_board(cells)?
            && let Some(fault) = self.short_line(which, cells)
        {
            return Ok(fault.into());
        }
        Ok(self.fault_at(cells.place_of(&error), Fault::Board { which, error }))
    }

    /// The fault of a line that is too long or too short, if the cells are not on a line of their own but all boards
    /// before are.
    fn line_fault(&self, which: BoardOf, cells: &BoardCells) -> Option<InputError> {
        let is_whole = self.layout != LineLayout::OneALine || cells.on_first_line() == 9;
        match cells.text.chars().next().filter(|_| !is_whole)? {
            character if cells.first_line() == self.last_line => {
                let (which, case) = which.before(self.case);
                let fault = Fault::Board { which, error: BoardError::TooLong { character } };
                Some(InputError { place: cells.places[0], case, fault })
            }
            _ => self.short_line(which, cells),
        }
    }

    /// The fault of the line on which the cells begin, if they do not end there.
    fn short_line(&self, which: BoardOf, cells: &BoardCells) -> Option<InputError> {
        let count = cells.on_first_line();
        let last = cells.places[count - 1];
        let place = InputPlace { column: last.column + 1, ..last };
        let first_line: String = cells.text.chars().take(count).collect();
        let error = Board::of_cells(&first_line).err().filter(|_| count < cells.count())?;
        Some(InputError { place, case: self.case, fault: Fault::Board { which, error } })
    }

    /// Whether the cells are on two lines, the second of which is, read to its end, a board of its own.
    fn last_line_is_a_board(&mut self, cells: &BoardCells) -> Result<bool, JudgeError> {
        let (count, begun) = (cells.on_first_line(), cells.count());
        let line = cells.places[begun - 1].line;
        if count == begun || cells.places[count].line != line {
            return Ok(false);
        }
        let mut text: String = cells.text.chars().take(begun).skip(count).collect();
        while text.chars().count() <= 9
            && self.look_ahead()?.is_some()
            && self.characters.place().line == line
        {
            text.extend(self.characters.take().map_err(JudgeError::Read)?);
        }
        Ok(Board::of_cells(&text).is_ok())
    }
}

impl BoardCells {
    fn count(&self) -> usize {
        self.places.len() - 1
    }

    fn first_line(&self) -> u64 {
        self.places[0].line
    }

    /// The number of cells on the line on which they begin.
    fn on_first_line(&self) -> usize {
        let cells = &self.places[..self.count()];
        cells.iter().take_while(|place| place.line == self.first_line()).count()
    }

    /// The place of the cell that an error is about.
    fn place_of(&self, error: &BoardError) -> InputPlace {
        self.places[error.cell()]
    }
}
