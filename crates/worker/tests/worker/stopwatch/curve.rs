//! The curve of the run time over the expansions.

use std::{sync::atomic::AtomicBool, time::Duration};

use eight_realms_core::{
    job::{Runs, Search, TimeSummary, TimedSearch, measure, measure_curve},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    replay::{TimeCurve, TimeSample},
    trace::{CancelObserver, Stop, Tally},
};
use eight_realms_worker::worker::native::SteadyClock;

use super::{
    sample,
    simulated::{Disturbance, READING, SimulatedClock, UNDISTURBED},
};

fn timed(realm: Realm, puzzle: Puzzle) -> TimedSearch {
    let mut tally = Tally::default();
    realm.search(&puzzle, &Settings::default(), &mut tally).expect("a tally ends no search");
    TimedSearch { search: Search::new(realm, puzzle, Settings::default()), expanded: tally.expanded }
}

/// Neither time nor expansions fall, and the end is that of the search, to the last bit.
fn check_shape(curve: &TimeCurve, timed: &TimedSearch, run_time: &TimeSummary) {
    let realm = timed.search.lane.realm;
    let samples: Vec<TimeSample> = curve.samples().collect();
    for pair in samples.windows(2) {
        assert!(pair[0].expanded < pair[1].expanded, "realm {realm}: {pair:?}");
        assert!(pair[0].seconds <= pair[1].seconds, "realm {realm}: {pair:?}");
    }
    let end = TimeSample { expanded: timed.expanded, seconds: run_time.median };
    assert_eq!((samples.last(), curve.end()), (Some(&end), end), "realm {realm}");
    assert!((64..=256).contains(&samples.len()), "realm {realm}: {}", samples.len());
    let read: Vec<f64> = (0..=timed.expanded + 1).map(|expanded| curve.seconds_at(expanded)).collect();
    assert!(read.is_sorted(), "realm {realm}");
    let [begin, .., last] = read[..] else { panic!("two at the least") };
    assert_eq!([begin, last].map(f64::to_bits), [0.0, run_time.median].map(f64::to_bits), "realm {realm}");
}

#[test]
fn by_the_real_clock_the_curve_of_each_realm_rises_and_ends_at_run_time_and_expansions() {
    let clock = SteadyClock::start();
    for realm in Realm::ALL {
        let timed = timed(realm, sample());
        let run_time = measure(&timed.search, Runs::Enough, &clock, ()).expect("it ends").run_time;
        let curve = measure_curve(&timed, &run_time, &clock, ()).expect("it ends").expect("a curve");
        check_shape(&curve, &timed, &run_time);
    }
}

/// By a clock that knows what an expansion costs: one of five runs takes thrice as long, the others show the truth.
#[test]
fn what_is_measured_is_what_the_expansions_cost_however_many_runs_are_disturbed() {
    for (first, disturbance) in [
        (Duration::from_nanos(20), UNDISTURBED),
        (Duration::from_nanos(700), Disturbance { runs: 0.2, times: 3.0, ..UNDISTURBED }),
        (Duration::from_micros(90), Disturbance { runs: 0.2, times: 3.0, ..UNDISTURBED }),
    ] {
        for realm in Realm::ALL {
            let clock = SimulatedClock::new(first, disturbance);
            let timed = timed(realm, sample());
            let run_time = measure(&timed.search, Runs::Enough, &&clock, &clock).expect("it ends").run_time;
            let curve = measure_curve(&timed, &run_time, &&clock, &clock).expect("it ends").expect("a curve");
            check_shape(&curve, &timed, &run_time);
            for at in curve.samples().filter(|at| at.expanded > 1) {
                let truth = clock.seconds_of(at.expanded - 1) / clock.seconds_of(timed.expanded);
                let error = (at.seconds / run_time.median - truth).abs();
                assert!(error < 0.02, "realm {realm}, {first:?}: {at:?}, and not {truth}: {error}");
            }
        }
    }
}

/// The first reading of a run delays nothing that is measured in it.
#[test]
fn the_readings_of_a_run_take_at_most_a_hundredth_of_it() {
    for nanoseconds in [1, 20, 300, 5000] {
        for realm in Realm::ALL {
            let clock = SimulatedClock::new(Duration::from_nanos(nanoseconds), UNDISTURBED);
            let timed = timed(realm, sample());
            let seconds = clock.seconds_of(timed.expanded);
            let run_time = TimeSummary { median: seconds, min: seconds, max: seconds, runs: 1 };
            measure_curve(&timed, &run_time, &&clock, &clock).expect("it ends").expect("a curve");
            let readings = clock.most_readings_of_a_run();
            let cost = READING.as_secs_f64() * f64::from(readings.saturating_sub(2));
            assert!(cost <= seconds / 100.0, "realm {realm}: {readings} readings in {seconds} s");
        }
    }
}

