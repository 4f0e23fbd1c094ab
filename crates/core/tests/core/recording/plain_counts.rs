//! Statuses, layers and totals, counted plainly: a loop over the events.

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    realm::{Realm, Settings},
    replay::{BoardStatus, Recording, frontier_ends},
    space::{HALF, index_of},
    trace::{Event, EventKind, PriorStatus, Side, Tally},
};

use super::{SIDES, at_moments, cases::cases, ledger::Ledger};
use crate::probe::{puzzle, record};

/// Every board of one side at once.
fn check_statuses(recording: &Recording, ledger: &Ledger, case: &str) {
    for side in SIDES {
        let mut expected = vec![BoardStatus::Unseen; HALF];
        for (board, _, _) in ledger.reached().filter(|(_, of, _)| *of == side) {
            expected[index_of(board)] = BoardStatus::Expanded;
        }
        for node in ledger.frontier(side) {
            expected[index_of(node.board)] = BoardStatus::Open;
        }
        if let Some(goal) = ledger.taken.filter(|_| side == Side::Forward) {
            expected[index_of(goal)] = BoardStatus::Taken;
        }
        let mut statuses = vec![BoardStatus::Expanded; HALF];
        recording.known_at(ledger.at, side, &mut statuses);
        assert!(statuses == expected, "{case}, {side:?} at {}", ledger.at);
    }
}

#[test]
fn a_status_is_that_of_the_board_in_the_ledger() {
    at_moments(4, |case, recording, _, ledger| {
        if case.realm != Realm::IdaStar {
            check_statuses(recording, ledger, &case.to_string());
        }
    });
}

/// Weighted, boards that were expanded come back into the frontier.
#[test]
fn a_board_that_was_expanded_may_wait_again() {
    let weighted = HeuristicKind::Weighted(Weight::of_tenths(15));
    let settings = Settings { heuristic: Some(weighted), ..Settings::default() };
    let puzzle = puzzle("1624x8735", "12345678x");
    let events = record(Realm::Heap, &puzzle, settings);
    let comes_back = |event: &Event| matches!(event, Event::Improve { was: PriorStatus::Expanded, .. });
    assert!(events.iter().any(comes_back));
    let mut recording = Recording::of(Realm::Heap);
    recording.extend(&events, 0.0);
    let mut ledger = Ledger::of(Realm::Heap, puzzle, settings);
    for event in events {
        ledger.apply(event);
        check_statuses(&recording, &ledger, "weighted");
        let head = frontier_ends(&recording, ledger.at, Side::Forward, &settings, usize::MAX).head;
        assert_eq!(head, ledger.frontier(Side::Forward), "at {}", ledger.at);
    }
}

#[test]
fn the_layers_begun_are_one_more_than_the_deepest_that_was_expanded() {
    at_moments(6, |case, recording, events, ledger| {
        let layers = recording.scene_at(ledger.at).layers;
        for side in SIDES {
            let expanded = events[..ledger.at as usize].iter().filter_map(|event| match *event {
                Event::Expand { g, side: of, .. } if of == side => Some(g + 1),
                _ => None,
            });
            assert_eq!(layers.begun(side), expanded.max().unwrap_or(0), "{case}, {side:?} at {}", ledger.at);
        }
    });
}

#[test]
fn a_tally_counts_each_kind_of_event() {
    for case in cases() {
        let mut tally = Tally::default();
        case.events.iter().for_each(|event| tally.note(event));
        let of_kind = |kind| case.events.iter().filter(|event| event.kind() == kind).count() as u64;
        for (count, kind) in [
            (tally.expanded, EventKind::Expand),
            (tally.improved, EventKind::Improve),
            (tally.duplicates, EventKind::Duplicate),
            (tally.pruned, EventKind::Prune),
            (tally.iterations, EventKind::Deepen),
            (tally.meetings, EventKind::Meet),
            (tally.lookups, EventKind::LookUp),
        ] {
            assert_eq!(count, of_kind(kind), "{case}: {kind:?}");
        }
    }
    assert!(cases().iter().any(|case| case.events.iter().any(|event| event.kind() == EventKind::Meet)));
}
