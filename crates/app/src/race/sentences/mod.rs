//! The race in words: one sentence on the whole, the texts of lanes and table, the status of a lane.

pub mod lanes;
pub mod must_expand;
pub mod status;
pub mod table;

use eight_realms_core::{lane::LaneId, puzzle::Board};

use crate::{
    desk::{
        amount,
        cost::{LaneCost, RaceMeasure},
        narrator::Narrator,
    },
    race::{
        Divergence,
        standing::RaceStanding,
        table::{Figure, RaceColumn, TableTime},
        view::{Finish, Race, RaceLane},
    },
    words::names,
};

/// Number of coming finishes that the sentence names.
const NEXT: usize = 2;

/// The mark of a finish: `6 7 ✓`.
pub fn mark(finish: &Finish, narrator: Narrator<'_>) -> String {
    let ids: Vec<&str> = finish.lanes.iter().map(|id| id.label()).collect();
    let finds = finish.lanes.iter().any(|id| narrator.seen.lane(*id).path().is_some());
    let id = if finds { "race-mark" } else { "race-mark-no-solution" };
    narrator.words.tell(id, &[("realms", ids.join(" ").into())])
}

/// An amount of the measure, in words.
pub fn place(race: &Race, at: u64, narrator: Narrator<'_>) -> String {
    let args = [
        ("n", amount::written(race.measure, at).into()),
        ("unit", narrator.words.say(amount::unit(race.measure)).into()),
    ];
    narrator.words.tell("race-place", &args)
}

/// The sentence on which realms have finished by now, and what the next ones need; `None` where nothing is searched, or
/// no lane races.
pub fn sentence(race: &Race, narrator: Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    if race.lanes.iter().all(|lane| lane.standing == RaceStanding::AnsweredByParity) {
        return None;
    }
    if !race.is_covered && race.lanes.iter().all(|lane| lane.total().is_none()) {
        let is_to_come = race.lanes.iter().any(|lane| lane.cost != LaneCost::Unknown);
        return Some(words.say(if is_to_come { "race-nothing-known" } else { "race-never-known" }));
    }
    if let Some(sentence) = in_the_end(race, narrator) {
        return Some(sentence);
    }
    if let Some(divergence) = race.divergence {
        return Some(divergence_text(&divergence, narrator));
    }
    let has_finished = |lane: &RaceLane| lane.standing.has_finished();
    if race.at == 0 && !race.lanes.iter().any(has_finished) {
        return Some(words.say("race-begins"));
    }
    let after = after(race, narrator);
    if race.lanes.iter().all(has_finished) {
        return Some(all_finished(race, after, narrator));
    }
    let finished = finished(race, after, narrator);
    let rest = needs(race, narrator).or_else(|| searches(race, narrator));
    Some(match rest {
        Some(rest) => words.tell("race-sentence", &[("finished", finished.into()), ("rest", rest.into())]),
        None => words.tell("race-sentence-alone", &[("finished", finished.into())]),
    })
}

/// `In the end realm 3 …`: the sentence over a table of final figures, once all of them are known.
fn in_the_end(race: &Race, narrator: Narrator<'_>) -> Option<String> {
    if race.table_time == TableTime::SoFar || race.table.is_empty() {
        return None;
    }
    let expanded = RaceColumn::FIGURES.iter().position(|column| *column == RaceColumn::Expanded)?;
    if race.table.iter().any(|row| row.figures[expanded] == Figure::Awaited) {
        return None;
    }
    let figures = || race.table.iter().filter_map(|row| Some((row.figures[expanded].value()?, row.lane)));
    // Where parity answers for the others there is nothing to compare.
    if figures().count() < race.table.len().min(2) {
        return None;
    }
    let fewest = figures().map(|(count, _)| count).reduce(f64::min)?;
    let mut ids: Vec<LaneId> = figures().filter(|(count, _)| *count <= fewest).map(|(_, id)| id).collect();
    ids.sort_by_key(|id| id.rung());
    let args =
        [("count", ids.len().into()), ("lanes", list(&ids, narrator).into()), ("n", (fewest as u64).into())];
    Some(narrator.words.tell("race-in-the-end", &args))
}

/// `At expansion 27 realm 5 expands … and realm 6 …`
fn divergence_text(divergence: &Divergence, narrator: Narrator<'_>) -> String {
    let ([one, other], boards) = in_order(divergence);
    let n = divergence.difference.expansion;
    match boards {
        [Some(first), Some(second)] => {
            let boards = [("first", first.to_string().into()), ("second", second.to_string().into())];
            let lane = |id| names::lane(narrator.words, id).into();
            let lanes = [("one", lane(one)), ("other", lane(other))];
            let args: Vec<_> = [("n", n.into())].into_iter().chain(lanes).chain(boards).collect();
            narrator.words.tell(if other.looks_up() { "race-part-looks-up" } else { "race-part" }, &args)
        }
        [Some(first), None] => goes_on(n, one, other, first, narrator),
        [None, second] => second.map_or_else(String::new, |second| goes_on(n, other, one, second, narrator)),
    }
}

