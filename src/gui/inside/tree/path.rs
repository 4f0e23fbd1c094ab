//! The highlighted path, folded out below its tree on the same columns: on every level the siblings of the path, and
//! what became of each.
//!
//! ```text
//!   ▣ ── ▣ ── ▣ ── ▣      the path, always at one height
//!      └ ▢  └ ▢           an expanded one: ▷ and how many boards are reached below it
//!       ▷ 312  ○ f 17     any other: its mark, and its f
//! ```
//!
//! From step to step, what two paths have in common keeps its place.

use egui::{
    Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Vec2, WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    inside::{sentences, view::TreePath},
    model::Action,
    words::figures,
};
use eight_realms_core::replay::tree::{FoldedNode, NodeIndex, NodeStatus};

use super::{
    screen::{ROW_NAMES, TreeScreen},
    whole::{path_ink, style},
};
use crate::gui::{
    kit::{Canvas, id},
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::{
        board::{self, BoardFace},
        focus,
        status::status_mark,
        text,
    },
};

/// Maximum side of a board.
const MAX_BOARD: f32 = 56.0;
/// Height of the room below a board for its caption.
const CAPTION: f32 = 20.0;
/// Distance from a board to the middle of the caption below it.
const CAPTION_MIDDLE: f32 = 10.0;
/// Size of the mark in a caption.
const MARK: f32 = 8.0;
/// Distance from the left end of the mark to its word.
const AFTER_MARK: f32 = 11.0;
/// Width of the line along the path.
const LINE: f32 = 2.5;
/// Height of the end of a path, drawn in boards that can be read.
const END: f32 = 76.0;

/// Size and placement of everything.
#[derive(Clone, Copy, Debug)]
pub struct FoldedPlan {
    place: Rect,
    size: BoardSize,
    rows: usize,
    /// The end of the path in larger boards, where those on the columns cannot be read.
    end: Option<Rect>,
}

impl FoldedPlan {
    /// The plan in a place, for a pitch of columns and a number of rows of boards. Where the boards are smaller than
    /// `least`, and so too small to be read, it has one row of them, and the end of the path below it.
    pub fn of(place: Rect, pitch: f32, rows: usize, least: f32) -> Self {
        let size = BoardSize::of(pitch);
        if size.side >= least {
            return Self { place, size, rows, end: None };
        }
        let end = place.with_min_y(place.top() + size.side + size.below());
        Self { place, size, rows: 1, end: Some(end.with_min_x(place.left() + ROW_NAMES)) }
    }

    /// Height of the rows or, where boards are smaller than `least`, of one row and the end of the path.
    pub fn height(pitch: f32, rows: usize, least: f32) -> f32 {
        let size = BoardSize::of(pitch);
        let row = size.side + size.below();
        if size.side >= least { rows as f32 * row } else { row + END }
    }

    fn middle(&self, x: f32, row: usize) -> Pos2 {
        pos2(x, self.place.top() + self.size.side / 2.0 + row as f32 * (self.size.side + self.size.below()))
    }
}

/// Gap between two boards along the path.
const BETWEEN: f32 = 6.0;
/// Smallest side of a board with a caption.
const READABLE: f32 = 30.0;
/// Room below a board without a caption.
const NO_CAPTION: f32 = 8.0;

/// Size and distance of boards.
#[derive(Clone, Copy, Debug)]
struct BoardSize {
    side: f32,
    /// Distance from column to column.
    pitch: f32,
}

impl BoardSize {
    /// The size of boards on columns of a pitch.
    fn of(pitch: f32) -> Self {
        Self { side: (pitch - BETWEEN).min(MAX_BOARD).floor(), pitch }
    }

    const fn below(self) -> f32 {
        if self.has_captions() { CAPTION } else { NO_CAPTION }
    }

    const fn has_captions(self) -> bool {
        self.side >= READABLE
    }
}

/// Names the rows, in front of the columns.
pub fn show_row_names(canvas: &Canvas<'_, '_>, plan: &FoldedPlan) {
    for (row, name) in ["inside-path", "inside-siblings"].into_iter().enumerate().take(plan.rows) {
        let at = pos2(plan.place.left(), plan.middle(0.0, row).y);
        let (word, color) = (canvas.say(name), canvas.palette().text_faint);
        let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, ROW_NAMES);
        canvas.named(rect, name, &word).on_hover_text(canvas.say("inside-path-note"));
    }
    if plan.size.has_captions() && plan.rows > 1 {
        show_below_name(canvas, plan);
    }
}

