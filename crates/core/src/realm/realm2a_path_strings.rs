//! Realm 2, first step · 广搜+哈希: whether a board is a duplicate becomes one read from an array.
//!
//! Every board has a number, its index, and no two boards have the same. So the ordered set of strings becomes an
//! array of flags, and boards are not compared any more. One thing of realm 1 is left, the path: each entry of the
//! queue still carries its own as a string.

use std::collections::VecDeque;

use super::{Answer, Path, by_index::ByIndex};
use crate::{
    puzzle::{Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side::Forward},
};

pub fn search(puzzle: &Puzzle, order: Order, test: GoalTest, observer: &mut impl Observer) -> Answer {
    let Puzzle { start, goal } = *puzzle;
    observer.on(Event::Begin { board: start, h: 0, side: Forward })?;
    let mut reached = ByIndex::filled_with(false);
    *reached.of_mut(start, observer) = true;
    let mut frontier = VecDeque::from([(start, String::new())]);

    let path = 'search: loop {
        let Some((board, path)) = frontier.pop_front() else { return Ok(None) };
        let g = path.len() as u8;
        if test == GoalTest::Expanded && board == goal {
            break path;
        }
        observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side: Forward })?;
        for (by, next) in board.successors(order) {
            let g = g + 1;
            if std::mem::replace(reached.of_mut(next, observer), true) {
                observer.on(Event::Duplicate { board: next, by, g, h: 0, f: u16::from(g), side: Forward })?;
                continue;
            }
            observer.on(Event::Open { board: next, by, g, h: 0, f: u16::from(g), side: Forward })?;
            let mut path = path.clone();
            path.push(by.letter());
            if test == GoalTest::Generated && next == goal {
                break 'search path;
            }
            frontier.push_back((next, path));
        }
    };
    observer.on(Event::Solved { goal, cost: path.len() as u8, test })?;
    Ok(Some(Path::of_letters(&path)))
}
