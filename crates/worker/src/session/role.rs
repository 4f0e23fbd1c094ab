//! What a worker is for.

use eight_realms_app::app::{
    Action, HeuristicsNews, HeuristicsTask, MapNews, MeasureNews, Notice, TreesNews,
};

use eight_realms_core::{job::PANIC_WITHOUT_TEXT, realm::Realm};

use crate::worker::{NoWorker, Worker};

/// What a worker is for: each role has one worker at most.
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
    /// It lays search trees out.
    Trees,
    /// It computes something for the heuristics tab.
    Heuristics(HeuristicsTask),
}

impl WorkerRole {
    /// The actions if the platform has no worker for it: the model stops waiting for its messages.
    pub fn start_failure_actions(self, error: &NoWorker) -> Vec<Action> {
        let reason = error.to_string();
        let trouble = Action::Trouble(Notice::NoWorker { reason: reason.clone() });
        match self {
            Self::Search(realm) | Self::Count(realm) => vec![Action::Lost(realm, reason), trouble],
            Self::Measure => vec![Action::Measured(MeasureNews::Ended), trouble],
            Self::Map | Self::Trees | Self::Heuristics(_) => vec![self.fault_action(reason)],
        }
    }

    /// The action if its job has panicked, with the text of the panic.
    pub fn fault_action(self, reason: String) -> Action {
        match self {
            Self::Search(realm) | Self::Count(realm) => Action::Lost(realm, reason),
            Self::Measure => Action::Trouble(Notice::MeasuringLost { reason }),
            Self::Map => Action::Mapped(MapNews::Lost(reason)),
            Self::Trees => Action::Treed(TreesNews::Lost(reason)),
            Self::Heuristics(task) => Action::HeuristicsNews(HeuristicsNews::Lost(task, reason)),
        }
    }

    /// The action if another worker takes the place of one, which is ended. A panic that was not polled yet is
    /// reported all the same, but not that of a search: it is replaced and no longer shown.
    pub fn replaced_action(self, previous: Worker) -> Option<Action> {
        let notice = match self {
            Self::Search(_) | Self::Count(_) => return None,
            Self::Measure => Notice::MeasuringLost { reason: previous.last_words()? },
            Self::Trees => Notice::TreesLost { reason: previous.last_words()? },
            Self::Map => Notice::MapLost { reason: previous.last_words()? },
            Self::Heuristics(_) => Notice::HeuristicsLost { reason: previous.last_words()? },
        };
        Some(Action::Trouble(notice))
    }

    /// The action if a worker has hung up. A search has sent its last message before, unless it broke without one.
    pub fn hang_up_action(self) -> Option<Action> {
        match self {
            Self::Search(_) => Some(self.fault_action(PANIC_WITHOUT_TEXT.to_owned())),
            Self::Measure => Some(Action::Measured(MeasureNews::Ended)),
            Self::Map => Some(Action::Mapped(MapNews::Ended)),
            Self::Trees => Some(Action::Treed(TreesNews::Ended)),
            Self::Count(_) | Self::Heuristics(_) => None,
        }
    }
}
