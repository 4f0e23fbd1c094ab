//! Facts about the space and about the searches: the known value of each, and the one that this program computes.
//!
//! The known values stand in `known.json`. They come from elsewhere: from the literature (the layers are A089473,
//! A089474 and A089483 of the OEIS, the textbook's notebook goes with Russell and Norvig's *Artificial
//! Intelligence*) and from programs that share no line with this one. The computed values are worked out anew each
//! time, from the same boards, heuristics and searches as the window shows.
//!
//! A few facts are about **every** start there is. They take minutes, on all cores; the others are about the space
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

/// How much is to be checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Everything that takes seconds.
    #[default]
    Quick,
    /// Every start too.
    Full,
}

/// Computes the value; `None` if it was broken off.
type Find = Box<dyn Fn(&Watch) -> Option<Value> + Send + Sync>;

/// Something that is known, and how to compute it.
pub struct Fact {
    name: String,
    /// Boards that it goes through.
    boards: u64,
    find: Find,
}

/// What has been found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// What it is about.
    pub name: String,
    /// The known value.
    pub expected: Value,
    /// The computed value.
    pub found: Value,
    /// Whether they are the same.
    pub ok: bool,
    /// How long it took, in seconds of wall-clock time.
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

    /// A fact that goes through so many boards, one by one.
    fn of_boards(
        name: impl Into<String>,
        boards: u64,
        find: impl Fn(&Watch) -> Option<Value> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), boards, find: Box::new(find) }
    }

    /// What it is about.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Boards that it goes through; it reports each to its watch.
    pub const fn boards(&self) -> u64 {
        self.boards
    }

    /// Computes it and compares it with the known value; `None` if it was broken off.
    pub fn check(&self, watch: &Watch) -> Option<Finding> {
        self.check_against(known(&self.name), watch)
    }

    /// Computes it and compares it with what is expected; `None` if it was broken off.
    pub fn check_against(&self, expected: Value, watch: &Watch) -> Option<Finding> {
        let start_time = Instant::now();
        let found = (self.find)(watch)?;
        let seconds = start_time.elapsed().as_secs_f64();
        Some(Finding { name: self.name.clone(), ok: found == expected, expected, found, seconds })
    }
}

/// Everything to be checked, what is quick first.
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

/// How long everything will take on all cores here: what takes minutes is timed on every thousandth start.
pub fn forecast(extent: Extent) -> Duration {
    match extent {
        Extent::Quick => Duration::ZERO,
        Extent::Full => all_starts::forecast(),
    }
}
