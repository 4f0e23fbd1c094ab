//! The iterations of deepening searches by their bound: what they expand, and what a formula says of them.

use std::collections::BTreeMap;

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

/// A row for each variant and bound of which there is an iteration that ended without the goal; none for variants that do
/// not deepen, and none if iterations are not measured.
pub fn rounds(prepared: &Prepared, results: &Results) -> Vec<RoundRow> {
    (0..prepared.variants().len()).flat_map(|variant| of_variant(prepared, results, variant)).collect()
}

fn of_variant(prepared: &Prepared, results: &Results, variant: usize) -> Vec<RoundRow> {
    let mut by_bound: BTreeMap<u16, OfBound> = BTreeMap::new();
    for (board, dealt) in prepared.boards().iter().enumerate() {
        let Some(counts) = results.counts(variant, board) else { continue };
        let mut rounds: Vec<Round> = results.rounds(variant, board).collect();
        if counts.moves.is_some() {
            // The last one reached the goal.
            rounds.pop();
        }
        for Round { bound, expanded } in rounds {
            let sum = by_bound.entry(bound).or_default();
            sum.boards += 1;
            sum.expanded += expanded;
            sum.blanks[usize::from(dealt.start.blank())] += 1;
        }
    }
    if by_bound.is_empty() {
        return Vec::new();
    }
    let Lane { realm, settings } = prepared.variants()[variant].lane;
    let heuristic = realm.heuristic(&settings).unwrap_or(HeuristicKind::Zero);
    let formula = RoundFormula::of(heuristic, prepared.experiment().goal);
    let row = |(bound, OfBound { boards, expanded, blanks }): (u16, OfBound)| {
        let of_bound = |bound| {
            let of_cell = |(cell, boards): (u8, &u32)| {
                Some(f64::from(*boards) * formula.as_ref()?.expanded(cell, bound))
            };
            let sum: Option<f64> = (0..).zip(&blanks).map(of_cell).sum();
            Some(sum? / boards as f64)
        };
        let unit = realm.unit(&settings);
        let formula = of_bound(bound);
        let two_less = bound.checked_sub(unit.moves(2)).and_then(of_bound).filter(|expanded| *expanded > 0.0);
        RoundRow {
            variant: prepared.variants()[variant].lane.to_string(),
            bound: InMoves::of(bound, unit),
            boards,
            expanded_sum: expanded,
            expanded_mean: mean(expanded, boards),
            formula: formula.map(rounded),
            formula_ratio: formula.zip(two_less).map(|(formula, two_less)| rounded(formula / two_less)),
        }
    };
    by_bound.into_iter().map(row).collect()
}
