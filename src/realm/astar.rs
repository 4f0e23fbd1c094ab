//! A*: always go on from the board whose whole trip looks shortest.
//!
//! ```text
//!   f(n)  =  g(n)  +  h(n)
//!   whole    moves    estimate of
//!   trip     made     those left
//! ```
//!
//! If the estimate is admissible, h(n) ≤ the true distance from n, the goal is never taken before every
//! board that could lie on a shorter way: the way found is a shortest one. (The classic write-up prints
//! this condition backwards.) A board reached again by a shorter way goes back into the open list with a
//! new number, and its old entry is void. With a consistent estimate that happens to open boards only.
//!
//! A weighted estimate counts in tenths of a move; then f does too, so that values of f are compared exactly,
//! and g moves count ten tenths each.
//!
//! The realms that keep an open list are this one text: they differ in h, and in how it keeps its least.

use super::{
    Answer, Settings,
    open_list::{Entry, OpenList},
    tree::{Arrived, Tree},
};
use crate::{
    heuristic::Heuristic,
    puzzle::Puzzle,
    trace::{Event, Observer, Side::Forward, Was},
};

pub fn search<O: Observer>(
    puzzle: &Puzzle,
    settings: &Settings,
    heuristic: &impl Heuristic,
    mut open: impl OpenList,
    observer: &mut O,
) -> Answer {
    let Puzzle { start, goal } = *puzzle;
    let mut tree = Tree::rooted_at(start, observer);
    let unit = heuristic.unit();
    let h = heuristic.estimate(start);
    observer.on(Event::Begin { board: start, h, side: Forward })?;
    open.put(Entry { board: start, g: 0, h, f: h }, observer);

    while let Some(Entry { board, g, h, f }) = open.take_least(observer) {
        if board == goal {
            observer.on(Event::Solved { cost: g })?;
            return Ok(Some(tree.path_to(goal, observer)));
        }
        tree.expand(board, observer);
        observer.on(Event::Expand { board, g, h, f, side: Forward })?;
        for (by, next) in board.successors(settings.order) {
            let (g, h) = (g + 1, heuristic.estimate(next));
            let f = unit.moves(g) + h;
            let entry = Entry { board: next, g, h, f };
            match tree.arrive(next, by, g, observer) {
                Arrived::New => {
                    observer.on(Event::Open { board: next, by, g, h, f, side: Forward })?;
                    open.put(entry, observer);
                }
                Arrived::Cheaper { old_g, was } => {
                    observer.on(Event::Improve { board: next, by, g, h, f, was })?;
                    match was {
                        Was::Open => open.replace(old_g, entry, observer),
                        Was::Expanded => open.put(entry, observer),
                    }
                }
                Arrived::NoCheaper => {
                    observer.on(Event::Duplicate { board: next, by, g, h, f, side: Forward })?;
                }
            }
        }
    }
    Ok(None)
}
