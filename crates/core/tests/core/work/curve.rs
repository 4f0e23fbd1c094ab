//! The curve of work over expansions, against a walk that keeps every sum.

use std::sync::atomic::AtomicBool;

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::Puzzle,
    realm::{ParityCheck, Realm, Settings},
    replay::{WorkCurve, WorkSample},
    trace::{CancelObserver, Event, Flow, Observer, Stop, Work},
};

use super::puzzles;
use crate::{
    probe::{puzzle, search},
    samples::size,
};

/// The sum of all work after each expansion, the building of a table and its look-ups apart.
#[derive(Default)]
struct Sums {
    total: u64,
    after_expansions: Vec<u64>,
    after_lookups: Vec<u64>,
    /// Set once the table stands and is read.
    is_read: bool,
}

impl Observer for Sums {
    fn on(&mut self, event: Event) -> Flow {
        match event {
            Event::Expand { .. } => self.after_expansions.push(0),
            Event::LookUp { .. } => self.after_lookups.push(self.total),
            _ => {}
        }
        Ok(())
    }

    fn work(&mut self, kind: Work, amount: u32) {
        if kind == Work::TableReads && !self.is_read {
            (self.is_read, self.total) = (true, 0);
        }
        self.total += u64::from(amount);
        if let Some(last) = self.after_expansions.last_mut().filter(|_| !self.is_read) {
            *last = self.total;
        }
    }
}

fn curve(realm: Realm, puzzle: &Puzzle, settings: Settings) -> WorkCurve {
    WorkCurve::of(realm, puzzle, &settings, ())
        .expect("without an observer that ends it")
        .expect("parity has not answered")
}

fn check(curve: &WorkCurve, sums: &[u64]) {
    for samples in [curve.logarithmic(), curve.linear()] {
        for WorkSample { expanded, work } in samples {
            assert_eq!(sums[*expanded as usize - 1], *work, "{expanded}");
        }
        assert_eq!(
            samples.last().map(|last| last.expanded),
            sums.len().checked_sub(1).map(|at| at as u64 + 1)
        );
    }
    assert_eq!((curve.total(), curve.expanded()), (sums.last().copied().unwrap_or(0), sums.len() as u64));
    assert_eq!(curve.tally().total(), curve.total());
}

#[test]
fn it_passes_through_the_sum_after_each_expansion() {
    for realm in Realm::ALL.into_iter().filter(|realm| *realm != Realm::Table) {
        for puzzle in puzzles() {
            let mut sums = Sums::default();
            realm.search(&puzzle, &Settings::default(), &mut sums).expect("without an observer that ends it");
            let curve = curve(realm, &puzzle, Settings::default());
            check(&curve, &sums.after_expansions);
            assert_eq!(curve.tally(), &search(realm, &puzzle, Settings::default()).work, "realm {realm}");
            assert!(curve.table_cost().is_none());
            assert!(curve.done_with_table().eq(curve.tally().done()), "realm {realm}");
        }
    }
}

/// Fewer than 2,048 expansions are all kept.
#[test]
fn a_short_one_is_exact_everywhere() {
    for realm in [Realm::Bidirectional, Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::IdaStar] {
        for puzzle in puzzles() {
            let mut sums = Sums::default();
            realm.search(&puzzle, &Settings::default(), &mut sums).expect("without an observer that ends it");
            if sums.after_expansions.len() < 2_048 {
                let curve = curve(realm, &puzzle, Settings::default());
                let read: Vec<u64> = (1..=curve.expanded()).map(|expanded| curve.work_at(expanded)).collect();
                assert_eq!(read, sums.after_expansions, "realm {realm}, {puzzle:?}");
                assert_eq!(curve.work_at(0), 0);
            }
        }
    }
}

#[test]
fn work_leads_back_to_the_same_expansion() {
    for realm in Realm::ALL {
        for puzzle in puzzles() {
            let curve = curve(realm, &puzzle, Settings::default());
            let mut before = None;
            for expanded in (0..=curve.expanded()).step_by(7) {
                let work = curve.work_at(expanded);
                assert!(Some(work) > before, "realm {realm}: it rises at {expanded}");
                assert_eq!(curve.expanded_at(work), expanded, "realm {realm}, {puzzle:?}");
                assert_eq!(curve.expanded_at(curve.work_at(expanded + 1).max(work + 1) - 1), expanded);
                before = Some(work);
            }
            assert_eq!(curve.expanded_at(u64::MAX), curve.expanded(), "realm {realm}");
            assert_eq!(curve.work_at(u64::MAX), curve.total(), "realm {realm}");
        }
    }
}

/// Nine units a look-up: one entry read, and eight digits of the rank that finds it.
#[test]
fn a_table_has_a_cost_and_its_look_ups_are_the_curve() {
    for puzzle in puzzles() {
        let mut sums = Sums::default();
        Realm::Table
            .search(&puzzle, &Settings::default(), &mut sums)
            .expect("without an observer that ends it");
        let curve = curve(Realm::Table, &puzzle, Settings::default());
        let cost = curve.table_cost().expect("a table has a cost");
        check(cost, &sums.after_expansions);
        let lookups = sums.after_lookups.len() as u64;
        assert_eq!((curve.expanded(), curve.total()), (lookups, 9 * lookups));
        assert_eq!(curve.work_at(1), 9);
        let whole = search(Realm::Table, &puzzle, Settings::default()).work.total();
        assert_eq!(cost.total() + curve.total(), whole);
        assert_eq!(curve.total_with_table(), whole);
        let both: Vec<(Work, u64)> = curve.done_with_table().collect();
        let work = search(Realm::Table, &puzzle, Settings::default()).work;
        assert_eq!(both, work.done().collect::<Vec<_>>(), "each kind with the table's part");
    }
}

#[test]
fn where_nothing_is_searched_there_is_none() {
    let unsolvable = puzzle("123456870", "123456780");
    for realm in Realm::ALL.into_iter().filter(|realm| realm.tests_parity()) {
        let curve = WorkCurve::of(realm, &unsolvable, &Settings::default(), ());
        assert!(curve.expect("without an observer that ends it").is_none(), "realm {realm}");
    }
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    assert!(curve(Realm::Hash, &unsolvable, anyway).total() > 0);
    assert!(matches!(WorkCurve::of(Realm::IdaStar, &unsolvable, &anyway, ()), Ok(None)));
}

#[test]
fn an_observer_can_end_it() {
    let flag = AtomicBool::new(true);
    for realm in Realm::ALL {
        let result = WorkCurve::of(realm, &puzzles()[0], &Settings::default(), CancelObserver(&flag));
        assert!(matches!(result, Err(Stop::Cancelled)), "realm {realm}");
    }
}

/// The longest search there is: some ten million events.
#[test]
fn a_long_one_stays_small() {
    let settings = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    let curve = curve(Realm::IdaStar, &puzzle(size("867254301", "234150768"), "123456780"), settings);
    assert!(curve.expanded() > size(1_000_000, 0), "{}", curve.expanded());
    assert!(curve.linear().len() < 2_048 && curve.logarithmic().len() < 36 * 24);
    assert_eq!(curve.tally().of(Work::NodesVisited), curve.total());
}
