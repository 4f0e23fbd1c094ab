//! Whether a question is worth stopping for, while a search is played.
//!
//! A question that everybody answers the same way teaches nothing. So the next board is worth a question where a rival
//! would take another one, or where several are right, and a successor where its fate occurs for the first time.

use super::{
    kind::QuestionKind,
    prediction::{Prediction, RightAnswers, SuccessorFate},
    rivals::Rival,
};

/// Whether a question is worth stopping for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Each time.
    Always,
    /// Until this fate has been asked for.
    Once(SuccessorFate),
    /// Only on demand.
    Never,
}

impl QuestionKind {
    /// Whether there are moments at which a question of this kind is worth stopping for.
    pub const fn can_be_worth_it(self) -> bool {
        matches!(self, Self::Next | Self::Fate | Self::Bound | Self::Meet | Self::Side | Self::Count)
    }
}

/// Whether a question of a kind is worth stopping for, by what is right and what its rivals would answer.
pub fn worth(kind: QuestionKind, right: &RightAnswers, rivals: &[(Rival, Vec<Prediction>)]) -> Worth {
    match kind {
        QuestionKind::Next => {
            let mut picks = rivals.iter().filter_map(|(_, answers)| answers.first());
            let differs = picks.any(|pick| !right.full.contains(pick));
            if differs || right.full.len() > 1 { Worth::Always } else { Worth::Never }
        }
        QuestionKind::Fate => match right.full.last() {
            // A duplicate that is no parent, and a parent, are asked for once each.
            Some(Prediction::Fate(SuccessorFate::Duplicate)) if right.full.len() > 1 => {
                Worth::Once(SuccessorFate::Parent)
            }
            Some(Prediction::Fate(
                fate @ (SuccessorFate::New
                | SuccessorFate::Duplicate
                | SuccessorFate::Improved
                | SuccessorFate::Reopened
                | SuccessorFate::Meets),
            )) => Worth::Once(*fate),
            _ => Worth::Never,
        },
        QuestionKind::Bound | QuestionKind::Meet | QuestionKind::Side | QuestionKind::Count => Worth::Always,
        QuestionKind::Value
        | QuestionKind::Order
        | QuestionKind::Solvable
        | QuestionKind::Heap
        | QuestionKind::Bucket
        | QuestionKind::Frontier
        | QuestionKind::Code
        | QuestionKind::Over => Worth::Never,
    }
}
