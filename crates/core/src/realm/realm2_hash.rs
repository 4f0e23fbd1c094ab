//! Realm 2 · 广搜+哈希: one move for each board, instead of a path.
//!
//! A path is needed only once, at the end. So the queue carries boards alone, and the search tree stores for each
//! board the move that generated it: undoing that move gives its parent, and so on back to the start. No string is
//! left, and no path is copied.

use std::collections::VecDeque;

use super::{
    Answer,
    tree::{Arrival, Tree},
};
use crate::{
    puzzle::{Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side::Forward},
};

// Measured: within the choice among the realms it would be two percent slower.
#[inline(never)]
pub fn search(puzzle: &Puzzle, order: Order, test: GoalTest, observer: &mut impl Observer) -> Answer {
    let Puzzle { start, goal } = *puzzle;
    observer.on(Event::Begin { board: start, h: 0, side: Forward })?;
    let mut tree = Tree::rooted_at(start, observer);
    let mut frontier = VecDeque::from([(start, 0)]);

    let cost = 'search: loop {
        let Some((board, g)) = frontier.pop_front() else { return Ok(None) };
        if test == GoalTest::Expanded && board == goal {
            break g;
        }
        observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side: Forward })?;
        for (by, next) in board.successors(order) {
            let g = g + 1;
            if tree.arrive(next, by, g, observer) != Arrival::New {
                observer.on(Event::Duplicate { board: next, by, g, h: 0, f: u16::from(g), side: Forward })?;
                continue;
            }
            observer.on(Event::Open { board: next, by, g, h: 0, f: u16::from(g), side: Forward })?;
            if test == GoalTest::Generated && next == goal {
                break 'search g;
            }
            frontier.push_back((next, g));
        }
    };
    observer.on(Event::Solved { goal, cost, test })?;
    Ok(Some(tree.path_to(goal, observer)))
}
