//! The axes of path and bound, and the bound itself.

use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};
use eight_realms_core::replay::structures::DeepeningMoment;

use crate::gui::{
    kit::{Canvas, cost},
    theme::{StatusStyle, Type, break_point, space, stroke},
    widgets::text,
};

/// Width of the iterations: on a narrow stage, and on a wide one.
const ITERATIONS: [f32; 2] = [112.0, 134.0];
/// Width of the names of the bounds.
const LABELS: f32 = 84.0;
/// Width of the scale of f.
const PATH_SCALE: f32 = 23.0;
/// Gap between two boards.
const BOARD_GAP: f32 = 1.0;
/// Largest side of a board below a column.
const LARGEST_BOARD: f32 = 34.0;
/// Smallest side of a board below a column.
const MIN_BOARD: f32 = 12.0;
/// Lengths of a dash and of a gap in the line of the next bound.
const DASH: [f32; 2] = [6.0, 4.0];
/// Smallest distance between the names of two bounds.
const LINE: f32 = 15.0;

/// Number of moves between two lines of the scale.
const SCALE: u16 = 5;
/// Number of moves above the highest bound, for pruned successors and the next bound.
const ABOVE: u16 = 3;

/// Placement of everything.
pub struct PathPlan {
    /// The chart, from f = 0 up to the highest f.
    pub chart: Rect,
    /// Side of a board below its column; `None` where boards would be too small.
    pub board: Option<f32>,
    pub iterations: Rect,
    /// Room for the names of the bounds, right of the chart.
    pub labels: Rect,
    /// Number of columns of the chart.
    columns: usize,
    highest: u16,
    per_move: u16,
}

impl PathPlan {
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, path: &DeepeningMoment) -> Self {
        let per_move = cost::unit(canvas).per_move();
        let recording = &canvas.context.view.model.chosen_lane().recording;
        let own = path.iteration().map_or(0, |iteration| iteration.bound);
        let highest_bound = recording.edge().bound.unwrap_or_default().max(own);
        // No path under a bound is longer than the bound, and a pruned successor takes one column more.
        let columns = usize::from(highest_bound / per_move).max(path.path.len()) + 2;
        let wide = usize::from(body.width() >= break_point::WIDE_STRUCTURE);
        let side = ITERATIONS[wide];
        let iterations = body.with_min_x(body.right() - side);
        let right = iterations.left() - space::L;
        let labels = Rect::from_x_y_ranges(right - LABELS..=right, body.y_range());
        let [left, right] = [body.left() + PATH_SCALE, labels.left() - space::XS];
        let step = (right - left) / columns as f32;
        let board = (step - BOARD_GAP).min(LARGEST_BOARD);
        let board = (board >= MIN_BOARD).then_some(board);
        let below = board.map_or(space::S, |board| board + space::M);
        let chart =
            Rect::from_min_max(pos2(left, body.top() + space::XS), pos2(right, body.bottom() - below));
        let highest = highest_bound + ABOVE * per_move;
        Self { chart, board, iterations, labels, columns, highest, per_move }
    }

    /// Area of the chart and the boards below it.
    pub fn whole(&self) -> Rect {
        self.chart.with_max_y(self.chart.bottom() + self.board.unwrap_or_default() + space::M)
    }

    /// The y of an f. An f above the chart is drawn at its top.
    pub fn y(&self, f: u16) -> f32 {
        let share = f32::from(f.min(self.highest)) / f32::from(self.highest.max(1));
        self.chart.bottom() - self.chart.height() * share
    }

    /// Width of a column.
    pub fn step(&self) -> f32 {
        self.chart.width() / self.columns as f32
    }

    /// The x of the middle of the column of a g.
    pub fn x(&self, g: usize) -> f32 {
        self.chart.left() + self.step() * (g as f32 + 0.5)
    }

    /// The g of the column at a place; `None` left of the chart.
    pub fn column_at(&self, place: Pos2) -> Option<usize> {
        let column = (place.x - self.chart.left()) / self.step();
        (column >= 0.0).then_some(column as usize)
    }

    /// The f of a number of moves.
    pub const fn moves(&self, g: u16) -> u16 {
        g * self.per_move
    }
}

/// Draws the scale of f, the bound as a ceiling, and above it the next bound as far as it is known.
pub fn show_bounds(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment) {
    let palette = canvas.palette();
    let mut f = 0;
    while f <= plan.highest {
        let y = canvas.painter().round_to_pixel_center(plan.y(f));
        let at = pos2(plan.chart.left() - space::S, y);
        let moves = (f / plan.per_move).to_string();
        text::right(canvas.painter(), at, &moves, Type::Tick, palette.text_faint);
        f += plan.moves(SCALE);
    }
    let Some(iteration) = path.iteration() else { return };
    let y = plan.y(iteration.bound);
    let ends = [pos2(plan.chart.left(), y), pos2(plan.chart.right(), y)];
    canvas.painter().line_segment(ends, Stroke::new(stroke::STRONG, palette.text));
    label(canvas, plan, y, "lists-bound", iteration.bound, palette.text);
    let Some(next) = iteration.least_pruned else { return };
    let color = palette.status_color(StatusStyle::Pruned);
    let next_y = plan.y(next);
    let ends = [pos2(plan.chart.left(), next_y), pos2(plan.chart.right(), next_y)];
    let [dash, gap] = DASH;
    let pen = Stroke::new(stroke::CURVE, color);
    canvas.painter().extend(Shape::dashed_line(&ends, pen, dash, gap));
    label(canvas, plan, next_y.min(y - LINE), "lists-next-bound", next, color);
}

/// Writes the name of a bound right of its line.
fn label(canvas: &Canvas<'_, '_>, plan: &PathPlan, y: f32, id: &str, bound: u16, ink: Color32) {
    let figure = cost::figure(canvas, bound);
    let words = canvas.tell(id, &[("bound", figure.into())]);
    let at = pos2(plan.labels.left(), y);
    let room = plan.labels.width();
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
    let hint = Rect::from_center_size(rect.center(), rect.size() + vec2(0.0, space::XS));
    canvas.named(rect, id, &words);
    canvas.hint(hint, id, || canvas.say("bounds-note"));
}

/// Draws the lines of the scale, behind everything else.
pub fn show_grid(canvas: &Canvas<'_, '_>, plan: &PathPlan) {
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    let mut f = 0;
    while f <= plan.highest {
        let y = canvas.painter().round_to_pixel_center(plan.y(f));
        canvas.painter().hline(plan.chart.x_range(), y, pen);
        f += plan.moves(SCALE);
    }
}
