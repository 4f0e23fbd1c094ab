//! Realm 4: two search trees, layer by layer, that meet.
//!
//! ```text
//!  from the start: 493          ┌ board ┐            from the goal: 537
//!              ▓                └───────┘                    ▓
//!           █  ▓         start's tree: new, put in           ▓  █
//!        █  █  ▓         goal's tree: reached, g 9           ▓  █  █
//!  0  1  2  3  4             ◎ 10 + 9 = 19                   4  3  2  1  0
//! ```
//!
//! The layers of both trees lie on one axis from the start to the goal, so the trees grow towards each other. No layer
//! is larger than the frontier was at its peak, which sets the scale of the bars.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::Board,
    replay::{
        MarkKind,
        structures::{LookupOutcome, Meeting, Operation, OtherSide, TwoTreesMoment},
    },
    trace::{Event, Side},
};

use super::{
    is_column,
    progress::{OperationProgress, ShownStructure},
};
use crate::gui::{
    kit::{Canvas, columns::widest, cost, paint_small, ring},
    theme::{Palette, StatusStyle, Type, break_point, radius, space, stroke},
    widgets::{marks::move_arrow, status::status_mark, text},
};

/// Room between the trees: on a narrow stage, and on a wide one.
const MIDDLE: [f32; 2] = [168.0, 220.0];

/// Height of the look-up between trees that stand one below the other.
const LOOKUP_BETWEEN: f32 = 136.0;
/// Least height of all three.
pub const COLUMN_HEIGHT: f32 = LOOKUP_BETWEEN + 300.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, trees: &TwoTreesMoment) {
    let is_column = is_column(canvas, body.width());
    let wide = usize::from(body.width() >= break_point::WIDE_STRUCTURE);
    let size = if is_column { vec2(body.width(), LOOKUP_BETWEEN) } else { vec2(MIDDLE[wide], body.height()) };
    let middle = Rect::from_center_size(body.center(), size);
    let places = if is_column {
        [body.with_max_y(middle.top() - space::S), body.with_min_y(middle.bottom() + space::S)]
    } else {
        [body.with_max_x(middle.left() - space::L), body.with_min_x(middle.right() + space::L)]
    };
    let height = tallest(canvas, trees);
    let count = layer_count(canvas, trees);
    for (side, place) in [Side::Forward, Side::Backward].into_iter().zip(places) {
        let chart = LayerChart { place, side, count, tallest: height, met: met_layer(trees, side) };
        show_layers(canvas, &chart, trees);
    }
    let lookup = if is_column { Lookup::beside(middle) } else { Lookup::below(middle) };
    show_lookup(canvas, &lookup, shown, trees);
}

/// Share of the frontier's peak, both sides together, that the largest layer of one side rarely exceeds.
const USUAL: f32 = 0.6;

/// Number of boards of a bar as high as the drawing. All boards of a layer are in the frontier when the layer is
/// complete, so no layer is larger than the frontier at its peak, and hardly one exceeds the usual share of that.
fn tallest(canvas: &Canvas<'_, '_>, trees: &TwoTreesMoment) -> u64 {
    let layers = trees.trees.iter().flat_map(|tree| &tree.layers).copied();
    let (largest, peak) = (layers.max().unwrap_or_default().max(1), canvas.stage().edge.frontier_peak);
    let usual = (peak as f32 * USUAL) as u64;
    if largest <= usual { usual } else { peak.max(largest) }
}

/// Number of layers that each side has room for: all of the recording.
fn layer_count(canvas: &Canvas<'_, '_>, trees: &TwoTreesMoment) -> usize {
    let recording = &canvas.context.view.model.chosen_lane().recording;
    let begun = recording.marks().iter().filter_map(|mark| match mark.kind {
        MarkKind::Layer { g, .. } => Some(usize::from(g) + 2),
        _ => None,
    });
    let own = trees.trees.iter().map(|tree| tree.layers.len());
    begun.chain(own).max().unwrap_or_default().max(1)
}

/// The layer of the first board at which the sides have met; `None` before that.
fn met_layer(trees: &TwoTreesMoment, side: Side) -> Option<usize> {
    let meeting = trees.meeting?;
    Some(usize::from(match side {
        Side::Forward => meeting.from_start,
        Side::Backward => meeting.from_goal,
    }))
}

