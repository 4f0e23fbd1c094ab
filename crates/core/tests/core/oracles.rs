//! The counts of whole searches, against figures that other programs found.

mod notebook;

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Manhattan, Misplaced},
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    space::{Dealer, Distances},
    trace::{Event, EventKind, Tally, Work},
};

use crate::{
    facts::FACTS,
    probe::{check_all, expansions, puzzle, record, search},
    samples::{check_some, size},
};

const SAMPLE: &str = "2 3 4 1 5 x 7 6 8";
const STANDARD_GOAL: &str = "1 2 3 4 5 6 7 8 x";

/// Expanded, generated and frontier peak on the sample, everything at its default.
const SAMPLE_COUNTS: [(Realm, (u64, u64, u64)); 10] = [
    (Realm::StringSet, (20_907, 55_893, 9_173)),
    (Realm::PathStrings, (20_907, 55_893, 9_173)),
    (Realm::Hash, (20_907, 55_893, 9_173)),
    (Realm::Table, (181_440, 483_840, 24_059)),
    (Realm::Bidirectional, (711, 1_976, 488)),
    (Realm::Misplaced, (1_736, 4_741, 1_078)),
    (Realm::Manhattan, (314, 845, 190)),
    (Realm::Heap, (314, 845, 190)),
    (Realm::Buckets, (314, 845, 190)),
    (Realm::IdaStar, (802, 1_372, 19)),
];

#[test]
fn sample_counts_of_every_realm() {
    for (realm, counts) in SAMPLE_COUNTS {
        let outcome = search(realm, &puzzle(SAMPLE, STANDARD_GOAL), Settings::default());
        assert_eq!(outcome.counts(), counts, "realm {realm}");
        assert_eq!(outcome.tally.solved, Some(19), "realm {realm}");
        assert_eq!(outcome.path.map(|path| path.len()), Some(19), "realm {realm}");
    }
    assert_eq!(SAMPLE_COUNTS.map(|(realm, _)| realm), Realm::ALL);
}

#[test]
fn sample_with_other_ties() {
    let of = |realm, tie, tie_order| {
        let settings = Settings { tie, tie_order, ..Settings::default() };
        search(realm, &puzzle(SAMPLE, STANDARD_GOAL), settings)
    };
    for realm in [Realm::Manhattan, Realm::Heap, Realm::Buckets] {
        assert_eq!(of(realm, Tie::HighG, TieOrder::Lifo).counts(), (312, 837, 186), "realm {realm}");
        assert_eq!(of(realm, Tie::LowG, TieOrder::Fifo).tally.expanded, 650, "realm {realm}");
    }
    assert_eq!(of(Realm::Misplaced, Tie::LowG, TieOrder::Fifo).tally.expanded, 2_725);
}

#[test]
fn sample_scans_and_lookups_and_thresholds() {
    let of = |realm| search(realm, &puzzle(SAMPLE, STANDARD_GOAL), Settings::default());
    assert_eq!(of(Realm::Misplaced).work.of(Work::EntriesScanned), 950_875);
    assert_eq!(of(Realm::Table).tally.lookups, 20);
    assert_eq!(of(Realm::IdaStar).thresholds, [9, 11, 13, 15, 17, 19]);
}

/// How many boards realm 8 expands in each iteration.
fn expanded_by_iteration(puzzle: &Puzzle) -> Vec<usize> {
    let events = record(Realm::IdaStar, puzzle, Settings::default());
    let iterations = events.split(|event| event.kind() == EventKind::Deepen).skip(1);
    let is_expansion = |event: &&Event| event.kind() == EventKind::Expand;
    iterations.map(|events| events.iter().filter(is_expansion).count()).collect()
}

/// Most is expanded before the last iteration: each is several times as large as the one before, but the last one
/// stops at the goal.
#[test]
fn what_realm_8_expands_before_its_last_iteration() {
    assert_eq!(expanded_by_iteration(&puzzle(SAMPLE, STANDARD_GOAL)), [5, 19, 59, 152, 403, 164]);
    for (start, before, all) in
        [(SAMPLE, 638, 802), ("867254301", 13_455, 14_964), ("647850321", 13_455, 16_318)]
    {
        let iterations = expanded_by_iteration(&puzzle(start, STANDARD_GOAL));
        let [earlier @ .., last] = &iterations[..] else { panic!("{start}: nothing is expanded") };
        let sum: usize = earlier.iter().sum();
        assert_eq!((sum, sum + last), (before, all), "{start}");
        assert!(earlier.windows(2).all(|pair| pair[1] > 2 * pair[0]), "{start}: {earlier:?}");
    }
}

