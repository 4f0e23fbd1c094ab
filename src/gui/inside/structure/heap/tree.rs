//! The whole heap as a tree, with the path of the gap.

use egui::{Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use eight_realms_core::{realm::Validity, replay::structures::ListEntry};

use super::{
    HeapDrawing,
    gap::{GapDirection, GapStep},
    plan::{HeapLevel, HeapPlan, LevelForm, level_of},
};
use crate::gui::{
    inside::structure::entry,
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, sizes::lists::heap, stroke},
    widgets::text,
};

/// Smallest room of an entry to which an edge leads.
const EDGE_FROM: f32 = 4.0;
/// Radius of the ring around an entry that is a stroke.
const RING: f32 = 4.0;
/// Distance between the lines of a gap that sinks and of one that rises.
const APART: f32 = 4.0;

/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.66;
/// Share of the stronger line colour in an edge of the tree.
const EDGE: f32 = 0.5;
/// Number of levels whose f the description names.
const NAMED_LEVELS: u32 = 4;

pub fn show(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) {
    show_edges(canvas, plan, view.content.entries.len());
    view.path.steps.iter().for_each(|step| show_step(canvas, plan, step));
    for (number, level) in plan.levels.iter().enumerate() {
        match level.form {
            LevelForm::Density => show_density(canvas, plan, view, number),
            LevelForm::Boxes | LevelForm::Figures | LevelForm::Strokes => {
                let first = (1 << number) - 1;
                let end = view.content.entries.len().min(2 * first + 1);
                (first..end).for_each(|at| show_entry(canvas, plan.rect(at), view, at, level.form));
            }
        }
    }
    show_rings(canvas, plan, view);
    canvas.named(plan.tree, "heap tree", &words(canvas, view));
    canvas.hint(plan.rect(0), "heap tree", || canvas.say("lists-heap-note"));
}

/// Describes the heap: `Heap, 149 entries; f from the top: 17 17 17 …`.
fn words(canvas: &Canvas<'_, '_>, view: &HeapDrawing) -> String {
    let first = view.content.entries.iter().take((1 << NAMED_LEVELS) - 1);
    let f = first.map(|entry| cost::figure(canvas, entry.entry.f)).collect::<Vec<_>>().join(" ");
    let entries = view.content.entries.len().into();
    canvas.tell("lists-heap-words", &[("entries", entries), ("f", f.into())])
}

/// The pointer, and the index of the entry under it.
pub fn hovered(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) -> Option<(Pos2, usize)> {
    let pointer = canvas.ui.rect_contains_pointer(plan.tree).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let at = plan.at(pointer).filter(|at| *at < view.content.entries.len())?;
    Some((pointer, at))
}

fn show_edges(canvas: &Canvas<'_, '_>, plan: &HeapPlan, len: usize) {
    let ink = Palette::mix(canvas.palette().line, canvas.palette().edge, EDGE);
    let pen = Stroke::new(stroke::HAIR, ink);
    for at in 1..len {
        let level = &plan.levels[level_of(at).0];
        if level.step < EDGE_FROM {
            break;
        }
        let [upper, lower] = [plan.rect((at - 1) / 2).center_bottom(), plan.rect(at).center_top()];
        canvas.painter().line_segment([upper, lower], pen);
    }
}

/// Draws a move of the gap along an edge: a move down a little left of the edge, a move up a little right of it.
fn show_step(canvas: &Canvas<'_, '_>, plan: &HeapPlan, step: &GapStep) {
    let color = step.direction.color(canvas);
    let color = if step.is_done { color } else { entry::pale(canvas, color) };
    let [upper, lower] = step.ends.map(|at| plan.place(at));
    let aside = (lower - upper).normalized().rot90() * (APART / 2.0);
    let aside = if aside.x < 0.0 { aside } else { -aside };
    let aside = match step.direction {
        GapDirection::Sinks => aside,
        GapDirection::Rises => -aside,
    };
    canvas.painter().line_segment([upper + aside, lower + aside], Stroke::new(stroke::STRONG, color));
}

fn show_entry(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, at: usize, form: LevelForm) {
    let entry = &view.content.entries[at];
    if view.content.gap == Some(at) {
        show_gap(canvas, rect, view, form);
        return;
    }
    let f = entry.entry.f;
    let [fill, ink] = look(canvas, view, at);
    let corners = CornerRadius::same(if form == LevelForm::Strokes { radius::XXS } else { radius::S });
    let is_void = entry.validity == Validity::Void;
    if is_void {
        let pen = Stroke::new(stroke::CURVE, canvas.palette().status_color(StatusStyle::Duplicate));
        canvas.painter().rect(rect, corners, canvas.palette().background, pen, StrokeKind::Inside);
    } else {
        canvas.painter().rect_filled(rect, corners, fill);
    }
    if form != LevelForm::Strokes {
        figure(canvas, rect, f, ink, form);
    }
}

