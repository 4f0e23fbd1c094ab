//! The planes of g and h of all lanes, side by side, with the line of the f that each lane has come to.
//!
//! ```text
//!  a f = g   30 079   b f = h   42       c f = g + h   314
//!  h    ┊             h                  h  ╲
//!     ■■┊□               ┄┄┄┄┄┄┄           ■ ╲□
//!     ■■┊□              ■□                 ■■ ╲
//!         g                      g                 g
//! ```
//!
//! All planes have the same axes. A cell is the darker the more boards have been expanded there; where boards have only
//! been generated, it is an outline.

use egui::{Align2, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    inside::{
        planes::{LanePlane, PlanesView},
        sentences::{self, PlaneWords},
    },
    words::figures,
};
use eight_realms_core::compare::PlaneCell;

use super::contours_picture::DASH;
use crate::gui::{
    kit::{
        Canvas,
        card::{self, CardWords},
        columns::widest,
        id,
        lane_grid::{self, LaneGrid},
    },
    theme::{LaneMark, StatusStyle, Type, radius, sizes::marks, space, stroke},
    widgets::{pointer_place, text},
};

/// Height of the row of numbers below a plane.
const TICKS: f32 = 15.0;
/// From one number along an axis to the next.
const TICK_EVERY: usize = 10;
/// Share of a column or row that lies on either side of its middle.
const HALF: f32 = 0.5;
/// Share of a cell's width and height that is painted.
const FILLED: f32 = 0.78;
/// Opacity of a cell with one expansion.
const PALEST: f32 = 0.35;

/// Draws the planes into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, planes: &PlanesView) {
    if planes.lanes.is_empty() {
        canvas.paragraph(body, "planes none", &canvas.say("plot-all-hidden"), Type::Body);
        return;
    }
    let (legend, body) = body.split_top_bottom_at_y(body.top() + marks::LEGEND_LINE);
    show_legend(canvas, legend);
    let aspect = (planes.greatest_g + 1) as f32 / (planes.greatest_h + 1) as f32;
    let grid = LaneGrid::of(body, planes.lanes.len(), aspect);
    for (place, lane) in planes.lanes.iter().enumerate() {
        show_lane(canvas, grid.cell(place), lane, planes);
    }
}

/// Draws the legend, and explains the planes on hover.
fn show_legend(canvas: &Canvas<'_, '_>, row: Rect) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mut x = row.left();
    let mut whole = Rect::NOTHING;
    let corner = CornerRadius::same(radius::XS);
    for (mark, message) in ["planes-expanded", "planes-generated", "planes-f"].into_iter().enumerate() {
        let sample =
            Rect::from_min_size(pos2(x, row.center().y - marks::SAMPLE / 2.0), Vec2::splat(marks::SAMPLE));
        match mark {
            0 => _ = painter.rect_filled(sample, corner, palette.status_color(StatusStyle::Expanded)),
            1 => outline(painter, sample, palette.text_soft),
            _ => {
                let line = [sample.left_center(), sample.right_center() + vec2(space::S, 0.0)];
                painter.extend(dashed(line, palette.text));
            }
        }
        let at = pos2(sample.right() + space::S + space::XS, row.center().y);
        let text_rect = text::left(painter, at, &canvas.say(message), Type::Caption, palette.text_soft);
        whole = whole.union(sample).union(text_rect);
        x = text_rect.right() + space::L;
    }
    canvas
        .named(whole, "planes legend", &canvas.say("planes-legend"))
        .on_hover_text(canvas.say("planes-note"));
}

fn outline(painter: &Painter, rect: Rect, ink: egui::Color32) {
    painter.rect_stroke(
        rect,
        CornerRadius::same(radius::XS),
        Stroke::new(stroke::HAIR, ink),
        StrokeKind::Inside,
    );
}

fn dashed(ends: [Pos2; 2], ink: egui::Color32) -> Vec<Shape> {
    Shape::dashed_line(&ends, Stroke::new(stroke::CURVE, ink), DASH[0], DASH[1])
}

/// Places on one plane, which are the same for all lanes.
struct PlanePlacement {
    plot: Rect,
    step: Vec2,
    greatest: [usize; 2],
}

