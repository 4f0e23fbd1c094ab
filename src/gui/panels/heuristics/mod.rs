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
mod faces;
mod orders;
mod progress;
mod side;
mod suboptimal;
mod table;
mod weight;

use eight_realms_app::app::{StageTab, view::heuristics::HeuristicsView};

use super::stage::{self, tabs};
use crate::gui::kit::Canvas;

/// Least height of a face with paragraphs, or with a bar for each order.
const LEAST: f32 = 224.0;

pub fn show(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let strip = tabs::show(canvas, full, StageTab::Heuristics);
    faces::show(canvas, strip.rest);
    let body = stage::inside(full, strip.below);
    match &canvas.context.view.heuristics {
        Some(HeuristicsView::Distances(view)) => distances::show(canvas, body, view),
        Some(HeuristicsView::Board(view)) => board::show(canvas, body, view),
        Some(HeuristicsView::Suboptimal(view)) => {
            canvas.at_least("suboptimal", body, LEAST, |canvas, body| suboptimal::show(canvas, body, view));
        }
        Some(HeuristicsView::Orders(view)) => {
            canvas.at_least("orders", body, LEAST, |canvas, body| orders::show(canvas, body, view));
        }
        None => {}
    }
}
