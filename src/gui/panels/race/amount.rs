//! What is spent on a clock, in figures.

use crate::{
    app::{PICOSECONDS, RaceClock},
    words::figures,
};

/// From here on a count is written in millions.
const LONG: u64 = 10_000_000;

/// So much on a clock: `20 907`, `14.9 M`, `366 µs`.
pub fn written(clock: RaceClock, amount: u64) -> String {
    match clock {
        RaceClock::BareTime => figures::seconds(amount as f64 / PICOSECONDS),
        RaceClock::Expansions | RaceClock::Work if amount < LONG => figures::grouped(amount),
        RaceClock::Expansions | RaceClock::Work => figures::count_tick(amount),
    }
}

/// The same along an axis, in whole units of `real`.
pub const fn tick(clock: RaceClock) -> &'static dyn Fn(f64) -> String {
    match clock {
        RaceClock::BareTime => &figures::tick,
        RaceClock::Expansions | RaceClock::Work => &count,
    }
}

/// How much of what is written along the axis one unit of the clock is: seconds, or one.
pub const fn real(clock: RaceClock) -> f64 {
    match clock {
        RaceClock::BareTime => 1.0 / PICOSECONDS,
        RaceClock::Expansions | RaceClock::Work => 1.0,
    }
}

fn count(value: f64) -> String {
    figures::count_tick(value as u64)
}
