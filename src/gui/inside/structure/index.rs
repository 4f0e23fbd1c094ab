//! An index, digit by digit: a table of eight columns and four rows with the sum beside it, and the Cantor expansion of
//! all nine cells, which is the number of the board elsewhere.
//!
//! ```text
//! ┌───────┐            tile    5      3     8    2   1   7   4   6    line                 22 228
//! │ board │  smaller behind    4      2     5    1   0   2   0   0    cell of the blank   × 9 + 5
//! │       │           times × 5040  × 720 × 120 × 24 × 6 × 2 × 1 × 1  index               200 057
//! └───────┘            adds 20 160  1 440  600   24  0   4   0   0    Cantor expansion    175 102
//! ```
//!
//! What is held upright has a row for each digit, and the sum below.

use std::array;

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::{Board, RANKS},
    replay::structures::{IndexByDigits, IndexDigit, Operation},
};

use super::{
    is_column,
    progress::{OperationProgress, ShownStructure},
};
use crate::gui::{
    kit::{
        Canvas,
        columns::{steady, widest},
        paint_small,
    },
    theme::{Palette, Type, radius, sizes, space, stroke},
    widgets::text,
};

/// The index being computed, and how far the computation is.
pub struct IndexProgress {
    pub index: IndexByDigits,
    /// Number of digits that are done.
    pub digits: usize,
    /// Whether the element at the index is read.
    pub read: OperationProgress,
}

impl IndexProgress {
    /// The index that the next operation belongs to; where all operations are done, the finished index of the event.
    pub fn of(shown: &ShownStructure<'_>, of_event: &IndexByDigits) -> Self {
        let whole = Self { index: *of_event, digits: of_event.digits.len(), read: OperationProgress::Done };
        if shown.is_done() {
            return whole;
        }
        let operations = &shown.moment.operations;
        let last = operations[..=shown.done].iter().enumerate().rev().find_map(|(at, operation)| {
            let digit = digit(operation)?;
            Some((at, digit))
        });
        let Some((at, digit)) = last else { return whole };
        let is_read = operations[at.min(shown.done)..shown.done].iter().any(is_read);
        Self {
            index: IndexByDigits::of(digit.board),
            digits: usize::from(digit.at) + usize::from(at < shown.done),
            read: if is_read { OperationProgress::Done } else { OperationProgress::Pending },
        }
    }

    /// Progress of the sum, which is done once all digits are.
    pub const fn sum(&self) -> OperationProgress {
        OperationProgress::of(self.index.digits.len() - 1, self.digits)
    }
}

const fn digit(operation: &Operation) -> Option<&IndexDigit> {
    match operation {
        Operation::Digit(digit) => Some(digit),
        _ => None,
    }
}

const fn is_read(operation: &Operation) -> bool {
    matches!(operation, Operation::ElementRead { .. } | Operation::TableRead { .. })
}

/// Messages of the rows: name and explanation.
const ROWS: [[&str; 2]; 4] = [
    ["index-tile", "index-tile-note"],
    ["index-smaller", "index-smaller-note"],
    ["index-times", "index-times-note"],
    ["index-adds", "index-adds-note"],
];
/// Messages of the rows of the sum, and of the row below it.
const SUM: [[&str; 2]; 4] = [
    ["index-line", "index-line-note"],
    ["index-cell", "index-cell-note"],
    ["index", "index-note"],
    ["cantor", "cantor-note"],
];

/// Draws the index into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, progress: &IndexProgress) {
    let grid = if is_column(canvas, rect.width()) {
        IndexGrid::column(canvas, rect)
    } else {
        IndexGrid::row(canvas, rect)
    };
    let board = progress.index.board;
    let mut place = grid.board;
    if place.is_positive() {
        paint_small(canvas, place, board);
    } else {
        place = grid.tiles();
    }
    canvas.named(place, "ranked board", &board.to_string()).on_hover_text(canvas.say("board-note"));
    for (row, ([id, note], place)) in ROWS.into_iter().zip(grid.names).enumerate() {
        let (name, ink) = (canvas.say(id), canvas.palette().text_faint);
        let at = grid.name_anchor.pos_in_rect(&place);
        text::line(canvas.painter(), at, grid.name_anchor, &name, Type::Caption, ink, f32::INFINITY);
        canvas.hint(place, ("index row", row), || canvas.say(note));
    }
    for digit in &progress.index.digits {
        show_digit(canvas, &grid, digit, progress);
    }
    show_sum(canvas, &grid, progress);
}

