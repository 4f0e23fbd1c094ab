//! A tree that is small enough to be drawn with all of its boards, as textbooks draw it: g + h = f below each board,
//! and the boards numbered in the order in which they are expanded.

use egui::{Align2, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Vec2, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    inside::{
        sentences,
        view::{PathEnd, TreeView},
    },
    model::Action,
};
use eight_realms_core::replay::tree::{NodeIndex, NodeStatus, SearchTree};

use super::{screen::TreeScreen, whole};
use crate::gui::{
    kit::{Canvas, cost, id},
    theme::{
        Palette, StatusStyle, Type, radius,
        sizes::{inside, marks},
        space, stroke,
    },
    widgets::{
        board::{self, BoardFace, Grid},
        focus,
        status::status_mark,
        text,
    },
};

/// Breadth in units below which all boards are drawn.
const MAX_UNITS: f64 = 8.0;
/// Number of levels below which all boards are drawn.
const MAX_LEVELS: usize = 10;

/// Whether a tree is small enough to be drawn like this.
pub fn fits(tree: &SearchTree) -> bool {
    tree.width() + 1.0 < MAX_UNITS && tree.levels() < MAX_LEVELS
}

/// The least size of the whole face, with digits on all boards.
pub fn least(canvas: &Canvas<'_, '_>, tree: &SearchTree) -> Vec2 {
    let board = canvas.least_board();
    let size = vec2(
        (board + BETWEEN) * tree.levels() as f32,
        (board + BELOW[1]) * (tree.width() as f32 + 1.0) + inside::HEAD + space::S,
    );
    size.ceil()
}

/// Draws the tree over the whole of its area; returns the node under the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let drawing = Textbook::of(canvas, screen);
    for node in 1..screen.tree.len() as NodeIndex {
        drawing.paint_edge(canvas, node);
    }
    let mut hovered = None;
    for node in 0..screen.tree.len() as NodeIndex {
        if drawing.show_node(canvas, node) {
            hovered = Some(node);
        }
    }
    hovered
}

/// Largest side of a board.
const MAX_BOARD: f32 = 84.0;
/// Room below a board, for g, h and f: in one line, and in two.
const BELOW: [f32; 2] = [23.0, 37.0];
/// Largest share of the pitch of columns that a board takes.
const COLUMN: f32 = 0.56;
/// Room for the edges between two columns; narrow columns leave no more, so that their boards keep their digits.
const BETWEEN: f32 = 7.0;
/// Distance from a board to the edges that end there.
const TO_EDGE: f32 = 3.0;
/// Width of the edges between generated nodes, and of those to nodes still to come.
const TEXTBOOK_EDGES: [f32; 2] = [1.25, 1.0];
/// Share of the colour of text in the edges between generated nodes, and in those to nodes still to come.
const EDGES: [f32; 2] = [0.7, 0.18];
/// Side of a node still to come, as a share of a board's side.
const TO_COME: f32 = 0.2;
/// Distance from a board to the middle of the line of g, h and f.
const SCORE_MIDDLE: f32 = 13.0;
/// Distance between two such lines.
const LINE: f32 = 14.0;
/// Room of a mark before the figures.
const MARK: f32 = marks::STATUS + space::XS;
/// Least gap between the figures of two neighbours.
const SCORE_GAP: f32 = space::S;
/// Radius of the number of an expansion.
const NUMBER: f32 = 8.0;

struct Textbook<'a> {
    screen: &'a TreeScreen<'a>,
    tree: &'a SearchTree,
    view: &'a TreeView,
    side: f32,
    unit: f32,
    /// Whether the figures of a board are in two lines, f above g + h, because one line would meet its neighbour's.
    has_two_lines: bool,
}

impl<'a> Textbook<'a> {
    fn of(canvas: &Canvas<'_, '_>, screen: &'a TreeScreen<'a>) -> Self {
        let (tree, pitch) = (screen.tree, screen.columns.pitch());
        let unit = screen.area.height() / (tree.width() as f32 + 1.0);
        let width = |node| {
            let words = sentences::score(canvas.context.narrator(), tree, node);
            text::width(canvas.painter(), &words, Type::Caption)
        };
        let widest = (0..tree.len() as NodeIndex).map(width).fold(0.0, f32::max);
        let has_two_lines = cost::shows_costs(canvas) && widest + MARK + SCORE_GAP > pitch;
        let least = Grid::least_readable(canvas.painter().pixels_per_point()).max(canvas.least_board());
        let column = (pitch * COLUMN).max((pitch - BETWEEN).min(least));
        let below = BELOW[usize::from(has_two_lines)];
        let side = (unit - below).min(column).clamp(1.0, MAX_BOARD).floor();
        Self { screen, tree, view: screen.view, side, unit, has_two_lines }
    }

    /// Whether a node is on the path that is highlighted.
    fn is_on_path(&self, node: NodeIndex) -> bool {
        self.view.path.nodes.contains(&node)
    }

    /// The middle of a board.
    fn at(&self, node: NodeIndex) -> Pos2 {
        let y = self.screen.area.top() + (self.tree.place(node) as f32 + 0.5) * self.unit;
        pos2(
            self.screen.columns.x(self.tree.level_of(node)),
            y - BELOW[usize::from(self.has_two_lines)] / 2.0,
        )
    }

