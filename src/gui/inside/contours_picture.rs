//! The plane of g and h: cells, the diagonals of equal f, the path, numbers and ticks.
//!
//! Pointer and keyboard lead to a cell. A card shows its figures, and a click or Enter leads to the first expansion of
//! one of its nodes. With keyboard focus on the plane, the arrows go from cell to cell and skip those that are empty.

use egui::{
    Align2, Color32, CornerRadius, Id, Key, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Vec2, WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    inside::view::{TreeView, TreesProgress},
    model::Action,
    words::figures,
};
use eight_realms_core::{
    heuristic::Unit,
    lane::LaneId,
    replay::{
        Node,
        tree::{Contours, NodeCounts, NodeIndex, NodeStatus, SearchTree},
    },
};

use crate::gui::{
    kit::{
        Canvas,
        card::{self, CardWords},
        columns::widest,
        id,
    },
    theme::{CAP_HEIGHT, Palette, StatusStyle, Type, radius, space, stroke},
    widgets::{focus, pointed_moment, pointer_place, text},
};

/// Height of the row of each axis below the plane.
const TICKS: f32 = 15.0;
/// Minimum distance of a tick from the next one above or below.
const TICK_LINE: f32 = 13.0;
/// A dash of the next bound, and the gap after it.
pub const DASH: [f32; 2] = [6.0, 4.0];

/// The table to draw, the tree that it counts, and that tree's view and progress.
pub struct ContoursShown<'a> {
    pub contours: &'a Contours,
    pub tree: &'a SearchTree,
    pub view: &'a TreeView,
    pub progress: TreesProgress,
    pub lane: LaneId,
    /// Unit of h and f.
    pub unit: Unit,
}

impl ContoursShown<'_> {
    /// The nodes from the root to the current one.
    pub fn path(&self) -> impl Iterator<Item = Node> {
        self.view.at.path().iter().map(|node: &NodeIndex| self.tree.node(*node))
    }

    /// The node of the board being expanded.
    pub fn current(&self) -> Option<Node> {
        self.view.at.current().map(|node| self.tree.node(node))
    }

    /// The f drawn in the lane's colour: the bound where the search has one, or else that of the current node.
    pub fn strong(&self) -> Option<u16> {
        self.contours.bound().or_else(|| self.current().map(|node| node.f))
    }

    /// Whether the lane searches again and again, under a bound.
    pub fn is_deepening(&self) -> bool {
        self.lane.is_deepening()
    }

    /// Whether f is h alone, so that a row has one f.
    pub const fn is_greedy(&self) -> bool {
        self.contours.per_move() == 0
    }

    /// Text of an h or an f.
    pub fn cost(&self, amount: u16) -> String {
        figures::cost(amount, self.unit)
    }
}

/// Draws the plane into its place; screen readers read `label`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, shown: &ContoursShown<'_>, label: &str) {
    let placement = ContoursPlacement::of(canvas, rect, shown);
    let response = sense(canvas, placement.plot, label);
    show_cells(canvas, &placement, shown);
    show_lines(canvas, &placement, shown);
    show_path(canvas, &placement, shown);
    show_numbers(canvas, &placement, shown);
    show_ticks(canvas, &placement, shown);
    show_pointed(canvas, &response, &placement, shown);
}

/// Largest size of a cell, so that a small tree does not fill the stage with a few slabs.
const LARGEST_CELL: Vec2 = vec2(56.0, 44.0);
/// Gap between two cells, where they are not tiny.
const GAP: f32 = 2.0;
/// Share of a column or a row that lies on either side of its middle.
const HALF: f32 = 0.5;

/// Placement of everything on the plane. It depends on the tree alone and not on the moment.
struct ContoursPlacement {
    /// The plane, between the ticks.
    plot: Rect,
    /// Length of one move: of g to the right, of h upwards.
    step: Vec2,
    /// Width and height of a cell.
    cell: Vec2,
    /// Number of columns, and the largest h in moves.
    moves: Vec2,
    /// Amount by which one move changes h.
    per_move: f32,
    /// Whether f is h alone, so that a row has one f.
    is_greedy: bool,
}

