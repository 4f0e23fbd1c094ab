//! The figures of each variant at each depth.

use serde::Serialize;

use super::{
    prepared::{Layer, Prepared},
    results::Results,
    statistics::{interval, mean, median, quantile, rounded},
};
use crate::compare::{ClassCounts, effective_branching_factor};

/// The figures of one variant at one depth, or at all of them. Sums are exact; means have three decimals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SummaryRow {
    /// The variant, as the line of a lane.
    pub variant: String,
    /// True distance of the boards, in moves; null for the boards of all depths together.
    pub depth: Option<u8>,
    /// Number of boards.
    pub boards: usize,
    /// Number of boards of this depth that there are; null for all depths together.
    pub of: Option<usize>,
    /// Boards expanded: the sum.
    pub expanded_sum: u64,
    /// The mean.
    pub expanded_mean: Option<f64>,
    /// Lower end of the interval of the mean; null if all boards of the depth are there.
    pub expanded_low: Option<f64>,
    /// Upper end of the interval of the mean.
    pub expanded_high: Option<f64>,
    /// Minimum.
    pub expanded_min: Option<u64>,
    /// Quantile by nearest rank.
    pub expanded_p10: Option<u64>,
    /// Quantile by nearest rank.
    pub expanded_median: Option<u64>,
    /// Quantile by nearest rank.
    pub expanded_p90: Option<u64>,
    /// Maximum.
    pub expanded_max: Option<u64>,
    /// Successors generated: the sum.
    pub generated_sum: u64,
    /// The mean.
    pub generated_mean: Option<f64>,
    /// Effective branching factor of the mean number of boards generated; null for a table and all depths together.
    pub b_star: Option<f64>,
    /// Maximum number of boards that waited at once: the mean.
    pub frontier_peak_mean: Option<f64>,
    /// The maximum.
    pub frontier_peak_max: Option<u32>,
    /// Moves of the paths found: the sum.
    pub moves_sum: u64,
    /// Boards whose path is longer than their true distance.
    pub longer: usize,
    /// Maximum ratio of a path to the true distance.
    pub worst_ratio: Option<f64>,
    /// Boards for which no path was found.
    pub unsolved: usize,
    /// Operations of all kinds: the mean.
    pub work_mean: Option<f64>,
    /// Expansions that no A* with the heuristic could have done without: the mean; null unless they are counted by class.
    pub necessary_mean: Option<f64>,
    /// Expansions that depend on which of equal f goes first: the mean.
    pub ties_mean: Option<f64>,
    /// Expansions that no A* with the heuristic would have done: the mean.
    pub wasted_mean: Option<f64>,
    /// Expansions of boards that had been expanded before: the mean.
    pub again_mean: Option<f64>,
    /// Peak memory in bytes: the maximum.
    pub peak_memory_bytes_max: Option<u64>,
    /// Run time in seconds: the median over the boards that were timed.
    pub seconds_median: Option<f64>,
    /// Number of boards that were timed.
    pub timed: usize,
}

/// A row for each variant and depth, then, if there are several depths, one for all of them together. Boards without
/// counts are left out.
pub fn summary(prepared: &Prepared, results: &Results) -> Vec<SummaryRow> {
    let layers: Vec<Layer> = prepared.layers().filter(|layer| layer.depth.is_some()).collect();
    let mut rows = Vec::new();
    for variant in 0..prepared.variants().len() {
        let before = rows.len();
        rows.extend(layers.iter().filter_map(|layer| summary_row(prepared, results, variant, layer)));
        if rows.len() - before > 1 {
            let searched = layers.iter().flat_map(|layer| layer.boards.clone());
            let counted: Vec<usize> =
                searched.filter(|board| results.counts(variant, *board).is_some()).collect();
            rows.push(row(prepared, results, variant, &counted, None));
        }
    }
    rows
}

