//! The question on the screen, and how those before it went.

use super::{KnownPart, OpenQuestion};
use crate::{
    ask::{AnswerRecord, FULL, QuestionKind, SuccessorFate},
    realm::Realm,
};

/// Where the window has last asked by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct QuestionStop {
    /// In whose search.
    pub realm: Realm,
    /// After so many expansions.
    pub expanded: u64,
}

/// The question on the screen, and how those before it went.
#[derive(Default)]
pub struct Questions {
    /// The question that is open or has just been answered.
    pub current: Option<OpenQuestion>,
    /// What was answered since the window was opened, in order.
    pub results: Vec<AnswerRecord>,
    /// Where the window has last asked by itself.
    pub(in crate::app) last_stop: Option<QuestionStop>,
    /// What has become of a successor in a question at which the window has stopped by itself.
    pub(in crate::app) stopped_for: Vec<SuccessorFate>,
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

    /// How often a kind has come.
    pub(in crate::app) const fn count_of(&self, kind: QuestionKind) -> u32 {
        self.by_kind[kind as usize]
    }
}
