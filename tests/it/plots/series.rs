//! The curves of a recording, against a walk over its events.

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::{Recording, Sample},
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::walk;
use crate::ground::{puzzle, record};

/// The most steps that the logarithmic series has in an octave.
const STEPS_AN_OCTAVE: f64 = 36.0;

/// The sample, one move, none, and a board whose deepening takes long.
fn puzzles() -> [Puzzle; 4] {
    let starts = ["23415x768", "1234567x8", "12345678x", "86547213x"];
    starts.map(|start| puzzle(start, "12345678x"))
}

#[test]
fn samples_are_the_largest_frontier_of_each_step_of_the_screen() {
    for puzzle in puzzles() {
        for realm in Realm::ALL {
            let events = record(realm, &puzzle, Settings::default());
            let mut recording = Recording::of(realm);
            recording.extend(&events, 1.0);
            let steps = brute_steps(&events);
            let series = recording.series();
            for samples in [series.logarithmic(), series.linear()] {
                check_samples(samples, &steps, realm);
            }
            check_widths(series.logarithmic(), series.linear(), realm);
        }
    }
}

/// For each expansion: the moment right after it, and the largest frontier until the next one.
fn brute_steps(events: &[Event]) -> Vec<(u64, u64)> {
    let counts = walk(events);
    let mut steps: Vec<(u64, u64)> = Vec::new();
    for (moment, [expanded, frontier]) in counts.iter().enumerate() {
        if *expanded > steps.len() as u64 {
            steps.push((moment as u64, *frontier));
        } else if let Some((_, most)) = steps.last_mut() {
            *most = (*most).max(*frontier);
        }
    }
    steps
}

fn check_samples(samples: &[Sample], steps: &[(u64, u64)], realm: Realm) {
    let mut before = 0;
    for sample in samples {
        let part = &steps[before as usize..sample.expanded as usize];
        let most = part.iter().map(|(_, frontier)| *frontier).max();
        let moment = part.last().map(|(moment, _)| *moment);
        assert_eq!((moment, most), (Some(sample.moment), Some(sample.frontier)), "realm {realm}: {sample:?}");
        before = sample.expanded;
    }
    assert_eq!(before, steps.len() as u64, "realm {realm}: nothing is left out at the end");
}

/// No step is wider than the screen can show, and there are not more than it can show.
fn check_widths(logarithmic: &[Sample], linear: &[Sample], realm: Realm) {
    let mut before = 0;
    for sample in logarithmic {
        let first = before + 1;
        let width = (sample.expanded as f64 / first as f64).log2();
        assert!(sample.expanded == first || width < 1.0 / STEPS_AN_OCTAVE, "realm {realm}: {sample:?}");
        before = sample.expanded;
    }
    let expanded = before;
    let widest = (expanded / 1024).max(1).next_power_of_two();
    assert!(linear.len() < 2048, "realm {realm}: {}", linear.len());
    assert!(linear.windows(2).all(|pair| pair[1].expanded - pair[0].expanded <= widest), "realm {realm}");
}

#[test]
fn series_do_not_depend_on_how_events_arrive() {
    let puzzle = puzzles()[0];
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    for realm in Realm::ALL {
        let events = record(realm, &puzzle, Settings::default());
        let whole = record_in_batches(realm, &events, || events.len());
        for size in [1, 7, 1024, 4096, 5000] {
            assert_same(&whole, &record_in_batches(realm, &events, || size));
        }
        assert_same(&whole, &record_in_batches(realm, &events, || rng.random_range(1..3000)));
    }
}

fn record_in_batches(realm: Realm, events: &[Event], mut batch: impl FnMut() -> usize) -> Recording {
    let mut recording = Recording::of(realm);
    let mut rest = events;
    while !rest.is_empty() {
        let (now, later) = rest.split_at(batch().min(rest.len()));
        recording.extend(now, recording.len() as f64);
        rest = later;
    }
    recording
}

fn assert_same(one: &Recording, other: &Recording) {
    let (left, right) = (one.series(), other.series());
    assert!(left.logarithmic() == right.logarithmic() && left.linear() == right.linear(), "{}", one.realm());
}