    fn paint_edge(&self, canvas: &Canvas<'_, '_>, node: NodeIndex) {
        let Some(parent) = self.tree.parent(node) else { return };
        let palette = canvas.palette();
        let away = vec2(self.side / 2.0 + TO_EDGE, 0.0) * self.screen.columns.direction();
        let quiet = |share| Palette::mix(palette.background, palette.text_faint, share);
        let pen = match self.view.statuses.at(node) {
            NodeStatus::Unseen => Stroke::new(TEXTBOOK_EDGES[1], quiet(EDGES[1])),
            _ if self.is_on_path(node) => {
                Stroke::new(stroke::STRONG, whole::path_ink(canvas, &self.view.path))
            }
            _ => Stroke::new(TEXTBOOK_EDGES[0], quiet(EDGES[0])),
        };
        whole::curve(canvas.painter(), self.at(parent) + away, self.at(node) - away, pen);
    }

    /// Draws a node; returns whether the pointer or the focus is on it, unless it is still to come.
    fn show_node(&self, canvas: &mut Canvas<'_, '_>, node: NodeIndex) -> bool {
        let (status, middle) = (self.view.statuses.at(node), self.at(node));
        let rect = Rect::from_center_size(middle, Vec2::splat(self.side));
        if status == NodeStatus::Unseen {
            let dot = Rect::from_center_size(middle, rect.size() * TO_COME);
            canvas.painter().rect_filled(dot, radius::S, whole::ink(canvas.palette(), status));
        } else {
            self.paint_board(canvas, node, rect);
            self.paint_score(canvas, node, status);
            self.paint_number(canvas, node, rect);
        }
        let response = canvas.ui.interact(rect, id(("node", self.tree.side(), node)), Sense::click());
        let words = || sentences::node(canvas.context.narrator(), self.tree, self.view, node);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words()));
        focus::ring(canvas.painter(), rect.expand(marks::RING), radius::M, &response, canvas.palette());
        if response.clicked() {
            canvas.ask(Action::Seek(self.tree.moment_of(node, &self.view.at)));
        }
        (response.hovered() || response.has_focus()) && status != NodeStatus::Unseen
    }

    fn paint_board(&self, canvas: &Canvas<'_, '_>, node: NodeIndex, rect: Rect) {
        let (tiles, goal) = (self.tree.board(node).tiles(), canvas.goal());
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        let is_faded = matches!(self.view.statuses.at(node), NodeStatus::Duplicate | NodeStatus::Pruned);
        board::paint(canvas.painter(), rect, &if is_faded { face.faded() } else { face }, canvas.palette());
        if self.view.path.nodes.last() == Some(&node) {
            let pen = Stroke::new(stroke::STRONG, whole::path_ink(canvas, &self.view.path));
            canvas.painter().rect_stroke(rect.expand(marks::RING), radius::L, pen, StrokeKind::Outside);
        }
    }

    /// Paints the mark, and g + h = f; where that is too wide, f and below it g + h.
    fn paint_score(&self, canvas: &Canvas<'_, '_>, node: NodeIndex, status: NodeStatus) {
        let Some(style) = whole::style(status) else { return };
        let is_solution = self.view.path.leads_to == PathEnd::Solution && self.is_on_path(node);
        let style = if is_solution { StatusStyle::Path } else { style };
        let [first, second] = if self.has_two_lines {
            cost::lines(canvas, &self.tree.node(node), self.side)
        } else {
            [sentences::score(canvas.context.narrator(), self.tree, node), String::new()]
        };
        let (painter, palette) = (canvas.painter(), canvas.palette());
        let middle = self.at(node) + vec2(0.0, self.side / 2.0 + SCORE_MIDDLE);
        let width = MARK + text::width(painter, &first, Type::Caption);
        let left = middle.x - width / 2.0;
        let mark = pos2(left + marks::STATUS / 2.0, middle.y);
        status_mark(painter, mark, marks::STATUS, style, palette);
        let ink = match status {
            NodeStatus::Duplicate | NodeStatus::Pruned => palette.text_faint,
            _ => palette.text,
        };
        let line = |at, align, words: &str| {
            text::line(painter, at, align, words, Type::Caption, ink, f32::INFINITY);
        };
        line(pos2(left + MARK, middle.y), Align2::LEFT_CENTER, &first);
        line(middle + vec2(0.0, LINE), Align2::CENTER_CENTER, &second);
    }

    /// Paints the number of the node's expansion, if it has been expanded.
    fn paint_number(&self, canvas: &Canvas<'_, '_>, node: NodeIndex, rect: Rect) {
        let recording = &canvas.context.view.model.chosen_lane().recording;
        let Some(number) = self.tree.expansion_number(node, &self.view.at, recording) else { return };
        let (painter, fill) = (canvas.painter(), canvas.context.accent());
        // At the edge of a narrow window it moves onto its board.
        let at = rect.min.max(painter.clip_rect().min + Vec2::splat(NUMBER + stroke::HAIR));
        painter.circle_filled(at, NUMBER + stroke::HAIR, canvas.palette().background);
        painter.circle_filled(at, NUMBER, fill);
        let font = Type::fitted(Type::Key.font().size);
        text::centred(painter, at, &number.to_string(), font, Palette::text_on(fill));
    }
}