impl PlanePlacement {
    fn of(canvas: &Canvas<'_, '_>, cell: Rect, planes: &PlanesView) -> Self {
        let greatest = [planes.greatest_g, planes.greatest_h];
        let beside = widest(canvas.painter(), ["88"], Type::Tick) + space::S;
        let top = cell.top() + lane_grid::HEAD + space::XS;
        let plot =
            Rect::from_min_max(pos2(cell.left() + beside, top), cell.max - vec2(space::S, TICKS + space::XS));
        let step = vec2(plot.width() / (greatest[0] + 1) as f32, plot.height() / (greatest[1] + 1) as f32);
        Self { plot, step, greatest }
    }

    /// The point of a g and an h.
    fn at(&self, g: f32, h: f32) -> Pos2 {
        let corner = self.plot.left_bottom();
        corner + vec2((g + HALF) * self.step.x, -(h + HALF) * self.step.y)
    }

    fn cell(&self, g: usize, h: usize) -> Rect {
        Rect::from_center_size(self.at(g as f32, h as f32), self.step)
    }

    /// The g and h under a place.
    fn under(&self, at: Pos2) -> Option<[usize; 2]> {
        let from = at - self.plot.left_bottom();
        let place = [from.x / self.step.x, -from.y / self.step.y];
        let is_inside =
            place.iter().zip(self.greatest).all(|(at, most)| (0.0..(most + 1) as f32).contains(at));
        is_inside.then(|| place.map(|at| at as usize))
    }

    /// The ends of the line of an f that is made of g and h by these factors; `None` where it misses the plane.
    fn line(&self, f: f64, [by_g, by_h]: [f64; 2]) -> Option<[Pos2; 2]> {
        let [most_g, most_h] = self.greatest.map(|most| most as f64 + f64::from(HALF));
        let least = -f64::from(HALF);
        let ends = match (by_g > 0.0, by_h > 0.0) {
            (true, false) => [[f / by_g, least], [f / by_g, most_h]],
            (false, _) => [[least, f / by_h], [most_g, f / by_h]],
            (true, true) => {
                let h_at = |g: f64| (f - by_g * g) / by_h;
                let g_at = |h: f64| (f - by_h * h) / by_g;
                let first = least.max(g_at(most_h));
                let last = most_g.min(g_at(least));
                [[first, h_at(first)], [last, h_at(last)]]
            }
        };
        let is_inside =
            |[g, h]: [f64; 2]| (least..=most_g).contains(&g) && (least..=most_h + 1e-9).contains(&h);
        let fits = ends[0][0] <= ends[1][0] && ends.into_iter().all(is_inside);
        fits.then(|| ends.map(|[g, h]| self.at(g as f32, h as f32)))
    }
}

