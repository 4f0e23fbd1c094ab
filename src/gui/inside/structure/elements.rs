//! Elements of an array: all of them as a strip, the nine of a line, those of boards in a row, and what is written in
//! one.

use egui::{Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::{Board, Move, RANKS},
    replay::structures::{ElementContent, LineElement, RankSet},
    trace::TableEntry,
};

use super::{index::IndexProgress, progress::OperationProgress};
use crate::gui::{
    kit::{
        Canvas,
        columns::{steady, widest},
        direction, ellipsis,
    },
    theme::{Palette, StatusStyle, Type, radius, sizes, space, stroke},
    widgets::{
        board::{self, BoardFace, Presence},
        marks::move_arrow,
        status::status_mark,
        text,
    },
};

/// Height of the head above the strip.
const STRIP_HEAD: f32 = 15.0;
/// Length by which the mark of the element extends beyond the strip.
const STRIP_MARK: f32 = 3.0;
/// Share of the realm's colour where one element of a range is written, and the share that is added where all elements
/// that can be written are.
const STRIP_COLOR: [f32; 2] = [0.3, 0.7];
/// Share of all elements that can be written: boards of the other parity are never reached.
const WRITABLE: f32 = 0.5;

/// All 362,880 elements of an array side by side. Each pixel is a range of elements: the more of them are written, the
/// stronger its colour.
pub struct ElementStrip<'a> {
    /// The indices of the elements that are written.
    pub written: &'a RankSet,
    /// The index of the element of the event.
    pub index: u32,
    /// Whether the element of the event has been read.
    pub read: OperationProgress,
}

impl ElementStrip<'_> {
    /// Draws the strip into `rect`; returns the point below the strip at the element.
    pub fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect) -> Pos2 {
        let place = rect.with_min_y(rect.top() + STRIP_HEAD);
        Self::head(canvas, rect.with_max_y(place.top()));
        canvas.painter().rect_filled(place, radius::XXS, canvas.palette().sunken);
        self.columns(canvas, place);
        let share = (self.index as f32 + 0.5) / RANKS as f32;
        let x = canvas.painter().round_to_pixel_center(place.left() + share * place.width());
        let ink = self.read.ink(canvas, canvas.palette().text);
        let (top, bottom) = (place.top() - STRIP_MARK, place.bottom() + STRIP_MARK);
        canvas.painter().vline(x, top..=bottom, Stroke::new(stroke::FOCUS, ink));
        let args = [
            ("n", self.written.len().into()),
            ("all", RANKS.into()),
            ("index", u64::from(self.index).into()),
        ];
        let words = canvas.tell("strip", &args);
        canvas
            .named(place, "strip", &words)
            .on_hover_text(text::unbroken(&format!("{words}\n{}", canvas.say("strip-note"))));
        pos2(x, bottom)
    }

    /// Writes the first and the last index, and why half of the strip stays empty.
    fn head(canvas: &Canvas<'_, '_>, rect: Rect) {
        let (painter, ink) = (canvas.painter(), canvas.palette().text_faint);
        let y = rect.center().y - 1.0;
        text::left(painter, pos2(rect.left(), y), "0", Type::Tick, ink);
        let last = figures::grouped(RANKS as u64 - 1);
        text::right(painter, pos2(rect.right(), y), &last, Type::Tick, ink);
        let words = canvas.say("strip-half");
        let room = rect.width() - 2.0 * (text::width(painter, &last, Type::Tick) + space::S);
        if text::width(painter, &words, Type::Tick) <= room {
            let middle = pos2(rect.center().x, y);
            text::line(painter, middle, Align2::CENTER_CENTER, &words, Type::Tick, ink, room);
        }
        canvas.named(rect, "strip head", &words).on_hover_text(canvas.say("strip-note"));
    }

    /// Draws a column for each pixel.
    fn columns(&self, canvas: &Canvas<'_, '_>, place: Rect) {
        let pixels = canvas.ui.ctx().pixels_per_point();
        let count = (place.width() * pixels).round().max(1.0) as usize;
        let (sunken, accent) = (canvas.palette().sunken, canvas.context.accent());
        let mut mesh = Mesh::default();
        for column in 0..count {
            let range = column * RANKS / count..(column + 1) * RANKS / count;
            let most = (range.len() as f32 * WRITABLE).max(1.0);
            let written = self.written.count_in(range) as f32 / most;
            if written > 0.0 {
                let share = STRIP_COLOR[0] + STRIP_COLOR[1] * written.min(1.0).sqrt();
                let left = place.left() + column as f32 / pixels;
                let bar = Rect::from_x_y_ranges(left..=left + 1.0 / pixels, place.y_range());
                mesh.add_colored_rect(bar, Palette::mix(sunken, accent, share));
            }
        }
        canvas.painter().add(mesh);
    }
}

