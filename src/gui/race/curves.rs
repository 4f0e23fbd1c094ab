//! What is drawn on the track of a lane: the curve, which is the frontier over the cost, in the lane's colour as far
//! as it has run, with a flag at its end; and behind the end, where they have room, the path and the cost of a table.

use egui::{Color32, CornerRadius, Mesh, Painter, Pos2, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2};
use eight_realms_app::race::{
    sentences::status,
    standing::CurveEnd,
    view::{Race, RaceLane},
};

use super::axis::RaceAxis;
use crate::gui::{
    kit::Canvas,
    theme::{LaneMark, Palette, StatusStyle, Type, radius, space, stroke},
    widgets::{status::status_mark, text},
};

/// Side of the mark at the end of a search that has found no path, and of each mark in the legend.
pub const MARK: f32 = 10.0;

/// Distance of the curve from the upper and the lower edge of its row.
const CURVE_INSET: [f32; 2] = [7.0, 5.0];
/// Maximum height of a flag's pole.
const POLE: f32 = 26.0;
/// The corners of the flag, from the top of its pole.
const FLAG: [Vec2; 3] = [vec2(0.0, 0.0), vec2(9.0, 4.0), vec2(0.0, 8.0)];

/// Draws the curve into the row `place`.
pub fn show_curve(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, race: &Race, lane: &RaceLane) {
    let Some(total) = lane.total() else { return };
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let color = LaneMark::of(lane.id).color(palette);
    let well = Rect::from_x_y_ranges(
        axis.range,
        Rangef::new(place.top() + CURVE_INSET[0], place.bottom() - CURVE_INSET[1]),
    );
    let (now, end) = (axis.x_of(lane.cost_now), axis.x_of(total));
    let points = points(well, axis, race, lane, end);
    let (run, to_run) = split(&points, now);
    painter.add(area(&to_run, well.bottom(), palette.to_run()));
    painter.add(area(&run, well.bottom(), palette.run(color)));
    let base = well.bottom();
    if now < end {
        painter.hline(now..=end, base, Stroke::new(stroke::HAIR, palette.edge));
    }
    if axis.range.min < now {
        painter.hline(axis.range.min..=now, base, Stroke::new(stroke::STRONG, color));
    }
    let has_finished = lane.standing.has_finished();
    let ink = if has_finished { color } else { palette.text_faint };
    match lane.end {
        Some(CurveEnd::Path) => flag(painter, pos2(end, base), well.height(), ink),
        Some(CurveEnd::NoSolution) => no_solution(painter, pos2(end, base), palette),
        None => {}
    }
}

/// Returns the points of the curve, at most one per whole x of the screen: the highest.
fn points(well: Rect, axis: &RaceAxis, race: &Race, lane: &RaceLane, end: f32) -> Vec<Pos2> {
    let place = |[cost, boards]: &[f64; 2]| {
        let height = (boards / race.peak) as f32 * well.height();
        pos2(axis.x_of_log(*cost), well.bottom() - height.max(1.0))
    };
    let mut points: Vec<Pos2> = Vec::with_capacity(lane.curve.len());
    for at in lane.curve.iter().map(place) {
        match points.last_mut().filter(|last| last.x as i32 == at.x as i32) {
            Some(last) => last.y = last.y.min(at.y),
            None => points.push(at),
        }
    }
    let last = points.last().copied();
    points.extend(last.filter(|last| last.x < end).map(|last| pos2(end, last.y)));
    points
}

/// Returns the part before `x` and the part after it; both have the point where the curve crosses `x`.
fn split(points: &[Pos2], x: f32) -> (Vec<Pos2>, Vec<Pos2>) {
    let first = points.partition_point(|at| at.x <= x);
    let (mut run, mut to_run) = (points[..first].to_vec(), Vec::new());
    if let (Some(last), Some(next)) = (run.last().copied(), points.get(first)) {
        let crossing = last.lerp(*next, (x - last.x) / (next.x - last.x));
        run.push(crossing);
        to_run.push(crossing);
    }
    to_run.extend_from_slice(&points[first..]);
    (run, to_run)
}

