//! Which events have operations is known without a replay.

use eight_realms_core::{
    realm::Realm,
    replay::{
        Direction,
        structures::{StructureMoment, has_operations, step_to_operations},
    },
};

use super::cases::{Case, all_cases, list_cases};
use crate::probe::check_all;

fn check(case: &Case, shown: &StructureMoment) {
    let event = shown.event.expect("something has happened");
    let is_known = has_operations(case.realm, &case.puzzle, &event);
    assert_eq!(is_known, !shown.operations.is_empty(), "{case}: {event:?} at {}", shown.moment);
}

#[test]
fn an_event_has_operations_where_its_structure_shows_some() {
    let cases: Vec<Case> = all_cases().into_iter().filter(|case| case.realm != Realm::Table).collect();
    check_all(&cases, |case| case.moments().for_each(|shown| check(case, &shown)));
    check_all(&list_cases(), |case| case.moments().for_each(|shown| check(case, &shown)));
}

/// A table takes two thirds of a million events: both ends, and some in between.
#[test]
fn so_it_is_while_a_table_is_built_and_read() {
    let case = Case::sample(Realm::Table);
    let (mut replay, len) = (case.replay(), case.recording.len());
    for moment in (1..300).chain((300..len).step_by(613)).chain(len - 300..=len) {
        check(&case, &case.by(&mut replay, moment));
    }
}

#[test]
fn a_step_leads_to_the_nearest_event_with_operations_or_to_an_end() {
    for case in all_cases().into_iter().filter(|case| case.recording.len() < 20_000) {
        let len = case.recording.len();
        let step = |moment, direction| step_to_operations(&case.recording, &case.puzzle, moment, direction);
        let has_some = |moment: &u64| {
            let event = case.recording.event(moment - 1).expect("it is recorded");
            has_operations(case.realm, &case.puzzle, &event)
        };
        let found: Vec<u64> = (1..=len).filter(has_some).collect();
        for moment in 0..=len {
            let next = found.iter().copied().find(|at| *at > moment);
            let previous = found.iter().copied().rfind(|at| *at < moment);
            assert_eq!(step(moment, Direction::Forward), next.unwrap_or(len), "{case}: {moment}");
            assert_eq!(step(moment, Direction::Back), previous.unwrap_or(0), "{case}: {moment}");
        }
    }
}