/// The row of a depth, with the interval of its mean.
fn summary_row(prepared: &Prepared, results: &Results, variant: usize, layer: &Layer) -> Option<SummaryRow> {
    let row = figures(prepared, results, variant, layer)?;
    if row.of.is_some_and(|of| row.boards >= of) {
        return Some(row);
    }
    let counts = layer.boards.clone().filter_map(|board| results.counts(variant, board));
    let expanded: Vec<u64> = counts.map(|counts| counts.expanded).collect();
    let [low, high] = interval(&expanded).map_or([None; 2], |interval| interval.map(Some));
    Some(SummaryRow { expanded_low: low, expanded_high: high, ..row })
}

/// The figures of a variant over the boards of one depth that are counted, without the interval of the mean, which takes
/// longer than all others together; `None` if none is counted.
pub fn figures(prepared: &Prepared, results: &Results, variant: usize, layer: &Layer) -> Option<SummaryRow> {
    let is_counted = |board: &usize| results.counts(variant, *board).is_some();
    let counted: Vec<usize> = layer.boards.clone().filter(is_counted).collect();
    (!counted.is_empty()).then(|| row(prepared, results, variant, &counted, layer.depth))
}

fn row(
    prepared: &Prepared,
    results: &Results,
    variant: usize,
    boards: &[usize],
    depth: Option<u8>,
) -> SummaryRow {
    let lane = prepared.variants()[variant].lane;
    let counts: Vec<_> = boards.iter().filter_map(|board| results.counts(variant, *board)).collect();
    let number = counts.len();
    let mut expanded: Vec<u64> = counts.iter().map(|counts| counts.expanded).collect();
    let of = depth.map(|depth| prepared.layer(depth));
    expanded.sort_unstable();
    let expanded_sum = expanded.iter().sum();
    let generated_sum: u64 = counts.iter().map(|counts| counts.generated).sum();
    let peaks = || counts.iter().map(|counts| counts.frontier_peak);
    let lengths: Vec<(u8, u8)> = boards
        .iter()
        .zip(&counts)
        .filter_map(|(board, counts)| Some((counts.moves?, prepared.boards()[*board].depth?)))
        .collect();
    let ratios = lengths.iter().filter(|(_, depth)| *depth > 0);
    let ratio = |(moves, depth): &(u8, u8)| f64::from(*moves) / f64::from(*depth);
    let seconds: Vec<f64> = boards.iter().filter_map(|board| results.seconds(variant, *board)).collect();
    let work: Option<u64> = counts.iter().map(|counts| counts.work.map(|work| work.total())).sum();
    let class = |amount: fn(ClassCounts) -> u64| {
        let sum: Option<u64> = counts.iter().map(|counts| counts.meter.map(amount)).sum();
        sum.and_then(|sum| mean(sum, number))
    };
    let branching =
        |depth| effective_branching_factor((generated_sum as f64 / number as f64).round() as u64, depth);
    SummaryRow {
        variant: lane.to_string(),
        depth,
        boards: number,
        of,
        expanded_sum,
        expanded_mean: mean(expanded_sum, number),
        expanded_low: None,
        expanded_high: None,
        expanded_min: expanded.first().copied(),
        expanded_p10: quantile(&expanded, 10),
        expanded_median: quantile(&expanded, 50),
        expanded_p90: quantile(&expanded, 90),
        expanded_max: expanded.last().copied(),
        generated_sum,
        generated_mean: mean(generated_sum, number),
        b_star: depth.filter(|_| !lane.realm.looks_up()).and_then(branching).map(rounded),
        frontier_peak_mean: mean(peaks().map(u64::from).sum(), number),
        frontier_peak_max: peaks().max(),
        moves_sum: lengths.iter().map(|(moves, _)| u64::from(*moves)).sum(),
        longer: lengths.iter().filter(|(moves, depth)| moves > depth).count(),
        worst_ratio: ratios.map(ratio).reduce(f64::max).map(rounded),
        unsolved: number - lengths.len(),
        work_mean: work.and_then(|work| mean(work, number)),
        necessary_mean: class(|classes| classes.necessary),
        ties_mean: class(|classes| classes.ties),
        wasted_mean: class(|classes| classes.wasted),
        again_mean: class(|classes| classes.again),
        peak_memory_bytes_max: boards.iter().filter_map(|board| results.bytes(variant, *board)).max(),
        timed: seconds.len(),
        seconds_median: median(seconds),
    }
}
