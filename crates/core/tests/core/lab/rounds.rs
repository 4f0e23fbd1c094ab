//! Iterations of deepening searches: what is measured, the formula for them, h of the start, and expansions by class.

use eight_realms_core::{
    compare::{BoardClasses, ClassCounts, ExpansionClasses},
    heuristic::{GoalHeuristic, Heuristic, HeuristicKind, InMoves, Weight},
    lab::{
        BoardSource, Experiment, LabPreset, Measure, ResultRow, RoundFormula, RowRound, Twins, flat_rows,
        rounds, rows,
    },
    puzzle::{Board, Move, Order, Puzzle},
    replay::Recording,
    space::same_parity_boards,
    trace::Round,
};

use super::{experiment, lane, run};
use crate::probe::record;

fn goal() -> Board {
    Board::standard_goal()
}

fn measuring(measure: Measure, experiment: Experiment) -> Experiment {
    Experiment { measures: vec![Measure::Counts, measure], ..experiment }
}

/// Boards within a bound below a board, the board included, whether the goal is among them or not.
fn within(bound: u16, heuristic: &GoalHeuristic, board: Board, g: u8, last: Option<Move>) -> u64 {
    let unit = heuristic.unit();
    let successors = board.successors(Order::default()).filter(|(by, _)| last != Some(by.opposite()));
    let entered = successors.filter(|(_, next)| unit.moves(g + 1) + heuristic.h(*next) <= bound);
    1 + entered.map(|(by, next)| within(bound, heuristic, next, g + 1, Some(by))).sum::<u64>()
}

/// The mean of a whole iteration over these starts.
fn mean_within(bound: u16, heuristic: &GoalHeuristic, starts: &[Board]) -> f64 {
    let entered = starts.iter().filter(|start| heuristic.h(**start) <= bound);
    let expanded: u64 = entered.map(|start| within(bound, heuristic, *start, 0, None)).sum();
    expanded as f64 / starts.len() as f64
}

fn mean_of_formula(bound: u16, formula: &RoundFormula, starts: &[Board]) -> f64 {
    starts.iter().map(|start| formula.expanded(start.blank(), bound)).sum::<f64>() / starts.len() as f64
}

fn starts(step: usize) -> Vec<Board> {
    same_parity_boards(goal()).step_by(step).collect()
}

#[test]
fn the_iterations_of_the_sample_are_known() {
    let list = BoardSource::List(vec!["23415x768".parse().expect("a board")]);
    let lanes = ["8", "7", "8:h=weighted,w=1.5", "8:h=zero,l=6"].map(lane);
    let (prepared, results) = run(measuring(Measure::Rounds, Experiment::new(list, lanes)));
    let of_sample: Vec<Round> = results.rounds(0, 0).collect();
    assert_eq!(of_sample.iter().map(|round| round.bound).collect::<Vec<_>>(), [9, 11, 13, 15, 17, 19]);
    let heuristic = HeuristicKind::Manhattan.to(goal());
    let start = prepared.boards()[0].start;
    for Round { bound, expanded } in &of_sample[..5] {
        assert_eq!(*expanded, within(*bound, &heuristic, start, 0, None), "{bound}");
    }
    let rows: Vec<ResultRow> = rows(&prepared, &results).collect();
    let in_row =
        |row: &ResultRow| row.rounds.as_ref().map(|rounds| rounds.iter().map(|it| it.expanded).sum());
    assert_eq!(in_row(&rows[0]), rows[0].expanded);
    assert_eq!(rows[1].rounds, None);
    let first = rows[2].rounds.as_ref().and_then(|rounds| rounds.first()).map(|round| round.bound);
    assert_eq!((first, rows[2].h), (Some(InMoves::InTenths(13.5)), Some(InMoves::InTenths(13.5))));
    assert_eq!(rows[3].rounds.as_ref().map(Vec::len), Some(1));
    let RowRound { bound, expanded } = rows[0].rounds.as_ref().expect("it deepens")[0];
    let flat: Vec<_> = flat_rows(&prepared, &results).map(|row| row.rounds).collect();
    let text = flat[0].as_deref().expect("it deepens");
    assert!(text.starts_with(&format!("{bound}:{expanded} 11:")), "{text}");
    assert_eq!((flat[1].as_deref(), rows[0].h), (None, Some(InMoves::Whole(9))));
    // The last iteration of a search that has found the goal is not among those that ended without it.
    let by_bound = rounds_of("8", &prepared, &results);
    assert_eq!(by_bound, of_sample[..5].iter().map(|it| (it.bound.into(), it.expanded)).collect::<Vec<_>>());
    assert_eq!(
        rounds_of("8:h=zero,l=6", &prepared, &results),
        [(6.0, within(6, &GoalHeuristic::Zero, start, 0, None))]
    );
    assert!(rounds(&prepared, &results).iter().all(|row| row.variant != "7"));
}

