//! Estimates against true distances: four faces, each with a question of its own.
//!
//! ```text
//! ┌ tabs ── faces ──────────────────────────────────┐
//! │ picture of the face that is      │ estimates,   │
//! │ looked at                        │ figures      │
//! └─────────────────────────────────────────────────┘
//! ```

mod board;
mod distances;
mod faces;
mod orders;
mod price;
mod progress;
mod side;
mod table;
mod weight;
mod whose;

use super::stage::{self, tabs};
use crate::{
    app::{Action, StageTab, view::study::Study},
    gui::{Desk, kit::Canvas},
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    let strip = tabs::show(&mut canvas, full, StageTab::Heuristics);
    faces::show(&mut canvas, strip.rest);
    let body = stage::inside(full, strip.below);
    match &desk.view.study {
        Some(Study::Distances(view)) => distances::show(&mut canvas, body, view),
        Some(Study::Board(view)) => board::show(&mut canvas, body, view),
        Some(Study::Price(view)) => price::show(&mut canvas, body, view),
        Some(Study::Orders(view)) => orders::show(&mut canvas, body, view),
        None => {}
    }
}