/// Smallest height of a row at which the index is written large.
const LARGE_FROM: f32 = 24.0;
/// Largest width of the column of the sum.
const INDEX_SUM: f32 = 210.0;
/// Largest width of a digit's column.
const COLUMN_WIDTH: f32 = 80.0;
/// The largest factor of a digit: 7!.
const MOST_TIMES: u64 = 5040;
/// Largest share of the width for the board.
const BOARD: f32 = 0.135;

/// Placement of the digits, each with four figures, and of the sum.
struct IndexGrid {
    board: Rect,
    /// The names of the figures.
    names: [Rect; 4],
    name_anchor: Align2,
    /// Area of each digit.
    digits: [Rect; 8],
    /// Whether a digit's figures stand side by side, and not one below the other.
    is_row_per_digit: bool,
    /// The lines of the sum.
    sums: [Rect; 4],
    /// Type of what a digit is multiplied by, and of what it adds: smaller ones where the largest such number would not
    /// fit its column.
    figure_kinds: [Type; 2],
    /// Type of the index.
    index_kind: Type,
}

impl IndexGrid {
    /// A column for each digit, with the board at the left and the sum at the right.
    fn row(canvas: &Canvas<'_, '_>, rect: Rect) -> Self {
        let row = rect.height() / ROWS.len() as f32;
        let index_kind = if row >= LARGE_FROM { Type::Display } else { Type::Lead };
        let most = steady(&figures::grouped(RANKS as u64));
        let sum = SUM.map(|[name, _]| {
            let kind = if name == "index" { index_kind } else { Type::Figure };
            let name = text::width(canvas.painter(), &canvas.say(name), Type::Caption);
            (name + space::S + text::width(canvas.painter(), &most, kind)).ceil()
        });
        let sum = sum.into_iter().fold(0.0, f32::max).min(INDEX_SUM);
        let names = widest(canvas.painter(), ROWS.map(|[name, _]| canvas.say(name)), Type::Caption);
        let width = |most: &str, kind: Type| text::width(canvas.painter(), most, kind);
        let times = times(MOST_TIMES);
        let columns = |board: f32| {
            let gap = if board > 0.0 { space::L } else { 0.0 };
            let end_of_names = rect.left() + board + gap + names;
            let left = end_of_names + space::S;
            let column = ((rect.right() - sum - space::L - left) / 8.0).clamp(1.0, COLUMN_WIDTH);
            (end_of_names, left, column)
        };
        // The board has its tiles in the first row too: where columns would be too narrow, it goes.
        let board = rect.height().min(rect.width() * BOARD);
        let board = if columns(board).2 > width(&times, Type::Caption) { board } else { 0.0 };
        let (names, left, column) = columns(board);
        let board = Align2::LEFT_CENTER.anchor_size(rect.left_center(), Vec2::splat(board));
        let kind = |most: &str, [large, small]: [Type; 2]| {
            if width(most, large) + space::XS <= column { large } else { small }
        };
        let sum_kinds = [Type::Figure, kind(&steady("00 000"), [Type::Caption, Type::Key])];
        let figure_kinds = [kind(&times, [Type::Caption, Type::Key]), kind(&steady("00 000"), sum_kinds)];
        let line = |left: f32, right: f32, number: usize| {
            let top = rect.top() + number as f32 * row;
            Rect::from_x_y_ranges(left..=right, top..=top + row)
        };
        let digit = |number: usize| {
            let left = left + number as f32 * column;
            Rect::from_x_y_ranges(left..=left + column, rect.y_range())
        };
        Self {
            board,
            names: array::from_fn(|number| line(board.right(), names, number)),
            name_anchor: Align2::RIGHT_CENTER,
            digits: array::from_fn(digit),
            is_row_per_digit: false,
            sums: array::from_fn(|number| line(rect.right() - sum, rect.right(), number)),
            figure_kinds,
            index_kind,
        }
    }