impl ContoursPlacement {
    /// The placement below the head, with room for the ticks.
    fn of(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ContoursShown<'_>) -> Self {
        let h_values = shown.contours.rows();
        let per_move = f32::from(shown.unit.per_move());
        let columns = shown.contours.columns().max(1);
        let most_h = h_values.last().copied().unwrap_or_default();
        let most_f = most_h.saturating_add(columns as u16 * shown.contours.per_move());
        let h_width = widest(canvas.painter(), [shown.cost(most_h), canvas.say("contours-h")], Type::Tick);
        let label = canvas.tell("mark-f", &[("f", shown.cost(most_f).into())]);
        let f_width = widest(canvas.painter(), [label], Type::Tick);
        let room = Rect::from_min_max(
            rect.min + vec2(h_width + space::S, TICK_LINE),
            rect.max - vec2(f_width + space::S, 2.0 * TICKS + space::XS),
        );
        let moves = vec2(columns as f32, f32::from(most_h) / per_move);
        let full = vec2(room.width() / moves.x, room.height() / (moves.y + 1.0)).max(Vec2::ZERO);
        let step = full.min(LARGEST_CELL);
        let least_gap = h_values.windows(2).map(|pair| pair[1] - pair[0]).min();
        let share = least_gap.map_or(1.0, |gap| (f32::from(gap) / per_move).min(1.0));
        let cell = vec2(step.x, step.y * share);
        let gap = vec2(GAP.min(cell.x * 0.12), GAP.min(cell.y * 0.12));
        let plot = Rect::from_min_size(room.min, step * (moves + vec2(0.0, 1.0)));
        let is_greedy = shown.is_greedy();
        Self { plot, step, cell: cell - gap, moves, per_move, is_greedy }
    }

    /// Centre of the cell of this g and h.
    fn at(&self, g: usize, h: u16) -> Pos2 {
        self.point(g as f32, f32::from(h) / self.per_move)
    }

    fn cell(&self, g: usize, h: u16) -> Rect {
        Rect::from_center_size(self.at(g, h), self.cell)
    }

    /// The point of a g and an h, both in moves.
    fn point(&self, g: f32, h: f32) -> Pos2 {
        pos2(self.plot.left() + (g + HALF) * self.step.x, self.plot.bottom() - (h + HALF) * self.step.y)
    }

    /// Ends of the line of this f, the lower right one first; `None` where it misses the plane. It is a diagonal, or a row
    /// where f is h.
    fn line(&self, f: u16) -> Option<[Pos2; 2]> {
        let f = f32::from(f) / self.per_move;
        if self.is_greedy {
            let is_inside = f <= self.moves.y + HALF;
            return is_inside.then(|| [self.point(self.moves.x - HALF, f), self.point(-HALF, f)]);
        }
        let low = (f - (self.moves.x - HALF)).max(-HALF);
        let high = (f + HALF).min(self.moves.y + HALF);
        (low < high).then(|| [self.point(f - low, low), self.point(f - high, high)])
    }

    /// The cell under a place: its g, and the number of its row.
    fn cell_under(&self, at: Pos2, shown: &ContoursShown<'_>) -> Option<(usize, usize)> {
        let g = ((at.x - self.plot.left()) / self.step.x).floor();
        let g = (0.0..self.moves.x).contains(&g).then_some(g as usize)?;
        let row = shown.contours.rows().iter().position(|h| self.cell(g, *h).contains(at))?;
        Some((g, row))
    }
}

/// Makes the plane respond to presses and Tab; screen readers read `label`.
fn sense(canvas: &Canvas<'_, '_>, plot: Rect, label: &str) -> Response {
    let response = canvas.ui.interact(plot, id("contours"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, label));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), plot, radius::S, &response, canvas.palette());
    response
}

/// Draws the cells in layers: expanded nodes at the bottom, open nodes above, and an outline where nodes are pruned.
fn show_cells(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let most = most(placement, shown);
    for (_, _, rect, counts) in cells(placement, shown) {
        paint_cell(canvas.painter(), rect, counts, most, canvas.palette());
    }
}

