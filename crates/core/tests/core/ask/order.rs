//! In which order realms come: the rows of facts, equal costs, spans that overlap, points, and whose answer it is.

use eight_realms_core::{
    ask::{AnswerVerdict, CostMeasure, LaneFinish, OrderQuestion, Rival},
    lane::LaneId,
    realm::Realm,
    replay::{WorkCurve, moment::MomentLine},
    report::order_row,
};

use super::{
    right::moment,
    rows::{as_sets, realms_of, rows},
};
use crate::samples::size;

/// What the realms cost by both measures, counted.
fn counted(line: &MomentLine, realms: &[Realm], measure: CostMeasure) -> OrderQuestion {
    let curves = realms.iter().map(|realm| {
        let curve = WorkCurve::of(*realm, &line.puzzle, &line.settings, ()).expect("nobody ends this search");
        (*realm, curve.expect("there is a path"))
    });
    let costs = curves.map(|(realm, curve)| {
        [curve.expanded(), curve.total()].map(|count| LaneFinish::exactly(realm.into(), count))
    });
    let costs: Vec<[LaneFinish; 2]> = costs.collect();
    let expansions: Vec<LaneFinish> = costs.iter().map(|[expansions, _]| *expansions).collect();
    let costs = match measure {
        CostMeasure::Expansions => expansions.clone(),
        _ => costs.into_iter().map(|[_, operations]| operations).collect(),
    };
    OrderQuestion { measure, costs, expansions }
}

#[test]
fn every_row_about_an_order_is_right() {
    let rows: Vec<_> = rows().into_iter().filter(|row| row["kind"] == "order").collect();
    assert_eq!(rows.len(), 4);
    for row in rows.into_iter().take(size(4, 1)) {
        let text = row["line"].as_str().expect("a text");
        let (line, ..) = moment(text);
        let measure = CostMeasure::ALL.into_iter().find(|measure| row["measure"] == measure.name());
        let question = counted(&line, &realms_of(&row), measure.expect("a measure"));
        let found = order_row(text, &question);
        assert_eq!(as_sets(&found), as_sets(&row), "{text}");
        assert_eq!((&found["right"], &found["cost"]), (&row["right"], &row["cost"]), "in this order: {text}");
    }
}

/// Costs of realms 1, 2, 3 … in turn: the least and the greatest.
fn spans<const N: usize>(spans: [(u64, u64); N]) -> Vec<LaneFinish> {
    let costs = Realm::LADDER.into_iter().zip(spans);
    costs.map(|(realm, (least, greatest))| LaneFinish { lane: realm.into(), least, greatest }).collect()
}

fn labels(places: &[Vec<LaneFinish>]) -> Vec<String> {
    places.iter().map(|place| place.iter().map(|cost| cost.lane.label()).collect()).collect()
}

fn of_labels(text: &str) -> Vec<LaneId> {
    text.split(' ').map(|label| label.parse::<Realm>().expect("a realm").into()).collect()
}

#[test]
fn spans_that_overlap_are_one_place() {
    for (costs, expected) in [
        (spans([(5, 5), (3, 3), (5, 5), (4, 4)]), &["2", "4", "13"][..]),
        (spans([(10, 20), (21, 30), (5, 9)]), &["3", "1", "2"]),
        (spans([(10, 20), (20, 30), (5, 9)]), &["3", "12"]),
        // The first and the last have nothing in common but the one between them.
        (spans([(30, 40), (18, 31), (10, 19), (50, 60)]), &["123", "4"]),
        // A long span holds one that begins after another has ended.
        (spans([(1, 100), (2, 3), (50, 60), (101, 102)]), &["123", "4"]),
    ] {
        let question = OrderQuestion { measure: CostMeasure::RunTime, expansions: Vec::new(), costs };
        assert_eq!(labels(&question.right()), expected);
        let span = order_row("", &question)["cost"].clone();
        assert!(span.as_array().is_some_and(|costs| costs.len() == expected.len()), "{span}");
    }
}

#[test]
fn an_order_is_worth_what_its_pairs_are() {
    let costs: Vec<LaneFinish> = spans([(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (6, 6), (8, 8)]);
    let question = OrderQuestion { measure: CostMeasure::Expansions, expansions: costs.clone(), costs };
    // 28 pairs, one of them with equal costs: 4 of 27 are less than 15 %, 5 are more.
    for (answer, points) in [
        ("1 2 3 4 5 6 7 8", 2),
        ("1 2 3 4 5 7 6 8", 2),
        ("2 1 3 4 5 6 7 8", 1),
        ("5 1 2 3 4 6 7 8", 1),
        ("5 1 2 3 4 6 8 7", 0),
        ("8 7 6 5 4 3 2 1", 0),
        // A realm that is missing is wrong with every other one that costs something else.
        ("1 2 3 4 5 6 7", 0),
        ("1", 0),
    ] {
        assert_eq!(question.judge(&of_labels(answer)).points, points, "{answer}");
    }
    let empty = OrderQuestion { costs: Vec::new(), ..question };
    assert_eq!(empty.judge(&[]).points, 2);
}

#[test]
fn a_wrong_order_is_that_of_whoever_would_give_it() {
    let expansions = spans([(20, 20), (20, 20), (3, 3), (7, 7)]);
    let operations = spans([(90, 90), (50, 50), (9, 9), (60, 60)]);
    let question =
        OrderQuestion { measure: CostMeasure::Operations, expansions: expansions.clone(), costs: operations };
    for (answer, points, rival) in [
        ("3 2 4 1", 2, None),
        ("1 2 3 4", 0, Some(Rival::ByNumber)),
        ("3 4 1 2", 0, Some(Rival::FewerBoards)),
        ("3 4 2 1", 0, Some(Rival::FewerBoards)),
        ("4 3 1 2", 0, None),
    ] {
        assert_eq!(question.judge(&of_labels(answer)), AnswerVerdict { points, rival }, "{answer}");
    }
    let by_expansions =
        OrderQuestion { measure: CostMeasure::Expansions, costs: expansions.clone(), expansions };
    assert_eq!(by_expansions.judge(&of_labels("3 4 1 2")), AnswerVerdict { points: 2, rival: None });
    // Where all expand equally many, no order is that of fewer boards.
    let equal = OrderQuestion {
        measure: CostMeasure::Operations,
        costs: spans([(2, 2), (1, 1)]),
        expansions: spans([(7, 7), (7, 7)]),
    };
    assert_eq!(equal.judge(&of_labels("1 2")), AnswerVerdict { points: 0, rival: Some(Rival::ByNumber) });
}