/// Fill and ink of the entry at an index. The top has the realm's full colour.
pub fn look(canvas: &Canvas<'_, '_>, view: &HeapDrawing, at: usize) -> [Color32; 2] {
    let ListEntry { entry, validity, .. } = view.content.entries[at];
    match (validity, at) {
        (Validity::Void, _) => [canvas.palette().background, canvas.palette().text_faint],
        (Validity::Valid, 0) => [canvas.context.accent(), Palette::text_on(canvas.context.accent())],
        (Validity::Valid, _) => entry::colors(canvas, entry.f, view.least),
    }
}

fn figure(canvas: &Canvas<'_, '_>, rect: Rect, f: u16, ink: Color32, form: LevelForm) {
    let figure = cost::figure(canvas, f);
    let [most, small] = heap::FIGURE;
    let most = if form == LevelForm::Boxes { most } else { small };
    let size = most.min((rect.width() - 1.0) / (LETTER * figure.len() as f32));
    text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(size), ink);
}

/// Draws the gap as a dashed box and, once the gap no longer sinks, the f of the held entry that may belong there.
fn show_gap(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, form: LevelForm) {
    let color = GapDirection::Rises.color(canvas);
    let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    canvas.painter().rect_filled(rect, CornerRadius::ZERO, canvas.palette().background);
    let pen = Stroke::new(stroke::CURVE, color);
    canvas.painter().extend(Shape::dashed_line(&[a, b, c, d, a], pen, 2.0, 2.0));
    let held = view.content.held.filter(|_| form != LevelForm::Strokes);
    if let Some(held) = held.filter(|_| view.path.is_compared_at_gap(view.content.gap)) {
        figure(canvas, rect, held.entry.f, color, form);
    }
}

/// Draws rings around the entries on the path, over everything else.
fn show_rings(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) {
    for at in 0..view.content.entries.len() {
        let Some(color) = view.path.ring(canvas, at).filter(|_| view.content.gap != Some(at)) else {
            continue;
        };
        let pen = Stroke::new(stroke::FOCUS, color);
        match plan.levels[level_of(at).0].form {
            LevelForm::Boxes | LevelForm::Figures => {
                let corners = CornerRadius::same(radius::S);
                canvas.painter().rect_stroke(plan.rect(at), corners, pen, StrokeKind::Outside);
            }
            LevelForm::Strokes | LevelForm::Density => {
                canvas.painter().circle_stroke(plan.place(at), RING, pen);
            }
        }
    }
}

/// Draws a level with more entries than points: each point has the mean colour of its entries.
fn show_density(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing, number: usize) {
    let HeapLevel { y, size, step, .. } = plan.levels[number];
    let first = (1usize << number) - 1;
    let entries = view.content.entries.get(first..).unwrap_or_default();
    let entries = &entries[..entries.len().min(first + 1)];
    let per_point = (1.0 / step).ceil() as usize;
    let mut mesh = Mesh::default();
    for (point, chunk) in entries.chunks(per_point).enumerate() {
        let left = plan.tree.left() + step * (point * per_point) as f32;
        let place =
            Rect::from_min_size(pos2(left, y - size.y / 2.0), vec2(step * chunk.len() as f32, size.y));
        mesh.add_colored_rect(place, mean(canvas, chunk, view.least));
    }
    canvas.painter().add(Shape::mesh(mesh));
}

fn mean(canvas: &Canvas<'_, '_>, entries: &[ListEntry], least: u16) -> Color32 {
    let mut sums = [0.0f32; 3];
    for entry in entries {
        let [fill, _] = match entry.validity {
            Validity::Valid => entry::colors(canvas, entry.entry.f, least),
            Validity::Void => [canvas.palette().background; 2],
        };
        let channels = [fill.r(), fill.g(), fill.b()];
        sums.iter_mut().zip(channels).for_each(|(sum, channel)| *sum += f32::from(channel));
    }
    let [r, g, b] = sums.map(|sum| (sum / entries.len().max(1) as f32) as u8);
    Color32::from_rgb(r, g, b)
}
