//! Realms 5 to 7b: open lists, entry by entry.

use std::collections::BTreeMap;

use eight_realms::{
    puzzle::{Board, Puzzle},
    realm::{Entry, Realm, Settings, Validity},
    replay::{
        frontier_head,
        structures::{BucketsMoment, ListEntry, ListMoment, Operation, Structure, StructureMoment},
    },
    trace::{Event, EventKind, PriorStatus, Side, Work},
};

use super::cases::{Case, list_cases};
use crate::probe::{check_all, puzzle};

fn list(shown: &StructureMoment) -> &ListMoment {
    match &shown.structure {
        Structure::ScannedList(list) | Structure::Heap(list) => list,
        other => panic!("{other:?}"),
    }
}

fn buckets(shown: &StructureMoment) -> &BucketsMoment {
    let Structure::Buckets(buckets) = &shown.structure else { panic!("{:?}", shown.structure) };
    buckets
}

fn cases_of(realms: &[Realm]) -> Vec<Case> {
    list_cases().into_iter().filter(|case| realms.contains(&case.realm)).collect()
}

/// The boards that wait after an event; the goal, when it is taken, waits no more.
fn waiting(case: &Case, shown: &StructureMoment) -> usize {
    let taken = usize::from(matches!(shown.event, Some(Event::Solved { .. })));
    frontier_head(&case.recording, shown.moment, Side::Forward, &case.settings, 0).count - taken
}

fn far_puzzle() -> Puzzle {
    puzzle("867254301", "123456780")
}

#[test]
fn the_figures_of_whole_recordings_are_those_of_the_searches() {
    let usual = Settings::default();
    let scanned = Case::sample(Realm::Misplaced);
    assert_eq!(scanned.at(scanned.recording.len()).work.of(Work::EntryScanned), 950_875);
    for (case, comparisons, exchanges) in [
        (Case::sample(Realm::Heap), 3_372, 2_748),
        (Case::of(Realm::Heap, far_puzzle(), usual), 133_609, 122_836),
    ] {
        let work = case.at(case.recording.len()).work;
        assert_eq!((work.of(Work::HeapComparison), work.of(Work::HeapSwap)), (comparisons, exchanges));
    }
}

/// Step by step from the list before the event to the list after it, which is that of the realm.
#[test]
fn the_operations_of_an_event_lead_from_the_list_before_it_to_the_list_after_it() {
    check_all(&cases_of(&[Realm::Manhattan, Realm::Heap]), |case| {
        let mut after: Vec<ListEntry> = Vec::new();
        for shown in case.moments() {
            let list = list(&shown);
            assert_eq!(list.before, after, "{case} at {}", shown.moment);
            let content = list.content_after(&shown.operations, usize::MAX);
            assert_eq!(content.entries, list.after, "{case} at {}: {:?}", shown.moment, shown.operations);
            assert_eq!((content.gap, content.held), (None, None), "{case} at {}", shown.moment);
            after.clone_from(&list.after);
        }
    });
}

#[test]
fn while_an_entry_moves_there_is_one_gap_and_no_entry_is_lost() {
    let case = Case::of(Realm::Heap, far_puzzle(), Settings::default());
    let mut replay = case.replay();
    for moment in (1..=case.recording.len()).step_by(97) {
        let shown = case.by(&mut replay, moment);
        let list = list(&shown);
        for done in 0..=shown.operations.len() {
            let content = list.content_after(&shown.operations, done);
            let at_gap = |at: &usize| Some(*at) != content.gap;
            let mut numbers: Vec<u32> =
                (0..content.entries.len()).filter(at_gap).map(|at| content.entries[at].number).collect();
            numbers.extend(content.held.map(|held| held.number));
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), content.entries.len(), "{moment}, after {done}");
        }
    }
}

#[test]
fn entries_that_count_are_the_boards_that_wait() {
    check_all(&cases_of(&[Realm::Manhattan, Realm::Heap]), |case| {
        for shown in case.moments().step_by(7) {
            let list = list(&shown);
            let valid = list.after.iter().filter(|entry| entry.validity == Validity::Valid).count();
            assert_eq!(valid, waiting(case, &shown), "{case} at {}", shown.moment);
            let new = list.after.iter().filter(|entry| entry.number >= list.first_new).count() as u64;
            let generated = since_expansion(case, shown.moment);
            assert_eq!(new, generated, "{case} at {}: those put in since the last expansion", shown.moment);
        }
    });
}

