//! A one-line field that a person types in.

use egui::{Align2, Id, Rect, Response, TextEdit, vec2};
use eight_realms_app::words::LONGEST_TEXT;

use super::canvas::Canvas;
use crate::gui::{safe_area::SafeArea, theme::Type};

/// How a field looks.
#[derive(Clone, Copy, Debug)]
pub struct FieldLook<'a> {
    pub font: Type,
    /// Room on both sides of what is typed.
    pub margin: f32,
    /// What is written in it while it is empty.
    pub hint: &'a str,
}

impl Canvas<'_, '_> {
    /// Shows a field that takes no more than the program reads of a text. With a keyboard over the window, it stays in
    /// sight while a person types in it.
    pub fn field(&mut self, place: Rect, typed: &mut String, name: Id, look: FieldLook<'_>) -> Response {
        self.long_field(place, typed, name, look, LONGEST_TEXT)
    }

    /// The same for a text of another maximum length, in characters.
    pub fn long_field(
        &mut self,
        place: Rect,
        typed: &mut String,
        name: Id,
        look: FieldLook<'_>,
        longest: usize,
    ) -> Response {
        let field = TextEdit::singleline(typed)
            .id(name)
            .font(look.font.font())
            .align(Align2::LEFT_CENTER)
            .margin(vec2(look.margin, 0.0))
            .desired_width(f32::INFINITY)
            .char_limit(longest)
            .hint_text(look.hint);
        let response = self.ui.put(place, field);
        let ctx = self.ui.ctx();
        SafeArea::note_field(ctx, name);
        let keyboard = SafeArea::keyboard(ctx);
        let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or(name, 0.0), keyboard));
        if response.has_focus() && before < keyboard {
            response.scroll_to_me(None);
        }
        response
    }
}
