//! Facts checked on all cores, by the clock.

pub mod threads;
mod watch;

use std::time::{Duration, Instant};

pub use eight_realms_core::check::Finding;
use eight_realms_core::check::{ByBoard, Extent, Fact, Find, facts, plus};
use rayon::prelude::*;
use serde_json::Value;

pub use watch::Watch;

/// Finds the value of a fact on all cores and compares it with the expected one; `None` if the check was stopped.
pub fn check(fact: &Fact, expected: Value, watch: &Watch) -> Option<Finding> {
    let start_time = Instant::now();
    let found = match fact.find() {
        Find::Whole(value) => {
            watch.passed(1);
            value
        }
        Find::ByBoard(by_board) => over(&by_board, fact.boards(), 1, watch)?,
    };
    let seconds = start_time.elapsed().as_secs_f64();
    Some(Finding::of(fact, expected, found, seconds))
}

/// Goes through every `step`-th of all boards; `None` if the check was stopped.
fn over(by_board: &ByBoard, boards: usize, step: usize, watch: &Watch) -> Option<Value> {
    let one = |number: usize| {
        let counts = (!watch.is_stopped()).then(|| by_board.counts(number));
        watch.passed(1);
        counts
    };
    let counts = (0..boards).into_par_iter().step_by(step).map(one);
    let sums = counts.try_reduce(Default::default, |one, other| Some(plus(one, other)))?;
    Some(by_board.value(sums))
}

/// Boards of a fact from which a forecast takes every [`FORECAST_STEP`]th.
const MANY_BOARDS: usize = 100_000;
/// Distance between the starts that a forecast searches.
const FORECAST_STEP: usize = 1009;

/// Estimates how long the facts of many boards take on all cores of this computer, by timing about every thousandth.
pub fn forecast(extent: Extent) -> Duration {
    let facts = facts(extent);
    let start_time = Instant::now();
    for fact in facts.iter().filter(|fact| fact.boards() >= MANY_BOARDS) {
        if let Find::ByBoard(by_board) = fact.find() {
            over(&by_board, fact.boards(), FORECAST_STEP, &Watch::silent());
        }
    }
    start_time.elapsed() * FORECAST_STEP as u32
}
