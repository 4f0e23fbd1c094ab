//! The whole space: true distances, values of heuristics, shortest paths, dealt boards.

use std::collections::{BTreeMap, HashSet};

use eight_realms_core::{
    heuristic::{Heuristic, Manhattan, Misplaced},
    puzzle::{Board, Order, Puzzle, RANKS},
    realm::Path,
    space::{DEEPEST, Dealer, DistanceTables, Distances, HALF, board_at, index_of, same_parity_boards},
};

use crate::{
    facts::{Depths, FACTS},
    probe::{GOALS, board, puzzle, to_standard_goal},
};

/// The layer sizes of a goal, which may be those of another.
fn expected_counts(depths: &Depths) -> &[usize] {
    let source = match &depths.same_counts_as {
        Some(other) => &FACTS.depth_distribution[other],
        None => depths,
    };
    source.counts.as_deref().expect("layer sizes are known")
}

#[test]
fn layers_are_as_large_as_expected() {
    for (goal, expected) in &FACTS.depth_distribution {
        let distances = Distances::to(board(goal));
        let sizes: Vec<usize> = distances.layers().iter().map(Vec::len).collect();
        assert_eq!(sizes, expected_counts(expected), "goal {goal}");
        assert_eq!(sizes.iter().sum::<usize>(), HALF);
        assert_eq!(distances.farthest(), expected.max, "goal {goal}");
        let sum = sizes.iter().zip(0_u64..).map(|(size, distance)| *size as u64 * distance).sum::<u64>();
        assert_eq!(sum, expected.sum.unwrap_or(sum), "goal {goal}");
    }
}

#[test]
fn farthest_boards_are_as_expected() {
    for (goal, expected) in
        FACTS.depth_distribution.iter().filter(|(_, expected)| !expected.deepest.is_empty())
    {
        let distances = Distances::to(board(goal));
        let farthest: HashSet<Board> = distances.at(expected.max).iter().copied().collect();
        assert_eq!(farthest, expected.deepest.iter().map(|deepest| board(deepest)).collect(), "goal {goal}");
        assert_eq!(distances.at(expected.max + 1), []);
    }
}

#[test]
fn only_a_goal_around_the_centre_is_nearer_than_31() {
    let farthest = (0..9).map(|cell| {
        let tiles = (1..9).map(|tile| char::from(b'0' + tile));
        let mut letters: String = tiles.collect();
        letters.insert(cell, 'x');
        Distances::to(board(&letters)).farthest()
    });
    assert_eq!(farthest.collect::<Vec<u8>>(), [31, 31, 31, 31, 30, 31, 31, 31, 31]);
    assert_eq!(DEEPEST, 31);
}

#[test]
fn a_board_and_its_neighbour_are_one_move_apart_for_truth_and_manhattan() {
    let distances = to_standard_goal();
    let manhattan = Manhattan::to(distances.goal());
    let mut edges = 0;
    for board in distances.layers().iter().flatten() {
        for (_, next) in board.successors(Order::default()) {
            edges += 1;
            assert_eq!(manhattan.h(*board).abs_diff(manhattan.h(next)), 1, "{board}");
            let apart = distances.of(*board).zip(distances.of(next)).map(|(one, other)| one.abs_diff(other));
            assert_eq!(apart, Some(1), "{board}");
        }
    }
    assert_eq!(edges, 483_840);
}

#[test]
fn histograms_of_heuristics_are_as_expected() {
    let (distances, expected) = (to_standard_goal(), &FACTS.heuristics_goal_123456780);
    let manhattan = histogram(distances, &Manhattan::to(distances.goal()));
    let misplaced = histogram(distances, &Misplaced::to(distances.goal()));
    assert_eq!(manhattan, expected.md_histogram);
    assert_eq!(misplaced, expected.misplaced_histogram);
    assert_eq!(sum(&manhattan), 14 * HALF);
    assert_eq!(sum(&misplaced) * 9, 64 * HALF);
    assert!((expected.mean_manhattan - 14.0).abs() < 1e-9);
    assert!((expected.mean_misplaced - 64.0 / 9.0).abs() < 1e-9);
}

