//! A row for each pair of variant and board, with the members of a row of `solve`.

use serde::Serialize;

use super::{prepared::Prepared, results::Results};
use crate::{compare::effective_branching_factor, lane::Lane, realm::DepthLimit, trace::WorkTally};

/// A row. What has not been measured, or has no value, is null.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultRow {
    /// The variant, as the line of a lane.
    pub variant: String,
    /// `1`, `2a`, `2` … `8`.
    pub realm: &'static str,
    /// Nine characters, `x` for the blank.
    pub start: String,
    /// Nine characters, `x` for the blank.
    pub goal: String,
    /// True distance, in moves; null if no path leads to the goal.
    pub depth: Option<u8>,
    /// Whether any path leads from start to goal. If none does, nothing is counted.
    pub solvable: bool,
    /// `found`, `none`, or `cutoff` at a depth limit; null if nothing has been counted.
    pub outcome: Option<&'static str>,
    /// Length of the path found, in moves.
    pub moves: Option<u8>,
    /// Boards expanded.
    pub expanded: Option<u64>,
    /// Successors generated.
    pub generated: Option<u64>,
    /// Maximum number of boards that waited at once.
    pub frontier_peak: Option<u32>,
    /// FNV-1a over the boards expanded, in order: 16 hexadecimal digits.
    pub expand_hash: Option<String>,
    /// Effective branching factor; null without a path, and for a table.
    pub b_star: Option<f64>,
    /// The variant, or its twin, that was searched for the counts.
    pub counted_by: Option<String>,
    /// Median run time, in seconds.
    pub seconds: Option<f64>,
    /// Peak memory, in bytes.
    pub peak_memory_bytes: Option<u64>,
    /// Operations by kind, if they are counted; not among the members of the row.
    #[serde(skip)]
    pub work: Option<WorkTally>,
}

/// A row with its operations, as JSON.
#[derive(Debug, Serialize)]
pub struct RowWithWork {
    /// The row.
    #[serde(flatten)]
    pub row: ResultRow,
    /// Operations by kind.
    #[serde(serialize_with = "WorkTally::by_name")]
    pub work: WorkTally,
}

/// All rows, by variant, then by depth and place. Boards beyond the depth of a variant have none.
pub fn rows<'a>(prepared: &'a Prepared, results: &'a Results) -> impl Iterator<Item = ResultRow> + 'a {
    (0..prepared.variants().len()).flat_map(move |variant| {
        let (lane, counted_by) = (prepared.variants()[variant].lane, prepared.counted_by(variant));
        let has_row = move |board: &usize| {
            prepared.boards()[*board].depth.is_none() || prepared.is_searched(variant, *board)
        };
        let boards = (0..prepared.boards().len()).filter(has_row);
        boards.map(move |board| row(prepared, results, lane, counted_by, [variant, board]))
    })
}

fn row(
    prepared: &Prepared,
    results: &Results,
    lane: Lane,
    counted_by: Lane,
    [variant, board]: [usize; 2],
) -> ResultRow {
    let dealt = prepared.boards()[board];
    let counts = results.counts(variant, board);
    let moves = counts.and_then(|counts| counts.moves);
    let branching = |generated| effective_branching_factor(generated, moves?);
    ResultRow {
        variant: lane.to_string(),
        realm: lane.realm.label(),
        start: dealt.start.letters(),
        goal: prepared.experiment().goal.letters(),
        depth: dealt.depth,
        solvable: dealt.depth.is_some(),
        outcome: counts.map(|_| outcome(moves, lane.settings.depth_limit, dealt.depth)),
        moves,
        expanded: counts.map(|counts| counts.expanded),
        generated: counts.map(|counts| counts.generated),
        frontier_peak: counts.map(|counts| counts.frontier_peak),
        expand_hash: counts.map(|counts| format!("{:016x}", counts.expand_hash)),
        b_star: counts.filter(|_| !lane.realm.looks_up()).and_then(|counts| branching(counts.generated)),
        counted_by: counts.map(|_| counted_by.to_string()),
        seconds: results.seconds(variant, board),
        peak_memory_bytes: results.bytes(variant, board),
        work: counts.and_then(|counts| counts.work),
    }
}

/// A search without a path was cut off if it has a depth limit.
const fn outcome(moves: Option<u8>, limit: Option<DepthLimit>, depth: Option<u8>) -> &'static str {
    match (moves, limit, depth) {
        (Some(_), ..) => "found",
        (None, Some(_), Some(_)) => "cutoff",
        (None, ..) => "none",
    }
}