/// Minimum and maximum height of the nine elements of a line, with the lines that lead there. In between, the height
/// grows with the stage.
const LINE_HEIGHT: [f32; 2] = [40.0, 70.0];
/// The same of three rows of three.
const LINE_HEIGHT_ROWS: [f32; 2] = [178.0, 192.0];
/// Smallest and largest height of the lines that lead from the strip to the elements.
const FAN: [f32; 2] = [5.0, 14.0];
/// Gap between two elements.
const LINE_GAP: f32 = 4.0;
/// Distance from the edge of an element to its board.
const INSET: f32 = 3.0;
/// Smallest width of an element with a word.
const WORDS: f32 = 66.0;
/// Largest side of a board.
const LINE_BOARD: f32 = 44.0;
/// Largest share of an element's width for its board, which leaves room for the content beside it.
const LINE_BOARD_SHARE: f32 = 0.44;

/// The nine elements of one line of tiles, side by side: neighbours in the array.
pub struct ElementLine([ShownElement; 9]);

/// An element of the line that is shown.
struct ShownElement {
    board: Board,
    index: u32,
    /// Content of the element; `None` if it is not known.
    content: Option<ElementContent>,
}

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
        let fan = between(FAN, share(rect.height(), LINE_HEIGHT));
        let area = rect.with_min_y(rect.top() + fan);
        let pen = Stroke::new(stroke::HAIR, canvas.palette().edge);
        for end in [area.left_top(), area.right_top()] {
            canvas.painter().line_segment([from, end], pen);
        }
        // In three rows, each element stands where its board has the blank.
        let rows = line_rows(canvas, rect.width());
        let columns = self.0.len() / rows;
        let step = (area.size() + Vec2::splat(LINE_GAP)) / vec2(columns as f32, rows as f32);
        for (cell, element) in self.0.iter().enumerate() {
            let corner = area.min + step * vec2((cell % columns) as f32, (cell / columns) as f32);
            let place = Rect::from_min_size(corner, step - Vec2::splat(LINE_GAP));
            let is_own = element.board == progress.index.board;
            let own = is_own.then_some(progress.read);
            show_element(canvas, place, element, own);
        }
    }
}

/// Number of rows of the elements in this width: in the hand three, where their boards would have no digits in one.
fn line_rows(canvas: &Canvas<'_, '_>, width: f32) -> usize {
    let least = sizes::board::LEGIBLE / LINE_BOARD_SHARE + LINE_GAP;
    if canvas.is_in_hand() && width < 9.0 * least { 3 } else { 1 }
}

/// Minimum and maximum height of the elements in this width.
pub fn line_height(canvas: &Canvas<'_, '_>, width: f32) -> [f32; 2] {
    if line_rows(canvas, width) == 1 { LINE_HEIGHT } else { LINE_HEIGHT_ROWS }
}

/// The position of a length between two others, from 0 to 1.
pub fn share(length: f32, [least, most]: [f32; 2]) -> f32 {
    ((length - least) / (most - least)).clamp(0.0, 1.0)
}

