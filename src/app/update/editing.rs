//! The editor: a draft until it is accepted.

use super::puzzles;
use crate::app::{BoardRole, Editor, EditorAction, Effect, Model};

/// Opens the editor on one of the two boards; if that one is edited already, closes it.
pub fn open(model: &mut Model, role: BoardRole) {
    let board = match role {
        BoardRole::Start => model.puzzle.start,
        BoardRole::Goal => model.puzzle.goal,
    };
    let previous = model.editor.take().map(|editor| editor.role);
    if previous != Some(role) {
        model.editor = Some(Editor::of(role, board));
    }
}

/// Carries out an action of the editor.
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
        EditorAction::Take if !editor.typed.is_empty() => editor.report_missing(),
        EditorAction::Take => {
            editor.swap = None;
            let puzzle = editor.puzzle(&model.puzzle);
            model.editor = None;
            return puzzles::set(model, puzzle);
        }
    }
    None
}
