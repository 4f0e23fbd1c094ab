//! The editor: a draft until it is accepted.

use eight_realms_core::{
    puzzle::{Puzzle, PuzzleText},
    replay::moment::{MomentLine, Opening},
};

use super::puzzles;
use crate::app::{BoardRole, Desk, Editor, EditorAction, Notice};

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
pub fn paste(editor: &mut Editor, desk: &mut Desk, opening: Opening) {
    let PuzzleText { start, goal } = match opening {
        Opening::Puzzle(text) => text,
        Opening::Moment(MomentLine { puzzle: Puzzle { start, goal }, .. }) => {
            PuzzleText { start, goal: Some(goal) }
        }
    };
    match goal {
        None => editor.put(start),
        Some(goal) => editor.put_both(&Puzzle::new(start, goal)),
    }
    desk.notify(if goal.is_none() { Notice::Pasted } else { Notice::PastedPuzzle });
}
