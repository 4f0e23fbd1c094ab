//! Lines of a tooltip, which egui lays out itself, line by line.

use egui::{Color32, Label, RichText, Ui};

use crate::gui::{
    theme::{Type, space},
    widgets::text,
};

/// Adds one line. It wraps only where it would be wider than the window, as on a phone.
pub fn line(ui: &mut Ui, words: &str, kind: Type, ink: Color32) {
    let label = Label::new(RichText::new(words).font(kind.font()).color(ink));
    let room = ui.ctx().content_rect().width() - 2.0 * space::XL;
    if text::width(ui.painter(), words, kind) <= room {
        ui.add(label.extend());
    } else {
        ui.set_max_width(room);
        ui.add(label.wrap());
    }
}