/// Explains the triangles and the numbers below siblings.
fn show_below_name(canvas: &Canvas<'_, '_>, plan: &FoldedPlan) {
    let y = plan.middle(0.0, 1).y + plan.size.side / 2.0 + CAPTION_MIDDLE;
    let left = plan.place.left();
    below_mark(canvas, pos2(left + MARK / 2.0, y), 1.0);
    let (word, color) = (canvas.say("inside-below-name"), canvas.palette().text_faint);
    let at = pos2(left + AFTER_MARK, y);
    let room = ROW_NAMES - AFTER_MARK;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, room);
    canvas.named(rect.with_min_x(left), "below name", &word).on_hover_text(canvas.say("inside-path-note"));
}

/// Draws the path of one of so many trees; returns the node under the pointer.
pub fn show(
    canvas: &mut Canvas<'_, '_>,
    plan: &FoldedPlan,
    (screen, trees): (&TreeScreen<'_>, usize),
) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let placed = placed_nodes(plan, screen, path);
    show_more(canvas, plan, screen, path);
    paint_lines(canvas, plan, screen, path, &placed);
    let mut hovered = None;
    for node in &placed {
        if show_board(canvas, plan.size, screen, node) {
            hovered = Some(node.node);
        }
    }
    if let Some(end) = plan.end.filter(|_| !path.nodes.is_empty()) {
        hovered = show_end(canvas, end_of(screen, trees, end), screen).or(hovered);
    }
    hovered
}

/// Every board that fits, level by level, on each level the path first.
fn placed_nodes(plan: &FoldedPlan, screen: &TreeScreen<'_>, path: &TreePath) -> Vec<PlacedNode> {
    let mut placed = Vec::new();
    for (level, folded) in path.folded.levels.iter().enumerate() {
        let x = screen.columns.x(level);
        let on_path = folded.on_path.map(|node| (node, None));
        let beside = folded.beside.iter().map(|folded| (folded.node, Some(*folded)));
        for (row, (node, beside)) in on_path.into_iter().chain(beside).enumerate().take(plan.rows) {
            placed.push(PlacedNode {
                level,
                middle: plan.middle(x, row),
                node,
                beside,
                part: PathPart::Columns,
            });
        }
    }
    placed
}

/// A board that is drawn, with its place.
struct PlacedNode {
    level: usize,
    middle: Pos2,
    node: NodeIndex,
    /// Fate of a board beside the path; `None` for a board on it.
    beside: Option<FoldedNode>,
    part: PathPart,
}

impl PlacedNode {
    /// Whether the path ends at this board.
    fn is_end_of(&self, path: &TreePath) -> bool {
        self.beside.is_none() && path.nodes.last() == Some(&self.node)
    }
}

/// Part of the drawing in which a board of a path is: in the columns of the tree, or once more below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum PathPart {
    /// One board a column.
    Columns,
    /// The last boards, large enough to be read.
    End,
}

/// Twice the distance between two of the points that stand for more siblings.
const MORE: f32 = 8.0;

/// Draws, where siblings do not fit, three points below the last one, which say how many more follow.
fn show_more(canvas: &Canvas<'_, '_>, plan: &FoldedPlan, screen: &TreeScreen<'_>, path: &TreePath) {
    for (level, folded) in path.folded.levels.iter().enumerate() {
        let all = folded.beside.len() + usize::from(folded.on_path.is_some());
        let Some(more) = all.checked_sub(plan.rows).filter(|more| *more > 0 && plan.end.is_none()) else {
            continue;
        };
        let turn = screen.columns.x(level) - screen.columns.direction() * screen.columns.pitch() / 2.0;
        let top = plan.middle(turn, plan.rows - 1) + vec2(0.0, MORE);
        for point in 0..3 {
            let at = top + vec2(0.0, point as f32 * MORE / 2.0);
            canvas.painter().circle_filled(at, stroke::HAIR, branch_ink(canvas));
        }
        let words = canvas.tell("inside-more", &[("n", more.into())]);
        let place = Rect::from_center_size(top + vec2(0.0, MORE / 2.0), Vec2::splat(2.0 * MORE));
        canvas.named(place, ("more", screen.tree.side(), level), &words).on_hover_text(&words);
    }
}

/// Share of the colour of text in the lines to siblings.
const BRANCH: f32 = 0.6;

/// The colour of the lines to boards beside a path.
fn branch_ink(canvas: &Canvas<'_, '_>) -> Color32 {
    let palette = canvas.palette();
    Palette::mix(palette.background, palette.text_faint, BRANCH)
}

