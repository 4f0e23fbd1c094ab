//! The path that is highlighted, folded out below its tree on the same columns: on every level the siblings of the path,
//! and for each what became of it.
//!
//! ```text
//!   ▣ ── ▣ ── ▣ ── ▣      the path, always at one height
//!      └ ▢  └ ▢           an expanded one: ▷ and how many boards are reached below it
//!       ▷ 312  ○ f 17     any other: its mark, and its f
//! ```
//!
//! From step to step what two paths have in common stays where it is.

use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{bars, inks, path_end, screen::TreeScreen};
use crate::{
    app::{
        Action,
        view::{PathEnd, TreePath},
    },
    gui::{
        kit::{Canvas, id},
        theme::{
            Palette, StatusStyle, Type, radius,
            sizes::inside::{path as sizes, tree},
            stroke,
        },
        widgets::{
            board::{self, BoardFace},
            focus,
            status::status_mark,
            text,
        },
    },
    replay::tree::{FoldedNode, NodeIndex, NodeStatus},
    tell::tree as sentences,
};

/// Share of the colour of text in the lines to siblings.
const BRANCH: f32 = 0.6;

/// How large boards are, and how far apart.
#[derive(Clone, Copy, Debug)]
pub struct BoardSize {
    pub side: f32,
    /// From column to column.
    pub pitch: f32,
}

impl BoardSize {
    /// On columns so far apart.
    fn of(pitch: f32) -> Self {
        Self { side: (pitch - sizes::BETWEEN).min(sizes::MOST_BOARD).floor(), pitch }
    }

    /// Below a board.
    const fn below(self) -> f32 {
        if self.has_captions() { sizes::CAPTION } else { sizes::NO_CAPTION }
    }

    const fn has_captions(self) -> bool {
        self.side >= sizes::READABLE
    }
}

/// How large everything is, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct FoldedPlan {
    place: Rect,
    size: BoardSize,
    rows: usize,
    /// The end of the path in larger boards, where those on the columns cannot be read.
    end: Option<Rect>,
}

impl FoldedPlan {
    /// In a place, on columns so far apart, with so many rows of boards. Where the boards are too small to be read, there
    /// is one row of them, and below it the end of the path.
    pub fn of(place: Rect, pitch: f32, rows: usize) -> Self {
        let size = BoardSize::of(pitch);
        if size.side >= sizes::LEAST_DIGITS {
            return Self { place, size, rows, end: None };
        }
        let end = place.with_min_y(place.top() + size.side + size.below());
        Self { place, size, rows: 1, end: Some(end.with_min_x(place.left() + tree::ROW_NAMES)) }
    }

    /// The height of so many rows.
    pub fn height(pitch: f32, rows: usize) -> f32 {
        let size = BoardSize::of(pitch);
        let row = size.side + size.below();
        if size.side >= sizes::LEAST_DIGITS { rows as f32 * row } else { row + sizes::END }
    }

    fn middle(&self, x: f32, row: usize) -> Pos2 {
        pos2(x, self.place.top() + self.size.side / 2.0 + row as f32 * (self.size.side + self.size.below()))
    }
}

/// A board that is drawn.
pub struct PlacedNode {
    pub level: usize,
    pub middle: Pos2,
    pub node: NodeIndex,
    /// What became of it, where it stands beside the path.
    pub beside: Option<FoldedNode>,
}

/// Draws the path of a tree; returns the node under the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &FoldedPlan, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let placed = place(plan, screen, path);
    show_row_names(canvas, plan);
    paint_lines(canvas, plan, screen, path, &placed);
    let mut hovered = None;
    for node in &placed {
        if show_node(canvas, plan.size, screen, node) {
            hovered = Some(node.node);
        }
    }
    if let Some(end) = plan.end.filter(|_| !path.nodes.is_empty()) {
        hovered = path_end::show(canvas, end, screen).or(hovered);
    }
    hovered
}

/// Every board that has room, the path first.
fn place(plan: &FoldedPlan, screen: &TreeScreen<'_>, path: &TreePath) -> Vec<PlacedNode> {
    let mut placed = Vec::new();
    for (level, folded) in path.folded.levels.iter().enumerate() {
        let x = screen.columns.x(level);
        let on_path = folded.on_path.map(|node| (node, None));
        let beside = folded.beside.iter().map(|folded| (folded.node, Some(*folded)));
        for (row, (node, beside)) in on_path.into_iter().chain(beside).enumerate().take(plan.rows) {
            placed.push(PlacedNode { level, middle: plan.middle(x, row), node, beside });
        }
    }
    placed
}

/// The line along the path, and the branches to what stands beside it.
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
        let pen = Stroke::new(sizes::LINE, path_ink(canvas, path));
        painter.line_segment([pos2(screen.columns.x(0), y), pos2(screen.columns.x(last), y)], pen);
    }
}

