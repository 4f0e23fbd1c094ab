//! Steps and marks: as far as they should go, and back to where they came from.

use std::collections::HashSet;

use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Mark, MarkKind, Recording, Stride},
    trace::Event,
};

use super::{
    cases::{Case, cases},
    moments, record_in_batches,
};
use crate::probe::check_all;

const STRIDES: [Stride; 4] = [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All];

/// The marks that the events call for.
fn marks_of(case: &Case, events: &[Event]) -> Vec<Mark> {
    let mut keys = HashSet::new();
    let mut kind_of = |event: &Event| match *event {
        Event::Expand { f, .. } if case.realm.has_ties() => keys.insert((f, false)).then_some(MarkKind::F(f)),
        Event::Expand { g, side, .. } if case.realm != Realm::IdaStar => {
            keys.insert((u16::from(g), side as u8 == 1)).then_some(MarkKind::Layer { g, side })
        }
        Event::Deepen { bound } => Some(MarkKind::Bound(bound)),
        Event::Meet { .. } => Some(MarkKind::Meeting),
        Event::LookUp { .. } => keys.insert((u16::MAX, true)).then_some(MarkKind::LookedUp),
        Event::Solved { .. } => Some(MarkKind::Solved),
        _ => None,
    };
    let numbered = events.iter().zip(1..);
    numbered.filter_map(|(event, moment)| Some(Mark { moment, kind: kind_of(event)? })).collect()
}

/// Every moment at which a step of this stride may come to rest, besides the two ends.
fn stops(recording: &Recording, events: &[Event], stride: Stride) -> Vec<u64> {
    let is_stop = |event: &Event| match stride {
        Stride::Event => true,
        Stride::Expansion => {
            matches!(event, Event::Expand { .. } | Event::LookUp { .. } | Event::Solved { .. })
        }
        Stride::Mark | Stride::All => false,
    };
    let marks = recording.marks().iter().filter(|_| stride == Stride::Mark).map(|mark| mark.moment);
    marks
        .chain(events.iter().zip(1..).filter(|(event, _)| is_stop(event)).map(|(_, moment)| moment))
        .collect()
}

#[test]
fn marks_are_complete_and_in_order() {
    check_all(cases(), |case| {
        let events = &case.events;
        let recording = record_in_batches(case, events);
        assert_eq!(recording.marks(), marks_of(case, events), "{case}");
        assert!(recording.marks().windows(2).all(|pair| pair[0].moment < pair[1].moment), "{case}");
    });
}

#[test]
fn a_step_leads_to_the_nearest_stop_and_the_step_back_returns() {
    check_all(cases(), |case| {
        let events = &case.events;
        let (recording, len) = (record_in_batches(case, events), events.len() as u64);
        for stride in STRIDES {
            let stops = stops(&recording, events, stride);
            let on = |moment| recording.step(moment, stride, Direction::Forward);
            let back = |moment| recording.step(moment, stride, Direction::Back);
            for moment in moments(case, events, 20) {
                let after = stops.iter().copied().find(|stop| *stop > moment);
                let before = stops.iter().copied().rfind(|stop| *stop < moment);
                assert_eq!(on(moment), after.unwrap_or(len), "{case}, {stride:?} from {moment}");
                assert_eq!(back(moment), before.unwrap_or(0), "{case}, {stride:?} back from {moment}");
                if moment < len && (moment == 0 || stops.contains(&moment)) {
                    assert_eq!(back(on(moment)), moment, "{case}, {stride:?} from {moment}");
                }
            }
        }
    });
}

#[test]
fn the_nth_expansion_is_at_the_moment_after_its_event() {
    check_all(cases(), |case| {
        let recording = record_in_batches(case, &case.events);
        let expansions =
            case.events.iter().zip(1..).filter(|(event, _)| matches!(event, Event::Expand { .. }));
        let moments: Vec<u64> = expansions.map(|(_, moment)| moment).collect();
        let stride = moments.len() / 500 + 1;
        for (n, moment) in (1..).zip(&moments).step_by(stride) {
            assert_eq!(recording.moment_of_expansion(n), *moment, "{case}: {n}");
        }
        let last = moments.len() as u64;
        assert_eq!(recording.moment_of_expansion(0), 0, "{case}");
        assert_eq!(recording.moment_of_expansion(last + 1), recording.len(), "{case}");
        let expected = moments.last().copied().unwrap_or(0);
        assert_eq!(recording.moment_of_expansion(last), expected, "{case}");
    });
}
