//! How exact h of the start is, beside what the search expands.

use super::{boards::DealtBoard, prepared::Prepared, results::Results, row::start_heuristic};
use crate::heuristic::Heuristic;

/// A board of one variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AccuracyPoint {
    /// Number of the board in the experiment.
    pub board: usize,
    /// h of the start divided by its true distance. At most 1 with a heuristic that never overestimates.
    pub accuracy: f64,
    /// Boards expanded.
    pub expanded: u64,
}

/// The boards of one depth that a variant has counted. None if the variant has no heuristic, and none for depth 0, where h
/// and the true distance are 0.
pub fn accuracy(prepared: &Prepared, results: &Results, variant: usize, depth: u8) -> Vec<AccuracyPoint> {
    let Some(heuristic) = start_heuristic(prepared, variant).filter(|_| depth > 0) else { return Vec::new() };
    let boards = prepared.boards().iter().enumerate().filter(|(_, dealt)| dealt.depth == Some(depth));
    let point = |(board, dealt): (usize, &DealtBoard)| {
        let expanded = results.counts(variant, board)?.expanded;
        let h = heuristic.unit().in_moves(heuristic.h(dealt.start));
        Some(AccuracyPoint { board, accuracy: h / f64::from(depth), expanded })
    };
    boards.filter_map(point).collect()
}