/// Height of the head over a tree.
const HEAD: f32 = 22.0;
/// Height of the figure over a bar.
const FIGURE_HEIGHT: f32 = 15.0;
/// Height of g below a bar.
const G_HEIGHT: f32 = 18.0;
/// Smallest height of a bar.
const MIN_BAR: f32 = 1.5;
/// Width of a bar as a share of its layer's room.
const WIDTH: f32 = 0.72;

/// Placement of a tree.
struct LayerChart {
    place: Rect,
    side: Side,
    /// Number of layers that have room.
    count: usize,
    /// Number of boards of a bar as high as the chart.
    tallest: u64,
    /// Layer of the first meeting; `None` before it.
    met: Option<usize>,
}

impl LayerChart {
    fn bars(&self) -> Rect {
        let Rect { min, max } = self.place;
        let top = min.y + HEAD + 2.0 * FIGURE_HEIGHT;
        Rect::from_min_max(pos2(min.x, top), pos2(max.x, max.y - G_HEIGHT))
    }

    fn step(&self) -> f32 {
        self.place.width() / self.count as f32
    }

    /// The x of the middle of a layer. Layers run from the outside towards the other tree.
    fn x(&self, layer: usize) -> f32 {
        let away = self.step() * (layer as f32 + 0.5);
        match self.side {
            Side::Forward => self.place.left() + away,
            Side::Backward => self.place.right() - away,
        }
    }

    fn rect(&self, layer: usize, boards: u64) -> Rect {
        let bars = self.bars();
        let height = (bars.height() * boards as f32 / self.tallest as f32).max(MIN_BAR);
        let width = self.step() * WIDTH;
        let left = self.x(layer) - width / 2.0;
        Rect::from_min_max(pos2(left, bars.bottom() - height), pos2(left + width, bars.bottom()))
    }
}

/// Draws one of the trees, with a bar for each layer: the number of boards with this g.
fn show_layers(canvas: &Canvas<'_, '_>, chart: &LayerChart, trees: &TwoTreesMoment) {
    let tree = &trees.trees[chart.side as usize];
    show_head(canvas, chart, tree.len());
    let bars = chart.bars();
    let base = canvas.painter().round_to_pixel_center(bars.bottom());
    canvas.painter().hline(bars.x_range(), base, Stroke::new(stroke::HAIR, canvas.palette().edge));
    for layer in 0..chart.count {
        show_g(canvas, chart, layer);
    }
    for (layer, boards) in tree.layers.iter().enumerate() {
        let age = if layer + 1 == tree.layers.len() { LayerAge::Newest } else { LayerAge::Older };
        show_bar(canvas, chart, (layer, *boards), age);
    }
    let layers = tree.layers.iter().map(|boards| figures::grouped(*boards)).collect::<Vec<_>>().join(", ");
    let words = canvas.tell("lists-layers-words", &[("layers", layers.into())]);
    canvas.named(bars, ("layers", chart.side), &words);
    canvas.hint(bars, ("layers", chart.side), || canvas.say("lists-layers-note"));
}

/// Says, at the tree's outer edge, whose tree it is and how many boards it has.
fn show_head(canvas: &Canvas<'_, '_>, chart: &LayerChart, boards: usize) {
    let palette = canvas.palette();
    let id = match chart.side {
        Side::Forward => "lists-from-start",
        Side::Backward => "lists-from-goal",
    };
    let (name, boards) = (canvas.say(id), figures::grouped(boards as u64));
    let y = chart.place.top() + HEAD / 2.0;
    let room = chart.place.width();
    let painter = canvas.painter();
    let rect = match chart.side {
        Side::Forward => {
            let at = pos2(chart.place.left(), y);
            let first = text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Title, palette.text, room);
            let at = pos2(first.right() + space::S, y);
            first.union(text::left(painter, at, &boards, Type::Figure, palette.text_soft))
        }
        Side::Backward => {
            let at = pos2(chart.place.right(), y);
            let last = text::right(painter, at, &boards, Type::Figure, palette.text_soft);
            let at = pos2(last.left() - space::S, y);
            last.union(text::right(painter, at, &name, Type::Title, palette.text))
        }
    };
    canvas.named(rect, ("tree", chart.side), &format!("{name} {boards}"));
    canvas.hint(rect, ("tree", chart.side), || canvas.say("lists-reached-note"));
}

const LARGEST_FIGURE: f32 = 11.0;
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

