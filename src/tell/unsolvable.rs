//! A puzzle without a solution: that it has none, why, what the chosen realm does with it, and what it costs to
//! search all the same.

use super::TextContext;
use crate::{
    app::{Action, RunState},
    realm::Waits,
    space::HALF,
    words::Words,
};

/// The page about it.
pub struct Unsolvable {
    /// That there is no solution.
    pub title: String,
    /// Why, and what the chosen realm does with it.
    pub reasons: Vec<Reason>,
    /// To search all the same, as long as that has not been requested.
    pub offer: Option<AnywayOffer>,
}

/// One paragraph of it.
pub struct Reason {
    /// The id of its message, which names its place too.
    pub id: &'static str,
    /// Its text.
    pub words: String,
    /// How it stands among the others.
    pub kind: ReasonKind,
    /// The id of the message about what its figure counts, if it has one.
    pub convention: Option<&'static str>,
}

/// How a paragraph stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonKind {
    /// It heads those after it.
    Head,
    /// It explains.
    Body,
}

/// The button that searches all the same.
pub struct AnywayOffer {
    /// What stands on it.
    pub label: String,
    /// What it costs.
    pub cost: String,
    /// The action that it triggers.
    pub action: Action,
}

/// The page, for the chosen realm.
pub fn page(narrator: TextContext<'_>) -> Unsolvable {
    let (words, model) = (narrator.words, narrator.view.model);
    let body = |id| Reason { id, words: words.say(id), kind: ReasonKind::Body, convention: None };
    let head = |id| Reason { id, words: words.say(id), kind: ReasonKind::Head, convention: None };
    let reasons = if !model.is_answered_by_parity(model.chosen) {
        vec![body("unsolvable-why"), search_head(narrator), search_progress(narrator)]
    } else if model.chosen.can_exhaust() {
        vec![body("unsolvable-why")]
    } else {
        vec![head("answered-by-parity"), body("answered-by-parity-why")]
    };
    Unsolvable { title: title(narrator), reasons, offer: model.can_search_anyway().then(|| offer(words)) }
}

/// That there is no solution: how many inversions, and that their number is odd.
fn title(narrator: TextContext<'_>) -> String {
    let inversions = narrator.view.model.puzzle.inversions().len();
    narrator.words.tell("unsolvable", &[("inversions", inversions.into())])
}

/// In one line above the search that is being stepped.
pub fn banner(narrator: TextContext<'_>) -> String {
    format!("{} {}", title(narrator), search_head(narrator).words)
}

/// Why the chosen realm searches.
fn search_head(narrator: TextContext<'_>) -> Reason {
    let chosen = narrator.view.model.chosen;
    let id = if chosen.tests_parity() { "unsolvable-searched-anyway" } else { "unsolvable-untested" };
    let words = narrator.words.tell(id, &[("realm", chosen.label().into())]);
    Reason { id, words, kind: ReasonKind::Head, convention: None }
}

/// How far that search is, that it was ended, or that it has ended in vain.
fn search_progress(narrator: TextContext<'_>) -> Reason {
    let view = narrator.view;
    let id = match &view.model.chosen_lane().run {
        RunState::Waiting | RunState::Running | RunState::Held => "unsolvable-so-far",
        RunState::Stopped(_) | RunState::Lost { .. } => "unsolvable-stopped",
        RunState::Done(_) => match view.model.chosen.waits() {
            Waits::Table => "exhausted-table",
            Waits::TwoQueues => "exhausted-two-way",
            Waits::Queue | Waits::OpenList(_) | Waits::Deepening => "exhausted",
        },
    };
    let words = narrator.words.tell(id, &[("expanded", view.stage.edge.expanded.into())]);
    Reason { id, words, kind: ReasonKind::Body, convention: Some("race-column-expanded-note") }
}

fn offer(words: &Words) -> AnywayOffer {
    AnywayOffer {
        label: words.say("unsolvable-anyway"),
        cost: words.tell("unsolvable-anyway-cost", &[("boards", HALF.into())]),
        action: Action::SearchAnyway,
    }
}
