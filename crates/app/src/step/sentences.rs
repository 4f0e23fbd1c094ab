//! The search at the playhead in words: what the board is to it, how far it is, and the banner across the
//! stage.

use eight_realms_core::{
    puzzle::{Board, Move},
    realm::{Path, Realm, Waits},
    replay::Node,
    trace::{Event, Side},
};

use crate::{
    desk::{
        here::{Here, Phase},
        lanes::{CountingRun, RunState, SearchOutcome, StopReason},
        narrator::Narrator,
    },
    step::{
        Stage,
        frontier_list::BoardLife,
        unsolvable::{self, UnsolvableFace},
    },
    words::{
        self, Words, lanes, names,
        solution::SolutionForm,
        why::{Ending, Moment},
    },
};

/// Length of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A sentence.
    Full,
    /// The figures alone.
    Short,
}

/// The role of the board in the search, as the id of a message, and the board's place in it.
pub fn heads(narrator: Narrator<'_>, length: Note) -> (&'static str, String) {
    let Here { scene, edge, phase, .. } = &narrator.here;
    // How many there are in all is not known while a question is open or the lane is covered.
    let is_open = narrator.seen.hides_totals();
    let by_length = |[full, short]: [&'static str; 2]| if length == Note::Full { full } else { short };
    let id = by_length(if is_open {
        ["expanding-no-so-far", "place-so-far"]
    } else {
        ["expanding-no", "expanding-place"]
    });
    let place = |n: u64, total: u64| narrator.words.tell(id, &[("n", n.into()), ("total", total.into())]);
    let so_far = |id, name, n: u64| {
        narrator.words.tell(id, &[(name, n.into()), ("expanded", scene.tally.expanded.into())])
    };
    let alone = |id| (id, String::new());
    match (phase, scene.last) {
        (Phase::Before, _) => alone("start"),
        (Phase::Solved, _) => alone(goal_head(narrator.seen.chosen.realm)),
        (Phase::Exhausted, _) => alone("board-now"),
        (_, Some(Event::LookUp { .. })) => ("looking-up", place(scene.tally.lookups, edge.lookups)),
        _ => match scene.expansion_number() {
            Some(n) if n == scene.tally.expanded => ("expanding", place(n, edge.expanded)),
            Some(n) => ("back-at", so_far(by_length(["back-no", "back-place"]), "n", n)),
            None if scene.tally.iterations > 0 => {
                let id = by_length(["iteration-no", "iteration-place"]);
                ("start", so_far(id, "iteration", scene.tally.iterations))
            }
            None => alone("board-now"),
        },
    }
}

/// The id of what a search has done with the goal.
const fn goal_head(realm: Realm) -> &'static str {
    match realm.waits() {
        Waits::OpenList(_) => "goal-taken",
        Waits::Queue | Waits::Deepening => "goal-generated",
        // The goal is looked up in a table, or lies beyond the board at which two searches met.
        Waits::Table | Waits::TwoQueues => "goal-reached",
    }
}

/// Why the search did what it just did.
pub fn why(narrator: Narrator<'_>) -> String {
    let (model, here) = (narrator.seen, narrator.here);
    // A question about the start must not be answered above it.
    if model.has_open_question() && matches!(here.phase, Phase::Before | Phase::AnsweredByParity) {
        return narrator.words.say("why-before-question");
    }
    if model.shows_doors() {
        return narrator.words.say("doors-sentence");
    }
    let ending = if here.phase == Phase::Exhausted { Ending::NoSolution } else { Ending::InEvents };
    let moment = Moment {
        recording: &model.chosen_lane().recording,
        at: here.moment,
        scene: &here.scene,
        puzzle: &model.puzzle,
        settings: &model.chosen_settings(),
        ending,
    };
    words::why::why(narrator.words, &moment)
}

/// The progress of the search, while there is no solution to show.
pub fn progress(narrator: Narrator<'_>) -> Option<String> {
    let (words, lane) = (narrator.words, narrator.seen.chosen_lane());
    if narrator.seen.hides_totals() {
        return None;
    }
    let is_searched = narrator.here.phase != Phase::AnsweredByParity;
    let after = |id| words.tell(id, &[("events", lane.recording.len().into())]);
    Some(match lane.run {
        RunState::Running => after("run-running"),
        RunState::Held => after("run-held"),
        RunState::Stopped(StopReason::Requested) => after("run-stopped"),
        RunState::Waiting if is_searched => words.say("rung-waiting"),
        RunState::Done(SearchOutcome::NoSolution) if is_searched => words.say("solution-none"),
        RunState::Done(SearchOutcome::CutOff(limit)) => lanes::cut_off(words, limit),
        _ => return None,
    })
}

