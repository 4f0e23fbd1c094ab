//! Realms 2a, 2 and 3: an array with an element for each board, found by the index of the board.
//!
//! ```text
//! the index, digit by digit
//! all 362,880 elements, and the one at this index
//! the nine elements of this line of tiles, and what is written in each
//! realm 2: the path back, parent by parent    realm 2a: the queue of paths    realm 3: the walk
//! ```

use egui::{Align2, Color32, Pos2, Rect, pos2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::Board,
    realm::StructureKind,
    replay::structures::{
        ArrayMoment, ElementContent, IndexByDigits, LineElement, Operation, PathQueueMoment, QueuedPath,
        RankSet, TableLookup, TableMoment,
    },
    trace::Event,
};

use super::{
    elements::{
        CHAIN_HEAD, Chain, ChainLink, ElementLine, ElementStrip, MAX_BOARDS, between, chain_height,
        line_height, share,
    },
    index::{self, IndexProgress},
    is_column,
    progress::{OperationProgress, ShownStructure, progress_of},
};
use crate::gui::{
    kit::Canvas,
    theme::{Type, space},
    widgets::text,
};

/// Draws the array of realms 2a and 2.
pub fn show_array(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, array: &ArrayMoment) {
    let indexed = IndexedArray { index: &array.index, written: &array.reached, line: &array.line };
    let below = indexed.show(canvas, body, shown, &array.path);
    match &array.queue {
        Some(queue) => show_queue(canvas, below, shown, queue),
        None => show_path_back(canvas, below, shown, array),
    }
}

/// Draws the table of realm 3 while it is filled, and then the walk through it.
pub fn show_table(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, table: &TableMoment) {
    canvas.within("table", body, |canvas| {
        let indexed = IndexedArray { index: &table.index, written: &table.filled, line: &table.line };
        let below = indexed.show(canvas, body, shown, &[]);
        show_walk(canvas, below, shown, table);
    });
}

/// Smallest and largest height of the digits of an index.
const INDEX: [f32; 2] = [78.0, 150.0];
/// Smallest and largest height of the strip of all elements, with its head.
const STRIP: [f32; 2] = [27.0, 58.0];
/// Smallest and largest height of the part below: a path, a queue, or a walk.
const BELOW: [f32; 2] = [84.0, 180.0];
/// Smallest and largest gap between two parts.
const GAP: [f32; 2] = [3.0, 26.0];

/// Smallest and largest height of the digits side by side in the hand.
const INDEX_IN_HAND: [f32; 2] = [120.0, 150.0];
/// Height of a queue of paths, whose ends stand beside one another or one below the other.
const QUEUE: [f32; 2] = [110.0, 180.0];

/// Heights of the parts of a drawing of this width. In the hand the part below is as high as all its boards.
fn heights(canvas: &Canvas<'_, '_>, width: f32) -> [[f32; 2]; 4] {
    let line = line_height(canvas, width);
    if !canvas.is_in_hand() {
        return [INDEX, STRIP, line, BELOW];
    }
    let is_column = is_column(canvas, width);
    let below = match canvas.context.view.model.chosen.realm.structure() {
        StructureKind::Flags => QUEUE[usize::from(is_column)],
        StructureKind::Table => chain_height(width, walk_boards(canvas)),
        _ => chain_height(width, path_boards(canvas)),
    };
    [if is_column { index::COLUMN_HEIGHT } else { INDEX_IN_HAND }, STRIP, line, [below; 2]]
}

/// Least height of all of it.
pub fn least_height(canvas: &Canvas<'_, '_>, width: f32) -> f32 {
    let heights = heights(canvas, width);
    heights.iter().map(|[least, _]| least).sum::<f32>() + GAP[0] * (heights.len() - 1) as f32
}

/// An array whose elements are found by the index of a board.
struct IndexedArray<'a> {
    /// The index of the event's board.
    index: &'a IndexByDigits,
    /// The indices of the elements that are written.
    written: &'a RankSet,
    line: &'a [LineElement; 9],
}

impl IndexedArray<'_> {
    /// Draws index, strip and line; returns the room that is left below.
    fn show(&self, canvas: &Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, path: &[Board]) -> Rect {
        let [digits, strip, line, below] = sections(body, heights(canvas, body.width()), GAP);
        let progress = IndexProgress::of(shown, self.index);
        index::show(canvas, digits, &progress);
        let strip_of =
            ElementStrip { written: self.written, index: progress.index.index(), read: progress.read };
        let from = strip_of.show(canvas, strip);
        ElementLine::of(&progress, self.line, path).show(canvas, line, from, &progress);
        below
    }
}

