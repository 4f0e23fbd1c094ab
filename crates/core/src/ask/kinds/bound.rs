//! The bound of the next iteration: the lowest f that was pruned in this one.

use std::collections::BTreeMap;

use crate::{
    ask::{
        prediction::{Prediction, RightAnswers},
        question::QuestionContext,
    },
    replay::{Mark, MarkKind, Recording},
    trace::Event,
};

/// The number of boards pruned since the iteration began, by their f.
pub fn pruned(from: &QuestionContext<'_>) -> BTreeMap<u16, u64> {
    let begins = |mark: &&Mark| matches!(mark.kind, MarkKind::Bound(_));
    let iteration = from.past.marks().iter().rev().find(begins).map_or(0, |mark| mark.moment);
    let mut pruned = BTreeMap::new();
    for event in from.past.events_from(iteration) {
        if let Event::Prune { f, .. } = event {
            *pruned.entry(f).or_default() += 1;
        }
    }
    pruned
}

/// The right answer where an iteration is over and another one begins; `None` elsewhere.
pub fn right(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let Event::Deepen { bound } = whole.event(from.past.len())? else { return None };
    let (least, _) = pruned(from).pop_first()?;
    let took = Some(Prediction::Cost(bound));
    Some(RightAnswers { full: vec![Prediction::Cost(least)], half: Vec::new(), took })
}
