//! What panels tell, held against the figures of `data/panels.json`, which other programs have found.

use std::sync::LazyLock;

use eight_realms_core::{
    compare::first_difference,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{
        Recording,
        moment::{self, MomentLine, Opening},
    },
    trace::{Event, EventKind},
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
    moments: Vec<Moment>,
    first_difference: Vec<Difference>,
    ida_numbering: Vec<Numbering>,
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

/// After an expansion whose successors are all told.
#[derive(Deserialize)]
struct Moment {
    lane: String,
    expansion: u64,
    board: String,
    expand_event: u64,
    #[serde(rename = "all_told_at")]
    end: u64,
    frontier: u64,
    check: String,
}

/// The first expansion at which two searches part.
#[derive(Deserialize)]
struct Difference {
    one: String,
    other: String,
    expansion: u64,
    boards: [String; 2],
}

/// A deepening search, event by event.
#[derive(Deserialize)]
struct Numbering {
    line: String,
    rows: Vec<NumberingRow>,
}

/// Events so far, the last one, its board or bound; the board on the stage, the number of its own expansion, how many
/// have been expanded and how many are on the path.
type NumberingRow = (u64, String, serde_json::Value, Option<String>, Option<u64>, u64, usize);

fn read(line: &str) -> (Puzzle, Realm, Settings) {
    match moment::read(line) {
        Ok(Opening::Moment(line)) => {
            let MomentLine { puzzle, realm, settings, .. } = line.moment();
            (puzzle, realm, settings)
        }
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

/// Every lane of a race stands where all successors of its expansion are told.
#[test]
fn an_expansion_ends_where_it_ends_in_other_programs() {
    for Moment { lane, expansion, board: text, expand_event, end, frontier, check } in &PANELS.moments {
        let recording = of_lane(lane);
        let case = format!("{lane}, expansion {expansion}");
        assert_eq!(recording.moment_of_expansion(*expansion), *expand_event, "{case}");
        assert_eq!(recording.moment_after_successors(*expansion), *end, "{case}");
        let scene = recording.scene_at(*end);
        assert_eq!(scene.current.map(|node| node.board), Some(board(text)), "{case}");
        assert_eq!((scene.tally.expanded, scene.tally.frontier), (*expansion, *frontier), "{case}");
        assert_eq!(format!("{:04x}", recording.check_at(*end)), *check, "{case}");
    }
    assert!(PANELS.moments.len() > 40);
}

/// From the events alone: after each expansion come its successors, and nothing else.
#[test]
fn an_expansion_ends_before_the_next_board_is_expanded_left_or_looked_up() {
    for realm in Realm::ALL {
        let recording = recording_of(read(&format!("8r1:{}:{realm}", PANELS.start)));
        let mut expansions = 0;
        let events: Vec<Event> = recording.events_from(0).collect();
        let tells = |event: &Event| {
            let kind = event.kind();
            event.opened_by().is_some()
                || matches!(kind, EventKind::Duplicate | EventKind::Prune | EventKind::Meet)
        };
        for (at, _) in events.iter().enumerate().filter(|(_, event)| event.expanded().is_some()) {
            expansions += 1;
            if expansions % 97 != 1 {
                continue;
            }
            let end = recording.moment_after_successors(expansions) as usize;
            assert!(events[at + 1..end].iter().all(tells), "realm {realm}, expansion {expansions}");
            assert!(!events.get(end).is_some_and(tells), "realm {realm}, expansion {expansions}");
        }
        assert_eq!(
            (recording.moment_after_successors(0), recording.moment_after_successors(expansions + 1)),
            (0, recording.len())
        );
    }
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

/// The number of a board is that of its own expansion, in whichever event the search comes back to it.
#[test]
fn a_deepening_search_comes_back_to_a_board_by_its_own_number() {
    for Numbering { line, rows } in &PANELS.ida_numbering {
        let recording = recording_of(read(line));
        assert_eq!(recording.len(), rows.len() as u64, "{line}");
        for (at, kind, concerned, on_stage, own, expanded, path) in rows {
            let scene = recording.scene_at(*at);
            let case = format!("{line} at {at}");
            let event = scene.last.expect("an event has happened");
            assert_eq!(event.kind().name(), kind, "{case}");
            let (text, bound) = (concerned.as_str(), concerned.as_u64());
            match event {
                Event::Deepen { bound: found } => assert_eq!(bound, Some(found.into()), "{case}"),
                Event::Solved { goal, .. } => assert_eq!(text.map(board), Some(goal), "{case}"),
                _ => assert_eq!(text.map(board), event.board(), "{case}"),
            }
            let top = scene.stack.last().map(|node| node.board);
            assert_eq!(top, on_stage.as_deref().map(board), "{case}");
            assert_eq!((scene.expansion_number(), scene.tally.expanded), (*own, *expanded), "{case}");
            assert_eq!((scene.stack.len(), scene.numbers.len()), (*path, *path), "{case}");
        }
    }
    assert_eq!(PANELS.ida_numbering.iter().map(|table| table.rows.len()).sum::<usize>(), 101);
}
