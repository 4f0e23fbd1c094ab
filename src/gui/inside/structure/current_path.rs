//! Realm 8: the current path under the bound.
//!
//! ```text
//!  19 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ ✕ ╌╌ next bound 19     iterations
//!  17 ━━━━━━━━━━━━━━━━━━━━━━━ bound 17          bound 9     5
//!         h h h h h h h h                        bound 11   19
//!         g g g g g g g g                        …
//!        the boards on the path
//! ```
//!
//! Both axes cover the whole recording: f up to a little above its highest bound, and columns for the longest path
//! under it.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::Board,
    replay::{
        Node,
        structures::{DeepeningMoment, Iteration},
    },
    trace::Event,
};

use super::{entry, progress::ShownStructure};
use crate::gui::{
    kit::{Canvas, cost, paint_small},
    theme::{Palette, StatusStyle, Type, break_point, radius, sizes::marks, space, stroke},
    widgets::{
        status::{status_mark, status_tag},
        text,
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, path: &DeepeningMoment) {
    let plan = PathPlan::of(canvas, body, path);
    let visit = Visit::of(shown, path);
    let is_pruned = matches!(shown.moment.event, Some(Event::Prune { .. }));
    show_columns(canvas, &plan, path, if is_pruned { Visit::None } else { visit });
    show_bounds(canvas, &plan, path);
    show_pruned(canvas, &plan, path, if is_pruned { visit } else { Visit::None });
    show_iterations(canvas, plan.iterations, path);
    canvas.named(plan.chart, "current path", &words(canvas, path));
    if let Some((pointer, node)) = hovered(canvas, &plan, path) {
        entry::show_card(canvas, pointer, card(canvas, &node, path));
    }
}

/// Progress of the board that the event compares with the bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    /// The event compares no board.
    None,
    /// The board is compared with the bound, but not yet entered or pruned.
    Pending,
    /// The board is entered or pruned.
    Done,
}

impl Visit {
    fn of(shown: &ShownStructure<'_>, path: &DeepeningMoment) -> Self {
        match path.visited {
            None => Self::None,
            Some(_) if shown.is_done() => Self::Done,
            Some(_) => Self::Pending,
        }
    }
}

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
/// Number of moves above the highest bound, for pruned successors and the next bound.
const ABOVE: u16 = 3;

/// Placement of everything.
struct PathPlan {
    /// The chart, from f = 0 up to the highest f.
    chart: Rect,
    /// Side of a board below its column; `None` where boards would be too small.
    board: Option<f32>,
    iterations: Rect,
    /// Room for the names of the bounds, right of the chart.
    labels: Rect,
    /// Number of columns of the chart.
    columns: usize,
    highest: u16,
    per_move: u16,
}

