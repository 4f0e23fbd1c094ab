//! All operations that are shown of a recording add up to the work that the search counted.

use std::sync::Arc;

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings, Table},
    replay::structures::{ElementContent, Structure},
    trace::{Event, Observer, Work, WorkTally},
};

use super::cases::{Case, all_cases, list_cases, recording_of, sample};
use crate::{
    probe::{check_all, puzzle},
    samples::{check_some, size},
};

/// Adds up what is shown of each event; the sum so far is what is shown as counted so far.
fn sum(case: &Case) -> WorkTally {
    let mut sum = WorkTally::default();
    for shown in case.moments() {
        let own = shown.work_of_event();
        for kind in Work::ALL {
            sum.work(kind, own.of(kind) as u32);
        }
        assert_eq!(shown.work, sum, "{case}: {:?} at {}", shown.event, shown.moment);
    }
    sum
}

#[test]
fn all_operations_add_up_to_what_every_realm_counts() {
    let cases: Vec<Case> = all_cases().into_iter().filter(|case| case.realm != Realm::Table).collect();
    check_all(&cases, |case| assert_eq!(sum(case), case.work(), "{case}"));
}

/// A table takes two thirds of a million events: the sum so far grows at some of them by what they show.
#[test]
fn all_operations_add_up_while_a_table_is_built() {
    let case = Case::sample(Realm::Table);
    let mut replay = case.replay();
    let len = case.recording.len();
    for moment in (1..len).step_by(997).chain(len - 25..=len) {
        let before = case.by(&mut replay, moment - 1).work;
        let shown = case.by(&mut replay, moment);
        let own = shown.work_of_event();
        for kind in Work::ALL {
            assert_eq!(shown.work.of(kind) - before.of(kind), own.of(kind), "{:?} at {moment}", shown.event);
        }
    }
    assert_eq!(case.at(len).work, case.work());
}

#[test]
fn all_operations_add_up_to_what_open_lists_count() {
    let cases = list_cases();
    check_all(&cases, |case| assert_eq!(sum(case), case.work(), "{case}"));
    let is_improved = |case: &&Case| case.recording.edge().tally.improved > 0;
    assert!(cases.iter().filter(is_improved).count() >= size(6, 1), "entries become void in some of these");
}

/// Entries that are void when no board is left are dropped after the last event, which shows that.
#[test]
fn all_operations_add_up_where_there_is_no_path() {
    let apart = puzzle("12345687x", "12345678x");
    let cases = [Realm::Heap, Realm::Buckets].map(|realm| {
        let settings = Settings { parity: ParityCheck::Off, ..Settings::default() };
        Case::of(realm, apart, settings)
    });
    check_some(&cases, 2, |case| {
        let mut replay = case.replay();
        let last = case.recording.len();
        assert_eq!(case.by(&mut replay, last).work, case.work(), "{case}");
        assert!(case.by(&mut replay, last).operations.len() > 8, "{case}: void entries are dropped");
        assert_eq!(case.by(&mut replay, last).work_of_event().total(), {
            let before = case.by(&mut replay, last - 1).work.total();
            case.work().total() - before
        });
    });
}

/// A table that is there already: nothing is built, and every board of its half has a sign.
#[test]
fn a_table_that_was_built_before_is_only_read() {
    let Puzzle { start, goal } = sample();
    let table = Table::build(goal, Settings::default().order, &mut ()).expect("nothing ends this");
    let (mut events, mut work): (Vec<Event>, _) = (Vec::new(), WorkTally::default());
    table.path_from(start, &mut (&mut events, &mut work)).expect("nothing ends this");
    let recording = recording_of(Realm::Table, &events);
    let case = Case { realm: Realm::Table, puzzle: sample(), settings: Settings::default(), recording };
    assert_eq!(sum(&case), work);
    let shown = case.at(1);
    let Structure::Table(table) = &shown.structure else { panic!("{:?}", shown.structure) };
    assert_eq!((table.filled.len(), table.walk.len()), (181_440, 1));
    assert!(table.filled.contains(start.index()) && !table.filled.contains(other_half().index()));
    for shown in case.moments().filter(|shown| shown.event.is_some_and(|event| event.looked_up().is_some())) {
        let Structure::Table(table) = &shown.structure else { panic!("{:?}", shown.structure) };
        for element in &table.line {
            let read = table.walk.iter().find(|lookup| lookup.board == element.board);
            let is_of_half = table.filled.contains(element.index as usize);
            let expected = match read {
                Some(lookup) => ElementContent::Sign(lookup.sign),
                None if is_of_half => ElementContent::NotRecorded,
                None => ElementContent::Unwritten,
            };
            assert_eq!(element.content, expected, "at {}: {:?}", shown.moment, element.board);
        }
    }
}

/// The same replay, first of a recording of the table and then of one that finds it built.
#[test]
fn a_replay_begins_again_for_another_recording() {
    let whole = Case::sample(Realm::Table);
    let mut replay = whole.replay();
    assert_eq!(whole.by(&mut replay, 5).work.of(Work::TableReads), 0);
    let events: Vec<Event> =
        whole.recording.events_from(0).filter(|event| event.looked_up().is_some()).collect();
    let only_read = Case { recording: recording_of(Realm::Table, &events), ..whole };
    assert_eq!(only_read.by(&mut replay, 5).work.of(Work::TableReads), 5);
    assert!(Arc::ptr_eq(&only_read.by(&mut replay, 5), &only_read.by(&mut replay, 5)), "it is kept");
}

fn other_half() -> Board {
    puzzle("12345687x", "12345678x").start
}
