//! The race: every realm that is shown, in a lane of its own, on one clock.

use super::stage::{canvas::Canvas, tabs};
use crate::{
    app::{Action, StageTab},
    gui::Desk,
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let full = ui.max_rect();
    let mut canvas = Canvas { ui, desk, actions };
    _ = tabs::show(&mut canvas, full, StageTab::Race);
}
