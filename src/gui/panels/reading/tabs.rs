//! Lesson or code; beside the code the name of its file.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, pos2, vec2};

use super::margin;
use crate::{
    app::{Action, Reading},
    gui::{
        kit::{Canvas, id},
        theme::{Type, radius, space, stroke},
        widgets::{
            press::{self, Chosen},
            text,
        },
    },
    lesson::Source,
};

/// Height of the row of tabs.
const HEIGHT: f32 = 40.0;

/// Draws the tabs at the top of `full`; answers with what is left below.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect) -> Rect {
    let strip = Rect::from_min_size(full.min, vec2(full.width(), HEIGHT));
    let line = Stroke::new(stroke::HAIR, canvas.palette().line);
    let y = canvas.painter().round_to_pixel_center(strip.bottom());
    canvas.painter().hline(strip.x_range(), y, line);
    let mut x = strip.left() + margin(full);
    for reading in Reading::ALL {
        x = tab(canvas, pos2(x, strip.center().y), reading) + space::XL;
    }
    if canvas.desk.view.model.reading == Reading::Code {
        file(canvas, strip, x);
    }
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// One tab from `at` (left, middle); answers with its right end.
fn tab(canvas: &mut Canvas<'_, '_>, at: Pos2, reading: Reading) -> f32 {
    let palette = canvas.palette();
    let word = canvas.say(match reading {
        Reading::Lesson => "tab-lesson",
        Reading::Code => "tab-code",
    });
    let width = text::width(canvas.painter(), &word, Type::Title);
    let rect = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, HEIGHT));
    let chosen = if canvas.desk.view.model.reading == reading { Chosen::Yes } else { Chosen::No };
    let sense = rect.expand2(vec2(space::S, 0.0));
    let response = press::choice(canvas.ui, sense, id(("reading tab", reading)), &word, chosen);
    let (kind, color) = match (chosen, response.hovered()) {
        (Chosen::Yes, _) => (Type::Title, palette.text),
        (Chosen::No, true) => (Type::Figure, palette.text_soft),
        (Chosen::No, false) => (Type::Figure, palette.text_faint),
    };
    text::left(canvas.painter(), at, &word, kind, color);
    if chosen == Chosen::Yes {
        let under = rect.with_min_y(rect.bottom() - stroke::STRONG);
        canvas.painter().rect_filled(under, CornerRadius::same(1), palette.text);
    }
    let ring = rect.expand2(vec2(space::S, -space::S));
    press::focus_ring(canvas.painter(), ring, radius::S, &response, palette);
    if response.clicked() {
        canvas.ask(Action::Read(reading));
    }
    rect.right()
}

/// The file's name at the right end, as far as there is room after `from`.
fn file(canvas: &Canvas<'_, '_>, strip: Rect, from: f32) {
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let name = Source::of(canvas.desk.view.model.chosen).file;
    let color = canvas.palette().text_faint;
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, name, Type::Caption, color, end.x - from);
}
