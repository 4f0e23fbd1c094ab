//! The excess moves of an inadmissible heuristic, where there are any.

use std::sync::atomic::AtomicBool;

use eight_realms_core::{
    compare::{Counterexample, CounterexampleSearch, StartOrder, StartResult},
    heuristic::{HeuristicKind, Weight},
    puzzle::Board,
    realm::{Realm, Settings, Tie},
    space::Distances,
    trace::{CancelObserver, Stop},
};

use crate::probe::{GOALS, board, check_all, puzzle, search, to_standard_goal};

/// The four realms that use a heuristic.
const REALMS: [Realm; 4] = [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::IdaStar];

fn weighted(tenths: u8) -> Settings {
    Settings { heuristic: Some(HeuristicKind::Weighted(Weight::of_tenths(tenths))), ..Settings::default() }
}

fn check_example(example: &Counterexample, distances: &Distances) {
    for (path, is_shortest) in [(&example.found_path, false), (&example.shortest, true)] {
        let boards = path.boards(example.puzzle.start);
        assert_eq!(boards.len(), path.len() + 1, "no move leaves the board");
        assert_eq!(boards.last(), Some(&example.puzzle.goal));
        assert_eq!(distances.of(example.puzzle.start) == Some(path.len() as u8), is_shortest);
    }
    assert_eq!(example.shortest.len() + example.loss(), example.found_path.len());
    assert!(example.loss() > 0 && example.loss().is_multiple_of(2), "{example:?}");
    assert!(example.found_path.len() <= example.most_moves().expect("it has a weight"), "{example:?}");
    assert!(example.ratio() > 1.0);
}

#[test]
fn twice_manhattan_is_suboptimal_in_every_realm() {
    check_all(&REALMS, |realm| {
        for goal in GOALS {
            let distances = Distances::to(board(goal));
            for starts in [StartOrder::NearestFirst, StartOrder::Dealt(5)] {
                let mut counterexamples = CounterexampleSearch::new(&distances, *realm, weighted(20), starts);
                let example = counterexamples
                    .next_example(&mut ())
                    .expect("without an observer that ends it")
                    .expect("there is one");
                check_example(&example, &distances);
                let again = search(*realm, &example.puzzle, weighted(20));
                assert_eq!(again.path, Some(example.found_path.clone()), "the search finds it again");
                assert_eq!(again.tally.expanded, example.expanded);
                let plain = search(*realm, &example.puzzle, weighted(10));
                assert_eq!(plain.tally.expanded, example.expanded_with_one, "what it takes without a weight");
                assert_eq!(plain.path.map(|path| path.len()), Some(example.shortest.len()));
                let next = counterexamples
                    .next_example(&mut ())
                    .expect("without an observer that ends it")
                    .expect("there are more");
                assert_ne!(next.puzzle, example.puzzle);
            }
        }
    });
}

/// Nearest first means that from nothing nearer the path is longer than a shortest.
#[test]
fn the_nearest_suboptimal_board_comes_first() {
    let mut counterexamples =
        CounterexampleSearch::new(to_standard_goal(), Realm::Heap, weighted(20), StartOrder::NearestFirst);
    let mut tries = Vec::new();
    let example = loop {
        match counterexamples.try_next(&mut ()).expect("without an observer that ends it") {
            StartResult::Shortest => tries.push(counterexamples.tries()),
            StartResult::Suboptimal(example) => break example,
            StartResult::NoneLeft => panic!("a weight of 2 loses somewhere"),
        }
    };
    assert_eq!(tries.len() as u64 + 1, counterexamples.tries());
    let nearer: usize =
        (0..example.shortest.len() as u8).map(|distance| to_standard_goal().count(distance)).sum();
    assert!(nearer as u64 <= counterexamples.tries());
    let all = to_standard_goal().layers().iter().flatten();
    for start in all.take(tries.len()) {
        let result = search(
            Realm::Heap,
            &eight_realms_core::puzzle::Puzzle::new(*start, Board::standard_goal()),
            weighted(20),
        );
        assert_eq!(result.tally.solved, to_standard_goal().of(*start), "{start}");
    }
}

#[test]
fn a_search_for_counterexamples_can_be_ended() {
    let is_ended = AtomicBool::new(true);
    let mut counterexamples =
        CounterexampleSearch::new(to_standard_goal(), Realm::Heap, weighted(20), StartOrder::Dealt(5));
    assert_eq!(counterexamples.next_example(&mut CancelObserver(&is_ended)), Err(Stop::Cancelled));
}

#[test]
fn the_same_seed_finds_the_same_example() {
    let settings = Settings { tie: Tie::LowG, ..weighted(15) };
    let example = |seed| {
        let mut counterexamples =
            CounterexampleSearch::new(to_standard_goal(), Realm::Heap, settings, StartOrder::Dealt(seed));
        counterexamples.next_example(&mut ()).expect("without an observer that ends it")
    };
    assert_eq!(example(1), example(1));
    assert_ne!(example(1), example(2));
}

/// A weight often spares expansions, but not from every start: boards are opened again.
#[test]
fn from_some_starts_a_weight_expands_more() {
    let expanded = |start, tenths| {
        let puzzle = puzzle(start, "123456780");
        search(Realm::Heap, &puzzle, weighted(tenths)).tally.expanded
    };
    assert_eq!([10, 20, 50].map(|tenths| expanded("128450763", tenths)), [27, 31, 108]);
    let sample = [10, 20].map(|tenths| expanded("234150768", tenths));
    assert!(sample[1] < sample[0], "the sample is one of the many: {sample:?}");
}