impl PathPlan {
    fn of(canvas: &Canvas<'_, '_>, body: Rect, path: &DeepeningMoment) -> Self {
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
    fn whole(&self) -> Rect {
        self.chart.with_max_y(self.chart.bottom() + self.board.unwrap_or_default() + space::M)
    }

    /// The y of an f. An f above the chart is drawn at its top.
    fn y(&self, f: u16) -> f32 {
        let share = f32::from(f.min(self.highest)) / f32::from(self.highest.max(1));
        self.chart.bottom() - self.chart.height() * share
    }

    /// Width of a column.
    fn step(&self) -> f32 {
        self.chart.width() / self.columns as f32
    }

    /// The x of the middle of the column of a g.
    fn x(&self, g: usize) -> f32 {
        self.chart.left() + self.step() * (g as f32 + 0.5)
    }

    /// The g of the column at a place; `None` left of the chart.
    fn column_at(&self, place: Pos2) -> Option<usize> {
        let column = (place.x - self.chart.left()) / self.step();
        (column >= 0.0).then_some(column as usize)
    }

    /// The f of a number of moves.
    const fn moves(&self, g: u16) -> u16 {
        g * self.per_move
    }
}

/// Draws the boards on the path, each a column of g with h on top, so that its height is f.
fn show_columns(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment, last: Visit) {
    show_grid(canvas, plan);
    let colors = [canvas.palette().status_color(StatusStyle::Expanded), canvas.context.accent()];
    for (number, node) in path.path.iter().enumerate() {
        let is_last = number + 1 == path.path.len();
        let is_pending = is_last && last == Visit::Pending;
        let colors = if is_pending { colors.map(|color| entry::pale(canvas, color)) } else { colors };
        let g = plan.moves(node.g.into());
        let figures = [node.g.to_string(), cost::figure(canvas, node.h)];
        let parts = [(0, g), (g, node.f)];
        for ((part, figure), color) in parts.into_iter().zip(&figures).zip(colors) {
            show_part(canvas, plan, number, part, figure, color);
        }
        if let Some(side) = plan.board {
            let top = plan.chart.bottom() + space::S;
            let at = pos2(plan.x(number), top + side / 2.0);
            let place = Rect::from_center_size(at, vec2(side, side));
            paint_small(canvas, place, node.board);
            if is_last && !is_pending {
                let corners = CornerRadius::same(radius::S);
                let pen = Stroke::new(stroke::CURVE, canvas.context.accent());
                canvas.painter().rect_stroke(place, corners, pen, StrokeKind::Outside);
            }
        }
    }
}

/// Number of moves between two lines of the scale.
const SCALE: u16 = 5;

/// Draws the lines of the scale, behind everything else.
fn show_grid(canvas: &Canvas<'_, '_>, plan: &PathPlan) {
    let pen = Stroke::new(stroke::HAIR, canvas.palette().line);
    let mut f = 0;
    while f <= plan.highest {
        let y = canvas.painter().round_to_pixel_center(plan.y(f));
        canvas.painter().hline(plan.chart.x_range(), y, pen);
        f += plan.moves(SCALE);
    }
}

/// Smallest and largest font size of a figure in a column.
const FIGURE: [f32; 2] = [7.5, 11.5];
/// Width of a column as a share of its room.
const WIDTH: f32 = 0.66;
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

/// Draws a part of a column, with its figure where it fits.
fn show_part(
    canvas: &Canvas<'_, '_>,
    plan: &PathPlan,
    column: usize,
    (from, to): (u16, u16),
    figure: &str,
    color: Color32,
) {
    if from == to {
        return;
    }
    let width = plan.step() * WIDTH;
    let left = plan.x(column) - width / 2.0;
    let rect = Rect::from_min_max(pos2(left, plan.y(to)), pos2(left + width, plan.y(from) - 1.0));
    canvas.painter().rect_filled(rect, CornerRadius::same(radius::XXS), color);
    let size = FIGURE[1].min((width - 2.0) / (LETTER * figure.len() as f32));
    let is_high = rect.height() >= size;
    if is_high && size >= canvas.least_figure(FIGURE[0]) {
        let ink = Palette::text_on(color);
        text::centred(canvas.painter(), rect.center(), figure, Type::fitted(size), ink);
    }
}

/// Lengths of a dash and of a gap in the line of the next bound.
const DASH: [f32; 2] = [6.0, 4.0];
/// Smallest distance between the names of two bounds.
const LINE: f32 = 15.0;

/// Draws the scale of f, the bound as a ceiling, and above it the next bound as far as it is known.
fn show_bounds(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment) {
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
    show_bound_name(canvas, plan, y, "lists-bound", iteration.bound, palette.text);
    let Some(next) = iteration.least_pruned else { return };
    let color = palette.status_color(StatusStyle::Pruned);
    let next_y = plan.y(next);
    let ends = [pos2(plan.chart.left(), next_y), pos2(plan.chart.right(), next_y)];
    let [dash, gap] = DASH;
    let pen = Stroke::new(stroke::CURVE, color);
    canvas.painter().extend(Shape::dashed_line(&ends, pen, dash, gap));
    show_bound_name(canvas, plan, next_y.min(y - LINE), "lists-next-bound", next, color);
}

/// Writes the name of a bound right of its line.
fn show_bound_name(canvas: &Canvas<'_, '_>, plan: &PathPlan, y: f32, id: &str, bound: u16, ink: Color32) {
    let figure = cost::figure(canvas, bound);
    let words = canvas.tell(id, &[("bound", figure.into())]);
    let at = pos2(plan.labels.left(), y);
    let room = plan.labels.width();
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
    let hint = Rect::from_center_size(rect.center(), rect.size() + vec2(0.0, space::XS));
    canvas.named(rect, id, &words);
    canvas.hint(hint, id, || canvas.say("bounds-note"));
}

/// Share of the colour in the line from the parent.
const PARENT: f32 = 0.5;

/// Draws the pruned successors of boards on the path: each a ✕ at its f, one column after its parent.
fn show_pruned(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment, last: Visit) {
    let palette = canvas.palette();
    let color = palette.status_color(StatusStyle::Pruned);
    let places = pruned_places(plan, path);
    for (number, (place, node)) in places.iter().enumerate() {
        let is_last = number + 1 == places.len() && last != Visit::None;
        let is_pending = is_last && last == Visit::Pending;
        let parent = path.path.get(usize::from(node.g) - 1);
        if let Some(parent) = parent {
            let from = pos2(plan.x(parent.g.into()), plan.y(parent.f));
            let ink = Palette::mix(palette.background, color, PARENT);
            let pen = Stroke::new(stroke::HAIR, ink);
            canvas.painter().line_segment([from, place.center()], pen);
        }
        if is_last {
            let pen = Stroke::new(stroke::CURVE, if is_pending { entry::pale(canvas, color) } else { color });
            canvas.painter().circle_stroke(place.center(), CROSS, pen);
        }
        canvas.painter().circle_filled(place.center(), CROSS / 2.0, palette.background);
        if !is_pending {
            status_mark(canvas.painter(), place.center(), CROSS, StatusStyle::Pruned, palette);
        }
    }
    let f = path.pruned.iter().map(|node| cost::figure(canvas, node.f)).collect::<Vec<_>>().join(" ");
    if !path.pruned.is_empty() {
        let words = canvas.tell("lists-pruned-words", &[("f", f.into())]);
        let above = plan.chart.with_max_y(plan.y(path.iteration().map_or(0, |one| one.bound)));
        canvas.named(above, "pruned successors", &words);
    }
}

/// Size of the mark of a pruned successor.
const CROSS: f32 = 9.0;
/// Largest distance between two marks side by side.
const CROSS_APART: f32 = 11.0;

/// The place of each pruned successor. Those with the same parent and about the same f are side by side.
fn pruned_places(plan: &PathPlan, path: &DeepeningMoment) -> Vec<(Rect, Node)> {
    let is_level = |one: &Node, other: &Node| (plan.y(one.f) - plan.y(other.f)).abs() < CROSS;
    let is_beside = |one: &Node, other: &Node| one.g == other.g && is_level(one, other);
    let place = |(number, node): (usize, &Node)| {
        let all = path.pruned.iter().filter(|other| is_beside(node, other)).count();
        let before = path.pruned[..number].iter().filter(|other| is_beside(node, other)).count();
        let apart = CROSS_APART.min(plan.step() / all as f32);
        let aside = apart * (before as f32 - (all - 1) as f32 / 2.0);
        let at = pos2(plan.x(node.g.into()) + aside, plan.y(node.f));
        (Rect::from_center_size(at, Vec2::splat(CROSS)), *node)
    };
    path.pruned.iter().enumerate().map(place).collect()
}

/// Height of the head over the iterations.
const ITERATIONS_HEAD: f32 = 26.0;
/// Height of an iteration.
const ROW: f32 = 27.0;

/// Draws the latest iterations, as many as fit: the bound of each, and the number of boards that it has expanded.
fn show_iterations(canvas: &Canvas<'_, '_>, rect: Rect, path: &DeepeningMoment) {
    let at = pos2(rect.left(), rect.top() + ITERATIONS_HEAD / 2.0);
    let note = canvas.say("lists-iterations-expanded");
    canvas.heading_with(at, "lists-iterations", &note, rect.width(), &canvas.say("lists-iterations-note"));
    let rows = rect.with_min_y(rect.top() + ITERATIONS_HEAD);
    let rows = rows.with_max_y(rows.bottom() - 2.0 * ROW);
    show_legend(canvas, rect.with_min_y(rows.bottom()));
    let count = ((rows.height() / ROW) as usize).max(1);
    let first = path.iterations.len().saturating_sub(count);
    let most = path.iterations.iter().map(|iteration| iteration.expanded).max().unwrap_or_default();
    let most = most.max(1).next_power_of_two();
    for (number, iteration) in path.iterations[first..].iter().enumerate() {
        let state = if first + number + 1 == path.iterations.len() {
            IterationState::UnderWay
        } else {
            IterationState::Over
        };
        let top = rows.top() + ROW * number as f32;
        let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), ROW));
        show_row(canvas, row, iteration, most, state);
    }
    if let Some(iteration) = path.iteration() {
        show_pruned_count(canvas, rect.with_min_y(rect.bottom() - ROW), iteration);
    }
}

