//! The choice of a face.

use eight_realms_app::app::{Action, HeuristicsAction, HeuristicsFace, StageTab};

use crate::gui::{
    keys::caption,
    kit::{Canvas, id, tabs::Strip},
    widgets::segments::{self, Segment},
};

/// Draws the names of the faces at the right end of the strip; returns what remains.
pub fn show(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let rest = strip.rest;
    let again = caption::tab(StageTab::Heuristics, canvas.context.words).unwrap_or_default();
    let next = canvas.tell("heuristics-next", &[("key", again.into())]);
    let faces = HeuristicsFace::ALL.map(|face| {
        let word = canvas.say(format!("heuristics-face-{}", face.name()));
        Segment {
            value: face,
            label: word.clone(),
            word,
            hint: canvas.context.hint(&canvas.say(format!("heuristics-face-{}-hint", face.name())), &next),
        }
    });
    let open = canvas.context.view.model.heuristics.face;
    let width = segments::width(canvas.painter(), &faces);
    let place = rest.with_min_x(rest.right() - width);
    let choice =
        segments::show(canvas.ui, place, id("heuristics face"), &faces, open, canvas.context.palette);
    if let Some(face) = choice {
        canvas.ask(Action::Heuristics(HeuristicsAction::Face(face)));
    }
    strip.without_rest()
}
