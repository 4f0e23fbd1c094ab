//! Two histograms at the picture's edges: the number of boards by h, and by true distance.

use egui::{Align2, CornerRadius, Mesh, Rect, Shape, pos2, vec2};
use eight_realms_app::words::figures;

use super::placement::DistancePicture;
use crate::gui::{
    kit::{Canvas, columns},
    theme::{Type, radius, space},
    widgets::text,
};

/// Minimum width and height of a histogram that is drawn.
const MIN_BARS: f32 = 14.0;
/// Distance between two lines of a histogram's name.
const BARS_LINE: f32 = 14.0;

/// Share of its room that a bar takes.
const THICK: f32 = 0.78;

pub fn paint(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    by_h(canvas, picture);
    by_distance(canvas, picture);
}

/// Draws a bar to the right for each h, as long as the number of boards that have it.
fn by_h(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let place = picture.plan.by_h;
    let levels = picture.survey().levels();
    let most = levels.iter().map(eight_realms_core::heuristic::Level::boards).max().unwrap_or(1);
    let bar = |level: &eight_realms_core::heuristic::Level| {
        let row = picture.row(level.h, place);
        let size = vec2(length(level.boards(), most, place.width()), row.height() * THICK);
        Align2::LEFT_CENTER.anchor_size(row.left_center(), size)
    };
    bars(canvas, place, levels.iter().map(bar));
    name_by_h(canvas, place, most);
}

/// Writes the name in two lines above the histogram, up to its right edge or, if it is too narrow, from its left edge.
fn name_by_h(canvas: &Canvas<'_, '_>, place: Rect, most: u32) {
    let args = [("boards", figures::grouped(u64::from(most)).into())];
    let lines = [canvas.say("heuristics-bars-h"), canvas.tell("heuristics-bars-most", &args)];
    let width = columns::widest(canvas.painter(), &lines, Type::Tick);
    let right = place.right().max(place.left() + width);
    let mut text_rect = Rect::NOTHING;
    for (line, words) in lines.iter().enumerate() {
        let at = pos2(right, place.top() - BARS_LINE * (lines.len() - line) as f32 + BARS_LINE / 2.0);
        let ink = canvas.palette().text_faint;
        text_rect = text_rect.union(text::right(canvas.painter(), at, words, Type::Tick, ink));
    }
    canvas
        .named(text_rect, "heuristics bars h", &lines.join(" "))
        .on_hover_text(text::unbroken(&canvas.tell("heuristics-bars-hint", &args)));
}

/// Draws a bar upward for each true distance, as high as the number of boards there.
fn by_distance(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let place = picture.plan.by_distance;
    let distances = &picture.heuristic.distances;
    let counts: Vec<u32> =
        (0..=distances.farthest()).map(|distance| distances.count(distance) as u32).collect();
    let most = counts.iter().copied().max().unwrap_or(1);
    let bar = |(distance, boards): (u8, &u32)| {
        let column = picture.column(distance, place);
        let size = vec2(column.width() * THICK, length(*boards, most, place.height()));
        Align2::CENTER_BOTTOM.anchor_size(column.center_bottom(), size)
    };
    if !has_room(place) {
        return;
    }
    bars(canvas, place, (0..).zip(&counts).map(bar));
    name_by_distance(canvas, place, most);
}

/// Writes the name over the low bars of small distances, in the longest form that has room there.
fn name_by_distance(canvas: &Canvas<'_, '_>, place: Rect, most: u32) {
    let args = [("boards", figures::grouped(u64::from(most)).into())];
    let room = place.width() / 2.0;
    let forms = ["heuristics-bars", "heuristics-bars-most"].map(|id| canvas.tell(id, &args));
    let fits = |words: &&String| text::width(canvas.painter(), words, Type::Tick) <= room;
    if let Some(words) = forms.iter().find(fits) {
        let at = pos2(place.left(), place.top() + space::XS);
        text::left(canvas.painter(), at, words, Type::Tick, canvas.palette().text_faint);
    }
}

/// Whether a histogram is drawn at all.
fn has_room(place: Rect) -> bool {
    place.width() >= MIN_BARS && place.height() >= MIN_BARS
}

fn length(boards: u32, most: u32, room: f32) -> f32 {
    (boards as f32 / most as f32 * room).max(1.0)
}

fn bars(canvas: &Canvas<'_, '_>, place: Rect, bars: impl Iterator<Item = Rect>) {
    if !has_room(place) {
        return;
    }
    let palette = canvas.palette();
    canvas.painter().rect_filled(place, CornerRadius::same(radius::XS), palette.background);
    let mut mesh = Mesh::default();
    for bar in bars {
        mesh.add_colored_rect(bar, palette.bar());
    }
    canvas.painter().add(Shape::mesh(mesh));
}