/// The layer in which two searches meet is finished; a search that stops at the first meeting has expanded less.
#[test]
fn sample_at_the_first_meeting() {
    let events = record(Realm::Bidirectional, &puzzle(SAMPLE, STANDARD_GOAL), Settings::default());
    let until_meeting = events.iter().take_while(|event| event.kind() != EventKind::Meet);
    assert_eq!(until_meeting.filter(|event| event.kind() == EventKind::Expand).count(), 621);
}

#[test]
fn instances_lie_where_they_should() {
    for instance in &FACTS.instances {
        let puzzle = instance.puzzle();
        let distances = Distances::to(puzzle.goal);
        assert_eq!(distances.of(puzzle.start), Some(instance.optimal), "{puzzle:?}");
        assert_eq!(Manhattan::to(puzzle.goal).h(puzzle.start), instance.manhattan, "{puzzle:?}");
        assert_eq!(Misplaced::to(puzzle.goal).h(puzzle.start), instance.misplaced, "{puzzle:?}");
    }
}

#[test]
fn breadth_first_on_every_instance() {
    check_some(&FACTS.instances, 5, |instance| {
        for realm in [Realm::StringSet, Realm::PathStrings, Realm::Hash] {
            let outcome = search(realm, &instance.puzzle(), Settings::default());
            let expected = &instance.usual_order.bfs_gen_test;
            let counts = (expected.expanded, expected.generated, expected.peak_queue);
            assert_eq!(outcome.counts(), counts, "realm {realm}, {}", instance.start);
            assert_eq!(outcome.letters().as_ref(), Some(&expected.path), "realm {realm}, {}", instance.start);
        }
    });
}

#[test]
fn breadth_first_expands_all_nearer_boards_but_the_last_layer_whatever_the_order() {
    check_some(&FACTS.instances, 5, |instance| {
        let puzzle = instance.puzzle();
        let layers = Distances::to(puzzle.start);
        let nearer_than = |distance| layers.layers()[..distance].iter().map(Vec::len).sum::<usize>() as u64;
        let optimal = usize::from(instance.optimal);
        let (least, most) = instance.bfs_gen_test_expanded_range;
        assert_eq!((nearer_than(optimal - 1), nearer_than(optimal)), (least - 1, most), "{puzzle:?}");
        for order in Order::all().step_by(if optimal < 20 { 1 } else { 7 }) {
            let settings = Settings { order, ..Settings::default() };
            let expanded = search(Realm::Hash, &puzzle, settings).tally.expanded;
            assert!((least..=most).contains(&expanded), "{puzzle:?}, {order}: {expanded}");
        }
    });
}

#[test]
fn two_searches_expand_as_many_boards_in_every_order() {
    for instance in &FACTS.instances {
        for order in Order::all() {
            let settings = Settings { order, ..Settings::default() };
            let outcome = search(Realm::Bidirectional, &instance.puzzle(), settings);
            let expanded = outcome.tally.expanded;
            assert_eq!(expanded, instance.bibfs_finish_layer_expanded, "{}, {order}", instance.start);
            assert_eq!(outcome.tally.solved, Some(instance.optimal), "{}, {order}", instance.start);
        }
    }
}

/// What A* with low g expands, and what any A* must: from true distances, without a search.
#[test]
fn a_star_on_every_instance() {
    check_some(&FACTS.instances, 5, |instance| {
        let heuristics = [
            (HeuristicKind::Misplaced, instance.astar_misplaced_must, instance.astar_misplaced_low_g),
            (HeuristicKind::Manhattan, instance.astar_manhattan_must, instance.astar_manhattan_low_g),
        ];
        for (heuristic, must, low_g) in heuristics {
            let puzzle = instance.puzzle();
            let f_values = f_values(&puzzle, heuristic);
            let cost = u16::from(instance.optimal);
            let up_to = |most: u16| f_values.iter().filter(|f| **f <= most).count() as u64;
            assert_eq!((up_to(cost - 1), up_to(cost) - 1), (must, low_g), "{heuristic}, {puzzle:?}");
            let settings = Settings { tie: Tie::LowG, heuristic: Some(heuristic), ..Settings::default() };
            let outcome = search(Realm::Heap, &puzzle, settings);
            assert_eq!(outcome.tally.expanded, low_g, "{heuristic}, {puzzle:?}");
            assert_eq!(outcome.tally.solved, Some(instance.optimal), "{heuristic}, {puzzle:?}");
        }
    });
}

