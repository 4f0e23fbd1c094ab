//! The must-expand classes: the expansions that a search could not have done without, and the others.
//!
//! Let g*(n) be the true distance from the start to n, C* that from the start to the goal, and h a consistent
//! heuristic. Every A* that searches with h, whatever its ties, expands each board with g*(n) + h(n) < C* (Dechter &
//! Pearl 1985). It never expands one with g*(n) + h(n) > C*. Of the boards in between, it expands as many as its
//! tie-breaking happens to take. So the classes apply to every search, also to one that does not use h:
//!
//! ```text
//!   g* + h   < C*  necessary      every A* with this h expands it
//!            = C*  tie
//!            > C*  wasted         no A* with this h expands it
//! ```
//!
//! If h is not consistent, the first line is false, and h cannot be a measure.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Puzzle},
    realm::Realm,
    replay::{PAGE, Recording},
    space::{Distances, HALF, index_of, same_parity_boards},
    trace::{Event, Flow, Observer},
};

/// The class of an expansion, given a heuristic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExpansionClass {
    /// g* + h < C*.
    Necessary,
    /// g* + h = C*.
    Tie,
    /// g* + h > C*.
    #[default]
    Wasted,
}

/// Why no expansion can be classified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotClassified {
    /// No path leads to the goal, so nothing is necessary for finding one.
    NoSolution,
    /// The heuristic is not consistent.
    Inconsistent,
}

/// Every board of a puzzle's half with its class, by one heuristic.
#[derive(Clone, Debug)]
pub struct BoardClasses {
    by_index: Vec<ExpansionClass>,
    necessary: u64,
}

impl BoardClasses {
    /// Classifies all boards, which takes some milliseconds.
    ///
    /// # Errors
    /// If no path leads to the goal, or the heuristic is not consistent.
    pub fn of(puzzle: &Puzzle, heuristic: HeuristicKind) -> Result<Self, NotClassified> {
        Self::with(&Distances::to(puzzle.start), puzzle.goal, heuristic)
    }

    /// Classifies all boards, with their true distances from the start.
    ///
    /// # Errors
    /// If no path leads to the goal, or the heuristic is not consistent.
    pub fn with(
        from_start: &Distances,
        goal: Board,
        heuristic: HeuristicKind,
    ) -> Result<Self, NotClassified> {
        if !heuristic.is_consistent() {
            return Err(NotClassified::Inconsistent);
        }
        let cost = from_start.of(goal).ok_or(NotClassified::NoSolution)?;
        let h = heuristic.to(goal);
        let cost = h.unit().moves(cost);
        let classify = |(board, g)| class(h.unit().moves(g) + h.h(board), cost);
        let by_index: Vec<ExpansionClass> =
            same_parity_boards(goal).zip(from_start.by_index()).map(classify).collect();
        let necessary = by_index.iter().filter(|class| **class == ExpansionClass::Necessary).count() as u64;
        Ok(Self { by_index, necessary })
    }

    /// The class of an expansion of this board.
    pub fn class_of(&self, board: Board) -> ExpansionClass {
        self.by_index[index_of(board)]
    }

    /// The number of boards that every A* with this heuristic must expand.
    pub const fn necessary(&self) -> u64 {
        self.necessary
    }
}

fn class(f: u16, cost: u16) -> ExpansionClass {
    match f.cmp(&cost) {
        std::cmp::Ordering::Less => ExpansionClass::Necessary,
        std::cmp::Ordering::Equal => ExpansionClass::Tie,
        std::cmp::Ordering::Greater => ExpansionClass::Wasted,
    }
}

/// The expansions of a search up to a moment, each counted in one class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassCounts {
    /// First expansions of necessary boards.
    pub necessary: u64,
    /// First expansions of boards that are ties.
    pub ties: u64,
    /// First expansions of wasted boards.
    pub wasted: u64,
    /// Expansions of boards that this search had expanded before, on either side.
    pub again: u64,
}