/// Explains the two parts of a column, from the left: g and h.
fn show_legend(canvas: &Canvas<'_, '_>, rect: Rect) {
    let palette = canvas.palette();
    let colors = [palette.status_color(StatusStyle::Expanded), canvas.context.accent()];
    let (mut x, y) = (rect.left(), rect.top() + ROW / 2.0);
    for (color, word) in colors.into_iter().zip(["lists-part-g", "lists-part-h"]) {
        let sample = Rect::from_center_size(pos2(x + marks::STATUS / 2.0, y), Vec2::splat(marks::STATUS));
        canvas.painter().rect_filled(sample, CornerRadius::same(radius::XS), color);
        let word = canvas.say(word);
        let at = pos2(sample.right() + space::XS, y);
        let end = text::left(canvas.painter(), at, &word, Type::Caption, palette.text_soft);
        canvas.named(sample.union(end), ("part", &word), &word);
        x = end.right() + space::M;
    }
}

/// Whether an iteration goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IterationState {
    UnderWay,
    Over,
}

/// Distance from the top of an iteration to the middle of its line.
const ROW_LINE: f32 = 9.0;
/// Distance from the middle of the line to the bar.
const TRACK_BELOW: f32 = 9.0;
/// Height of the bar.
const TRACK: f32 = 3.0;
/// Share of the realm's colour in the bar of an iteration that has ended.
const EARLIER: f32 = 0.55;

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, iteration: &Iteration, most: u64, state: IterationState) {
    let is_current = state == IterationState::UnderWay;
    let palette = canvas.palette();
    let bound = cost::figure(canvas, iteration.bound);
    let words = canvas.tell("lists-bound", &[("bound", bound.into())]);
    let expanded = figures::grouped(iteration.expanded);
    let y = row.top() + ROW_LINE;
    let ink = if is_current { palette.text } else { palette.text_soft };
    let kind = if is_current { Type::Title } else { Type::Figure };
    let end = text::right(canvas.painter(), pos2(row.right(), y), &expanded, kind, ink);
    let room = end.left() - space::S - row.left();
    text::line(canvas.painter(), pos2(row.left(), y), Align2::LEFT_CENTER, &words, kind, ink, room);
    let track = Rect::from_min_size(pos2(row.left(), y + TRACK_BELOW), vec2(row.width(), TRACK));
    let corners = CornerRadius::same(radius::XXS);
    canvas.painter().rect_filled(track, corners, palette.line);
    let share = iteration.expanded as f32 / most as f32;
    let color = canvas.context.accent();
    let color = if is_current { color } else { Palette::mix(palette.background, color, EARLIER) };
    let bar = track.with_max_x(track.left() + track.width() * share);
    canvas.painter().rect_filled(bar, corners, color);
    let name = ("iteration", iteration.bound);
    canvas.named(row, name, &format!("{words}: {expanded} {}", canvas.say("lists-iterations-expanded")));
}