    /// A row for each digit at the right of the board, and the sum below.
    fn column(canvas: &Canvas<'_, '_>, rect: Rect) -> Self {
        let row = (rect.height() - NAMES_HEAD - SUM_GAP) / (8 + SUM.len()) as f32;
        let painter = canvas.painter();
        let most = [String::new(), String::new(), times(MOST_TIMES), steady("00 000")];
        let widths: [f32; 4] = array::from_fn(|figure| {
            let name = canvas.say(ROWS[figure][0]);
            widest(painter, [name, most[figure].clone()], Type::Caption) + space::S
        });
        let table = widths.iter().sum::<f32>();
        let room = rect.width() - table - space::L;
        // The board has its tiles in the first column too: where it would have no digits, it goes.
        let side = if room < sizes::board::LEGIBLE { 0.0 } else { room.min(BOARD_BESIDE).min(8.0 * row) };
        let top = rect.top() + NAMES_HEAD;
        let board = Rect::from_min_size(pos2(rect.left(), top), Vec2::splat(side));
        let start = if side > 0.0 { board.right() + space::L } else { rect.left() };
        let more = ((rect.right() - start - table) / widths.len() as f32).max(0.0);
        let mut left = start;
        let names = widths.map(|width| {
            let name = Rect::from_min_size(pos2(left, rect.top()), vec2(width + more, NAMES_HEAD));
            left = name.right();
            name
        });
        let digit = |number: usize| {
            Rect::from_min_size(pos2(start, top + number as f32 * row), vec2(rect.right() - start, row))
        };
        let sum = pos2(rect.right() - INDEX_SUM.min(rect.width()), top + 8.0 * row + SUM_GAP);
        let line = |number: usize| {
            let min = sum + vec2(0.0, number as f32 * row);
            Rect::from_min_max(min, pos2(rect.right(), min.y + row))
        };
        Self {
            board,
            names,
            name_anchor: Align2::CENTER_CENTER,
            digits: array::from_fn(digit),
            is_row_per_digit: true,
            sums: array::from_fn(line),
            figure_kinds: [Type::Caption; 2],
            index_kind: Type::Lead,
        }
    }

    /// The middle of a digit's figure.
    fn at(&self, digit: usize, figure: usize) -> Pos2 {
        let (digit, name) = (self.digits[digit].center(), self.names[figure].center());
        if self.is_row_per_digit { pos2(name.x, digit.y) } else { pos2(digit.x, name.y) }
    }

    /// Area of all tiles.
    fn tiles(&self) -> Rect {
        let [first, last] = [0, 7].map(|digit| self.at(digit, 0));
        Rect::from_two_pos(first, last).expand(self.tile_side() / 2.0)
    }

    /// Side of a tile.
    fn tile_side(&self) -> f32 {
        let row = if self.is_row_per_digit { self.digits[0].height() } else { self.names[0].height() };
        TILE.min(row - TILE_GAP)
    }
}

/// Least and largest height of the index with a row for each digit.
pub const COLUMN_HEIGHT: [f32; 2] = [NAMES_HEAD + SUM_GAP + 12.0 * 20.0, NAMES_HEAD + SUM_GAP + 12.0 * 24.0];
/// Height of the names over their columns, and distance from the digits to the sum.
const NAMES_HEAD: f32 = 20.0;
const SUM_GAP: f32 = 6.0;
/// Largest side of the board beside the digits.
const BOARD_BESIDE: f32 = 120.0;

/// What a digit is multiplied by: `× 720`.
fn times(factorial: u64) -> String {
    format!("× {}", figures::grouped(factorial))
}

