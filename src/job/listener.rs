//! Who carries a job out, as the job sees it.

use std::sync::Arc;

use super::{Message, Search, Timer};
use crate::{
    realm::{Answer, Table},
    trace::{Flow, Observer, Stop},
};

/// The most bytes that a search allocates at once, or why nobody knows.
pub type PeakBytes = Result<u64, String>;

/// Who carries a job out: hears what it says, knows whether anybody still wants it, and has the clock.
pub trait Listener: Timer {
    /// What hears the events of a search.
    type Recorder<'a>: Recorder
    where
        Self: 'a;

    /// Hears a message.
    ///
    /// # Errors
    /// If nobody wants it any more.
    fn say(&self, message: Message) -> Flow;

    /// Asks, between two parts of long work, whether to go on.
    ///
    /// # Errors
    /// If nobody wants it any more.
    fn ask(&self) -> Flow;

    /// An observer that ends a search when nobody wants it any more, at next to no cost.
    fn unless_unwanted(&self) -> impl Observer + Copy;

    /// Has every event of a search heard and passed on, to the last one before it ends or breaks.
    ///
    /// # Errors
    /// If the search is ended.
    fn record<'a>(&'a self, search: impl FnOnce(&mut Self::Recorder<'a>) -> Answer) -> Answer;

    /// The most bytes that a search allocates at once, weighed where nothing else is alive; or why that cannot be
    /// done, in the platform's own words.
    ///
    /// # Errors
    /// If nobody wants it any more.
    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop>;
}

/// Hears the events of a search, and the table that is built on the way.
pub trait Recorder: Observer {
    /// Realm 3's table is built: everything so far was said of its building.
    ///
    /// # Errors
    /// If nobody wants it any more.
    fn hand_over(&mut self, table: Arc<Table>) -> Flow;
}
