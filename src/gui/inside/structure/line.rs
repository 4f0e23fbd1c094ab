//! The nine elements of one line of tiles, side by side: neighbours in the array.

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2};
use eight_realms_core::{
    puzzle::Board,
    replay::structures::{ElementContent, LineElement},
};

use super::{
    element::{self, ContentForm},
    progress::{IndexProgress, OperationProgress},
    sections::{between, share},
};
use crate::gui::{
    kit::Canvas,
    theme::{radius, sizes::arrays, stroke},
    widgets::board::{self, BoardFace, Presence},
};

/// Smallest and largest height of the lines that lead from the strip to the elements.
const FAN: [f32; 2] = [5.0, 14.0];
/// Gap between two elements.
const GAP: f32 = 4.0;
/// Distance from the edge of an element to its board.
const INSET: f32 = 3.0;
/// Smallest width of an element with a word.
const WORDS: f32 = 66.0;
/// Largest side of a board.
const LINE_BOARD: f32 = 44.0;

/// Largest share of an element's width for its board, which leaves room for the content beside it.
const BOARD: f32 = 0.44;

/// An element of the line that is shown.
struct ShownElement {
    board: Board,
    index: u32,
    /// Content of the element; `None` if it is not known.
    content: Option<ElementContent>,
}

/// The nine elements of a line.
pub struct ElementLine([ShownElement; 9]);

impl ElementLine {
    /// The line of the index that is computed. Its elements are those of the event if they are in the same line, or
    /// else those of a path that leads there.
    pub fn of(progress: &IndexProgress, elements: &[LineElement; 9], path: &[Board]) -> Self {
        let first = progress.index.line() * 9;
        let tiles: Vec<u8> = progress.index.digits.iter().map(|digit| digit.tile).collect();
        Self(std::array::from_fn(|cell| {
            let known = elements[cell];
            if elements[0].index == first {
                return ShownElement { board: known.board, index: known.index, content: Some(known.content) };
            }
            let mut tiles = tiles.clone();
            tiles.insert(cell, 0);
            let tiles = tiles.try_into().ok().and_then(Board::from_tiles);
            let board = tiles.unwrap_or(progress.index.board);
            ShownElement { board, index: first + cell as u32, content: content_on(path, board) }
        }))
    }

    /// Draws the elements into `rect`, with lines from `from`, the place of the element in the strip.
    pub fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect, from: Pos2, progress: &IndexProgress) {
        let fan = between(FAN, share(rect.height(), arrays::LINE));
        let area = rect.with_min_y(rect.top() + fan);
        let pen = Stroke::new(stroke::HAIR, canvas.palette().edge);
        for end in [area.left_top(), area.right_top()] {
            canvas.painter().line_segment([from, end], pen);
        }
        let step = (area.width() + GAP) / self.0.len() as f32;
        for (cell, element) in self.0.iter().enumerate() {
            let left = area.left() + cell as f32 * step;
            let place = Rect::from_x_y_ranges(left..=left + step - GAP, area.y_range());
            let is_own = element.board == progress.index.board;
            let own = is_own.then_some(progress.read);
            show_element(canvas, place, element, own);
        }
    }
}

/// The content that a path gives for a board's element: the move that leads to the board. `None` for a board off the
/// path.
fn content_on(path: &[Board], board: Board) -> Option<ElementContent> {
    let at = path.iter().position(|other| *other == board)?;
    let by = at.checked_sub(1).and_then(|before| path[before].move_to(board));
    Some(ElementContent::Generated { by, g: at as u8 })
}

/// Draws one element. `own` is set for the element of the event: whether it is read or still to be read.
fn show_element(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    element: &ShownElement,
    own: Option<OperationProgress>,
) {
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let is_written = element.content.is_some_and(|content| content != ElementContent::Unwritten);
    let progress = own.unwrap_or(OperationProgress::Done);
    let is_strong = is_written && progress == OperationProgress::Done;
    let corners = CornerRadius::same(radius::S);
    canvas.painter().rect_filled(place, corners, if is_strong { palette.raised } else { palette.sunken });
    if own.is_some() {
        let pen = Stroke::new(stroke::FOCUS, progress.ink(canvas, accent));
        canvas.painter().rect_stroke(place, corners, pen, StrokeKind::Inside);
    }
    let side = (place.height() - 2.0 * INSET).min(LINE_BOARD).min(place.width() * BOARD);
    let left = place.left_center() + Vec2::RIGHT * INSET;
    let square = Align2::LEFT_CENTER.anchor_size(left, Vec2::splat(side));
    let presence = if is_strong { Presence::Full } else { Presence::Faded };
    paint_board(canvas, square, element.board, presence);
    let words = element.content.map(|content| element::words(canvas, content)).unwrap_or_default();
    if let Some(content) = element.content {
        let middle = pos2(f32::midpoint(square.right(), place.right()), place.center().y);
        let ink = if is_written { palette.text } else { palette.text_faint };
        let form = if place.width() >= WORDS { ContentForm::MarkAndWord } else { ContentForm::Short };
        element::paint(canvas, middle, content, form, progress.ink(canvas, ink));
    }
    let args = [
        ("index", u64::from(element.index).into()),
        ("board", element.board.to_string().into()),
        ("content", words.into()),
    ];
    let words = canvas.tell("element", &args);
    let hint = format!("{words}\n{}", canvas.say("element-note"));
    canvas.named(place, ("element", element.board.blank()), &words).on_hover_text(hint);
}

fn paint_board(canvas: &Canvas<'_, '_>, square: Rect, board: Board, presence: Presence) {
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = BoardFace { presence, ..BoardFace::still(&tiles, &goal, canvas.context.accent()) };
    board::paint(canvas.painter(), square, &face, canvas.palette());
}
