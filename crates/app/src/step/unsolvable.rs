//! How an unsolvable puzzle is shown: at once, whichever realm is chosen.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::Waits,
    replay::Playback,
    space::HALF,
};

use crate::{
    desk::{
        here::{Here, Phase},
        lanes::{RunState, SearchOutcome},
        narrator::Narrator,
        seen::SeenDesk,
    },
    words::{Words, lanes, names},
};

/// The place where an unsolvable puzzle is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsolvableFace {
    /// On the whole stage, with the inversions: nothing is searched, or the search runs, or has found no solution.
    Page,
    /// In a banner over the stage: the search is being stepped.
    Banner,
}

impl UnsolvableFace {
    /// The place where the window says that no solution exists; `None` if one does, or while a question asks about it.
    pub fn of(model: SeenDesk<'_>, here: &Here) -> Option<Self> {
        let follows = model.chosen_lane().playhead.playback == Playback::Following;
        let is_unsolvable = !model.puzzle.is_solvable() && !model.hides_parity();
        is_unsolvable.then_some(match here.phase {
            Phase::AnsweredByParity | Phase::Before | Phase::Exhausted => Self::Page,
            Phase::Searching | Phase::Solved if follows => Self::Page,
            Phase::Searching | Phase::Solved => Self::Banner,
        })
    }
}

/// Page about a puzzle without a solution.
pub struct Unsolvable {
    /// Sentence that there is no solution.
    pub title: String,
    /// Paragraphs on why there is none, and what the chosen realm does with the puzzle.
    pub reasons: Vec<Reason>,
    /// Remedies: the usual goal that can be reached, then to search all the same, as long as that has not been
    /// requested.
    pub offers: Vec<Offer>,
}

/// Paragraph of the page.
pub struct Reason {
    /// Id of the message, also the id of the text on the screen.
    pub id: &'static str,
    pub words: String,
    /// Role among the paragraphs.
    pub kind: ReasonKind,
    /// Id of the note on what the figure counts, if there is one.
    pub convention: Option<&'static str>,
}

/// Role of a paragraph among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonKind {
    /// The heading of those after it.
    Head,
    /// An explanation.
    Body,
}

/// Button, and the note beside it.
pub struct Offer {
    /// Stable name.
    pub name: &'static str,
    pub label: String,
    /// Id of the note.
    pub note_id: &'static str,
    /// Text of the note: whose goal it is, or what searching costs.
    pub note: String,
    pub what: Offered,
}

/// What is offered in the place of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// The same start with a goal that can be reached.
    OtherGoal(Puzzle),
    /// The search, though it will be in vain.
    SearchAnyway,
}

/// The page, for the chosen realm.
pub fn page(narrator: Narrator<'_>) -> Unsolvable {
    let (words, model) = (narrator.words, narrator.seen);
    let body = |id| Reason { id, words: words.say(id), kind: ReasonKind::Body, convention: None };
    let head = |id| Reason { id, words: words.say(id), kind: ReasonKind::Head, convention: None };
    let reasons = if !model.is_answered_by_parity(model.chosen) {
        vec![body("unsolvable-why"), search_head(narrator), search_progress(narrator)]
    } else if model.chosen.ends_without_solution(&model.chosen_settings()) {
        vec![body("unsolvable-why")]
    } else {
        vec![head("answered-by-parity"), body("answered-by-parity-why")]
    };
    let search_anyway = model.can_search_anyway().then(|| search_anyway(words));
    let offers = [Some(other_goal(narrator)), search_anyway].into_iter().flatten().collect();
    Unsolvable { title: title(narrator), reasons, offers }
}

/// The sentence that there is no solution: how many inversions there are against which goal, and that their number is
/// odd.
fn title(narrator: Narrator<'_>) -> String {
    let puzzle = &narrator.seen.puzzle;
    let inversions = puzzle.inversions().len().into();
    // A board is never broken at the end of a line.
    let goal = puzzle.goal.to_string().replace(' ', "\u{a0}");
    let arguments = [("inversions", inversions), ("goal", goal.into())];
    narrator.words.tell("unsolvable", &arguments)
}

/// The line above a search that is being stepped.
pub fn banner(narrator: Narrator<'_>) -> String {
    format!("{} {}", title(narrator), search_head(narrator).words)
}

/// The paragraph on why the chosen realm searches.
fn search_head(narrator: Narrator<'_>) -> Reason {
    let chosen = narrator.seen.chosen;
    let id = if chosen.tests_parity() { "unsolvable-searched-anyway" } else { "unsolvable-untested" };
    let words = narrator.words.tell(id, &[("lane", names::lane_first(narrator.words, chosen).into())]);
    Reason { id, words, kind: ReasonKind::Head, convention: None }
}

/// The paragraph on how far that search is, that it was ended, or that it has ended in vain.
fn search_progress(narrator: Narrator<'_>) -> Reason {
    let id = match &narrator.seen.chosen_lane().run {
        RunState::Waiting | RunState::Running | RunState::Held => "unsolvable-so-far",
        RunState::Stopped(_) | RunState::Lost { .. } => "unsolvable-stopped",
        RunState::Done(SearchOutcome::CutOff(limit)) => {
            let words = lanes::cut_off(narrator.words, *limit);
            return Reason { id: "lane-cut-off", words, kind: ReasonKind::Body, convention: None };
        }
        RunState::Done(_) => match narrator.seen.chosen.waits() {
            Waits::Table => "exhausted-table",
            Waits::TwoQueues => "exhausted-two-way",
            Waits::Queue | Waits::OpenList(_) | Waits::Deepening => "exhausted",
        },
    };
    let words = narrator.words.tell(id, &[("expanded", narrator.here.edge.expanded.into())]);
    Reason { id, words, kind: ReasonKind::Body, convention: Some("race-column-expanded-note") }
}

/// The offer of the usual goal that can be reached from this start, in one press.
fn other_goal(narrator: Narrator<'_>) -> Offer {
    let (words, puzzle) = (narrator.words, narrator.seen.puzzle);
    let goal = puzzle.reachable_usual_goal();
    let is_standard = goal == Board::standard_goal();
    let note_id = if is_standard { "unsolvable-goal-standard" } else { "unsolvable-goal-spiral" };
    Offer {
        name: "other goal",
        label: words.tell("unsolvable-goal", &[("goal", goal.to_string().into())]),
        note_id,
        note: words.say(note_id),
        what: Offered::OtherGoal(Puzzle::new(puzzle.start, goal)),
    }
}

fn search_anyway(words: &Words) -> Offer {
    Offer {
        name: "search anyway",
        label: words.say("unsolvable-anyway"),
        note_id: "unsolvable-anyway-cost",
        note: words.tell("unsolvable-anyway-cost", &[("boards", HALF.into())]),
        what: Offered::SearchAnyway,
    }
}
