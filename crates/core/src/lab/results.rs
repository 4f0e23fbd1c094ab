//! The results of an experiment in columns: 29 bytes for each pair of variant and board, and more for what is measured
//! besides.

use std::ops::Range;

use thiserror::Error;

use super::{
    counter::{PairCounts, PairResult},
    measure::Measure,
    prepared::{Prepared, Task},
};
use crate::{
    compare::ClassCounts,
    lane::Lane,
    puzzle::Board,
    trace::{Round, WorkTally},
};

/// Two results of one search that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("another result of {lane} for {} is there already", .start.letters())]
pub struct Contradiction {
    /// How it searches.
    pub lane: Lane,
    /// Where it starts.
    pub start: Board,
}

/// The results so far.
#[derive(Clone)]
pub struct Results {
    boards: usize,
    expanded: Vec<u64>,
    /// [`PENDING`] where nothing has been counted yet.
    generated: Vec<u64>,
    frontier_peak: Vec<u32>,
    /// [`NO_PATH`] without a path.
    moves: Vec<u8>,
    expand_hash: Vec<u64>,
    /// Empty unless work is counted.
    work: Vec<WorkTally>,
    rounds: RoundColumns,
    /// Empty unless it is measured.
    meter: Vec<Option<FirstExpansions>>,
    /// Empty unless it is measured.
    bytes: Vec<Option<u64>>,
    /// Empty unless it is measured; NaN where it is not known.
    seconds: Vec<f64>,
    /// Number of pairs that are counted.
    counted: usize,
}

/// Necessary, tied and wasted boards. All other expansions are those of boards that had been expanded before.
type FirstExpansions = [u32; 3];

/// The iterations of all pairs, as they come.
#[derive(Clone, Default)]
struct RoundColumns {
    /// Empty unless they are measured; where those of a pair are.
    places: Vec<Range<u32>>,
    bounds: Vec<u16>,
    expanded: Vec<u64>,
}

impl RoundColumns {
    fn of(&self, pair: usize) -> impl Iterator<Item = Round> {
        let place = self.places.get(pair).map_or(0..0, |place| place.start as usize..place.end as usize);
        place.map(|at| Round { bound: self.bounds[at], expanded: self.expanded[at] })
    }

    fn set(&mut self, pair: usize, rounds: &[Round]) {
        if let Some(place) = self.places.get_mut(pair) {
            let first = self.bounds.len();
            self.bounds.extend(rounds.iter().map(|round| round.bound));
            self.expanded.extend(rounds.iter().map(|round| round.expanded));
            *place = first as u32..self.bounds.len() as u32;
        }
    }
}

/// Entry for a pair that has not been counted.
const PENDING: u64 = u64::MAX;
/// Entry for a search that found no path. No path of a recording is longer than 254 moves.
const NO_PATH: u8 = u8::MAX;

impl Results {
    /// Room for the results of an experiment.
    pub fn new(prepared: &Prepared) -> Self {
        let boards = prepared.boards().len();
        let pairs = boards * prepared.variants().len();
        let only = |measure| if prepared.experiment().measures(measure) { pairs } else { 0 };
        Self {
            boards,
            expanded: vec![0; pairs],
            generated: vec![PENDING; pairs],
            frontier_peak: vec![0; pairs],
            moves: vec![NO_PATH; pairs],
            expand_hash: vec![0; pairs],
            work: vec![WorkTally::default(); only(Measure::Work)],
            rounds: RoundColumns { places: vec![0..0; only(Measure::Rounds)], ..RoundColumns::default() },
            meter: vec![None; only(Measure::Meter)],
            bytes: vec![None; only(Measure::Bytes)],
            seconds: vec![f64::NAN; only(Measure::Time)],
            counted: 0,
        }
    }

    /// Number of pairs that are counted.
    pub const fn counted(&self) -> usize {
        self.counted
    }

    const fn at(&self, variant: usize, board: usize) -> usize {
        variant * self.boards + board
    }

