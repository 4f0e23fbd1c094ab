//! Pairs without a path: what it costs to find that out, by parity and by searching anyway.

use eight_realms::{
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