fn median(seconds: f64) -> TimeSummary {
    TimeSummary { median: seconds, min: seconds, max: seconds, runs: 1 }
}

/// Half a second is enough for seven runs of 70 ms, with one reading each. A search from both ends begins twice.
#[test]
fn by_a_clock_that_is_dear_to_read_fewer_places_are_read() {
    for realm in Realm::ALL {
        let clock = SimulatedClock::dear(Duration::from_nanos(20), Duration::from_millis(25));
        let timed = timed(realm, sample());
        let curve = measure_curve(&timed, &median(0.07), &&clock, &clock).expect("it ends").expect("a curve");
        assert!((1..=14).contains(&clock.runs()), "realm {realm}: {} runs", clock.runs());
        assert!(curve.samples().count() <= 10, "realm {realm}");
    }
}

#[test]
fn a_computer_that_sleeps_while_the_cost_of_a_reading_is_measured_needs_no_more_runs_for_it() {
    let timed = timed(Realm::Heap, sample());
    let runs = |clock: &SimulatedClock| {
        let run_time = median(clock.seconds_of(timed.expanded));
        measure_curve(&timed, &run_time, &clock, clock).expect("it ends").expect("a curve");
        clock.runs()
    };
    let first = Duration::from_micros(20);
    let undisturbed = runs(&SimulatedClock::new(first, UNDISTURBED));
    assert_eq!(runs(&SimulatedClock::sleeping(first, 1000)), undisturbed);
}

#[test]
fn a_coarse_clock_measures_no_short_search() {
    let timed = timed(Realm::Heap, sample());
    for (first, has_curve) in [(Duration::from_micros(20), false), (Duration::from_micros(200), true)] {
        let clock = SimulatedClock::coarse(first);
        let run_time = measure(&timed.search, Runs::Enough, &&clock, &clock).expect("it ends").run_time;
        let curve = measure_curve(&timed, &run_time, &&clock, &clock).expect("it ends");
        assert_eq!(curve.is_some(), has_curve, "{} s", run_time.median);
    }
}

/// Until a coarse clock moves for the first time no time is read: no curve begins with a line at 0.
#[test]
fn a_curve_begins_where_a_coarse_clock_has_moved() {
    let timed = timed(Realm::Heap, sample());
    for first in [70, 90, 130].map(Duration::from_micros) {
        let clock = SimulatedClock::coarse(first);
        let run_time = measure(&timed.search, Runs::Enough, &&clock, &clock).expect("it ends").run_time;
        let curve = measure_curve(&timed, &run_time, &&clock, &clock).expect("it ends").expect("a curve");
        let samples: Vec<TimeSample> = curve.samples().collect();
        assert!(samples[0].seconds > 0.0 && samples[0].expanded > 1, "{first:?}: {:?}", samples[0]);
        assert!(samples.len() > 60, "{first:?}: {}", samples.len());
    }
}

#[test]
fn where_nothing_is_searched_there_is_no_curve() {
    let goal = Board::standard_goal();
    let unsolvable = Puzzle::new("12345687x".parse().expect("a board"), goal);
    let clock = SteadyClock::start();
    for (realm, puzzle) in
        [(Realm::Hash, unsolvable), (Realm::Table, unsolvable), (Realm::Heap, Puzzle::new(goal, goal))]
    {
        let timed = timed(realm, puzzle);
        let run_time = measure(&timed.search, Runs::Enough, &clock, ()).expect("it ends").run_time;
        assert_eq!(measure_curve(&timed, &run_time, &clock, ()), Ok(None), "realm {realm}");
    }
}

#[test]
fn a_raised_flag_ends_it() {
    let raised = AtomicBool::new(true);
    let run_time = TimeSummary { median: 1e-3, min: 1e-3, max: 1e-3, runs: 1 };
    for realm in Realm::ALL {
        let result =
            measure_curve(&timed(realm, sample()), &run_time, &SteadyClock::start(), CancelObserver(&raised));
        assert_eq!(result, Err(Stop::Cancelled), "realm {realm}");
    }
}

/// Where chance lets a later place come out earlier, both get their mean; what lies beyond the end is cut off.
#[test]
fn places_out_of_order_share_their_mean() {
    let end = TimeSample { expanded: 100, seconds: 2.0 };
    let curve =
        TimeCurve::ending_at(end, &[(10, 0.1), (20, 0.3), (30, 0.2), (40, 0.25), (50, 1.5), (100, 0.0)]);
    let seconds: Vec<f64> = curve.samples().map(|at| at.seconds).collect();
    let expected = [0.2, 0.5, 0.5, 0.5, 2.0, 2.0];
    assert_eq!(seconds.len(), expected.len());
    assert!(seconds.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-12), "{seconds:?}");
    assert!((curve.seconds_at(5) - 0.1).abs() < 1e-12, "half way to the first place");
}
