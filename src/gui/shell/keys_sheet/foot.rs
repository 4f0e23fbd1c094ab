//! The foot of the sheet: version and licences, what is stored, and a button that removes it.

use egui::{Rect, vec2};
use eight_realms_app::app::{Action, StoredIn, WindowAction};

use crate::gui::{
    kit::{Button, Canvas, id, sheet},
    theme::{Type, looks, space},
    widgets::text,
};

/// Two paragraphs and their heights.
pub struct Foot {
    paragraphs: [String; 2],
    heights: [f32; 2],
}

impl Foot {
    /// Lays out the paragraphs, wrapped at a width.
    pub fn of(canvas: &Canvas<'_, '_>, width: f32) -> Self {
        let version = canvas.tell("keys-foot-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let paragraphs = [version, stored(canvas)];
        let heights =
            paragraphs.each_ref().map(|words| text::height(canvas.painter(), words, Type::Caption, width));
        Self { paragraphs, heights }
    }

    /// Returns the height of the paragraphs, without the row of the button.
    pub fn height(&self) -> f32 {
        self.heights.iter().sum::<f32>() + space::XS
    }

    /// Draws the paragraphs from the top of `rect`, and the button into its lower left corner.
    pub fn show(&self, canvas: &mut Canvas<'_, '_>, rect: Rect) {
        let [version, stored] = &self.paragraphs;
        canvas.paragraph(rect, "version", version, Type::Caption);
        let below = rect.with_min_y(rect.top() + self.heights[0] + space::XS);
        canvas.paragraph(below, "stored", stored, Type::Caption);
        if canvas.context.view.model.surroundings.stored_in != StoredIn::Nowhere {
            let word = canvas.say("keys-foot-clear");
            let size = vec2(sheet::button_width(canvas, &word), looks::SHEET.height);
            let place = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
            let response = canvas.press_word(Button::new(place, id("clear"), &word, &looks::SHEET), &word);
            canvas.on_click(&response, Action::Window(WindowAction::ClearStored));
        }
    }
}

fn stored(canvas: &Canvas<'_, '_>) -> String {
    let (place, file) = match &canvas.context.view.model.surroundings.stored_in {
        StoredIn::Nowhere => ("nowhere", ""),
        StoredIn::File(file) => ("file", file.as_str()),
        StoredIn::LocalStorage => ("browser", ""),
    };
    canvas.tell("keys-foot-stored", &[("place", place.into()), ("file", file.into())])
}
