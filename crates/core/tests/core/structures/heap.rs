//! Realm 7: the heap, exchange by exchange.

use eight_realms_core::{
    realm::{Entry, Realm, Settings, Validity},
    replay::structures::{HeapTop, Operation, TOP},
    trace::{Event, PriorStatus},
};

use super::{
    cases::Case,
    lists::{cases_of, far_puzzle, list, taken_board},
};
use crate::{probe::check_all, samples::size};

#[test]
fn while_an_entry_moves_there_is_one_gap_and_no_entry_is_lost() {
    let case = Case::of(Realm::Heap, far_puzzle(), Settings::default());
    let mut replay = case.replay();
    for moment in (1..=case.recording.len()).step_by(size(97, 997)) {
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

/// Three of 149 entries are void after expansion 237, one of them right below the top.
#[test]
fn void_entries_stay_in_the_heap() {
    let case = Case::sample(Realm::Heap);
    let shown = case.at(case.recording.moment_of_expansion(237));
    let list = list(&shown);
    let void: Vec<usize> =
        (0..list.after.len()).filter(|at| list.after[*at].validity == Validity::Void).collect();
    assert_eq!((list.after.len(), void.len()), (149, 3), "{void:?}");
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

/// What the panel of steps shows of it.
#[test]
fn its_top_is_the_first_four_levels_and_nothing_where_there_is_no_heap() {
    let case = Case::sample(Realm::Heap);
    for shown in case.moments().step_by(13) {
        let top = shown.structure.heap_top();
        let after = &list(&shown).after;
        assert_eq!(top.entries.len(), after.len().min(TOP), "at {}", shown.moment);
        let first = after.iter().map(|entry| (entry.entry.f, entry.validity));
        assert!(top.entries.iter().copied().eq(first.take(TOP)), "at {}", shown.moment);
    }
    assert_eq!(case.at(0).structure.heap_top(), HeapTop::default());
    assert_eq!(Case::sample(Realm::Buckets).at(9).structure.heap_top(), HeapTop::default());
}
