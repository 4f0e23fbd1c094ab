//! Realm 4 · 双向广搜+哈希: two breadth-first searches, from the start and from the goal, which meet.
//!
//! With every move that breadth-first search goes deeper, it reaches about 1.7 times as many boards. Two searches of
//! ten moves are therefore far cheaper than one of twenty. One whole layer is expanded at a time, on the side whose
//! frontier is smaller (the cardinality criterion, Pohl 1971). Every board that is new on its own side is looked up
//! on the other side.
//!
//! Because whole layers are expanded, the **first** board where the searches meet already lies on a shortest path:
//! before this layer no board was reached by both, so no path is shorter than both depths and one move. The layer is
//! finished all the same, so that the count does not depend on the order of the moves.

use super::{
    Answer, Path,
    tree::{Arrival, Tree},
};
use crate::{
    puzzle::{Board, Move, Order, Puzzle},
    trace::{Event, Observer, Side, Stop},
};

pub fn search(puzzle: &Puzzle, order: Order, observer: &mut impl Observer) -> Answer {
    let mut from_start = Half::rooted_at(puzzle.start, Side::Forward, observer);
    let mut from_goal = Half::rooted_at(puzzle.goal, Side::Backward, observer);
    for Half { root: board, side, .. } in [&from_start, &from_goal] {
        observer.on(Event::Begin { board: *board, h: 0, side: *side })?;
    }
    let mut meeting = None;
    while meeting.is_none() && !from_start.layer.is_empty() && !from_goal.layer.is_empty() {
        meeting = if from_start.layer.len() <= from_goal.layer.len() {
            from_start.expand_layer(&from_goal, order, observer)?
        } else {
            from_goal.expand_layer(&from_start, order, observer)?
        };
    }
    let Some(board) = meeting else { return Ok(None) };
    let path = join(&from_start.tree.path_to(board, observer), &from_goal.tree.path_to(board, observer));
    observer.on(Event::Solved { cost: path.len() as u8 })?;
    Ok(Some(path))
}

/// One of the two searches.
struct Half {
    root: Board,
    side: Side,
    tree: Tree,
    /// The frontier: all boards `depth` moves from the root.
    layer: Vec<Board>,
    depth: u8,
}

impl Half {
    fn rooted_at(root: Board, side: Side, observer: &mut impl Observer) -> Self {
        Self { root, side, tree: Tree::rooted_at(root, observer), layer: vec![root], depth: 0 }
    }

    /// Expands the whole frontier; returns the first board that the other search has reached too.
    fn expand_layer(
        &mut self,
        other: &Self,
        order: Order,
        observer: &mut impl Observer,
    ) -> Result<Option<Board>, Stop> {
        let side = self.side;
        let mut meeting = None;
        let mut next_layer = Vec::new();
        for board in std::mem::take(&mut self.layer) {
            let g = self.depth;
            observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side })?;
            for (by, next) in board.successors(order) {
                let g = g + 1;
                if self.tree.arrive(next, by, g, observer) != Arrival::New {
                    observer.on(Event::Duplicate { board: next, by, g, h: 0, f: u16::from(g), side })?;
                    continue;
                }
                observer.on(Event::Open { board: next, by, g, h: 0, f: u16::from(g), side })?;
                next_layer.push(next);
                if let Some(rest) = other.tree.g(next, observer) {
                    observer.on(Event::Meet { board: next, g, rest, side })?;
                    meeting.get_or_insert(next);
                }
            }
        }
        self.layer = next_layer;
        self.depth += 1;
        Ok(meeting)
    }
}

/// The path from the start to where the searches meet, then that from the goal undone, its last move first.
fn join(from_start: &Path, from_goal: &Path) -> Path {
    let back = from_goal.moves.iter().rev().copied().map(Move::opposite);
    Path { moves: from_start.moves.iter().copied().chain(back).collect() }
}