/// Parts from top to bottom, each between its smallest and its largest height, with gaps between the two lengths of
/// `gap`. All of them grow alike. Room beyond the largest heights is left below.
fn sections<const N: usize>(body: Rect, heights: [[f32; 2]; N], gap: [f32; 2]) -> [Rect; N] {
    let gaps = N.saturating_sub(1) as f32;
    let total = |end: usize| heights.iter().map(|height| height[end]).sum::<f32>() + gaps * gap[end];
    let share = share(body.height(), [total(0), total(1)]);
    let mut top = body.top();
    heights.map(|height| {
        let bottom = top + between(height, share);
        let part = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), bottom));
        top = bottom + between(gap, share);
        part
    })
}

/// Draws the path from the board of the event to the start: the move that is written for a board leads to its parent.
fn show_path_back(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, array: &ArrayMoment) {
    let reads = reads_of_path(shown);
    let links: Vec<ChainLink> = array
        .path
        .iter()
        .enumerate()
        .rev()
        .map(|(at, board)| {
            let by = at.checked_sub(1).and_then(|before| array.path[before].move_to(*board));
            let read = match reads {
                Some(reads) => OperationProgress::of(array.path.len() - 1 - at, reads),
                None => OperationProgress::Done,
            };
            ChainLink { board: *board, content: ElementContent::Generated { by, g: at as u8 }, read }
        })
        .collect();
    let current = reads.map_or(0, |reads| reads.saturating_sub(1));
    Chain {
        name: "path-back",
        convention: "path-back-note",
        note: canvas.say("path-back-rule"),
        links: &links,
        current: Some(current),
        columns: path_boards(canvas),
    }
    .show(canvas, rect);
}

/// Largest number of boards on the path from the board of the event to the start.
fn path_boards(canvas: &Canvas<'_, '_>) -> usize {
    canvas.stage().edge.solved.map_or(MAX_BOARDS, |moves| usize::from(moves) + 1)
}

/// Number of elements read so far at the end, where the path is read from the array, element by element. `None` at any
/// other event, where the path shows only what reading would find.
fn reads_of_path(shown: &ShownStructure<'_>) -> Option<usize> {
    let is_read = |operation: &&Operation| matches!(operation, Operation::ElementRead { .. });
    match shown.moment.event? {
        Event::Solved { .. } => Some(shown.operations().iter().filter(is_read).count()),
        _ => None,
    }
}

/// Draws each board that was looked up, with the sign that was read there.
fn show_walk(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, table: &TableMoment) {
    let looks_up = matches!(shown.moment.event, Some(Event::LookUp { .. }));
    let read = progress_of(shown, |operation| matches!(operation, Operation::TableRead { .. }));
    let last = table.walk.len().checked_sub(1);
    let link = |(at, lookup): (usize, &TableLookup)| {
        let read = if looks_up && Some(at) == last { read } else { OperationProgress::Done };
        ChainLink { board: lookup.board, content: ElementContent::Sign(lookup.sign), read }
    };
    let links: Vec<ChainLink> = table.walk.iter().enumerate().map(link).collect();
    let note = match table.walk.len() {
        0 => canvas.say("walk-later"),
        lookups => canvas.tell("lookups", &[("lookups", lookups.into())]),
    };
    let columns = walk_boards(canvas);
    Chain { name: "walk", convention: "walk-note", note, links: &links, current: last, columns }
        .show(canvas, rect);
}

/// Largest number of boards on the walk.
fn walk_boards(canvas: &Canvas<'_, '_>) -> usize {
    match canvas.stage().edge.lookups {
        0 => MAX_BOARDS,
        lookups => lookups as usize,
    }
}

/// Height of a row.
const ROW: f32 = 16.0;
/// Width of the column in front of a path.
const NUMBER: f32 = 54.0;

/// Draws realm 2a's queue, in which each entry carries its path as a string: the front, the back, and the path that the
/// event copies.
///
/// ```text
///  Queue of paths   6 102 letters in 557 paths
///  copied  uldruldr d                     the copied part pale, the letter that is added strong
///  front                                  back
///      1   uldruldr                       557   uldruldrd
///      2   uldruldl                       556   …
/// ```
fn show_queue(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, paths: &PathQueueMoment) {
    let head = pos2(rect.left(), rect.top() + CHAIN_HEAD / 2.0 - 2.0);
    let args = [("letters", paths.letters.into()), ("paths", paths.len.into())];
    let note = canvas.tell("path-queue-letters", &args);
    let hint = canvas.say("path-queue-note");
    canvas.heading_with(head, "path-queue", &note, rect.width(), &hint);
    let area = rect.with_min_y(rect.top() + CHAIN_HEAD);
    let (event, rows) = area.split_top_bottom_at_y(area.top() + ROW);
    show_event_path(canvas, event, shown, paths);
    let (front, back) = if is_column(canvas, rect.width()) {
        rows.split_top_bottom_at_fraction(0.5)
    } else {
        let (front, back) = rows.split_left_right_at_fraction(0.5);
        (front.with_max_x(front.right() - space::M), back)
    };
    show_end(canvas, front, QueueEnd::Front, paths);
    show_end(canvas, back, QueueEnd::Back, paths);
}

