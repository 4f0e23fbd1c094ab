//! The race in words: one sentence on the whole, the texts of lanes and table, the status of a realm.

pub mod lanes;
pub mod must_expand;
pub mod status;
pub mod table;

use eight_realms_core::{puzzle::Board, realm::Realm};

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
};

/// Number of coming finishes that the sentence names.
const NEXT: usize = 2;

/// The mark of a finish: `6 7 ✓`.
pub fn mark(finish: &Finish, narrator: Narrator<'_>) -> String {
    let realms: Vec<&str> = finish.realms.iter().map(|realm| realm.label()).collect();
    let finds = finish.realms.iter().any(|realm| narrator.seen.lane(*realm).path().is_some());
    let id = if finds { "race-mark" } else { "race-mark-no-solution" };
    narrator.words.tell(id, &[("realms", realms.join(" ").into())])
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
    if race.lanes.iter().all(|lane| lane.total().is_none()) {
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
        return Some(words.tell("race-all-finished", &[("after", after.into())]));
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
    let figures = || race.table.iter().filter_map(|row| Some((row.figures[expanded].value()?, row.realm)));
    // Where parity answers for the others there is nothing to compare.
    if figures().count() < race.table.len().min(2) {
        return None;
    }
    let fewest = figures().map(|(count, _)| count).reduce(f64::min)?;
    let mut realms: Vec<Realm> =
        figures().filter(|(count, _)| *count <= fewest).map(|(_, realm)| realm).collect();
    realms.sort_by_key(|realm| realm.rung());
    let args = [
        ("count", realms.len().into()),
        ("realms", list(&realms, narrator).into()),
        ("n", (fewest as u64).into()),
    ];
    Some(narrator.words.tell("race-in-the-end", &args))
}

/// `At expansion 27 realm 5 expands … and realm 6 …`
fn divergence_text(divergence: &Divergence, narrator: Narrator<'_>) -> String {
    let ([one, other], boards) = in_order(divergence);
    let n = divergence.difference.expansion;
    match boards {
        [Some(first), Some(second)] => {
            let boards = [("first", first.to_string().into()), ("second", second.to_string().into())];
            let realms = [("one", one.label().into()), ("other", other.label().into())];
            let args: Vec<_> = [("n", n.into())].into_iter().chain(realms).chain(boards).collect();
            narrator.words.tell(if other.looks_up() { "race-part-looks-up" } else { "race-part" }, &args)
        }
        [Some(first), None] => goes_on(n, one, other, first, narrator),
        [None, second] => second.map_or_else(String::new, |second| goes_on(n, other, one, second, narrator)),
    }
}

/// Both realms and their boards, in the order of the sentence: a finished table looks up and does not expand, so it
/// comes last.
fn in_order(divergence: &Divergence) -> ([Realm; 2], [Option<Board>; 2]) {
    let ([one, other], [first, second]) = (divergence.realms, divergence.difference.boards);
    if one.looks_up() {
        return ([other, one], [second, first]);
    }
    ([one, other], [first, second])
}

/// The sentence about a realm that expands a board, or looks it up, when the other has ended.
fn goes_on(n: u64, one: Realm, other: Realm, board: Board, narrator: Narrator<'_>) -> String {
    let args = [
        ("n", n.into()),
        ("one", one.label().into()),
        ("other", other.label().into()),
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

/// `… realms 3, 6 and 7 have finished`
fn finished(race: &Race, after: String, narrator: Narrator<'_>) -> String {
    let realms: Vec<Realm> =
        race.lanes.iter().filter(|lane| lane.standing.has_finished()).map(|lane| lane.realm).collect();
    if realms.is_empty() {
        return narrator.words.tell("race-none-finished", &[("after", after.into())]);
    }
    let args =
        [("after", after.into()), ("count", realms.len().into()), ("realms", list(&realms, narrator).into())];
    narrator.words.tell("race-finished", &args)
}

/// `realm 4 needs 211 more, realm 8 needs 302`
fn needs(race: &Race, narrator: Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    let to_come = race.finishes.iter().filter(|finish| finish.at > race.at).take(NEXT);
    to_come.fold(None, |before: Option<String>, finish| {
        let args = [
            ("count", finish.realms.len().into()),
            ("realms", list(&finish.realms, narrator).into()),
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
        let realms: Vec<Realm> = lanes.map(|lane| lane.realm).collect();
        let args = [("count", realms.len().into()), ("realms", list(&realms, narrator).into())];
        (!realms.is_empty()).then(|| narrator.words.tell(id, &args))
    };
    match (of(RaceStanding::Searching, "race-searched"), of(RaceStanding::Waiting, "race-queued")) {
        (Some(searched), Some(queued)) => {
            Some(narrator.words.tell("race-list", &[("list", searched.into()), ("next", queued.into())]))
        }
        (searched, queued) => searched.or(queued),
    }
}

/// `3, 6 and 7`
fn list(realms: &[Realm], narrator: Narrator<'_>) -> String {
    let words = narrator.words;
    let Some((last, before)) = realms.split_last() else { return String::new() };
    let before = before.iter().fold(None, |list: Option<String>, realm| {
        let next = realm.label();
        Some(match list {
            None => next.to_owned(),
            Some(list) => words.tell("race-realms", &[("list", list.into()), ("next", next.into())]),
        })
    });
    match before {
        None => last.label().to_owned(),
        Some(list) => words.tell("race-realms-last", &[("list", list.into()), ("next", last.label().into())]),
    }
}
