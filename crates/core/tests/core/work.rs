//! Counted work: the same in every run, changing nothing, and what each structure should have done.

mod buckets;
mod curve;

use std::{
    cell::Cell,
    cmp::{Ordering, Reverse},
    collections::{BTreeSet, BinaryHeap},
};

use eight_realms_core::{
    puzzle::{Board, Puzzle, RANKED_CELLS},
    realm::{Heap, Realm, Settings},
    space::Dealer,
    trace::{Event, ExpandHash, Observer, Tally, Work, WorkTally},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    probe::{puzzle, record, search, to_standard_goal},
    samples::size,
};

const SAMPLE: &str = "234150768";

fn sample() -> Puzzle {
    puzzle(SAMPLE, "123456780")
}

/// Two hashes that differ are told apart where a test says what it has found.
#[test]
fn a_hash_is_written_with_its_value() {
    let mut hash = ExpandHash::default();
    let empty = format!("{hash:?}");
    hash.add(Board::standard_goal());
    let text = format!("{hash:?}");
    assert!(text.contains(&format!("{:016x}", hash.value())), "{text}");
    assert_ne!(text, empty);
}

/// The sample, a start that is the goal, and a board of each of some depths.
fn puzzles() -> Vec<Puzzle> {
    let mut dealer = Dealer::seeded(31);
    let starts =
        [1, 8, 15, 20].into_iter().take(size(4, 2)).filter_map(|depth| dealer.at(to_standard_goal(), depth));
    let dealt = starts.map(|start| Puzzle::new(start, Board::standard_goal()));
    dealt.chain([sample(), puzzle("123456780", "123456780")]).collect()
}

fn work(realm: Realm) -> WorkTally {
    search(realm, &sample(), Settings::default()).work
}

fn observe<O: Observer>(realm: Realm, puzzle: &Puzzle, observer: &mut O) {
    realm.search(puzzle, &Settings::default(), observer).expect("nobody ends this search");
}

#[test]
fn it_is_the_same_in_every_run() {
    for realm in Realm::ALL {
        for puzzle in puzzles() {
            let [one, other] = [0, 1].map(|_| search(realm, &puzzle, Settings::default()).work);
            assert_eq!(one, other, "realm {realm}, {puzzle:?}");
        }
    }
}

#[test]
fn counting_changes_nothing() {
    for realm in Realm::ALL {
        for puzzle in puzzles() {
            let mut alone = (Tally::default(), ExpandHash::default());
            let mut beside = ((Tally::default(), ExpandHash::default()), WorkTally::default());
            observe(realm, &puzzle, &mut alone);
            observe(realm, &puzzle, &mut beside);
            assert_eq!(alone.0, beside.0.0, "realm {realm}, {puzzle:?}");
            assert_eq!(alone.1.value(), beside.0.1.value(), "realm {realm}, {puzzle:?}");
        }
    }
}

#[test]
fn each_realm_does_the_kinds_of_work_of_its_structures() {
    use Work::{
        BucketsLookedAt, EntriesScanned, HeapComparisons, HeapSwaps, NodesVisited, RankDigits,
        StringComparisons, TableReads,
    };
    let expected: [&[Work]; 10] = [
        &[StringComparisons],
        &[RankDigits],
        &[RankDigits],
        &[RankDigits, TableReads],
        &[RankDigits],
        &[RankDigits, EntriesScanned],
        &[RankDigits, EntriesScanned],
        &[RankDigits, HeapComparisons, HeapSwaps],
        &[RankDigits, BucketsLookedAt],
        &[NodesVisited],
    ];
    for (realm, kinds) in Realm::ALL.into_iter().zip(expected) {
        let done: Vec<Work> = work(realm).done().map(|(kind, _)| kind).collect();
        assert_eq!(done, kinds, "realm {realm}");
    }
    let all: BTreeSet<Work> = expected.concat().into_iter().collect();
    assert_eq!(all, BTreeSet::from(Work::ALL));
    let names: BTreeSet<&str> = Work::ALL.map(Work::name).into();
    assert_eq!(names.len(), Work::ALL.len());
}

#[test]
fn the_sum_is_that_of_its_kinds() {
    for realm in Realm::ALL {
        let work = work(realm);
        let sum: u64 = Work::ALL.map(|kind| work.of(kind)).iter().sum();
        assert_eq!((work.total(), sum > 0), (sum, true), "realm {realm}");
    }
}