fn rounds_of(
    line: &str,
    prepared: &eight_realms_core::lab::Prepared,
    results: &eight_realms_core::lab::Results,
) -> Vec<(f64, u64)> {
    let bound = |bound| match bound {
        InMoves::Whole(bound) => f64::from(bound),
        InMoves::InTenths(bound) => bound,
    };
    let rows = rounds(prepared, results).into_iter().filter(|row| row.variant == line);
    rows.map(|row| (bound(row.bound), row.expanded_sum)).collect()
}

/// Over every 40th start, as the formula is usually tested: on a sample.
#[test]
fn the_formula_is_near_what_whole_iterations_expand() {
    let (starts, kind) = (starts(40), HeuristicKind::Manhattan);
    let (heuristic, formula) = (kind.to(goal()), RoundFormula::of(kind, goal()).expect("consistent"));
    let mut found = Vec::new();
    for bound in 10..=26 {
        let (mean, expected) =
            (mean_within(bound, &heuristic, &starts), mean_of_formula(bound, &formula, &starts));
        let off = 100.0 * (expected / mean - 1.0);
        assert!((-2.75..1.65).contains(&off), "{bound}: {mean} {expected} {off}");
        found.push(mean.round() as u64);
    }
    assert_eq!([found[12], found[14], found[16]], [1_217, 3_650, 10_929]);
    for bound in [24, 26] {
        let [one, next] = [bound - 2, bound].map(|bound| mean_of_formula(bound, &formula, &starts));
        assert_eq!(format!("{:.2}", next / one), if bound == 24 { "3.01" } else { "3.00" });
    }
}

/// Over all starts there is no error at all, with any consistent heuristic.
#[test]
fn the_formula_is_exact_over_all_starts() {
    let all = starts(1);
    let one = HeuristicKind::Weighted("1".parse::<Weight>().expect("a weight"));
    let cases = [
        (HeuristicKind::Manhattan, 12),
        (HeuristicKind::LinearConflict, 13),
        (HeuristicKind::Misplaced, 8),
        (HeuristicKind::Zero, 4),
        (one, 110),
    ];
    for (kind, bound) in cases {
        let (heuristic, formula) = (kind.to(goal()), RoundFormula::of(kind, goal()).expect("consistent"));
        let (mean, expected) = (mean_within(bound, &heuristic, &all), mean_of_formula(bound, &formula, &all));
        assert!((mean / expected - 1.0).abs() < 1e-9, "{kind}: {mean} {expected}");
    }
    let two = HeuristicKind::Weighted("2".parse::<Weight>().expect("a weight"));
    assert!([HeuristicKind::BlankCounted, two].iter().all(|kind| RoundFormula::of(*kind, goal()).is_none()));
}

