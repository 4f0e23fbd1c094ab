//! The heuristics: their values for all boards, what they guarantee, and their parts.

use eight_realms_core::{
    heuristic::{ByTile, Heuristic, HeuristicKind, Line, LinearConflict, Weight, WeightError},
    puzzle::{Board, Order},
    space::Distances,
};

use crate::samples::size;

/// A goal with its blank in a corner, one in the centre, one at an edge; and one with its tiles mixed.
const GOALS: [&str; 4] = ["12345678x", "1238x4765", "1x2345678", "7245x6831"];

fn board(letters: &str) -> Board {
    letters.parse().unwrap()
}

/// Every heuristic, the weighted one with no weight, with little and with much.
fn all() -> Vec<HeuristicKind> {
    let weights = [10, 13, 20, 50].map(Weight::of_tenths).map(HeuristicKind::Weighted);
    HeuristicKind::ALL.into_iter().chain(weights).collect()
}

/// Boards from which the goal can be reached, all of them.
fn boards(distances: &Distances) -> impl Iterator<Item = Board> {
    distances.layers().iter().flatten().copied().step_by(size(1, 7))
}

/// Where one move is left, and the blank lies on no cell of its own, who counts the blank counts two things.
#[test]
fn one_heuristic_counts_the_blank() {
    let (goal, start) = (board("12345678x"), board("1234567x8"));
    for heuristic in all() {
        let counts_it = heuristic.unit().moves(1) < heuristic.to(goal).h(start);
        let is_weighted =
            matches!(heuristic, HeuristicKind::Weighted(weight) if weight > Weight::of_tenths(10));
        assert_eq!(heuristic.counts_the_blank(), counts_it && !is_weighted, "{heuristic}");
    }
}

#[test]
fn every_heuristic_is_0_at_the_goal() {
    for goal in GOALS.map(board) {
        for heuristic in all() {
            assert_eq!(heuristic.to(goal).h(goal), 0, "{heuristic} at {goal}");
        }
    }
}

#[test]
fn admissible_heuristics_never_exceed_the_true_distance() {
    for goal in GOALS.map(board) {
        let distances = Distances::to(goal);
        for heuristic in all() {
            let (goal_heuristic, unit) = (heuristic.to(goal), heuristic.unit());
            let exceeds =
                |board| goal_heuristic.h(board) > unit.moves(distances.of(board).expect("of this half"));
            let holds = !boards(&distances).any(exceeds);
            assert_eq!(holds, heuristic.is_admissible(), "{heuristic} {:?} to {goal}", heuristic.weight());
        }
    }
}

#[test]
fn consistent_heuristics_change_by_no_more_than_a_move_along_any_edge() {
    for goal in GOALS.map(board) {
        let distances = Distances::to(goal);
        for heuristic in all() {
            let (goal_heuristic, unit) = (heuristic.to(goal), heuristic.unit());
            let jumps = |board: Board| {
                let h = goal_heuristic.h(board);
                board.successors(Order::default()).any(|(_, next)| h > unit.moves(1) + goal_heuristic.h(next))
            };
            let holds = !boards(&distances).any(jumps);
            assert_eq!(holds, heuristic.is_consistent(), "{heuristic} {:?} to {goal}", heuristic.weight());
        }
    }
}

#[test]
fn the_parts_add_up_to_h() {
    for goal in GOALS.map(board) {
        let distances = Distances::to(goal);
        for heuristic in all() {
            let goal_heuristic = heuristic.to(goal);
            for board in boards(&distances) {
                let parts = goal_heuristic.parts(board);
                assert_eq!(parts.total(), goal_heuristic.h(board), "{heuristic} at {board} to {goal}");
                assert_eq!(parts.unit, goal_heuristic.unit());
            }
        }
    }
}