/// The length at a share of the way between two others.
pub fn between([least, most]: [f32; 2], share: f32) -> f32 {
    least + (most - least) * share
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
    let widest = (place.width() * LINE_BOARD_SHARE).max(canvas.least_board());
    let side = (place.height() - 2.0 * INSET).min(LINE_BOARD).min(widest);
    let left = place.left_center() + Vec2::RIGHT * INSET;
    let square = Align2::LEFT_CENTER.anchor_size(left, Vec2::splat(side));
    let presence = if is_strong { Presence::Full } else { Presence::Faded };
    paint_board(canvas, square, element.board, presence);
    let words = element.content.map(|content| content_words(canvas, content)).unwrap_or_default();
    if let Some(content) = element.content {
        let middle = pos2(f32::midpoint(square.right(), place.right()), place.center().y);
        let ink = if is_written { palette.text } else { palette.text_faint };
        let form = if place.width() >= WORDS { ContentForm::MarkAndWord } else { ContentForm::Short };
        paint_content(canvas, middle, content, form, progress.ink(canvas, ink));
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

/// Height of the head above boards in a row, and above a queue of paths.
pub const CHAIN_HEAD: f32 = 18.0;
/// Largest number of boards of a path: no board of the puzzle is farther than 31 moves from another.
pub const MAX_BOARDS: usize = 32;

/// Boards in a row. What is written in the element of a board leads to the next one: the path back through the parents,
/// and the walk through a table.
///
/// ```text
///   ┌─────┐ ┌─────┐ ┌─────┐
///   │board│ │board│ │board│   a column for each, the same for the whole recording
///   └─────┘ └─────┘ └─────┘
///     ↓ d     ← l     ↑ u     what is written in the element
///   200 057 195 680           its index; more lines of them where columns are narrow
///               195 679
/// ```
///
/// What is held in the hand has as many rows of them as it takes.
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

/// A board of a chain.
#[derive(Clone, Copy)]
pub struct ChainLink {
    pub board: Board,
    /// Content of the board's element.
    pub content: ElementContent,
    /// Progress of reading the board's element.
    pub read: OperationProgress,
}

/// Width of the ring around the current board, and its distance from it.
const CHAIN_RING: [f32; 2] = [1.5, 1.5];

impl Chain<'_> {
    /// Draws the head, and the boards below it, into `rect`.
    pub fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect) {
        let head = pos2(rect.left(), rect.top() + CHAIN_HEAD / 2.0 - 2.0);
        let hint = canvas.say(self.convention);
        canvas.heading_with(head, self.name, &self.note, rect.width(), &hint);
        let area = rect.with_min_y(rect.top() + CHAIN_HEAD);
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
            let [width, away] = CHAIN_RING;
            let pen = Stroke::new(width.max(stroke::CURVE), canvas.context.accent());
            let corners = CornerRadius::same(radius::S);
            canvas.painter().rect_stroke(place.expand(away), corners, pen, StrokeKind::Middle);
        }
        let middle = pos2(place.center().x, place.bottom() + CHAIN_CONTENT / 2.0 + 1.0);
        let ink = link.read.ink(canvas, palette.text);
        paint_content(canvas, middle, link.content, Self::form(grid, link), ink);
        let line = column % grid.per_row % grid.index_lines;
        let y = place.bottom() + CHAIN_CONTENT + (line as f32 + 0.5) * CHAIN_INDEX;
        let index = link.board.index() as u64;
        let ink = link.read.ink(canvas, palette.text_faint);
        let left = place.left() - CHAIN_RING[1];
        let index_words = figures::grouped(index);
        let width = text::width(canvas.painter(), &index_words, Type::Key);
        let start = pos2(left.min(grid.rect.right() - width), y);
        text::left(canvas.painter(), start, &index_words, Type::Key, ink);
        let args = [
            ("index", index.into()),
            ("board", link.board.to_string().into()),
            ("content", content_words(canvas, link.content).into()),
        ];
        let words = canvas.tell("element", &args);
        let bottom = grid.rect.bottom().min(place.top() + grid.row - CHAIN_GAP);
        let column_rect =
            Rect::from_min_size(pos2(left, place.top()), vec2(grid.pitch, bottom - place.top()));
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

/// Largest width of a column.
const CHAIN_COLUMN: f32 = 66.0;
/// Width of a column whose board has digits for a reader who holds it in the hand.
const LEGIBLE_COLUMN: f32 = 48.0;
/// Gap between two boards.
const CHAIN_GAP: f32 = 5.0;
/// Largest side of a board.
const CHAIN_BOARD: f32 = 52.0;
/// Height of the line that says what is written in the element.
const CHAIN_CONTENT: f32 = 14.0;
/// Height of a line of indices.
const CHAIN_INDEX: f32 = 10.5;
/// Smallest width of a column in which a move has an arrow before its letter.
const ARROW_FROM: f32 = 30.0;
/// Largest number of lines of indices: as many as the narrowest column needs.
const MAX_LINES: f32 = 3.0;

/// Placement of the columns.
struct ChainGrid {
    rect: Rect,
    /// Number of boards in a row.
    per_row: usize,
    pitch: f32,
    /// Height of a row with its gap.
    row: f32,
    side: f32,
    /// Number of lines of indices.
    index_lines: usize,
    form: ContentForm,
}

impl ChainGrid {
    fn of(canvas: &Canvas<'_, '_>, rect: Rect, columns: usize) -> Self {
        let per_row = if canvas.is_in_hand() { boards_per_row(rect.width()) } else { columns };
        let pitch = (rect.width() / per_row.max(1) as f32).min(CHAIN_COLUMN);
        let index = widest(canvas.painter(), [steady(&figures::grouped(RANKS as u64))], Type::Key);
        let index_lines = (2.0 * index / pitch.max(1.0) - 1.0).ceil().clamp(1.0, MAX_LINES) as usize;
        let below = CHAIN_CONTENT + CHAIN_INDEX * index_lines as f32;
        let side = (pitch - CHAIN_GAP).min(CHAIN_BOARD).min(rect.height() - below).max(0.0);
        let form = if pitch >= ARROW_FROM { ContentForm::MarkAndWord } else { ContentForm::Short };
        Self { rect, per_row, pitch, row: side + below + CHAIN_GAP, side, index_lines, form }
    }

    fn board(&self, column: usize) -> Rect {
        let [row, column] = [column / self.per_row, column % self.per_row].map(|at| at as f32);
        let corner = self.rect.min + vec2(column * self.pitch + CHAIN_RING[1], row * self.row);
        Rect::from_min_size(corner, Vec2::splat(self.side))
    }
}

/// Number of boards with digits that a row of this width has room for.
fn boards_per_row(width: f32) -> usize {
    (width / (LEGIBLE_COLUMN + CHAIN_GAP)).floor().max(1.0) as usize
}

/// Height of the rows of so many boards with their head, in a column of this width.
pub fn chain_height(width: f32, boards: usize) -> f32 {
    let row = CHAIN_BOARD + CHAIN_CONTENT + CHAIN_INDEX + CHAIN_GAP;
    CHAIN_HEAD + row * boards.div_ceil(boards_per_row(width)) as f32
}

/// Form of an element's content, by the room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ContentForm {
    /// A mark and a word or a letter.
    MarkAndWord,
    Short,
}

