//! The curve of time over expansions: its places, what lies between them, and places that chance has put in disorder.

use eight_realms_core::replay::{TimeCurve, TimeSample};

const END: TimeSample = TimeSample { expanded: 100, seconds: 8.0 };

fn places(curve: &TimeCurve) -> Vec<(u64, f64)> {
    curve.samples().map(|sample| (sample.expanded, sample.seconds)).collect()
}

#[test]
fn places_come_in_order_and_the_end_is_exact() {
    let curve = TimeCurve::ending_at(END, &[(10, 0.25), (50, 0.5), (100, 0.75), (120, 0.9)]);
    assert_eq!(places(&curve), [(10, 2.0), (50, 4.0), (100, 8.0)], "what is not before the end is left out");
    assert_eq!(curve.end(), END);
}

/// From nothing to the first place, from place to place, and from the last to the end.
#[test]
fn between_two_places_time_passes_evenly() {
    let curve = TimeCurve::ending_at(END, &[(10, 0.25), (50, 0.5)]);
    for (expanded, seconds) in
        [(0, 0.0), (5, 1.0), (10, 2.0), (20, 2.5), (50, 4.0), (75, 6.0), (100, 8.0), (u64::MAX, 8.0)]
    {
        assert_eq!((expanded, curve.seconds_at(expanded)), (expanded, seconds));
    }
}

/// Three places that fall become their mean; equal ones are no disorder, and shares lie within the run.
#[test]
fn what_falls_becomes_its_mean() {
    let curve = TimeCurve::ending_at(END, &[(10, 0.125), (20, 0.5), (30, 0.375), (40, 0.25), (50, 0.75)]);
    assert_eq!(places(&curve), [(10, 1.0), (20, 3.0), (30, 3.0), (40, 3.0), (50, 6.0), (100, 8.0)]);
    let uneven = TimeCurve::ending_at(END, &[(10, 0.25), (20, 0.25), (30, 0.125), (40, 0.375), (50, 0.0)]);
    // The mean of the first three, 5/24, is more than that of the last two, 3/16: all become a fifth.
    let seconds: Vec<f64> = places(&uneven).into_iter().map(|(_, seconds)| seconds).collect();
    assert!(seconds[..5].iter().all(|seconds| (seconds - 1.6).abs() < 1e-12), "{seconds:?}");
    let beyond = TimeCurve::ending_at(END, &[(10, -0.5), (20, 1.5)]);
    assert_eq!(places(&beyond), [(10, 0.0), (20, 8.0), (100, 8.0)]);
}
