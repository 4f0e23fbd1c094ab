//! Realms 5 to 7: open lists whose entries lie one after the other.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Validity},
    replay::{
        frontier_ends,
        structures::{ListEntry, ListMoment, Operation, Structure, StructureMoment},
    },
    trace::{Event, EventKind, Side, Work},
};

use super::cases::{Case, list_cases};
use crate::probe::{check_all, puzzle};

pub fn list(shown: &StructureMoment) -> &ListMoment {
    match &shown.structure {
        Structure::ScannedList(list) | Structure::Heap(list) => list,
        other => panic!("{other:?}"),
    }
}

pub fn cases_of(realms: &[Realm]) -> Vec<Case> {
    list_cases().into_iter().filter(|case| realms.contains(&case.realm)).collect()
}

/// The boards that wait after an event; the goal, when it is taken, waits no more.
pub fn waiting(case: &Case, shown: &StructureMoment) -> usize {
    frontier_ends(&case.recording, shown.moment, Side::Forward, &case.settings, 0).count
}

pub fn far_puzzle() -> Puzzle {
    puzzle("867254301", "123456780")
}

#[test]
fn the_figures_of_whole_recordings_are_those_of_the_searches() {
    let usual = Settings::default();
    let scanned = Case::sample(Realm::Misplaced);
    assert_eq!(scanned.at(scanned.recording.len()).work.of(Work::EntriesScanned), 950_875);
    for (case, comparisons, exchanges) in [
        (Case::sample(Realm::Heap), 3_372, 2_748),
        (Case::of(Realm::Heap, far_puzzle(), usual), 133_609, 122_836),
    ] {
        let work = case.at(case.recording.len()).work;
        assert_eq!((work.of(Work::HeapComparisons), work.of(Work::HeapSwaps)), (comparisons, exchanges));
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
fn entries_that_count_are_the_boards_that_wait() {
    check_all(&cases_of(&[Realm::Manhattan, Realm::Heap]), |case| {
        for shown in case.moments().step_by(29) {
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
            let fills =
                shown.operations.iter().any(|operation| matches!(operation, Operation::GapFilled { .. }));
            assert_eq!(
                list(&shown).takes_last(),
                !fills,
                "{case} at {}: the last entry fills no gap",
                shown.moment
            );
        }
    });
}

pub fn taken_board(case: &Case, shown: &StructureMoment) -> Board {
    match shown.event {
        Some(Event::Expand { board, .. }) => board,
        Some(Event::Solved { .. }) => case.puzzle.goal,
        other => panic!("{other:?} takes nothing"),
    }
}

/// At expansion 868 the least is the last but one of 551 entries, and after the first one only eight were less than
/// all before.
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
    assert_eq!((list(&shown).before.len(), least.len()), (551, 1 + 8));
    assert_eq!(least.last(), Some(&549));
    let ends = [Operation::Taken { at: 549 }, Operation::GapFilled { at: 549 }];
    assert!(shown.operations.windows(2).any(|pair| pair == ends), "the last entry fills the gap");
}
