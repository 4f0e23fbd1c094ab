//! What is timed: of each realm the part that the comparison is about.

use std::hint::black_box;

use super::{Bare, Runs};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
    trace::{Observer, Stop},
};

/// One search to be timed.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Which way of searching.
    pub realm: Realm,
    /// What is searched.
    pub puzzle: Puzzle,
    /// How.
    pub settings: Settings,
}

/// The bare times of one search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timed {
    /// Which way of searching.
    pub realm: Realm,
    /// The search alone; for realm 3 the building of its table; where parity says that there is no way, the test
    /// of parity.
    pub bare: Bare,
    /// Realm 3: the whole way from start to goal by look-ups in a table that stands; otherwise `None`.
    pub lookup: Option<Bare>,
}

/// Times a search on the thread of the caller. The listener is `()`, or [`Unless`](crate::trace::Unless) with a
/// flag that ends it.
///
/// # Errors
/// If the listener ends it.
pub fn measure<O: Observer + Copy>(search: &Search, runs: Runs, listener: O) -> Result<Timed, Stop> {
    let Search { realm, puzzle, settings } = *search;
    let (bare, lookup) = match search.kind() {
        Kind::Parity => (Bare::of_short(runs, || Ok(black_box(&puzzle).is_solvable()))?, None),
        Kind::Table => table(search, runs, listener)?,
        Kind::Arrived => {
            (Bare::of_short(runs, || realm.search(black_box(&puzzle), &settings, &mut { listener }))?, None)
        }
        Kind::Beyond => {
            (Bare::of(runs, || realm.search(black_box(&puzzle), &settings, &mut { listener }))?, None)
        }
    };
    Ok(Timed { realm, bare, lookup })
}

/// The price of the table, and what a way costs once it stands.
fn table<O: Observer + Copy>(search: &Search, runs: Runs, listener: O) -> Result<(Bare, Option<Bare>), Stop> {
    let (start, goal, order) = (search.puzzle.start, search.puzzle.goal, search.settings.order);
    let building = Bare::of(runs, || Table::build(black_box(goal), order, &mut { listener }))?;
    let table = Table::build(goal, order, &mut { listener })?;
    let lookup = Bare::of_short(runs, || table.way_from(black_box(start), &mut { listener }))?;
    Ok((building, Some(lookup)))
}

/// What there is to be timed.
enum Kind {
    /// Parity says that there is no way.
    Parity,
    /// A table and its look-ups.
    Table,
    /// The start is the goal.
    Arrived,
    /// There is something to be searched.
    Beyond,
}

impl Search {
    /// As [`Realm::search`] decides it.
    fn kind(&self) -> Kind {
        if self.realm.is_answered_by_parity(&self.puzzle, &self.settings) {
            Kind::Parity
        } else if self.realm.looks_up() {
            Kind::Table
        } else if self.puzzle.start == self.puzzle.goal {
            Kind::Arrived
        } else {
            Kind::Beyond
        }
    }
}
