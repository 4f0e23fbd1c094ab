//! Which face is looked at.

use egui::Rect;

use crate::{
    app::{Action, StageTab, StudyAction, StudyFace},
    gui::{
        keys::caption,
        kit::{Canvas, id},
        widgets::segments::{self, Segment},
    },
};

/// Draws the faces at the right end of `rest`.
pub fn show(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    let again = caption::tab(StageTab::Heuristics, canvas.desk.words).unwrap_or_default();
    let next = canvas.tell("study-next", &[("key", again.into())]);
    let faces = StudyFace::ALL.map(|face| {
        let word = canvas.say(name(face));
        Segment {
            value: face,
            label: word.clone(),
            word,
            hint: canvas.desk.hint(&canvas.say(hint(face)), &next),
        }
    });
    let open = canvas.desk.view.model.study.face;
    let width = segments::width(canvas.painter(), &faces);
    let place = rest.with_min_x(rest.right() - width);
    let pressed = segments::show(canvas.ui, place, id("study face"), &faces, open, canvas.desk.palette);
    if let Some(face) = pressed {
        canvas.ask(Action::Study(StudyAction::Face(face)));
    }
}

const fn name(face: StudyFace) -> &'static str {
    match face {
        StudyFace::Distances => "study-distances",
        StudyFace::Board => "study-board",
        StudyFace::Price => "study-price",
        StudyFace::Orders => "study-orders",
    }
}

const fn hint(face: StudyFace) -> &'static str {
    match face {
        StudyFace::Distances => "study-distances-hint",
        StudyFace::Board => "study-board-hint",
        StudyFace::Price => "study-price-hint",
        StudyFace::Orders => "study-orders-hint",
    }
}
