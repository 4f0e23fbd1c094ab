//! A search: to be recorded, counted, timed or weighed.

use std::sync::Arc;

use super::{Listener, Message, Recorder};
use crate::{
    puzzle::Puzzle,
    realm::{Answer, Realm, Settings, Table},
    trace::{Flow, Tally},
};

/// A search to be run.
#[derive(Clone)]
pub struct Search {
    /// By which realm.
    pub realm: Realm,
    /// From where to where.
    pub puzzle: Puzzle,
    /// How.
    pub settings: Settings,
    /// Realm 3's table for this goal, if it has been built: then only look-ups are left to record.
    pub table: Option<Arc<Table>>,
}

impl Search {
    /// A search that starts with nothing.
    pub const fn new(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self { realm, puzzle, settings, table: None }
    }

    /// Searches, and has every event recorded.
    pub(super) fn run(self, listener: &impl Listener) -> Flow {
        let answer = listener.record(|recorder| self.record(recorder));
        listener.say(Message::Done(answer))
    }

    /// A table that is built on the way is handed over before it is asked anything.
    fn record(self, recorder: &mut impl Recorder) -> Answer {
        if !self.realm.looks_up() || self.realm.is_answered_by_parity(&self.puzzle, &self.settings) {
            return self.realm.search(&self.puzzle, &self.settings, recorder);
        }
        let table = if let Some(table) = self.table {
            table
        } else {
            let table = Arc::new(Table::build(self.puzzle.goal, self.settings.order, recorder)?);
            recorder.hand_over(Arc::clone(&table))?;
            table
        };
        table.way_from(self.puzzle.start, recorder)
    }

    /// Searches from the beginning, with nobody but a tally listening.
    pub(super) fn count(self, listener: &impl Listener) -> Flow {
        let mut observer = (Tally::default(), listener.unless_unwanted());
        let answer = self.realm.search(&self.puzzle, &self.settings, &mut observer);
        listener.say(Message::Counted(observer.0, answer))
    }
}