fn histogram(distances: &Distances, heuristic: &impl Heuristic) -> BTreeMap<u16, usize> {
    let mut histogram = BTreeMap::new();
    for board in distances.layers().iter().flatten() {
        *histogram.entry(heuristic.h(*board)).or_default() += 1;
    }
    histogram
}

fn sum(histogram: &BTreeMap<u16, usize>) -> usize {
    histogram.iter().map(|(h, boards)| *h as usize * boards).sum()
}

#[test]
fn heuristics_never_overestimate_unless_the_blank_is_counted() {
    let (distances, expected) = (to_standard_goal(), &FACTS.heuristics_goal_123456780);
    let (manhattan, misplaced) = (Manhattan::to(distances.goal()), Misplaced::to(distances.goal()));
    let (mut exact, mut overestimated) = (0, 0);
    for (true_distance, layer) in (0..).zip(distances.layers()) {
        for board in layer {
            let (steps, tiles) = (manhattan.h(*board), misplaced.h(*board));
            assert!(tiles <= steps && steps <= true_distance, "{board}");
            let with_blank = tiles + u16::from(board.blank() != distances.goal().blank());
            exact += usize::from(steps == true_distance);
            overestimated += usize::from(with_blank > true_distance);
        }
    }
    assert_eq!(exact, expected.states_with_md_equal_true);
    assert_eq!(overestimated, expected.misplaced_including_blank_overestimates_in);
}

#[test]
fn shortest_paths_are_as_many_as_expected() {
    let (distances, expected) = (to_standard_goal(), &FACTS.heuristics_goal_123456780.optimal_solutions);
    let counts = path_counts(distances);
    assert_eq!(counts.iter().filter(|count| **count == 1).count(), expected.unique);
    assert_eq!(counts.iter().max(), Some(&expected.max));
    assert_eq!(distances.shortest_paths(board(&expected.max_at)), expected.max);
    let mean = counts.iter().sum::<u64>() as f64 / HALF as f64;
    assert!((mean - expected.mean).abs() < 0.000_05, "{mean}");
    assert_eq!(distances.shortest_paths(board("234150768")), 4);
    assert_eq!(distances.shortest_paths(board("123456870")), 0);
}

/// How many shortest paths every board has, nearest first: those of its nearer neighbours, added up.
fn path_counts(distances: &Distances) -> Vec<u64> {
    let mut by_rank = vec![0; RANKS];
    by_rank[distances.goal().rank()] = 1;
    for board in distances.layers()[1..].iter().flatten() {
        let nearer = |next: &Board| distances.of(*next) < distances.of(*board);
        let neighbours = board.successors(Order::default()).map(|(_, next)| next);
        by_rank[board.rank()] = neighbours.filter(nearer).map(|next| by_rank[next.rank()]).sum();
    }
    let boards = distances.layers().iter().flatten();
    boards
        .clone()
        .step_by(25)
        .for_each(|board| assert_eq!(distances.shortest_paths(*board), by_rank[board.rank()]));
    boards.map(|board| by_rank[board.rank()]).collect()
}

#[test]
fn the_smallest_shortest_path_goes_by_the_order_of_the_letters() {
    let letters: Order = "dlru".parse().expect("an order");
    let path =
        |start| to_standard_goal().smallest_path(board(start), letters).map(|moves| Path { moves }.letters());
    assert_eq!(path("234150768").as_deref(), Some("dlurullddrurdllurdr"));
    assert_eq!(path("123456780").as_deref(), Some(""));
    assert_eq!(path("123456870"), None);
}

