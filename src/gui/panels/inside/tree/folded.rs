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

use egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{bars, inks, screen::TreeScreen};
use crate::{
    app::{
        Action,
        view::{PathEnd, TreePath},
    },
    gui::{
        kit::{Canvas, id},
        theme::{Palette, StatusStyle, Type, radius, sizes::inside::path as sizes, stroke},
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

/// How large everything is.
#[derive(Clone, Copy, Debug)]
pub struct FoldedPlan {
    place: Rect,
    side: f32,
    below: f32,
    rows: usize,
}

impl FoldedPlan {
    /// In a place, on columns so far apart, with so many rows of boards.
    pub fn of(place: Rect, pitch: f32, rows: usize) -> Self {
        let side = side(pitch);
        Self { place, side, below: below(side), rows }
    }

    /// The height of so many rows.
    pub fn height(pitch: f32, rows: usize) -> f32 {
        let side = side(pitch);
        rows as f32 * (side + below(side))
    }

    fn middle(&self, x: f32, row: usize) -> Pos2 {
        pos2(x, self.place.top() + self.side / 2.0 + row as f32 * (self.side + self.below))
    }

    fn board(&self, middle: Pos2) -> Rect {
        Rect::from_center_size(middle, Vec2::splat(self.side))
    }

    fn is_readable(&self) -> bool {
        self.side >= sizes::READABLE
    }
}

fn side(pitch: f32) -> f32 {
    (pitch - sizes::BETWEEN).min(sizes::MOST_BOARD).floor()
}

fn below(side: f32) -> f32 {
    if side >= sizes::READABLE { sizes::CAPTION } else { sizes::NO_CAPTION }
}

/// A board that is drawn.
struct PlacedNode {
    level: usize,
    middle: Pos2,
    node: NodeIndex,
    /// What became of it, where it stands beside the path.
    beside: Option<FoldedNode>,
}

/// Draws the path of a tree; returns the node under the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &FoldedPlan, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let placed = place(plan, screen, path);
    paint_lines(canvas, plan, screen, path, &placed);
    let mut hovered = None;
    for node in &placed {
        if show_node(canvas, plan, screen, node) {
            hovered = Some(node.node);
        }
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
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let branch = Stroke::new(stroke::HAIR, Palette::mix(palette.background, palette.text_faint, BRANCH));
    let (half, y) = (plan.side / 2.0, plan.middle(0.0, 0).y);
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

/// The colour of a path.
pub fn path_ink(canvas: &Canvas<'_, '_>, path: &TreePath) -> egui::Color32 {
    match path.leads_to {
        PathEnd::Current => canvas.context.accent(),
        PathEnd::Solution => canvas.palette().status_color(StatusStyle::Path),
    }
}

/// A board with its caption; returns whether the pointer is on it.
fn show_node(
    canvas: &mut Canvas<'_, '_>,
    plan: &FoldedPlan,
    screen: &TreeScreen<'_>,
    placed: &PlacedNode,
) -> bool {
    let (tree, status) = (screen.tree, screen.view.statuses.at(placed.node));
    let rect = plan.board(placed.middle);
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
    if plan.is_readable() {
        let at = placed.middle + vec2(0.0, plan.side / 2.0 + sizes::CAPTION_MIDDLE);
        caption(canvas, at, screen, placed, is_last);
    }
    let words = sentences::node(canvas.context.narrator(), tree, screen.view, placed.node);
    let response = canvas.ui.interact(
        rect,
        id(("path", tree.side(), placed.level, placed.beside.is_some(), placed.node)),
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
fn caption(canvas: &Canvas<'_, '_>, at: Pos2, screen: &TreeScreen<'_>, placed: &PlacedNode, is_last: bool) {
    let palette = canvas.palette();
    let f = sentences::short_f(canvas.context.narrator(), screen.tree, placed.node);
    let Some(beside) = placed.beside else {
        let ink = if is_last { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), at, &f, Type::Key.font(), ink);
        return;
    };
    let Some(style) = inks::style(beside.status) else { return };
    let has_below =
        matches!(beside.status, NodeStatus::Expanded | NodeStatus::ExpandedEarlier) && beside.reached > 1;
    let words = if has_below { bars::number(beside.reached.into(), screen.columns.pitch()) } else { f };
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

/// A tree that is folded away: a triangle that opens in the direction of growth.
fn below_mark(canvas: &Canvas<'_, '_>, at: Pos2, direction: f32) {
    let r = sizes::MARK / 2.0;
    let corners =
        [vec2(-r, 0.0), vec2(r, -r), vec2(r, r)].map(|corner| at + vec2(corner.x * direction, corner.y));
    let ink = canvas.palette().status_color(StatusStyle::Expanded);
    canvas.painter().add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
}
