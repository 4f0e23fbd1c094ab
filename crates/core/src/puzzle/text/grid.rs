//! Finds the empty cell of a board that is written as eight tiles: an empty field, or a gap in a column.

use std::ops::Range;

use super::cells::{TextCell, TextCells};
use crate::puzzle::CELLS;

/// Number of cells in a row.
const SIDE: usize = 3;

/// Returns how many cells of a part come before its empty cell; `None` unless all cells of the part are tiles and
/// exactly one cell can be empty.
pub fn empty_cell(cells: &TextCells, part: Range<usize>) -> Option<usize> {
    let is_tile = |cell: &TextCell| ('1'..='8').contains(&cell.letter);
    if !cells.all[part.clone()].iter().all(is_tile) {
        return None;
    }
    let is_of_part = |before: &usize| part.start <= *before && *before <= part.end;
    let mut empty: Vec<usize> = cells.empty_fields.iter().copied().filter(is_of_part).collect();
    let rows = rows(cells, part.clone());
    empty.extend(empty_at_an_edge(cells, &rows, part.start));
    match empty.as_slice() {
        [only] => Some(only - part.start),
        [] => empty_column(&rows),
        _ => None,
    }
}

/// The cells of a part, line by line.
fn rows(cells: &TextCells, part: Range<usize>) -> Vec<&[TextCell]> {
    cells.all[part].chunk_by(|one, next| one.line == next.line).collect()
}

/// Finds the fields that are empty at the beginning or the end of a row, each by the number of cells before it. Finds
/// none unless the part is a table: one row with eight field ends, or three rows with two each.
fn empty_at_an_edge(cells: &TextCells, rows: &[&[TextCell]], first: usize) -> Vec<usize> {
    let ends_of = |line: usize| cells.field_ends.iter().filter(move |end| end.line == line);
    let expected = CELLS / rows.len().max(1) - 1;
    let is_table =
        matches!(rows.len(), 1 | SIDE) && rows.iter().all(|row| ends_of(row[0].line).count() == expected);
    if !is_table {
        return Vec::new();
    }
    let mut before = first;
    let mut edges = Vec::new();
    for row in rows {
        let (begin, end) = (before, before + row.len());
        let mut ends = ends_of(row[0].line);
        let (first, last) = (ends.next(), ends.next_back());
        edges.extend(first.filter(|end| end.cells_before == begin).map(|_| begin));
        edges.extend(last.filter(|last| last.cells_before == end).map(|_| end));
        before = end;
    }
    edges
}

/// Returns the place, 0 to 8, of the cell that one of three rows lacks, if the two others have three cells in the same
/// columns.
fn empty_column(rows: &[&[TextCell]]) -> Option<usize> {
    let [_, _, _] = rows else { return None };
    let columns = |row: &[TextCell]| row.iter().map(|cell| cell.column).collect::<Vec<_>>();
    let mut full = rows.iter().filter(|row| row.len() == SIDE).map(|row| columns(row));
    let (one, other) = (full.next()?, full.next()?);
    let short = rows.iter().position(|row| row.len() + 1 == SIDE)?;
    let present = columns(rows[short]);
    let missing: Vec<usize> = (0..SIDE).filter(|column| !present.contains(&one[*column])).collect();
    match missing.as_slice() {
        [only] if one == other => Some(short * SIDE + only),
        _ => None,
    }
}
