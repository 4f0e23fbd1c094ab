//! The editor in words: whether the draft could be solved, and which two tiles change places.

use super::{Narrator, board_error::name};
use crate::{app::Editor, words::Words};

/// Whether the puzzle could be solved if the draft were taken as it is now.
pub struct Solvability {
    /// The sentence, with its inversions.
    pub words: String,
    /// Whether it could.
    pub is_solvable: bool,
}

/// Whether the draft could be solved, by parity.
pub fn solvability(narrator: Narrator<'_>, editor: &Editor) -> Solvability {
    let puzzle = editor.puzzle(&narrator.view.model.puzzle);
    let is_solvable = puzzle.is_solvable();
    let id = if is_solvable { "edit-even" } else { "edit-odd" };
    let words = narrator.words.tell(id, &[("inversions", puzzle.inversions().len().into())]);
    Solvability { words, is_solvable }
}

/// Which two tiles change places while one is held over the other.
pub fn swapped(words: &Words, editor: &Editor) -> Option<String> {
    let (one, other) = editor.swap?;
    let name = |cell| name(editor.draft.tile(cell));
    Some(words.tell("edit-swapped", &[("one", name(one).into()), ("other", name(other).into())]))
}
