//! Every combination of settings: a search, or a reason why there is none.

use std::{cell::Cell, collections::BTreeSet};

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind},
    lane::{Lane, LaneRefusal, LaneRequest},
    puzzle::{Board, Puzzle},
    realm::{DepthLimit, Evaluation, Realm, Settings, Tie, TieOrder, search_with},
    trace::{GoalTest, Stop, Tally},
};

use super::board;

/// Every value of a setting, and that it is left open.
fn or_open<T: Copy>(values: &[T]) -> Vec<Option<T>> {
    std::iter::once(None).chain(values.iter().copied().map(Some)).collect()
}

/// Every request: all realms with every value of every setting but the order of moves.
pub fn requests() -> Vec<LaneRequest> {
    let limit: DepthLimit = "19".parse().expect("a limit");
    let mut all = Vec::new();
    for realm in Realm::ALL {
        for tie in or_open(&Tie::ALL) {
            for tie_order in or_open(&TieOrder::ALL) {
                for heuristic in or_open(&HeuristicKind::ALL) {
                    for evaluation in or_open(&[Evaluation::HeuristicAlone]) {
                        for goal_test in or_open(&GoalTest::ALL) {
                            for depth_limit in or_open(&[limit]) {
                                all.push(LaneRequest {
                                    tie,
                                    tie_order,
                                    heuristic,
                                    evaluation,
                                    goal_test,
                                    depth_limit,
                                    ..LaneRequest::of(realm)
                                });
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

/// What the design of lanes says of a request: whether it is a search.
fn is_search(request: &LaneRequest) -> bool {
    let LaneRequest { realm, tie, tie_order, heuristic, evaluation, goal_test, depth_limit, .. } = *request;
    let is_zero = heuristic == Some(HeuristicKind::Zero);
    let (is_greedy, has_ties) = (evaluation.is_some(), tie.is_some() || tie_order.is_some());
    match realm.label() {
        "1" | "2a" | "2" => !has_ties && heuristic.is_none() && !is_greedy && depth_limit.is_none(),
        "3" | "4" => {
            !has_ties && heuristic.is_none() && !is_greedy && depth_limit.is_none() && goal_test.is_none()
        }
        "8" => !has_ties && !is_greedy && goal_test.is_none() && (depth_limit.is_none() || is_zero),
        label => {
            let takes_f = !is_greedy
                || label != "7b"
                    && !is_zero
                    && !matches!(heuristic, Some(HeuristicKind::Weighted(_)))
                    && matches!(tie, None | Some(Tie::None))
                    && tie_order != Some(TieOrder::Lifo);
            let takes_tie = !is_zero || matches!(tie, None | Some(Tie::None));
            let buckets = label != "7b" || tie != Some(Tie::None) || is_zero;
            takes_f && takes_tie && buckets && depth_limit.is_none()
        }
    }
}

#[test]
fn every_cell_is_a_search_or_is_refused() {
    let puzzle = Puzzle::new(board("1354x2786"), board("12345678x"));
    let (mut refused, mut searched) = (BTreeSet::new(), BTreeSet::new());
    for request in requests() {
        match request.lane(&Settings::default()) {
            Err(why) => {
                assert!(!is_search(&request), "{request:?}: {why}");
                refused.insert(why.name());
            }
            Ok(lane) => {
                assert!(is_search(&request), "{request:?}");
                if searched.insert(lane.to_string()) {
                    let mut tally = Tally::default();
                    let path = lane.realm.search(&puzzle, &lane.settings, &mut tally).expect("it ends");
                    let moves = path.map(|path| path.len());
                    assert!(moves.is_some_and(|moves| moves >= 6), "{lane}: {moves:?}");
                    let read: LaneRequest = lane.to_string().parse().expect("a written line");
                    assert_eq!(read.lane(&Settings::default()), Ok(lane), "{lane}");
                }
            }
        }
    }
    let all: BTreeSet<&str> = LaneRefusal::ALL.iter().map(|why| why.name()).collect();
    assert_eq!(refused, all);
    assert!(searched.len() > 150, "{}", searched.len());
}

#[test]
fn conventions_are_for_what_is_left_open() {
    let conventions = Settings {
        order: "udlr".parse().expect("an order"),
        tie: Tie::None,
        goal_test: Some(GoalTest::Expanded),
        ..Settings::default()
    };
    let with = |line: &str| {
        let request: LaneRequest = line.parse().expect("a line");
        request.lane(&conventions).map(|lane| lane.to_string())
    };
    let expected = [
        ("2", Ok("2:o=udlr,g=expanded")),
        ("2:g=generated", Ok("2:o=udlr")),
        ("3", Ok("3:o=udlr")),
        ("7", Ok("7:o=udlr,t=none")),
        ("7:t=high-g", Ok("7:o=udlr")),
        ("7:f=h", Ok("7:o=udlr,f=h")),
        ("7:h=zero", Ok("7:o=udlr,h=zero")),
        ("7:h=manhattan", Ok("7:o=udlr,t=none")),
        ("8:h=zero,l=23", Ok("8:o=udlr,h=zero,l=23")),
        ("7b", Err(LaneRefusal::TiesOfBuckets)),
        ("7b:t=low-g", Ok("7b:o=udlr,t=low-g")),
        ("2:o=lrud", Ok("2:o=lrud,g=expanded")),
    ];
    for (line, lane) in expected {
        assert_eq!(with(line), lane.map(str::to_owned), "{line}");
    }
}

/// A heuristic that prefers whatever it is asked about last, so that the search dives.
struct Deeper(Cell<u16>);

impl Heuristic for Deeper {
    fn h(&self, _: Board) -> u16 {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get()
    }
}

#[test]
fn a_path_of_255_moves_stops_the_search() {
    let settings = Settings { evaluation: Evaluation::HeuristicAlone, ..Settings::default() };
    let mut tally = Tally::default();
    let puzzle = Puzzle::new(board("12345678x"), board("8672543x1"));
    let answer = search_with(&Deeper(Cell::new(u16::MAX)), &puzzle, &settings, &mut tally);
    assert_eq!(answer, Err(Stop::PathTooLong));
    // The start, 254 boards below it, and where the path was blocked.
    assert!((255..1_000).contains(&tally.expanded), "{}", tally.expanded);
}

#[test]
fn a_depth_limit_ends_on_a_pair_without_a_path() {
    let limit: DepthLimit = "12".parse().expect("a limit");
    let unsolvable = Puzzle::new(board("1234567x8"), board("2134567x8"));
    assert!(!unsolvable.is_solvable());
    let settings = Settings {
        heuristic: Some(HeuristicKind::Zero),
        depth_limit: Some(limit),
        parity: eight_realms_core::realm::ParityCheck::Off,
        ..Settings::default()
    };
    let mut tally = Tally::default();
    let answer = Realm::IdaStar.search(&unsolvable, &settings, &mut tally);
    assert_eq!(answer, Ok(None));
    assert_eq!(tally.iterations, 1);
    assert!(tally.pruned > 0 && tally.expanded > 0);
    let without_limit = Settings { depth_limit: None, ..settings };
    assert!(Realm::IdaStar.rejects(&unsolvable, &without_limit));
    assert_eq!(Lane::of(Realm::IdaStar, settings).to_string(), "8:h=zero,p=off,l=12");
}
