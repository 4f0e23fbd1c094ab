//! The price of an inadmissible estimate, where it has one.

use std::sync::atomic::AtomicBool;

use eight_realms::{
    compare::{CounterexampleSearch, StartOrder, SuboptimalExample, TrialResult},
    heuristic::{HeuristicKind, Weight},
    puzzle::Board,
    realm::{Realm, Settings, Tie},
    space::Distances,
    trace::{CancelObserver, Stop},
};

use crate::probe::{GOALS, board, check_all, puzzle, search, to_usual_goal};

/// The four realms that estimate.
const REALMS: [Realm; 4] = [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::IdaStar];

fn weighted(tenths: u8) -> Settings {
    Settings { heuristic: Some(HeuristicKind::Weighted(Weight::of_tenths(tenths))), ..Settings::default() }
}

fn assert_is_told_truly(price: &SuboptimalExample, distances: &Distances) {
    for (path, is_shortest) in [(&price.found, false), (&price.shortest, true)] {
        let boards = path.boards(price.puzzle.start);
        assert_eq!(boards.len(), path.len() + 1, "no move leaves the board");
        assert_eq!(boards.last(), Some(&price.puzzle.goal));
        assert_eq!(distances.of(price.puzzle.start) == Some(path.len() as u8), is_shortest);
    }
    assert_eq!(price.shortest.len() + price.loss(), price.found.len());
    assert!(price.loss() > 0 && price.loss().is_multiple_of(2), "{price:?}");
    assert!(price.found.len() <= price.most_moves().expect("it has a weight"), "{price:?}");
    assert!(price.ratio() > 1.0);
}

#[test]
fn twice_manhattan_has_its_price_in_every_realm() {
    check_all(&REALMS, |realm| {
        for goal in GOALS {
            let distances = Distances::to(board(goal));
            for starts in [StartOrder::NearestFirst, StartOrder::Dealt(5)] {
                let mut hunt = CounterexampleSearch::new(&distances, *realm, weighted(20), starts);
                let price = hunt.next_example(&mut ()).expect("nobody ends it").expect("there is one");
                assert_is_told_truly(&price, &distances);
                let again = search(*realm, &price.puzzle, weighted(20));
                assert_eq!(again.path, Some(price.found.clone()), "the search finds it again");
                assert_eq!(again.tally.expanded, price.expanded);
                let plain = search(*realm, &price.puzzle, weighted(10));
                assert_eq!(plain.tally.expanded, price.expanded_with_one, "what it takes without a weight");
                assert_eq!(plain.path.map(|path| path.len()), Some(price.shortest.len()));
                let next = hunt.next_example(&mut ()).expect("nobody ends it").expect("there are more");
                assert_ne!(next.puzzle, price.puzzle);
            }
        }
    });
}

/// Nearest first means that nothing nearer has a price.
#[test]
fn the_nearest_board_with_a_price_comes_first() {
    let mut hunt =
        CounterexampleSearch::new(to_usual_goal(), Realm::Heap, weighted(20), StartOrder::NearestFirst);
    let mut tried = Vec::new();
    let price = loop {
        match hunt.try_next(&mut ()).expect("nobody ends it") {
            TrialResult::InVain => tried.push(hunt.tries()),
            TrialResult::Suboptimal(price) => break price,
            TrialResult::NoneLeft => panic!("there is a price"),
        }
    };
    assert_eq!(tried.len() as u64 + 1, hunt.tries());
    let nearer: usize = (0..price.shortest.len() as u8).map(|distance| to_usual_goal().count(distance)).sum();
    assert!(nearer as u64 <= hunt.tries());
    let all = to_usual_goal().layers().iter().flatten();
    for start in all.take(tried.len()) {
        let found = search(
            Realm::Heap,
            &eight_realms::puzzle::Puzzle::new(*start, Board::usual_goal()),
            weighted(20),
        );
        assert_eq!(found.tally.solved, to_usual_goal().of(*start), "{start}");
    }
}

#[test]
fn a_hunt_can_be_ended() {
    let ended = AtomicBool::new(true);
    let mut hunt =
        CounterexampleSearch::new(to_usual_goal(), Realm::Heap, weighted(20), StartOrder::Dealt(5));
    assert_eq!(hunt.next_example(&mut CancelObserver(&ended)), Err(Stop::Cancelled));
}

#[test]
fn the_same_seed_finds_the_same_price() {
    let settings = Settings { tie: Tie::LowG, ..weighted(15) };
    let price = |seed| {
        let mut hunt =
            CounterexampleSearch::new(to_usual_goal(), Realm::Heap, settings, StartOrder::Dealt(seed));
        hunt.next_example(&mut ()).expect("nobody ends it")
    };
    assert_eq!(price(1), price(1));
    assert_ne!(price(1), price(2));
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