/// Every cell that holds a node at some moment: its g, the number of its row, its place and its counts.
fn cells<'a>(
    placement: &'a ContoursPlacement,
    shown: &'a ContoursShown<'_>,
) -> impl Iterator<Item = (usize, usize, Rect, NodeCounts)> {
    let rows = shown.contours.rows();
    let all = (0..shown.contours.columns()).flat_map(move |g| (0..rows.len()).map(move |row| (g, row)));
    let counts = move |g, row| shown.contours.cell_under_bound(g, row);
    let cells = all.map(move |(g, row)| (g, row, placement.cell(g, rows[row]), counts(g, row)));
    cells.filter(|(_, _, _, counts)| counts.all() > 0)
}

/// The largest number of nodes in a cell.
fn most(placement: &ContoursPlacement, shown: &ContoursShown<'_>) -> u32 {
    cells(placement, shown).map(|(_, _, _, counts)| counts.all()).max().unwrap_or(1)
}

/// Layers of a cell, from the bottom to the top.
const LAYERS: [NodeStatus; 4] =
    [NodeStatus::Expanded, NodeStatus::ExpandedEarlier, NodeStatus::Open, NodeStatus::Taken];

/// Paints one cell, pale where none of its nodes is reached.
pub fn paint_cell(painter: &Painter, rect: Rect, counts: NodeCounts, most: u32, palette: &Palette) {
    let corner = CornerRadius::same(radius::XS);
    if counts.reached() == 0 {
        painter.rect_filled(rect, corner, palette.nodes(palette.text_faint, 0.0));
    }
    for (status, layer, color) in layers(rect, counts, most, palette) {
        painter.rect_filled(layer, corner, color);
        if status == NodeStatus::ExpandedEarlier {
            hatch(painter, layer, Stroke::new(stroke::HAIR, palette.background));
        }
    }
    if counts.of(NodeStatus::Pruned) > 0 {
        let pen = Stroke::new(stroke::CURVE, ink(NodeStatus::Pruned, palette));
        painter.rect_stroke(rect, corner, pen, StrokeKind::Inside);
    }
}

/// The layers that a cell has, with their places and colours.
fn layers(
    rect: Rect,
    counts: NodeCounts,
    most: u32,
    palette: &Palette,
) -> impl Iterator<Item = (NodeStatus, Rect, Color32)> {
    let reached = counts.reached();
    let share = f64::from(reached).ln_1p() / f64::from(most.max(1)).ln_1p();
    let mut bottom = rect.bottom();
    let layers = LAYERS.map(|status| {
        let part = counts.of(status) as f32 / reached.max(1) as f32;
        let layer = rect.with_max_y(bottom).with_min_y(part.mul_add(-rect.height(), bottom));
        bottom = layer.top();
        (status, layer, palette.nodes(ink(status, palette), share as f32))
    });
    layers.into_iter().filter(move |(status, ..)| counts.of(*status) > 0)
}

/// The colour of a layer.
pub fn ink(status: NodeStatus, palette: &Palette) -> Color32 {
    match status {
        NodeStatus::Expanded | NodeStatus::ExpandedEarlier => palette.status_color(StatusStyle::Expanded),
        NodeStatus::Open => palette.status_color(StatusStyle::Open),
        NodeStatus::Pruned => palette.status_color(StatusStyle::Pruned),
        NodeStatus::Duplicate => palette.status_color(StatusStyle::Duplicate),
        NodeStatus::Taken => palette.status_color(StatusStyle::Path),
        NodeStatus::Unseen => palette.to_run(),
    }
}

/// Draws lines across the layer of nodes that an earlier iteration has expanded.
fn hatch(painter: &Painter, rect: Rect, pen: Stroke) {
    let mut y = rect.bottom() - DASH[1] / 2.0;
    while y > rect.top() {
        painter.hline(rect.x_range(), painter.round_to_pixel_center(y), pen);
        y -= DASH[1];
    }
}