impl ClassCounts {
    /// The number of all expansions.
    pub const fn all(&self) -> u64 {
        self.necessary + self.ties + self.wasted + self.again
    }

    fn count(&mut self, class: ExpansionClass) {
        match class {
            ExpansionClass::Necessary => self.necessary += 1,
            ExpansionClass::Tie => self.ties += 1,
            ExpansionClass::Wasted => self.wasted += 1,
        }
    }
}

/// Counts the expansions of a search that is not recorded by class. In realm 3, whose table is not a search for one
/// path, the classes say nothing.
#[derive(Clone, Debug)]
pub struct ClassCounter {
    classes: Arc<BoardClasses>,
    is_expanded: Vec<bool>,
    counts: ClassCounts,
}

impl ClassCounter {
    /// A counter that has counted nothing.
    pub fn by(classes: Arc<BoardClasses>) -> Self {
        Self { classes, is_expanded: vec![false; HALF], counts: ClassCounts::default() }
    }

    /// The counts so far.
    pub const fn counts(&self) -> ClassCounts {
        self.counts
    }
}

impl Observer for ClassCounter {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if let Some((board, _)) = event.expanded() {
            if std::mem::replace(&mut self.is_expanded[index_of(board)], true) {
                self.counts.again += 1;
            } else {
                self.counts.count(self.classes.class_of(board));
            }
        }
        Ok(())
    }
}

/// Entry for a board that has not been expanded.
const NEVER: u32 = u32::MAX;

/// The classes of one recording's expansions, at any moment.
///
/// The counts before each page are kept and, for every board, the event that expanded it first. So any moment, earlier
/// or later, is less than a page away. A recording may grow, and be read a part at a time.
#[derive(Clone, Debug, Default)]
pub struct ExpansionClasses {
    /// Number of the event that expanded each board first, by index; empty until something has been read.
    first: Vec<u32>,
    /// Counts before each page.
    pages: Vec<ClassCounts>,
    events_read: u64,
    now: ClassCounts,
}

impl ExpansionClasses {
    /// The number of events that have been read.
    pub const fn events_read(&self) -> u64 {
        self.events_read
    }

    /// Reads at most `most` further events of a recording, which must always be the same one, but may have grown.
    pub fn read(&mut self, recording: &Recording, by: &BoardClasses, most: u64) {
        self.first.resize(HALF, NEVER);
        let realm = recording.realm();
        for event in recording.events_from(self.events_read).take(most as usize) {
            if self.events_read.is_multiple_of(PAGE as u64) {
                self.pages.push(self.now);
            }
            if let Some(board) = expanded(event, realm) {
                let first = &mut self.first[index_of(board)];
                if *first == NEVER {
                    *first = self.events_read as u32;
                    self.now.count(by.class_of(board));
                } else {
                    self.now.again += 1;
                }
            }
            self.events_read += 1;
        }
    }

    /// The counts after the first `moment` events; `None` if fewer have been read.
    pub fn at(&self, recording: &Recording, by: &BoardClasses, moment: u64) -> Option<ClassCounts> {
        if moment >= self.events_read {
            return (moment == self.events_read).then_some(self.now);
        }
        let page = moment / PAGE as u64;
        let from = page * PAGE as u64;
        let mut counts = self.pages[page as usize];
        let realm = recording.realm();
        let events = recording.events_from(from).take((moment - from) as usize);
        for (at, event) in (from..).zip(events) {
            if let Some(board) = expanded(event, realm) {
                if u64::from(self.first[index_of(board)]) == at {
                    counts.count(by.class_of(board));
                } else {
                    counts.again += 1;
                }
            }
        }
        Some(counts)
    }
}

/// The board that an event expands; always `None` in a realm with a table, which is expanded once for all look-ups.
fn expanded(event: Event, realm: Realm) -> Option<Board> {
    event.expanded().filter(|_| !realm.looks_up()).map(|(board, _)| board)
}
