//! What came of the inputs, a line a reader.

use std::{fmt, time::Duration};

use crate::readers::{Reader, Verdict};

/// One reader's inputs.
#[derive(Clone, Copy, Default)]
struct Line {
    accepted: u64,
    refused: u64,
    time: Duration,
}

/// All of them, as [`Reader::ALL`] stands.
#[derive(Default)]
pub struct Tally {
    lines: [Line; Reader::ALL.len()],
}

impl Tally {
    /// From so many inputs on every reader must have accepted some and refused some: otherwise its inputs were
    /// no test.
    pub const TELLING: u64 = 10_000;

    pub fn count(&mut self, reader: Reader, verdict: Verdict, time: Duration) {
        let place = Reader::ALL.iter().position(|other| *other == reader).expect("all are there");
        let line = &mut self.lines[place];
        line.time += time;
        match verdict {
            Verdict::Accepted => line.accepted += 1,
            Verdict::Refused => line.refused += 1,
        }
    }

    /// Whether every reader has accepted inputs and refused others.
    pub fn is_telling(&self) -> bool {
        self.lines.iter().all(|line| line.accepted > 0 && line.refused > 0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            out,
            "{:14}{:>12}{:>12}{:>12}{:>12}",
            "", "inputs", "accepted", "answered-by-parity", "a second"
        )?;
        for (reader, line) in Reader::ALL.iter().zip(&self.lines) {
            let inputs = line.accepted + line.refused;
            let pace = inputs as f64 / line.time.as_secs_f64().max(f64::EPSILON);
            let Line { accepted, refused, .. } = line;
            writeln!(out, "{:14}{inputs:>12}{accepted:>12}{refused:>12}{pace:>12.0}", reader.name())?;
        }
        let inputs: u64 = self.lines.iter().map(|line| line.accepted + line.refused).sum();
        let time: Duration = self.lines.iter().map(|line| line.time).sum();
        writeln!(out, "{:14}{inputs:>12} in {:.1} s", "all", time.as_secs_f64())
    }
}
