//! Measuring how the run time of a search grows with its expansions.
//!
//! The clock is read when certain boards are expanded, in runs that are not recorded and from which no run time is
//! taken. A reading takes some 30 ns on a computer of today, and in that time realm 8 expands a board. So each run
//! reads the clock so rarely that the readings take at most 1 % of the run, and at places other than those of the runs
//! before:
//!
//! ```text
//!   run 1  ·──┃──·──·──┃──·──·──┃──·──▸
//!   run 2  ·──·──┃──·──·──┃──·──·──┃──▸
//!   run 3  ┃──·──·──┃──·──·──┃──·──·──▸
//! ```
//!
//! A reading says which share of its own run was over, so a run that took longer as a whole moves nothing. The median
//! of the shares of a place counts.

use std::{hint::black_box, iter, time::Duration};

use super::{Search, TimeSummary, TimedSearch, Timer, median::median, time::Kind, timer::is_coarse};
use crate::{
    realm::Table,
    replay::{TimeCurve, TimeSample},
    trace::{Event, Flow, Observer, Stop},
};

/// Number of equal parts into which places divide the expansions. The powers of two are places too, for a logarithmic
/// axis.
const EVEN_PLACES: u64 = 128;
/// Maximum share of a run's time that its readings take.
const READINGS_SHARE: f64 = 0.01;
/// Number of readings in each attempt to measure the cost of one.
const READINGS_TO_CALIBRATE: u32 = 256;
/// Number of such attempts, of which the cheapest counts.
const CALIBRATIONS: u32 = 16;
/// Minimum number of readings of each place, unless they take too long. One is made in any case.
const FEWEST_ROUNDS: usize = 3;
/// Maximum number of rounds: more make no difference.
const ENOUGH_ROUNDS: usize = 25;
/// Seconds after which [`FEWEST_ROUNDS`] rounds are enough.
const MORE_SECONDS: f64 = 0.02;
/// Seconds after which no run begins that is not needed for the first round.
const ENOUGH_SECONDS: f64 = 0.2;
/// Maximum number of seconds for the first round, unless a single run takes longer. If the clock is expensive to read,
/// fewer places are read.
const MAX_SECONDS: f64 = 0.5;

/// Measures the curve of a search whose run time is known. `None` if nothing is searched, or if the clock is too coarse
/// to be read within so short a search.
///
/// # Errors
/// If the observer ends it.
pub fn measure_curve<O: Observer + Copy>(
    timed: &TimedSearch,
    run_time: &TimeSummary,
    clock: &impl Timer,
    observer: O,
) -> Result<Option<TimeCurve>, Stop> {
    let is_too_short = is_coarse(clock) && run_time.median < clock.least_reading().as_secs_f64();
    let is_searched = matches!(timed.search.kind(), Kind::Search | Kind::Table) && timed.expanded > 0;
    if is_too_short || !is_searched {
        return Ok(None);
    }
    let readings_of_a_run = ((run_time.median * READINGS_SHARE / cost_of_reading(clock)) as usize).max(1);
    let most_runs = ((MAX_SECONDS / run_time.median) as usize).max(1);
    let places = thinned(places(timed.expanded), readings_of_a_run.saturating_mul(most_runs));
    let runs_of_a_round = places.len().div_ceil(readings_of_a_run);
    let mut shares = vec![Vec::new(); places.len()];
    let begin = clock.now();
    for number in 0..ENOUGH_ROUNDS * runs_of_a_round {
        let (round, run) = (number / runs_of_a_round, number % runs_of_a_round);
        if are_enough(round, clock.now().saturating_sub(begin)) {
            break;
        }
        let chosen = (run..places.len()).step_by(runs_of_a_round);
        let read = read_in_a_run(timed, clock, chosen.clone().map(|place| places[place]), observer)?;
        for (place, share) in chosen.zip(read) {
            shares[place].push(share);
        }
    }
    Ok(Some(curve(timed.expanded, run_time, &places, &shares)))
}

/// Whether each place has been read often enough after this many rounds and this time.
fn are_enough(rounds: usize, time: Duration) -> bool {
    let seconds = time.as_secs_f64();
    rounds > 0 && (seconds >= ENOUGH_SECONDS || rounds >= FEWEST_ROUNDS && seconds >= MORE_SECONDS)
}

