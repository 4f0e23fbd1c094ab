//! All orders and ties of one board.

use std::{collections::HashSet, sync::atomic::AtomicBool};

use eight_realms_core::{
    compare::{Outcome, Trial},
    heuristic::HeuristicKind,
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Tie},
    space::Dealer,
    trace::{CancelObserver, Stop},
};

use crate::probe::{puzzle, search, to_standard_goal};

fn outcomes(realm: Realm, puzzle: &Puzzle, settings: &Settings) -> Vec<Outcome> {
    let run =
        |trial: Trial| trial.run(realm, puzzle, settings, &mut ()).expect("without an observer that ends it");
    Trial::all(realm).into_iter().map(run).collect()
}

#[test]
fn a_realm_has_a_trial_for_each_order_and_for_each_tie_if_it_has_ties() {
    for realm in Realm::ALL {
        let trials = Trial::all(realm);
        assert_eq!(trials.len(), if realm.has_ties() { 96 } else { 24 }, "realm {realm}");
        assert_eq!(trials.iter().collect::<HashSet<_>>().len(), trials.len(), "each once");
        assert!(trials.contains(&Trial::of(&Settings::default())));
    }
}

#[test]
fn a_trial_counts_what_a_search_with_its_settings_counts() {
    let puzzle = puzzle("234150768", "123456780");
    let settings = Settings { heuristic: Some(HeuristicKind::LinearConflict), ..Settings::default() };
    for realm in [Realm::Hash, Realm::Heap, Realm::IdaStar] {
        for outcome in outcomes(realm, &puzzle, &settings).into_iter().step_by(7) {
            let settings = outcome.trial.with(&settings);
            let result = search(realm, &puzzle, settings);
            assert_eq!(settings.heuristic, Some(HeuristicKind::LinearConflict));
            let counts = (result.tally.expanded, result.tally.generated, result.tally.solved);
            assert_eq!((outcome.expanded, outcome.generated, outcome.moves), counts, "{settings:?}");
        }
    }
}

/// What is known of the sample: low g expands 650 in every order; the usual order 314, with lifo 312.
#[test]
fn the_sample_in_all_orders() {
    let all = outcomes(Realm::Heap, &puzzle("234150768", "123456780"), &Settings::default());
    let of = |letters: &str| {
        let in_order = move |outcome: &&Outcome| outcome.trial.order.to_string() == letters;
        all.iter().filter(in_order).map(|outcome| (outcome.expanded, outcome.generated)).collect::<Vec<_>>()
    };
    assert_eq!(of("ulrd")[..2], [(314, 845), (312, 837)]);
    let low_g = all.iter().filter(|outcome| outcome.trial.tie == Tie::LowG);
    assert!(low_g.clone().count() == 48 && low_g.clone().all(|outcome| outcome.expanded == 650));
    assert!(all.iter().all(|outcome| outcome.moves == Some(19)));
}

#[test]
fn a_trial_can_be_ended() {
    let is_ended = AtomicBool::new(true);
    let [trial, ..] = Trial::all(Realm::Heap)[..] else { panic!("there are trials") };
    let puzzle = puzzle("234150768", "123456780");
    let outcome = trial.run(Realm::Heap, &puzzle, &Settings::default(), &mut CancelObserver(&is_ended));
    assert_eq!(outcome, Err(Stop::Cancelled));
}

/// The usual goal is symmetric in its diagonal, once its tiles are renamed. So over starts of which each
/// has its mirror image among them, an order and its mirror image come to the same totals.
#[test]
fn mirrored_orders_come_to_equal_totals() {
    let mut dealer = Dealer::seeded(31);
    let boards = (4..=22).step_by(3).filter_map(|depth| dealer.at(to_standard_goal(), depth));
    let starts: Vec<Board> = boards.flat_map(|start| [start, in_mirror(start)]).collect();
    for realm in [Realm::Heap, Realm::IdaStar] {
        let total = |order: &str| {
            let settings = Settings { order: order.parse().expect("an order"), ..Settings::default() };
            let search_from =
                |start: &Board| search(realm, &Puzzle::new(*start, Board::standard_goal()), settings);
            let tallies = starts.iter().map(search_from).map(|result| result.tally);
            tallies.fold((0, 0), |(expanded, generated), tally| {
                (expanded + tally.expanded, generated + tally.generated)
            })
        };
        for (order, mirrored) in [("udlr", "lrud"), ("ulrd", "ludr"), ("drul", "rdlu")] {
            assert_eq!(total(order), total(mirrored), "realm {realm}: {order}, {mirrored}");
        }
        assert_ne!(total("udlr"), total("durl"), "realm {realm}: orders do make a difference");
    }
}

/// Rows become columns: 1 2 3 4 5 6 7 8 x becomes 1 4 7 2 5 8 3 6 x, where 4 is then called 2, and so on.
fn in_mirror(board: Board) -> Board {
    const CALLED: [u8; 9] = [0, 1, 4, 7, 2, 5, 8, 3, 6];
    let tiles = std::array::from_fn(|cell| CALLED[board.tile(cell as u8 % 3 * 3 + cell as u8 / 3) as usize]);
    Board::from_tiles(tiles).expect("renaming tiles keeps them different")
}