/// Draws the lines of equal f with their labels, the bound, and the next bound.
fn show_lines(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let pen = Stroke::new(stroke::HAIR, palette.edge);
    let mut labels = Vec::new();
    for ends in whole_moves(shown).filter_map(|f| placement.line(f)) {
        canvas.painter().line_segment(ends, pen);
    }
    if let Some((f, ends)) = shown.contours.next_bound().and_then(|f| Some((f, placement.line(f)?))) {
        let [dash, gap] = DASH;
        let pen = Stroke::new(stroke::FOCUS, accent);
        canvas.painter().extend(Shape::dashed_line(&ends, pen, dash, gap));
        show_label(canvas, placement, shown, (f, ends[0]), (palette.text, &mut labels));
    }
    if let Some((f, ends)) = shown.strong().and_then(|f| Some((f, placement.line(f)?))) {
        canvas.painter().line_segment(ends, Stroke::new(stroke::STRONG, accent));
        show_label(canvas, placement, shown, (f, ends[0]), (palette.text, &mut labels));
    }
    let every = every(canvas, placement, shown);
    for f in whole_moves(shown).filter(|f| (f / shown.unit.per_move()).is_multiple_of(every)) {
        if let Some([end, _]) = placement.line(f) {
            show_label(canvas, placement, shown, (f, end), (palette.text_faint, &mut labels));
        }
    }
}

/// Every f of a whole number of moves between the smallest and the largest f of the tree.
fn whole_moves(shown: &ContoursShown<'_>) -> impl Iterator<Item = u16> {
    let contours = shown.contours;
    let cells = (0..contours.columns()).flat_map(|g| (0..contours.rows().len()).map(move |row| (g, row)));
    let used = cells.filter(|(g, row)| contours.cell(*g, *row).all() > 0);
    let (least, most) = used.fold((u16::MAX, 0), |(least, most), (g, row)| {
        let f = contours.f(g, row);
        (least.min(f), most.max(f))
    });
    let per_move = shown.unit.per_move();
    (least.div_ceil(per_move)..=most / per_move).map(move |moves| moves * per_move)
}

/// Step from one labelled line to the next, in moves, so that labels do not touch.
fn every(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) -> u16 {
    let widths =
        whole_moves(shown).map(|f| text::width(canvas.painter(), &f_label(canvas, shown, f), Type::Tick));
    let width = widths.fold(0.0, f32::max) + space::XS;
    let needed = (width / placement.step.x).max(TICK_LINE / placement.step.y);
    (needed.ceil() as u16).max(1)
}

/// Writes f at the lower right end of its line, below both axes or at the right, unless a label is there.
fn show_label(
    canvas: &Canvas<'_, '_>,
    placement: &ContoursPlacement,
    shown: &ContoursShown<'_>,
    (f, end): (u16, Pos2),
    (ink, labels): (Color32, &mut Vec<Rect>),
) {
    let words = f_label(canvas, shown, f);
    let is_below = end.y > placement.plot.bottom() - 1.0;
    let (anchor, at) = if is_below {
        (Align2::CENTER_CENTER, end + vec2(0.0, 1.5 * TICKS))
    } else {
        (Align2::LEFT_CENTER, end + vec2(space::XS, 0.0))
    };
    let size = vec2(text::width(canvas.painter(), &words, Type::Tick), TICK_LINE);
    let place = anchor.anchor_size(at, size);
    if labels.iter().any(|other| other.intersects(place)) {
        return;
    }
    labels.push(place.expand(1.0));
    text::line(canvas.painter(), at, anchor, &words, Type::Tick, ink, f32::INFINITY);
}

fn f_label(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>, f: u16) -> String {
    canvas.tell("mark-f", &[("f", shown.cost(f).into())])
}

/// Draws the path to the current node as a line from cell to cell, which rises where h grows.
fn show_path(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (accent, ink) = (canvas.context.accent(), canvas.palette().text);
    let points: Vec<_> = shown.path().map(|node| placement.at(usize::from(node.g), node.h)).collect();
    canvas.painter().add(Shape::line(points, Stroke::new(stroke::CURVE, ink)));
    if let Some(node) = shown.current() {
        let rect = placement.cell(usize::from(node.g), node.h);
        let pen = Stroke::new(stroke::STRONG, accent);
        canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
    }
}

/// Margin of the patch behind a number that a line would cross.
const CHIP: Vec2 = vec2(3.0, 2.0);
/// Smallest margin between a number and the edges of its cell.
const NUMBER: Vec2 = vec2(2.0, 1.0);

