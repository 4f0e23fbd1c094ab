//! A board of a path, or one beside it, with its caption: its f, or what became of it.

use egui::{
    Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Vec2, WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    app::{
        Action,
        view::{PathEnd, TreePath},
    },
    tell::tree as sentences,
    words::figures,
};
use eight_realms_core::replay::tree::{FoldedNode, NodeIndex, NodeStatus};

use super::{inks, screen::TreeScreen};
use crate::gui::{
    kit::{Canvas, id},
    theme::{Palette, StatusStyle, Type, radius, sizes::inside::path as sizes, stroke},
    widgets::{
        board::{self, BoardFace},
        focus,
        status::status_mark,
        text,
    },
};

/// Gap between two boards along the path.
const BETWEEN: f32 = 6.0;
/// Smallest side of a board with a caption.
const READABLE: f32 = 30.0;
/// Room below a board without a caption.
const NO_CAPTION: f32 = 8.0;
/// Width of the casing around a board, in the colour behind it.
const CASING: f32 = 2.0;

/// Share of the colour of text in the lines to siblings.
const BRANCH: f32 = 0.6;

/// Size and distance of boards.
#[derive(Clone, Copy, Debug)]
pub struct BoardSize {
    pub side: f32,
    /// Distance from column to column.
    pub pitch: f32,
}

impl BoardSize {
    /// The size of boards on columns of a pitch.
    pub fn of(pitch: f32) -> Self {
        Self { side: (pitch - BETWEEN).min(sizes::MAX_BOARD).floor(), pitch }
    }

    pub const fn below(self) -> f32 {
        if self.has_captions() { sizes::CAPTION } else { NO_CAPTION }
    }

    pub const fn has_captions(self) -> bool {
        self.side >= READABLE
    }
}

/// Part of the drawing in which a board of a path is: in the columns of the tree, or once more below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathPart {
    /// One board a column.
    Columns,
    /// The last boards, large enough to be read.
    End,
}

/// A board that is drawn, with its place.
pub struct PlacedNode {
    pub level: usize,
    pub middle: Pos2,
    pub node: NodeIndex,
    /// Fate of a board beside the path; `None` for a board on it.
    pub beside: Option<FoldedNode>,
    pub part: PathPart,
}

impl PlacedNode {
    /// Whether the path ends at this board.
    fn is_end_of(&self, path: &TreePath) -> bool {
        self.beside.is_none() && path.nodes.last() == Some(&self.node)
    }
}

/// The colour of the lines to boards beside a path.
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

/// Draws a board with its caption; returns whether the pointer or the keyboard focus is on it.
pub fn show(
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
        caption(canvas, size, screen, placed);
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
fn caption(canvas: &Canvas<'_, '_>, size: BoardSize, screen: &TreeScreen<'_>, placed: &PlacedNode) {
    let palette = canvas.palette();
    let at = placed.middle + vec2(0.0, size.side / 2.0 + sizes::CAPTION_MIDDLE);
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
    let Some(style) = inks::style(beside.status) else { return };
    let has_below =
        matches!(beside.status, NodeStatus::Expanded | NodeStatus::ExpandedEarlier) && beside.reached > 1;
    let words = if has_below { count_below(canvas, beside.reached.into(), size) } else { f };
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

/// The number of boards reached below one, in thousands where not all digits fit.
fn count_below(canvas: &Canvas<'_, '_>, count: u64, size: BoardSize) -> String {
    let whole = figures::grouped(count);
    let room = size.pitch - BETWEEN - sizes::AFTER_MARK;
    if text::width(canvas.painter(), &whole, Type::Key) <= room {
        whole
    } else {
        figures::in_thousands(count)
    }
}

/// Draws the mark of a tree that is folded away: a triangle that points to where it would grow.
pub fn below_mark(canvas: &Canvas<'_, '_>, at: Pos2, direction: f32) {
    let r = sizes::MARK / 2.0;
    let corners =
        [vec2(r, 0.0), vec2(-r, r), vec2(-r, -r)].map(|corner| at + vec2(corner.x * direction, corner.y));
    let ink = canvas.palette().status_color(StatusStyle::Expanded);
    canvas.painter().add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
}