/// Writes g below a layer.
fn show_g(canvas: &Canvas<'_, '_>, chart: &LayerChart, layer: usize) {
    let at = pos2(chart.x(layer), chart.bars().bottom() + G_HEIGHT / 2.0 + 1.0);
    let figure = layer.to_string();
    let size = LARGEST_FIGURE.min(chart.step() / (LETTER * 2.0));
    // In the hand every second layer has its g where not all have room.
    let least = canvas.least_figure(size);
    if size < least && layer % 2 == 1 {
        return;
    }
    let ink = canvas.palette().text_faint;
    text::centred(canvas.painter(), at, &figure, Type::fitted(least), ink);
}

/// Age of a layer: the newest one stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LayerAge {
    Newest,
    Older,
}

const SMALLEST_FIGURE: f32 = 7.0;
/// Size of the mark of the layer at which the trees met.
const LAYER_MET: f32 = 11.0;
/// Share of the realm's colour in the newest layer, and in the others.
const COLOR: [f32; 2] = [0.35, 0.9];

fn show_bar(canvas: &Canvas<'_, '_>, chart: &LayerChart, (layer, boards): (usize, u64), age: LayerAge) {
    let is_newest = age == LayerAge::Newest;
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let rect = chart.rect(layer, boards);
    let share = COLOR[usize::from(!is_newest)];
    let corners = CornerRadius::same(radius::XS);
    canvas.painter().rect_filled(rect, corners, Palette::mix(palette.background, accent, share));
    if is_newest {
        let pen = Stroke::new(stroke::CURVE, accent);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
    }
    let figure = figures::grouped(boards);
    let size = LARGEST_FIGURE.min((chart.step() - 1.0) / (LETTER * figure.chars().count() as f32));
    let mut y = rect.top() - FIGURE_HEIGHT / 2.0;
    if size >= canvas.least_figure(SMALLEST_FIGURE) {
        let ink = if is_newest { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), pos2(rect.center().x, y), &figure, Type::fitted(size), ink);
    }
    if chart.met == Some(layer) {
        y -= FIGURE_HEIGHT;
        let at = pos2(rect.center().x, y);
        status_mark(canvas.painter(), at, LAYER_MET, StatusStyle::Met, palette);
    }
}

/// Smallest and largest side of the board.
const BOARD: [f32; 2] = [56.0, 148.0];
/// Largest side of the board beside its lines.
const BOARD_BESIDE: f32 = 64.0;
/// Height of a line.
const LINE: f32 = 20.0;
/// Height of the meeting, and side of its board.
const FOOT: f32 = 48.0;
/// Messages of the trees' names, that of the start first.
const NAMES: [&str; 2] = ["lists-in-start", "lists-in-goal"];

/// Placement of the look-up of the event's board.
struct Lookup {
    board: Rect,
    /// Where the arrow to the other tree is, which leads from the start's tree to the goal's and from there back.
    arrows: [Pos2; 2],
    /// The way from the start's tree to the goal's.
    to_goal: Vec2,
    /// What the board is found to be, a line for each tree.
    lines: Rect,
    meeting: Rect,
}

impl Lookup {
    /// Between trees beside one another: all one below the other.
    fn below(rect: Rect) -> Self {
        let meeting = rect.with_min_y(rect.bottom() - FOOT);
        let largest = meeting.top() - rect.top() - LINE * 3.0 - space::M;
        let side = largest.clamp(BOARD[0], BOARD[1]);
        let center = pos2(rect.center().x, rect.top() + space::S + side / 2.0);
        let board = Rect::from_center_size(center, Vec2::splat(side));
        let away = vec2(space::M + ARROW / 2.0, 0.0);
        let arrows = [board.right_center() + away, board.left_center() - away];
        let lines = rect.with_min_y(board.bottom() + space::M);
        Self { board, arrows, to_goal: Vec2::RIGHT, lines, meeting }
    }

    /// Between trees one below the other: the lines beside the board.
    fn beside(rect: Rect) -> Self {
        let meeting = rect.with_min_y(rect.bottom() - FOOT);
        let left = rect.left() + ARROW + space::S;
        let side = (meeting.top() - rect.top() - space::M).min(BOARD_BESIDE);
        let board = Rect::from_min_size(pos2(left, rect.top() + space::XS), Vec2::splat(side));
        let arrow = pos2(rect.left() + ARROW / 2.0, board.center().y);
        let lines = rect.with_min_x(board.right() + space::M).translate(vec2(0.0, space::S));
        Self { board, arrows: [arrow; 2], to_goal: Vec2::DOWN, lines, meeting: meeting.with_min_x(left) }
    }
}