/// A line of three tiles in all ways it can stand, against the rule as Hansson, Mayer and Yung state it: a
/// sequence of moves that takes tiles out, none of which can be spared.
#[test]
fn what_is_taken_out_of_a_line_leaves_the_rest_in_order_and_is_the_least_that_does() {
    for goal in GOALS.map(board) {
        let conflict = LinearConflict::to(goal);
        let goal_places = goal.places();
        for board in boards(&Distances::to(goal)) {
            let parts = conflict.parts(board);
            for line in Line::ALL {
                let tiles: Vec<u8> = line
                    .cells()
                    .map(|cell| board.tile(cell))
                    .into_iter()
                    .filter(|tile| *tile != 0 && line.place_of(goal_places[*tile as usize]).is_some())
                    .collect();
                let out = parts.conflicts.iter().find(|conflict| conflict.line == line);
                let out = out.map_or(Vec::new(), |conflict| conflict.taken_out.clone());
                let rest: Vec<u8> = tiles.iter().copied().filter(|tile| !out.contains(tile)).collect();
                assert!(
                    rest.is_sorted_by_key(|tile| goal_places[*tile as usize]),
                    "{board} {line:?}: {out:?}"
                );
                assert_eq!(
                    out.len(),
                    tiles.len() - longest_in_order(&tiles, &goal_places),
                    "{board} {line:?}"
                );
            }
        }
    }
}

/// The most tiles that can stay: tried with every choice of them.
fn longest_in_order(tiles: &[u8], goal_places: &[u8; 9]) -> usize {
    let choice = |bits: usize| (0..tiles.len()).filter(move |at| bits >> at & 1 == 1).map(|at| tiles[at]);
    let sorted = |bits: &usize| choice(*bits).is_sorted_by_key(|tile| goal_places[tile as usize]);
    (0..1 << tiles.len()).filter(sorted).map(|bits| choice(bits).count()).max().unwrap_or(0)
}

#[test]
fn a_conflict_names_its_pairs_and_the_tile_in_the_way() {
    let goal = Board::standard_goal();
    let rotated = board("312456x78");
    let parts = HeuristicKind::LinearConflict.to(goal).parts(rotated);
    let [conflict] = &parts.conflicts[..] else { panic!("one row is wrong: {:?}", parts.conflicts) };
    assert_eq!(conflict.line, Line::Row(0));
    assert_eq!(conflict.pairs, [[3, 1], [3, 2]]);
    assert_eq!(conflict.taken_out, [3]);
    assert_eq!(conflict.tiles(rotated), [3, 1, 2]);
    assert_eq!(parts.cells, [2, 1, 1, 0, 0, 0, 0, 1, 1]);
    assert_eq!(parts.total(), 8);
}

#[test]
fn parts_of_weighted_are_tenths() {
    let weighted = HeuristicKind::Weighted("1.3".parse().unwrap());
    let parts = weighted.to(Board::standard_goal()).parts(board("312456x78"));
    assert_eq!(parts.cells, [26, 13, 13, 0, 0, 0, 0, 13, 13]);
}

#[test]
fn weights_are_read_in_tenths() {
    let read = |text: &str| text.parse::<Weight>().map(Weight::tenths);
    assert_eq!(read("2"), Ok(20));
    assert_eq!(read("2.0"), Ok(20));
    assert_eq!(read("1.0"), Ok(10));
    assert_eq!(read("5"), Ok(50));
    assert_eq!(read("4.9"), Ok(49));
    for text in ["", ".", "2.", ".5", "two", "-2", "+2", "2.05", "2,0", " 2", "1e1"] {
        assert_eq!(read(text), Err(WeightError::NotInTenths), "{text:?}");
    }
    for text in ["0", "0.9", "5.1", "6", "26", "99999999999999999999"] {
        assert_eq!(read(text), Err(WeightError::OutOfRange), "{text:?}");
    }
    assert!(WeightError::OutOfRange.to_string().contains("1.0 and 5.0"));
    assert!(WeightError::NotInTenths.to_string().contains("1.0 to 5.0"));
}

#[test]
fn weights_are_written_as_they_are_read() {
    for tenths in 10..=50 {
        let weight = Weight::of_tenths(tenths);
        assert_eq!(weight.to_string().parse(), Ok(weight));
    }
}

#[test]
fn heuristics_are_known_by_their_names() {
    for heuristic in HeuristicKind::ALL {
        assert_eq!(heuristic.name().parse(), Ok(heuristic));
    }
    assert!("euclid".parse::<HeuristicKind>().is_err());
}
