//! Measuring how the run time of a search grows with its expansions.
//!
//! In runs that nobody records, and that are not those from which the run time is taken, the clock is read when certain
//! boards are expanded. Reading it takes time: some 30 ns on a computer of today, in which realm 8 expands a board. So
//! in each run it is read so rarely that the readings take at most 1 % of the run, and each run reads it at other
//! places:
//!
//! ```text
//!   run 1  ·──┃──·──·──┃──·──·──┃──·──▸
//!   run 2  ·──·──┃──·──·──┃──·──·──┃──▸
//!   run 3  ┃──·──·──┃──·──·──┃──·──·──▸
//! ```
//!
//! What a reading says is which share of its own run was over, so that a run which took longer as a whole moves
//! nothing. Of the shares of a place the median counts.

use std::{hint::black_box, iter, time::Duration};

use super::{Search, TimeSummary, TimedSearch, Timer, median::median, time::Kind, timer::is_coarse};
use crate::{
    realm::Table,
    replay::{TimeCurve, TimeSample},
    trace::{Event, Flow, Observer, Stop},
};

/// So many places are spread evenly over the expansions. The powers of two are places, too, for a logarithmic axis.
const EVEN_PLACES: u64 = 128;
/// Of the time of a run the readings take at most this share.
const READINGS_SHARE: f64 = 0.01;
/// The cost of a reading is that of so many, divided, where nothing came between them: the least of so many attempts.
const READINGS_TO_CALIBRATE: u32 = 256;
/// A number of attempts.
const CALIBRATIONS: u32 = 16;
/// Each place is read at least so often, unless that takes too long; once at the least.
const FEWEST_ROUNDS: usize = 3;
/// More rounds than these make no difference.
const ENOUGH_ROUNDS: usize = 25;
/// A number of seconds: further rounds are made for so long.
const MORE_SECONDS: f64 = 0.02;
/// A number of seconds: after so long no run is begun that is not needed for the first round.
const ENOUGH_SECONDS: f64 = 0.2;
/// A number of seconds: so long the first round takes at most, or one run. By a clock that is dear to read, fewer places
/// are read.
const MAX_SECONDS: f64 = 0.5;

/// Measures the curve of a search whose run time is known. `None` where nothing is searched, and where the clock is too
/// coarse to be read within so short a search.
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

/// Whether each place has been read often enough after so many rounds and so long a time.
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

/// Every second place, or every third, and so on, so that there are at most so many.
fn thinned(places: Vec<u64>, most: usize) -> Vec<u64> {
    let step = places.len().div_ceil(most).max(1);
    places.into_iter().step_by(step).collect()
}

/// Seconds that a reading takes, here and now. A computer that sleeps in between makes none of them dear.
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

/// Searches once. Returns which share of the run was over at each of the places.
fn read_in_a_run<T: Timer, O: Observer>(
    timed: &TimedSearch,
    clock: &T,
    places: impl Iterator<Item = u64>,
    observer: O,
) -> Result<Vec<f64>, Stop> {
    let Search { realm, puzzle, settings, .. } = &timed.search;
    let mut reader = (ClockReader::of(clock, places), observer);
    let begin = clock.now();
    let outcome = match timed.search.kind() {
        Kind::Table => (Some(Table::build(black_box(puzzle).goal, settings.order, &mut reader)?), None),
        Kind::Parity | Kind::Trivial | Kind::Search => {
            (None, realm.search(black_box(puzzle), settings, &mut reader)?)
        }
    };
    let whole = clock.now().saturating_sub(begin).as_secs_f64();
    // It is dropped when the time is taken, as in the repeats.
    drop(black_box(outcome));
    let seconds = reader.0.readings.into_iter().map(|reading| reading.saturating_sub(begin).as_secs_f64());
    Ok(seconds.filter(|_| whole > 0.0).map(|seconds| seconds / whole).collect())
}

/// Reads a clock when the boards of these numbers are expanded.
struct ClockReader<'a, T, P> {
    clock: &'a T,
    /// Boards expanded so far.
    expanded: u64,
    /// At which number it is read next; none is as large as that of no place.
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

/// The median of each place. One that the search did not come to, because it expands fewer boards, is left out, and so is
/// one where a coarse clock had not moved yet in most runs: how long it took to come there is not known.
fn curve(expanded: u64, run_time: &TimeSummary, places: &[u64], shares: &[Vec<f64>]) -> TimeCurve {
    let read = places.iter().zip(shares).filter(|(_, shares)| !shares.is_empty());
    let medians = read.map(|(place, shares)| (*place, median(shares)));
    let medians: Vec<(u64, f64)> = medians.filter(|(_, share)| *share > 0.0).collect();
    TimeCurve::ending_at(TimeSample { expanded, seconds: run_time.median }, &medians)
}