#[test]
fn a_smallest_path_is_the_least_of_all_shortest_ones() {
    let distances = to_standard_goal();
    let mut dealer = Dealer::seeded(3);
    let order: Order = "rdul".parse().expect("an order");
    let key = |path: &[_]| -> Vec<_> {
        path.iter().map(|step| order.moves().iter().position(|of| of == step)).collect()
    };
    for _ in 0..200 {
        let start = dealer.solvable(distances.goal());
        let smallest = distances.smallest_path(start, order).expect("solvable");
        for other in Order::all() {
            let path = distances.smallest_path(start, other).expect("solvable");
            assert_eq!(Path { moves: path.clone() }.boards(start).last(), Some(&distances.goal()));
            assert_eq!(path.len(), smallest.len());
            assert!(key(&smallest) <= key(&path), "{start}");
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_boards() {
    let goal = Board::standard_goal();
    let hand = |seed| {
        let mut dealer = Dealer::seeded(seed);
        let boards: Vec<Board> = (0..20).flat_map(|_| [dealer.solvable(goal), dealer.any()]).collect();
        (boards, dealer.several_at(to_standard_goal(), 20, 5), dealer.at(to_standard_goal(), 31))
    };
    assert_eq!(hand(7), hand(7));
    assert_ne!(hand(7), hand(8));
}

#[test]
fn dealt_boards_are_solvable_for_every_goal() {
    let mut dealer = Dealer::seeded(4);
    let pairs: Vec<Puzzle> = (0..2_000)
        .map(|_| {
            let goal = dealer.any();
            Puzzle::new(dealer.solvable(goal), goal)
        })
        .collect();
    assert!(pairs.iter().all(Puzzle::is_solvable));
    let starts: HashSet<Board> = pairs.iter().map(|pair| pair.start).collect();
    assert!(starts.len() > 1_950, "{} different boards", starts.len());
}

#[test]
fn boards_are_dealt_at_exactly_the_requested_distance() {
    let mut dealer = Dealer::seeded(5);
    for goal in GOALS {
        let distances = Distances::to(board(goal));
        for distance in 0..=distances.farthest() {
            let boards = dealer.several_at(&distances, distance, 5);
            assert_eq!(boards.len(), distances.at(distance).len().min(5));
            assert_eq!(boards.iter().collect::<HashSet<_>>().len(), boards.len());
            let one = dealer.at(&distances, distance).expect("a layer has a board");
            assert!(boards.iter().chain([&one]).all(|board| distances.of(*board) == Some(distance)));
        }
        assert_eq!(dealer.at(&distances, distances.farthest() + 1), None);
        assert_eq!(dealer.several_at(&distances, 40, 5), []);
    }
}

#[test]
fn the_distance_tables_hold_every_pair() {
    let (tables, mut dealer) = (DistanceTables::new(), Dealer::seeded(6));
    let order: Order = "dlru".parse().expect("an order");
    for _ in 0..12 {
        let goal = dealer.any();
        let distances = Distances::to(goal);
        for start in (0..200).map(|_| dealer.any()).chain([goal]) {
            let pair = Puzzle::new(start, goal);
            assert_eq!(tables.distance(&pair), distances.of(start), "{pair:?}");
            assert_eq!(tables.smallest_path(&pair, order), distances.smallest_path(start, order), "{pair:?}");
        }
    }
    assert_eq!(tables.distance(&puzzle("123456780", "123456870")), None);
}

#[test]
fn the_distance_tables_deal_what_the_table_of_the_goal_itself_would() {
    let (tables, mut dealer) = (DistanceTables::new(), Dealer::seeded(9));
    for _ in 0..6 {
        let goal = dealer.any();
        let distances = Distances::to(goal);
        assert_eq!(tables.farthest(goal), distances.farthest());
        for distance in 0..=DEEPEST + 1 {
            assert_eq!(tables.count(goal, distance), distances.at(distance).len());
            let own = dealer.clone().at(&distances, distance);
            assert_eq!(tables.deal(&mut dealer, goal, distance), own, "{distance} moves from {goal}");
        }
    }
}

#[test]
fn the_other_half_is_out_of_reach() {
    let distances = to_standard_goal();
    let reached = (0..RANKS).filter_map(Board::from_rank).filter(|board| distances.of(*board).is_some());
    assert!(reached.clone().all(|board| Puzzle::new(board, distances.goal()).is_solvable()));
    assert_eq!(reached.count(), HALF);
}

#[test]
fn the_boards_of_a_half_come_index_by_index() {
    for reference in ["1 2 3 4 5 6 7 8 x", "2 1 3 4 5 6 7 8 x", "1 2 3 8 x 4 7 6 5"] {
        let reference: Board = reference.parse().expect("a board");
        let mut boards = 0;
        for (index, board) in same_parity_boards(reference).enumerate() {
            assert_eq!((index_of(board), board), (index, board_at(index, reference)));
            assert!(Puzzle::new(board, reference).is_solvable());
            boards += 1;
        }
        assert_eq!(boards, HALF);
    }
}
