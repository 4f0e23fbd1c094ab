//! One board searched in every successor order, with every kind of tie-breaking.
//!
//! How much a search expands depends on chance: which of equal boards comes first. Here all the choices
//! that a realm has are tried: the 24 orders, and in A* with each of them four ways to break ties. A trial
//! is a value and runs alone, so that a caller can go through them one by one, show the progress, and
//! stop.

use serde::{Deserialize, Serialize};

use crate::{
    puzzle::{Order, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    trace::{Observer, Stop, Tally},
};

/// One choice of everything that should make no difference and does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trial {
    /// The order in which successors are produced.
    pub order: Order,
    /// Which of the boards with least f is taken.
    pub tie: Tie,
    /// Which of those that are still equal is taken.
    pub tie_order: TieOrder,
}

/// The result of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// What was tried.
    pub trial: Trial,
    /// Boards expanded.
    pub expanded: u64,
    /// Successors produced.
    pub generated: u64,
    /// Moves of the path found; `None` if there is none.
    pub moves: Option<u8>,
}

impl Trial {
    /// All trials of a realm: 24, or 96 if it has ties to break. Orders follow each other as in
    /// [`Order::all`], and the ties of an order stand together.
    pub fn all(realm: Realm) -> Vec<Self> {
        Order::all()
            .flat_map(|order| ties(realm).map(move |(tie, tie_order)| Self { order, tie, tie_order }))
            .collect()
    }

    /// The trial that these settings are.
    pub const fn of(settings: &Settings) -> Self {
        Self { order: settings.order, tie: settings.tie, tie_order: settings.tie_order }
    }

    /// The same settings with this choice.
    pub const fn with(self, settings: &Settings) -> Settings {
        let Self { order, tie, tie_order } = self;
        Settings { order, tie, tie_order, ..*settings }
    }

    /// Searches once. Settings besides order and ties stay.
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
    let all = Tie::ALL.into_iter().flat_map(|tie| TieOrder::ALL.map(|tie_order| (tie, tie_order)));
    all.take(count)
}
