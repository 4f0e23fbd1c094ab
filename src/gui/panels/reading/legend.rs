//! What the marks of boards mean, at the foot of the panel.

use egui::{Rect, pos2, vec2};

use super::margin;
use crate::gui::{
    kit::Canvas,
    theme::{Standing, Type, space},
    widgets::{standing::standing_tag, text},
};

/// A page that would be lower than this without the marks does without them.
const LEAST_PAGE: f32 = 520.0;
/// From this width on, all marks stand in one row.
const WIDE: f32 = 640.0;
/// Height of the title and the room around it.
const HEAD: f32 = 44.0;
/// Height of a row of marks.
const ROW: f32 = 21.0;

fn columns(width: f32) -> usize {
    if width >= WIDE { Standing::ALL.len() } else { 2 }
}

/// How much of `below` the marks take; `None` where there is no room for them.
pub fn height(below: Rect) -> Option<f32> {
    let rows = Standing::ALL.len().div_ceil(columns(below.width()));
    let height = HEAD + rows as f32 * ROW + space::XS;
    (below.height() - height >= LEAST_PAGE).then_some(height)
}

/// Draws title and marks into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect) {
    let inside = rect.shrink2(vec2(margin(rect), 0.0));
    let title = pos2(inside.left(), rect.top() + space::XL - 2.0);
    text::left(canvas.painter(), title, &canvas.say("marks"), Type::Title, canvas.palette().text);
    let columns = columns(rect.width());
    let width = inside.width() / columns as f32;
    for (number, standing) in Standing::ALL.into_iter().enumerate() {
        let at = pos2(
            inside.left() + (number % columns) as f32 * width,
            rect.top() + HEAD + ((number / columns) as f32 + 0.2) * ROW,
        );
        let word = canvas.say(message(standing));
        let room = width - space::S;
        let taken = standing_tag(canvas.painter(), at, standing, &word, room, canvas.palette());
        canvas.said(taken, ("mark", standing), &word);
    }
}

const fn message(standing: Standing) -> &'static str {
    match standing {
        Standing::Open => "mark-open",
        Standing::Expanded => "mark-expanded",
        Standing::Path => "mark-path",
        Standing::Duplicate => "mark-duplicate",
        Standing::Pruned => "mark-pruned",
        Standing::Met => "mark-met",
    }
}
