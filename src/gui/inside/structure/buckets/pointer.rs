//! The pointer that looks, bucket by bucket, for the next one that is not empty.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2};
use eight_realms_core::replay::structures::{BucketsMoment, Operation};

use super::plane::Plane;
use crate::gui::{
    inside::structure::{ShownStructure, entry},
    kit::Canvas,
    theme::{StatusStyle, radius, stroke},
    widgets::marks::pointer,
};

/// Radius of the mark of an empty bucket that is looked at.
const LOOK: f32 = 4.0;
/// Size of the pointer.
const POINTER: f32 = 9.0;

pub fn show(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let looked: Vec<(Rect, bool)> = looked_at(plane, shown);
    let color = |is_done: bool| {
        let accent = canvas.context.accent();
        if is_done { accent } else { entry::pale(canvas, accent) }
    };
    for pair in looked.windows(2) {
        let ends = [pair[0].0.center(), pair[1].0.center()];
        let pen = Stroke::new(stroke::FOCUS, color(pair[1].1));
        canvas.painter().line_segment(ends, pen);
    }
    for (place, is_done) in &looked {
        let radius = LOOK.min(place.size().min_elem() / 2.0);
        let ink = canvas.palette().background;
        canvas.painter().circle(place.center(), radius, ink, Stroke::new(stroke::CURVE, color(*is_done)));
    }
    show_found(canvas, plane, shown, moment);
    // The position nearly always gives away which bucket comes next.
    if !canvas.context.view.model.has_open_question() {
        show_position(canvas, plane, shown, moment);
    }
}

/// The empty buckets that the event looks at, in turn, each with whether that look is done.
fn looked_at(plane: &Plane, shown: &ShownStructure<'_>) -> Vec<(Rect, bool)> {
    let operations = shown.moment.operations.iter().enumerate();
    let looks = operations.filter_map(|(number, operation)| match *operation {
        Operation::BucketLookedAt { f, g, entries: 0 } => Some((plane.rect(f, g), number < shown.done)),
        _ => None,
    });
    looks.collect()
}

/// Draws a ring around the bucket that an entry is taken from or put into.
fn show_found(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let Some(bucket) = &moment.in_hand else { return };
    let color = if moment.put.is_some() {
        canvas.palette().status_color(StatusStyle::Open)
    } else {
        canvas.context.accent()
    };
    let is_done = entry::handled::is_done(shown);
    let color = if is_done { color } else { entry::pale(canvas, color) };
    let place = plane.rect(bucket.f, bucket.g);
    let pen = Stroke::new(stroke::FOCUS, color);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
}

/// Draws a triangle at the left of a bucket: the one looked at last or, once the event is done, the one looked at first
/// next time.
fn show_position(canvas: &Canvas<'_, '_>, plane: &Plane, shown: &ShownStructure<'_>, moment: &BucketsMoment) {
    let is_done = shown.is_done();
    let (f, g) = if is_done { moment.position_after } else { last_look(shown, moment) };
    let place = plane.rect(f, g);
    let size = POINTER;
    let room = Rect::from_min_size(pos2(place.left() - size, place.top()), Vec2::new(size, place.height()));
    let at = Align2::CENTER_CENTER.pos_in_rect(&room);
    pointer(canvas.painter(), at, Vec2::RIGHT, size, canvas.palette().text);
    canvas.hint(room, "bucket pointer", || canvas.say("lists-pointer-note"));
}

/// f and g of the bucket looked at last, while the event is not done.
fn last_look(shown: &ShownStructure<'_>, moment: &BucketsMoment) -> (u16, u8) {
    let look = |operation: &Operation| match *operation {
        Operation::BucketLookedAt { f, g, .. } => Some((f, g)),
        _ => None,
    };
    shown.operations().iter().rev().find_map(look).unwrap_or(moment.position_before)
}
