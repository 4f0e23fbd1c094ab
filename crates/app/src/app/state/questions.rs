//! The question on the screen, and the results of those before it.

use eight_realms_core::ask::{AnswerRecord, FULL, QuestionKind, SuccessorFate};

use super::{OpenQuestion, RecordingKey};

/// State of the questions that the window asks by itself in one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct QuestionWatch {
    /// The recording of that search.
    pub key: RecordingKey,
    /// The first expansion at which the next question may come.
    pub due: u64,
    /// The moment that the playhead has reached without a stop, or that of the last stop.
    pub passed: u64,
    /// Whether the search has been played or stepped on.
    pub has_begun: bool,
    /// The next stop and its kind of question, if one has been found ahead of the playhead.
    pub next: Option<(u64, QuestionKind)>,
    /// The fates of successors in the questions at which the search has stopped.
    pub fates: Vec<SuccessorFate>,
    /// Whether a question has stopped the search at a look-up in a finished table.
    pub looked_up: bool,
}

impl QuestionWatch {
    /// The state of a search in which nothing has been asked yet.
    pub const fn of(key: RecordingKey, due: u64) -> Self {
        Self { key, due, passed: 0, has_begun: false, next: None, fates: Vec::new(), looked_up: false }
    }
}

/// The question on the screen, and the results of those before it.
#[derive(Default)]
pub struct Questions {
    /// The question that is open or has just been answered.
    pub current: Option<OpenQuestion>,
    /// Answers since the window was opened, in order.
    pub results: Vec<AnswerRecord>,
    /// State of the search that was played last.
    pub(in crate::app) watch: Option<QuestionWatch>,
    /// Number of questions of each kind, in the order of [`QuestionKind::ALL`].
    pub(in crate::app) by_kind: [u32; QuestionKind::ALL.len()],
}

impl Questions {
    /// The question that waits for its answer.
    pub const fn open(&self) -> Option<&OpenQuestion> {
        match &self.current {
            Some(question) if question.is_open() => Some(question),
            Some(_) | None => None,
        }
    }

    /// Number of questions answered.
    pub const fn answered(&self) -> usize {
        self.results.len()
    }

    /// Sum of the points, over the answers for which points are counted.
    pub fn points(&self) -> u32 {
        self.results.iter().filter_map(|record| record.points).map(u32::from).sum()
    }

    /// Maximum sum of the points, over the answers for which points are counted.
    pub fn most_points(&self) -> u32 {
        self.results.iter().filter(|record| record.points.is_some()).count() as u32 * u32::from(FULL)
    }

    /// Number of questions asked, with the current one and those that were left unanswered.
    pub fn number(&self) -> u32 {
        self.by_kind.iter().sum()
    }

    /// Number of questions asked of a kind.
    pub(in crate::app) const fn count_of(&self, kind: QuestionKind) -> u32 {
        self.by_kind[kind as usize]
    }
}
