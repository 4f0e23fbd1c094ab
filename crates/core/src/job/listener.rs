//! The executor of a job, as the job sees it.

use std::sync::Arc;

use super::{Message, Search, Timer};
use crate::{
    realm::{Answer, Table},
    trace::{Flow, Observer, Stop},
};

/// Maximum number of bytes that a search allocates at once, or the reason why that is unknown.
pub type PeakBytes = Result<u64, String>;

/// Whether a job has rested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It has gone on all the time.
    None,
    /// It has rested, because something else was computed.
    Some,
}

/// The executor of a job. It receives the messages of the job, knows whether the job is still wanted, and has the
/// clock.
pub trait Listener: Timer {
    /// Receiver of the events of a search.
    type Recorder<'a>: Recorder
    where
        Self: 'a;

    /// Receives a message.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    fn send(&self, message: Message) -> Flow;

    /// Checks, between two parts of long work, whether to go on.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    fn check_cancelled(&self) -> Flow;

    /// Waits as long as the job is to rest. Returns whether it was to rest since the last time.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    fn rest(&self) -> Result<Rest, Stop> {
        Ok(Rest::None)
    }

    /// An observer that ends a search when the job is no longer wanted, at almost no cost.
    fn cancel_observer(&self) -> impl Observer + Copy;

    /// Receives and passes on every event of a search, to the last one before it ends or panics.
    ///
    /// # Errors
    /// If the search is ended.
    fn record<'a>(&'a self, search: impl FnOnce(&mut Self::Recorder<'a>) -> Answer) -> Answer;

    /// Weighs the peak memory of a search, in bytes, where nothing else is allocated. If that cannot be done, returns
    /// the reason, as a text of the platform.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    fn weigh(&self, search: &Search) -> Result<PeakBytes, Stop>;
}

/// A receiver of the events of a search, and of the table that is built on the way.
pub trait Recorder: Observer {
    /// Receives realm 3's table when it is built. All events so far are those of its building.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    fn hand_over(&mut self, table: Arc<Table>) -> Flow;
}
