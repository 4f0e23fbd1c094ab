//! A lane's curve: the frontier over the cost, in the realm's colour as far as it has run, with a flag at its end.

use egui::{Color32, Mesh, Painter, Pos2, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2};
use eight_realms_app::app::view::{CurveEnd, Race, RaceLane};

use super::axis::RaceAxis;
use crate::gui::{
    kit::Canvas,
    theme::{Palette, RealmMark, StatusStyle, sizes::race::lane, stroke},
    widgets::status::status_mark,
};

/// Distance of the curve from the upper and the lower edge of its row.
const CURVE_INSET: [f32; 2] = [7.0, 5.0];
/// Maximum height of a flag's pole.
const POLE: f32 = 26.0;
/// The corners of the flag, from the top of its pole.
const FLAG: [Vec2; 3] = [vec2(0.0, 0.0), vec2(9.0, 4.0), vec2(0.0, 8.0)];

/// Draws the curve into the row `place`.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, axis: &RaceAxis, race: &Race, lane: &RaceLane) {
    let Some(total) = lane.total() else { return };
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let color = RealmMark::of(lane.realm).color(palette);
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
    let middle = foot + vec2(lane::MARK, -lane::MARK);
    status_mark(painter, middle, lane::MARK, StatusStyle::Pruned, palette);
}
