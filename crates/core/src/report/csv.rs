//! Rows as CSV: the keys of JSON, flattened. An absent value is an empty field.

use std::io;

use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::row::ReportRow;
use crate::{
    heuristic::InMoves,
    trace::{Work, WorkTally},
};

/// A row without nested values: thresholds are joined by spaces, and each run time has a column. The kinds of work and
/// the other columns follow.
#[derive(Serialize)]
struct Flat<'a> {
    realm: &'a str,
    start: &'a str,
    goal: &'a str,
    order: &'a str,
    tie: Option<&'a str>,
    tie_order: Option<&'a str>,
    heuristic: Option<&'a str>,
    weight: Option<f64>,
    solvable: bool,
    moves: Option<usize>,
    path: Option<&'a str>,
    expanded: u64,
    generated: u64,
    frontier_peak: u64,
    expand_hash: &'a str,
    thresholds: Option<String>,
    lookups: Option<u64>,
    #[serde(rename = "bare_median")]
    run_time_median: Option<f64>,
    #[serde(rename = "bare_min")]
    run_time_min: Option<f64>,
    #[serde(rename = "bare_max")]
    run_time_max: Option<f64>,
    #[serde(rename = "bare_runs")]
    run_time_runs: Option<u32>,
    lookup_seconds: Option<f64>,
}

/// `9 11`, `12.4 13.0`
fn joined(bounds: &[InMoves]) -> String {
    bounds.iter().map(InMoves::to_string).collect::<Vec<_>>().join(" ")
}

/// A column for each kind of work.
pub struct WorkColumns(pub WorkTally);

impl Serialize for WorkColumns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut columns = serializer.serialize_struct("WorkColumns", Work::ALL.len())?;
        for kind in Work::ALL {
            columns.serialize_field(kind.name(), &Some(self.0.of(kind)).filter(|amount| *amount > 0))?;
        }
        columns.end()
    }
}

/// The last columns.
#[derive(Serialize)]
struct LastColumns<'a> {
    peak_memory_bytes: Option<u64>,
    lane: Option<char>,
    f: Option<&'a str>,
    goal_test: Option<&'a str>,
    depth_limit: Option<u8>,
    outcome: &'a str,
    depth_reached: u8,
    frontier_end: Option<u64>,
    b_star: Option<f64>,
    parity: Option<&'a str>,
    version: &'a str,
}

impl<'a> LastColumns<'a> {
    const fn of(row: &'a ReportRow) -> Self {
        let ReportRow { peak_memory_bytes, lane, f, goal_test, depth_limit, outcome, .. } = *row;
        let ReportRow { depth_reached, frontier_end, b_star, parity, version, .. } = *row;
        Self {
            peak_memory_bytes,
            lane,
            f,
            goal_test,
            depth_limit,
            outcome,
            depth_reached,
            frontier_end,
            b_star,
            parity,
            version,
        }
    }
}

impl<'a> Flat<'a> {
    fn of(row: &'a ReportRow) -> Self {
        Self {
            realm: row.realm,
            start: &row.start,
            goal: &row.goal,
            order: &row.order,
            tie: row.tie,
            tie_order: row.tie_order,
            heuristic: row.heuristic,
            weight: row.weight,
            solvable: row.solvable,
            moves: row.moves,
            path: row.path.as_deref(),
            expanded: row.expanded,
            generated: row.generated,
            frontier_peak: row.frontier_peak,
            expand_hash: &row.expand_hash,
            thresholds: row.thresholds.as_deref().map(joined),
            lookups: row.lookups,
            run_time_median: row.run_time.map(|time| time.median),
            run_time_min: row.run_time.map(|time| time.min),
            run_time_max: row.run_time.map(|time| time.max),
            run_time_runs: row.run_time.map(|time| time.runs),
            lookup_seconds: row.lookup_seconds,
        }
    }
}

/// A line of names, then a line for each row.
///
/// # Panics
/// Never: a flat row can always be written into memory.
pub fn csv(rows: &[ReportRow]) -> String {
    csv_of(rows.iter().map(|row| (Flat::of(row), WorkColumns(row.work), LastColumns::of(row))))
}

/// A line of names, then a line for each row, whose fields are the columns.
///
/// # Panics
/// If a row is not flat.
pub fn csv_of<T: Serialize>(rows: impl IntoIterator<Item = T>) -> String {
    let mut bytes = Vec::new();
    write_csv(&mut bytes, rows).expect("a flat row can be written into memory");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Writes a line of names, then a line for each row, whose fields are the columns.
///
/// # Errors
/// If the text cannot be written.
pub fn write_csv<T: Serialize>(out: impl io::Write, rows: impl IntoIterator<Item = T>) -> io::Result<()> {
    let mut writer = ::csv::Writer::from_writer(out);
    for row in rows {
        writer.serialize(row)?;
    }
    writer.flush()
}