/// Side of the mark of an element's content.
const CONTENT_MARK: f32 = 10.0;
/// Distance from the middle of the mark to the letter.
const CONTENT_LETTER: f32 = 9.0;

/// Draws the content around `middle`.
fn paint_content(
    canvas: &Canvas<'_, '_>,
    middle: Pos2,
    content: ElementContent,
    form: ContentForm,
    ink: Color32,
) {
    match (content, form) {
        (ElementContent::Generated { by: Some(by), .. } | ElementContent::Sign(TableEntry::Go(by)), _) => {
            paint_move(canvas, middle, by, form, ink);
        }
        (ElementContent::Sign(TableEntry::Here), ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Path, canvas.palette());
        }
        (ElementContent::Sign(TableEntry::Nowhere), ContentForm::Short) => {
            let size = CONTENT_MARK;
            status_mark(canvas.painter(), middle, size, StatusStyle::Pruned, canvas.palette());
        }
        (ElementContent::Unwritten, ContentForm::Short) => paint_word(canvas, middle, figures::NONE, ink),
        (ElementContent::Flag | ElementContent::NotRecorded, ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Expanded, canvas.palette());
        }
        (ElementContent::Generated { by: None, .. }, ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Open, canvas.palette());
        }
        (_, ContentForm::MarkAndWord) => paint_word(canvas, middle, &short_content(canvas, content), ink),
    }
}

fn paint_move(canvas: &Canvas<'_, '_>, middle: Pos2, by: Move, form: ContentForm, ink: Color32) {
    let letter = by.letter().to_string();
    if form == ContentForm::Short {
        paint_word(canvas, middle, &letter, ink);
        return;
    }
    let at = middle - vec2(CONTENT_LETTER / 2.0, 0.0);
    move_arrow(canvas.painter(), at, direction(by), CONTENT_MARK, ink);
    paint_word(canvas, pos2(at.x + CONTENT_LETTER + 1.0, middle.y), &letter, ink);
}

fn paint_word(canvas: &Canvas<'_, '_>, middle: Pos2, word: &str, ink: Color32) {
    let anchor = Align2::CENTER_CENTER;
    text::line(canvas.painter(), middle, anchor, word, Type::Caption, ink, f32::INFINITY);
}

/// The word in an element.
fn short_content(canvas: &Canvas<'_, '_>, content: ElementContent) -> String {
    match content {
        ElementContent::Unwritten => canvas.say("element-empty"),
        ElementContent::Flag => canvas.say("element-flag"),
        ElementContent::Generated { by: None, .. } => canvas.say("map-start"),
        ElementContent::Generated { by: Some(by), .. } | ElementContent::Sign(TableEntry::Go(by)) => {
            by.letter().to_string()
        }
        ElementContent::Sign(TableEntry::Here) => canvas.say("map-goal"),
        ElementContent::Sign(TableEntry::Nowhere) => canvas.say("solution-none"),
        ElementContent::NotRecorded => canvas.say("element-filled"),
    }
}

/// Describes the content in words.
fn content_words(canvas: &Canvas<'_, '_>, content: ElementContent) -> String {
    match content {
        ElementContent::Unwritten => canvas.say("element-empty-words"),
        ElementContent::Flag => canvas.say("element-flag-words"),
        ElementContent::Generated { by: None, .. } => canvas.say("element-start-words"),
        ElementContent::Generated { by: Some(by), .. } => {
            canvas.tell("element-move-words", &[("move", by.letter().to_string().into())])
        }
        ElementContent::Sign(TableEntry::Go(by)) => {
            canvas.tell("element-sign-words", &[("move", by.letter().to_string().into())])
        }
        ElementContent::Sign(TableEntry::Here) => canvas.say("element-goal-words"),
        ElementContent::Sign(TableEntry::Nowhere) => canvas.say("element-nowhere-words"),
        ElementContent::NotRecorded => canvas.say("element-filled-words"),
    }
}
