//! A one-line field that a person types in.

use egui::{Align2, Id, TextEdit, vec2};
use eight_realms_app::words::LONGEST_TEXT;

use crate::gui::theme::Type;

/// Creates a field that takes no more than the program reads of a text; `margin`: room on both sides of what is typed.
pub fn field(typed: &mut String, name: Id, font: Type, margin: f32) -> TextEdit<'_> {
    TextEdit::singleline(typed)
        .id(name)
        .font(font.font())
        .align(Align2::LEFT_CENTER)
        .margin(vec2(margin, 0.0))
        .desired_width(f32::INFINITY)
        .char_limit(LONGEST_TEXT)
}
