//! The history of one board: when it was opened and expanded, up to a moment.

use std::collections::{HashMap, HashSet};

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Move},
    realm::{Realm, Settings},
    replay::{BoardHistory, BoardStatus, Past, Recording},
    space::same_parity_boards,
    trace::{Event, PriorStatus, Side},
};

use super::{
    SIDES,
    cases::{Case, cases},
    record_in_batches,
};
use crate::{
    probe::{puzzle, record},
    samples::size,
};

/// The history of a board from the events alone.
fn expected_history(events: &[Event], board: Board, of: Side) -> BoardHistory {
    let mut history = BoardHistory::default();
    for (at, event) in (0..).zip(events) {
        match *event {
            Event::Begin { board: other, side, .. } | Event::Open { board: other, side, .. }
                if (other, side) == (board, of) =>
            {
                history.opened = Some(at);
            }
            Event::Improve { board: other, .. } if (other, Side::Forward) == (board, of) => {
                history.opened = Some(at);
            }
            Event::Expand { board: other, side, .. } if (other, side) == (board, of) => {
                history.expanded = Some(at);
            }
            _ => {}
        }
    }
    history
}

#[test]
fn histories_agree_with_the_events() {
    let short_cases = cases().iter().filter(|case| case.events.len() < 60_000);
    for case in short_cases {
        let mut recording = Recording::of(case.realm);
        recording.extend(&case.events, 0.0);
        let step = case.events.len() / 5 + 1;
        for moment in (0..=case.events.len()).step_by(step).chain([case.events.len()]) {
            let past = &case.events[..moment];
            let expanded = past.iter().filter(|event| matches!(event, Event::Expand { .. })).count() as u64;
            assert_eq!(recording.expanded_by(moment as u64), expanded, "{case} at {moment}");
            for (at, event) in past.iter().enumerate().step_by(moment / 30 + 1) {
                let Some(board) = event.board() else { continue };
                for side in [Side::Forward, Side::Backward] {
                    let history = recording.history_of(board, side, moment as u64);
                    let expected = expected_history(past, board, side);
                    assert_eq!(
                        history.expanded, expected.expanded,
                        "{case}: {board}, event {at}, at {moment}"
                    );
                    // A deepening search forgets what it has opened.
                    if case.realm != Realm::IdaStar {
                        assert_eq!(
                            history.opened, expected.opened,
                            "{case}: {board}, event {at}, at {moment}"
                        );
                    }
                }
            }
        }
        for (number, at) in expansions(&case.events).step_by(97) {
            assert_eq!(recording.expansion(number), Some(at), "{case}");
        }
        let all = expansions(&case.events).count() as u64;
        assert_eq!(recording.expansion(all), None, "{case}");
    }
}

/// Boards that a deepening search left long ago, those it comes back to, and one that it never reaches.
#[test]
fn a_long_recording_knows_when_a_board_was_expanded_last() {
    let blind = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    let events = record(Realm::IdaStar, &puzzle(size("8672543x1", "23415x768"), "12345678x"), blind);
    let mut recording = Recording::of(Realm::IdaStar);
    recording.extend(&events, 0.0);
    let mut last: HashMap<Board, u64> = HashMap::new();
    let moments = [700_000, 2_000_000, events.len()];
    for (at, event) in (0..).zip(&events) {
        if moments.contains(&(at as usize)) {
            assert_last(&recording, &last, at);
        }
        if let Event::Expand { board, .. } = *event {
            last.insert(board, at);
        }
    }
    assert_last(&recording, &last, events.len() as u64);
}

fn assert_last(recording: &Recording, last: &HashMap<Board, u64>, moment: u64) {
    for board in same_parity_boards(Board::standard_goal()).step_by(1009) {
        let history = recording.history_of(board, Side::Forward, moment);
        assert_eq!(history.expanded, last.get(&board).copied(), "{board} at {moment}");
    }
}

