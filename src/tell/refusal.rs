//! A puzzle without a solution: that it has none, why nothing is searched, and what searching all the same costs.

use super::Narrator;
use crate::{app::Action, space::HALF};

/// What is said of it.
pub struct Refusal {
    /// That there is no way.
    pub title: String,
    /// Why, and why this realm does not search.
    pub reasons: Vec<RefusalReason>,
    /// To search all the same, as long as nobody has asked for it.
    pub offer: Option<RefusalOffer>,
}

/// One reason.
pub struct RefusalReason {
    /// The id of its message, which names its place too.
    pub id: &'static str,
    /// The paragraph.
    pub words: String,
    /// How it stands among the others.
    pub kind: ReasonKind,
}

/// How a reason stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonKind {
    /// It heads those after it.
    Head,
    /// It explains.
    Body,
}

/// The button that searches all the same.
pub struct RefusalOffer {
    /// What stands on it.
    pub label: String,
    /// What it costs.
    pub cost: String,
    /// What it asks for.
    pub action: Action,
}

/// Of the puzzle and the realm that is looked at.
pub fn refusal(narrator: Narrator<'_>) -> Refusal {
    let (words, model) = (narrator.words, narrator.view.model);
    let inversions = model.puzzle.inversions().len();
    let reason = |(id, kind)| RefusalReason { id, words: words.say(id), kind };
    let reasons: &[(&str, ReasonKind)] = if model.chosen.can_exhaust() {
        &[("unsolvable-why", ReasonKind::Body)]
    } else {
        &[("refused", ReasonKind::Head), ("refused-why", ReasonKind::Body)]
    };
    Refusal {
        title: words.tell("unsolvable", &[("inversions", inversions.into())]),
        reasons: reasons.iter().copied().map(reason).collect(),
        offer: model.is_refused().then(|| RefusalOffer {
            label: words.say("unsolvable-anyway"),
            cost: words.tell("unsolvable-anyway-cost", &[("boards", HALF.into())]),
            action: Action::SearchAnyway,
        }),
    }
}
