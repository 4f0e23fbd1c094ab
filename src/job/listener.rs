//! What carries a job out, as the job sees it.

use std::sync::Arc;

use super::{Message, Search, Timer};
use crate::{
    realm::{Answer, Table},
    trace::{Flow, Observer, Stop},
};

/// The most bytes that a search allocates at once, or why that is unknown.
pub type PeakBytes = Result<u64, String>;

/// What carries a job out: receives its messages, knows whether it is still wanted, and has the clock.
pub trait Listener: Timer {
    /// What receives the events of a search.
    type Recorder<'a>: Recorder
    where
        Self: 'a;

    /// Receives a message.
    ///
    /// # Errors
    /// If it is no longer wanted.
    fn send(&self, message: Message) -> Flow;

    /// Checks, between two parts of long work, whether to go on.
    ///
    /// # Errors
    /// If it is no longer wanted.
    fn check_cancelled(&self) -> Flow;

    /// An observer that ends a search when it is no longer wanted, at almost no cost.
    fn cancel_observer(&self) -> impl Observer + Copy;

    /// Receives and passes on every event of a search, to the last one before it ends or panics.
    ///
    /// # Errors
    /// If the search is ended.
    fn record<'a>(&'a self, search: impl FnOnce(&mut Self::Recorder<'a>) -> Answer) -> Answer;

    /// The most bytes that a search allocates at once, weighed where nothing else is allocated; or why that cannot
    /// be done, as a text of the platform.
    ///
    /// # Errors
    /// If it is no longer wanted.
    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop>;
}

/// Receives the events of a search, and the table that is built on the way.
pub trait Recorder: Observer {
    /// Realm 3's table is built: all events so far are those of its building.
    ///
    /// # Errors
    /// If it is no longer wanted.
    fn hand_over(&mut self, table: Arc<Table>) -> Flow;
}
