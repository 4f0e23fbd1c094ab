//! Rows for people: a table with grouped numbers, and under it the conventions that its numbers go by.

use comfy_table::{CellAlignment, LineStyle, Table, TableStyle};

use super::report::Row;
use crate::{
    puzzle::{Board, Puzzle},
    words::{Words, figures},
};

/// Where there is nothing to be said.
const NOTHING: &str = "–";

/// Lines above, under the head and below; none between rows.
const RULED: TableStyle = TableStyle::new().top_border(LINE).header_separator(LINE).bottom_border(LINE);
const LINE: LineStyle = LineStyle::none().fill('─').junction('─');

/// The headings, each with the side its column leans to.
const COLUMNS: [(&str, CellAlignment); 9] = [
    ("cli-realm", CellAlignment::Left),
    ("cli-name", CellAlignment::Left),
    ("cli-moves", CellAlignment::Right),
    ("cli-expanded", CellAlignment::Right),
    ("cli-generated", CellAlignment::Right),
    ("cli-frontier-peak", CellAlignment::Right),
    ("cli-bare-time", CellAlignment::Right),
    ("cli-spread", CellAlignment::Right),
    ("cli-runs", CellAlignment::Right),
];

/// One realm: its table of one row, and the path.
pub fn one(words: &Words, row: &Row) -> String {
    let mut lines = lines(words, std::slice::from_ref(row));
    lines.extend(row.path.as_ref().map(|path| format!("{}: {path}", words.say("cli-path"))));
    lines.join("\n") + "\n"
}

/// The puzzle, a row for each realm, and the conventions; ends with a newline. All rows are of one puzzle.
pub fn several(words: &Words, rows: &[Row]) -> String {
    lines(words, rows).join("\n") + "\n"
}

fn lines(words: &Words, rows: &[Row]) -> Vec<String> {
    let mut lines = heading(words, rows);
    lines.push(grid(words, rows).to_string());
    lines.extend(conventions(words, rows));
    lines
}

/// From where to where, and that no way leads there.
fn heading(words: &Words, rows: &[Row]) -> Vec<String> {
    let Some(row) = rows.first() else { return Vec::new() };
    let puzzle = Puzzle::new(Board::of_letters(&row.start), Board::of_letters(&row.goal));
    let (start, goal) = (puzzle.start.to_string(), puzzle.goal.to_string());
    let mut lines = vec![words.tell("cli-puzzle", &[("start", start.into()), ("goal", goal.into())])];
    if !row.solvable {
        lines.push(words.tell("unsolvable", &[("inversions", puzzle.inversions().len().into())]));
    }
    lines
}

fn grid(words: &Words, rows: &[Row]) -> Table {
    let mut table = Table::new();
    table.load_style(RULED);
    table.set_header(COLUMNS.map(|(heading, _)| words.say(heading)));
    table.add_rows(rows.iter().map(|row| cells(words, row)));
    for (column, (_, side)) in table.column_iter_mut().zip(COLUMNS) {
        column.set_cell_alignment(side);
    }
    table
}

/// The cells of a row, under [`COLUMNS`].
fn cells(words: &Words, row: &Row) -> [String; 9] {
    let bare = &row.bare_seconds;
    [
        row.realm.to_owned(),
        words.say(&format!("realm-{}-name", row.realm)),
        row.moves.map_or(NOTHING.to_owned(), |moves| moves.to_string()),
        figures::comma(row.expanded),
        figures::comma(row.generated),
        figures::comma(row.frontier_peak),
        seconds(bare.median),
        format!("{} {NOTHING} {}", seconds(bare.min), seconds(bare.max)),
        figures::comma(u64::from(bare.runs)),
    ]
}

/// The conventions that the numbers go by, a line each; only what concerns these rows.
fn conventions(words: &Words, rows: &[Row]) -> Vec<String> {
    let Some(first) = rows.first() else { return Vec::new() };
    let mut lines = vec![words.tell("report-order", &[("order", first.order.as_str().into())])];
    lines.extend(ties(words, rows));
    lines.extend(estimates(words, rows));
    lines.extend(weight(words, rows));
    lines.extend(["report-expanded", "report-generated", "report-peak"].map(|count| words.say(count)));
    lines.extend(rows.iter().find(|row| row.realm == "8").map(|_| words.say("report-deepening")));
    lines.extend(rows.iter().find_map(|row| price_of_table(words, row)));
    lines.push(words.say("report-time"));
    lines
}

fn ties(words: &Words, rows: &[Row]) -> Option<String> {
    let (tie, tie_order) = rows.iter().find_map(|row| row.tie.zip(row.tie_order))?;
    Some(words.tell("report-ties", &[("tie", tie.into()), ("tie-order", tie_order.into())]))
}

/// Which realm goes by which estimate: `5 misplaced, 6 manhattan`.
fn estimates(words: &Words, rows: &[Row]) -> Option<String> {
    let uses = rows.iter().filter_map(|row| Some(format!("{} {}", row.realm, row.heuristic?)));
    let uses: Vec<String> = uses.collect();
    (!uses.is_empty()).then(|| words.tell("report-estimates", &[("estimates", uses.join(", ").into())]))
}

/// What the weight does to f, and to the way.
fn weight(words: &Words, rows: &[Row]) -> Option<String> {
    let weight = rows.iter().find_map(|row| row.weight)?;
    Some(words.tell("report-weight", &[("weight", format!("{weight:.1}").into())]))
}

/// Realm 3's row is about its table; this is about the answer that it gives.
fn price_of_table(words: &Words, row: &Row) -> Option<String> {
    let (lookups, time) = (row.lookups?, seconds(row.lookup_seconds?));
    Some(words.tell("report-table", &[("lookups", lookups.into()), ("time", time.into())]))
}

/// `28.1 ms`, with the plain space of a terminal.
fn seconds(seconds: f64) -> String {
    figures::seconds(seconds).replace('\u{2009}', " ")
}
