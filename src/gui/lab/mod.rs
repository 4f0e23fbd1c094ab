//! The laboratory: an experiment is set up, run and looked at.
//!
//! ```text
//! ┌ tabs ──────────────────────────── Set up Plot Table ┐
//! │ [growth ▾] [expanded ▾]     60 % · 4 s left (Pause) │
//! │ the plot                          │ the searches    │
//! └─────────────────────────────────────────────────────┘
//! ```

mod bar;
mod card;
mod chart;
mod check;
mod set_up;
mod table;

pub use set_up::focus_journal;

use egui::{Rect, Vec2};
use eight_realms_app::{
    desk::screen::StageTab,
    lab::{
        LabAction, LabFace,
        view::{LabView, ResultsView},
    },
    model::Action,
};

use crate::gui::{
    keys::caption,
    kit::{Canvas, tabs::Strip},
    theme::space,
    widgets::{
        segments::{self, Segment},
        still,
    },
};

/// Draws the names of the faces at the right end of the strip; returns what remains.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let rest = strip.rest;
    let again = caption::tab(StageTab::Lab, canvas.context.words).unwrap_or_default();
    let next = canvas.tell("heuristics-next", &[("key", again.into())]);
    let lab = canvas.context.view.model.lab;
    let faces: Vec<Segment<LabFace>> = lab
        .faces(canvas.runs_in())
        .map(|face| {
            let word = canvas.say(format!("lab-face-{}", face.name()));
            let hint = canvas.context.hint(&canvas.say(format!("lab-face-{}-hint", face.name())), &next);
            Segment::new(face, word, hint)
        })
        .collect();
    let open = lab.shown_face();
    let width = if canvas.is_phone() { rest.width() } else { segments::width(canvas.painter(), &faces) };
    let place = rest.with_min_x(rest.right() - width);
    if let Some(face) = canvas.choice(place, "lab face", &faces, open) {
        canvas.ask(Action::Lab(LabAction::Face(face)));
    }
    strip.without_rest()
}

/// Least size of a plot with its bar.
const LEAST: Vec2 = Vec2::new(280.0, 200.0);

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    match &canvas.context.view.lab {
        None => {}
        Some(LabView::Check) => check::show(canvas, body),
        Some(LabView::SetUp(view)) => set_up::show(canvas, body, view),
        Some(LabView::Results(view)) => {
            // The boards behind a dot are there to be pressed.
            let has_card = view.card.is_some() && still::is_set(canvas.ui.ctx());
            let without = has_card.then(|| ResultsView { card: None, ..(**view).clone() });
            let view = without.as_ref().unwrap_or(view);
            canvas.at_least("lab results", body, LEAST, |canvas, body| {
                let below = bar::show(canvas, body.with_min_y(body.top() + space::XS), view);
                match canvas.context.view.model.lab.face {
                    LabFace::Table => table::show(canvas, below, view),
                    LabFace::Plot | LabFace::SetUp | LabFace::Check => chart::show(canvas, below, view),
                }
            });
        }
    }
}
