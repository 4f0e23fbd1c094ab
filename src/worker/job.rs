//! What a worker is asked to do.

use std::sync::Arc;

use crate::{
    puzzle::Puzzle,
    realm::{Answer, Realm, Settings, Table},
    trace::{Flow, Observer},
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

    /// Does it. A table that is built on the way is handed to `keep` before it is asked anything.
    ///
    /// # Errors
    /// If the observer or `keep` ends the search.
    pub(super) fn search<O: Observer>(
        self,
        observer: &mut O,
        keep: impl FnOnce(&mut O, Arc<Table>) -> Flow,
    ) -> Answer {
        if !self.realm.looks_up() || self.realm.is_answered_by_parity(&self.puzzle, &self.settings) {
            return self.realm.search(&self.puzzle, &self.settings, observer);
        }
        let table = if let Some(table) = self.table {
            table
        } else {
            let table = Arc::new(Table::build(self.puzzle.goal, self.settings.order, observer)?);
            keep(observer, Arc::clone(&table))?;
            table
        };
        table.way_from(self.puzzle.start, observer)
    }
}
