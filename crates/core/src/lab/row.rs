//! A row for each pair of variant and board, with the members of a row of `solve`.

use serde::Serialize;

use super::{measure::Measure, prepared::Prepared, results::Results};
use crate::{
    compare::effective_branching_factor,
    heuristic::{GoalHeuristic, Heuristic, InMoves},
    lane::Lane,
    realm::DepthLimit,
    trace::{Round, WorkTally},
};

/// A row. What has not been measured, or has no value, is null. Its iterations are a list, or a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultRow<R = Vec<RowRound>> {
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
    /// h of the start, in moves; null without a heuristic.
    pub h: Option<InMoves>,
    /// Expansions that no A* with the heuristic could have done without; null unless they are counted by class.
    pub necessary: Option<u64>,
    /// Expansions that depend on which of equal f goes first.
    pub ties: Option<u64>,
    /// Expansions that no A* with the heuristic would have done.
    pub wasted: Option<u64>,
    /// Expansions of boards that had been expanded before.
    pub again: Option<u64>,
    /// Iterations of a search that deepens; null unless they are counted.
    pub rounds: Option<R>,
    /// Operations by kind, if they are counted; not among the members of the row.
    #[serde(skip)]
    pub work: Option<WorkTally>,
}

/// An iteration of a deepening search, in a row.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RowRound {
    /// Maximum f of the boards that are entered, in moves.
    pub bound: InMoves,
    /// Boards expanded.
    pub expanded: u64,
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
    rows_with(prepared, results, |rounds| rounds)
}

/// All rows, with iterations as text, each a bound and the boards expanded: `9:12 11:30`.
pub fn flat_rows<'a>(
    prepared: &'a Prepared,
    results: &'a Results,
) -> impl Iterator<Item = ResultRow<String>> + 'a {
    let text = |RowRound { bound, expanded }: &RowRound| format!("{bound}:{expanded}");
    rows_with(prepared, results, move |rounds| rounds.iter().map(text).collect::<Vec<_>>().join(" "))
}

fn rows_with<'a, R>(
    prepared: &'a Prepared,
    results: &'a Results,
    cell: impl Fn(Vec<RowRound>) -> R + Copy + 'a,
) -> impl Iterator<Item = ResultRow<R>> + 'a {
    (0..prepared.variants().len()).flat_map(move |variant| {
        let of_variant = OfVariant::of(prepared, variant);
        let has_row = move |board: &usize| {
            prepared.boards()[*board].depth.is_none() || prepared.is_searched(variant, *board)
        };
        let boards = (0..prepared.boards().len()).filter(has_row);
        boards.map(move |board| row(prepared, results, &of_variant, board, cell))
    })
}

/// What the rows of a variant have in common.
struct OfVariant {
    number: usize,
    lane: Lane,
    counted_by: Lane,
    heuristic: Option<GoalHeuristic>,
    has_rounds: bool,
}

impl OfVariant {
    fn of(prepared: &Prepared, number: usize) -> Self {
        let lane = prepared.variants()[number].lane;
        Self {
            number,
            lane,
            counted_by: prepared.counted_by(number),
            heuristic: start_heuristic(prepared, number),
            has_rounds: lane.realm.is_deepening() && prepared.experiment().measures(Measure::Rounds),
        }
    }
}

/// The heuristic of a variant, for the goal; `None` if it has none.
pub(super) fn start_heuristic(prepared: &Prepared, variant: usize) -> Option<GoalHeuristic> {
    let Lane { realm, settings } = prepared.variants()[variant].lane;
    realm.heuristic(&settings).map(|kind| kind.to(prepared.experiment().goal))
}

fn row<R>(
    prepared: &Prepared,
    results: &Results,
    of_variant: &OfVariant,
    board: usize,
    cell: impl Fn(Vec<RowRound>) -> R,
) -> ResultRow<R> {
    let OfVariant { number: variant, lane, counted_by, ref heuristic, has_rounds } = *of_variant;
    let dealt = prepared.boards()[board];
    let counts = results.counts(variant, board);
    let moves = counts.and_then(|counts| counts.moves);
    let branching = |generated| effective_branching_factor(generated, moves?);
    let meter = counts.and_then(|counts| counts.meter);
    let unit = lane.realm.unit(&lane.settings);
    let round = |Round { bound, expanded }| RowRound { bound: InMoves::of(bound, unit), expanded };
    let rounds = || cell(results.rounds(variant, board).map(round).collect());
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
        h: heuristic.as_ref().map(|heuristic| InMoves::of(heuristic.h(dealt.start), unit)),
        necessary: meter.map(|meter| meter.necessary),
        ties: meter.map(|meter| meter.ties),
        wasted: meter.map(|meter| meter.wasted),
        again: meter.map(|meter| meter.again),
        rounds: counts.filter(|_| has_rounds).map(|_| rounds()),
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
