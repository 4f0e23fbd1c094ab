//! What lies over the cells: axes, the diagonal of an exact heuristic, the mean, and the boards of the moment.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::placement::DistancePicture;
use crate::gui::{
    kit::Canvas,
    theme::{
        Palette, Type,
        sizes::{self, heuristics::lines},
        stroke,
    },
    widgets::{
        marks::warning_mark,
        plot::{AxisScale, Scale},
        text,
    },
};

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
    painter.extend(Shape::dashed_line(ends, pen, lines::DIAGONAL_DASH[0], lines::DIAGONAL_DASH[1]));
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
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE + lines::CASING, palette.background));
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE, palette.text));
    for point in points {
        painter.circle(*point, lines::MEAN_DOT, palette.text, Stroke::new(stroke::HAIR, palette.background));
    }
}

/// Where the start lies.
pub fn start_mark(painter: &Painter, at: Pos2, palette: &Palette) {
    painter.circle_stroke(
        at,
        lines::START_RING,
        Stroke::new(stroke::CURVE + lines::CASING, palette.background),
    );
    painter.circle_stroke(at, lines::START_RING, Stroke::new(stroke::CURVE, palette.text));
}

/// Where the board at the playhead lies.
pub fn now_mark(painter: &Painter, at: Pos2, accent: egui::Color32, palette: &Palette) {
    painter.circle(at, lines::PLAYHEAD_DOT, accent, Stroke::new(stroke::CURVE, palette.background));
}

fn axes(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let [right, top] = picture.reach();
    let name = |value: f64| value.to_string();
    let x = Scale::counts(AxisScale::Linear, right, &name);
    for tick in x.ticks(&(0.0..=right), frame.width(), lines::NAMES_APART[0]) {
        let at = pos2(picture.x(tick.place), frame.bottom() + lines::BESIDE[1]);
        painter.text(at, Align2::CENTER_TOP, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let y = Scale::counts(AxisScale::Linear, top, &name);
    for tick in y.ticks(&(0.0..=top), frame.height(), lines::NAMES_APART[1]) {
        let at = pos2(frame.left() - lines::BESIDE[0], picture.y(tick.place));
        painter.text(at, Align2::RIGHT_CENTER, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let x_name = canvas.say("heuristics-axis-distance");
    let at = pos2(frame.center().x, frame.bottom() + lines::TITLE);
    let room = frame.width();
    text::line(painter, at, Align2::CENTER_CENTER, &x_name, Type::Caption, palette.text_soft, room);
    let at = pos2(frame.left() - lines::BESIDE[0], frame.top() - lines::BESIDE[0]);
    text::right(painter, at, "h", Type::Caption, palette.text_soft);
    let beside = Rect::from_min_max(
        at - vec2(lines::LEVELS, lines::BESIDE[0]),
        frame.left_bottom() - vec2(lines::BESIDE[0], 0.0),
    );
    let below = Rect::from_min_max(
        frame.left_bottom(),
        frame.right_bottom() + vec2(0.0, lines::TITLE + lines::BESIDE[0]),
    );
    for (axis, place) in [beside, below.translate(vec2(0.0, lines::BESIDE[1]))].into_iter().enumerate() {
        canvas.hint(place, ("heuristics axis", axis), || canvas.say("heuristics-distances-hint"));
    }
}

/// The word in the region over the diagonal, where there is room for it.
fn over_word(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let word = canvas.say("heuristics-over");
    let corner = frame.left_top() + lines::WORD_CORNER;
    let free = picture.x(picture.reach()[0] * 0.6) - frame.left();
    if free < lines::WORD_FROM || frame.height() < lines::WORD_FROM {
        return;
    }
    let mark = corner + vec2(lines::WORD_MARK, 0.0);
    warning_mark(painter, mark, sizes::marks::WARNING, palette);
    let at = corner + vec2(lines::WORD, 0.0);
    text::left(painter, at, &word, Type::Caption, palette.text_soft);
}
