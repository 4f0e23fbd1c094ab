//! (reading)

use crate::{app::Action, gui::Desk};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    _ = (ui, desk, actions);
}
