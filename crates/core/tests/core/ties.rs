//! Ties: two open lists that keep one order take the same boards, and what low g expands is a matter
//! of distances alone.

use std::collections::HashMap;

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Manhattan, Weight},
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    space::{Dealer, Distances},
};

use crate::{
    probe::{expansions, puzzle, search, to_standard_goal},
    samples::{check_some, size},
};

/// Every order with every way of breaking ties: 144 settings.
fn all_settings() -> Vec<Settings> {
    let ties = Tie::ALL.iter().flat_map(|tie| TieOrder::ALL.map(|tie_order| (*tie, tie_order)));
    let ties: Vec<_> = ties.collect();
    let settings = |order| ties.iter().map(move |(tie, tie_order)| (order, *tie, *tie_order));
    Order::all()
        .flat_map(settings)
        .map(|(order, tie, tie_order)| Settings { order, tie, tie_order, ..Settings::default() })
        .collect()
}

/// Seeded boards on which a search with these settings, and high g, improves a board at least once:
/// there an entry becomes void, and a list that took it all the same would expand other boards.
fn boards_with_improvement(settings: Settings, count: usize) -> Vec<Puzzle> {
    let settings = Settings { tie: Tie::HighG, ..settings };
    let puzzles = deal(21, 2_000).filter(|puzzle| search(Realm::Heap, puzzle, settings).tally.improved > 0);
    puzzles.take(count).collect()
}

/// Seeded boards 22 moves from the usual goal.
fn deal(seed: u64, count: usize) -> impl Iterator<Item = Puzzle> {
    let mut dealer = Dealer::seeded(seed);
    let starts = std::iter::from_fn(move || dealer.at(to_standard_goal(), 22));
    starts.map(|start| Puzzle::new(start, Board::standard_goal())).take(count)
}

#[test]
fn realms_6_7_and_7b_expand_the_same_boards_in_the_same_order() {
    check_some(&all_settings(), 17, |&settings| {
        let has_buckets = settings.tie != Tie::None;
        let puzzles = boards_with_improvement(settings, 3);
        assert_eq!(puzzles.len(), 3, "{settings:?}: boards are improved");
        for puzzle in puzzles {
            let scanned = expansions(Realm::Manhattan, &puzzle, settings);
            let from_heap = expansions(Realm::Heap, &puzzle, settings);
            assert_eq!(scanned, from_heap, "{settings:?}, {puzzle:?}");
            if has_buckets {
                let from_buckets = expansions(Realm::Buckets, &puzzle, settings);
                assert_eq!(from_heap, from_buckets, "{settings:?}, {puzzle:?}");
            }
        }
    });
}

/// All orders, ties and heuristics, those among them that count in tenths; on each a board that is improved.
#[test]
fn a_heap_and_buckets_take_the_same_boards_whatever_f_is_counted_in() {
    let weighted = [11, 13, 50].map(|tenths| HeuristicKind::Weighted(Weight::of_tenths(tenths)));
    let heuristics: Vec<HeuristicKind> = HeuristicKind::ESTIMATES.into_iter().chain(weighted).collect();
    let by_g: Vec<Settings> = all_settings().into_iter().filter(|all| all.tie != Tie::None).collect();
    check_some(&by_g, 17, |&settings| {
        for heuristic in &heuristics {
            let settings = Settings { heuristic: Some(*heuristic), ..settings };
            let improved = boards_with_improvement(settings, 1);
            for puzzle in improved.into_iter().chain(deal(23, 2)) {
                let from_heap = expansions(Realm::Heap, &puzzle, settings);
                let from_buckets = expansions(Realm::Buckets, &puzzle, settings);
                assert_eq!(from_heap, from_buckets, "{settings:?}, {puzzle:?}");
            }
        }
    });
}

/// The rule itself, with nothing clever in it: of all entries the least by f, then g, then number; a
/// board that is improved gets a new number, and its old entry goes.
fn expansions_by_the_rule(puzzle: &Puzzle, settings: Settings) -> Vec<Board> {
    let heuristic = Manhattan::to(puzzle.goal);
    let mut least_g = HashMap::from([(puzzle.start, 0)]);
    let mut open = vec![(puzzle.start, 0, 1)];
    let (mut number, mut expanded) = (1, Vec::new());
    loop {
        let key = |&(board, g, number): &(Board, i64, i64)| {
            let by_g = match settings.tie {
                Tie::HighG => -g,
                Tie::LowG => g,
                Tie::None => 0,
            };
            let by_number = if settings.tie_order == TieOrder::Fifo { number } else { -number };
            (g + i64::from(heuristic.h(board)), by_g, by_number)
        };
        let least = (0..open.len()).min_by_key(|place| key(&open[*place])).expect("the puzzle is solvable");
        let (board, g, _) = open.swap_remove(least);
        if board == puzzle.goal {
            return expanded;
        }
        expanded.push(board);
        for (_, next) in board.successors(settings.order) {
            if least_g.get(&next).is_none_or(|best| g + 1 < *best) {
                least_g.insert(next, g + 1);
                number += 1;
                open.retain(|(board, ..)| *board != next);
                open.push((next, g + 1, number));
            }
        }
    }
}

