//! The editor of start or goal: a board is made by sliding, swapping or typing.
//!
//! What is being made is a draft; the puzzle stays what it is until the draft is accepted.

use crate::puzzle::{Board, BoardError, Move, Puzzle, is_gap};

/// A board of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardRole {
    /// Where the search begins.
    Start,
    /// Where it ends.
    Goal,
}

/// A draft of start or goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// Which board is edited.
    pub role: BoardRole,
    /// The board so far.
    pub draft: Board,
    /// Two cells whose tiles are about to change places, while one is dragged over the other.
    pub swap: Option<(u8, u8)>,
    /// Cells typed so far; the draft changes with the ninth.
    pub typed: String,
    /// What was wrong with the last character or text.
    pub trouble: Option<BoardError>,
    before: Vec<Board>,
}

impl Editor {
    /// Starts from the board as it is.
    pub const fn of(role: BoardRole, board: Board) -> Self {
        Self { role, draft: board, swap: None, typed: String::new(), trouble: None, before: Vec::new() }
    }

    /// The board as it would be if the dragged tile were dropped.
    pub fn preview(&self) -> Board {
        self.swap.map_or(self.draft, |(one, other)| self.draft.with_swapped(one, other))
    }

    /// The puzzle as it would be, with the other board of this puzzle.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        match self.role {
            BoardRole::Start => Puzzle::new(self.preview(), puzzle.goal),
            BoardRole::Goal => Puzzle::new(puzzle.start, self.preview()),
        }
    }

    /// Moves the blank, if it can go there.
    pub fn slide(&mut self, step: Move) {
        if let Some(board) = self.draft.after(step) {
            self.put(board);
        }
    }

    /// Slides the tile on a cell into the blank, if it lies beside it.
    pub fn press(&mut self, cell: u8) {
        let beside = Move::ALL.into_iter().find(|step| step.leads_to(self.draft.blank()) == Some(cell));
        if let Some(step) = beside {
            self.slide(step);
        }
    }

    /// Exchanges two cells.
    pub fn drop_on(&mut self, from: u8, to: u8) {
        self.swap = None;
        if from != to {
            self.put(self.draft.with_swapped(from, to));
        }
    }

    /// One more character of a board that is typed in order; separators between cells are skipped.
    pub fn type_in(&mut self, character: char) {
        if is_gap(character) {
            return;
        }
        let text = format!("{}{character}", self.typed);
        match text.parse() {
            Ok(board) => {
                self.typed.clear();
                self.put(board);
            }
            Err(BoardError::TooShort { .. }) => {
                self.typed = text;
                self.trouble = None;
            }
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    /// Reports what is still missing from a board whose typing has begun.
    pub fn report_missing(&mut self) {
        self.trouble = self.typed.parse::<Board>().err();
    }

    /// Takes the last typed character back.
    pub fn erase(&mut self) {
        self.typed.pop();
        self.trouble = None;
    }

    /// A whole board at once.
    pub fn put(&mut self, board: Board) {
        self.trouble = None;
        self.typed.clear();
        if board != self.draft {
            self.before.push(self.draft);
            self.draft = board;
        }
    }

    /// Back to the draft before the last change.
    pub fn undo(&mut self) {
        if self.typed.is_empty() {
            self.draft = self.before.pop().unwrap_or(self.draft);
        }
        self.typed.clear();
        self.trouble = None;
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty() || !self.typed.is_empty()
    }
}
