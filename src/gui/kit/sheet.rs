//! What lies over the window: a card in its middle, the window dimmed and out of reach behind it.

use std::{fmt::Debug, hash::Hash};

use egui::{Frame, Modal, Rect, Response, Sense, Stroke, StrokeKind, Vec2};

use super::canvas::{Canvas, id};
use crate::gui::{
    theme::{Type, radius, space, stroke},
    widgets::{press, text},
};

/// Height of a button.
pub const BUTTON: f32 = 32.0;
/// Height of the title, the gap below it included.
pub const HEAD: f32 = 36.0;
/// Beside the word on a button.
const PADDING: f32 = 16.0;
/// Between the card and the edge of the window, the margin of the card included.
const OUTSIDE: f32 = space::XL + space::L;

/// The largest card that the window has room for.
pub fn room(canvas: &Canvas<'_, '_>) -> Vec2 {
    canvas.ui.ctx().content_rect().size() - Vec2::splat(2.0 * OUTSIDE)
}

/// Lays a card of a size over the window; answers whether somebody clicked beside it.
pub fn show<'d>(
    canvas: &mut Canvas<'_, 'd>,
    name: &str,
    size: Vec2,
    content: impl FnOnce(&mut Canvas<'_, 'd>, Rect),
) -> Outside {
    let context = canvas.ui.ctx().clone();
    let frame = Frame::popup(canvas.ui.style()).inner_margin(space::XL).corner_radius(radius::L);
    let modal = Modal::new(id(("sheet", name))).backdrop_color(canvas.palette().shadow).frame(frame);
    let response = modal.show(&context, |ui| {
        let (rect, _) = ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::hover());
        content(&mut canvas.on(ui), rect);
    });
    if response.backdrop_response.clicked() { Outside::Clicked } else { Outside::Quiet }
}

/// What happened beside a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Somebody clicked there.
    Clicked,
    /// Nothing.
    Quiet,
}

/// The title, at the top of `rect`.
pub fn title(canvas: &Canvas<'_, '_>, rect: Rect, name: &str, words: &str) {
    let at = rect.left_top() + Vec2::new(0.0, HEAD / 2.0 - space::XS);
    let written = text::left(canvas.painter(), at, words, Type::Display, canvas.palette().text);
    canvas.said(written, ("sheet title", name), words);
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What one came for.
    Strong,
    /// Everything else.
    Plain,
}

/// The width that a button of a sheet takes.
pub fn button_width(canvas: &Canvas<'_, '_>, word: &str) -> f32 {
    text::width(canvas.painter(), word, Type::Figure) + 2.0 * PADDING
}

/// A button of a sheet.
pub fn button(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    name: impl Hash + Debug,
    word: &str,
    weight: Weight,
) -> Response {
    let (palette, is_enabled) = (canvas.palette(), canvas.ui.is_enabled());
    let response = press::button(canvas.ui, rect, id(name), word);
    let hot = response.hovered() || response.is_pointer_button_down_on();
    let (fill, ink) = match weight {
        _ if !is_enabled => (palette.panel, palette.text_faint),
        Weight::Strong if hot => (palette.text_soft, palette.panel),
        Weight::Strong => (palette.text, palette.panel),
        Weight::Plain if hot => (palette.hover, palette.text),
        Weight::Plain => (palette.raised, palette.text),
    };
    let edge = Stroke::new(stroke::HAIR, if is_enabled { fill } else { palette.line });
    canvas.painter().rect(rect, radius::M, fill, edge, StrokeKind::Inside);
    text::centred(canvas.painter(), rect.center(), word, Type::Figure.font(), ink);
    press::focus_ring(canvas.painter(), rect.expand(3.0), radius::L, &response, palette);
    response
}