/// Draws the column of a digit.
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
    let [times_kind, adds_kind] = grid.figure_kinds;
    figure(2, &times(digit.factorial.into()), times_kind, palette.text_faint);
    figure(3, &figures::grouped(digit.added().into()), adds_kind, strong);
    let args = [
        ("tile", u64::from(digit.tile).into()),
        ("smaller", u64::from(digit.smaller_behind).into()),
        ("factorial", u64::from(digit.factorial).into()),
        ("adds", u64::from(digit.added()).into()),
    ];
    let words = canvas.tell("index-digit", &args);
    let note = canvas.say("index-digit-note");
    canvas.named(grid.digits[at], ("index digit", at), &words).on_hover_text(format!("{words}\n{note}"));
}

/// Largest side of a tile of the line.
const TILE: f32 = 30.0;
/// Gap between a tile and the next row.
const TILE_GAP: f32 = 3.0;
/// Share of the realm's colour under a tile that is smaller than the one whose digit was computed last.
const SMALLER: f32 = 0.35;

/// Draws a tile of the line. While the index is computed, the tile whose digit came last has a ring, and the smaller
/// tiles behind it are filled.
fn show_tile(canvas: &Canvas<'_, '_>, grid: &IndexGrid, digit: &IndexDigit, progress: &IndexProgress) {
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let side = grid.tile_side();
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
    let font = Type::fitted(canvas.least_figure(side * 0.58));
    text::centred(canvas.painter(), place.center(), &digit.tile.to_string(), font, palette.text);
}

/// Draws the sum: the line, times nine, plus the cell of the blank. The line grows digit by digit. Below the sum is the
/// board's other number, the Cantor expansion.
fn show_sum(canvas: &Canvas<'_, '_>, grid: &IndexGrid, progress: &IndexProgress) {
    let board = progress.index.board;
    let line = progress.digits.checked_sub(1).map_or(0, |at| progress.index.digits[at].sum);
    let figures = [
        figures::grouped(line.into()),
        format!("× 9 + {}", board.blank()),
        figures::grouped(progress.index.index().into()),
        figures::grouped(board.rank() as u64),
    ];
    let done = progress.sum();
    let args = [
        ("line", u64::from(line).into()),
        ("cell", u64::from(board.blank()).into()),
        ("index", u64::from(progress.index.index()).into()),
    ];
    let words = match done {
        OperationProgress::Done => canvas.tell("index-sum", &args),
        OperationProgress::Pending => canvas.tell("index-sum-so-far", &args[..1]),
    };
    for (row, ([id, note], figure)) in SUM.into_iter().zip(&figures).enumerate() {
        let place = grid.sums[row];
        let (palette, painter) = (canvas.palette(), canvas.painter());
        text::left(painter, place.left_center(), &canvas.say(id), Type::Caption, palette.text_faint);
        let (kind, ink) = match id {
            "index" => (grid.index_kind, done.ink(canvas, palette.words_in(canvas.context.accent()))),
            "index-cell" => (Type::Figure, done.ink(canvas, palette.text)),
            "index-line" => (Type::Figure, palette.text),
            _ => (Type::Figure, palette.text_soft),
        };
        text::right(painter, place.right_center(), figure, kind, ink);
        match id {
            "cantor" => {
                let words = cantor_sum(canvas, board);
                let hint = format!("{words}\n{}", canvas.say(note));
                canvas.named(place, "cantor expansion", &words).on_hover_text(hint);
            }
            _ => canvas.hint(place, ("index sum", row), || canvas.say(note)),
        }
    }
    let whole = grid.sums[0].union(grid.sums[2]);
    canvas.named(whole, "index sum", &words);
}

/// The Cantor expansion, digit by digit: `4·8! + 2·7! + …`.
fn cantor_sum(canvas: &Canvas<'_, '_>, board: Board) -> String {
    let digits = board.lehmer_code().into_iter().zip((0..=8).rev());
    let sum: Vec<String> = digits.map(|(digit, place)| format!("{digit}·{place}!")).collect();
    let args = [("sum", sum.join(" + ").into()), ("number", (board.rank() as u64).into())];
    canvas.tell("cantor-sum", &args)
}