/// In front of the columns: what the rows are.
fn show_row_names(canvas: &Canvas<'_, '_>, plan: &FoldedPlan) {
    for (row, name) in ["inside-path", "inside-siblings"].into_iter().enumerate().take(plan.rows) {
        let at = pos2(plan.place.left(), plan.middle(0.0, row).y);
        let (word, color) = (canvas.say(name), canvas.palette().text_faint);
        let rect =
            text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, tree::ROW_NAMES);
        canvas.named(rect, name, &word).on_hover_text(canvas.say("inside-path-note"));
    }
}

/// The colour of the lines to what stands beside a path.
pub fn branch_ink(canvas: &Canvas<'_, '_>) -> Color32 {
    let palette = canvas.palette();
    Palette::mix(palette.background, palette.text_faint, BRANCH)
}

/// The colour of a path.
pub fn path_ink(canvas: &Canvas<'_, '_>, path: &TreePath) -> Color32 {
    match path.leads_to {
        PathEnd::Current => canvas.context.accent(),
        PathEnd::Solution => canvas.palette().status_color(StatusStyle::Path),
    }
}

/// A board with its caption; returns whether the pointer is on it.
pub fn show_node(
    canvas: &mut Canvas<'_, '_>,
    size: BoardSize,
    screen: &TreeScreen<'_>,
    placed: &PlacedNode,
) -> bool {
    let (tree, status) = (screen.tree, screen.view.statuses.at(placed.node));
    let rect = Rect::from_center_size(placed.middle, Vec2::splat(size.side));
    canvas.painter().rect_filled(rect.expand(sizes::CASING), radius::S, canvas.palette().background);
    let (tiles, goal) = (tree.board(placed.node).tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let face = if matches!(status, NodeStatus::Duplicate | NodeStatus::Pruned) { face.faded() } else { face };
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    let is_last = screen.view.path.nodes.last() == Some(&placed.node) && placed.beside.is_none();
    if is_last {
        let pen = Stroke::new(stroke::STRONG, path_ink(canvas, &screen.view.path));
        canvas.painter().rect_stroke(rect.expand(sizes::CASING), radius::M, pen, egui::StrokeKind::Outside);
    }
    if size.has_captions() {
        caption(canvas, size, screen, placed, is_last);
    }
    let words = sentences::node(canvas.context.narrator(), tree, screen.view, placed.node);
    let response = canvas.ui.interact(
        rect,
        id(("path", tree.side(), size.has_captions(), placed.node)),
        egui::Sense::CLICK,
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
    focus::ring(canvas.painter(), rect.expand(sizes::CASING), radius::S, &response, canvas.palette());
    if response.clicked() {
        canvas.ask(Action::Seek(tree.moment_of(placed.node, &screen.view.at)));
    }
    response.hovered() || response.has_focus()
}

/// Below a board: on the path its f; beside it what became of it.
fn caption(
    canvas: &Canvas<'_, '_>,
    size: BoardSize,
    screen: &TreeScreen<'_>,
    placed: &PlacedNode,
    is_last: bool,
) {
    let palette = canvas.palette();
    let at = placed.middle + vec2(0.0, size.side / 2.0 + sizes::CAPTION_MIDDLE);
    let f = sentences::short_f(canvas.context.narrator(), screen.tree, placed.node);
    let Some(beside) = placed.beside else {
        let ink = if is_last { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), at, &f, Type::Key.font(), ink);
        return;
    };
    let Some(style) = inks::style(beside.status) else { return };
    let has_below =
        matches!(beside.status, NodeStatus::Expanded | NodeStatus::ExpandedEarlier) && beside.reached > 1;
    let words = if has_below { bars::number(beside.reached.into(), size.pitch) } else { f };
    let width = text::width(canvas.painter(), &words, Type::Key) + sizes::AFTER_MARK;
    let left = at.x - width / 2.0;
    let mark = pos2(left + sizes::MARK / 2.0, at.y);
    if has_below {
        below_mark(canvas, mark, screen.columns.direction());
    } else {
        status_mark(canvas.painter(), mark, sizes::MARK, style, palette);
    }
    let start = pos2(left + sizes::AFTER_MARK, at.y);
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

/// A tree that is folded away: a triangle that points to where it would grow.
fn below_mark(canvas: &Canvas<'_, '_>, at: Pos2, direction: f32) {
    let r = sizes::MARK / 2.0;
    let corners =
        [vec2(r, 0.0), vec2(-r, r), vec2(-r, -r)].map(|corner| at + vec2(corner.x * direction, corner.y));
    let ink = canvas.palette().status_color(StatusStyle::Expanded);
    canvas.painter().add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
}
