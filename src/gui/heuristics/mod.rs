//! Heuristics against true distances: four faces, each with a question of its own.
//!
//! ```text
//! ┌ tabs ── faces ──────────────────────────────────┐
//! │ picture of the selected face     │ heuristics,  │
//! │                                  │ figures      │
//! └─────────────────────────────────────────────────┘
//! ```

mod board;
mod distances;
mod distances_picture;
mod orders;
mod progress;
mod side;
mod suboptimal;

use egui::{Rect, Vec2, vec2};
use eight_realms_app::{
    desk::screen::StageTab,
    heuristics::{HeuristicsAction, HeuristicsFace, view::HeuristicsView},
    model::Action,
};

use crate::gui::{
    keys::caption,
    kit::{Canvas, tabs::Strip},
    theme::{Arrangement, space},
    widgets::segments::{self, Segment},
};

/// Draws the names of the faces at the right end of the strip; returns what remains.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let rest = strip.rest;
    let again = caption::tab(StageTab::Heuristics, canvas.context.words).unwrap_or_default();
    let next = canvas.tell("heuristics-next", &[("key", again.into())]);
    let faces = HeuristicsFace::ALL.map(|face| {
        let word = canvas.say(format!("heuristics-face-{}", face.name()));
        let hint = canvas.context.hint(&canvas.say(format!("heuristics-face-{}-hint", face.name())), &next);
        Segment::new(face, word, hint)
    });
    let open = canvas.context.view.model.heuristics.face;
    let width = if canvas.is_phone() { rest.width() } else { segments::width(canvas.painter(), &faces) };
    let place = rest.with_min_x(rest.right() - width);
    if let Some(face) = canvas.choice(place, "heuristics face", &faces, open) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Face(face)));
    }
    strip.without_rest()
}

/// Least height of a face with paragraphs, or with a bar for each order.
const LEAST: f32 = 224.0;

/// Least size of a bar for each order.
const ORDERS: Vec2 = Vec2::new(640.0, LEAST);
/// Least height of what an upright window has above the column.
const ABOVE_COLUMN: f32 = 288.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let column = side::height_in_hand() + space::S + space::XS;
    let [least, least_with_text] = match canvas.arrangement() {
        Arrangement::Upright => [ABOVE_COLUMN + column; 2],
        _ if canvas.is_in_hand() => [column; 2],
        Arrangement::Lying | Arrangement::Around => [0.0, LEAST],
    };
    let orders = if canvas.is_phone() { ORDERS } else { vec2(0.0, LEAST) };
    let [least, least_with_text] = [least, least_with_text].map(|height| vec2(0.0, height));
    match &canvas.context.view.heuristics {
        Some(HeuristicsView::Distances(view)) => {
            canvas.at_least("distances", body, least, |canvas, body| distances::show(canvas, body, view));
        }
        Some(HeuristicsView::Board(view)) => {
            canvas.at_least("h of a board", body, least, |canvas, body| board::show(canvas, body, view));
        }
        Some(HeuristicsView::Suboptimal(view)) => {
            canvas.at_least("suboptimal", body, least_with_text, |canvas, body| {
                suboptimal::show(canvas, body, view);
            });
        }
        Some(HeuristicsView::Orders(view)) => {
            canvas.at_least("orders", body, orders, |canvas, body| orders::show(canvas, body, view));
        }
        None => {}
    }
}
