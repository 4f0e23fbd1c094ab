//! Two variants board for board: each variant against one of them.

use serde::Serialize;

use super::{
    prepared::Prepared,
    results::Results,
    statistics::{median, rounded},
};

/// A variant against another, over the boards that both have searched.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairRow {
    /// The variant, as the line of a lane.
    pub variant: String,
    /// The other variant.
    pub against: String,
    /// Number of boards.
    pub boards: usize,
    /// Boards on which the variant expands fewer than the other.
    pub fewer: usize,
    /// Boards on which both expand as many.
    pub equal: usize,
    /// Boards on which it expands more.
    pub more: usize,
    /// Median of the ratio of the boards expanded, over boards on which the other expands any.
    pub median_ratio: Option<f64>,
    /// The nearest board on which it expands fewer.
    pub fewer_start: Option<String>,
    /// Its true distance, in moves.
    pub fewer_depth: Option<u8>,
    /// Boards that the variant expands there.
    pub fewer_expanded: Option<u64>,
    /// Boards that the other expands there.
    pub fewer_against: Option<u64>,
    /// The nearest board on which it expands more.
    pub more_start: Option<String>,
    /// Its true distance, in moves.
    pub more_depth: Option<u8>,
    /// Boards that the variant expands there.
    pub more_expanded: Option<u64>,
    /// Boards that the other expands there.
    pub more_against: Option<u64>,
}

/// Each other variant against this one.
pub fn pairs(prepared: &Prepared, results: &Results, against: usize) -> Vec<PairRow> {
    let others = (0..prepared.variants().len()).filter(|variant| *variant != against);
    others.map(|variant| pair(prepared, results, [variant, against])).collect()
}

fn pair(prepared: &Prepared, results: &Results, [variant, against]: [usize; 2]) -> PairRow {
    let both = (0..prepared.boards().len()).filter_map(|board| {
        let [one, other] = [variant, against].map(|variant| results.counts(variant, board));
        Some((board, one?.expanded, other?.expanded))
    });
    let both: Vec<(usize, u64, u64)> = both.collect();
    let ratios =
        both.iter().filter(|(.., other)| *other > 0).map(|(_, one, other)| *one as f64 / *other as f64);
    // Boards are in the order of their depths.
    let fewer = both.iter().find(|(_, one, other)| one < other);
    let more = both.iter().find(|(_, one, other)| one > other);
    let start =
        |found: Option<&(usize, u64, u64)>| found.map(|found| prepared.boards()[found.0].start.letters());
    let depth = |found: Option<&(usize, u64, u64)>| found.and_then(|found| prepared.boards()[found.0].depth);
    let line = |variant: usize| prepared.variants()[variant].lane.to_string();
    PairRow {
        variant: line(variant),
        against: line(against),
        boards: both.len(),
        fewer: both.iter().filter(|(_, one, other)| one < other).count(),
        equal: both.iter().filter(|(_, one, other)| one == other).count(),
        more: both.iter().filter(|(_, one, other)| one > other).count(),
        median_ratio: median(ratios.collect()).map(rounded),
        fewer_start: start(fewer),
        fewer_depth: depth(fewer),
        fewer_expanded: fewer.map(|found| found.1),
        fewer_against: fewer.map(|found| found.2),
        more_start: start(more),
        more_depth: depth(more),
        more_expanded: more.map(|found| found.1),
        more_against: more.map(|found| found.2),
    }
}
