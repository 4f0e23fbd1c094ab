//! Every row of facts is what is right at its moment.

use eight_realms_core::{
    ask::{BoardValue, Question, QuestionBoard, QuestionContext, RecordingEnd, right},
    puzzle::Move,
    replay::{
        Past, Recording,
        moment::{MomentLine, MomentPlace, Opening, read},
    },
    report::question_row,
    space::DistanceTables,
};
use serde_json::{Map, Value};

use super::rows::{as_sets, rows};
use crate::probe::record;

/// The question of a row.
fn question(row: &Map<String, Value>) -> Question {
    let text = |name: &str| row.get(name).map(|value| value.as_str().expect("a text"));
    let kind = text("kind").expect("a kind").parse().expect("a known kind");
    let of = match text("of") {
        None | Some("start") => QuestionBoard::Start,
        Some(letter) => QuestionBoard::After(
            letter.chars().next().and_then(Move::from_letter).expect("the letter of a move"),
        ),
    };
    let what = BoardValue::ALL.into_iter().find(|what| Some(what.name()) == text("what"));
    Question { kind, of, what: what.unwrap_or_default() }
}

/// A line, the number of events, and the check.
pub fn moment(line: &str) -> (MomentLine, u64, u16) {
    let Ok(Opening::Moment(moment)) = read(line) else { panic!("{line}") };
    let moment = moment.moment();
    let Some(MomentPlace::Events { events, check: Some(check) }) = moment.place else { panic!("{line}") };
    (moment, events, check)
}

/// The order of realms is no matter of one recording: `order.rs`.
#[test]
fn every_row_is_what_is_right() {
    let distances = DistanceTables::new();
    let rows = rows();
    assert!(rows.len() >= 60, "{}", rows.len());
    for row in rows.iter().filter(|row| row["kind"] != "order") {
        let line = row["line"].as_str().expect("a text");
        let (moment, events, check) = moment(line);
        let mut whole = Recording::of(moment.realm);
        whole.extend(&record(moment.realm, &moment.puzzle, moment.settings), 1.0);
        let past = Past::of(&whole, events);
        assert_eq!(past.check_at(events), check, "{line}");
        let from = QuestionContext {
            puzzle: moment.puzzle,
            settings: moment.settings,
            past: &past,
            distances: &distances,
        };
        let question = question(row);
        let right = right(&question, &from, (&whole, RecordingEnd::OfSearch))
            .unwrap_or_else(|| panic!("{row:?}: it cannot be asked"));
        let found = question_row(line, &question, &from, &whole, &right);
        assert_eq!(as_sets(&found), as_sets(row), "{line}");
    }
}