/// The id of the note on what the figure in the progress counts, if it has one.
pub fn progress_convention(narrator: Narrator<'_>) -> Option<&'static str> {
    match narrator.seen.chosen_lane().run {
        RunState::Running | RunState::Held | RunState::Stopped(StopReason::Requested) => Some("event-note"),
        RunState::Waiting
        | RunState::Stopped(StopReason::Full)
        | RunState::Done(_)
        | RunState::Lost { .. } => None,
    }
}

/// The id of the rule by which a board of the frontier is taken first.
pub fn frontier_rule(narrator: Narrator<'_>) -> String {
    let model = narrator.seen;
    if model.has_open_question() {
        "frontier-put-in".to_owned()
    } else if model.shows_start_waiting() {
        "doors-frontier".to_owned()
    } else if model.chosen.has_ties() {
        let (tie, tie_order) = model.chosen.ties(&model.chosen_settings());
        format!("frontier-next-{}-{}", tie.name(), tie_order.name())
    } else {
        "frontier-next-fifo".to_owned()
    }
}

/// The id of the name of what waits: the frontier, or the path of a search that has none.
pub fn waiting_title(narrator: Narrator<'_>) -> &'static str {
    if narrator.seen.chosen.is_deepening() { "stack" } else { "frontier" }
}

/// What the boards of a group of the frontier have in common; empty for a path.
pub fn group_head(narrator: Narrator<'_>, node: &Node) -> String {
    if narrator.seen.chosen.is_deepening() {
        String::new()
    } else if narrator.has_costs() {
        format!("f {}", narrator.cost(node.f))
    } else {
        format!("g {}", node.g)
    }
}

/// When a board was generated, and when it is expanded.
pub fn life(words: &Words, life: BoardLife) -> String {
    let generated = life.generated.map(|event| words.tell("map-opened", &[("event", event.into())]));
    let expanded = life
        .expanded
        .map(|(event, number)| words.tell("map-expanded", &[("n", number.into()), ("event", event.into())]));
    let never = if life.is_whole { "frontier-list-never" } else { "frontier-list-not-yet" };
    let expanded = expanded.unwrap_or_else(|| words.say(never));
    generated.into_iter().chain([expanded]).collect::<Vec<_>>().join("\n")
}

/// The path of the board in one line, with the arrows of its moves and without them; empty for the start itself.
pub fn path_lines(words: &Words, stage: &Stage) -> [String; 2] {
    let (at, path) = (&stage.at, &stage.path);
    let boards: Vec<Board> = match at.side {
        Side::Forward => path.clone(),
        Side::Backward => path.iter().rev().copied().collect(),
    };
    let moves: Vec<Move> = boards.windows(2).filter_map(|pair| pair[0].move_to(pair[1])).collect();
    if moves.is_empty() {
        return [String::new(), String::new()];
    }
    let arrows = moves.iter().map(|by| names::with_arrow(*by)).collect::<Vec<_>>().join(" ");
    let line = |letters: String| {
        words.tell("path-line", &[("moves", moves.len().into()), ("letters", letters.into())])
    };
    [line(arrows), line(letters(&boards))]
}

/// The path of the board, in the order of its moves: from the start to the board, or from the board to the goal; and a
/// note on it.
pub fn path(words: &Words, stage: &Stage) -> (Vec<Board>, String) {
    let (at, path) = (&stage.at, &stage.path);
    let (boards, note) = match at.side {
        Side::Forward => (path.clone(), words.say("path-forward")),
        Side::Backward => (path.iter().rev().copied().collect(), words.say("path-backward")),
    };
    let moves = words.tell("moves", &[("moves", boards.len().saturating_sub(1).into())]);
    let parts = [note, moves, letters(&boards)];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    let note = parts.join(" · ");
    (boards, note)
}

/// The number of a solution's moves, and what its letters stand for.
pub fn solution(narrator: Narrator<'_>, path: &Path) -> String {
    let moves = narrator.words.tell("moves", &[("moves", path.len().into())]);
    let note = match narrator.seen.preferences.solution {
        SolutionForm::Blank => move_order(narrator),
        other => narrator.words.say(other.convention()),
    };
    [moves, note].join(" · ")
}

/// The order in which the moves of the blank are tried.
pub fn move_order(narrator: Narrator<'_>) -> String {
    let order = narrator.seen.chosen_settings().order.moves();
    let letters = order.map(names::with_arrow).join(" ");
    narrator.words.tell("blank-moves", &[("order", letters.into())])
}

/// The id of the note on how the figures over the board are counted or, without figures, on what its colours are.
pub fn convention(narrator: Narrator<'_>) -> &'static str {
    let Here { scene, phase, .. } = &narrator.here;
    let is_looking_up = matches!(scene.last, Some(Event::LookUp { .. }));
    match phase {
        Phase::Searching if is_looking_up => "look-ups-note",
        Phase::Searching if scene.tally.expanded > 0 => "expansion-note",
        Phase::Searching | Phase::Before | Phase::Solved | Phase::Exhausted | Phase::AnsweredByParity => {
            "board-note"
        }
    }
}

/// The letters of the moves between boards that follow one another.
fn letters(boards: &[Board]) -> String {
    boards.windows(2).filter_map(|pair| pair[0].move_to(pair[1])).map(Move::letter).collect()
}

/// A warning across the stage, and what can be done about it.
pub struct Banner {
    pub words: String,
    /// Lines on what the figures of the sentence count, and how.
    pub conventions: Vec<String>,
    /// Remedy that a button beside it offers.
    pub offer: Option<Remedy>,
}

/// Remedy for a search that has broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Search again what was lost.
    SearchAgain,
    /// Go on counting where the recording is full.
    RunOn,
}

impl Remedy {
    /// The id of the label of the remedy's button.
    pub const fn message(self) -> &'static str {
        match self {
            Self::SearchAgain => "error-lost-offer",
            Self::RunOn => "error-cap-offer",
        }
    }
}

/// The banner of a search that was lost, whose recording is full, or that is stepped though there is no solution;
/// `None` for any other.
pub fn banner(narrator: Narrator<'_>) -> Option<Banner> {
    let (words, model) = (narrator.words, narrator.seen);
    let lane = model.chosen_lane();
    let (words, conventions, offer) = match (&lane.run, &lane.counted) {
        (RunState::Lost { reason }, _) => {
            let args = [
                ("lane", names::lane(narrator.words, model.chosen).into()),
                ("reason", reason.as_str().into()),
            ];
            (words.tell("error-lost", &args), Vec::new(), Some(Remedy::SearchAgain))
        }
        (RunState::Stopped(StopReason::Full), None) => {
            let sentence = words.tell("error-cap", &[("events", lane.recording.len().into())]);
            (sentence, vec![words.say("event-note")], Some(Remedy::RunOn))
        }
        (RunState::Stopped(StopReason::Full), Some(run)) => {
            (counting_result(narrator, run), counting_conventions(narrator, run), None)
        }
        _ if UnsolvableFace::of(narrator.seen, narrator.here) == Some(UnsolvableFace::Banner) => {
            (unsolvable::banner(narrator), vec![words.say("inversions-note")], None)
        }
        _ => return None,
    };
    Some(Banner { words, conventions, offer })
}

/// The lines on how the counts of a counting run are counted.
fn counting_conventions(narrator: Narrator<'_>, run: &CountingRun) -> Vec<String> {
    let chosen = narrator.seen.chosen;
    let [expanded, _, frontier] = names::conventions(chosen.realm);
    let line = |name: &str, note: &str| {
        let args = [("name", narrator.words.say(name).into()), ("what", narrator.words.say(note).into())];
        narrator.words.tell("named", &args)
    };
    match run {
        CountingRun::Running => Vec::new(),
        CountingRun::Done(_, SearchOutcome::Found(_)) => {
            vec![line("rung-expanded", expanded), line(names::peak_name(chosen.realm), frontier)]
        }
        CountingRun::Done(_, SearchOutcome::NoSolution | SearchOutcome::CutOff(_)) => {
            vec![line("rung-expanded", expanded)]
        }
    }
}

/// The result of a search that ran on without being recorded.
fn counting_result(narrator: Narrator<'_>, run: &CountingRun) -> String {
    match run {
        CountingRun::Running => narrator.words.say("run-on-counting"),
        CountingRun::Done(tally, SearchOutcome::Found(path)) => {
            let args = [
                ("moves", path.len().into()),
                ("expanded", tally.expanded.into()),
                ("peak", tally.frontier_peak.into()),
            ];
            let keeps_path = narrator.seen.chosen.is_deepening();
            narrator.words.tell(if keeps_path { "run-on-found-path" } else { "run-on-found" }, &args)
        }
        CountingRun::Done(_, SearchOutcome::CutOff(limit)) => lanes::cut_off(narrator.words, *limit),
        CountingRun::Done(tally, SearchOutcome::NoSolution) => {
            narrator.words.tell("run-on-no-solution", &[("expanded", tally.expanded.into())])
        }
    }
}
