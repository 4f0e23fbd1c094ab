//! The table itself: a row for each realm or lane, numbers grouped by commas, no wider than 120 columns.

use comfy_table::{CellAlignment, LineStyle, Table, TableStyle};
use eight_realms_app::words::{Words, figures, names};
use eight_realms_core::{compare::ratios, job::TimeSummary, report::ReportRow};

/// The separator of groups in the window; a terminal may not have it.
const THIN_SPACE: char = '\u{2009}';

/// Text of a cell without a value.
pub const NOTHING: &str = "–";

/// Lines above, under the head and below; none between rows.
const RULED: TableStyle = TableStyle::new().top_border(LINE).header_separator(LINE).bottom_border(LINE);
const LINE: LineStyle = LineStyle::none().fill('─').junction('─');

/// Ids of the headings, each with the side that its column is aligned to.
const COLUMNS: [(&str, CellAlignment); 12] = [
    ("cli-realm", CellAlignment::Left),
    ("cli-name", CellAlignment::Left),
    ("cli-moves", CellAlignment::Right),
    ("cli-expanded", CellAlignment::Right),
    ("cli-generated", CellAlignment::Right),
    ("cli-frontier-peak", CellAlignment::Right),
    ("cli-branching", CellAlignment::Right),
    ("cli-work", CellAlignment::Right),
    ("cli-memory", CellAlignment::Right),
    ("cli-run-time", CellAlignment::Right),
    ("cli-ratio", CellAlignment::Right),
    ("cli-spread", CellAlignment::Right),
];

/// The rows under their headings.
pub fn grid(words: &Words, rows: &[ReportRow]) -> Table {
    let are_lanes = rows.first().is_some_and(|row| row.lane.is_some());
    let mut columns = COLUMNS;
    if are_lanes {
        (columns[0].0, columns[1].0) = ("cli-lane", "cli-lane-name");
    }
    let medians: Vec<Option<f64>> = rows.iter().map(|row| Some(row.run_time?.median)).collect();
    let cells = rows.iter().zip(ratios(&medians)).map(|(row, times)| cells(words, row, times).to_vec());
    ruled(words, &columns, cells)
}

/// A table with lines above, under the head and below. Columns have the ids of their headings and their sides.
pub fn ruled(
    words: &Words,
    columns: &[(&'static str, CellAlignment)],
    rows: impl Iterator<Item = Vec<String>>,
) -> Table {
    let mut table = Table::new();
    table.load_style(RULED);
    table.set_header(columns.iter().map(|(heading, _)| words.say(*heading)));
    table.add_rows(rows);
    for (place, (column, (_, side))) in table.column_iter_mut().zip(columns).enumerate() {
        column.set_cell_alignment(*side);
        column.set_padding((0, u16::from(place + 1 < columns.len())));
    }
    table
}

/// The cells of a row, under [`COLUMNS`]. `times` is the ratio of its median run time to that of the row above.
fn cells(words: &Words, row: &ReportRow, times: Option<f64>) -> [String; 12] {
    let or_nothing = |text: Option<String>| text.unwrap_or_else(|| NOTHING.to_owned());
    [
        row.lane.map_or_else(|| row.realm.to_owned(), String::from),
        name(words, row),
        or_nothing(row.moves.map(|moves| moves.to_string())),
        figures::comma(row.expanded),
        figures::comma(row.generated),
        figures::comma(row.frontier_peak),
        or_nothing(row.b_star.map(figures::hundredths)),
        figures::comma(row.work.total()),
        or_nothing(row.peak_memory_bytes.map(|bytes| plain(&figures::bytes(bytes as f64)))),
        or_nothing(row.run_time.map(|time| seconds(time.median))),
        or_nothing(times.map(|times| figures::ratio(times).replace(THIN_SPACE, ","))),
        or_nothing(row.run_time.as_ref().map(spread)),
    ]
}

/// Maximum width of the line of a lane in its cell, in characters.
const LANE: usize = 26;

/// The line of a lane, broken behind commas where it is long.
pub fn broken(line: &str) -> String {
    let mut broken = String::new();
    let mut width = 0;
    for set in line.split_inclusive(',') {
        if width > 0 && width + set.len() > LANE {
            broken.push('\n');
            width = 0;
        }
        broken.push_str(set);
        width += set.len();
    }
    broken
}

/// The name of a realm, or the line of a lane.
fn name(words: &Words, row: &ReportRow) -> String {
    match row.lane {
        Some(_) => broken(&row.line),
        None => names::realm(words, row.realm, row.other_heuristic),
    }
}

/// Minimum and maximum, as `15.9–21.0 ms` if both have the same unit, else as `803 µs–1.02 ms`.
fn spread(time: &TimeSummary) -> String {
    let (min, max) = (seconds(time.min), seconds(time.max));
    match (min.split_once(' '), max.split_once(' ')) {
        (Some((least, unit)), Some((_, other))) if unit == other => format!("{least}–{max}"),
        _ => format!("{min}–{max}"),
    }
}

/// `28.1 ms`
pub fn seconds(seconds: f64) -> String {
    plain(&figures::seconds(seconds))
}

/// The figure with plain spaces, as terminals have them.
pub fn plain(figure: &str) -> String {
    figure.replace(THIN_SPACE, " ")
}
