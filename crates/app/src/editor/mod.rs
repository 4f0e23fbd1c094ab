//! The editor of start or goal: a board is made by sliding, swapping or typing.
//!
//! The editor changes a draft. The puzzle stays as it is until the draft is accepted.

pub mod sentences;

use eight_realms_core::{
    puzzle::{Board, BoardError, BoardRole, Move, Puzzle, PuzzleText, is_gap, narrow},
    replay::moment::Opening,
};

use crate::desk::{Desk, notice::Notice, puzzles};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Move the blank.
    Slide(Move),
    /// A cell is clicked.
    Press(u8),
    /// A key of the pad: put this tile, 0 the blank, on the marked cell.
    Fill(u8),
    /// Put a random solvable board.
    Random,
    /// Exchange two tiles of a draft that cannot be solved.
    MakeSolvable,
    /// A tile is dragged from the first cell over the second; `None`: over no other cell.
    Hover(Option<(u8, u8)>),
    /// A tile is dragged from the first cell and dropped on the second.
    Drop(u8, u8),
    /// A character is typed.
    Type(char),
    /// Take back the last typed character.
    Erase,
    /// Take back the last change.
    Undo,
    /// Accept the draft.
    Take,
    /// Discard the draft.
    Leave,
}

/// A draft of start or goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// The board that is edited.
    pub role: BoardRole,
    /// The board so far.
    pub draft: Board,
    /// The cell that the next key of the pad fills.
    pub mark: u8,
    /// Two cells whose tiles are about to change places, while one is dragged over the other.
    pub swap: Option<(u8, u8)>,
    /// Cells typed so far; the draft changes with the ninth.
    pub typed: String,
    /// The error of the last character or text.
    pub trouble: Option<BoardError>,
    /// Drafts before the last changes, with their marked cells.
    before: Vec<(Board, u8)>,
    /// The draft of the other board, as it was left for this one.
    other: Option<Box<Self>>,
}

impl Editor {
    /// Starts a draft from `board`.
    pub const fn of(role: BoardRole, board: Board) -> Self {
        Self {
            role,
            draft: board,
            mark: 0,
            swap: None,
            typed: String::new(),
            trouble: None,
            before: Vec::new(),
            other: None,
        }
    }

    /// Switches to the other board: to its draft, or else to that board of `puzzle`. Keeps this draft beside it.
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

    /// The puzzle that the drafts make. Without a draft, the other board is that of `puzzle`.
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

    /// Slides the tile on a cell into the blank, if it lies beside it; else marks the cell.
    pub fn press(&mut self, cell: u8) {
        let beside = Move::ALL.into_iter().find(|step| step.leads_to(self.draft.blank()) == Some(cell));
        match beside {
            Some(step) => self.slide(step),
            None => self.mark = cell,
        }
    }

    /// Exchanges the marked cell's tile with `tile`, 0 for the blank, and marks the next cell. So nine keys in reading
    /// order enter any board, and the draft is a board after each.
    pub fn fill(&mut self, tile: u8) {
        let Some(from) = (0..9).find(|cell| self.draft.tile(*cell) == tile) else { return };
        self.trouble = None;
        self.typed.clear();
        self.before.push((self.draft, self.mark));
        if from != self.mark {
            self.draft = self.draft.with_swapped(from, self.mark);
        }
        self.mark = (self.mark + 1) % 9;
    }

    /// Exchanges the last two tiles of the draft if the puzzle is unsolvable: that changes its parity.
    pub fn make_solvable(&mut self, puzzle: &Puzzle) {
        if self.puzzle(puzzle).is_solvable() {
            return;
        }
        let mut tiles = (0..9).rev().filter(|cell| self.draft.tile(*cell) != 0);
        if let (Some(last), Some(other)) = (tiles.next(), tiles.next()) {
            self.put(self.draft.with_swapped(other, last));
        }
    }

    /// Exchanges two cells.
    pub fn drop_on(&mut self, from: u8, to: u8) {
        self.swap = None;
        if from != to {
            self.put(self.draft.with_swapped(from, to));
        }
    }

    /// Adds a character of a board that is typed cell by cell. Skips separators between cells.
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

    /// Removes the last typed character.
    pub fn erase(&mut self) {
        self.typed.pop();
        self.trouble = None;
    }

