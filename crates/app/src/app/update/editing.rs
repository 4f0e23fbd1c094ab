//! The editor: a draft until it is accepted.

use super::puzzles;
use crate::app::{BoardRole, Editor, EditorAction, Effect, Model};

/// Opens the editor on one of the two boards, or turns it to that board and keeps the draft of the other. If that board
/// is edited already, turns back to the other, or closes the editor if the other has no draft.
pub fn open(model: &mut Model, role: BoardRole) {
    puzzles::forget_undo(model);
    model.editor = match model.editor.take() {
        Some(editor) if editor.role != role || editor.has_other() => Some(editor.turned(&model.desk.puzzle)),
        Some(_) => None,
        None => Some(Editor::of(
            role,
            match role {
                BoardRole::Start => model.puzzle.start,
                BoardRole::Goal => model.puzzle.goal,
            },
        )),
    };
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
        EditorAction::Leave => {
            model.editor = None;
            puzzles::forget_undo(model);
        }
        EditorAction::Take if !editor.typed.is_empty() => editor.report_missing(),
        EditorAction::Take if editor.other_is_unfinished() => {
            let mut other = editor.clone().turned(&model.puzzle);
            other.report_missing();
            model.editor = Some(other);
        }
        EditorAction::Take => {
            editor.swap = None;
            let puzzle = editor.puzzle(&model.desk.puzzle);
            model.editor = None;
            return puzzles::choose(model, puzzle);
        }
    }
    None
}