/// Draws the head and the plane of a lane.
fn show_lane(canvas: &mut Canvas<'_, '_>, cell: Rect, lane: &LanePlane, planes: &PlanesView) {
    let words = sentences::plane(canvas.context.narrator(), lane);
    let PlaneWords { formula, figure, label, axis } = &words;
    lane_grid::show_head(canvas, cell, lane.id, figure, &[formula.as_str(), label].join("\n"));
    let placement = PlanePlacement::of(canvas, cell, planes);
    let painter = canvas.painter();
    painter.rect_filled(placement.plot, CornerRadius::same(radius::S), canvas.palette().sunken);
    let (Some(factors), Some(plane)) = (lane.factors, &lane.plane) else {
        let reason = canvas.say(if lane.factors.is_some() { "planes-counting" } else { "planes-no-f" });
        let ink = canvas.palette().text_faint;
        text::centred(painter, placement.plot.center(), &reason, Type::Caption.font(), ink);
        return;
    };
    show_ticks(canvas, &placement);
    let response = canvas.ui.interact(placement.plot, id(("plane", lane.id)), Sense::hover());
    canvas.named(placement.plot, ("plane", lane.id), label);
    if let Some(axis) = axis {
        let at = placement.plot.left_top() + vec2(space::S, TICKS / 2.0);
        text::left(canvas.painter(), at, axis, Type::Tick, canvas.palette().text_soft);
    }
    let most = plane.cells().map(|(.., cell)| cell.expanded).max().unwrap_or(1);
    for (g, h, counts) in plane.cells() {
        paint_cell(canvas, placement.cell(g, h), lane, counts, most);
    }
    if let Some((f, ends)) = lane.f.and_then(|f| Some((f, placement.line(f, factors)?))) {
        canvas.painter().extend(dashed(ends, canvas.palette().text));
        show_f(canvas, &placement, ends, &sentences::f_of_plane(canvas.context.words, f));
    }
    let pointed = pointer_place::of(&response).and_then(|at| Some((at, placement.under(at)?)));
    let counts_at = |[g, h]: [usize; 2]| plane.cells().find(|(a, b, _)| [*a, *b] == [g, h]);
    if let Some((at, (g, h, counts))) = pointed.and_then(|(at, place)| Some((at, counts_at(place)?))) {
        let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
        let place = placement.cell(g, h);
        canvas.painter().rect_stroke(place, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
        let lines = sentences::plane_cell(canvas.context.words, lane, [g, h], counts);
        card::show(canvas, at, CardWords { name: "plane card", board: None, lines: &lines });
    }
}

/// Paints a cell: the more expansions, the stronger; an outline where boards are only generated.
fn paint_cell(canvas: &Canvas<'_, '_>, place: Rect, lane: &LanePlane, counts: PlaneCell, most: u32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let rect = Rect::from_center_size(place.center(), place.size() * FILLED);
    if counts.expanded == 0 {
        if counts.generated > 0 {
            outline(painter, rect, palette.text_soft);
        }
        return;
    }
    let share = f64::from(counts.expanded).ln_1p() / f64::from(most.max(1)).ln_1p();
    let opacity = PALEST + (1.0 - PALEST) * share as f32;
    let ink = LaneMark::of(lane.id).color(palette).gamma_multiply(opacity);
    painter.rect_filled(rect, CornerRadius::same(radius::XS), ink);
}

/// Writes f beside the upper end of its line.
fn show_f(canvas: &Canvas<'_, '_>, placement: &PlanePlacement, ends: [Pos2; 2], words: &str) {
    let painter = canvas.painter();
    let size = vec2(text::width(painter, words, Type::Tick), TICKS);
    let upper = if ends[0].y <= ends[1].y { ends[0] } else { ends[1] };
    let at = upper + vec2(space::S, TICKS / 2.0);
    let plot = placement.plot.shrink(space::XS);
    let place = Align2::LEFT_CENTER.anchor_size(at, size);
    let moved = pos2(
        place.left().min(plot.right() - size.x),
        place.top().min(plot.bottom() - size.y).max(plot.top()),
    );
    let place = Rect::from_min_size(moved, size);
    painter.rect_filled(
        place.expand2(vec2(2.0, 0.0)),
        CornerRadius::same(radius::XS),
        canvas.palette().sunken,
    );
    text::left(painter, place.left_center(), words, Type::Tick, canvas.palette().text);
}

/// Writes the values of g below the plane and of h beside it.
fn show_ticks(canvas: &Canvas<'_, '_>, placement: &PlanePlacement) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [most_g, most_h] = placement.greatest;
    let plot = placement.plot;
    let tick = |at: Pos2, anchor, words: &str, ink| {
        text::line(painter, at, anchor, words, Type::Tick, ink, f32::INFINITY);
    };
    let below = plot.bottom() + TICKS / 2.0;
    for g in (0..=most_g).step_by(TICK_EVERY) {
        tick(
            pos2(placement.at(g as f32, 0.0).x, below),
            Align2::CENTER_CENTER,
            &figures::grouped(g as u64),
            palette.text_faint,
        );
    }
    for h in (TICK_EVERY..=most_h).step_by(TICK_EVERY) {
        let at = pos2(plot.left() - space::XS, placement.at(0.0, h as f32).y);
        tick(at, Align2::RIGHT_CENTER, &figures::grouped(h as u64), palette.text_faint);
    }
    let between = pos2(placement.at(TICK_EVERY as f32 / 2.0, 0.0).x, below);
    tick(between, Align2::CENTER_CENTER, &canvas.say("contours-g"), palette.text_soft);
    let beside = pos2(plot.left() - space::XS, placement.at(0.0, TICK_EVERY as f32 / 2.0).y);
    tick(beside, Align2::RIGHT_CENTER, &canvas.say("contours-h"), palette.text_soft);
}