/// Draws the number of reached nodes of each cell, or of pruned ones if none is reached, where the number fits at every
/// moment.
fn show_numbers(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (painter, palette, font) = (canvas.painter(), canvas.palette(), Type::Tick.font());
    let room = placement.cell - 2.0 * NUMBER;
    if room.y < font.size * CAP_HEIGHT {
        return;
    }
    let path: Vec<_> = shown.path().map(|node| (usize::from(node.g), node.h)).collect();
    let lines = [shown.strong(), shown.contours.next_bound()];
    let fullest = most(placement, shown);
    for (g, row, rect, counts) in cells(placement, shown) {
        let (reached, pruned) = (counts.reached(), counts.of(NodeStatus::Pruned));
        let most = figures::grouped(u64::from(counts.all()));
        if text::width(painter, &most, Type::Tick) > room.x || reached + pruned == 0 {
            continue;
        }
        let figure = figures::grouped(u64::from(if reached > 0 { reached } else { pruned }));
        let is_crossed = path.contains(&(g, shown.contours.rows()[row]))
            || lines.contains(&Some(shown.contours.f(g, row)))
            || counts.of(NodeStatus::ExpandedEarlier) > 0;
        if is_crossed {
            let size = vec2(text::width(painter, &figure, Type::Tick), font.size * CAP_HEIGHT);
            let chip = Rect::from_center_size(rect.center(), size + 2.0 * CHIP);
            painter.rect_filled(chip.intersect(rect), CornerRadius::same(radius::XS), palette.background);
        }
        let under =
            layers(rect, counts, fullest, palette).find(|(_, layer, _)| layer.contains(rect.center()));
        let color = match under {
            Some((.., color)) if !is_crossed => Palette::text_on(color),
            _ => palette.text,
        };
        text::centred(painter, rect.center(), &figure, font.clone(), color);
    }
}

/// Writes the values of g below the plane and of h beside it.
fn show_ticks(canvas: &Canvas<'_, '_>, placement: &ContoursPlacement, shown: &ContoursShown<'_>) {
    let (painter, ink) = (canvas.painter(), canvas.palette().text_faint);
    let tick = |at, anchor, words: &str, ink| {
        text::line(painter, at, anchor, words, Type::Tick, ink, f32::INFINITY);
    };
    let plot = placement.plot;
    let columns = shown.contours.columns();
    let width = widest(painter, [columns.to_string()], Type::Tick) + space::XS;
    let every = ((width / placement.step.x).ceil() as usize).max(1);
    let below = plot.bottom() + TICKS / 2.0;
    for g in (0..columns).step_by(every) {
        tick(pos2(placement.at(g, 0).x, below), Align2::CENTER_CENTER, &g.to_string(), ink);
    }
    let name = canvas.palette().text_soft;
    tick(pos2(plot.right() + space::XS, below), Align2::LEFT_CENTER, &canvas.say("contours-g"), name);
    let beside = plot.left() - space::S;
    let above = plot.top() - TICK_LINE / 2.0;
    tick(pos2(beside, above), Align2::RIGHT_CENTER, &canvas.say("contours-h"), name);
    let mut last = f32::INFINITY;
    for h in shown.contours.rows() {
        let at = pos2(beside, placement.at(0, *h).y);
        if last - at.y >= TICK_LINE && at.y - above >= TICK_LINE {
            tick(at, Align2::RIGHT_CENTER, &shown.cost(*h), ink);
            last = at.y;
        }
    }
}

/// A cell: its g, and the number of its row.
type ContoursCell = (usize, usize);

/// Arrow keys, each with its change of g and row.
const ARROWS: [(Key, [isize; 2]); 4] =
    [(Key::ArrowLeft, [-1, 0]), (Key::ArrowRight, [1, 0]), (Key::ArrowUp, [0, 1]), (Key::ArrowDown, [0, -1])];

