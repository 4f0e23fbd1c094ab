//! Whose h is taken apart: the board at the playhead, or the start.

use egui::Rect;

use crate::{
    app::{Action, StudyAction, StudyBoard},
    gui::{
        kit::{Canvas, id},
        widgets::segments::{self, Segment},
    },
};

/// Draws the choice at the left of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let boards = StudyBoard::ALL.map(|board| {
        let (word, hint) = match board {
            StudyBoard::Playhead => ("study-at-playhead", "study-at-playhead-hint"),
            StudyBoard::Start => ("start", "study-at-start-hint"),
        };
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value: board, label: hint.clone(), word, hint }
    });
    let chosen = canvas.desk.view.model.study.board;
    let pressed = segments::show(canvas.ui, rect, id("study whose"), &boards, chosen, canvas.desk.palette);
    if let Some(board) = pressed {
        canvas.ask(Action::Study(StudyAction::Board(board)));
    }
}
