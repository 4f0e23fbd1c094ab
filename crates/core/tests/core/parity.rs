//! Pairs without a path: what it costs to find that out, by parity and by searching anyway.

use eight_realms_core::{
    puzzle::{Board, Move, Order, Puzzle, RANKS},
    realm::{ParityCheck, Realm, Settings},
    trace::Tally,
};

use crate::{
    facts::FACTS,
    probe::{check_all, puzzle, record, search},
    samples::{are_small, size},
};

#[test]
fn parity_answers_before_anything_is_searched() {
    for (start, goal) in &FACTS.unsolvable {
        let puzzle = puzzle(start, goal);
        for realm in Realm::ALL.into_iter().filter(|realm| realm.tests_parity()) {
            assert_eq!(record(realm, &puzzle, Settings::default()), [], "realm {realm}, {puzzle:?}");
            let outcome = search(realm, &puzzle, Settings::default());
            assert_eq!((outcome.path, outcome.tally), (None, Tally::default()), "realm {realm}, {puzzle:?}");
        }
    }
}

/// A move to the left or right keeps the line of tiles; a move up or down takes one tile past two others.
#[test]
fn a_move_changes_the_number_of_inversions_by_two_or_not_at_all() {
    let goal = Board::standard_goal();
    let inversions = |board: Board| Puzzle::new(board, goal).inversions().len();
    for board in (0..RANKS).step_by(13).filter_map(Board::from_rank) {
        for (by, next) in board.successors(Order::default()) {
            let change = inversions(board).abs_diff(inversions(next));
            let is_sideways = matches!(by, Move::Left | Move::Right);
            assert!(if is_sideways { change == 0 } else { change == 0 || change == 2 }, "{board} {by:?}");
        }
    }
}

/// The two usual goals are in different halves: from every start exactly one of them can be reached.
#[test]
fn every_start_reaches_exactly_one_usual_goal() {
    let usual = [Board::standard_goal(), Board::spiral_goal()];
    assert_eq!(usual.map(Board::letters), ["12345678x", "1238x4765"]);
    for start in (0..RANKS).step_by(17).filter_map(Board::from_rank) {
        let reachable: Vec<Board> =
            usual.into_iter().filter(|goal| Puzzle::new(start, *goal).is_solvable()).collect();
        let named = usual.map(|goal| Puzzle::new(start, goal).reachable_usual_goal());
        assert_eq!((reachable.as_slice(), named), (&named[..1], [reachable[0]; 2]), "{start}");
    }
}

/// Realm 1 is the only one that does not test parity: it searches in any case.
#[test]
fn without_a_parity_test_the_half_is_searched() {
    let without_test: Vec<Realm> = Realm::ALL.into_iter().filter(|realm| !realm.tests_parity()).collect();
    assert_eq!(without_test, [Realm::StringSet]);
    // The half takes realm 1 long.
    if are_small() {
        return;
    }
    let (start, goal) = &FACTS.unsolvable[0];
    let outcome = search(Realm::StringSet, &puzzle(start, goal), Settings::default());
    let (expanded, generated, _) = outcome.counts();
    assert_eq!((outcome.path, expanded, generated), (None, 181_440, 483_840));
}

#[test]
fn an_unsolvable_pair_costs_the_whole_half() {
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    let pairs: Vec<_> =
        FACTS.unsolvable.iter().take(size(4, 1)).map(|(start, goal)| puzzle(start, goal)).collect();
    let all_pairs = [Realm::PathStrings, Realm::Hash, Realm::Table, Realm::Heap];
    let one_pair = [Realm::StringSet, Realm::Misplaced, Realm::Manhattan];
    let searches = all_pairs.iter().flat_map(|realm| pairs.iter().map(move |pair| (*realm, *pair)));
    let slow_first: Vec<_> =
        one_pair.into_iter().take(size(3, 0)).map(|realm| (realm, pairs[0])).chain(searches).collect();
    check_all(&slow_first, |(realm, pair)| {
        let outcome = search(*realm, pair, anyway);
        assert_eq!(outcome.path, None, "realm {realm}, {pair:?}");
        let (expanded, generated, _) = outcome.counts();
        assert_eq!((expanded, generated), (181_440, 483_840), "realm {realm}, {pair:?}");
        assert_eq!((outcome.tally.frontier, outcome.tally.solved), (0, None), "realm {realm}, {pair:?}");
    });
}

#[test]
fn an_unsolvable_pair_costs_two_searches_both_halves_at_most() {
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    for (start, goal) in FACTS.unsolvable.iter().take(size(4, 1)) {
        let outcome = search(Realm::Bidirectional, &puzzle(start, goal), anyway);
        assert_eq!((outcome.path, outcome.tally.meetings), (None, 0), "{start}");
        assert!((181_440..=362_880).contains(&outcome.tally.expanded), "{start}: {}", outcome.tally.expanded);
    }
}

#[test]
fn deepening_never_searches_an_unsolvable_pair() {
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    for (start, goal) in &FACTS.unsolvable {
        assert_eq!(record(Realm::IdaStar, &puzzle(start, goal), anyway), [], "{start}");
    }
    let exhaustive: Vec<Realm> = Realm::ALL.into_iter().filter(|realm| realm.can_exhaust()).collect();
    assert_eq!(exhaustive, Realm::ALL[..Realm::COUNT - 1]);
}
