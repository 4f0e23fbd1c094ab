//! The tabs: page or code. Beside the page is the button that loads its sample, beside the code the name of its
//! file. Below them, over the code, are the tabs of its pages.

use egui::{Align2, Rect, vec2};
use eight_realms_app::{
    app::{Action, Reading},
    page,
};
use eight_realms_core::realm::SourceFile;

use super::{margin, sample};
use crate::gui::{
    kit::{Canvas, Chosen, tabs},
    theme::{Type, space, stroke},
    widgets::text,
};

/// Draws the tabs at the top of `full`, with `end` points free at the right; returns what is left below.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect, end: f32) -> Rect {
    let strip = tabs::strip(canvas, full);
    let mut x = strip.left() + margin(full);
    for reading in Reading::ALL {
        x = tab(canvas, (strip, x), reading) + space::XL;
    }
    let beside = strip.with_max_x(strip.right() - end);
    match canvas.context.view.model.reading {
        Reading::Page => sample::show(canvas, beside),
        Reading::Code => file(canvas, beside, x),
    }
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// Draws a tab; returns where its word ends.
fn tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), reading: Reading) -> f32 {
    let word = canvas.say(format!("tab-{}", reading.name()));
    let open = Chosen::same(reading, canvas.context.view.model.reading);
    let (response, end) = tabs::tab(canvas, place, ("reading tab", reading), &word, open);
    canvas.on_click(&response, Action::Read(reading));
    end
}

/// Writes the file's name at the right end, as far as it has room after `from`.
fn file(canvas: &Canvas<'_, '_>, strip: Rect, from: f32) {
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let name = canvas.context.view.model.source.name();
    let color = canvas.palette().text_faint;
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, name, Type::Caption, color, end.x - from);
}

/// Draws the tabs of the chosen realm's files at the top of `full`; returns what is left below.
pub fn show_pages(canvas: &mut Canvas<'_, '_>, full: Rect) -> Rect {
    let strip = tabs::strip(canvas, full);
    let mut x = strip.left() + margin(full);
    for source in canvas.context.view.model.chosen.sources() {
        x = page(canvas, (strip, x), source) + space::XL;
    }
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// Draws the tab of a file; returns where its word ends.
fn page(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), source: SourceFile) -> f32 {
    let word = canvas.say(page::page_name(source));
    let open = Chosen::same(source, canvas.context.view.model.source);
    let (response, end) = tabs::tab(canvas, place, ("code tab", source), &word, open);
    canvas.on_click(&response, Action::ReadSource(source));
    response.on_hover_text(source.name());
    end
}
