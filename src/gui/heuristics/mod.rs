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

use egui::Rect;
use eight_realms_app::app::view::heuristics::HeuristicsView;

use crate::gui::kit::Canvas;

/// Least height of a face with paragraphs, or with a bar for each order.
const LEAST: f32 = 224.0;

pub use faces::show as controls;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
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
