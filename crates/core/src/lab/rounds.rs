//! The iterations of deepening searches by their bound: what they expand, and what a formula says of them.

use std::{collections::BTreeMap, ops::Range};

use serde::Serialize;

use super::{
    formula::RoundFormula,
    prepared::Prepared,
    results::Results,
    statistics::{mean, rounded},
};
use crate::{
    heuristic::{HeuristicKind, InMoves},
    lane::Lane,
    puzzle::CELLS,
    trace::Round,
};

/// The iterations of one variant with one bound, as far as they ended without the goal. With a heuristic that never
/// overestimates, these are the iterations of the boards that are farther away than the bound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoundRow {
    /// The variant, as the line of a lane.
    pub variant: String,
    /// Maximum f of the boards that are entered, in moves.
    pub bound: InMoves,
    /// Number of boards that have such an iteration.
    pub boards: usize,
    /// Boards expanded: the sum.
    pub expanded_sum: u64,
    /// The mean.
    pub expanded_mean: Option<f64>,
    /// The mean that the [formula](RoundFormula) gives for all starts with their blank where these boards have it, whether
    /// they are farther away or not; null if the heuristic is not consistent.
    pub formula: Option<f64>,
    /// That mean as a multiple of the one for a bound two moves less, from the same starts: by how much the search
    /// branches in two moves.
    pub formula_ratio: Option<f64>,
}

/// What is added up of the iterations with one bound.
#[derive(Clone, Copy, Default)]
struct OfBound {
    boards: usize,
    expanded: u64,
    /// Boards by the cell of their blank.
    blanks: [u32; CELLS],
}

/// What is added up of the iterations of one variant from some boards, as far as they ended without the goal.
#[derive(Clone, Default)]
pub struct RoundSums(BTreeMap<u16, OfBound>);

/// A row for each variant and bound of which there is an iteration that ended without the goal; none for variants that do
/// not deepen, and none if iterations are not measured.
pub fn rounds(prepared: &Prepared, results: &Results) -> Vec<RoundRow> {
    let of_variant = |variant: usize| {
        let sums = RoundSums::of(prepared, results, variant, 0..prepared.boards().len());
        if sums.0.is_empty() {
            return Vec::new();
        }
        sums.rows(prepared, variant, round_formula(prepared, variant).as_ref())
    };
    (0..prepared.variants().len()).flat_map(of_variant).collect()
}

/// The formula for the iterations of a variant; `None` if its heuristic is not consistent. Takes some milliseconds.
pub fn round_formula(prepared: &Prepared, variant: usize) -> Option<RoundFormula> {
    let Lane { realm, settings } = prepared.variants()[variant].lane;
    let heuristic = realm.heuristic(&settings).unwrap_or(HeuristicKind::Zero);
    RoundFormula::of(heuristic, prepared.experiment().goal)
}

impl RoundSums {
    /// The sums over some of the boards.
    pub fn of(prepared: &Prepared, results: &Results, variant: usize, boards: Range<usize>) -> Self {
        let mut sums = Self::default();
        for board in boards {
            let Some(counts) = results.counts(variant, board) else { continue };
            let blank = usize::from(prepared.boards()[board].start.blank());
            let mut rounds = results.rounds(variant, board).peekable();
            while let Some(Round { bound, expanded }) = rounds.next() {
                if counts.moves.is_some() && rounds.peek().is_none() {
                    // The last one reached the goal.
                    break;
                }
                let sum = sums.0.entry(bound).or_default();
                sum.boards += 1;
                sum.expanded += expanded;
                sum.blanks[blank] += 1;
            }
        }
        sums
    }

    /// Adds the sums over other boards.
    pub fn add(&mut self, other: &Self) {
        for (bound, OfBound { boards, expanded, blanks }) in &other.0 {
            let sum = self.0.entry(*bound).or_default();
            sum.boards += boards;
            sum.expanded += expanded;
            for (own, blanks) in sum.blanks.iter_mut().zip(blanks) {
                *own += blanks;
            }
        }
    }

    /// A row for each bound, with what the [formula](round_formula) of the variant says.
    pub fn rows(&self, prepared: &Prepared, variant: usize, formula: Option<&RoundFormula>) -> Vec<RoundRow> {
        let Lane { realm, settings } = prepared.variants()[variant].lane;
        let row = |(bound, sum): (&u16, &OfBound)| {
            let (bound, OfBound { boards, expanded, blanks }) = (*bound, *sum);
            let of_bound = |bound| {
                let of_cell =
                    |(cell, boards): (u8, &u32)| Some(f64::from(*boards) * formula?.expanded(cell, bound));
                let sum: Option<f64> = (0..).zip(&blanks).map(of_cell).sum();
                Some(sum? / boards as f64)
            };
            let unit = realm.unit(&settings);
            let formula = of_bound(bound);
            let two_less = bound.checked_sub(unit.moves(2)).and_then(of_bound);
            let two_less = two_less.filter(|expanded| *expanded > 0.0);
            RoundRow {
                variant: prepared.variants()[variant].lane.to_string(),
                bound: InMoves::of(bound, unit),
                boards,
                expanded_sum: expanded,
                expanded_mean: mean(expanded, boards),
                formula: formula.map(rounded),
                formula_ratio: formula.zip(two_less).map(|(formula, less)| rounded(formula / less)),
            }
        };
        self.0.iter().map(row).collect()
    }
}
