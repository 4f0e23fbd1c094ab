//! A lane's curve: solid up to the playhead, pale after it.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, pos2};

use crate::gui::theme::{LaneMark, Palette, stroke};
use crate::gui::widgets::button::Chosen;
use crate::gui::widgets::chip::Fill;

/// Width of a column of the screen.
const COLUMN: f32 = 1.0;

/// One lane's curve, in real units, already thinned to the screen.
#[derive(Clone, Copy, Debug)]
pub struct Curve<'a> {
    pub mark: LaneMark,
    /// Points (x, y) from left to right.
    pub points: &'a [[f64; 2]],
    /// Whether the lane is chosen: its curve is drawn stronger and last.
    pub chosen: Chosen,
    /// How the points are drawn.
    pub form: Form,
    /// For each point, the lower and the upper end of a band around the curve; empty without a band.
    pub band: &'a [[f64; 2]],
    /// Whether the lane is shown: a hidden one has no curve, but keeps the chip at the curve's end, as an outline.
    pub fill: Fill,
}

/// How the points of a curve are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A line from point to point.
    Line,
    /// A line from point to point, with a dot on each.
    DottedLine,
    /// Dots alone.
    Dots,
    /// Steps, each from its point to the next.
    Steps,
}

/// A curve on the screen.
pub(super) struct PlottedCurve<'a> {
    pub curve: &'a Curve<'a>,
    pub points: Vec<Pos2>,
    /// The lower and the upper end of the band at each point.
    pub band: Vec<[Pos2; 2]>,
}

/// Radius of a dot on a line, and of a dot alone.
const DOT: [f32; 2] = [2.5, 2.0];
/// Share of the curve's colour that its band, and a dot among many, have.
const BAND: f32 = 0.16;
const AMONG_MANY: f32 = 0.55;
/// Number of dots above which each is drawn pale.
const MANY: usize = 400;

/// Paints the band around a curve.
pub(super) fn paint_band(painter: &Painter, line: &PlottedCurve<'_>, palette: &Palette) {
    let color = line.curve.mark.color(palette).gamma_multiply(BAND);
    let mut mesh = Mesh::default();
    for (number, [low, high]) in line.band.iter().enumerate() {
        mesh.colored_vertex(*low, color);
        mesh.colored_vertex(*high, color);
        if number > 0 {
            let first = 2 * number as u32 - 2;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(mesh);
}

/// Paints a dot on each point.
fn paint_dots(painter: &Painter, line: &PlottedCurve<'_>, radius: f32, palette: &Palette) {
    let color = line.curve.mark.color(palette);
    let color = if line.points.len() > MANY { color.gamma_multiply(AMONG_MANY) } else { color };
    for at in &line.points {
        painter.circle_filled(*at, radius, color);
    }
}

/// The corners of steps, each from its point to the next; the first begins as low as the last ends.
pub(super) fn corners_of_steps(points: &[Pos2]) -> Vec<Pos2> {
    let first = points.first().zip(points.last()).map(|(first, last)| pos2(first.x, last.y));
    let steps = points.windows(2).flat_map(|pair| [pair[0], pos2(pair[1].x, pair[0].y)]);
    first.into_iter().chain(steps).chain(points.last().copied()).collect()
}

/// Share of the way from the background to the curve's colour that the part after the playhead goes.
const PALE: f32 = 0.38;

/// Paints `line`; `beyond` returns how far past the playhead a point is (0 on it, negative before it). The chosen curve
/// keeps its dashes: a curve beneath stays visible through the gaps.
pub(super) fn paint(
    painter: &Painter,
    line: &PlottedCurve<'_>,
    beyond: impl Fn(Pos2) -> f32,
    palette: &Palette,
) {
    match line.curve.form {
        Form::Line | Form::Steps => {}
        Form::DottedLine => paint_dots(painter, line, DOT[0], palette),
        Form::Dots => return paint_dots(painter, line, DOT[1], palette),
    }
    let color = line.curve.mark.color(palette);
    let width = if line.curve.chosen == Chosen::Yes { stroke::STRONG } else { stroke::CURVE };
    let points =
        if line.curve.form == Form::Steps { corners_of_steps(&line.points) } else { thin(&line.points) };
    let (played, ahead) = split(&points, beyond);
    let pale = Palette::mix(palette.background, color, PALE);
    let dash = line.curve.mark.dash();
    stroke_line(painter, ahead, Stroke::new(width, pale), dash);
    stroke_line(painter, played, Stroke::new(width, color), dash);
}

/// Thins a curve to what the screen can show: of the points that share a column, the first, the lowest, the highest and
/// the last. So no peak is lost, and a curve costs no more than the plot is wide.
fn thin(points: &[Pos2]) -> Vec<Pos2> {
    let columns = points.chunk_by(|one, next| column(one) == column(next));
    columns.flat_map(|column| corners(column).into_iter().map(|i| column[i])).collect()
}

/// Returns the column of the screen in which a point lies.
fn column(at: &Pos2) -> i32 {
    (at.x / COLUMN).floor() as i32
}

/// Returns the indices of the points of a column that are drawn, in their order and each once.
fn corners(column: &[Pos2]) -> Vec<usize> {
    let height = |i: &usize, j: &usize| column[*i].y.total_cmp(&column[*j].y);
    let ends = [0, column.len() - 1];
    let extremes = [(0..column.len()).min_by(height), (0..column.len()).max_by(height)];
    let mut indices: Vec<usize> = ends.into_iter().chain(extremes.into_iter().flatten()).collect();
    indices.sort_unstable();
    indices.dedup();
    indices
}

/// Splits a curve into the part before the playhead and the part after it; both have the point where it crosses.
fn split(points: &[Pos2], beyond: impl Fn(Pos2) -> f32) -> (Vec<Pos2>, Vec<Pos2>) {
    let Some(first) = points.iter().position(|p| beyond(*p) > 0.0) else {
        return (points.to_vec(), Vec::new());
    };
    let mut played = points[..first].to_vec();
    let mut ahead = Vec::new();
    if let Some(&last) = played.last() {
        let (before, after) = (beyond(last), beyond(points[first]));
        let crossing = last.lerp(points[first], before / (before - after));
        played.push(crossing);
        ahead.push(crossing);
    }
    ahead.extend_from_slice(&points[first..]);
    (played, ahead)
}

fn stroke_line(painter: &Painter, points: Vec<Pos2>, pen: Stroke, dash: &[f32]) {
    if points.len() < 2 || pen.color == Color32::TRANSPARENT {
        return;
    }
    if dash.is_empty() {
        painter.line(points, pen);
        return;
    }
    let (dashes, gaps): (Vec<f32>, Vec<f32>) = dash.chunks(2).map(|pair| (pair[0], pair[1])).unzip();
    painter.extend(Shape::dashed_line_with_offset(&points, pen, &dashes, &gaps, 0.0));
}
