//! The end of a path in boards that can be read, where the columns are too narrow for them: the last boards of the
//! path, and the successors of the current one that have been generated.
//!
//! ```text
//!   ▣ ── ▣ ── ▣ ── ▣ ─┬ ▢ ▢ ▢
//!  g 19  g 20  g 21 g 22  ○  ═  ○
//! ```

use egui::{Pos2, Rect, Stroke, pos2};
use eight_realms_core::replay::tree::NodeIndex;

use super::{
    path_board::{self, BoardSize, PathPart, PlacedNode, branch_ink, path_ink},
    screen::TreeScreen,
};
use crate::gui::{
    kit::Canvas,
    theme::{sizes::inside::path as sizes, space, stroke},
};

/// Largest number of boards of the path that are drawn.
const BOARDS: usize = 4;

/// Draws the end of the path into a place; returns the node under the pointer. In a tree that grows to the left, the
/// end is at the left.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, screen: &TreeScreen<'_>) -> Option<NodeIndex> {
    let path = &screen.view.path;
    let size = BoardSize {
        side: (place.height() - sizes::CAPTION).clamp(1.0, sizes::MAX_BOARD),
        pitch: place.height(),
    };
    let middle = |column: usize| column_middle(place, screen, size, column);
    let next = path.folded.levels.get(path.nodes.len());
    let successors = next.into_iter().flat_map(|level| &level.beside);
    let room = (place.width() / (size.side + space::XL)) as usize;
    let boards = BOARDS.min(room.saturating_sub(successors.clone().count())).max(1);
    let from = path.nodes.len().saturating_sub(boards);
    let on_path = (from..path.nodes.len()).map(|level| (path.nodes[level], level, None));
    let after = successors.map(|node| (node.node, path.nodes.len(), Some(*node)));
    let placed: Vec<PlacedNode> = on_path
        .chain(after)
        .enumerate()
        .map(|(column, (node, level, beside))| PlacedNode {
            level,
            middle: middle(column),
            node,
            beside,
            part: PathPart::End,
        })
        .collect();
    paint_line(canvas, screen, &placed);
    let mut hovered = None;
    for node in &placed {
        if path_board::show(canvas, size, screen, node) {
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
fn paint_line(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>, placed: &[PlacedNode]) {
    let mut on_path = placed.iter().filter(|node| node.beside.is_none()).map(|node| node.middle);
    if let (Some(first), Some(last)) = (on_path.next(), on_path.next_back()) {
        let pen = Stroke::new(sizes::LINE, path_ink(canvas, &screen.view.path));
        canvas.painter().line_segment([first, last], pen);
    }
    let branch = Stroke::new(stroke::HAIR, branch_ink(canvas));
    for pair in placed.windows(2).filter(|pair| pair[1].beside.is_some()) {
        canvas.painter().line_segment([pair[0].middle, pair[1].middle], branch);
    }
}
