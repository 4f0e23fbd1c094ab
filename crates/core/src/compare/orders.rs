//! One board searched in every successor order, with every kind of tie-breaking.
//!
//! The number of boards that a search expands depends on chance: on which of several equal boards comes first. This
//! module tries all the choices that a realm has: the 24 orders and, in A*, the four ways to break ties by g with each of them.
//! A trial is a value and runs alone, so that a caller can go through the trials one by one, show the progress, and
//! stop.

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{Order, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    trace::{Observer, Stop, Tally},
};

/// One choice of all the settings that should make no difference and do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trial {
    /// The order in which successors are generated.
    pub order: Order,
    /// Choice among the boards with the lowest f.
    pub tie: Tie,
    /// Choice among the boards with equal f and g.
    pub tie_order: TieOrder,
}

/// The result of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The choice that was tried.
    pub trial: Trial,
    /// Boards expanded.
    pub expanded: u64,
    /// Boards generated.
    pub generated: u64,
    /// Number of moves of the path found; `None` if there is none.
    pub moves: Option<u8>,
}

impl Trial {
    /// All trials of a realm: 24, or 96 if it has ties to break. The orders are those of [`Order::all`], each followed
    /// by its ties.
    pub fn all(realm: Realm) -> Vec<Self> {
        Order::all()
            .flat_map(|order| ties(realm).map(move |(tie, tie_order)| Self { order, tie, tie_order }))
            .collect()
    }

    /// The trial of the order and the ties in these settings.
    pub const fn of(settings: &Settings) -> Self {
        Self { order: settings.order, tie: settings.tie, tie_order: settings.tie_order }
    }

    /// The settings with the order and the ties of this trial.
    pub const fn with(self, settings: &Settings) -> Settings {
        let Self { order, tie, tie_order } = self;
        Settings { order, tie, tie_order, ..*settings }
    }

    /// Searches once. All settings but order and ties are those given.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn run(
        self,
        realm: Realm,
        puzzle: &Puzzle,
        settings: &Settings,
        observer: &mut impl Observer,
    ) -> Result<Outcome, Stop> {
        let mut tally = Tally::default();
        realm.search(puzzle, &self.with(settings), &mut (&mut tally, observer))?;
        let Tally { expanded, generated, solved: moves, .. } = tally;
        Ok(Outcome { trial: self, expanded, generated, moves })
    }
}

/// The ways to break ties that make a difference in a realm.
fn ties(realm: Realm) -> impl Iterator<Item = (Tie, TieOrder)> {
    let count = if realm.has_ties() { usize::MAX } else { 1 };
    let all = Tie::BY_G.into_iter().flat_map(|tie| TieOrder::ALL.map(|tie_order| (tie, tie_order)));
    all.take(count)
}