/// Says how many successors the iteration under way has pruned.
fn show_pruned_count(canvas: &Canvas<'_, '_>, row: Rect, iteration: &Iteration) {
    let palette = canvas.palette();
    let pruned = figures::grouped(iteration.pruned);
    let y = row.center().y;
    let end = text::right(canvas.painter(), pos2(row.right(), y), &pruned, Type::Title, palette.text);
    let word = canvas.say("lists-pruned");
    let room = end.left() - row.left() - marks::STATUS;
    status_tag(canvas.painter(), pos2(row.left(), y), StatusStyle::Pruned, &word, room, palette);
    canvas.named(row, "pruned", &format!("{word}: {pruned}"));
    canvas.hint(row, "pruned", || canvas.say("lists-pruned-note"));
}

/// Says how many boards the path has, and the f of each.
fn words(canvas: &Canvas<'_, '_>, path: &DeepeningMoment) -> String {
    let f = path.path.iter().map(|node| cost::figure(canvas, node.f)).collect::<Vec<_>>().join(" ");
    canvas.tell("lists-path-words", &[("boards", path.path.len().into()), ("f", f.into())])
}

/// The pointer, and the board under it: a column, or a pruned successor.
fn hovered(canvas: &Canvas<'_, '_>, plan: &PathPlan, path: &DeepeningMoment) -> Option<(Pos2, Node)> {
    let pointer = canvas.ui.rect_contains_pointer(plan.whole()).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let crosses = pruned_places(plan, path);
    let cross = crosses.into_iter().find(|(place, _)| place.contains(pointer)).map(|(_, node)| node);
    let column = || path.path.get(plan.column_at(pointer)?).copied();
    Some((pointer, cross.or_else(column)?))
}

fn card(canvas: &Canvas<'_, '_>, node: &Node, path: &DeepeningMoment) -> (Board, Vec<String>) {
    let [h, f] = [node.h, node.f].map(|amount| cost::figure(canvas, amount));
    let mut lines = vec![format!("g {} + h {h} = f {f}", node.g)];
    if let Some(iteration) = path.iteration().filter(|iteration| node.f > iteration.bound) {
        let bound = cost::figure(canvas, iteration.bound);
        lines.push(canvas.tell("lists-beyond", &[("bound", bound.into())]));
    }
    (node.board, lines)
}