/// Returns the area under a line, down to `base`.
fn area(line: &[Pos2], base: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for (i, at) in line.iter().enumerate() {
        mesh.colored_vertex(*at, color);
        mesh.colored_vertex(pos2(at.x, base), color);
        if i > 0 {
            let v = 2 * i as u32;
            mesh.add_triangle(v - 2, v - 1, v);
            mesh.add_triangle(v - 1, v, v + 1);
        }
    }
    Shape::mesh(mesh)
}

/// Draws the flag at the end of a lane: its pole is on `foot`, and at most `height` high.
pub fn flag(painter: &Painter, foot: Pos2, height: f32, ink: Color32) {
    let top = foot - vec2(0.0, height.min(POLE));
    painter.vline(foot.x, top.y..=foot.y, Stroke::new(stroke::CURVE, ink));
    painter.add(Shape::convex_polygon(FLAG.map(|corner| top + corner).to_vec(), ink, Stroke::NONE));
}

fn no_solution(painter: &Painter, foot: Pos2, palette: &Palette) {
    let middle = foot + vec2(MARK, -MARK);
    status_mark(painter, middle, MARK, StatusStyle::Pruned, palette);
}

/// Distance from the end of a lane to its note, past its flag.
const NOTE: f32 = 16.0;
/// Side of the ring before a table's cost, as in the plot of times.
const TABLE_RING: f32 = 9.0;

/// Draws the notes into the row `place`. They lie over the playhead, so that it never crosses a letter.
pub fn show_notes(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, lane: &RaceLane) {
    let Some(total) = lane.total() else { return };
    let from = axis.x_of(total) + NOTE;
    let y = place.bottom() - place.height() / 3.0;
    let mut rest = Rect::from_x_y_ranges(from..=axis.range.max, y - space::S..=y + space::S);
    if let Some(table_cost) = status::table_cost(lane, canvas.context.narrator()) {
        show_table_cost(canvas, &mut rest, lane, &table_cost);
    }
    if let Some(path) = status::path(lane, canvas.context.narrator()) {
        let width = text::width(canvas.painter(), &path, Type::Caption);
        if width <= rest.width() {
            pad(canvas, rest.with_max_x(rest.left() + width));
            let at = rest.left_center();
            let ink = canvas.palette().text_soft;
            let text_rect = text::left(canvas.painter(), at, &path, Type::Caption, ink);
            canvas.named(text_rect, ("lane path", lane.id), &path);
        }
    }
}

fn show_table_cost(canvas: &Canvas<'_, '_>, rest: &mut Rect, lane: &RaceLane, words: &str) {
    let width = TABLE_RING + space::XS + text::width(canvas.painter(), words, Type::Caption);
    if width > rest.width() {
        return;
    }
    pad(canvas, rest.with_max_x(rest.left() + width));
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let color = LaneMark::of(lane.id).color(palette);
    let ring = rest.left_center() + vec2(TABLE_RING / 2.0, 0.0);
    painter.circle_stroke(ring, (TABLE_RING - stroke::CURVE) / 2.0, Stroke::new(stroke::CURVE, color));
    let at = rest.left_center() + vec2(TABLE_RING + space::XS, 0.0);
    let text_rect = text::left(painter, at, words, Type::Caption, palette.text_faint);
    canvas.named(text_rect, ("lane table cost", lane.id), words);
    rest.set_left(text_rect.right() + space::L);
}

/// Paints the background behind words.
fn pad(canvas: &Canvas<'_, '_>, words: Rect) {
    let place =
        Rect::from_min_max(pos2(words.left() - space::XS, words.top()), words.max + vec2(space::XS, 0.0));
    canvas.painter().rect_filled(place, CornerRadius::same(radius::S), canvas.palette().background);
}
