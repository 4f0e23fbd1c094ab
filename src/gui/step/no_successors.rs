//! Placeholders in the successors' place before there are any.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::gui::{
    keys::binding,
    kit::Canvas,
    theme::{Type, radius, space, stroke},
    widgets::key_hint::key_hint,
};

/// Says that the search has begun, and that nothing has been expanded.
pub fn nothing_expanded(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    canvas.paragraph(inner, "nothing-expanded", &canvas.say("nothing-expanded"), Type::Body);
}

/// Shows the keys that begin; the sentence over the stage states that nothing has happened yet.
pub fn before(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    // As long as a question is open, the keys answer it.
    if canvas.context.view.model.has_open_question() {
        return;
    }
    let mut y = inner.top() + space::S;
    let words = canvas.context.words;
    for keys in const { [binding("play"), binding("expansion")] } {
        if y + space::S <= inner.bottom() {
            let at = pos2(inner.left(), y);
            key_hint(canvas.painter(), at, &keys.caps(words), &keys.does(words), canvas.palette());
        }
        y += space::XL;
    }
}

/// Draws an outline; returns the place inside.
fn frame(canvas: &Canvas<'_, '_>, place: Rect) -> Rect {
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    let inner = place.shrink2(vec2(space::L, space::L));
    if inner.is_positive() { inner } else { place }
}