    /// The counts of a pair; `None` if they are not known yet.
    pub fn counts(&self, variant: usize, board: usize) -> Option<PairCounts> {
        let at = self.at(variant, board);
        let generated = self.generated[at];
        (generated != PENDING).then(|| PairCounts {
            expanded: self.expanded[at],
            generated,
            frontier_peak: self.frontier_peak[at],
            moves: Some(self.moves[at]).filter(|moves| *moves != NO_PATH),
            expand_hash: self.expand_hash[at],
            work: self.work.get(at).copied(),
            meter: self.meter.get(at).copied().flatten().map(|[necessary, ties, wasted]| {
                let [necessary, ties, wasted] = [necessary, ties, wasted].map(u64::from);
                ClassCounts { necessary, ties, wasted, again: self.expanded[at] - necessary - ties - wasted }
            }),
        })
    }

    /// The iterations of a search that deepens, in order; none if they are not known.
    pub fn rounds(&self, variant: usize, board: usize) -> impl Iterator<Item = Round> {
        self.rounds.of(self.at(variant, board))
    }

    /// The peak memory of a search, in bytes.
    pub fn bytes(&self, variant: usize, board: usize) -> Option<u64> {
        self.bytes.get(self.at(variant, board)).copied().flatten()
    }

    /// The median run time of a search, in seconds.
    pub fn seconds(&self, variant: usize, board: usize) -> Option<f64> {
        self.seconds.get(self.at(variant, board)).copied().filter(|seconds| !seconds.is_nan())
    }

    /// Whether a phase has its result of a pair.
    pub(super) fn has(&self, phase: Measure, variant: usize, board: usize) -> bool {
        match phase {
            Measure::Counts | Measure::Work | Measure::Rounds | Measure::Meter => {
                self.generated[self.at(variant, board)] != PENDING
            }
            Measure::Bytes => self.bytes(variant, board).is_some(),
            Measure::Time => self.seconds(variant, board).is_some(),
        }
    }

    /// Stores the result of a task for all variants that it counts for. Returns those that had none.
    ///
    /// # Errors
    /// If another one is there already.
    pub fn take(
        &mut self,
        prepared: &Prepared,
        task: Task,
        result: &PairResult,
    ) -> Result<Vec<usize>, Contradiction> {
        let mut new = Vec::new();
        for variant in prepared.variants_of(result.phase(), task) {
            if self.set(prepared, variant, task.board, result)? {
                new.push(variant);
            }
        }
        Ok(new)
    }

    /// Stores the result of a pair. Returns whether there was none.
    ///
    /// # Errors
    /// If other counts are there already. Other bytes or seconds are dropped: they are never twice the same.
    pub fn set(
        &mut self,
        prepared: &Prepared,
        variant: usize,
        board: usize,
        result: &PairResult,
    ) -> Result<bool, Contradiction> {
        let at = self.at(variant, board);
        if self.has(result.phase(), variant, board) {
            return match result {
                PairResult::Counts { counts, rounds }
                    if self.counts(variant, board) != Some(*counts)
                        || !self.rounds(variant, board).eq(rounds.iter().copied()) =>
                {
                    let (lane, start) = (prepared.variants()[variant].lane, prepared.boards()[board].start);
                    Err(Contradiction { lane, start })
                }
                _ => Ok(false),
            };
        }
        match result {
            PairResult::Counts { counts, rounds } => {
                self.expanded[at] = counts.expanded;
                self.generated[at] = counts.generated;
                self.frontier_peak[at] = counts.frontier_peak;
                self.moves[at] = counts.moves.unwrap_or(NO_PATH);
                self.expand_hash[at] = counts.expand_hash;
                if let (Some(place), Some(work)) = (self.work.get_mut(at), counts.work) {
                    *place = work;
                }
                self.rounds.set(at, rounds);
                if let (Some(place), Some(meter)) = (self.meter.get_mut(at), counts.meter) {
                    // A half has fewer boards than any of these could have.
                    *place = Some([meter.necessary, meter.ties, meter.wasted].map(|count| count as u32));
                }
                self.counted += 1;
            }
            PairResult::Bytes(bytes) => {
                if let Some(place) = self.bytes.get_mut(at) {
                    *place = Some(*bytes);
                }
            }
            PairResult::Seconds(seconds) => {
                if let Some(place) = self.seconds.get_mut(at) {
                    *place = *seconds;
                }
            }
        }
        Ok(true)
    }
}
