//! Realm 1 · 暴力广搜+STL: breadth-first search, written the way it first comes to mind.
//!
//! A board is a string, the boards reached so far are an ordered set of strings, and every entry of the queue
//! carries its whole path as a string. It is correct, and it is slow for reasons that have nothing to do with the
//! search: each test for a duplicate compares strings down a tree, and each new board copies its path. Nothing here
//! tests whether there is a solution at all.
//!
//! Breadth-first search expands boards in the order in which it generated them, so all boards one move away come
//! before those two moves away: the first path found is a shortest one.

use std::collections::VecDeque;

use super::{Answer, Path, ordered_set::OrderedSet};
use crate::{
    puzzle::{Board, Move, Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side::Forward},
};

pub fn search(puzzle: &Puzzle, order: Order, test: GoalTest, observer: &mut impl Observer) -> Answer {
    let goal = puzzle.goal.letters();
    let start = puzzle.start.letters();
    observer.on(Event::Begin { board: puzzle.start, h: 0, side: Forward })?;
    let mut reached = OrderedSet::new();
    reached.insert(start.clone(), observer);
    let mut frontier = VecDeque::from([(start, String::new())]);

    let path = 'search: loop {
        let Some((letters, path)) = frontier.pop_front() else { return Ok(None) };
        let (board, g) = (Board::of_letters(&letters), path.len() as u8);
        if test == GoalTest::Expanded && letters == goal {
            break path;
        }
        observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side: Forward })?;
        for (by, next) in successors(&letters, order) {
            let (board, g) = (Board::of_letters(&next), g + 1);
            if !reached.insert(next.clone(), observer) {
                observer.on(Event::Duplicate { board, by, g, h: 0, f: u16::from(g), side: Forward })?;
                continue;
            }
            observer.on(Event::Open { board, by, g, h: 0, f: u16::from(g), side: Forward })?;
            let mut path = path.clone();
            path.push(by.letter());
            if test == GoalTest::Generated && next == goal {
                break 'search path;
            }
            frontier.push_back((next, path));
        }
    };
    observer.on(Event::Solved { goal: puzzle.goal, cost: path.len() as u8, test })?;
    Ok(Some(Path::of_letters(&path)))
}

/// Every legal move with the string it leads to.
fn successors(letters: &str, order: Order) -> impl Iterator<Item = (Move, String)> {
    let from = letters.find('x').unwrap_or(0);
    order.moves().into_iter().filter_map(move |step| {
        let to = step.leads_to(from as u8)? as usize;
        let mut next: Vec<char> = letters.chars().collect();
        next.swap(from, to);
        Some((step, next.into_iter().collect()))
    })
}
