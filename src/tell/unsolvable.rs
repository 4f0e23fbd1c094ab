//! A puzzle without a solution: that it has none, why, what the chosen realm does with it, which usual goal its start
//! can reach, and what it costs to search all the same.

use super::TextContext;
use crate::{
    app::{Action, RunState},
    puzzle::{Board, Puzzle},
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
    /// What can be done about it: the usual goal that can be reached, then to search all the same, as long as that has
    /// not been requested.
    pub offers: Vec<Offer>,
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

/// A button, and what is said beside it.
pub struct Offer {
    /// A stable name.
    pub name: &'static str,
    /// The button's label.
    pub label: String,
    /// The id of the message beside it.
    pub note_id: &'static str,
    /// Its text: whose goal it is, or what searching costs.
    pub note: String,
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
    let search_anyway = model.can_search_anyway().then(|| search_anyway(words));
    let offers = [Some(other_goal(narrator)), search_anyway].into_iter().flatten().collect();
    Unsolvable { title: title(narrator), reasons, offers }
}

/// That there is no solution: how many inversions against which goal, and that their number is odd.
fn title(narrator: TextContext<'_>) -> String {
    let puzzle = &narrator.view.model.puzzle;
    let inversions = puzzle.inversions().len().into();
    // A board is never broken at the end of a line.
    let goal = puzzle.goal.to_string().replace(' ', "\u{a0}");
    let arguments = [("inversions", inversions), ("goal", goal.into())];
    narrator.words.tell("unsolvable", &arguments)
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

/// The usual goal that can be reached from this start, in one press.
fn other_goal(narrator: TextContext<'_>) -> Offer {
    let (words, puzzle) = (narrator.words, narrator.view.model.puzzle);
    let goal = puzzle.reachable_usual_goal();
    let is_standard = goal == Board::standard_goal();
    let note_id = if is_standard { "unsolvable-goal-standard" } else { "unsolvable-goal-spiral" };
    Offer {
        name: "other goal",
        label: words.tell("unsolvable-goal", &[("goal", goal.to_string().into())]),
        note_id,
        note: words.say(note_id),
        action: Action::SetPuzzle(Puzzle::new(puzzle.start, goal)),
    }
}

fn search_anyway(words: &Words) -> Offer {
    Offer {
        name: "search anyway",
        label: words.say("unsolvable-anyway"),
        note_id: "unsolvable-anyway-cost",
        note: words.tell("unsolvable-anyway-cost", &[("boards", HALF.into())]),
        action: Action::SearchAnyway,
    }
}
