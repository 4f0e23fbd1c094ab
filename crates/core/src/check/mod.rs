//! Facts about the space and about the searches: the known value of each, and the one that this program computes.
//!
//! The known values are in `known.json`. They come from elsewhere: from the literature (the layers are A089473, A089474
//! and A089483 of the OEIS, the textbook's notebook goes with Russell and Norvig's *Artificial Intelligence*) and from
//! programs that share no line with this one. The computed values are worked out anew each time, from the same boards,
//! heuristics and searches as the window shows.
//!
//! A few facts are about **every** start there is. They take minutes, on all cores. The others are about the space
//! itself, about boards with published figures, and about samples, and take seconds together.

mod all_starts;
mod heuristics;
mod instances;
mod known;
mod samples;
mod shortest;
mod space;
pub mod threads;
mod watch;

use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;

use known::known;
pub use known::names;
pub use watch::Watch;

/// The extent of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Everything that takes seconds.
    #[default]
    Quick,
    /// Searches of every start too.
    Full,
}

/// A function that computes the value of a fact; `None` if the check was stopped.
type Find = Box<dyn Fn(&Watch) -> Option<Value> + Send + Sync>;

/// A known fact, and how to compute it.
pub struct Fact {
    name: String,
    /// Number of boards that the fact goes through.
    boards: u64,
    find: Find,
}

/// The result of a fact's check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// Name of the fact, a key of `known.json`.
    pub name: String,
    /// The known value.
    pub expected: Value,
    /// The computed value.
    pub found: Value,
    /// Whether the two values are equal.
    pub ok: bool,
    /// Seconds of wall-clock time that the check took.
    pub seconds: f64,
}

impl Fact {
    fn new(name: impl Into<String>, find: impl Fn() -> Value + Send + Sync + 'static) -> Self {
        Self::of_boards(name, 1, move |watch| {
            let found = find();
            watch.passed(1);
            Some(found)
        })
    }

    /// A fact that goes through this many boards, one by one.
    fn of_boards(
        name: impl Into<String>,
        boards: u64,
        find: impl Fn(&Watch) -> Option<Value> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), boards, find: Box::new(find) }
    }

    /// The name of the fact, a key of `known.json`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of boards that the fact goes through. Its check reports each of them to the watch.
    pub const fn boards(&self) -> u64 {
        self.boards
    }

    /// Computes the value and compares it with the known one; `None` if the check was stopped.
    pub fn check(&self, watch: &Watch) -> Option<Finding> {
        self.check_against(known(&self.name), watch)
    }

    /// Computes the value and compares it with the expected one; `None` if the check was stopped.
    pub fn check_against(&self, expected: Value, watch: &Watch) -> Option<Finding> {
        let start_time = Instant::now();
        let found = (self.find)(watch)?;
        let seconds = start_time.elapsed().as_secs_f64();
        Some(Finding { name: self.name.clone(), ok: found == expected, expected, found, seconds })
    }
}

/// All facts to be checked, quick ones first.
pub fn facts(extent: Extent) -> Vec<Fact> {
    let mut facts = space::facts();
    facts.extend(heuristics::facts());
    facts.extend(instances::facts());
    facts.extend(samples::facts(extent));
    if extent == Extent::Full {
        facts.extend(all_starts::facts());
    }
    facts
}

/// Estimates how long the slow facts take on all cores of this computer, by timing about every thousandth start.
pub fn forecast(extent: Extent) -> Duration {
    match extent {
        Extent::Quick => Duration::ZERO,
        Extent::Full => all_starts::forecast(),
    }
}