/// Entries put in since the last expansion.
fn since_expansion(case: &Case, moment: u64) -> u64 {
    let events = (0..moment).rev().map_while(|at| case.recording.event(at));
    let events = events.take_while(|event| !matches!(event.kind(), EventKind::Expand | EventKind::Solved));
    let is_put =
        |event: &Event| matches!(event.kind(), EventKind::Begin | EventKind::Open | EventKind::Improve);
    events.filter(is_put).count() as u64
}

/// A list of the test's own, that is scanned for the least priority.
#[test]
fn a_scan_reads_every_entry_and_finds_what_the_search_expands() {
    check_all(&cases_of(&[Realm::Manhattan]), |case| {
        for shown in case.moments() {
            let Some(taken) = list(&shown).taken else { continue };
            let reads: Vec<(u32, u32)> = shown
                .operations
                .iter()
                .filter_map(|operation| match operation {
                    Operation::EntryRead { at, least } => Some((*at, *least)),
                    _ => None,
                })
                .collect();
            let entries = &list(&shown).before;
            assert!(reads.iter().map(|(at, _)| *at).eq(0..entries.len() as u32), "{case}: all, in order");
            assert!(reads.windows(2).all(|pair| pair[1].1 == pair[0].1 || pair[1].1 == pair[1].0));
            let (_, least) = *reads.last().expect("it is not empty");
            assert_eq!(entries[least as usize], taken, "{case} at {}", shown.moment);
            assert_eq!(taken.entry.board, taken_board(case, &shown), "{case} at {}", shown.moment);
            assert!(entries.iter().all(|entry| entry.entry.f >= taken.entry.f));
        }
    });
}

fn taken_board(case: &Case, shown: &StructureMoment) -> Board {
    match shown.event {
        Some(Event::Expand { board, .. }) => board,
        Some(Event::Solved { .. }) => case.puzzle.goal,
        other => panic!("{other:?} takes nothing"),
    }
}

