//! Lesson or code; beside the code the name of its file.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::{id, margin};
use crate::{
    app::{Action, Reading},
    gui::{
        Desk,
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
pub fn show(ui: &Ui, full: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) -> Rect {
    let strip = Rect::from_min_size(full.min, vec2(full.width(), HEIGHT));
    let line = Stroke::new(stroke::HAIR, desk.palette.line);
    ui.painter().hline(strip.x_range(), ui.painter().round_to_pixel_center(strip.bottom()), line);
    let mut x = strip.left() + margin(full);
    for reading in Reading::ALL {
        x = tab(ui, pos2(x, strip.center().y), reading, desk, actions) + space::XL;
    }
    if desk.view.model.reading == Reading::Code {
        file(ui, strip, x, desk);
    }
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// One tab from `at` (left, middle); answers with its right end.
fn tab(ui: &Ui, at: Pos2, reading: Reading, desk: &Desk<'_>, actions: &mut Vec<Action>) -> f32 {
    let word = desk.words.say(match reading {
        Reading::Lesson => "tab-lesson",
        Reading::Code => "tab-code",
    });
    let width = text::width(ui.painter(), &word, Type::Title);
    let rect = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, HEIGHT));
    let chosen = if desk.view.model.reading == reading { Chosen::Yes } else { Chosen::No };
    let response = press::choice(ui, rect.expand2(vec2(space::S, 0.0)), id(("tab", reading)), &word, chosen);
    let (kind, color) = match (chosen, response.hovered()) {
        (Chosen::Yes, _) => (Type::Title, desk.palette.text),
        (Chosen::No, true) => (Type::Figure, desk.palette.text_soft),
        (Chosen::No, false) => (Type::Figure, desk.palette.text_faint),
    };
    text::left(ui.painter(), at, &word, kind, color);
    if chosen == Chosen::Yes {
        let under = rect.with_min_y(rect.bottom() - stroke::STRONG);
        ui.painter().rect_filled(under, CornerRadius::same(1), desk.palette.text);
    }
    let ring = rect.expand2(vec2(space::S, -space::S));
    press::focus_ring(ui.painter(), ring, radius::S, &response, desk.palette);
    if response.clicked() {
        actions.push(Action::Read(reading));
    }
    rect.right()
}

/// The file's name at the right end, as far as there is room after `from`.
fn file(ui: &Ui, strip: Rect, from: f32, desk: &Desk<'_>) {
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let name = Source::of(desk.view.model.chosen).file;
    let color = desk.palette.text_faint;
    text::line(ui.painter(), end, Align2::RIGHT_CENTER, name, Type::Caption, color, end.x - from);
}
