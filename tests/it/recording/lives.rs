//! What has become of one board: when it was opened and expanded, as far as a moment knows.

use eight_realms::{
    puzzle::Board,
    realm::Realm,
    replay::{Life, Recording},
    trace::{Event, Side},
};

use super::cases::cases;

/// The life of a board from the events alone.
fn told(events: &[Event], board: Board, of: Side) -> Life {
    let mut life = Life::default();
    for (at, event) in (0..).zip(events) {
        match *event {
            Event::Begin { board: other, side, .. } | Event::Open { board: other, side, .. }
                if (other, side) == (board, of) =>
            {
                life.opened = Some(at);
            }
            Event::Improve { board: other, .. } if (other, Side::Forward) == (board, of) => {
                life.opened = Some(at);
            }
            Event::Expand { board: other, side, .. } if (other, side) == (board, of) => {
                life.expanded = Some(at);
            }
            _ => {}
        }
    }
    life
}

#[test]
fn lives_are_what_the_events_say() {
    let found = cases().iter().filter(|case| case.events.len() < 60_000);
    for case in found {
        let mut recording = Recording::of(case.realm);
        recording.extend(&case.events, 0.0);
        let step = case.events.len() / 5 + 1;
        for moment in (0..=case.events.len()).step_by(step).chain([case.events.len()]) {
            let past = &case.events[..moment];
            let expanded = past.iter().filter(|event| matches!(event, Event::Expand { .. })).count() as u64;
            assert_eq!(recording.expanded_by(moment as u64), expanded, "{case} at {moment}");
            for (at, event) in past.iter().enumerate().step_by(moment / 30 + 1) {
                let Some(board) = event.board() else { continue };
                for side in [Side::Forward, Side::Backward] {
                    let life = recording.life_of(board, side, moment as u64);
                    let told = told(past, board, side);
                    assert_eq!(life.expanded, told.expanded, "{case}: {board}, event {at}, at {moment}");
                    // A deepening search forgets what it has opened.
                    if case.realm != Realm::IdaStar {
                        assert_eq!(life.opened, told.opened, "{case}: {board}, event {at}, at {moment}");
                    }
                }
            }
        }
        for (number, at) in expansions(&case.events).step_by(97) {
            assert_eq!(recording.expansion(number), Some(at), "{case}");
        }
        let all = expansions(&case.events).count() as u64;
        assert_eq!(recording.expansion(all), None, "{case}");
    }
}

fn expansions(events: &[Event]) -> impl Iterator<Item = (u64, u64)> {
    let expansions = (0..).zip(events).filter(|(_, event)| matches!(event, Event::Expand { .. }));
    (0..).zip(expansions.map(|(at, _)| at))
}
