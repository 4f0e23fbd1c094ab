//! A structure is the same however its moment is come to, and no call takes long.

use std::sync::Arc;

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
    replay::{
        PAGE, Recording,
        structures::{ALLOWANCE, MAX_BYTES, Structure, StructureMoment, StructureReplay},
    },
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::cases::{Case, all_cases, list_cases, recording_of};
use crate::{
    probe::{check_all, puzzle},
    samples::size,
};

/// The structure at a moment, however many calls that takes; and how many it takes.
fn at(case: &Case, replay: &mut StructureReplay, moment: u64) -> (Arc<StructureMoment>, usize) {
    let mut calls = 1;
    loop {
        if let Some(shown) = replay.at(&case.recording, moment, ALLOWANCE) {
            return (shown, calls);
        }
        calls += 1;
    }
}

/// Moments near the one before and far from it.
fn wander(rng: &mut ChaCha8Rng, moment: u64, last: u64) -> u64 {
    match rng.random_range(0..4) {
        0 => (moment + 1).min(last),
        1 => moment.saturating_sub(1),
        2 => moment.saturating_sub(rng.random_range(0..700)),
        _ => rng.random_range(0..=last),
    }
}

fn check(case: &Case, count: usize, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut replay = case.replay();
    let mut moment = 0;
    for _ in 0..count {
        moment = wander(&mut rng, moment, case.recording.len());
        let (shown, _) = at(case, &mut replay, moment);
        assert_eq!(shown.moment, moment, "{case}");
        assert_eq!(shown, case.at(moment), "{case} at {moment}");
    }
}

#[test]
fn forward_back_and_by_a_jump_it_is_that_of_a_fresh_replay() {
    check_all(&all_cases(), |case| check(case, size(24, 6), 1));
    check_all(&list_cases(), |case| check(case, size(24, 6), 2));
}

/// A board 31 moves away, with a weak heuristic.
fn far() -> Case {
    let settings = Settings { heuristic: Some(HeuristicKind::Misplaced), ..Settings::default() };
    Case::of(Realm::Heap, puzzle("8672543x1", "12345678x"), settings)
}

#[test]
fn over_many_pages_it_is_that_of_a_fresh_replay() {
    let scanned = Case::of(Realm::Misplaced, puzzle("031547286", "123456780"), Settings::default());
    check_all(&[scanned, far()], |case| {
        assert!(case.recording.len() > 4 * PAGE as u64, "{case}: {}", case.recording.len());
        check(case, size(6, 2), 3);
    });
}

/// A number that is shown changes with its own event: a recording that ends there shows the same.
#[test]
fn no_later_event_is_shown() {
    let cases: Vec<Case> = all_cases().into_iter().chain(list_cases()).collect();
    check_all(&cases, |case| {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for _ in 0..size(6, 2) {
            let moment = rng.random_range(0..=case.recording.len());
            let events: Vec<Event> = case.recording.events_from(0).take(moment as usize).collect();
            let recording = recording_of(case.realm, &events);
            let so_far = Case { realm: case.realm, puzzle: case.puzzle, settings: case.settings, recording };
            assert_eq!(so_far.at(moment), case.at(moment), "{case} at {moment}");
        }
    });
}

#[test]
fn nothing_happened_and_nothing_searched_are_empty() {
    for case in all_cases() {
        let first = case.at(0);
        assert_eq!(
            (first.event, &first.structure, first.work.total()),
            (None, &Structure::Empty, 0),
            "{case}"
        );
        if case.puzzle.start == case.puzzle.goal {
            let last = case.at(case.recording.len());
            assert_eq!((&last.structure, last.work.total()), (&Structure::Empty, 0), "{case}");
        }
    }
}

#[test]
fn beyond_the_end_is_the_end_which_may_move_on() {
    let whole = Case::sample(Realm::Heap);
    let mut recording = Recording::of(Realm::Heap);
    let mut replay = whole.replay();
    for events in whole.recording.events_from(0).collect::<Vec<_>>().chunks(100) {
        recording.extend(events, 0.0);
        let shown = replay.at(&recording, u64::MAX, ALLOWANCE).expect("a hundred events take no time");
        assert_eq!(shown, whole.at(recording.len()));
    }
}

/// However few steps are allowed, every call comes nearer; a moment on the same page is there at once.
#[test]
fn a_distant_moment_takes_several_calls_and_a_near_one_takes_none() {
    let case = far();
    let mut replay = case.replay();
    let (_, calls) = at(&case, &mut replay, case.recording.len());
    assert!(calls > 10, "{calls} calls for {} events", case.recording.len());
    let moment = case.recording.len() / PAGE as u64 / 2 * PAGE as u64 + 2_000;
    let (_, calls) = at(&case, &mut replay, moment);
    assert!(calls <= 20, "{calls} calls from the last copy on");
    for moment in (moment - 2_000..moment).rev().step_by(111) {
        assert_eq!(at(&case, &mut replay, moment).1, 1, "{moment}");
    }
    assert_eq!(
        replay.at(&case.recording, 1, 1).map(|shown| shown.moment),
        Some(1),
        "one step is always made"
    );
}

/// Where realm 1 has been, its log knows every comparison.
#[test]
fn realm_1_is_replayed_once() {
    let case = Case::sample(Realm::StringSet);
    let mut replay = case.replay();
    let (_, calls) = at(&case, &mut replay, case.recording.len());
    assert!(calls > 10, "{calls}");
    for moment in [70_000, 5_000, 40_123, 1] {
        let (shown, calls) = at(&case, &mut replay, moment);
        assert_eq!((calls, &shown), (1, &case.at(moment)));
    }
}

#[test]
fn copies_stay_within_their_bound() {
    let settings = Settings { parity: ParityCheck::Off, ..Settings::default() };
    let apart = Puzzle::new("12345687x".parse().expect("a board"), Board::standard_goal());
    let case = Case::of(Realm::Heap, apart, settings);
    let mut replay = case.replay();
    case.by(&mut replay, case.recording.len());
    let bytes = replay.bytes();
    assert!(bytes > MAX_BYTES / 8 && bytes < MAX_BYTES * 5 / 4, "{case}: {bytes}");
}
