//! What rivals answer, worked out another way: from the events alone, or by counting tiles one by one.

use std::collections::HashMap;

use eight_realms_core::{
    ask::{
        BoardValue, Prediction, Question, QuestionBoard, QuestionContext, QuestionKind, Rival, SuccessorFate,
        options, rivals,
    },
    heuristic::HeuristicKind,
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
    replay::{Past, Recording},
    space::{DistanceTables, HALF, same_parity_boards},
    trace::Event,
};

use super::question_moment::{QuestionMoment, text};
use crate::{
    probe::{board, puzzle, record},
    recording::cases::cases,
};

/// What one rival answers to a question; `None` if it has no say.
fn answers(question: &Question, from: &QuestionContext<'_>, rival: Rival) -> Option<Vec<Prediction>> {
    let all = rivals(question, from, from.past);
    all.into_iter().find(|(other, _)| *other == rival).map(|(_, answers)| answers)
}

/// Rows and columns between a tile and its cell, added for all nine.
fn with_blank_counted(start: Board, goal: Board) -> u16 {
    let steps = |tile: u8| {
        let [here, there] = [start, goal].map(|board| {
            let cell = board.tiles().iter().position(|other| *other == tile).expect("every tile is there");
            (cell / 3, cell % 3)
        });
        here.0.abs_diff(there.0) + here.1.abs_diff(there.1)
    };
    (0..9).map(steps).sum::<usize>() as u16
}

#[test]
fn whoever_counts_the_blank_counts_it_as_a_tile() {
    for goal in ["12345678x", "1238x4765", "1x2345678", "12345x678"].map(board) {
        for start in same_parity_boards(goal).step_by(6_007) {
            let pair = Puzzle::new(start, goal);
            for heuristic in [HeuristicKind::Manhattan, HeuristicKind::Misplaced] {
                let settings = Settings { heuristic: Some(heuristic), ..Settings::default() };
                let there = QuestionMoment::first(Realm::Heap, pair, settings);
                let expected = match heuristic {
                    HeuristicKind::Manhattan => with_blank_counted(start, goal),
                    _ => {
                        start.tiles().iter().zip(goal.tiles()).filter(|(one, other)| **one != *other).count()
                            as u16
                    }
                };
                for what in [BoardValue::H, BoardValue::F] {
                    let question = Question { kind: QuestionKind::Value, of: QuestionBoard::Start, what };
                    let found = answers(&question, &there.context(), Rival::BlankCounted);
                    assert_eq!(
                        found,
                        Some(vec![Prediction::Cost(expected)]),
                        "{heuristic:?}, {start} to {goal}"
                    );
                }
            }
        }
    }
}

/// Who expects all boards is wrong where a search stops at the goal; a table, and a search without an end, expand them.
#[test]
fn all_boards_are_a_rivals_answer_where_a_search_stops_at_its_goal() {
    let [near, apart] = ["23415x768", "12345687x"].map(|start| puzzle(start, "12345678x"));
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    let all = vec![Prediction::Count(HALF as u64), Prediction::Count(2 * HALF as u64)];
    for realm in [Realm::StringSet, Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap] {
        for (pair, settings) in [(near, Settings::default()), (apart, anyway)] {
            let there = QuestionMoment::first(realm, pair, settings);
            let stops = realm != Realm::Table && pair == near;
            let expected = if stops { all.clone() } else { Vec::new() };
            let found = answers(&Question::of(QuestionKind::Count), &there.context(), Rival::AllBoards);
            assert_eq!(found, Some(expected), "realm {realm}, {pair:?}");
        }
    }
}

/// While the table is built its frontier is a queue; while it is read there is no rival.
#[test]
fn a_table_has_a_queue_until_it_is_read() {
    for (line, expected) in [("8r1:23415x768:3@e6", Some(1)), ("8r1:23415x768:3@e665282", None)] {
        let there = QuestionMoment::of(line);
        let newest = answers(&Question::of(QuestionKind::Next), &there.context(), Rival::Newest);
        assert_eq!(newest.map(|boards| boards.len()), expected, "{line}");
    }
}

