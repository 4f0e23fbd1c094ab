//! The status of a lane, in words: in its lane, in the table, in a tooltip.

use eight_realms_core::lane::LaneId;

use crate::{
    desk::{
        lanes::{Lane, RunState, SearchOutcome, StopReason},
        narrator::Narrator,
    },
    race::{standing::RaceStanding, view::RaceLane},
    words::{figures, lanes, solution},
};

/// The status at the position: the size of the frontier or the path, and in the end what was found.
pub fn at_the_position(lane: &RaceLane, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    let id = match lane.standing {
        RaceStanding::Found(moves) => {
            return found_text(narrator, moves);
        }
        RaceStanding::Running | RaceStanding::Searching if lane.id.looks_up() => table(lane),
        RaceStanding::Running | RaceStanding::Searching if lane.within.is_some() => {
            return words.tell("race-within", &[("n", lane.within.unwrap_or_default().into())]);
        }
        RaceStanding::Running | RaceStanding::Searching => {
            let id = if lane.id.is_deepening() { "race-path" } else { "race-frontier" };
            return words.tell(id, &[("n", lane.frontier.into())]);
        }
        RaceStanding::Waiting => "rung-waiting",
        RaceStanding::NoSolution => "rung-unsolvable",
        RaceStanding::CutOff(limit) => return lanes::cut_off(words, limit),
        RaceStanding::AnsweredByParity => not_searched(narrator),
        RaceStanding::Ended(StopReason::Requested) => "rung-stopped",
        RaceStanding::Ended(StopReason::Full) => "rung-full",
        RaceStanding::Lost => "rung-lost",
    };
    words.say(id)
}

/// The id of the note on what the figure of the status counts, if it has one.
pub fn convention(lane: &RaceLane) -> Option<&'static str> {
    match lane.standing {
        RaceStanding::Found(_) => Some("race-column-moves-note"),
        RaceStanding::Running | RaceStanding::Searching if lane.id.looks_up() || lane.within.is_some() => {
            None
        }
        RaceStanding::Running | RaceStanding::Searching if lane.id.is_deepening() => Some("plot-path-note"),
        RaceStanding::Running | RaceStanding::Searching if lane.id.is_two_way() => {
            Some("plot-frontier-both-note")
        }
        RaceStanding::Running | RaceStanding::Searching => Some("plot-frontier-one-note"),
        RaceStanding::Waiting
        | RaceStanding::NoSolution
        | RaceStanding::CutOff(_)
        | RaceStanding::AnsweredByParity
        | RaceStanding::Ended(_)
        | RaceStanding::Lost => None,
    }
}

/// `✓ 19 moves`; for a path that is not a shortest one, also the minimum.
fn found_text(narrator: Narrator<'_>, moves: usize) -> String {
    if let Some(least) = fewest_moves(narrator, moves) {
        return narrator.words.tell("race-found-longer", &[("moves", moves.into()), ("least", least.into())]);
    }
    let moves = narrator.words.tell("moves", &[("moves", moves.into())]);
    narrator.words.tell("race-found", &[("moves", moves.into())])
}

/// `21 moves, 19 would do`, where a path is not a shortest one.
pub fn longer(narrator: Narrator<'_>, moves: usize) -> Option<String> {
    let least = fewest_moves(narrator, moves)?;
    Some(narrator.words.tell("race-longer", &[("moves", moves.into()), ("least", least.into())]))
}

/// The minimum number of moves, if `moves` is more.
fn fewest_moves(narrator: Narrator<'_>, moves: usize) -> Option<u8> {
    let model = narrator.seen;
    model.distances.distance(&model.puzzle).filter(|least| usize::from(*least) < moves)
}

/// The id of realm 3's status while it runs: it builds its table, or looks up.
const fn table(lane: &RaceLane) -> &'static str {
    if lane.table_cost.is_some() { "race-looks-up" } else { "race-builds" }
}

/// The cost of the table, which is built before the search, in boards.
pub fn table_cost(lane: &RaceLane, narrator: Narrator<'_>) -> Option<String> {
    let boards = lane.table_cost?;
    Some(narrator.words.tell("race-table-cost", &[("boards", boards.into())]))
}

/// The path that was found, in the chosen form as far as that has room on a line.
pub fn path(lane: &RaceLane, narrator: Narrator<'_>) -> Option<String> {
    let is_there = matches!(lane.standing, RaceStanding::Found(moves) if moves > 0);
    let path = narrator.seen.lane(lane.id).path().filter(|_| is_there)?;
    let form = narrator.seen.preferences.solution.short();
    Some(solution::text(narrator.words, form, narrator.seen.puzzle.start, path))
}

/// The status when all is over: why there are no figures or, for realm 3, what its look-ups took besides its table.
/// Empty for other realms that have found a path.
pub fn in_the_end(id: LaneId, narrator: Narrator<'_>) -> String {
    let (model, words) = (narrator.seen, narrator.words);
    let lane = model.lane(id);
    let id = match &lane.run {
        _ if model.is_answered_by_parity(id) => not_searched(narrator),
        _ if model.is_covered(id) => return String::new(),
        RunState::Done(SearchOutcome::Found(_)) => return look_ups(lane, narrator).unwrap_or_default(),
        RunState::Done(SearchOutcome::NoSolution) => "rung-unsolvable",
        RunState::Done(SearchOutcome::CutOff(limit)) => return lanes::cut_off(words, *limit),
        RunState::Waiting => "rung-waiting",
        RunState::Running | RunState::Held => "race-searching",
        RunState::Stopped(StopReason::Requested) => "rung-stopped",
        RunState::Stopped(StopReason::Full) => "rung-full",
        RunState::Lost { .. } => "rung-lost",
    };
    words.say(id)
}

/// The id of the status of a lane that does not search: parity has answered for every lane that tests it, or for this
/// realm alone while the others search.
fn not_searched(narrator: Narrator<'_>) -> &'static str {
    if narrator.seen.can_search_anyway() { "rung-unsolvable" } else { "rung-answered-by-parity" }
}

/// The lines on a lane's look-ups: how they are counted, and their run time with its spread. Empty for a lane without
/// any.
pub fn look_ups_in_the_end(id: LaneId, narrator: Narrator<'_>) -> Vec<String> {
    let (words, lane) = (narrator.words, narrator.seen.lane(id));
    let is_found = matches!(lane.run, RunState::Done(SearchOutcome::Found(_)));
    let Some(time) = lane.times.and_then(|times| times.lookup).filter(|_| is_found) else {
        return Vec::new();
    };
    let name = words.say("rung-run-time-look-ups");
    let args = [("name", name.into()), ("what", figures::spread(words, &time).into())];
    vec![words.say("look-ups-note"), words.tell("named", &args)]
}

/// `+ 20 look-ups, 1.23 µs`
fn look_ups(lane: &Lane, narrator: Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    let lookups = lane.recording.edge().tally.lookups;
    let time = lane.times?.lookup?.median;
    let args = [
        ("lookups", words.tell("lookups", &[("lookups", lookups.into())]).into()),
        ("time", figures::seconds(time).into()),
    ];
    Some(words.tell("race-then-looks-up", &args))
}
