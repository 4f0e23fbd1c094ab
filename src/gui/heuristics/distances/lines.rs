//! Lines over the cells: axes, the diagonal of an exact heuristic, the mean, and the boards of the moment.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::placement::DistancePicture;
use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, sizes, stroke},
    widgets::{
        marks::warning_mark,
        plot::{AxisScale, Scale},
        text,
    },
};

/// Minimum distance between two names along the axis of true distances, and along that of h.
const NAMES_APART: [f32; 2] = [34.0, 22.0];
/// Distance of the frame from the names beside it, and from those below it.
const BESIDE: [f32; 2] = [6.0, 3.0];
/// From the frame to the middle of the name of the lower axis.
const TITLE: f32 = 25.0;
/// Width of the names along h.
const LEVELS: f32 = 20.0;
/// Dash and gap of the diagonal.
const DIAGONAL_DASH: [f32; 2] = [5.0, 4.0];
/// Radius of a point of the mean.
const MEAN_DOT: f32 = 2.0;
/// Radius of the start's ring.
const START_RING: f32 = 6.0;
/// Radius of the playhead's dot.
const PLAYHEAD_DOT: f32 = 3.5;
/// Width that an edge in the colour of the background adds to a line.
const CASING: f32 = 2.0;
/// Minimum free width over the diagonal, and minimum height of the frame, for the word in that region.
const WORD_FROM: f32 = 96.0;
/// From the corner of the frame to the beginning of the word's line.
const WORD_CORNER: Vec2 = vec2(10.0, 14.0);
/// From the beginning of that line to the middle of the word's mark.
const WORD_MARK: f32 = 3.0;
/// From the beginning of that line to the word itself.
const WORD: f32 = 14.0;

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

/// Draws the line of an exact heuristic.
pub fn diagonal(painter: &Painter, ends: &[Pos2], palette: &Palette) {
    let pen = Stroke::new(stroke::CURVE, palette.text_soft);
    painter.extend(Shape::dashed_line(ends, pen, DIAGONAL_DASH[0], DIAGONAL_DASH[1]));
}

/// Draws the mean of h at each true distance.
fn mean(painter: &Painter, picture: &DistancePicture<'_>, palette: &Palette) {
    let means = (0..=picture.heuristic.distances.farthest()).filter_map(|distance| {
        let mean = picture.survey().mean_at(distance)?;
        Some(picture.at(f64::from(distance), mean))
    });
    mean_line(painter, &means.collect::<Vec<_>>(), palette);
}

/// Draws a line with its points, edged so that it is visible on any cell.
pub fn mean_line(painter: &Painter, points: &[Pos2], palette: &Palette) {
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE + CASING, palette.background));
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE, palette.text));
    for point in points {
        painter.circle(*point, MEAN_DOT, palette.text, Stroke::new(stroke::HAIR, palette.background));
    }
}

/// Draws the ring that marks the start.
pub fn start_mark(painter: &Painter, at: Pos2, palette: &Palette) {
    painter.circle_stroke(at, START_RING, Stroke::new(stroke::CURVE + CASING, palette.background));
    painter.circle_stroke(at, START_RING, Stroke::new(stroke::CURVE, palette.text));
}

/// Draws the dot that marks the board at the playhead.
pub fn now_mark(painter: &Painter, at: Pos2, accent: egui::Color32, palette: &Palette) {
    painter.circle(at, PLAYHEAD_DOT, accent, Stroke::new(stroke::CURVE, palette.background));
}

fn axes(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let [right, top] = picture.reach();
    let name = |value: f64| value.to_string();
    let x = Scale::counts(AxisScale::Linear, right, &name);
    for tick in x.ticks(&(0.0..=right), frame.width(), NAMES_APART[0]) {
        let at = pos2(picture.x(tick.place), frame.bottom() + BESIDE[1]);
        painter.text(at, Align2::CENTER_TOP, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let y = Scale::counts(AxisScale::Linear, top, &name);
    for tick in y.ticks(&(0.0..=top), frame.height(), NAMES_APART[1]) {
        let at = pos2(frame.left() - BESIDE[0], picture.y(tick.place));
        painter.text(at, Align2::RIGHT_CENTER, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let x_name = canvas.say("heuristics-axis-distance");
    let at = pos2(frame.center().x, frame.bottom() + TITLE);
    let room = frame.width();
    text::line(painter, at, Align2::CENTER_CENTER, &x_name, Type::Caption, palette.text_soft, room);
    let at = pos2(frame.left() - BESIDE[0], frame.top() - BESIDE[0]);
    text::right(painter, at, "h", Type::Caption, palette.text_soft);
    let beside = Rect::from_min_max(at - vec2(LEVELS, BESIDE[0]), frame.left_bottom() - vec2(BESIDE[0], 0.0));
    let below = Rect::from_min_max(frame.left_bottom(), frame.right_bottom() + vec2(0.0, TITLE + BESIDE[0]));
    for (axis, place) in [beside, below.translate(vec2(0.0, BESIDE[1]))].into_iter().enumerate() {
        canvas.hint(place, ("heuristics axis", axis), || canvas.say("heuristics-face-distances-hint"));
    }
}

/// Draws the word in the region over the diagonal, where it has room.
fn over_word(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let word = canvas.say("heuristics-over");
    let corner = frame.left_top() + WORD_CORNER;
    let free = picture.x(picture.reach()[0] * 0.6) - frame.left();
    if free < WORD_FROM || frame.height() < WORD_FROM {
        return;
    }
    let mark = corner + vec2(WORD_MARK, 0.0);
    warning_mark(painter, mark, sizes::marks::WARNING, palette);
    let at = corner + vec2(WORD, 0.0);
    text::left(painter, at, &word, Type::Caption, palette.text_soft);
}
