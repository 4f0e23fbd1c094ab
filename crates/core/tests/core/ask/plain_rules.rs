//! What is right, by plain rules: of each event alone, or by counting the layers of a search from two sides one by one.

use eight_realms_core::{
    ask::{
        Prediction, Question, QuestionKind, QuestionOptions, RecordingEnd, Rival, SuccessorFate, YesNo,
        figures::layers_after_this, options, right, rivals,
    },
    realm::{Realm, Settings},
    replay::{Past, Recording},
    trace::{Event, PriorStatus, Side},
};

use super::question_moment::QuestionMoment;
use crate::{
    probe::{puzzle, record},
    samples::size,
};

/// Boards of six to ten moves.
const NEAR: [&str; 4] = ["41325678x", "1237x8564", "1234x8765", "2351x6748"];

fn at_start(realm: Realm, start: &str, settings: Settings) -> (QuestionMoment, Vec<Event>) {
    let puzzle = puzzle(start, "12345678x");
    let events = record(realm, &puzzle, settings);
    let mut whole = Recording::of(realm);
    whole.extend(&events, 1.0);
    (QuestionMoment::in_recording(puzzle, settings, whole, 0), events)
}

/// What becomes of a successor, by its event alone.
fn expected_fate(realm: Realm, event: &Event, next: Option<&Event>) -> Option<SuccessorFate> {
    Some(match event {
        Event::Open { .. } if realm == Realm::IdaStar => SuccessorFate::Entered,
        Event::Open { .. } if matches!(next, Some(Event::Meet { .. })) => SuccessorFate::Meets,
        Event::Open { .. } => SuccessorFate::New,
        Event::Duplicate { .. } => SuccessorFate::Duplicate,
        Event::Improve { was: PriorStatus::Open, .. } => SuccessorFate::Improved,
        Event::Improve { was: PriorStatus::Expanded, .. } => SuccessorFate::Reopened,
        Event::Prune { .. } => SuccessorFate::Pruned,
        _ => return None,
    })
}

#[test]
fn the_fate_of_a_successor_is_that_of_its_event() {
    for realm in Realm::ALL.into_iter().filter(|realm| *realm != Realm::Table) {
        for start in NEAR.into_iter().take(size(4, 1)) {
            let (mut there, events) = at_start(realm, start, Settings::default());
            for (moment, event) in events.iter().enumerate().take(400) {
                there.past = Past::of(&there.whole, moment as u64);
                let question = Question::of(QuestionKind::Fate);
                let right = right(&question, &there.context(), (&there.whole, RecordingEnd::OfSearch));
                let expected = expected_fate(realm, event, events.get(moment + 1)).map(Prediction::Fate);
                match (right, expected) {
                    (Some(right), Some(fate)) => {
                        // A parent is a duplicate too, and what is reopened is improved.
                        let has_two = matches!(event, Event::Duplicate { .. })
                            || matches!(event, Event::Improve { was: PriorStatus::Expanded, .. });
                        let most = if has_two { 2 } else { 1 };
                        assert!(right.full.contains(&fate), "{realm} {start} at {moment}");
                        assert!(right.full.len() <= most, "{realm} {start} at {moment}: {right:?}");
                    }
                    (None, None) => {}
                    (right, expected) => panic!("{realm} {start} at {moment}: {right:?}, not {expected:?}"),
                }
            }
        }
    }
}

/// Layers whose expansion has begun, on both sides, and one more.
fn layers(events: &[Event]) -> u8 {
    let begun = |on: Side| {
        let g = events.iter().filter_map(|event| match event {
            Event::Expand { g, side, .. } if *side == on => Some(g + 1),
            _ => None,
        });
        g.max().unwrap_or(0)
    };
    begun(Side::Forward) + begun(Side::Backward) + 1
}

/// Who forgets parity says that the sides meet, where that cannot be for parity; where it can be, that rival has no say.
#[test]
fn whoever_forgets_parity_is_wrong_in_every_other_layer() {
    let (mut has_a_say, mut has_none) = (0, 0);
    for start in NEAR {
        let (mut there, events) = at_start(Realm::Bidirectional, start, Settings::default());
        let moves = there.context().distances.distance(&there.puzzle).expect("there is a path");
        let question = Question::of(QuestionKind::Meet);
        for moment in 0..events.len() {
            there.past = Past::of(&there.whole, moment as u64);
            let sum = layers(&events[..moment]);
            assert_eq!(layers_after_this(there.past.edge()), sum, "{start} at {moment}");
            let from = there.context();
            if right(&question, &from, (&there.whole, RecordingEnd::OfSearch)).is_none() {
                continue;
            }
            let all = rivals(&question, &from, &there.whole);
            let parity =
                all.iter().find(|(rival, _)| *rival == Rival::Parity).map(|(_, answers)| &answers[..]);
            let differs = moves % 2 != sum % 2;
            let expected: &[Prediction] = if differs { &[Prediction::YesNo(YesNo::Yes)] } else { &[] };
            assert_eq!(
                parity.unwrap_or_default(),
                expected,
                "{start} at {moment}: {sum} layers, {moves} moves"
            );
            *(if differs { &mut has_a_say } else { &mut has_none }) += 1;
        }
    }
    assert!(has_a_say > 2 && has_none > 2, "{has_a_say} and {has_none}");
}

/// In a table that is read, each successor of the current board is one move farther than it.
#[test]
fn what_a_table_may_look_up_next_is_one_move_on() {
    let there = QuestionMoment::of("8r1:23415x768:3@e665284");
    let options = options(&Question::of(QuestionKind::Next), &there.context(), &there.with_next);
    let QuestionOptions::Boards { boards, .. } = options else { panic!("they are boards") };
    let current = there.past.edge().current.expect("a board was looked up");
    assert!(current.g > 1 && boards.len() > 1, "{current:?}");
    for board in boards {
        assert_eq!(board.g, current.g + 1, "{board:?}");
    }
}
