//! The question on the screen, and how those before it went.

use super::{KnownPart, OpenQuestion, RecordingKey};
use crate::ask::{AnswerRecord, FULL, QuestionKind, SuccessorFate};

/// Where the window asks by itself in one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct QuestionWatch {
    /// Which search.
    pub key: RecordingKey,
    /// The expansion from which on the next question may come.
    pub due: u64,
    /// The moment up to which the playhead has come without a stop, or at which it has stopped last.
    pub passed: u64,
    /// Whether it has been played from somewhere.
    pub has_begun: bool,
    /// The next stop, where it has been found ahead of the playhead.
    pub next: Option<(u64, QuestionKind)>,
    /// What has become of a successor in a question at which it has stopped.
    pub fates: Vec<SuccessorFate>,
    /// Whether it has stopped at a look-up in a finished table.
    pub looked_up: bool,
}

impl QuestionWatch {
    /// Of a search of which nothing has been asked yet.
    pub const fn of(key: RecordingKey, due: u64) -> Self {
        Self { key, due, passed: 0, has_begun: false, next: None, fates: Vec::new(), looked_up: false }
    }
}

/// The question on the screen, and how those before it went.
#[derive(Default)]
pub struct Questions {
    /// The question that is open or has just been answered.
    pub current: Option<OpenQuestion>,
    /// What was answered since the window was opened, in order.
    pub results: Vec<AnswerRecord>,
    /// Where the window asks by itself in the search that was played last.
    pub(in crate::app) watch: Option<QuestionWatch>,
    /// How often each kind has come, in the order of [`QuestionKind::ALL`].
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

    /// Whether a frame is drawn in which nothing may tell whether there is a path.
    pub(in crate::app) fn hides_parity(&self) -> bool {
        let asks = |question: &OpenQuestion| {
            question.shown == KnownPart::Past && question.question.kind == QuestionKind::Solvable
        };
        self.open().is_some_and(asks)
    }

    /// How many have been answered.
    pub const fn answered(&self) -> usize {
        self.results.len()
    }

    /// Points of those that were answered, where points are counted.
    pub fn points(&self) -> u32 {
        self.results.iter().filter_map(|record| record.points).map(u32::from).sum()
    }

    /// The most points that could have been had.
    pub fn most_points(&self) -> u32 {
        self.results.iter().filter(|record| record.points.is_some()).count() as u32 * u32::from(FULL)
    }

    /// How many there have been, with the one that is there and those that were left.
    pub fn number(&self) -> u32 {
        self.by_kind.iter().sum()
    }

    /// How often a kind has come.
    pub(in crate::app) const fn count_of(&self, kind: QuestionKind) -> u32 {
        self.by_kind[kind as usize]
    }
}
