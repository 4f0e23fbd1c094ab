//! Facts about the space and about the searches: the known value of each, and the one that this program computes.
//!
//! The known values are in `known.json`. They come from elsewhere: from the literature (the layers are A089473, A089474
//! and A089483 of the OEIS, the textbook's notebook goes with Russell and Norvig's *Artificial Intelligence*) and from
//! programs that share no line with this one. The computed values are worked out anew each time, from the same boards,
//! heuristics and searches as the window shows.
//!
//! A few facts are about **every** start there is. They take minutes, on all cores. The others are about the space
//! itself, about boards with published figures, and about samples, and take seconds together.
//!
//! A fact is data: [`Fact::find`] says how its value is found, and whoever asks decides on how many threads.

mod all_starts;
mod heuristics;
mod instances;
mod known;
mod samples;
mod shortest;
mod space;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use known::known;
pub use known::names;

/// The extent of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Extent {
    /// Everything that takes seconds.
    #[default]
    Quick,
    /// Searches of every start too.
    Full,
}

/// Three counts of a board, whatever the fact counts, or their sums over boards.
pub type Counts = [u64; 3];

/// How the value of a fact is found.
pub enum Find {
    /// In one piece.
    Whole(Value),
    /// As a sum over boards, in any order.
    ByBoard(ByBoard),
}

/// A value that is a sum over boards.
pub struct ByBoard {
    counts: Box<dyn Fn(usize) -> Counts + Send + Sync>,
    value: Box<dyn Fn(Counts) -> Value + Send + Sync>,
}

impl ByBoard {
    fn new(
        counts: impl Fn(usize) -> Counts + Send + Sync + 'static,
        value: impl Fn(Counts) -> Value + Send + Sync + 'static,
    ) -> Self {
        Self { counts: Box::new(counts), value: Box::new(value) }
    }

    /// The counts of the board with this number, from 0.
    pub fn counts(&self, number: usize) -> Counts {
        (self.counts)(number)
    }

    /// The value, from the sums of all boards' counts.
    pub fn value(&self, sums: Counts) -> Value {
        (self.value)(sums)
    }
}

/// The sums of two counts.
pub fn plus(one: Counts, other: Counts) -> Counts {
    [0, 1, 2].map(|place| one[place] + other[place])
}

/// Where the known value of a fact comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactSource {
    /// The sequence with this number in the On-Line Encyclopedia of Integer Sequences.
    Sequence(&'static str),
    /// The notebook on search that goes with Russell and Norvig's *Artificial Intelligence*, 4th edition.
    Notebook,
    /// A proof: it follows from what a board, a move, a heuristic or a search is.
    Proof,
    /// A program that shares no line with this one.
    OtherProgram,
}

/// A known fact, and how to find it.
pub struct Fact {
    name: String,
    source: FactSource,
    boards: usize,
    find: Box<dyn Fn() -> Find + Send + Sync>,
}

impl Fact {
    fn new(name: impl Into<String>, find: impl Fn() -> Value + Send + Sync + 'static) -> Self {
        let find = Box::new(move || Find::Whole(find()));
        Self { name: name.into(), source: FactSource::OtherProgram, boards: 1, find }
    }

    /// A fact that goes through this many boards, one by one.
    fn of_boards(
        name: impl Into<String>,
        boards: usize,
        find: impl Fn() -> ByBoard + Send + Sync + 'static,
    ) -> Self {
        let find = Box::new(move || Find::ByBoard(find()));
        Self { name: name.into(), source: FactSource::OtherProgram, boards, find }
    }

    /// The same fact, known from elsewhere.
    fn known_from(self, source: FactSource) -> Self {
        Self { source, ..self }
    }

    /// The name of the fact, a key of `known.json`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where the known value comes from.
    pub const fn source(&self) -> FactSource {
        self.source
    }

    /// The number of boards that the fact goes through; 1 if it is found in one piece.
    pub const fn boards(&self) -> usize {
        self.boards
    }

    /// The known value; null if there is none.
    pub fn expected(&self) -> Value {
        known(&self.name)
    }

    /// Finds the value, or prepares what is found board by board.
    pub fn find(&self) -> Find {
        (self.find)()
    }
}

/// The result of a fact's check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Name of the fact.
    pub name: String,
    /// The known value.
    pub expected: Value,
    /// The value found.
    pub found: Value,
    /// Whether the two values are equal.
    pub ok: bool,
    /// Seconds of wall-clock time that the check took.
    pub seconds: f64,
}

impl Finding {
    /// Compares a value that was found with the expected one.
    pub fn of(fact: &Fact, expected: Value, found: Value, seconds: f64) -> Self {
        Self { name: fact.name().to_owned(), ok: found == expected, expected, found, seconds }
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