/// Draws the board of the event between the trees: looked up in the tree of its own side, then in the other one.
fn show_lookup(canvas: &Canvas<'_, '_>, rects: &Lookup, shown: &ShownStructure<'_>, trees: &TwoTreesMoment) {
    if let Some(meeting) = trees.meeting {
        show_meeting(canvas, rects.meeting, meeting);
    }
    let Some((board, side)) = event_board(shown, trees) else { return };
    paint_small(canvas, rects.board, board);
    ring(canvas, rects.board);
    let words = description(canvas, shown, trees, board);
    canvas.named(rects.board, "board of the event", &words);
    if is_looked_up(trees.other_side) {
        show_arrow(canvas, rects, side, progress_of_other(shown, side));
    }
    let names = widest(canvas.painter(), NAMES.map(|name| canvas.say(name)), Type::Caption);
    for (number, line) in lookup_lines(canvas, shown, trees, side).iter().enumerate() {
        let at = rects.lines.min + vec2(0.0, LINE * (number as f32 + 0.5));
        show_line(canvas, Rect::from_min_max(at, rects.lines.max), names, line, number);
    }
}

/// Size of the mark of the meeting, two rings.
const MEETING_MARK: f32 = 17.0;

/// Draws the first meeting, from its event on: `◎ 10 + 9 = 19`.
fn show_meeting(canvas: &Canvas<'_, '_>, foot: Rect, meeting: Meeting) {
    let palette = canvas.palette();
    let board = Rect::from_min_size(foot.min, Vec2::splat(foot.height()));
    paint_small(canvas, board, meeting.board);
    let sum = format!("{} + {} = {}", meeting.from_start, meeting.from_goal, meeting.cost());
    let mark = pos2(board.right() + space::L + MEETING_MARK / 2.0, foot.center().y - LINE / 2.0);
    status_mark(canvas.painter(), mark, MEETING_MARK, StatusStyle::Met, palette);
    let at = mark + vec2(MEETING_MARK / 2.0 + space::M, 0.0);
    let room = foot.right() - at.x;
    let painter = canvas.painter();
    let first = text::line(painter, at, Align2::LEFT_CENTER, &sum, Type::Display, palette.text, room);
    let word = canvas.say("lists-met");
    let below = pos2(board.right() + space::M, foot.center().y + LINE / 2.0 + 2.0);
    let room = foot.right() - below.x;
    let ink = palette.text_faint;
    let second = text::line(painter, below, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
    let whole = board.union(first).union(second);
    canvas.named(whole, "meeting", &format!("{word}: {}, {sum}", meeting.board));
    canvas.hint(whole, "meeting", || canvas.say("lists-met-note"));
}

/// The board of the event, and the side that works; `None` if the event has no such board.
fn event_board(shown: &ShownStructure<'_>, trees: &TwoTreesMoment) -> Option<(Board, Side)> {
    let side = side_of(shown.moment.event.as_ref())?;
    let expanded = match shown.moment.event {
        Some(Event::Expand { board, .. }) => Some(board),
        _ => None,
    };
    let met = trees.meeting_now.map(|meeting| meeting.board);
    let board = trees.lookup.map(|lookup| lookup.board).or(met).or(expanded)?;
    Some((board, side))
}

/// The side that the event works on; `None` for any other event.
const fn side_of(event: Option<&Event>) -> Option<Side> {
    match event {
        Some(
            Event::Begin { side, .. }
            | Event::Expand { side, .. }
            | Event::Open { side, .. }
            | Event::Duplicate { side, .. }
            | Event::Meet { side, .. },
        ) => Some(*side),
        _ => None,
    }
}

fn description(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    trees: &TwoTreesMoment,
    board: Board,
) -> String {
    let g = match shown.moment.event {
        Some(Event::Expand { g, .. } | Event::Meet { g, .. }) => g,
        _ => trees.lookup.map_or(0, |lookup| lookup.g),
    };
    cost::description(canvas, board, g, 0)
}

/// Whether the event looks its board up on the other side too.
const fn is_looked_up(other: OtherSide) -> bool {
    !matches!(other, OtherSide::NotLookedUp)
}

/// Progress of reading the element of the other side.
fn progress_of_other(shown: &ShownStructure<'_>, own: Side) -> OperationProgress {
    let reads_other =
        |operation: &Operation| matches!(operation, Operation::ElementRead { side, .. } if *side != own);
    let is_done = shown.operations().iter().any(reads_other);
    if is_done { OperationProgress::Done } else { OperationProgress::Pending }
}

/// Length of the arrow to the other tree.
const ARROW: f32 = 22.0;

/// Draws an arrow from the board to the other tree, in which it is looked up.
fn show_arrow(canvas: &Canvas<'_, '_>, rects: &Lookup, own: Side, progress: OperationProgress) {
    let direction = match own {
        Side::Forward => rects.to_goal,
        Side::Backward => -rects.to_goal,
    };
    let color = match progress {
        OperationProgress::Done => canvas.context.accent(),
        OperationProgress::Pending => canvas.palette().line,
    };
    move_arrow(canvas.painter(), rects.arrows[own as usize], direction, ARROW, color);
}

/// A line about the board.
struct LookupLine {
    /// Side of the tree that the line is about.
    side: Side,
    found: String,
    mark: Option<StatusStyle>,
    /// Whether the element in that tree has been read.
    is_done: bool,
}

/// Says what the board is found to be in its own tree, and in the other one.
fn lookup_lines(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    trees: &TwoTreesMoment,
    own: Side,
) -> Vec<LookupLine> {
    let other = match own {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    };
    let reads_own =
        |operation: &Operation| matches!(operation, Operation::ElementRead { side, .. } if *side == own);
    let mut lines = Vec::new();
    if let Some(Event::Expand { g, .. }) = shown.moment.event {
        let found = canvas.tell("lists-expanded-here", &[("g", g.into())]);
        lines.push(LookupLine { side: own, found, mark: Some(StatusStyle::Expanded), is_done: true });
    }
    if let Some(lookup) = trees.lookup {
        let (message, mark) = match lookup.outcome {
            LookupOutcome::New => ("lists-new-here", StatusStyle::Open),
            LookupOutcome::Duplicate if shown.is_path_back(canvas) => {
                ("lists-reached-here", StatusStyle::PathBack)
            }
            LookupOutcome::Duplicate => ("lists-reached-here", StatusStyle::Duplicate),
        };
        let found = canvas.tell(message, &[("g", lookup.g.into())]);
        let is_done = shown.operations().iter().any(reads_own);
        lines.push(LookupLine { side: own, found, mark: Some(mark), is_done });
    }
    let found = match trees.other_side {
        OtherSide::NotLookedUp => None,
        OtherSide::NotReached => Some((canvas.say("lists-not-there"), None)),
        OtherSide::Reached { g } => {
            Some((canvas.tell("lists-there", &[("g", g.into())]), Some(StatusStyle::Met)))
        }
    };
    let is_done = progress_of_other(shown, own) == OperationProgress::Done;
    lines.extend(found.map(|(found, mark)| LookupLine { side: other, found, mark, is_done }));
    lines
}

/// Size of a mark.
const MARK: f32 = 10.0;

fn show_line(canvas: &Canvas<'_, '_>, room: Rect, names: f32, line: &LookupLine, number: usize) {
    let (palette, at) = (canvas.palette(), room.min);
    let name = canvas.say(NAMES[line.side as usize]);
    let [soft, strong]: [Color32; 2] =
        if line.is_done { [palette.text_faint, palette.text] } else { [palette.edge; 2] };
    let painter = canvas.painter();
    let first = text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Caption, soft, names);
    let mark = pos2(at.x + names + space::S + MARK / 2.0, at.y);
    if let Some(style) = line.mark.filter(|_| line.is_done) {
        status_mark(painter, mark, MARK, style, palette);
    }
    let at = mark + vec2(MARK, 0.0);
    let room = room.right() - at.x;
    let second = text::line(painter, at, Align2::LEFT_CENTER, &line.found, Type::Caption, strong, room);
    let whole = first.union(second);
    let words = format!("{name} {}", line.found);
    canvas.named(whole, ("look-up", number), &words);
    canvas.hint(whole, ("look-up", number), || format!("{words}\n{}", canvas.say("lists-look-up-note")));
}