/// Paints the line along the path, and the branches to the siblings beside it.
fn paint_lines(
    canvas: &Canvas<'_, '_>,
    plan: &FoldedPlan,
    screen: &TreeScreen<'_>,
    path: &TreePath,
    placed: &[PlacedNode],
) {
    let painter = canvas.painter();
    let branch = Stroke::new(stroke::HAIR, branch_ink(canvas));
    let (half, y) = (plan.size.side / 2.0, plan.middle(0.0, 0).y);
    for node in placed.iter().filter(|node| node.beside.is_some() && node.level > 0) {
        let turn = screen.columns.x(node.level) - screen.columns.direction() * screen.columns.pitch() / 2.0;
        let edge = node.middle.x - screen.columns.direction() * half;
        painter.line_segment([pos2(screen.columns.x(node.level - 1), y), pos2(turn, y)], branch);
        painter.line_segment([pos2(turn, y), pos2(turn, node.middle.y)], branch);
        painter.line_segment([pos2(turn, node.middle.y), pos2(edge, node.middle.y)], branch);
    }
    if let Some(last) = path.nodes.len().checked_sub(1) {
        let pen = Stroke::new(LINE, path_ink(canvas, path));
        painter.line_segment([pos2(screen.columns.x(0), y), pos2(screen.columns.x(last), y)], pen);
    }
}

/// Width of the casing around a board, in the colour behind it.
const CASING: f32 = 2.0;

/// Draws a board with its caption; returns whether the pointer or the keyboard focus is on it.
fn show_board(
    canvas: &mut Canvas<'_, '_>,
    size: BoardSize,
    screen: &TreeScreen<'_>,
    placed: &PlacedNode,
) -> bool {
    let (tree, status) = (screen.tree, screen.view.statuses.at(placed.node));
    let rect = Rect::from_center_size(placed.middle, Vec2::splat(size.side));
    canvas.painter().rect_filled(rect.expand(CASING), radius::S, canvas.palette().background);
    let (tiles, goal) = (tree.board(placed.node).tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let face = if matches!(status, NodeStatus::Duplicate | NodeStatus::Pruned) { face.faded() } else { face };
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    if placed.is_end_of(&screen.view.path) {
        let pen = Stroke::new(stroke::STRONG, path_ink(canvas, &screen.view.path));
        canvas.painter().rect_stroke(rect.expand(CASING), radius::M, pen, StrokeKind::Outside);
    }
    if size.has_captions() {
        show_caption(canvas, size, screen, placed);
    }
    let response =
        canvas.ui.interact(rect, id(("path", tree.side(), placed.part, placed.node)), Sense::click());
    let words = || sentences::node(canvas.context.narrator(), tree, screen.view, placed.node);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words()));
    focus::ring(canvas.painter(), rect.expand(CASING), radius::S, &response, canvas.palette());
    if response.clicked() {
        canvas.ask(Action::Seek(tree.moment_of(placed.node, &screen.view.at)));
    }
    response.hovered() || response.has_focus()
}

/// Draws the caption below a board: on the path its f, beside the path what became of the board.
fn show_caption(canvas: &Canvas<'_, '_>, size: BoardSize, screen: &TreeScreen<'_>, placed: &PlacedNode) {
    let palette = canvas.palette();
    let at = placed.middle + vec2(0.0, size.side / 2.0 + CAPTION_MIDDLE);
    let f = sentences::short_f(canvas.context.narrator(), screen.tree, placed.node);
    let Some(beside) = placed.beside else {
        let ink = if placed.is_end_of(&screen.view.path) { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), at, &f, Type::Key.font(), ink);
        return;
    };
    if beside.status == NodeStatus::Pruned && screen.is_within_bound(placed.node) {
        // An earlier iteration pruned it, and this one has not come to it.
        text::centred(canvas.painter(), at, &f, Type::Key.font(), palette.text_faint);
        return;
    }
    let Some(style) = style(beside.status) else { return };
    let has_below =
        matches!(beside.status, NodeStatus::Expanded | NodeStatus::ExpandedEarlier) && beside.reached > 1;
    let words = if has_below { count_below(canvas, beside.reached.into(), size) } else { f };
    let width = text::width(canvas.painter(), &words, Type::Key) + AFTER_MARK;
    let left = at.x - width / 2.0;
    let mark = pos2(left + MARK / 2.0, at.y);
    if has_below {
        below_mark(canvas, mark, screen.columns.direction());
    } else {
        status_mark(canvas.painter(), mark, MARK, style, palette);
    }
    let start = pos2(left + AFTER_MARK, at.y);
    text::line(
        canvas.painter(),
        start,
        Align2::LEFT_CENTER,
        &words,
        Type::Key,
        palette.text_soft,
        f32::INFINITY,
    );
}

