//! The bound of the next iteration: the least f that was pruned in this one.

use crate::{
    ask::{
        prediction::{Prediction, RightAnswers},
        question::QuestionContext,
    },
    replay::Recording,
    trace::Event,
};

/// Whether it can be asked: an iteration is over and another one begins.
pub fn is_eligible(from: &QuestionContext<'_>, whole: &Recording) -> bool {
    from.past.edge().bound.is_some() && matches!(whole.event(from.past.len()), Some(Event::Deepen { .. }))
}

/// f of each board that was pruned since the iteration began, the first one first.
pub fn pruned(from: &QuestionContext<'_>) -> Vec<u16> {
    let past = from.past;
    let of_iteration = (0..past.len()).rev().map_while(|at| past.event(at));
    let events = of_iteration.take_while(|event| !matches!(event, Event::Deepen { .. }));
    let f = events.filter_map(|event| if let Event::Prune { f, .. } = event { Some(f) } else { None });
    let mut pruned: Vec<u16> = f.collect();
    pruned.reverse();
    pruned
}

/// What is right.
pub fn right(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let Event::Deepen { bound } = whole.event(from.past.len())? else { return None };
    let least = pruned(from).into_iter().min()?;
    let took = Some(Prediction::Cost(bound));
    Some(RightAnswers { full: vec![Prediction::Cost(least)], half: Vec::new(), took })
}