/// Both realms and their boards, in the order of the sentence: a finished table looks up and does not expand, so it
/// comes last.
fn in_order(divergence: &Divergence) -> ([LaneId; 2], [Option<Board>; 2]) {
    let ([one, other], [first, second]) = (divergence.lanes, divergence.difference.boards);
    if one.looks_up() {
        return ([other, one], [second, first]);
    }
    ([one, other], [first, second])
}

/// The sentence about a lane that expands a board, or looks it up, when the other has ended.
fn goes_on(n: u64, one: LaneId, other: LaneId, board: Board, narrator: Narrator<'_>) -> String {
    let args = [
        ("n", n.into()),
        ("one", names::lane(narrator.words, one).into()),
        ("other", names::lane(narrator.words, other).into()),
        ("first", board.to_string().into()),
    ];
    let id = if one.looks_up() { "race-part-looks-up-alone" } else { "race-part-other-ended" };
    narrator.words.tell(id, &args)
}

/// `After 500 expansions`
fn after(race: &Race, narrator: Narrator<'_>) -> String {
    let text = amount::written(race.measure, race.at);
    match race.measure {
        RaceMeasure::Expansions => narrator.words.tell("race-after-expansions", &[("n", race.at.into())]),
        RaceMeasure::Work => {
            narrator.words.tell("race-after-work", &[("n", text.into()), ("count", race.at.into())])
        }
        RaceMeasure::RunTime => narrator.words.tell("race-after-time", &[("time", text.into())]),
    }
}

/// `After … all have finished; lane e needed least: 140 expansions.` A look-up in a finished table is not compared with an
/// expansion.
fn all_finished(race: &Race, after: String, narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    match race.finishes.as_slice() {
        [first, _, ..] if !race.lanes.iter().any(|lane| lane.id.looks_up()) => {
            let least = amount::in_words(words, race.measure, first.at);
            let args = [
                ("after", after.into()),
                ("lanes", list(&first.lanes, narrator).into()),
                ("amount", least.into()),
            ];
            words.tell("race-all-finished-least", &args)
        }
        _ => words.tell("race-all-finished", &[("after", after.into())]),
    }
}

/// `… realms 3, 6 and 7 have finished`
fn finished(race: &Race, after: String, narrator: Narrator<'_>) -> String {
    let ids: Vec<LaneId> =
        race.lanes.iter().filter(|lane| lane.standing.has_finished()).map(|lane| lane.id).collect();
    if ids.is_empty() {
        return narrator.words.tell("race-none-finished", &[("after", after.into())]);
    }
    let args = [("after", after.into()), ("count", ids.len().into()), ("lanes", list(&ids, narrator).into())];
    narrator.words.tell("race-finished", &args)
}

/// `realm 4 needs 211 more, realm 8 needs 302`
fn needs(race: &Race, narrator: Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    let to_come = race.finishes.iter().filter(|finish| finish.at > race.at).take(NEXT);
    to_come.fold(None, |before: Option<String>, finish| {
        let args = [
            ("count", finish.lanes.len().into()),
            ("lanes", list(&finish.lanes, narrator).into()),
            ("amount", needed(race, finish.at - race.at, narrator).into()),
        ];
        Some(match before {
            None => words.tell("race-needs", &args),
            Some(before) => {
                let next = words.tell("race-needs-too", &args);
                words.tell("race-list", &[("list", before.into()), ("next", next.into())])
            }
        })
    })
}

fn needed(race: &Race, amount: u64, narrator: Narrator<'_>) -> String {
    let text = amount::written(race.measure, amount);
    match race.measure {
        RaceMeasure::Expansions => narrator.words.tell("race-needed-expansions", &[("n", text.into())]),
        RaceMeasure::Work | RaceMeasure::RunTime => text,
    }
}

/// `realm 4 is still searching, realm 5 is queued`
fn searches(race: &Race, narrator: Narrator<'_>) -> Option<String> {
    let of = |standing: RaceStanding, id| {
        let lanes = race.lanes.iter().filter(|lane| lane.standing == standing);
        let ids: Vec<LaneId> = lanes.map(|lane| lane.id).collect();
        let args = [("count", ids.len().into()), ("lanes", list(&ids, narrator).into())];
        (!ids.is_empty()).then(|| narrator.words.tell(id, &args))
    };
    match (of(RaceStanding::Searching, "race-searched"), of(RaceStanding::Waiting, "race-queued")) {
        (Some(searched), Some(queued)) => {
            Some(narrator.words.tell("race-list", &[("list", searched.into()), ("next", queued.into())]))
        }
        (searched, queued) => searched.or(queued),
    }
}

/// `realms 3, 6 and 7`
fn list(ids: &[LaneId], narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    let Some((last, before)) = ids.split_last() else { return String::new() };
    let before = before.iter().fold(None, |list: Option<String>, id| {
        let next = id.label();
        Some(match list {
            None => next.to_owned(),
            Some(list) => words.tell("race-realms", &[("list", list.into()), ("next", next.into())]),
        })
    });
    let labels = match before {
        None => last.label().to_owned(),
        Some(list) => words.tell("race-realms-last", &[("list", list.into()), ("next", last.label().into())]),
    };
    names::lanes(words, ids, labels)
}
