//! What a worker is asked to do.

use std::sync::Arc;

use crate::{
    puzzle::Puzzle,
    realm::{Answer, Realm, Settings, Table},
    trace::Observer,
};

/// A search to be run.
#[derive(Clone)]
pub struct Job {
    /// By which realm.
    pub realm: Realm,
    /// From where to where.
    pub puzzle: Puzzle,
    /// How.
    pub settings: Settings,
    /// Realm 3's table for this goal, if it has been built: then only look-ups are left to do.
    pub table: Option<Arc<Table>>,
}

impl Job {
    /// A search that starts with nothing.
    pub const fn new(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self { realm, puzzle, settings, table: None }
    }

    /// Does it. A table that was built on the way is handed to `keep`.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub(super) fn search(self, observer: &mut impl Observer, keep: impl FnOnce(Arc<Table>)) -> Answer {
        if self.realm != Realm::Table || self.realm.is_answered_by_parity(&self.puzzle, &self.settings) {
            return self.realm.search(&self.puzzle, &self.settings, observer);
        }
        let table = match self.table {
            Some(table) => table,
            None => Arc::new(Table::build(self.puzzle.goal, self.settings.order, observer)?),
        };
        keep(Arc::clone(&table));
        table.way_from(self.puzzle.start, observer)
    }
}