#[test]
fn realm_7_keeps_the_rule_to_the_letter() {
    check_some(&all_settings(), 17, |&settings| {
        for puzzle in boards_with_improvement(settings, 4) {
            let by_the_rule = expansions_by_the_rule(&puzzle, settings);
            assert_eq!(expansions(Realm::Heap, &puzzle, settings), by_the_rule, "{settings:?}, {puzzle:?}");
        }
    });
}

/// With low g a cheaper path is always tried first: of the boards on it, one is open with an f no higher
/// and a g that is lower. So there is nothing to improve, and the boards above are found with high g.
#[test]
fn low_g_never_improves_a_board() {
    for (heuristic, tie_order) in
        [(HeuristicKind::Misplaced, TieOrder::Fifo), (HeuristicKind::Manhattan, TieOrder::Lifo)]
    {
        let settings =
            Settings { tie: Tie::LowG, tie_order, heuristic: Some(heuristic), ..Settings::default() };
        for puzzle in deal(24, 60) {
            let tally = search(Realm::Heap, &puzzle, settings).tally;
            assert_eq!(tally.improved, 0, "{settings:?}, {puzzle:?}");
        }
    }
}

#[test]
fn a_realm_is_its_heuristic_and_its_list() {
    for heuristic in HeuristicKind::ESTIMATES {
        for settings in all_settings().into_iter().step_by(size(13, 40)) {
            let settings = Settings { heuristic: Some(heuristic), ..settings };
            let puzzle = boards_with_improvement(settings, 1)[0];
            let [one, other, third, fourth] =
                [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets]
                    .map(|realm| expansions(realm, &puzzle, settings));
            let has_buckets = settings.tie != Tie::None;
            assert!(one == other && other == third, "{settings:?}, {puzzle:?}");
            assert!(!has_buckets || third == fourth, "{settings:?}, {puzzle:?}");
        }
    }
}

/// #{n : g*(n) + h(n) ≤ C*} − 1, from true distances. It holds because a consistent heuristic takes
/// boards by growing f, and low g takes the goal last among those of equal f.
#[test]
fn low_g_expands_what_follows_from_distances_in_every_order() {
    let mut dealer = Dealer::seeded(22);
    let depths = [1, 4, 9, 13, 16, 19, 20, 22, 25];
    let mut starts: Vec<Board> =
        depths.iter().filter_map(|depth| dealer.at(to_standard_goal(), *depth)).collect();
    starts.push(puzzle("234150768", "123456780").start);
    let settings: Vec<Settings> = all_settings()
        .into_iter()
        .filter(|settings| settings.tie == Tie::LowG)
        .step_by(size(1, 11))
        .collect();
    check_some(&starts, 3, |start| {
        let puzzle = Puzzle::new(*start, Board::standard_goal());
        for heuristic in HeuristicKind::ESTIMATES.into_iter().filter(|heuristic| heuristic.is_consistent()) {
            let expected = boards_within_the_cost(&puzzle, heuristic) - 1;
            for settings in &settings {
                let settings = Settings { heuristic: Some(heuristic), ..*settings };
                let expanded = search(Realm::Heap, &puzzle, settings).tally.expanded;
                assert_eq!(expanded, expected, "{settings:?}, {puzzle:?}");
            }
        }
    });
}

fn boards_within_the_cost(puzzle: &Puzzle, kind: HeuristicKind) -> u64 {
    let (from_start, heuristic) = (Distances::to(puzzle.start), kind.to(puzzle.goal));
    let cost = u16::from(from_start.of(puzzle.goal).expect("solvable"));
    let within = |(g, layer): (u16, &Vec<Board>)| {
        layer.iter().filter(|board| g + heuristic.h(**board) <= cost).count() as u64
    };
    (0..).zip(from_start.layers()).map(within).sum()
}

#[test]
fn high_g_never_expands_more_than_low_g() {
    let mut dealer = Dealer::seeded(23);
    for _ in 0..size(200, 40) {
        let puzzle = Puzzle::new(dealer.solvable(Board::standard_goal()), Board::standard_goal());
        let expanded =
            |tie| search(Realm::Heap, &puzzle, Settings { tie, ..Settings::default() }).tally.expanded;
        assert!(expanded(Tie::HighG) <= expanded(Tie::LowG), "{puzzle:?}");
    }
}
