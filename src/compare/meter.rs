//! The meter: which of its expansions a search could not have done without.
//!
//! Let g*(n) be the true distance from the start to n, C* that from the start to the goal, and h a consistent
//! estimate. Every A* that searches with h, whatever its ties, expands each board with g*(n) + h(n) < C*
//! (Dechter & Pearl 1985); it never expands one with g*(n) + h(n) > C*; and of those in between it expands as
//! many as its ties and its luck want. So h is a yardstick for every search, also for one that does not use it:
//!
//! ```text
//!   g* + h   < C*  necessary      nobody with this h gets by without it
//!            = C*  tie
//!            > C*  wasted         nobody with this h would have touched it
//! ```
//!
//! With an h that is not consistent the first line is not true, and there is nothing to measure by.

use crate::{
    heuristic::{Estimate, Heuristic},
    puzzle::{Board, Puzzle},
    realm::Realm,
    replay::{PAGE, Recording},
    space::{Distances, HALF, boards_with, seat_of},
    trace::Event,
};

/// What an expansion of a board is to the yardstick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Class {
    /// g* + h < C*.
    Necessary,
    /// g* + h = C*.
    Tie,
    /// g* + h > C*.
    #[default]
    Wasted,
}

/// Why nothing can be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// No way leads to the goal, so nothing is necessary for finding one.
    NoWay,
    /// The estimate is not consistent.
    Inconsistent,
}

/// Every board of a puzzle's half, judged by one yardstick.
#[derive(Clone, Debug)]
pub struct Yardstick {
    by_seat: Vec<Class>,
    necessary: u64,
}

impl Yardstick {
    /// Judges all boards. It takes some milliseconds.
    ///
    /// # Errors
    /// If no way leads to the goal, or the estimate is not consistent.
    pub fn of(puzzle: &Puzzle, estimate: Estimate) -> Result<Self, Unjudged> {
        if !estimate.is_consistent() {
            return Err(Unjudged::Inconsistent);
        }
        let from_start = Distances::to(puzzle.start);
        let cost = from_start.of(puzzle.goal).ok_or(Unjudged::NoWay)?;
        let h = estimate.to(puzzle.goal);
        let cost = h.unit().moves(cost);
        let judge = |(board, g)| class(h.unit().moves(g) + h.estimate(board), cost);
        let by_seat: Vec<Class> = boards_with(puzzle.start).zip(from_start.by_seat()).map(judge).collect();
        let necessary = by_seat.iter().filter(|class| **class == Class::Necessary).count() as u64;
        Ok(Self { by_seat, necessary })
    }

    /// What an expansion of this board is.
    pub fn class_of(&self, board: Board) -> Class {
        self.by_seat[seat_of(board)]
    }

    /// The least that anybody with this estimate must expand.
    pub const fn necessary(&self) -> u64 {
        self.necessary
    }
}

fn class(f: u16, cost: u16) -> Class {
    match f.cmp(&cost) {
        std::cmp::Ordering::Less => Class::Necessary,
        std::cmp::Ordering::Equal => Class::Tie,
        std::cmp::Ordering::Greater => Class::Wasted,
    }
}

/// The expansions of a search up to a moment, each once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shares {
    /// Of boards that are necessary.
    pub necessary: u64,
    /// Of boards that are ties.
    pub ties: u64,
    /// Of boards that are wasted.
    pub wasted: u64,
    /// Of a board that this search had expanded before, on either side.
    pub again: u64,
}

impl Shares {
    /// All of them.
    pub const fn all(&self) -> u64 {
        self.necessary + self.ties + self.wasted + self.again
    }

    fn count(&mut self, class: Class) {
        match class {
            Class::Necessary => self.necessary += 1,
            Class::Tie => self.ties += 1,
            Class::Wasted => self.wasted += 1,
        }
    }
}

/// Written where a board has not been expanded.
const NEVER: u32 = u32::MAX;

/// The meter of one recording, at any moment.
///
/// What has been heard of the recording is summed up before each page, and for every board it is known which
/// event expanded it first. So any moment, earlier or later, is less than a page away. A recording may grow,
/// and be heard a part at a time.
#[derive(Clone, Debug, Default)]
pub struct Meter {
    /// By seat; empty as long as nothing has been heard.
    first: Vec<u32>,
    /// Before each page.
    pages: Vec<Shares>,
    heard: u64,
    now: Shares,
}

impl Meter {
    /// Events that have been heard.
    pub const fn heard(&self) -> u64 {
        self.heard
    }

    /// Hears at most so many further events of a recording, always the same one, which may have grown.
    pub fn hear(&mut self, recording: &Recording, by: &Yardstick, most: u64) {
        self.first.resize(HALF, NEVER);
        let realm = recording.realm();
        for event in recording.events_from(self.heard).take(most as usize) {
            if self.heard.is_multiple_of(PAGE as u64) {
                self.pages.push(self.now);
            }
            if let Some(board) = expanded(event, realm) {
                let first = &mut self.first[seat_of(board)];
                if *first == NEVER {
                    *first = self.heard as u32;
                    self.now.count(by.class_of(board));
                } else {
                    self.now.again += 1;
                }
            }
            self.heard += 1;
        }
    }

    /// The shares after the first `moment` events; `None` if not so many have been heard.
    pub fn at(&self, recording: &Recording, by: &Yardstick, moment: u64) -> Option<Shares> {
        if moment >= self.heard {
            return (moment == self.heard).then_some(self.now);
        }
        let page = moment / PAGE as u64;
        let from = page * PAGE as u64;
        let mut shares = self.pages[page as usize];
        let realm = recording.realm();
        let events = recording.events_from(from).take((moment - from) as usize);
        for (at, event) in (from..).zip(events) {
            if let Some(board) = expanded(event, realm) {
                if u64::from(self.first[seat_of(board)]) == at {
                    shares.count(by.class_of(board));
                } else {
                    shares.again += 1;
                }
            }
        }
        Some(shares)
    }
}

/// The board that an event expands. A table that is built expands for all questions at once, and answers one
/// without expanding anything.
fn expanded(event: Event, realm: Realm) -> Option<Board> {
    event.expanded().filter(|_| !realm.looks_up()).map(|(board, _)| board)
}
