//! An index, digit by digit: a table of eight columns and four rows, and beside it the sum.
//!
//! ```text
//! ┌───────┐            tile    5      3     8    2   1   7   4   6    line                 22 228
//! │ board │  smaller behind    4      2     5    1   0   2   0   0    elements of a line      × 9
//! │       │           times × 5040  × 720 × 120 × 24 × 6 × 2 × 1 × 1  cell of the blank       + 5
//! └───────┘            adds 20 160  1 440  600   24  0   4   0   0    index                200 057
//! ```

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::progress::{IndexProgress, OperationProgress};
use crate::{
    gui::{
        kit::{
            Canvas,
            columns::{steady, widest},
            paint_small,
        },
        theme::{Palette, Type, radius, sizes::arrays::index, space, stroke},
        widgets::text,
    },
    puzzle::RANKS,
    replay::structures::IndexDigit,
    words::figures,
};

/// Messages of the rows: the name, and what it means.
const ROWS: [[&str; 2]; 4] = [
    ["index-tile", "index-tile-note"],
    ["index-smaller", "index-smaller-note"],
    ["index-times", "index-times-note"],
    ["index-adds", "index-adds-note"],
];
/// Messages of the rows of the sum.
const SUM: [[&str; 2]; 4] = [
    ["index-line", "index-line-note"],
    ["index-elements", "index-elements-note"],
    ["index-cell", "index-cell-note"],
    ["index", "index-note"],
];
/// Share of the realm's colour under a tile that is smaller than the one whose digit was computed last.
const SMALLER: f32 = 0.35;

/// Share of the width that the board takes at most.
const BOARD: f32 = 0.135;

/// Where columns and rows lie.
struct IndexGrid {
    rect: Rect,
    board: Rect,
    /// Right end of the names of the rows.
    names: f32,
    /// Left end of the first column.
    left: f32,
    column: f32,
    sum: Rect,
    row: f32,
    /// How large what a digit adds is written: as large as the largest one fits its column.
    sum_kind: Type,
}

impl IndexGrid {
    fn of(canvas: &Canvas<'_, '_>, rect: Rect) -> Self {
        let board = Align2::LEFT_CENTER
            .anchor_size(rect.left_center(), Vec2::splat(rect.height().min(rect.width() * BOARD)));
        let names = widest(canvas.painter(), ROWS.map(|[name, _]| canvas.say(name)), Type::Caption);
        let names = board.right() + space::L + names;
        let left = names + space::S;
        let words = widest(canvas.painter(), SUM.map(|[name, _]| canvas.say(name)), Type::Caption);
        let most = steady(&figures::grouped(RANKS as u64));
        let figure = text::width(canvas.painter(), &most, Type::Display).ceil();
        let sum = (words + space::S + figure).min(index::SUM);
        let column = ((rect.right() - sum - space::L - left) / 8.0).clamp(1.0, index::COLUMN);
        let sum = rect.with_min_x(rect.right() - sum);
        let largest = text::width(canvas.painter(), &steady("00 000"), Type::Figure);
        let sum_kind = if largest + space::XS <= column { Type::Figure } else { Type::Caption };
        let row = rect.height() / ROWS.len() as f32;
        Self { rect, board, names, left, column, sum, row, sum_kind }
    }

    /// The middle of a row.
    fn y(&self, row: usize) -> f32 {
        self.rect.top() + (row as f32 + 0.5) * self.row
    }

    /// The middle of a figure.
    fn at(&self, column: usize, row: usize) -> Pos2 {
        pos2(self.left + (column as f32 + 0.5) * self.column, self.y(row))
    }

    /// A whole column.
    fn column(&self, column: usize) -> Rect {
        let left = self.left + column as f32 * self.column;
        Rect::from_x_y_ranges(left..=left + self.column, self.rect.y_range())
    }

    /// The names of a row, and its figures.
    fn row(&self, row: usize) -> Rect {
        let names = Rect::from_x_y_ranges(self.board.right()..=self.names, self.rect.y_range());
        let y = self.y(row);
        Rect::from_x_y_ranges(names.x_range(), y - self.row / 2.0..=y + self.row / 2.0)
    }
}

/// Draws it into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, progress: &IndexProgress) {
    let grid = IndexGrid::of(canvas, rect);
    let board = progress.index.board;
    paint_small(canvas, grid.board, board);
    canvas.named(grid.board, "ranked board", &board.to_string()).on_hover_text(canvas.say("board-note"));
    for (row, [id, note]) in ROWS.into_iter().enumerate() {
        let at = pos2(grid.names, grid.y(row));
        text::right(canvas.painter(), at, &canvas.say(id), Type::Caption, canvas.palette().text_faint);
        canvas.hint(grid.row(row), ("index row", row), || canvas.say(note));
    }
    for digit in &progress.index.digits {
        show_digit(canvas, &grid, digit, progress);
    }
    show_sum(canvas, &grid, progress);
}

