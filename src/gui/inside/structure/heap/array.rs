//! The first entries of the heap as they lie in the array, and how far the gap moves there.

use egui::{
    Align2, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, epaint::CubicBezierShape, pos2, vec2,
};
use eight_realms_core::realm::Validity;

use super::{HeapDrawing, gap::GapStep, plan::HeapPlan, tree};
use crate::gui::{
    inside::structure::entry,
    kit::{Canvas, cost},
    theme::{StatusStyle, Type, radius, sizes::lists::heap, space, stroke},
    widgets::text,
};

/// Smallest width for an entry: for an f of up to two characters, and for longer ones.
const STEP: [f32; 2] = [25.0, 34.0];
/// Distance from the top to the middle of the head.
const HEAD: f32 = 10.0;
/// Distance from the top to the upper edge of the boxes.
const BOXES: f32 = 50.0;
/// Height of a box.
const BOX: f32 = 22.0;
/// Distance from the lower edge of the boxes to the middle of the indices.
const INDEX: f32 = 12.0;
/// Largest height of an arc.
const ARC: f32 = 22.0;

/// Largest number of entries shown: five whole levels.
const MAX: usize = 31;
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.66;

/// The places of the entries, from left to right.
struct Places {
    first: Rect,
    step: f32,
    count: usize,
}

impl Places {
    fn of(canvas: &Canvas<'_, '_>, rect: Rect) -> Self {
        let long = usize::from(cost::unit(canvas) == eight_realms_core::heuristic::Unit::Tenth);
        let fitting = (rect.width() / STEP[long]) as usize;
        let count = fitting.clamp(1, MAX);
        let step = rect.width() / count as f32;
        let corner = pos2(rect.left() + heap::BOX_GAP / 2.0, rect.top() + BOXES);
        let first = Rect::from_min_size(corner, vec2(step - heap::BOX_GAP, BOX));
        Self { first, step, count }
    }

    fn rect(&self, at: usize) -> Rect {
        self.first.translate(vec2(self.step * at as f32, 0.0))
    }
}

pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing) {
    let places = Places::of(canvas, rect);
    let entries = &view.content.entries;
    let shown = entries.len().min(places.count);
    show_head(canvas, rect, entries.len() - shown);
    view.path.steps.iter().for_each(|step| show_arc(canvas, &places, step));
    (0..shown).for_each(|at| show_entry(canvas, places.rect(at), view, at));
    let f = entries[..shown].iter().map(|entry| cost::figure(canvas, entry.entry.f));
    let words = format!("{}: {}", canvas.say("lists-array"), f.collect::<Vec<_>>().join(" "));
    canvas.named(rect.with_min_y(places.first.top()), "heap array", &words);
}

/// The pointer, and the index of the entry under it.
pub fn hovered(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) -> Option<(Pos2, usize)> {
    let rect = plan.array?;
    let places = Places::of(canvas, rect);
    let pointer = canvas.ui.rect_contains_pointer(rect).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let at = ((pointer.x - rect.left()) / places.step).max(0.0) as usize;
    let is_entry = at < view.content.entries.len().min(places.count) && places.rect(at).contains(pointer);
    is_entry.then_some((pointer, at))
}

fn show_head(canvas: &Canvas<'_, '_>, rect: Rect, more: usize) {
    let at = pos2(rect.left(), rect.top() + HEAD);
    let ink = canvas.palette().text_faint;
    let more = match more {
        0 => String::new(),
        more => canvas.tell("lists-more", &[("entries", more.into())]),
    };
    let end = text::right(canvas.painter(), pos2(rect.right(), at.y), &more, Type::Caption, ink);
    let note = canvas.say("lists-array-children");
    let width = end.left() - space::L - at.x;
    canvas.heading_with(at, "lists-array", &note, width, &canvas.say("lists-array-note"));
}

/// Draws the arc of a gap that moves from one index to another.
fn show_arc(canvas: &Canvas<'_, '_>, places: &Places, step: &GapStep) {
    let [upper, lower] = step.ends;
    if lower >= places.count {
        return;
    }
    let color = step.direction.color(canvas);
    let color = if step.is_done { color } else { entry::pale(canvas, color) };
    let [from, to] = [upper, lower].map(|at| places.rect(at).center_top());
    let height = ARC.min((to.x - from.x) / 2.0);
    let high = vec2(0.0, -height * 4.0 / 3.0);
    let inward = vec2((to.x - from.x) / 8.0, 0.0);
    let points = [from, from + high + inward, to + high - inward, to];
    let pen = Stroke::new(stroke::CURVE, color);
    let arc = CubicBezierShape::from_points_stroke(points, false, egui::Color32::TRANSPARENT, pen);
    canvas.painter().add(Shape::CubicBezier(arc));
}

fn show_entry(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, at: usize) {
    let palette = canvas.palette();
    let entry = &view.content.entries[at];
    let corners = CornerRadius::same(radius::S);
    let index = pos2(rect.center().x, rect.bottom() + INDEX);
    let words = at.to_string();
    text::line(
        canvas.painter(),
        index,
        Align2::CENTER_CENTER,
        &words,
        Type::Tick,
        palette.text_faint,
        rect.width() + heap::BOX_GAP,
    );
    if view.content.gap == Some(at) {
        let pen = Stroke::new(stroke::HAIR, palette.edge);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
        return;
    }
    let [fill, ink] = tree::look(canvas, view, at);
    let ring = match entry.validity {
        Validity::Void => Some(palette.status_color(StatusStyle::Duplicate)),
        Validity::Valid => None,
    };
    canvas.painter().rect_filled(rect, corners, fill);
    if let Some(ring) = ring.or_else(|| view.path.ring(canvas, at)) {
        let pen = Stroke::new(stroke::CURVE, ring);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
    }
    let f = cost::figure(canvas, entry.entry.f);
    let size = heap::FIGURE[0].min((rect.width() - 2.0) / (LETTER * f.len() as f32));
    text::centred(canvas.painter(), rect.center(), &f, Type::fitted(size), ink);
}
