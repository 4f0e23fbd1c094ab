//! Whose h is taken apart: the board at the playhead, or the start.

use egui::Rect;

use crate::{
    app::{Action, StudyAction, StudyBoard},
    gui::{
        panels::stage::canvas::{Canvas, id},
        widgets::{
            press::Chosen,
            segments::{self, Segment},
        },
    },
};

/// Draws the choice at the left of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let chosen = canvas.desk.view.model.study.board;
    let words = StudyBoard::ALL.map(|board| {
        canvas.say(match board {
            StudyBoard::Playhead => "study-at-playhead",
            StudyBoard::Start => "study-at-start",
        })
    });
    let segments: [Segment<'_>; StudyBoard::ALL.len()] = std::array::from_fn(|at| Segment {
        id: id(("study whose", StudyBoard::ALL[at])),
        word: &words[at],
        label: &words[at],
        hint: "",
        chosen: if StudyBoard::ALL[at] == chosen { Chosen::Yes } else { Chosen::No },
    });
    let (pressed, _) = segments::show(canvas.ui, rect.left_center(), &segments, canvas.desk.palette);
    if let Some(at) = pressed {
        canvas.actions.push(Action::Study(StudyAction::Board(StudyBoard::ALL[at])));
    }
}
