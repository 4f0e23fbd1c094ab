//! A recording at a moment agrees with a replay from the first event: every realm, both ways.

pub mod cases;
mod histories;
mod ledger;
mod pasts;
mod plain_counts;
mod series;
mod steps;
mod visits;

use eight_realms_core::{
    puzzle::Board,
    realm::Realm,
    replay::{PAGE, Recording, Scene, frontier_ends},
    space::Dealer,
    trace::{Event, EventKind, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    probe::check_all,
    recording::{
        cases::{Case, cases},
        ledger::{Ledger, plain},
    },
    samples::size,
};

const SIDES: [Side; 2] = [Side::Forward, Side::Backward];

/// Seeded moments of a recording; right before and after some events of every kind; both ends, and both
/// sides of the first page's edge. Of a long recording fewer.
fn moments(case: &Case, events: &[Event], count: usize) -> Vec<u64> {
    let len = events.len() as u64;
    let count = if events.len() > 200_000 { count / 5 + 1 } else { count };
    let count = size(count, count / 5 + 1);
    let mut rng = ChaCha8Rng::seed_from_u64(len + case.realm.index() as u64);
    let mut moments: Vec<u64> = (0..count).map(|_| rng.random_range(0..=len)).collect();
    for kind in EventKind::ALL {
        let of_kind: Vec<u64> = (0..len).filter(|at| events[*at as usize].kind() == kind).collect();
        let some = (0..of_kind.len().min(count / 3 + 1)).map(|_| of_kind[rng.random_range(0..of_kind.len())]);
        moments.extend(some.flat_map(|at| [at, at + 1]));
    }
    let page = PAGE as u64;
    moments.extend([0, 1, 2, page - 1, page, page + 1, len - len.min(2), len - len.min(1), len]);
    moments.retain(|moment| *moment <= len);
    moments.sort_unstable();
    moments.dedup();
    moments
}

/// Replays a case and calls `check` at each of its moments.
fn at_moments(count: usize, check: impl Fn(&Case, &Recording, &[Event], &Ledger) + Sync) {
    check_all(cases(), |case| {
        let events = &case.events;
        let recording = record_in_batches(case, events);
        let mut ledger = Ledger::of(case.realm, case.puzzle, case.settings);
        for moment in moments(case, events, count) {
            while ledger.at < moment {
                ledger.apply(events[ledger.at as usize]);
            }
            check(case, &recording, events, &ledger);
        }
    });
}

/// Recorded in batches of seeded sizes.
fn record_in_batches(case: &Case, events: &[Event]) -> Recording {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut recording = Recording::of(case.realm);
    let (mut rest, mut seconds) = (events, 0.0);
    while !rest.is_empty() {
        let (batch, after) = rest.split_at(rng.random_range(1..=1024).min(rest.len()));
        seconds += rng.random_range(0.0..0.001);
        recording.extend(batch, seconds);
        rest = after;
    }
    recording
}

#[test]
fn a_scene_is_the_replay_from_the_first_event() {
    check_all(cases(), |case| {
        let events = &case.events;
        let recording = record_in_batches(case, events);
        let mut scene = Scene::default();
        let mut applied = 0;
        for moment in moments(case, events, 60) {
            events[applied..moment as usize].iter().for_each(|event| scene.apply(*event));
            applied = moment as usize;
            assert_eq!(recording.scene_at(moment), scene, "{case} at {moment}");
        }
        assert_eq!(*recording.edge(), scene, "{case}");
        assert_eq!(recording.scene_at(recording.len() + 5), scene, "{case}: beyond the end");
    });
}

#[test]
fn a_scene_holds_the_tally_the_stack_and_the_last_event() {
    at_moments(60, |case, recording, events, ledger| {
        let scene = recording.scene_at(ledger.at);
        assert_eq!(scene.tally, ledger.tally, "{case} at {}", ledger.at);
        assert_eq!(scene.stack, ledger.stack(), "{case} at {}", ledger.at);
        assert_eq!(scene.last, ledger.last, "{case} at {}", ledger.at);
        assert_eq!(recording.event(ledger.at), events.get(ledger.at as usize).copied(), "{case}");
        let page = |events: &[Event]| events.iter().copied().take(PAGE + 1).collect::<Vec<_>>();
        let from: Vec<Event> = recording.events_from(ledger.at).take(PAGE + 1).collect();
        assert_eq!(from, page(&events[ledger.at as usize..]), "{case} from {}", ledger.at);
    });
}

#[test]
fn both_ends_of_the_frontier_are_in_the_realms_own_order() {
    at_moments(12, |case, recording, events, ledger| {
        let head = |side, most| frontier_ends(recording, ledger.at, side, &case.settings, most);
        let mut count = 0;
        for side in SIDES {
            let all = if case.realm == Realm::IdaStar { Vec::new() } else { ledger.frontier(side) };
            assert_eq!(head(side, usize::MAX).head, all, "{case}, {side:?} at {}", ledger.at);
            for most in [1, 24] {
                let some = head(side, most);
                assert_eq!(some.head, all[..most.min(all.len())], "{case}, {side:?} at {}", ledger.at);
                let last = all.len().saturating_sub(most).max(some.head.len());
                assert_eq!(some.tail, all[last..], "{case}, {side:?} at {}", ledger.at);
                assert_eq!(some.count, all.len(), "{case}, {side:?} at {}", ledger.at);
            }
            count += all.len() as u64;
        }
        if case.realm != Realm::IdaStar {
            assert_eq!(count, ledger.tally.frontier, "{case} at {}", ledger.at);
        }
        let next = next_taken(case, events.get(ledger.at as usize).copied());
        if let Some((board, side)) = next {
            assert_eq!(head(side, 1).head[0].board, board, "{case} at {}", ledger.at);
        }
    });
}

/// The board that leaves the frontier with this event: A* takes the goal without expanding it.
fn next_taken(case: &Case, event: Option<Event>) -> Option<(Board, Side)> {
    match event? {
        Event::Expand { board, side, .. } if case.realm != Realm::IdaStar => Some((board, side)),
        Event::Solved { .. } if case.realm.has_ties() => Some((case.puzzle.goal, Side::Forward)),
        _ => None,
    }
}

#[test]
fn the_successors_are_those_of_the_board_being_expanded_with_their_fates() {
    at_moments(60, |case, recording, _, ledger| {
        let successors = recording.successors_at(ledger.at, &case.puzzle, &case.settings);
        let plain_successors: Vec<_> = successors.iter().map(plain).collect();
        assert_eq!(plain_successors, ledger.successors(), "{case} at {}, after {:?}", ledger.at, ledger.last);
        let current = recording.scene_at(ledger.at).current;
        for (successor, current) in successors.iter().zip(current.iter().cycle()) {
            let reached = successor.node;
            assert_eq!((reached.g, reached.side), (current.g + 1, current.side), "{case} at {}", ledger.at);
            assert_eq!(reached.f, u16::from(reached.g) + reached.h, "{case} at {}", ledger.at);
        }
    });
}

#[test]
fn the_path_to_a_board_is_legal_and_as_long_as_its_g() {
    at_moments(3, |case, recording, _, ledger| {
        if case.realm == Realm::IdaStar {
            return;
        }
        let mut reached: Vec<_> = ledger.reached().collect();
        reached.sort_unstable_by_key(|(board, side, _)| (*board, *side as u8));
        let stride = (reached.len() / 40).max(1);
        for (board, side, g) in reached.into_iter().step_by(stride) {
            let path = recording.path_to(board, side, ledger.at);
            let root = if side == Side::Forward { case.puzzle.start } else { case.puzzle.goal };
            assert_eq!((path[0], path[path.len() - 1]), (root, board), "{case} at {}", ledger.at);
            assert_eq!(path.len(), usize::from(g) + 1, "{case} at {}", ledger.at);
            assert!(path.windows(2).all(|pair| pair[0].move_to(pair[1]).is_some()), "{case}: {path:?}");
        }
    });
}

#[test]
fn streamed_time_never_runs_back_and_ends_with_the_last_batch() {
    let mut recording = Recording::of(Realm::Hash);
    let case = &cases()[0];
    let events = &case.events;
    for (batch, seconds) in events[..3000].chunks(1000).zip([0.25, 0.25, 1.0]) {
        recording.extend(batch, seconds);
    }
    recording.extend(&[], 1.0);
    let exact =
        [(0, 0.0), (500, 0.125), (1000, 0.25), (1500, 0.25), (2000, 0.25), (2500, 0.625), (3000, 1.0)];
    for (moment, seconds) in exact {
        assert!((recording.seconds_at(moment) - seconds).abs() < 1e-12, "at {moment}");
    }
    let times: Vec<f64> = (0..=3001).map(|moment| recording.seconds_at(moment)).collect();
    assert!(times.is_sorted(), "time runs one way");
}

#[test]
fn the_share_of_the_time_is_that_of_the_events_where_the_clock_saw_none() {
    let events = &cases()[0].events[..1000];
    for (seconds, beyond) in [(1.0, 1000), (0.0, 1001)] {
        let mut recording = Recording::of(Realm::Hash);
        assert!(recording.share_at(0) <= 0.0, "nothing is recorded");
        recording.extend(&events[..500], seconds / 4.0);
        recording.extend(&events[500..], seconds);
        let quarter = if seconds > 0.0 { 0.25 } else { 0.5 };
        for (moment, share) in [(0, 0.0), (500, quarter), (1000, 1.0), (beyond, 1.0)] {
            assert!((recording.share_at(moment) - share).abs() < 1e-12, "at {moment} of {seconds} s");
        }
    }
}

/// A copy of a recording stays what it is while the other grows.
#[test]
fn a_copy_does_not_grow_with_the_other() {
    let case = &cases()[0];
    let events = &case.events;
    let (first, second) = events.split_at(PAGE + 100);
    let mut recording = Recording::of(case.realm);
    recording.extend(first, 1.0);
    let copy = recording.clone();
    recording.extend(second, 2.0);
    assert!(copy.events_from(0).eq(first.iter().copied()), "the copy");
    assert!(recording.events_from(0).eq(events.iter().copied()), "the one that grew");
}

#[test]
fn a_board_that_was_never_reached_has_no_path() {
    let case = &cases()[0];
    let recording = record_in_batches(case, &case.events);
    let unreachable = Dealer::seeded(3).solvable(case.puzzle.goal.with_swapped(0, 1));
    assert_eq!(recording.path_to(unreachable, Side::Forward, 100), [unreachable]);
}