/// At expansion 868 the least is the last but one of 551 entries, and only eight were less than all before.
#[test]
fn the_scan_of_the_pictures_finds_the_last_entry_but_one() {
    let case = Case::sample(Realm::Misplaced);
    let shown = case.at(case.recording.moment_of_expansion(868));
    let least: Vec<u32> = shown
        .operations
        .iter()
        .filter_map(|operation| match operation {
            Operation::EntryRead { at, least } if at == least => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!((list(&shown).before.len(), least.len()), (551, 8));
    assert_eq!(least.last(), Some(&549));
    let ends = [Operation::Taken { at: 549 }, Operation::GapFilled { at: 549 }];
    assert!(shown.operations.windows(2).any(|pair| pair == ends), "the last entry fills the gap");
}

#[test]
fn in_a_heap_no_entry_is_lower_than_the_one_above_it_and_the_top_is_what_is_expanded() {
    check_all(&cases_of(&[Realm::Heap]), |case| {
        for shown in case.moments() {
            let list = list(&shown);
            for at in 1..list.after.len() {
                assert!(
                    list.after[(at - 1) / 2].entry.f <= list.after[at].entry.f,
                    "{case} at {}",
                    shown.moment
                );
            }
            if let Some(taken) = list.taken {
                assert_eq!(taken.entry.board, taken_board(case, &shown), "{case} at {}", shown.moment);
                assert_eq!(taken.validity, Validity::Valid);
            }
        }
    });
}

/// Three of 149 entries are void at expansion 237, one of them right below the top.
#[test]
fn void_entries_stay_in_the_heap() {
    let case = Case::sample(Realm::Heap);
    let shown = case.at(case.recording.moment_of_expansion(237));
    let list = list(&shown);
    let void: Vec<usize> =
        (0..list.before.len()).filter(|at| list.before[*at].validity == Validity::Void).collect();
    assert_eq!((list.before.len(), void.len()), (149, 3), "{void:?}");
    assert!(void.iter().any(|at| [1, 2].contains(at)), "{void:?}");
}

/// The old entry of a board becomes void at the event that improves it, and at no other.
#[test]
fn an_improved_board_has_one_entry_that_counts() {
    let mut improved = 0;
    for case in cases_of(&[Realm::Heap]) {
        for shown in case.moments() {
            let voided = shown.operations.iter().find_map(|operation| match operation {
                Operation::Voided { board, g } => Some((*board, *g)),
                _ => None,
            });
            let Some(Event::Improve { board, g, was: PriorStatus::Open, .. }) = shown.event else {
                assert_eq!(voided, None);
                continue;
            };
            improved += 1;
            assert!(voided.is_some_and(|(old, old_g)| old == board && old_g > g), "{voided:?}");
            let list = list(&shown);
            let own = list.after.iter().filter(|entry| entry.entry.board == board);
            let valid: Vec<Entry> =
                own.filter(|entry| entry.validity == Validity::Valid).map(|entry| entry.entry).collect();
            assert_eq!(valid, [list.put.expect("it is put in").entry]);
        }
    }
    assert!(improved > 0, "no board is improved: these show nothing");
}

/// Queues of the test's own, from the events alone.
#[test]
fn buckets_hold_what_was_put_in_and_not_yet_taken() {
    check_all(&cases_of(&[Realm::Buckets]), |case| {
        for shown in case.moments() {
            let buckets = buckets(&shown);
            let valid: u32 = buckets.after.iter().map(|bucket| bucket.entries - bucket.void).sum();
            assert_eq!(valid as usize, waiting(case, &shown), "{case} at {}", shown.moment);
            if let Some(taken) = buckets.taken {
                assert_eq!(taken.board, taken_board(case, &shown));
            }
            let Some(hand) = &buckets.in_hand else { continue };
            let size = |sizes: &[eight_realms::replay::structures::BucketSize]| {
                let own = sizes.iter().find(|bucket| (bucket.f, bucket.g) == (hand.f, hand.g));
                own.map_or(0, |bucket| bucket.entries as usize)
            };
            assert_eq!((size(&buckets.before), size(&buckets.after)), (hand.before.len(), hand.after.len()));
            let change = hand.after.len() as i64 - hand.before.len() as i64;
            assert_eq!(change == 1, buckets.put.is_some(), "{case} at {}", shown.moment);
        }
    });
}

/// Looked at are, from the position on, empty buckets and then the one that is not; nothing lies before the position.
#[test]
fn the_buckets_that_are_looked_at_are_those_that_are_counted() {
    check_all(&cases_of(&[Realm::Buckets]), |case| {
        let mut counted = 0;
        for shown in case.moments() {
            let buckets = buckets(&shown);
            let entries: BTreeMap<(u16, u8), u32> =
                buckets.before.iter().map(|bucket| ((bucket.f, bucket.g), bucket.entries)).collect();
            let mut first = None;
            let mut last = None;
            let mut dropped = BTreeMap::new();
            for operation in &shown.operations {
                match *operation {
                    Operation::BucketLookedAt { f, g, entries: shown_entries } => {
                        let gone = dropped.get(&(f, g)).copied().unwrap_or(0);
                        assert_eq!(entries.get(&(f, g)).copied().unwrap_or(0) - gone, shown_entries);
                        first = first.or(Some((f, g)));
                        last = Some((f, g));
                        counted += 1;
                    }
                    Operation::QueueTaken { f, g } => *dropped.entry((f, g)).or_insert(0) += 1,
                    _ => {}
                }
            }
            assert_eq!(shown.work.of(Work::BucketLookedAt), counted, "{case} at {}", shown.moment);
            if let (Some(first), Some(taken)) = (first, buckets.taken) {
                assert_eq!(first, buckets.position_before);
                assert_eq!((last, buckets.position_after), (Some((taken.f, taken.g)), (taken.f, taken.g)));
            }
        }
        assert_eq!(counted, case.work().of(Work::BucketLookedAt), "{case}");
    });
}
