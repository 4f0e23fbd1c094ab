//! Arguments that several sentences take.

use eight_realms_core::{ask::QuestionContext, heuristic::HeuristicKind};

use crate::words::{Arg, Words, figures, names};

/// The heuristic of the realm.
pub fn heuristic(words: &Words, from: &QuestionContext<'_>) -> (&'static str, Arg<'static>) {
    named(words, from.heuristic())
}

/// A heuristic by its name; empty if there is none.
pub fn named(words: &Words, heuristic: Option<HeuristicKind>) -> (&'static str, Arg<'static>) {
    ("heuristic", heuristic.map_or_else(String::new, |heuristic| names::heuristic(words, heuristic)).into())
}

/// h, f or a bound in the unit of the search.
pub fn cost(amount: u16, from: &QuestionContext<'_>) -> Arg<'static> {
    figures::cost(amount, from.unit()).into()
}
