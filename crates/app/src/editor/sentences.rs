//! The editor in words: whether the draft could be solved, and which two tiles change places.

use eight_realms_core::puzzle::{Board, BoardRole};

use crate::{
    desk::narrator::Narrator,
    editor::Editor,
    words::{Words, faults::tile_name},
};

/// Solvability of the puzzle if the draft were taken as it is at this moment.
pub struct Solvability {
    /// Sentence about it, with the number of inversions.
    pub words: String,
    pub is_solvable: bool,
}

/// Tests by parity whether the draft could be solved.
pub fn solvability(narrator: Narrator<'_>, editor: &Editor) -> Solvability {
    let puzzle = editor.puzzle(&narrator.seen.puzzle);
    let is_solvable = puzzle.is_solvable();
    let id = if is_solvable { "edit-even" } else { "edit-odd" };
    let words = narrator.words.tell(id, &[("inversions", puzzle.inversions().len().into())]);
    Solvability { words, is_solvable }
}

/// The sentence about the two tiles that change places while one is held over the other.
pub fn swap_text(words: &Words, editor: &Editor) -> Option<String> {
    let (one, other) = editor.swap?;
    let tile = |cell| tile_name(editor.draft.tile(cell)).into();
    Some(words.tell("edit-swapped", &[("one", tile(one)), ("other", tile(other))]))
}

/// The title of the editor's card.
pub fn title(words: &Words, editor: &Editor) -> String {
    words.say(match editor.role {
        BoardRole::Start => "edit-start",
        BoardRole::Goal => "edit-goal",
    })
}

/// The name of a cell of the large board: of its tile, or of the blank.
pub fn cell(words: &Words, editor: &Editor, cell: u8) -> String {
    match editor.draft.tile(cell) {
        0 => words.say("edit-blank"),
        tile => words.tell("edit-tile", &[("tile", tile.to_string().into())]),
    }
}

/// The name of a key of the pad: which tile, 0 for the blank, it puts where.
pub fn pad_key(words: &Words, editor: &Editor, tile: u8) -> String {
    let cell = (editor.mark + 1).into();
    match tile {
        0 => words.tell("pad-put-blank", &[("cell", cell)]),
        tile => words.tell("pad-put", &[("tile", tile.to_string().into()), ("cell", cell)]),
    }
}

/// The typed text as the squares show it, and the number of its characters.
pub fn typed_text(words: &Words, editor: &Editor) -> [String; 2] {
    let args = [("name", words.say("edit-typing").into()), ("what", editor.typed.as_str().into())];
    let count = editor.typed.chars().count();
    [words.tell("named", &args), words.tell("edit-typed", &[("n", count.into())])]
}

/// The board of the puzzle that is not edited.
pub struct OtherBoard {
    /// Name of its role.
    pub name: String,
    pub board: Board,
    /// Name and board in one text.
    pub label: String,
}

/// The board of the puzzle that is not edited.
pub fn other_board(narrator: Narrator<'_>, editor: &Editor) -> OtherBoard {
    let puzzle = editor.puzzle(&narrator.seen.puzzle);
    let (name, board) = match editor.role {
        BoardRole::Start => (narrator.words.say("goal"), puzzle.goal),
        BoardRole::Goal => (narrator.words.say("start"), puzzle.start),
    };
    let args = [("name", name.as_str().into()), ("what", board.to_string().into())];
    let label = narrator.words.tell("named", &args);
    OtherBoard { name, board, label }
}