/// A column.
fn show_digit(canvas: &Canvas<'_, '_>, grid: &IndexGrid, digit: &IndexDigit, progress: &IndexProgress) {
    let at = usize::from(digit.at);
    let done = OperationProgress::of(at, progress.digits);
    show_tile(canvas, grid, digit, progress);
    let palette = canvas.palette();
    let strong = if digit.smaller_behind > 0 { palette.text } else { palette.text_faint };
    let figure = |row: usize, words: &str, kind: Type, ink: Color32| {
        let anchor = Align2::CENTER_CENTER;
        let ink = done.ink(canvas, ink);
        text::line(canvas.painter(), grid.at(at, row), anchor, words, kind, ink, f32::INFINITY);
    };
    figure(1, &digit.smaller_behind.to_string(), Type::Title, strong);
    let times = format!("× {}", figures::grouped(digit.factorial.into()));
    figure(2, &times, Type::Caption, palette.text_faint);
    figure(3, &figures::grouped(digit.added().into()), grid.sum_kind, strong);
    let args = [
        ("tile", u64::from(digit.tile).into()),
        ("smaller", u64::from(digit.smaller_behind).into()),
        ("factorial", u64::from(digit.factorial).into()),
        ("adds", u64::from(digit.added()).into()),
    ];
    let words = canvas.tell("index-digit", &args);
    let note = canvas.say("index-digit-note");
    canvas.named(grid.column(at), ("index digit", at), &words).on_hover_text(format!("{words}\n{note}"));
}

/// A tile of the line. While the index is computed, the one whose digit came last is ringed, and those behind it that are
/// smaller are filled.
fn show_tile(canvas: &Canvas<'_, '_>, grid: &IndexGrid, digit: &IndexDigit, progress: &IndexProgress) {
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let side = index::TILE.min(grid.row - index::TILE_GAP);
    let place = Rect::from_center_size(grid.at(usize::from(digit.at), 0), Vec2::splat(side));
    let last = match progress.sum() {
        OperationProgress::Done => None,
        OperationProgress::Pending => progress.digits.checked_sub(1).map(|at| progress.index.digits[at]),
    };
    let is_counted = last.is_some_and(|last| digit.at > last.at && digit.tile < last.tile);
    let is_last = last.is_some_and(|last| digit.at == last.at);
    let fill = if is_counted { Palette::mix(palette.raised, accent, SMALLER) } else { palette.raised };
    let pen =
        if is_last { Stroke::new(stroke::FOCUS, accent) } else { Stroke::new(stroke::HAIR, palette.edge) };
    canvas.painter().rect(place, CornerRadius::same(radius::S), fill, pen, StrokeKind::Inside);
    let font = Type::fitted(side * 0.58);
    text::centred(canvas.painter(), place.center(), &digit.tile.to_string(), font, palette.text);
}

/// The line, times nine, plus the cell of the blank. Digit by digit the line grows.
fn show_sum(canvas: &Canvas<'_, '_>, grid: &IndexGrid, progress: &IndexProgress) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let line = progress.digits.checked_sub(1).map_or(0, |at| progress.index.digits[at].sum);
    let index = figures::grouped(progress.index.index().into());
    let cell = u64::from(progress.index.board.blank());
    let figures = [figures::grouped(line.into()), "× 9".to_owned(), format!("+ {cell}"), index];
    let done = progress.sum();
    for (row, ([id, note], figure)) in SUM.into_iter().zip(&figures).enumerate() {
        let y = grid.y(row);
        let at = pos2(grid.sum.left(), y);
        text::left(painter, at, &canvas.say(id), Type::Caption, palette.text_faint);
        let is_index = row + 1 == SUM.len();
        let (kind, ink) = match is_index {
            true if grid.row >= index::LARGE_FROM => (Type::Display, canvas.context.accent()),
            true => (Type::Lead, canvas.context.accent()),
            false => (Type::Figure, palette.text),
        };
        let ink = if row == 0 { ink } else { done.ink(canvas, ink) };
        text::right(painter, pos2(grid.sum.right(), y), figure, kind, ink);
        let place = Rect::from_center_size(pos2(grid.sum.center().x, y), vec2(grid.sum.width(), grid.row));
        canvas.hint(place, ("index sum", row), || canvas.say(note));
    }
    let args = [
        ("line", u64::from(line).into()),
        ("cell", cell.into()),
        ("index", u64::from(progress.index.index()).into()),
    ];
    let words = match done {
        OperationProgress::Done => canvas.tell("index-sum", &args),
        OperationProgress::Pending => canvas.tell("index-sum-so-far", &args[..1]),
    };
    canvas.named(grid.sum, "index sum", &words);
}
