//! What stands in the successors' place while there are none.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};

use super::plan::StepPlan;
use crate::{
    app::view::Phase,
    gui::{
        keys::named,
        kit::Canvas,
        theme::{Type, radius, space, stroke},
        widgets::key_hint::key_hint,
    },
    tell,
};

/// Before the first event, and after a search that found out that there is no way.
pub fn show(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    match canvas.stage().phase {
        Phase::Exhausted => exhausted(canvas, plan.main),
        Phase::Before | Phase::Searching | Phase::Solved | Phase::Refused => before(canvas, plan.main),
    }
}

/// The search has begun, and nothing has been expanded.
pub fn nothing_expanded(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    canvas.paragraph(inner, "nothing-expanded", &canvas.say("nothing-expanded"), Type::Body);
}

/// The keys that begin; that nothing has happened yet, the sentence over the stage says.
fn before(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    let mut y = inner.top() + space::S;
    let words = canvas.desk.words;
    for keys in const { [named("play"), named("expansion")] } {
        if y + space::S <= inner.bottom() {
            let at = pos2(inner.left(), y);
            key_hint(canvas.painter(), at, &keys.caps(words), &keys.does(words), canvas.palette());
        }
        y += space::XL;
    }
}

fn exhausted(canvas: &Canvas<'_, '_>, place: Rect) {
    let inner = frame(canvas, place);
    let title = canvas.say("solution-none-title");
    let head = canvas.paragraph(inner, "solution-none-title", &title, Type::Display);
    let below = Rect::from_min_max(pos2(inner.left(), head.bottom() + space::S), inner.max);
    let words = tell::stage::exhausted(canvas.desk.narrator());
    canvas.paragraph(below, "exhausted", &words, Type::Body);
}

/// An outline; answers with the place inside.
fn frame(canvas: &Canvas<'_, '_>, place: Rect) -> Rect {
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    let inner = place.shrink2(vec2(space::L, space::L));
    if inner.is_positive() { inner } else { place }
}
