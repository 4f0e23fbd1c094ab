//! Lines of a tooltip, which egui lays out itself, line by line.

use egui::{Color32, Label, RichText, Ui};

use crate::gui::theme::Type;

/// Adds one line, never wrapped.
pub fn line(ui: &mut Ui, words: &str, kind: Type, ink: Color32) {
    ui.add(Label::new(RichText::new(words).font(kind.font()).color(ink)).extend());
}
