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

use egui::{Align2, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use eight_realms_app::app::view::TreePath;
use eight_realms_core::replay::tree::NodeIndex;

use super::{
    path_board::{self, BoardSize, PathPart, PlacedNode, branch_ink, path_ink},
    path_end,
    screen::TreeScreen,
};
use crate::gui::{
    kit::Canvas,
    theme::{
        Type,
        sizes::inside::{path as sizes, tree},
        stroke,
    },
    widgets::text,
};

/// Twice the distance between two of the points that stand for more siblings.
const MORE: f32 = 8.0;
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
        Self { place, size, rows: 1, end: Some(end.with_min_x(place.left() + tree::ROW_NAMES)) }
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

/// Draws the path of a tree; returns the node under the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &FoldedPlan, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let placed = place(plan, screen, path);
    show_more(canvas, plan, screen, path);
    paint_lines(canvas, plan, screen, path, &placed);
    let mut hovered = None;
    for node in &placed {
        if path_board::show(canvas, plan.size, screen, node) {
            hovered = Some(node.node);
        }
    }
    if let Some(end) = plan.end.filter(|_| !path.nodes.is_empty()) {
        hovered = path_end::show(canvas, end, screen).or(hovered);
    }
    hovered
}

/// Every board that fits, level by level, on each level the path first.
fn place(plan: &FoldedPlan, screen: &TreeScreen<'_>, path: &TreePath) -> Vec<PlacedNode> {
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
        let pen = Stroke::new(sizes::LINE, path_ink(canvas, path));
        painter.line_segment([pos2(screen.columns.x(0), y), pos2(screen.columns.x(last), y)], pen);
    }
}

/// Names the rows, in front of the columns.
pub fn show_row_names(canvas: &Canvas<'_, '_>, plan: &FoldedPlan) {
    for (row, name) in ["inside-path", "inside-siblings"].into_iter().enumerate().take(plan.rows) {
        let at = pos2(plan.place.left(), plan.middle(0.0, row).y);
        let (word, color) = (canvas.say(name), canvas.palette().text_faint);
        let rect =
            text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, tree::ROW_NAMES);
        canvas.named(rect, name, &word).on_hover_text(canvas.say("inside-path-note"));
    }
    if plan.size.has_captions() && plan.rows > 1 {
        show_below_name(canvas, plan);
    }
}

/// Explains the triangles and the numbers below siblings.
fn show_below_name(canvas: &Canvas<'_, '_>, plan: &FoldedPlan) {
    let y = plan.middle(0.0, 1).y + plan.size.side / 2.0 + sizes::CAPTION_MIDDLE;
    let left = plan.place.left();
    path_board::below_mark(canvas, pos2(left + sizes::MARK / 2.0, y), 1.0);
    let (word, color) = (canvas.say("inside-below-name"), canvas.palette().text_faint);
    let at = pos2(left + sizes::AFTER_MARK, y);
    let room = tree::ROW_NAMES - sizes::AFTER_MARK;
    let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, room);
    canvas.named(rect.with_min_x(left), "below name", &word).on_hover_text(canvas.say("inside-path-note"));
}

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
