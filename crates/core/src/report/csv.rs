//! Rows as CSV: the keys of JSON, flattened. An absent value is an empty field.

use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{bounds::Bounds, row::ReportRow};
use crate::trace::{Work, WorkTally};

/// A row without nested values: thresholds are joined by spaces, and each run time has a column. The kinds of work and
/// the memory follow.
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

/// A column for each kind of work.
struct WorkColumns(WorkTally);

impl Serialize for WorkColumns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut columns = serializer.serialize_struct("WorkColumns", Work::ALL.len())?;
        for kind in Work::ALL {
            columns.serialize_field(kind.name(), &Some(self.0.of(kind)).filter(|amount| *amount > 0))?;
        }
        columns.end()
    }
}

/// The last column.
#[derive(Serialize)]
struct Memory {
    peak_memory_bytes: Option<u64>,
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
            thresholds: row.thresholds.as_ref().map(Bounds::to_string),
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
    let mut writer = ::csv::Writer::from_writer(Vec::new());
    for row in rows {
        let memory = Memory { peak_memory_bytes: row.peak_memory_bytes };
        writer
            .serialize((Flat::of(row), WorkColumns(row.work), memory))
            .expect("a flat row can be written into memory");
    }
    let bytes = writer.into_inner().expect("memory takes what is written into it");
    String::from_utf8_lossy(&bytes).into_owned()
}
