//! What a worker is for.

use crate::{
    app::{Action, HeuristicsNews, HeuristicsTask, MapNews, MeasureNews, Notice},
    job::WITHOUT_WORDS,
    realm::Realm,
    worker::{NoWorker, Worker},
};

/// What a worker is for: on each post stands one at the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WorkerRole {
    /// It searches for a realm, and all it does is recorded.
    Search(Realm),
    /// It searches for a realm, counting only.
    Count(Realm),
    /// It measures times, work or memory.
    Measure,
    /// It lays a map out.
    Map,
    /// It works something out for the study of estimates.
    Heuristics(HeuristicsTask),
}

impl WorkerRole {
    /// The platform has no worker for it: nobody waits any longer for what it would have said.
    pub fn not_started(self, error: &NoWorker) -> Vec<Action> {
        let reason = error.to_string();
        let told = Action::Trouble(Notice::NoWorker { reason: reason.clone() });
        match self {
            Self::Search(realm) | Self::Count(realm) => vec![Action::Lost(realm, reason), told],
            Self::Measure => vec![Action::Measured(MeasureNews::Ended), told],
            Self::Map | Self::Heuristics(_) => vec![self.broken(reason)],
        }
    }

    /// What was done there has panicked, with these words.
    pub fn broken(self, reason: String) -> Action {
        match self {
            Self::Search(realm) | Self::Count(realm) => Action::Lost(realm, reason),
            Self::Measure => Action::Trouble(Notice::MeasuringLost { reason }),
            Self::Map => Action::Mapped(MapNews::Lost(reason)),
            Self::Heuristics(task) => Action::Studied(HeuristicsNews::Lost(task, reason)),
        }
    }

    /// Somebody else takes the place of a worker, who is ended. One that has said all that was asked, and broke
    /// before anybody could hear of it, is told all the same; what an old search was about concerns nobody any more.
    pub fn last_words(self, before: Worker) -> Option<Action> {
        let notice = match self {
            Self::Search(_) | Self::Count(_) => return None,
            Self::Measure => Notice::MeasuringLost { reason: before.last_words()? },
            Self::Map => Notice::MapLost { reason: before.last_words()? },
            Self::Heuristics(_) => Notice::StudyLost { reason: before.last_words()? },
        };
        Some(Action::Trouble(notice))
    }

    /// Nobody is there any more. A search has said so before, unless it has broken without a word.
    pub fn left(self) -> Option<Action> {
        match self {
            Self::Search(_) => Some(self.broken(WITHOUT_WORDS.to_owned())),
            Self::Measure => Some(Action::Measured(MeasureNews::Ended)),
            Self::Map => Some(Action::Mapped(MapNews::Ended)),
            Self::Count(_) | Self::Heuristics(_) => None,
        }
    }
}
