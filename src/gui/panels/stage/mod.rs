//! (stage)

use crate::{app::Action, gui::Desk};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    _ = (ui, desk, actions);
}

/// In a narrow window: the tabs, and the reading panel in the place of the search.
pub fn show_reading(ui: &mut egui::Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    super::reading::show(ui, desk, actions);
}
