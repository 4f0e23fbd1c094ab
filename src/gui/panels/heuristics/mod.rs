//! Estimates against true distances.

use super::stage::{canvas::Canvas, tabs};
use crate::{
    app::{Action, StageTab},
    gui::Desk,
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    _ = tabs::show(&mut canvas, full, StageTab::Heuristics);
}
