//! The outcome of the inputs, a line for each reader.

use std::{fmt, time::Duration};

use crate::readers::{Reader, Verdict};

/// One reader's inputs.
#[derive(Clone, Copy, Default)]
struct Line {
    accepted: u64,
    rejected: u64,
    time: Duration,
}

/// The inputs of all readers, in the order of [`Reader::ALL`].
#[derive(Default)]
pub struct Tally {
    lines: [Line; Reader::ALL.len()],
}

impl Tally {
    /// Number of inputs from which on every reader must have accepted some and rejected some. Otherwise its inputs were
    /// no test.
    pub const REPRESENTATIVE: u64 = 10_000;

    pub fn count(&mut self, reader: Reader, verdict: Verdict, time: Duration) {
        let place = Reader::ALL.iter().position(|other| *other == reader).expect("all are there");
        let line = &mut self.lines[place];
        line.time += time;
        match verdict {
            Verdict::Accepted => line.accepted += 1,
            Verdict::Rejected => line.rejected += 1,
        }
    }

    /// Whether every reader has accepted inputs and rejected others.
    pub fn is_representative(&self) -> bool {
        self.lines.iter().all(|line| line.accepted > 0 && line.rejected > 0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:14}{:>12}{:>12}{:>12}{:>12}", "", "inputs", "accepted", "rejected", "a second")?;
        for (reader, line) in Reader::ALL.iter().zip(&self.lines) {
            let inputs = line.accepted + line.rejected;
            let per_second = inputs as f64 / line.time.as_secs_f64().max(f64::EPSILON);
            let Line { accepted, rejected, .. } = line;
            writeln!(out, "{:14}{inputs:>12}{accepted:>12}{rejected:>12}{per_second:>12.0}", reader.name())?;
        }
        let inputs: u64 = self.lines.iter().map(|line| line.accepted + line.rejected).sum();
        let time: Duration = self.lines.iter().map(|line| line.time).sum();
        writeln!(out, "{:14}{inputs:>12} in {:.1} s", "all", time.as_secs_f64())
    }
}
