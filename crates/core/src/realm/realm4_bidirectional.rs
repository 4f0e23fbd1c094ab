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

use std::mem;

use super::{Answer, Path, twin_trees::TwinTrees};
use crate::{
    puzzle::{Board, Move, Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side, Stop},
};

pub fn search(puzzle: &Puzzle, order: Order, observer: &mut impl Observer) -> Answer {
    let Puzzle { start, goal } = *puzzle;
    let mut trees = TwinTrees::rooted_at(start, goal, observer);
    for (board, side) in [(start, Side::Forward), (goal, Side::Backward)] {
        observer.on(Event::Begin { board, h: 0, side })?;
    }
    let mut from_start = Half::of(start, Side::Forward);
    let mut from_goal = Half::of(goal, Side::Backward);
    let mut meeting = None;
    while meeting.is_none() && !from_start.layer.is_empty() && !from_goal.layer.is_empty() {
        meeting = if from_start.layer.len() <= from_goal.layer.len() {
            from_start.expand_layer(&from_goal, &mut trees, order, observer)?
        } else {
            from_goal.expand_layer(&from_start, &mut trees, order, observer)?
        };
    }
    let Some(board) = meeting else { return Ok(None) };
    let [forward, backward] =
        [Side::Forward, Side::Backward].map(|side| trees.path_to(board, side, observer));
    let path = join(&forward, &backward);
    observer.on(Event::Solved { goal, cost: path.len() as u8, test: GoalTest::Generated })?;
    Ok(Some(path))
}

/// One of the two searches.
struct Half {
    side: Side,
    /// The frontier: all boards `depth` moves from the root.
    layer: Vec<Board>,
    /// The boards that are generated from it.
    next_layer: Vec<Board>,
    depth: u8,
}

impl Half {
    fn of(root: Board, side: Side) -> Self {
        Self { side, layer: vec![root], next_layer: Vec::new(), depth: 0 }
    }

    /// Expands the whole frontier; returns the first board that the other search has reached too. That board is in
    /// the frontier of the other search: had it been expanded there, the searches would have met before.
    fn expand_layer(
        &mut self,
        other: &Self,
        trees: &mut TwinTrees,
        order: Order,
        observer: &mut impl Observer,
    ) -> Result<Option<Board>, Stop> {
        let (side, rest) = (self.side, other.depth);
        let mut meeting = None;
        self.next_layer.clear();
        for &board in &self.layer {
            let g = self.depth;
            observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side })?;
            for (by, next) in board.successors(order) {
                let g = g + 1;
                if !trees.arrive(next, by, side, observer) {
                    observer.on(Event::Duplicate { board: next, by, g, h: 0, f: u16::from(g), side })?;
                    continue;
                }
                observer.on(Event::Open { board: next, by, g, h: 0, f: u16::from(g), side })?;
                self.next_layer.push(next);
                if trees.is_reached(next, other.side, observer) {
                    observer.on(Event::Meet { board: next, g, rest, side })?;
                    meeting.get_or_insert(next);
                }
            }
        }
        mem::swap(&mut self.layer, &mut self.next_layer);
        self.depth += 1;
        Ok(meeting)
    }
}

/// The path from the start to where the searches meet, then that from the goal undone, its last move first.
fn join(from_start: &Path, from_goal: &Path) -> Path {
    let back = from_goal.moves.iter().rev().copied().map(Move::opposite);
    Path { moves: from_start.moves.iter().copied().chain(back).collect() }
}
