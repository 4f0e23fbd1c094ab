//! Boards in a row. What is written in the element of a board leads to the next one: the path back through the parents,
//! and the walk through a table.
//!
//! ```text
//!   ┌─────┐ ┌─────┐ ┌─────┐
//!   │board│ │board│ │board│   a column for each, the same for the whole recording
//!   └─────┘ └─────┘ └─────┘
//!     ↓ d     ← l     ↑ u     what is written in the element
//!   200 057 195 680           its index; more lines of them where columns are narrow
//!               195 679
//! ```

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::{Board, RANKS},
    replay::structures::ElementContent,
    trace::TableEntry,
};

use super::{
    element::{self, ContentForm},
    progress::OperationProgress,
};
use crate::gui::{
    kit::{
        Canvas,
        columns::{steady, widest},
        ellipsis,
    },
    theme::{Type, radius, sizes::arrays::chain, stroke},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Width of the ring around the current board, and its distance from it.
const RING: [f32; 2] = [1.5, 1.5];
/// Largest width of a column.
const COLUMN: f32 = 66.0;
/// Gap between two boards.
const GAP: f32 = 5.0;
/// Largest side of a board.
const BOARD: f32 = 52.0;
/// Height of the line that says what is written in the element.
const CONTENT: f32 = 14.0;
/// Height of a line of indices.
const INDEX: f32 = 10.5;
/// Smallest width of a column in which a move has an arrow before its letter.
const ARROW_FROM: f32 = 30.0;

/// Largest number of boards of a path: no board of the puzzle is farther than 31 moves from another.
pub const MAX_BOARDS: usize = 32;

/// Largest number of lines of indices: as many as the narrowest column needs.
const MAX_LINES: f32 = 3.0;

/// A board of a chain.
#[derive(Clone, Copy)]
pub struct ChainLink {
    pub board: Board,
    /// Content of the board's element.
    pub content: ElementContent,
    /// Progress of reading the board's element.
    pub read: OperationProgress,
}

/// Boards in a row.
pub struct Chain<'a> {
    /// Stable name, which is also the message of the title.
    pub name: &'a str,
    /// Message that explains the figures.
    pub convention: &'a str,
    /// Words beside the title.
    pub note: String,
    pub links: &'a [ChainLink],
    /// Index of the current board in `links`; `None` if no board is current.
    pub current: Option<usize>,
    /// Largest number of boards in the whole recording.
    pub columns: usize,
}

/// Placement of the columns.
struct ChainGrid {
    rect: Rect,
    pitch: f32,
    side: f32,
    /// Number of lines of indices.
    index_lines: usize,
    form: ContentForm,
}

impl ChainGrid {
    fn of(canvas: &Canvas<'_, '_>, rect: Rect, columns: usize) -> Self {
        let pitch = (rect.width() / columns.max(1) as f32).min(COLUMN);
        let index = widest(canvas.painter(), [steady(&figures::grouped(RANKS as u64))], Type::Key);
        let index_lines = (2.0 * index / pitch.max(1.0) - 1.0).ceil().clamp(1.0, MAX_LINES) as usize;
        let below = CONTENT + INDEX * index_lines as f32;
        let side = (pitch - GAP).min(BOARD).min(rect.height() - below).max(0.0);
        let form = if pitch >= ARROW_FROM { ContentForm::MarkAndWord } else { ContentForm::Short };
        Self { rect, pitch, side, index_lines, form }
    }

    fn board(&self, column: usize) -> Rect {
        let left = self.rect.left() + column as f32 * self.pitch;
        Rect::from_min_size(pos2(left + RING[1], self.rect.top()), Vec2::splat(self.side))
    }
}

impl Chain<'_> {
    /// Draws the head, and the boards below it, into `rect`.
    pub fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect) {
        let head = pos2(rect.left(), rect.top() + chain::HEAD / 2.0 - 2.0);
        let hint = canvas.say(self.convention);
        canvas.heading_with(head, self.name, &self.note, rect.width(), &hint);
        let area = rect.with_min_y(rect.top() + chain::HEAD);
        let grid = ChainGrid::of(canvas, area, self.columns);
        for (column, link) in self.links.iter().enumerate().take(self.columns) {
            let is_cut = column + 1 == self.columns && self.links.len() > self.columns;
            if is_cut {
                ellipsis(canvas, grid.board(column));
            } else {
                self.show_link(canvas, &grid, column, link);
            }
        }
    }

    fn show_link(&self, canvas: &Canvas<'_, '_>, grid: &ChainGrid, column: usize, link: &ChainLink) {
        let (palette, place) = (canvas.palette(), grid.board(column));
        let (tiles, goal) = (link.board.tiles(), canvas.goal());
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        let face = if link.read == OperationProgress::Done { face } else { face.faded() };
        board::paint(canvas.painter(), place, &face, palette);
        if self.current == Some(column) {
            let [width, away] = RING;
            let pen = Stroke::new(width.max(stroke::CURVE), canvas.context.accent());
            let corners = CornerRadius::same(radius::S);
            canvas.painter().rect_stroke(place.expand(away), corners, pen, StrokeKind::Middle);
        }
        let middle = pos2(place.center().x, place.bottom() + CONTENT / 2.0 + 1.0);
        let ink = link.read.ink(canvas, palette.text);
        element::paint(canvas, middle, link.content, Self::form(grid, link), ink);
        let line = column % grid.index_lines;
        let y = place.bottom() + CONTENT + (line as f32 + 0.5) * INDEX;
        let index = link.board.index() as u64;
        let ink = link.read.ink(canvas, palette.text_faint);
        let left = grid.rect.left() + column as f32 * grid.pitch;
        let index_words = figures::grouped(index);
        let width = text::width(canvas.painter(), &index_words, Type::Key);
        let start = pos2(left.min(grid.rect.right() - width), y);
        text::left(canvas.painter(), start, &index_words, Type::Key, ink);
        let args = [
            ("index", index.into()),
            ("board", link.board.to_string().into()),
            ("content", element::words(canvas, link.content).into()),
        ];
        let words = canvas.tell("element", &args);
        let column_rect = Rect::from_min_size(
            pos2(left, place.top()),
            Vec2::new(grid.pitch, grid.rect.bottom() - place.top()),
        );
        canvas.named(column_rect, (self.name, column), &words).on_hover_text(words);
    }

    /// The form of a link's content: that of the grid for a move, and short for a word, which has no room below a small
    /// board.
    const fn form(grid: &ChainGrid, link: &ChainLink) -> ContentForm {
        match link.content {
            ElementContent::Generated { by: Some(_), .. } | ElementContent::Sign(TableEntry::Go(_)) => {
                grid.form
            }
            _ => ContentForm::Short,
        }
    }
}