/// g* + h of every board that the start can reach.
fn f_values(puzzle: &Puzzle, kind: HeuristicKind) -> Vec<u16> {
    let (from_start, heuristic) = (Distances::to(puzzle.start), kind.to(puzzle.goal));
    let layers = (0..).zip(from_start.layers());
    layers
        .flat_map(|(g, layer)| layer.iter().map(move |board| (g, *board)))
        .map(|(g, board)| g + heuristic.h(board))
        .collect()
}

#[test]
fn every_a_star_expands_what_it_must() {
    for instance in FACTS.instances.iter().filter(|instance| instance.optimal < 25) {
        let puzzle = instance.puzzle();
        let (from_start, manhattan) = (Distances::to(puzzle.start), Manhattan::to(puzzle.goal));
        let must = |board: Board| {
            let g = from_start.of(board).expect("it was reached");
            u16::from(g) + manhattan.h(board) < u16::from(instance.optimal)
        };
        for (tie, tie_order) in
            [(Tie::HighG, TieOrder::Fifo), (Tie::HighG, TieOrder::Lifo), (Tie::LowG, TieOrder::Lifo)]
        {
            let settings = Settings { tie, tie_order, ..Settings::default() };
            let expanded = expansions(Realm::Heap, &puzzle, settings);
            let count = expanded.iter().filter(|board| must(**board)).count() as u64;
            assert_eq!(count, instance.astar_manhattan_must, "{puzzle:?}, {tie:?}, {tie_order:?}");
        }
    }
}

#[test]
fn deepening_on_every_instance() {
    for instance in &FACTS.instances {
        let outcome = search(Realm::IdaStar, &instance.puzzle(), Settings::default());
        let expected = &instance.usual_order.ida_manhattan;
        let (expanded, generated, peak) = outcome.counts();
        assert_eq!(
            (expanded, generated),
            (expected.expanded, expected.generated_incl_root_once),
            "{}",
            instance.start
        );
        assert_eq!(outcome.thresholds, expected.thresholds, "{}", instance.start);
        assert_eq!(outcome.letters().as_ref(), Some(&expected.path), "{}", instance.start);
        assert!(
            peak <= u64::from(instance.optimal)
                && outcome.tally.iterations == expected.thresholds.len() as u64
        );
    }
}

/// Means over all starts, from totals that took hours; here a seeded thousand of them must come as near
/// as a fair sample does: within four standard errors.
#[test]
fn a_sample_of_all_starts_comes_near_the_known_means() {
    let low_g = Settings { tie: Tie::LowG, ..Settings::default() };
    let usual = Settings::default();
    let means: [(Realm, Settings, Figure, f64); 5] = [
        (Realm::Heap, low_g, expanded, 296_925_142.0 / 181_440.0),
        (Realm::Heap, usual, expanded, 141_947_994.0 / 181_440.0),
        (Realm::Heap, usual, generated, 378_642_957.0 / 181_440.0),
        (Realm::IdaStar, usual, generated, 633_488_990.0 / 181_440.0),
        (Realm::Bidirectional, usual, expanded, 346_213_906.0 / 181_439.0),
    ];
    let mut dealer = Dealer::seeded(31);
    let starts: Vec<Board> = (0..size(1_000, 100)).map(|_| dealer.solvable(Board::standard_goal())).collect();
    check_all(&means, |&(realm, settings, figure, expected)| {
        let figures = starts.iter().map(|start| {
            figure(&search(realm, &Puzzle::new(*start, Board::standard_goal()), settings).tally)
        });
        let (mean, error) = mean_and_standard_error(&figures.map(|figure| figure as f64).collect::<Vec<_>>());
        assert!((mean - expected).abs() < 4.0 * error, "realm {realm}: {mean} ± {error}, known {expected}");
    });
}

type Figure = fn(&Tally) -> u64;

fn expanded(tally: &Tally) -> u64 {
    tally.expanded
}

fn generated(tally: &Tally) -> u64 {
    tally.generated
}

fn mean_and_standard_error(figures: &[f64]) -> (f64, f64) {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count;
    let variance = figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}