/// Draws the path that the event takes out or makes.
fn show_event_path(canvas: &Canvas<'_, '_>, line: Rect, shown: &ShownStructure<'_>, paths: &PathQueueMoment) {
    let (id, convention, path) = match (&paths.taken, &paths.made) {
        (Some(taken), _) => ("path-queue-taken", "path-queue-taken-note", taken),
        (None, Some(made)) => ("path-queue-made", "path-queue-made-note", made),
        (None, None) => {
            let words = canvas.say("path-queue-nothing");
            let ink = canvas.palette().text_faint;
            text::left(canvas.painter(), line.left_center(), &words, Type::Caption, ink);
            return;
        }
    };
    let label = canvas.say(id);
    let ink = canvas.palette().text_soft;
    let label_rect = text::left(canvas.painter(), line.left_center(), &label, Type::Caption, ink);
    let at = pos2(label_rect.right() + space::S, line.center().y);
    let whole = match paths.made {
        Some(_) => show_made(canvas, at, shown, path),
        None => letters(canvas, at, &path.letters, Type::Figure, canvas.palette().text),
    };
    let words = format!("{label} {}", path.letters);
    let hint = canvas.say(convention);
    canvas
        .named(label_rect.union(whole), "path of the event", &words)
        .on_hover_text(format!("{words}\n{hint}"));
}

/// Draws the copied letters and the added one; returns their area.
fn show_made(canvas: &Canvas<'_, '_>, at: Pos2, shown: &ShownStructure<'_>, made: &QueuedPath) -> Rect {
    let copied = progress_of(shown, |operation| matches!(operation, Operation::PathCopied { .. }));
    let added = progress_of(shown, |operation| matches!(operation, Operation::LetterAdded { .. }));
    let (copy, letter) = made.letters.split_at(made.letters.len().saturating_sub(1));
    let ink = copied.ink(canvas, canvas.palette().text_faint);
    let copy_rect = letters(canvas, at, copy, Type::Figure, ink);
    let ink = added.ink(canvas, canvas.palette().words_in(canvas.context.accent()));
    copy_rect.union(letters(canvas, pos2(copy_rect.right() + 1.0, at.y), letter, Type::Title, ink))
}

fn letters(canvas: &Canvas<'_, '_>, at: Pos2, path: &str, kind: Type, ink: Color32) -> Rect {
    text::left(canvas.painter(), at, path, kind, ink)
}

/// Either end of the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum QueueEnd {
    Front,
    Back,
}

/// Draws the entries at one end, the outermost first.
fn show_end(canvas: &Canvas<'_, '_>, rect: Rect, end: QueueEnd, paths: &PathQueueMoment) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let id = match end {
        QueueEnd::Front => "path-queue-front",
        QueueEnd::Back => "path-queue-back",
    };
    let row = |number: usize| pos2(rect.left(), rect.top() + (number as f32 + 0.5) * ROW);
    text::line(
        painter,
        row(0),
        Align2::LEFT_CENTER,
        &canvas.say(id),
        Type::Caption,
        palette.text_faint,
        rect.width(),
    );
    let rows = (rect.height() / ROW).floor() as usize;
    let entries: Vec<&QueuedPath> = match end {
        QueueEnd::Front => paths.front.iter().collect(),
        QueueEnd::Back => paths.back.iter().rev().collect(),
    };
    for (number, entry) in entries.into_iter().enumerate().take(rows.saturating_sub(1)) {
        let place = match end {
            QueueEnd::Front => number + 1,
            QueueEnd::Back => paths.len - number,
        };
        show_queued_path(canvas, row(number + 1), rect.width(), (end, number, place), entry, paths);
    }
}

/// Draws one entry: its place in the queue and its path.
fn show_queued_path(
    canvas: &Canvas<'_, '_>,
    at: Pos2,
    width: f32,
    (end, number, place): (QueueEnd, usize, usize),
    entry: &QueuedPath,
    paths: &PathQueueMoment,
) {
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let end_of_number = pos2(at.x + NUMBER - space::M, at.y);
    text::right(painter, end_of_number, &figures::grouped(place as u64), Type::Tick, palette.text_faint);
    let is_made = end == QueueEnd::Back && number == 0 && paths.made.as_ref() == Some(entry);
    let ink = if is_made { palette.text } else { palette.text_soft };
    let start = pos2(at.x + NUMBER, at.y);
    let path = if entry.letters.is_empty() { figures::NONE } else { &entry.letters };
    let room = width - NUMBER;
    text::line(painter, start, Align2::LEFT_CENTER, path, Type::Caption, ink, room);
    let args = [
        ("place", place.into()),
        ("path", entry.letters.clone().into()),
        ("board", entry.board.to_string().into()),
    ];
    let words = canvas.tell("path-queue-entry", &args);
    let row = Rect::from_min_max(pos2(at.x, at.y - ROW / 2.0), pos2(at.x + width, at.y + ROW / 2.0));
    canvas.named(row, ("queued path", end, number), &words).on_hover_text(words);
}
