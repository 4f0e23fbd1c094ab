//! A recorded search as text for other programs.
//!
//! | writer | reader | what it writes |
//! |---|---|---|
//! | [`Jsonl`] | scripts | a line for the search, then a line for each event |
//! | [`Posthoc`] | Posthoc, a debugger for searches | a trace of its version [`POSTHOC_VERSION`], an event a line |
//! | [`Dot`] | Graphviz | the search tree around a board |
//!
//! A writer reads the recording from its first event to its last and writes each event at once. Of what it has written,
//! [`Posthoc`] keeps the parent of each node and [`Jsonl`] nothing. Everything is the same in all languages.

#![warn(missing_docs, clippy::wildcard_enum_match_arm)]

mod dot;
mod fields;
mod jsonl;
mod nodes;
mod posthoc;

use std::io::{self, Write};

pub use dot::{Dot, MAX_DRAWN, NotInTree};
pub use jsonl::{JSONL_FORMAT, JSONL_VERSION, Jsonl};
pub use posthoc::{POSTHOC_VERSION, Posthoc, PosthocView};
use strum::{IntoStaticStr, VariantArray};

use crate::{heuristic::Unit, lane::Lane, puzzle::Puzzle, replay::Recording};

/// Format of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TraceFormat {
    /// JSON, a line for each event.
    Jsonl,
    /// The trace that Posthoc reads.
    Posthoc,
    /// The language of Graphviz.
    Dot,
}

impl TraceFormat {
    /// All formats.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A recorded search with what was searched.
#[derive(Clone, Copy, Debug)]
pub struct Trace<'a> {
    /// How it was searched.
    pub lane: Lane,
    /// Start and goal.
    pub puzzle: Puzzle,
    /// The events.
    pub recording: &'a Recording,
    /// Whether the search came to its end. If not, the recording was full before.
    pub has_ended: bool,
}

impl Trace<'_> {
    /// The unit of h, f and bounds in the recording.
    fn unit(&self) -> Unit {
        self.lane.realm.unit(&self.lane.settings)
    }

    /// `found`, `none`, `cutoff` at a depth limit, or `unfinished`.
    fn outcome(&self) -> &'static str {
        let tally = &self.recording.edge().tally;
        match tally.solved {
            Some(_) => "found",
            None if !self.has_ended => "unfinished",
            None if self.lane.settings.depth_limit.is_some() && tally.iterations > 0 => "cutoff",
            None => "none",
        }
    }
}

/// Writes a trace in one format.
pub trait TraceWriter {
    /// Writes the whole trace, in many small pieces.
    ///
    /// # Errors
    /// If a piece cannot be written.
    fn write(&self, out: &mut dyn Write) -> io::Result<()>;
}
