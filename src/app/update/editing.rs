//! The editor: a draft until it is taken.

use super::puzzles;
use crate::app::{BoardRole, Editor, EditorAction, Effect, Model};

/// Opens the editor on one of the two boards; on the one that is edited already, it leaves it.
pub fn open(model: &mut Model, end: BoardRole) {
    let board = match end {
        BoardRole::Start => model.puzzle.start,
        BoardRole::Goal => model.puzzle.goal,
    };
    let was = model.editor.take().map(|editor| editor.end);
    if was != Some(end) {
        model.editor = Some(Editor::of(end, board));
    }
}

/// Something happens in the editor.
pub fn edit(model: &mut Model, action: EditorAction) -> Option<Effect> {
    let editor = model.editor.as_mut()?;
    match action {
        EditorAction::Slide(step) => editor.slide(step),
        EditorAction::Press(cell) => editor.press(cell),
        EditorAction::Hover(swap) => editor.swap = swap,
        EditorAction::Drop(from, to) => editor.drop_on(from, to),
        EditorAction::Type(character) => editor.type_in(character),
        EditorAction::Erase => editor.erase(),
        EditorAction::Undo => editor.undo(),
        EditorAction::Leave => model.editor = None,
        EditorAction::Take if !editor.typed.is_empty() => editor.ask_for_the_rest(),
        EditorAction::Take => {
            editor.swap = None;
            let puzzle = editor.puzzle(&model.puzzle);
            model.editor = None;
            return puzzles::set(model, puzzle);
        }
    }
    None
}