/// A rank for each board looked up: the root, each successor, each board expanded (A*), each board on the path
/// back from the goal, the root among them.
#[test]
fn digits_are_eight_a_rank() {
    let ranks = |realm| work(realm).of(Work::RankDigits) / u64::from(RANKED_CELLS);
    let of = |realm| search(realm, &sample(), Settings::default()).tally;
    assert_eq!(ranks(Realm::PathStrings), 1 + of(Realm::PathStrings).generated);
    assert_eq!(ranks(Realm::Hash), 1 + of(Realm::Hash).generated + 20);
    assert_eq!(ranks(Realm::Table), 1 + of(Realm::Table).generated + 20);
    for realm in [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets] {
        let tally = of(realm);
        assert_eq!(ranks(realm), 1 + tally.generated + tally.expanded + 20, "realm {realm}");
    }
    // Two roots; each new board is looked up on the other side; the path back is split at the meeting.
    let tally = of(Realm::Bidirectional);
    let new = tally.generated - tally.duplicates;
    assert_eq!(ranks(Realm::Bidirectional), 2 + tally.generated + new + 21);
}

#[test]
fn a_table_is_read_once_for_each_board_on_the_path() {
    assert_eq!(work(Realm::Table).of(Work::TableReads), 20);
}

#[test]
fn nodes_visited_are_nodes_generated() {
    for puzzle in puzzles() {
        let outcome = search(Realm::IdaStar, &puzzle, Settings::default());
        assert_eq!(outcome.work.of(Work::NodesVisited), outcome.tally.generated, "{puzzle:?}");
    }
    assert_eq!(work(Realm::IdaStar).of(Work::NodesVisited), 1_372);
}

#[test]
fn the_same_expansions_cost_different_work() {
    let pairs =
        [(Realm::StringSet, Realm::Hash), (Realm::Manhattan, Realm::Heap), (Realm::Heap, Realm::Buckets)];
    for (one, other) in pairs {
        let hash = |realm| {
            let mut hash = ExpandHash::default();
            observe(realm, &sample(), &mut hash);
            hash.value()
        };
        assert_eq!(hash(one), hash(other));
        assert!(work(one).total() > work(other).total(), "{one} {:?}, {other} {:?}", work(one), work(other));
    }
}

thread_local! {
    static COMPARED: Cell<u64> = const { Cell::new(0) };
}

/// Something that counts how often it is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Compared<T>(T);

impl<T: Ord> Ord for Compared<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        COMPARED.set(COMPARED.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl<T: Ord> PartialOrd for Compared<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The start and every successor, put into a set of the test's own.
#[test]
fn strings_are_compared_as_often_as_the_set_compares_them() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.start != puzzle.goal) {
        let events = record(Realm::StringSet, &puzzle, Settings::default());
        let mut set = BTreeSet::new();
        COMPARED.set(0);
        for event in events.iter().filter(|event| !matches!(event, Event::Expand { .. })) {
            set.extend(event.board().map(|board| Compared(board.letters())));
        }
        let counted = search(Realm::StringSet, &puzzle, Settings::default()).work;
        assert_eq!(counted.of(Work::StringComparisons), COMPARED.get(), "{puzzle:?}");
    }
}

/// Entries lie as in the standard library's heap, and are compared as often.
#[test]
fn the_heap_is_that_of_the_standard_library() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut heap, mut standard) = (Heap::default(), BinaryHeap::new());
    let mut work = WorkTally::default();
    COMPARED.set(0);
    for number in 0..4_000_u64 {
        if rng.random_range(0..5) < 2 {
            assert_eq!(heap.take_least(&mut work), standard.pop().map(|Reverse(Compared(entry))| entry));
        } else {
            let entry = (rng.random_range(0..40_u8), number);
            heap.put(entry, &mut work);
            standard.push(Reverse(Compared(entry)));
        }
        let entries = standard.as_slice().iter().map(|Reverse(Compared(entry))| *entry);
        assert!(heap.as_slice().iter().copied().eq(entries), "after {number}");
    }
    assert_eq!(work.of(Work::HeapComparisons), COMPARED.get());
    assert!(work.of(Work::HeapSwaps) > 0);
}