/// Only starts that are farther away than the bound have the iteration, and theirs is smaller.
#[test]
fn iterations_that_happen_expand_fewer() {
    let list = Experiment::new(BoardSource::List(starts(40)), [lane("8")]);
    let (prepared, results) = run(measuring(Measure::Rounds, list));
    let rows = rounds(&prepared, &results);
    let row = rows.iter().find(|row| row.bound == InMoves::Whole(22)).expect("some are that far");
    assert_eq!((row.boards, row.expanded_mean.map(|mean| mean.round() as u64)), (1_025, Some(845)));
    assert_eq!(row.formula.map(|formula| formula.round() as u64), Some(1_422));
    let farther = prepared.boards().iter().filter(|board| {
        let h = HeuristicKind::Manhattan.to(goal()).h(board.start);
        board.depth > Some(22) && h <= 22 && h % 2 == 0
    });
    assert_eq!(farther.count(), row.boards);
    assert!(row.formula_ratio.is_some_and(|ratio| (2.97..3.03).contains(&ratio)), "{:?}", row.formula_ratio);
    assert_eq!(LabPreset::Rounds.experiment().variants[0].lane, lane("8"));
}

/// h of the start is what its heuristic says, weighted or not; without one there is none.
#[test]
fn rows_tell_h_of_the_start() {
    let (prepared, results) = run(experiment("sample:30@12..14", &["7", "2", "7:h=weighted,w=2"]));
    let rows: Vec<ResultRow> = rows(&prepared, &results).collect();
    let manhattan = HeuristicKind::Manhattan.to(goal());
    for (number, board) in prepared.boards().iter().enumerate() {
        let h = manhattan.h(board.start);
        let of = |variant: usize| rows[variant * prepared.boards().len() + number].h;
        assert_eq!([of(0), of(1)], [Some(InMoves::Whole(h)), None]);
        assert_eq!(of(2).map(InMoves::moves), Some(2.0 * f64::from(h)));
    }
}

/// The classes of a recording of the same search.
fn recorded(line: &str, start: Board, by: HeuristicKind) -> ClassCounts {
    let (lane, puzzle) = (lane(line), Puzzle::new(start, goal()));
    let mut recording = Recording::of(lane.realm);
    recording.extend(&record(lane.realm, &puzzle, lane.settings), 1.0);
    let by = BoardClasses::of(&puzzle, by).expect("a consistent heuristic and a path");
    let mut classes = ExpansionClasses::default();
    classes.read(&recording, &by, u64::MAX);
    classes.at(&recording, &by, recording.len()).expect("all has been read")
}

#[test]
fn expansions_are_counted_by_class() {
    let lines = [
        ("2", HeuristicKind::Zero),
        ("4", HeuristicKind::Zero),
        ("5", HeuristicKind::Misplaced),
        ("6:h=linear-conflict", HeuristicKind::LinearConflict),
        ("7", HeuristicKind::Manhattan),
        ("7:h=weighted,w=3", HeuristicKind::Manhattan),
        ("8", HeuristicKind::Manhattan),
    ];
    let source = || "sample:2@0..14/7".parse().expect("boards");
    let lanes = lines.map(|(line, _)| lane(line)).into_iter().chain(["3", "7:h=misplaced-blank"].map(lane));
    let shared = measuring(Measure::Meter, Experiment::new(source(), lanes));
    let apart = Experiment { twins: Twins::Apart, ..shared.clone() };
    let [(prepared, shared), (_, apart)] = [shared, apart].map(run);
    for (variant, (line, by)) in lines.into_iter().enumerate() {
        for (board, dealt) in prepared.boards().iter().enumerate() {
            let counts = shared.counts(variant, board).expect("counted");
            let meter = counts.meter.expect("a consistent heuristic");
            assert_eq!(meter, recorded(line, dealt.start, by), "{line} {:?}", dealt.start);
            assert_eq!(meter.all(), counts.expanded);
            assert_eq!(apart.counts(variant, board), Some(counts));
        }
    }
    let rows: Vec<ResultRow> = rows(&prepared, &shared).collect();
    for row in &rows {
        let classes = [row.necessary, row.ties, row.wasted, row.again];
        let sum: Option<u64> = classes.into_iter().sum();
        let has_classes = !["3", "7:h=misplaced-blank"].contains(&row.variant.as_str());
        assert_eq!(sum, row.expanded.filter(|_| has_classes), "{row:?}");
    }
    // Realm 8 alone expands boards again.
    let again =
        |line: &str| rows.iter().filter(|row| row.variant == line).filter_map(|row| row.again).sum::<u64>();
    assert!(again("7") == 0 && again("8") > 0);
}