/// The first successor of all has been expanded by no search; in a later iteration it has been before.
#[test]
fn only_where_a_board_was_expanded_before_would_a_table_know_it() {
    for (line, expected) in
        [("8r1:41325678x:8@e3", None), ("8r1:41325678x:8@e21", Some(SuccessorFate::Duplicate))]
    {
        let there = QuestionMoment::of(line);
        let found = rivals(&Question::of(QuestionKind::Fate), &there.context(), &there.whole);
        let expected: Vec<_> =
            expected.map(|fate| (Rival::HasTable, vec![Prediction::Fate(fate)])).into_iter().collect();
        assert_eq!(found, expected, "{line}");
    }
}

/// Weighted, h is counted in tenths of a move: only whole moves can be taken for g.
#[test]
fn h_taken_for_g_is_a_number_of_moves() {
    for (line, expected) in [
        ("8r1:41325678x:7b@e2", Some("6/5")),
        ("8r1:41325678x:7b:h=weighted,w=2.0@e2", Some("110/10")),
        ("8r1:41325678x:7b:h=weighted,w=1.3@e2", None),
    ] {
        let there = QuestionMoment::of(line);
        let (question, from) = (Question::of(QuestionKind::Bucket), there.context());
        let found =
            rivals(&question, &from, &there.whole).into_iter().find(|(rival, _)| *rival == Rival::HForG);
        let (_, answers) = found.unwrap_or_else(|| panic!("{line}"));
        assert_eq!(answers.first().map(text).as_deref(), expected, "{line}");
        let options = options(&question, &from, &there.with_next);
        let deepest =
            (0..options.len()).filter_map(|at| options.answer(at)).filter_map(|answer| match answer {
                Prediction::Bucket { g, .. } => Some(g),
                _ => None,
            });
        assert!(deepest.max() <= Some(31), "{line}: no board is deeper");
    }
}

/// Tree search keeps what was reached before; who comes first keeps the longer path.
#[test]
fn who_errs_about_a_successor_follows_from_the_least_g_so_far() {
    let short = cases().iter().filter(|case| case.realm.has_ties() && case.events.len() < 8_000);
    let distances = DistanceTables::new();
    let (mut kept, mut first) = (0, 0);
    for case in short {
        let mut whole = Recording::of(case.realm);
        whole.extend(&record(case.realm, &case.puzzle, case.settings), 1.0);
        let mut least: HashMap<Board, u8> = HashMap::new();
        for (at, event) in (0..).zip(&case.events) {
            let (board, g) = match *event {
                Event::Begin { board, .. } => (board, 0),
                Event::Open { board, g, .. }
                | Event::Improve { board, g, .. }
                | Event::Duplicate { board, g, .. } => (board, g),
                _ => continue,
            };
            let reached = least.get(&board).copied();
            // Every event that is no new board, and some that are.
            if at > 0 && (reached.is_some() || at % 97 == 0) && at % 3 == 0 {
                let past = Past::of(&whole, at);
                let from = QuestionContext {
                    puzzle: case.puzzle,
                    settings: case.settings,
                    past: &past,
                    distances: &distances,
                };
                let found = rivals(&Question::of(QuestionKind::Fate), &from, &whole);
                let fates =
                    |fates: &[SuccessorFate]| fates.iter().copied().map(Prediction::Fate).collect::<Vec<_>>();
                let expected = match reached {
                    None => Vec::new(),
                    Some(least) if least <= g => vec![(Rival::TreeSearch, fates(&[SuccessorFate::New]))],
                    Some(_) => {
                        vec![(Rival::FirstCome, fates(&[SuccessorFate::Duplicate, SuccessorFate::Parent]))]
                    }
                };
                kept += usize::from(reached == Some(g));
                first += usize::from(reached.is_some_and(|least| least > g));
                assert_eq!(found, expected, "{case}: event {at}, {event:?}");
            }
            least.insert(board, reached.map_or(g, |least| least.min(g)));
        }
    }
    assert!(kept > 10 && first > 0, "{kept} reached as cheaply before, {first} at more cost");
}