    /// Replaces the draft by a whole board.
    pub fn put(&mut self, board: Board) {
        self.trouble = None;
        self.typed.clear();
        if board != self.draft {
            self.before.push((self.draft, self.mark));
            self.draft = board;
        }
    }

    /// Replaces both drafts by the boards of `puzzle`.
    pub fn put_both(&mut self, puzzle: &Puzzle) {
        let [own, other] = match self.role {
            BoardRole::Start => [puzzle.start, puzzle.goal],
            BoardRole::Goal => [puzzle.goal, puzzle.start],
        };
        self.put(own);
        let role = self.role.other();
        self.other.get_or_insert_with(|| Box::new(Self::of(role, other))).put(other);
    }

    /// Discards typed characters, or else goes back to the draft before the last change.
    pub fn undo(&mut self) {
        if self.typed.is_empty()
            && let Some(before) = self.before.pop()
        {
            (self.draft, self.mark) = before;
        }
        self.typed.clear();
        self.trouble = None;
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty() || !self.typed.is_empty()
    }
}

/// The form of a typed character that the window can draw: in the usual width, and with the keyboard's punctuation in
/// place of that of a Chinese input method.
fn typed_form(character: char) -> char {
    match narrow(character) {
        '。' => '.',
        '、' => ',',
        // A board has the tiles 1 to 8, so a 9 can only be meant as the blank.
        '9' | '□' => 'x',
        letter => letter,
    }
}

/// Opens the editor on one of the two boards, or turns it to that board and keeps the draft of the other. If that board
/// is edited already, turns back to the other, or closes the editor if the other has no draft.
pub fn open(editor: &mut Option<Editor>, desk: &mut Desk, role: BoardRole) {
    puzzles::forget_undo(desk);
    *editor = match editor.take() {
        Some(editor) if editor.role != role || editor.has_other() => Some(editor.turned(&desk.puzzle)),
        Some(_) => None,
        None => Some(Editor::of(
            role,
            match role {
                BoardRole::Start => desk.puzzle.start,
                BoardRole::Goal => desk.puzzle.goal,
            },
        )),
    };
}

/// Carries out an action of the editor.
pub fn edit(open: &mut Option<Editor>, desk: &mut Desk, action: EditorAction) {
    let Some(editor) = open else { return };
    match action {
        EditorAction::Slide(step) => editor.slide(step),
        EditorAction::Press(cell) => editor.press(cell),
        EditorAction::Fill(tile) => editor.fill(tile),
        EditorAction::Random => {
            let Puzzle { start, goal, .. } = editor.puzzle(&desk.puzzle);
            let other = if editor.role == BoardRole::Start { goal } else { start };
            editor.put(desk.dealer.solvable(other));
        }
        EditorAction::MakeSolvable => editor.make_solvable(&desk.puzzle),
        EditorAction::Hover(swap) => editor.swap = swap,
        EditorAction::Drop(from, to) => editor.drop_on(from, to),
        EditorAction::Type(character) => editor.type_in(character),
        EditorAction::Erase => editor.erase(),
        EditorAction::Undo => editor.undo(),
        EditorAction::Leave => {
            *open = None;
            puzzles::forget_undo(desk);
        }
        EditorAction::Take if !editor.typed.is_empty() => editor.report_missing(),
        EditorAction::Take if editor.other_is_unfinished() => {
            let mut other = editor.clone().turned(&desk.puzzle);
            other.report_missing();
            *open = Some(other);
        }
        EditorAction::Take => {
            editor.swap = None;
            let puzzle = editor.puzzle(&desk.puzzle);
            *open = None;
            puzzles::choose(desk, puzzle);
        }
    }
}

/// Makes one board the draft of the board that is edited, or two boards both drafts.
pub fn paste(editor: &mut Editor, desk: &mut Desk, opening: &Opening) {
    let PuzzleText { start, goal } = match opening {
        Opening::Puzzle(text) => *text,
        Opening::Moment(line) => {
            let puzzle = &line.moment().puzzle;
            PuzzleText { start: puzzle.start, goal: Some(puzzle.goal) }
        }
    };
    match goal {
        None => editor.put(start),
        Some(goal) => editor.put_both(&Puzzle::new(start, goal)),
    }
    desk.notify(if goal.is_none() { Notice::Pasted } else { Notice::PastedPuzzle });
}
