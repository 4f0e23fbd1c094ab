//! What panels tell, held against the figures of `data/panels.json`, which other programs have found.

use std::sync::LazyLock;

use eight_realms::{
    compare::first_difference,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{
        Recording,
        moment::{self, Opening},
    },
};
use serde::Deserialize;

use crate::{
    ground::{board, check_all, record},
    samples::are_small,
};

static PANELS: LazyLock<Panels> = LazyLock::new(|| {
    serde_json::from_str(include_str!("data/panels.json")).expect("the facts have the shape of these types")
});

#[derive(Deserialize)]
struct Panels {
    rows: Vec<Row>,
    start: String,
    first_difference: Vec<Difference>,
}

/// The counts of a search. A deepening search has no frontier and generates no parent.
#[derive(Deserialize)]
struct Row {
    start: String,
    goal: String,
    lane: String,
    expanded: u64,
    generated: Option<u64>,
    frontier_peak: Option<u64>,
    frontier_end: Option<u64>,
    parent: Option<u64>,
    duplicate: Option<u64>,
    improved: Option<u64>,
    events: Option<u64>,
}

/// The first expansion at which two searches part.
#[derive(Deserialize)]
struct Difference {
    one: String,
    other: String,
    expansion: u64,
    boards: [String; 2],
}

fn read(line: &str) -> (Puzzle, Realm, Settings) {
    match moment::read(line) {
        Ok(Opening::Moment(line)) => (line.puzzle, line.realm, line.settings),
        other => panic!("{line}: {other:?}"),
    }
}

fn recording_of((puzzle, realm, settings): (Puzzle, Realm, Settings)) -> Recording {
    let mut recording = Recording::of(realm);
    recording.extend(&record(realm, &puzzle, settings), 1.0);
    recording
}

/// A search of the sample.
fn of_lane(lane: &str) -> Recording {
    recording_of(read(&format!("8r1:{}:{lane}", PANELS.start)))
}

#[test]
fn frontier_parents_and_duplicates_at_the_end_are_those_of_other_programs() {
    let is_small = |row: &&Row| !are_small() || row.expanded < 2_000;
    let rows: Vec<&Row> = PANELS.rows.iter().filter(is_small).collect();
    check_all(&rows, |row| {
        let line = format!("8r1:{}-{}:{}", row.start, row.goal, row.lane);
        let recording = recording_of(read(&line));
        let tally = recording.edge().tally;
        let path_backs = recording.path_backs_by(recording.len());
        let is_deepening = recording.realm().is_deepening();
        let of_frontier = |count: u64| (!is_deepening).then_some(count);
        for (name, expected, found) in [
            ("expanded", Some(row.expanded), Some(tally.expanded)),
            ("generated", row.generated, Some(tally.generated)),
            ("peak", row.frontier_peak, Some(tally.frontier_peak)),
            ("frontier at the end", row.frontier_end, of_frontier(tally.frontier)),
            ("parents", row.parent, of_frontier(path_backs)),
            ("duplicates", row.duplicate, of_frontier(tally.duplicates - path_backs)),
            ("improved", row.improved, of_frontier(tally.improved)),
            ("events", row.events, Some(recording.len())),
        ] {
            assert!(expected.is_none() || expected == found, "{line}: {name} {found:?}, not {expected:?}");
        }
        assert!(!is_deepening || path_backs == 0, "{line}");
    });
    assert!(PANELS.rows.len() > 50);
}

#[test]
fn searches_that_differ_in_ties_or_heuristic_part_where_other_programs_part() {
    for Difference { one, other, expansion, boards } in &PANELS.first_difference {
        let difference = first_difference(&of_lane(one), &of_lane(other)).expect("they part");
        let expected = boards.each_ref().map(|text| Some(board(text)));
        assert_eq!((difference.expansion, difference.boards), (*expansion, expected), "{one} and {other}");
    }
}
