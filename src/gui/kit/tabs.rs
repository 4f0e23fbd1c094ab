//! Tabs over a part of the window: the open one is written stronger, over a line.

use std::{fmt::Debug, hash::Hash};

use egui::{CornerRadius, Rect, Response, Stroke, vec2};

use super::canvas::{Canvas, id};
use crate::gui::{
    theme::{Type, looks, radius, space, stroke},
    widgets::{
        button::{Button, Chosen},
        text,
    },
};

/// Height of the strip of tabs.
const HEIGHT: f32 = 40.0;

/// Room that a strip of tabs leaves.
#[derive(Clone, Copy)]
pub struct Strip {
    /// Rest of the strip, right of the tabs.
    pub rest: Rect,
    /// Room below the strip and the sentence.
    pub below: Rect,
}

impl Strip {
    /// The same, with nothing left beside the tabs.
    pub fn without_rest(self) -> Self {
        Self { rest: self.rest.with_min_x(self.rest.right()), ..self }
    }
}

/// Draws the line below the strip at the top of `full`; returns the strip.
pub fn strip(canvas: &Canvas<'_, '_>, full: Rect) -> Rect {
    let strip = full.with_max_y(full.top() + HEIGHT);
    let line = Stroke::new(stroke::HAIR, canvas.palette().line);
    let y = canvas.painter().round_to_pixel_center(strip.bottom());
    canvas.painter().hline(strip.x_range(), y, line);
    strip
}

/// Shows a tab in a strip, its word from `x` on; returns its response, and where the word ends.
pub fn tab(
    canvas: &Canvas<'_, '_>,
    (strip, x): (Rect, f32),
    name: impl Hash + Debug,
    word: &str,
    open: Chosen,
) -> (Response, f32) {
    let end = x + text::width(canvas.painter(), word, looks::TAB.kind);
    let place = strip.with_min_x(x - space::S).with_max_x(end + space::S);
    (tab_in(canvas, place, name, word, open), end)
}

/// Shows a tab that is pressed in all of `place`, its word in the middle.
pub fn tab_in(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    name: impl Hash + Debug,
    word: &str,
    open: Chosen,
) -> Response {
    let width = text::width(canvas.painter(), word, looks::TAB.kind);
    let rect = Rect::from_center_size(place.center(), vec2(width, place.height()));
    canvas.press(Button::new(place, id(name), word, &looks::TAB).choice(open), |ink| {
        let kind = if open == Chosen::Yes { looks::TAB.kind } else { Type::Figure };
        text::left(canvas.painter(), rect.left_center(), word, kind, ink);
        if open == Chosen::Yes {
            let under = rect.with_min_y(rect.bottom() - stroke::STRONG);
            canvas.painter().rect_filled(under, CornerRadius::same(radius::XXS), ink);
        }
    })
}
