//! The editor of start or goal: a board is made by sliding, swapping or typing.
//!
//! What is being made is a draft; the puzzle stays what it is until the draft is accepted.

use crate::puzzle::{Board, BoardError, BoardRole, Move, Puzzle, is_gap, narrow};

impl BoardRole {
    pub const fn other(self) -> Self {
        match self {
            Self::Start => Self::Goal,
            Self::Goal => Self::Start,
        }
    }
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
    /// The draft of the other board, as it was left for this one.
    other: Option<Box<Self>>,
}

impl Editor {
    /// Starts from the board as it is.
    pub const fn of(role: BoardRole, board: Board) -> Self {
        Self {
            role,
            draft: board,
            swap: None,
            typed: String::new(),
            trouble: None,
            before: Vec::new(),
            other: None,
        }
    }

    /// The draft of the other board: as it was left, or as it is in `puzzle`. This one is kept beside it.
    #[must_use]
    pub fn turned(mut self, puzzle: &Puzzle) -> Self {
        self.swap = None;
        let role = self.role.other();
        let begun = || {
            let board = match role {
                BoardRole::Start => puzzle.start,
                BoardRole::Goal => puzzle.goal,
            };
            Self::of(role, board)
        };
        let mut other = self.other.take().map_or_else(begun, |other| *other);
        other.other = Some(Box::new(self));
        other
    }

    /// Whether the other board has a draft too.
    pub const fn has_other(&self) -> bool {
        self.other.is_some()
    }

    /// Whether the typing of the other board has begun and not ended.
    pub fn other_is_unfinished(&self) -> bool {
        self.other.as_ref().is_some_and(|other| !other.typed.is_empty())
    }

    /// The board as it would be if the dragged tile were dropped.
    pub fn preview(&self) -> Board {
        self.swap.map_or(self.draft, |(one, other)| self.draft.with_swapped(one, other))
    }

    /// The puzzle as it would be: the other board has its draft, or is that of `puzzle`.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let other = self.other.as_ref().map(|other| other.draft);
        match self.role {
            BoardRole::Start => Puzzle::new(self.preview(), other.unwrap_or(puzzle.goal)),
            BoardRole::Goal => Puzzle::new(other.unwrap_or(puzzle.start), self.preview()),
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
        let character = typed_form(character);
        if is_gap(character) {
            return;
        }
        let text = format!("{}{character}", self.typed);
        match Board::of_cells(&text) {
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
        self.trouble = Board::of_cells(&self.typed).err();
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

    /// Both boards at once.
    pub fn put_both(&mut self, puzzle: &Puzzle) {
        let [own, other] = match self.role {
            BoardRole::Start => [puzzle.start, puzzle.goal],
            BoardRole::Goal => [puzzle.goal, puzzle.start],
        };
        self.put(own);
        let role = self.role.other();
        self.other.get_or_insert_with(|| Box::new(Self::of(role, other))).put(other);
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

/// A typed character in the form that the window can draw: in its usual width, and the marks of a Chinese input method
/// as those that are on the keyboard.
fn typed_form(character: char) -> char {
    match narrow(character) {
        '。' => '.',
        '、' => ',',
        // All of 1 to 8 are on a board: nothing but the blank is left for a 9.
        '9' | '□' => 'x',
        letter => letter,
    }
}
