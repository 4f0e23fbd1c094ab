//! What lies over the cells: axes, the diagonal of an exact heuristic, the mean, and the boards of the moment.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::placement::DistancePicture;
use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, stroke},
    widgets::{
        marks::warning_mark,
        plot::{AxisScale, Scale},
        text,
    },
};

/// Between two names along an axis: along true distances, along h.
const APART: [f32; 2] = [34.0, 22.0];
/// Between the frame and the names beside it and below it.
const BESIDE: [f32; 2] = [6.0, 3.0];
/// From the frame to the middle of the name of the lower axis.
const NAME: f32 = 25.0;
/// Width of the names along h.
const LEVELS: f32 = 20.0;
/// Dash and gap of the diagonal.
pub const DASH: [f32; 2] = [5.0, 4.0];
/// Radius of a point of the mean.
const DOT: f32 = 2.0;
/// Radius of the start's ring, and of the playhead's dot.
const BOARDS: [f32; 2] = [6.0, 3.5];
/// How much wider than the line its edge is, in the colour of the background.
const EDGE: f32 = 2.0;
/// The least free room over the diagonal in which its word stands.
const WORD_FROM: f32 = 96.0;

pub fn paint(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    axes(canvas, picture);
    over_word(canvas, picture);
    let inside =
        canvas.painter().with_clip_rect(picture.plan.picture.intersect(canvas.painter().clip_rect()));
    let palette = canvas.palette();
    let [right, _] = picture.reach();
    let ends = [picture.at(-0.5, -0.5), picture.at(right + 0.5, right + 0.5)];
    diagonal(&inside, &ends, palette);
    mean(&inside, picture, palette);
    if let Some(start) = picture.start {
        start_mark(&inside, picture.rect(start).center(), palette);
    }
    if let Some(now) = picture.now {
        now_mark(&inside, picture.rect(now).center(), canvas.context.accent(), palette);
    }
}

/// The line of an exact heuristic.
pub fn diagonal(painter: &Painter, ends: &[Pos2], palette: &Palette) {
    let pen = Stroke::new(stroke::CURVE, palette.text_soft);
    painter.extend(Shape::dashed_line(ends, pen, DASH[0], DASH[1]));
}

/// The mean of h at each true distance.
fn mean(painter: &Painter, picture: &DistancePicture<'_>, palette: &Palette) {
    let means = (0..=picture.heuristic.distances.farthest()).filter_map(|distance| {
        let mean = picture.survey().mean_at(distance)?;
        Some(picture.at(f64::from(distance), mean))
    });
    mean_line(painter, &means.collect::<Vec<_>>(), palette);
}

/// A line with its points, edged so that it is visible on any cell.
pub fn mean_line(painter: &Painter, points: &[Pos2], palette: &Palette) {
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE + EDGE, palette.background));
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE, palette.text));
    for point in points {
        painter.circle(*point, DOT, palette.text, Stroke::new(stroke::HAIR, palette.background));
    }
}

/// Where the start lies.
pub fn start_mark(painter: &Painter, at: Pos2, palette: &Palette) {
    painter.circle_stroke(at, BOARDS[0], Stroke::new(stroke::CURVE + EDGE, palette.background));
    painter.circle_stroke(at, BOARDS[0], Stroke::new(stroke::CURVE, palette.text));
}

/// Where the board at the playhead lies.
pub fn now_mark(painter: &Painter, at: Pos2, accent: egui::Color32, palette: &Palette) {
    painter.circle(at, BOARDS[1], accent, Stroke::new(stroke::CURVE, palette.background));
}

fn axes(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let [right, top] = picture.reach();
    let name = |value: f64| value.to_string();
    let x = Scale::counts(AxisScale::Linear, right, &name);
    for tick in x.ticks(&(0.0..=right), frame.width(), APART[0]) {
        let at = pos2(picture.x(tick.place), frame.bottom() + BESIDE[1]);
        painter.text(at, Align2::CENTER_TOP, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let y = Scale::counts(AxisScale::Linear, top, &name);
    for tick in y.ticks(&(0.0..=top), frame.height(), APART[1]) {
        let at = pos2(frame.left() - BESIDE[0], picture.y(tick.place));
        painter.text(at, Align2::RIGHT_CENTER, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let x_name = canvas.say("heuristics-axis-distance");
    let at = pos2(frame.center().x, frame.bottom() + NAME);
    let room = frame.width();
    text::line(painter, at, Align2::CENTER_CENTER, &x_name, Type::Caption, palette.text_soft, room);
    let at = pos2(frame.left() - BESIDE[0], frame.top() - BESIDE[0]);
    text::right(painter, at, "h", Type::Caption, palette.text_soft);
    let beside = Rect::from_min_max(at - vec2(LEVELS, BESIDE[0]), frame.left_bottom() - vec2(BESIDE[0], 0.0));
    let below = Rect::from_min_max(frame.left_bottom(), frame.right_bottom() + vec2(0.0, NAME + BESIDE[0]));
    for (axis, place) in [beside, below.translate(vec2(0.0, BESIDE[1]))].into_iter().enumerate() {
        canvas.hint(place, ("heuristics axis", axis), || canvas.say("heuristics-distances-hint"));
    }
}

/// The word in the region over the diagonal, where there is room for it.
fn over_word(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let word = canvas.say("heuristics-over");
    let corner = frame.left_top() + egui::vec2(10.0, 14.0);
    let free = picture.x(picture.reach()[0] * 0.6) - frame.left();
    if free < WORD_FROM || frame.height() < WORD_FROM {
        return;
    }
    warning_mark(painter, corner + egui::vec2(3.0, 0.0), 11.0, palette);
    text::left(painter, corner + egui::vec2(14.0, 0.0), &word, Type::Caption, palette.text_soft);
}