/// The numbers of expansions at which the clock is read, in order, all of them before the last.
fn places(expanded: u64) -> Vec<u64> {
    let even = (1..EVEN_PLACES)
        .map(|place| (u128::from(place) * u128::from(expanded) / u128::from(EVEN_PLACES)) as u64);
    let doubling =
        iter::successors(Some(1), |place| u64::checked_mul(*place, 2)).take_while(|place| *place < expanded);
    let mut places: Vec<u64> = even.chain(doubling).filter(|place| (1..expanded).contains(place)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Every place, every second one, every third one, and so on, so that at most `most` remain.
fn thinned(places: Vec<u64>, most: usize) -> Vec<u64> {
    let step = places.len().div_ceil(most).max(1);
    places.into_iter().step_by(step).collect()
}

/// The seconds that a reading takes at present. The cheapest attempt counts, so that an interruption does not matter.
fn cost_of_reading(clock: &impl Timer) -> f64 {
    let attempt = |_| {
        let begin = clock.now();
        for _ in 0..READINGS_TO_CALIBRATE {
            black_box(clock.now());
        }
        clock.now().saturating_sub(begin).as_secs_f64() / f64::from(READINGS_TO_CALIBRATE)
    };
    (0..CALIBRATIONS).map(attempt).fold(f64::INFINITY, f64::min)
}

/// Searches once. Returns the share of the run that was over at each of the places.
fn read_in_a_run<T: Timer, O: Observer>(
    timed: &TimedSearch,
    clock: &T,
    places: impl Iterator<Item = u64>,
    observer: O,
) -> Result<Vec<f64>, Stop> {
    let Search { lane, puzzle, settings, .. } = &timed.search;
    let mut reader = (ClockReader::of(clock, places), observer);
    let begin = clock.now();
    let outcome = match timed.search.kind() {
        Kind::Table => (Some(Table::build(black_box(puzzle).goal, settings.order, &mut reader)?), None),
        Kind::Parity | Kind::Trivial | Kind::Search => {
            (None, lane.search(black_box(puzzle), settings, &mut reader)?)
        }
    };
    let whole = clock.now().saturating_sub(begin).as_secs_f64();
    // The outcome is dropped after the time is taken, as in the repeats.
    drop(black_box(outcome));
    let seconds = reader.0.readings.into_iter().map(|reading| reading.saturating_sub(begin).as_secs_f64());
    Ok(seconds.filter(|_| whole > 0.0).map(|seconds| seconds / whole).collect())
}

/// An observer that reads a clock when the boards with certain numbers are expanded.
struct ClockReader<'a, T, P> {
    clock: &'a T,
    /// Boards expanded so far.
    expanded: u64,
    /// Number of the board at which the clock is read next; `u64::MAX` if no place is left.
    next: u64,
    places: P,
    readings: Vec<Duration>,
}

impl<'a, T: Timer, P: Iterator<Item = u64>> ClockReader<'a, T, P> {
    fn of(clock: &'a T, mut places: P) -> Self {
        let readings = Vec::with_capacity(places.size_hint().0);
        Self { clock, expanded: 0, next: places.next().unwrap_or(u64::MAX), places, readings }
    }

    #[cold]
    fn read(&mut self) {
        self.readings.push(self.clock.now());
        self.next = self.places.next().unwrap_or(u64::MAX);
    }
}

impl<T: Timer, P: Iterator<Item = u64>> Observer for ClockReader<'_, T, P> {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if event.expanded().is_some() {
            self.expanded += 1;
            if self.expanded == self.next {
                self.read();
            }
        }
        Ok(())
    }
}

/// The curve through the median of each place. Leaves out a place that the search did not reach, because it expands
/// fewer boards, and one where a coarse clock had not moved yet in most runs, because its time is not known.
fn curve(expanded: u64, run_time: &TimeSummary, places: &[u64], shares: &[Vec<f64>]) -> TimeCurve {
    let read = places.iter().zip(shares).filter(|(_, shares)| !shares.is_empty());
    let medians = read.map(|(place, shares)| (*place, median(shares)));
    let medians: Vec<(u64, f64)> = medians.filter(|(_, share)| *share > 0.0).collect();
    TimeCurve::ending_at(TimeSample { expanded, seconds: run_time.median }, &medians)
}