/// Shows the cell under the pointer or the keyboard cursor, and seeks where a click or Enter leads.
fn show_pointed(
    canvas: &mut Canvas<'_, '_>,
    response: &Response,
    placement: &ContoursPlacement,
    shown: &ContoursShown<'_>,
) {
    let is_full = |cell: &ContoursCell| shown.contours.cell(cell.0, cell.1).all() > 0;
    let pointer = pointer_place::of(response);
    let hovered = pointer.and_then(|at| placement.cell_under(at, shown)).filter(is_full);
    let walked = response.has_focus().then(|| walk(canvas, response.id, shown)).flatten();
    let Some((g, row)) = hovered.or(walked) else { return };
    let rect = placement.cell(g, shown.contours.rows()[row]);
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect, CornerRadius::same(radius::XS), pen, StrokeKind::Outside);
    let lines = cell_lines(canvas, shown, (g, row));
    let at = pointer.filter(|_| hovered.is_some()).unwrap_or_else(|| rect.center());
    card::show(canvas, at, CardWords { name: "contours card", board: None, lines: &lines });
    // A click is about what is under the pointer, Enter about where the keyboard is.
    let is_pointed = canvas.ui.input(|input| input.pointer.any_click());
    let chosen = if is_pointed { hovered } else { walked.or(hovered) };
    let wants_copy = canvas.ui.input(|input| input.modifiers.command);
    if !(response.clicked() || wants_copy) {
        return;
    }
    let Some((g, row)) = chosen else { return };
    let Some(moment) = shown.tree.moment_of_cell(g, shown.contours.rows()[row]) else { return };
    pointed_moment::point(canvas.ui.ctx(), (shown.lane, moment));
    if response.clicked() {
        canvas.ask(Action::Seek(moment));
    }
}

/// Describes a cell: its place, the number of its nodes by status, and what a click does.
fn cell_lines(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>, (g, row): ContoursCell) -> Vec<String> {
    let counts = shown.contours.cell_under_bound(g, row);
    let present: Vec<NodeStatus> =
        NodeStatus::ALL.into_iter().filter(|status| counts.of(*status) > 0).collect();
    let (h, f) = (shown.contours.rows()[row], shown.contours.f(g, row));
    let arguments = [("g", (g as u64).into()), ("h", shown.cost(h).into()), ("f", shown.cost(f).into())];
    let place = canvas.tell("contours-cell", &arguments);
    let is_expanded = shown.tree.is_cell_expanded(g, h);
    let click = if is_expanded { "contours-click" } else { "contours-never" };
    vec![place, say_counts(canvas, counts, &present), canvas.say(click)]
}

/// Writes the counts of the given statuses.
pub fn say_counts(canvas: &Canvas<'_, '_>, counts: NodeCounts, statuses: &[NodeStatus]) -> String {
    let one = |status: &NodeStatus| {
        canvas.tell(count_message(*status), &[("n", u64::from(counts.of(*status)).into())])
    };
    statuses.iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// The message that says how many nodes have a status.
const fn count_message(status: NodeStatus) -> &'static str {
    match status {
        NodeStatus::Unseen => "contours-unseen",
        NodeStatus::Open => "contours-open",
        NodeStatus::Expanded => "contours-expanded",
        NodeStatus::ExpandedEarlier => "contours-earlier",
        NodeStatus::Duplicate => "contours-duplicate",
        NodeStatus::Pruned => "contours-pruned",
        NodeStatus::Taken => "goal-taken",
    }
}

/// Moves the cursor by the pressed arrows and returns its cell. The cursor begins at the current node.
fn walk(canvas: &Canvas<'_, '_>, widget: Id, shown: &ContoursShown<'_>) -> Option<ContoursCell> {
    let contours = shown.contours;
    let is_full = |cell: &ContoursCell| {
        cell.0 < contours.columns()
            && cell.1 < contours.rows().len()
            && contours.cell(cell.0, cell.1).all() > 0
    };
    let remembered: Option<ContoursCell> = canvas.ui.data(|data| data.get_temp(widget));
    let mut cursor = remembered.filter(is_full).or_else(|| first_cell(shown))?;
    for (key, by) in ARROWS {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            let step = |(g, row): &ContoursCell| {
                Some((g.checked_add_signed(by[0])?, row.checked_add_signed(by[1])?))
            };
            let is_inside =
                |cell: &ContoursCell| cell.0 < contours.columns() && cell.1 < contours.rows().len();
            let ahead = std::iter::successors(step(&cursor), |cell| step(cell).filter(is_inside));
            cursor = ahead.into_iter().find(is_full).unwrap_or(cursor);
        }
    }
    canvas.ui.data_mut(|data| data.insert_temp(widget, cursor));
    Some(cursor)
}

/// The cell of the current node, or else of the root.
fn first_cell(shown: &ContoursShown<'_>) -> Option<ContoursCell> {
    let node = shown.current().unwrap_or_else(|| shown.tree.node(0));
    let row = shown.contours.rows().iter().position(|h| *h == node.h)?;
    Some((node.g.into(), row))
}