/// The number of boards reached below one, in thousands where not all digits fit.
fn count_below(canvas: &Canvas<'_, '_>, count: u64, size: BoardSize) -> String {
    let whole = figures::grouped(count);
    let room = size.pitch - BETWEEN - AFTER_MARK;
    if text::width(canvas.painter(), &whole, Type::Key) <= room {
        whole
    } else {
        figures::in_thousands(count)
    }
}

/// Draws the mark of a tree that is folded away: a triangle that points to where it would grow.
fn below_mark(canvas: &Canvas<'_, '_>, at: Pos2, direction: f32) {
    let r = MARK / 2.0;
    let corners =
        [vec2(r, 0.0), vec2(-r, r), vec2(-r, -r)].map(|corner| at + vec2(corner.x * direction, corner.y));
    let ink = canvas.palette().status_color(StatusStyle::Expanded);
    canvas.painter().add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
}

/// Largest number of boards of the path that are drawn.
const END_BOARDS: usize = 4;

/// The room for the end of a tree's path: all of it or, of two trees, the half on the side from which it grows.
fn end_of(screen: &TreeScreen<'_>, trees: usize, end: Rect) -> Rect {
    let (left, right) = end.split_left_right_at_fraction(0.5);
    match trees {
        1 => end,
        _ if screen.columns.direction() > 0.0 => left,
        _ => right,
    }
}

/// Draws the end of a path in boards that can be read, where the columns are too narrow for them: the last boards of
/// the path, and the successors of the current one that have been generated. In a tree that grows to the left, the end
/// is at the left. Returns the node under the pointer.
///
/// ```text
///   ▣ ── ▣ ── ▣ ── ▣ ─┬ ▢ ▢ ▢
///  g 19  g 20  g 21 g 22  ○  ═  ○
/// ```
fn show_end(canvas: &mut Canvas<'_, '_>, place: Rect, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let size = BoardSize { side: (place.height() - CAPTION).clamp(1.0, MAX_BOARD), pitch: place.height() };
    let middle = |column: usize| column_middle(place, screen, size, column);
    let next = path.folded.levels.get(path.nodes.len());
    let successors = next.into_iter().flat_map(|level| &level.beside);
    let room = (place.width() / (size.side + space::XL)) as usize;
    let boards = END_BOARDS.min(room.saturating_sub(successors.clone().count())).max(1);
    let from = path.nodes.len().saturating_sub(boards);
    let on_path = (from..path.nodes.len()).map(|level| (path.nodes[level], level, None));
    let after = successors.map(|node| (node.node, path.nodes.len(), Some(*node)));
    let placed: Vec<PlacedNode> = on_path
        .chain(after)
        .take(room.max(1))
        .enumerate()
        .map(|(column, (node, level, beside))| PlacedNode {
            level,
            middle: middle(column),
            node,
            beside,
            part: PathPart::End,
        })
        .collect();
    paint_end_line(canvas, screen, &placed);
    let mut hovered = None;
    for node in &placed {
        if show_board(canvas, size, screen, node) {
            hovered = Some(node.node);
        }
    }
    hovered
}

/// The middle of a column, counted from the left or, in a tree that grows to the left, from the right.
fn column_middle(place: Rect, screen: &TreeScreen<'_>, size: BoardSize, column: usize) -> Pos2 {
    let away = (column as f32 + 0.5) * (size.side + space::XL);
    let x = if screen.columns.direction() > 0.0 { place.left() + away } else { place.right() - away };
    pos2(x, place.top() + size.side / 2.0)
}

/// Paints the line along the boards of the path, and the branches to the successors.
fn paint_end_line(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>, placed: &[PlacedNode]) {
    let mut on_path = placed.iter().filter(|node| node.beside.is_none()).map(|node| node.middle);
    if let (Some(first), Some(last)) = (on_path.next(), on_path.next_back()) {
        let pen = Stroke::new(LINE, path_ink(canvas, &screen.view.path));
        canvas.painter().line_segment([first, last], pen);
    }
    let branch = Stroke::new(stroke::HAIR, branch_ink(canvas));
    for pair in placed.windows(2).filter(|pair| pair[1].beside.is_some()) {
        canvas.painter().line_segment([pair[0].middle, pair[1].middle], branch);
    }
}