/// The boards looked up in a table are known at every moment, also right after the goal is reached.
#[test]
fn the_boards_looked_up_in_a_table_are_a_path_to_the_goal() {
    for case in cases().iter().filter(|case| case.realm == Realm::Table) {
        let mut recording = Recording::of(case.realm);
        recording.extend(&case.events, 0.0);
        let mut lookups = Vec::new();
        for (at, event) in (0..).zip(&case.events) {
            if at % 40_009 == 0 || !lookups.is_empty() {
                assert_eq!(recording.looked_up_by(at), lookups, "{case} at {at}");
            }
            lookups.extend(if let Event::LookUp { board, .. } = event { Some(*board) } else { None });
        }
        assert_eq!(recording.looked_up_by(case.events.len() as u64), lookups, "{case}");
    }
}

/// Equal searches are those whose events change the statuses of the same boards at the same moments.
#[test]
fn equal_searches_change_the_same_statuses_in_the_same_events() {
    let changes =
        |case: &Case| case.events.iter().map(|event| BoardStatus::after(*event)).collect::<Vec<_>>();
    let recorded: Vec<(&Case, Recording, Vec<_>)> = cases()
        .iter()
        .take(30)
        .map(|case| (case, record_in_batches(case, &case.events), changes(case)))
        .collect();
    let mut equal = 0;
    for (one, recording, changes) in &recorded {
        for (other, beside, others) in &recorded {
            let has_frontiers = [one, other].iter().all(|case| case.realm != Realm::IdaStar);
            let is_equal = has_frontiers && changes == others;
            assert_eq!(recording.has_same_statuses(beside), is_equal, "{one} beside {other}");
            equal += u32::from(is_equal && one.realm != other.realm && !changes.is_empty());
        }
    }
    assert!(equal >= 4, "realms 1 and 2, 6 and 7, and the other way round: {equal}");
}

/// A board comes back into the frontier in one of them and is expanded again in the other, in the same event.
#[test]
fn searches_differ_by_what_happens_to_a_board_again() {
    let (board, side) = (Board::standard_goal(), Side::Forward);
    let begun = [Event::Begin { board, h: 0, side }, Event::Expand { board, g: 0, h: 0, f: 0, side }];
    let again = [
        Event::Improve { board, by: Move::Up, g: 0, h: 0, f: 0, was: PriorStatus::Expanded },
        Event::Expand { board, g: 0, h: 0, f: 0, side },
    ];
    let [improved, expanded] = again.map(|last| {
        let mut recording = Recording::of(Realm::Heap);
        recording.extend(&begun, 0.0);
        recording.extend(&[last], 0.0);
        recording
    });
    assert!(improved.has_same_statuses(&improved.clone()));
    assert!(!improved.has_same_statuses(&expanded) && !expanded.has_same_statuses(&improved));
}

#[test]
fn a_side_has_a_frontier_where_a_board_is_opened_on_it() {
    let mut sides = HashSet::new();
    for case in cases() {
        let opens = |side| {
            case.events.iter().filter_map(|event| BoardStatus::after(*event)).any(|(.., of)| of == side)
        };
        let expected = SIDES.map(|side| case.realm != Realm::IdaStar && opens(side));
        let recording = record_in_batches(case, &case.events);
        assert_eq!(SIDES.map(|side| recording.has_frontier_on(side)), expected, "{case}");
        let past = Past::of(&recording, 0);
        assert_eq!(SIDES.map(|side| past.has_frontier_on(side)), [false, false], "{case}: before all events");
        sides.insert(expected);
    }
    // A small sample has no table, whose side is the goal's alone.
    assert_eq!(sides.len(), size(4, 3), "one side, the other, both or none");
}

fn expansions(events: &[Event]) -> impl Iterator<Item = (u64, u64)> {
    let expansions = (0..).zip(events).filter(|(_, event)| matches!(event, Event::Expand { .. }));
    (0..).zip(expansions.map(|(at, _)| at))
}
