//! h against true distance, over all boards: the known figures, and the lists behind them.

use std::collections::BTreeMap;

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Survey, Unit, Weight},
    puzzle::Board,
    space::{DEEPEST, Distances, HALF},
};

use crate::{
    facts::FACTS,
    probe::{GOALS, board, to_standard_goal},
};

fn usual(heuristic: HeuristicKind) -> Survey {
    Survey::of(heuristic, to_standard_goal())
}

fn histogram(survey: &Survey) -> BTreeMap<u16, usize> {
    survey.levels().iter().map(|level| (level.h, level.boards() as usize)).collect()
}

/// As exact as a mean of whole numbers can be.
fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn manhattan_has_the_expected_figures() {
    let (survey, facts) = (usual(HeuristicKind::Manhattan), &FACTS.heuristics_goal_123456780);
    assert_eq!(histogram(&survey), facts.md_histogram);
    assert!(is_near(survey.mean(), 14.0));
    assert_eq!(survey.greatest(), 22);
    assert_eq!(survey.exact() as usize, facts.states_with_md_equal_true);
    assert_eq!((survey.overestimated(), survey.greatest_excess()), (0, 0));
    assert!(is_near(survey.mean_error(), 3_986_672.0 / 181_440.0 - 14.0));
}

#[test]
fn misplaced_tiles_have_the_expected_figures() {
    let survey = usual(HeuristicKind::Misplaced);
    assert_eq!(histogram(&survey), FACTS.heuristics_goal_123456780.misplaced_histogram);
    assert!(is_near(survey.mean(), 64.0 / 9.0));
    assert_eq!((survey.greatest(), survey.overestimated()), (8, 0));
}

#[test]
fn linear_conflict_has_the_expected_figures() {
    let survey = usual(HeuristicKind::LinearConflict);
    assert!((survey.mean() - 15.119_048).abs() < 5e-7, "{}", survey.mean());
    assert_eq!((survey.greatest(), survey.overestimated()), (28, 0));
}

#[test]
fn the_blank_counted_overestimates_78_boards_by_one_move() {
    let survey = usual(HeuristicKind::BlankCounted);
    assert_eq!((survey.overestimated(), survey.greatest_excess()), (78, 1));
    let heuristic = HeuristicKind::BlankCounted.to(Board::standard_goal());
    let boards: Vec<Board> = survey.overestimated_boards(to_standard_goal()).collect();
    assert_eq!(boards.len(), 78);
    for board in boards {
        let truth = to_standard_goal().of(board).expect("of this half");
        assert_eq!(heuristic.h(board), u16::from(truth) + 1, "{board}");
    }
}

/// Nothing is lost, and every board is where it belongs; the list behind a cell is as long as the count in the cell.
#[test]
fn every_board_is_counted_once_in_its_cell() {
    for goal in GOALS {
        let distances = Distances::to(board(goal));
        for kind in HeuristicKind::ALL {
            let (survey, heuristic) = (Survey::of(kind, &distances), kind.to(board(goal)));
            assert_eq!(survey.boards() as usize, HALF, "{kind} to {goal}");
            assert!(survey.levels().is_sorted_by_key(|level| level.h));
            let by_distance = |distance: u8| {
                survey.levels().iter().map(|level| level.at[usize::from(distance)] as usize).sum::<usize>()
            };
            for distance in 0..=DEEPEST {
                assert_eq!(by_distance(distance), distances.count(distance), "{kind} to {goal}");
            }
            for (h, distance) in [(0, 0), (7, 12), (10, 20), (8, 31), (200, 18), (7, 200)] {
                let boards: Vec<Board> = survey.boards_at(&distances, h, distance).collect();
                assert_eq!(boards.len(), survey.count(h, distance) as usize, "{kind} {h} {distance}");
                let belongs =
                    |board: &Board| heuristic.h(*board) == h && distances.of(*board) == Some(distance);
                assert!(boards.iter().all(belongs), "{kind} {h} {distance}");
                assert_eq!(
                    survey.boards_at(&distances, h, distance).nth(boards.len() / 2),
                    boards.get(boards.len() / 2).copied()
                );
            }
        }
    }
}

/// Means are of moves, whatever h counts in.
#[test]
fn a_weight_multiplies_every_mean() {
    let plain = usual(HeuristicKind::Manhattan);
    for tenths in [10, 15, 50] {
        let weighted = usual(HeuristicKind::Weighted(Weight::of_tenths(tenths)));
        let w = f64::from(tenths) / 10.0;
        assert_eq!((weighted.unit(), weighted.greatest()), (Unit::Tenth, 22 * u16::from(tenths)));
        assert_eq!(weighted.levels().len(), plain.levels().len());
        assert!(is_near(weighted.mean(), w * plain.mean()));
        assert!(is_near(weighted.mean_distance(), plain.mean_distance()));
        for distance in 0..=DEEPEST {
            let [one, other] = [&weighted, &plain].map(|survey| survey.mean_at(distance).expect("boards"));
            assert!(is_near(one, w * other), "at {distance}");
        }
        assert_eq!(weighted.overestimated() == 0, tenths == 10);
    }
    assert_eq!(plain.mean_at(32), None);
}

/// The mean of h at a distance, added up board by board.
#[test]
fn the_mean_line_goes_through_the_boards() {
    let manhattan = HeuristicKind::Manhattan.to(Board::standard_goal());
    let survey = usual(HeuristicKind::Manhattan);
    for distance in 0..=DEEPEST {
        let boards = to_standard_goal().at(distance);
        let total: u64 = boards.iter().map(|board| u64::from(manhattan.h(*board))).sum();
        let mean = total as f64 / boards.len() as f64;
        assert!(is_near(survey.mean_at(distance).expect("boards"), mean), "at {distance}");
    }
}
