//! Which face is looked at.

use egui::Rect;

use crate::{
    app::{Action, StudyAction, StudyFace},
    gui::{
        panels::stage::canvas::{Canvas, id},
        widgets::segments::{self, Segment},
    },
};

/// Draws the faces at the left of `rest`.
pub fn show(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    let key = canvas.say("study-next-key");
    let faces = StudyFace::ALL.map(|face| {
        let hint = [("hint", canvas.say(hint(face)).into()), ("key", key.as_str().into())];
        let word = canvas.say(name(face));
        Segment { value: face, label: word.clone(), word, hint: canvas.tell("hint-with-key", &hint) }
    });
    let open = canvas.desk.view.model.study.face;
    let pressed = segments::show(canvas.ui, rest, id("study face"), &faces, open, canvas.desk.palette);
    if let Some(face) = pressed {
        canvas.actions.push(Action::Study(StudyAction::Face(face)));
    }
}

const fn name(face: StudyFace) -> &'static str {
    match face {
        StudyFace::Distances => "study-distances",
        StudyFace::Board => "study-board",
    }
}

const fn hint(face: StudyFace) -> &'static str {
    match face {
        StudyFace::Distances => "study-distances-hint",
        StudyFace::Board => "study-board-hint",
    }
}
