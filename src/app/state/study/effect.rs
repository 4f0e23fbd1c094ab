//! What the study asks of the outside, and what comes back.

use crate::{
    compare::{Outcome, Price},
    job::{CounterexampleJob, OrdersJob, SurveyJob, Surveyed},
};

/// Work that goes on in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StudyTask {
    /// An estimate is compared with the true distances of all boards.
    Survey,
    /// One board is searched in all orders.
    Orders,
    /// A board is looked for from which the way found is too long.
    Hunt,
}

/// Something to be worked out, or to be left.
pub enum StudyEffect {
    /// Compare an estimate with the true distances to a goal.
    Survey(SurveyJob),
    /// Make the trials of a list, without those that are made already.
    Orders(OrdersJob),
    /// Hunt for a board from which the way found is too long.
    Hunt(CounterexampleJob),
    /// Leave it.
    End(StudyTask),
}

/// What has been worked out.
pub enum StudyNews {
    /// An estimate has been compared.
    Surveyed(Surveyed),
    /// One more trial has been made.
    Tried(Outcome),
    /// The hunt has tried so many boards.
    Hunted(u64),
    /// The hunt is over: with a board, or every board was tried.
    Priced(Option<Price>),
    /// It could not be done to its end.
    Lost(StudyTask, String),
}
