//! Realm 3 · 广搜+哈希+打表: search once, then only look up.
//!
//! Moves can be undone, so one breadth-first search *from the goal* finds a shortest path from every board at once.
//! The table has one sign for each board: the move to make there. After that a puzzle costs one lookup a move. The
//! cost is that of the table: all 181,440 boards are expanded, even for a puzzle of one move. That pays off when
//! many puzzles have the same goal.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Answer, Path, by_index::ByIndex};
use crate::{
    puzzle::{Board, Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side::Backward, Stop, TableEntry, Work},
};

/// For every board a sign: the first move of a shortest path to the goal.
#[derive(Serialize, Deserialize)]
pub struct Table {
    signs: ByIndex<TableEntry>,
}

impl Table {
    /// Searches backward from `goal` until no new board is generated.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn build(goal: Board, order: Order, observer: &mut impl Observer) -> Result<Self, Stop> {
        observer.on(Event::Begin { board: goal, h: 0, side: Backward })?;
        let mut signs = ByIndex::filled_with(TableEntry::Nowhere);
        *signs.of_mut(goal, observer) = TableEntry::Here;
        let mut frontier = VecDeque::from([(goal, 0)]);

        while let Some((board, g)) = frontier.pop_front() {
            observer.on(Event::Expand { board, g, h: 0, f: u16::from(g), side: Backward })?;
            for (by, next) in board.successors(order) {
                let g = g + 1;
                let sign = signs.of_mut(next, observer);
                if *sign != TableEntry::Nowhere {
                    observer.on(Event::Duplicate {
                        board: next,
                        by,
                        g,
                        h: 0,
                        f: u16::from(g),
                        side: Backward,
                    })?;
                    continue;
                }
                observer.on(Event::Open { board: next, by, g, h: 0, f: u16::from(g), side: Backward })?;
                *sign = TableEntry::Go(by.opposite());
                frontier.push_back((next, g));
            }
        }
        Ok(Self { signs })
    }

    /// Follows the signs from `start`: one lookup for each move, and one at the goal.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn path_from(&self, start: Board, observer: &mut impl Observer) -> Answer {
        let mut path = Path::default();
        let mut at = Some(start);
        while let Some(board) = at {
            let (sign, g) = (self.read(board, observer), path.len() as u8);
            observer.on(Event::LookUp { board, g, sign })?;
            match sign {
                TableEntry::Go(step) => {
                    path.moves.push(step);
                    at = board.after(step);
                }
                TableEntry::Here => {
                    observer.on(Event::Solved { goal: board, cost: g, test: GoalTest::Generated })?;
                    return Ok(Some(path));
                }
                TableEntry::Nowhere => break,
            }
        }
        Ok(None)
    }

    /// Looks up the sign of a board.
    fn read(&self, board: Board, observer: &mut impl Observer) -> TableEntry {
        observer.work(Work::TableReads, 1);
        *self.signs.of(board, observer)
    }
}

pub fn search(puzzle: &Puzzle, order: Order, observer: &mut impl Observer) -> Answer {
    let table = Table::build(puzzle.goal, order, observer)?;
    table.path_from(puzzle.start, observer)
}
