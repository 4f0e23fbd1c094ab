//! A* (Hart, Nilsson and Raphael 1968): always expand the board whose whole path looks shortest.
//!
//! ```text
//!   f(n)  =  g(n)  +  h(n)
//!   whole    moves    heuristic: estimate
//!   path     made     of the moves left
//! ```
//!
//! If the heuristic is admissible, h(n) ≤ the true distance from n, the path found is a shortest one. Before A*
//! takes the goal it has expanded every board that could lie on a shorter path. (The classic write-up,
//! 《八数码的八境界》, prints this condition the wrong way round.) A board reached again by a shorter path goes back
//! into the open list as a new entry, and its old entry is void. With a consistent heuristic a board that is
//! already expanded is never improved.
//!
//! A weighted heuristic counts in tenths of a move. Then f does too, so that values of f are compared exactly,
//! and g moves count ten tenths each.
//!
//! f can be another function (`evaluation.rs`): without a heuristic it is g alone, and the search is uniform-cost
//! search. With h alone it is greedy search, and the path found may be any.
//!
//! Realms 5, 6, 7 and 7b run this one function: they differ in the heuristic and in how the open list finds the
//! entry with the lowest f.

use super::{
    Answer, Settings,
    open_list::{Entry, OpenList},
    tree::{Arrival, LONGEST, Tree},
};
use crate::{
    heuristic::Heuristic,
    puzzle::Puzzle,
    trace::{Event, GoalTest, Observer, PriorStatus, Side::Forward, Stop},
};

pub fn search<O: Observer>(
    puzzle: &Puzzle,
    settings: &Settings,
    heuristic: &impl Heuristic,
    mut open: impl OpenList,
    observer: &mut O,
) -> Answer {
    let Puzzle { start, goal } = *puzzle;
    let Settings { order, evaluation, goal_test, .. } = *settings;
    let test = goal_test.unwrap_or(GoalTest::Expanded);
    let mut tree = Tree::rooted_at(start, observer);
    // What a move adds to f where h stays.
    let per_move = evaluation.f(heuristic.unit(), 1, 0);
    let h = heuristic.h(start);
    observer.on(Event::Begin { board: start, h, side: Forward })?;
    open.put(Entry { board: start, g: 0, h, f: h }, observer);

    let cost = 'search: loop {
        let Some(Entry { board, g, h, f }) = open.take_least(observer) else { return Ok(None) };
        if board == goal {
            break g;
        }
        tree.expand(board, observer);
        observer.on(Event::Expand { board, g, h, f, side: Forward })?;
        if g == LONGEST {
            return Err(Stop::PathTooLong);
        }
        for (by, next) in board.successors(order) {
            let (g, h) = (g + 1, heuristic.h(next));
            let f = u16::from(g) * per_move + h;
            let entry = Entry { board: next, g, h, f };
            match tree.arrive(next, by, g, observer) {
                Arrival::New => {
                    observer.on(Event::Open { board: next, by, g, h, f, side: Forward })?;
                    open.put(entry, observer);
                    if test == GoalTest::Generated && next == goal {
                        break 'search g;
                    }
                }
                Arrival::Cheaper { old_g, was } => {
                    observer.on(Event::Improve { board: next, by, g, h, f, was })?;
                    match was {
                        PriorStatus::Open => open.replace(old_g, entry, observer),
                        PriorStatus::Expanded => open.put(entry, observer),
                    }
                }
                Arrival::NoCheaper => {
                    observer.on(Event::Duplicate { board: next, by, g, h, f, side: Forward })?;
                }
            }
        }
    };
    observer.on(Event::Solved { goal, cost, test })?;
    Ok(Some(tree.path_to(goal, observer)))
}
