//! The curves: thinned, but each step is true of the events that it stands for.

use eight_realms_core::{
    replay::Sample,
    trace::{Event, Tally},
};

use super::{cases::cases, record_in_batches};
use crate::probe::check_all;

/// What is true right after each expansion, with the largest frontier until the next.
fn by_expansion(events: &[Event]) -> Vec<Sample> {
    let mut tally = Tally::default();
    let mut samples: Vec<Sample> = Vec::new();
    for (event, moment) in events.iter().zip(1..) {
        tally.note(event);
        if let Event::Expand { .. } = event {
            samples.push(Sample { expanded: tally.expanded, moment, frontier: tally.frontier });
        } else if let Some(last) = samples.last_mut() {
            last.frontier = last.frontier.max(tally.frontier);
        }
    }
    samples
}

#[test]
fn a_step_ends_at_an_expansion_and_keeps_the_largest_frontier_since_the_step_before() {
    check_all(cases(), |case| {
        let whole = by_expansion(&case.events);
        let recording = record_in_batches(case, &case.events);
        for thinned in [recording.series().linear(), recording.series().logarithmic()] {
            let mut rest = whole.as_slice();
            for sample in thinned {
                let place = rest.iter().position(|one| one.expanded == sample.expanded).expect("in order");
                let (step, after) = rest.split_at(place + 1);
                assert_eq!(step[place].moment, sample.moment, "{case}");
                let largest = step.iter().map(|one| one.frontier).max();
                assert_eq!(largest, Some(sample.frontier), "{case} at {}", sample.expanded);
                rest = after;
            }
            assert!(rest.is_empty(), "{case}: {} expansions are left out", rest.len());
            let peak = thinned.iter().map(|sample| sample.frontier).max();
            assert!(whole.is_empty() || peak == Some(recording.edge().tally.frontier_peak), "{case}");
        }
    });
}

#[test]
fn the_curves_stay_short_and_short_searches_are_shown_whole() {
    check_all(cases(), |case| {
        let recording = record_in_batches(case, &case.events);
        let expanded = recording.edge().tally.expanded;
        let (linear, logarithmic) = (recording.series().linear(), recording.series().logarithmic());
        assert!(linear.len() < 2048, "{case}: {}", linear.len());
        assert!(expanded < 2048 || linear.len() >= 1024, "{case}: {}", linear.len());
        assert!(expanded >= 2048 || linear.len() as u64 == expanded, "{case}: {}", linear.len());
        let octaves = (expanded.max(1) as f64).log2();
        assert!(logarithmic.len() as f64 <= 36.0 * octaves + 1.0, "{case}: {}", logarithmic.len());
    });
}
