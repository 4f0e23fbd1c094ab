//! The line over a structure: its title and size, what the last event did to it, and the work that its search has
//! counted so far.
//!
//! ```text
//!  Ordered set  1 425 strings   new: inserted                     31 898 string comparisons
//! ```

use egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_core::{
    puzzle::RANKS,
    realm::Validity,
    replay::structures::{BucketSize, ListEntry, Structure},
    trace::{Event, TableEntry, WorkTally},
};

use super::progress::ShownStructure;
use crate::gui::{
    kit::{Canvas, columns::steady},
    theme::{StatusStyle, Type, radius, space, stroke},
    widgets::text,
};

pub fn show(canvas: &Canvas<'_, '_>, line: Rect, shown: &ShownStructure<'_>) {
    let y = line.center().y - 2.0;
    let work = Work::of(canvas, line.width(), &shown.moment.work);
    let Some([title, count, convention]) = names(canvas, &shown.moment.structure) else {
        work.show(canvas, line, y);
        return;
    };
    let (palette, painter) = (canvas.palette(), canvas.painter());
    let words = format!("{title} {count}");
    let mut hint = format!("{words}\n{convention}");
    let void = if matches!(shown.moment.structure, Structure::Heap(_)) { VOID_MARK + space::S } else { 0.0 };
    let names = text::width(painter, &title, Type::Title) + text::width(painter, &count, Type::Caption);
    let work = if names + space::S + void + space::M + work.width(canvas) <= line.width() {
        work.show(canvas, line, y)
    } else {
        hint = format!("{hint}\n{}", work.lines.join("\n"));
        line.right()
    };
    let at = pos2(line.left(), y);
    let title_rect = text::left(painter, at, &title, Type::Title, palette.text);
    let count_at = pos2(title_rect.right() + space::S, y);
    let (anchor, room) = (Align2::LEFT_CENTER, line.right() - count_at.x);
    let count_rect = text::line(painter, count_at, anchor, &count, Type::Caption, palette.text_soft, room);
    canvas.named(title_rect.union(count_rect), "structure", &words).on_hover_text(text::unbroken(&hint));
    let marked = show_void_mark(canvas, pos2(count_rect.right() + space::S, y), &shown.moment.structure);
    let left = count_at.x + room_of_count(canvas, &count) + space::L + marked;
    show_note(
        canvas,
        Rect::from_min_max(pos2(left, line.top()), pos2(work - space::L, line.bottom())),
        y,
        shown,
    );
}

/// Largest share of the line for the work kind by kind; where that does not fit, the sum is written.
const KINDS: f32 = 0.5;

/// The work so far: where title and count leave no room for it, it is told with them.
struct Work {
    /// Kind by kind where that fits, or the sum.
    words: String,
    name: String,
    /// All of it, and its convention.
    lines: Vec<String>,
}

impl Work {
    fn of(canvas: &Canvas<'_, '_>, room: f32, work: &WorkTally) -> Self {
        let kinds: Vec<String> = work
            .done()
            .map(|(kind, amount)| canvas.tell(format!("race-work-{}", kind.name()), &[("n", amount.into())]))
            .collect();
        let sum = canvas.tell("structures-work", &[("n", work.total().into())]);
        let joined = kinds.join(" · ");
        let fits = text::width(canvas.painter(), &joined, Type::Caption) <= room * KINDS;
        let words = if fits && !kinds.is_empty() { joined.clone() } else { sum.clone() };
        let name = if kinds.is_empty() { sum.clone() } else { format!("{sum}: {joined}") };
        let lines = [vec![sum], kinds, vec![canvas.say("structures-work-note")]].concat();
        Self { words, name, lines }
    }

    fn width(&self, canvas: &Canvas<'_, '_>) -> f32 {
        text::width(canvas.painter(), &self.words, Type::Caption)
    }

    /// Writes it at the right end of a line; returns its left end.
    fn show(&self, canvas: &Canvas<'_, '_>, line: Rect, y: f32) -> f32 {
        let (painter, ink) = (canvas.painter(), canvas.palette().text_soft);
        let rect = text::right(painter, pos2(line.right(), y), &self.words, Type::Caption, ink);
        let hint = text::unbroken(&self.lines.join("\n"));
        canvas.named(rect, "structure work", &self.name).on_hover_text(hint);
        rect.left()
    }
}

/// Title, count, and what is counted; `None` for an empty structure.
fn names(canvas: &Canvas<'_, '_>, structure: &Structure) -> Option<[String; 3]> {
    let count = |id: &str, n: usize| canvas.tell(id, &[("n", n.into()), ("all", RANKS.into())]);
    let entries =
        |n: usize, void: usize| canvas.tell("structures-entries", &[("n", n.into()), ("void", void.into())]);
    let [title, counted, note] = match structure {
        Structure::Empty => return None,
        Structure::StringSet(set) => {
            let counted = canvas.tell("structures-strings", &[("n", set.len.into())]);
            ["code-ordered-set", &counted, "structures-set-note"].map(str::to_owned)
        }
        Structure::Array(array) => {
            let counted = count("structures-elements", array.reached.len());
            ["code-array", &counted, "structures-array-note"].map(str::to_owned)
        }
        Structure::Table(table) => {
            let counted = count("structures-signs", table.filled.len());
            ["table", &counted, "structures-table-note"].map(str::to_owned)
        }
        Structure::TwoTrees(trees) => {
            let [start, goal] = trees.trees.each_ref().map(|tree| tree.len().into());
            let counted = canvas.tell("structures-trees", &[("start", start), ("goal", goal)]);
            ["structures-two-trees", &counted, "structures-trees-note"].map(str::to_owned)
        }
        Structure::ScannedList(list) => {
            let counted = count("structures-list-entries", list.after.len());
            ["code-open-list", &counted, "structures-list-note"].map(str::to_owned)
        }
        Structure::Heap(list) => {
            let counted = entries(list.after.len(), void_entries(&list.after));
            ["heap", &counted, "structures-heap-note"].map(str::to_owned)
        }
        Structure::Buckets(buckets) => {
            let sum =
                |of: fn(&BucketSize) -> u32| buckets.after.iter().map(|bucket| of(bucket) as usize).sum();
            let counted = entries(sum(|bucket| bucket.entries), sum(|bucket| bucket.void));
            ["code-buckets", &counted, "structures-buckets-note"].map(str::to_owned)
        }
        Structure::CurrentPath(path) => {
            let counted = canvas.tell("boards", &[("boards", path.path.len().into())]);
            ["stack", &counted, "structures-path-note"].map(str::to_owned)
        }
    };
    Some([canvas.say(&title), counted, canvas.say(&note)])
}

/// Side of the mark of void entries, beside their number.
const VOID_MARK: f32 = 10.0;

/// Draws the mark of void entries of a heap, if it has any, beside their number; returns the width kept for the mark.
fn show_void_mark(canvas: &Canvas<'_, '_>, left: Pos2, shown: &Structure) -> f32 {
    let Structure::Heap(list) = shown else { return 0.0 };
    let side = VOID_MARK;
    if void_entries(&list.after) > 0 {
        let mark = Rect::from_center_size(left + vec2(side / 2.0, 0.0), Vec2::splat(side));
        let pen = Stroke::new(stroke::CURVE, canvas.palette().status_color(StatusStyle::Duplicate));
        canvas.painter().rect_stroke(mark, CornerRadius::same(radius::S), pen, StrokeKind::Inside);
    }
    side + space::S
}

/// Number of void entries, which do not count.
fn void_entries(entries: &[ListEntry]) -> usize {
    entries.iter().filter(|entry| entry.validity == Validity::Void).count()
}

/// Width kept for a count: that of the largest possible one, so that what is beside it does not move.
fn room_of_count(canvas: &Canvas<'_, '_>, count: &str) -> f32 {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    let missing = RANKS.to_string().len().saturating_sub(digits(count));
    let more = "0".repeat(missing);
    text::width(canvas.painter(), &steady(&format!("{count}{more}")), Type::Caption).ceil()
}

/// Least width of the note.
const LEAST_NOTE: f32 = 40.0;

/// Says what the last event did or, while its operations are stepped through, what the last operation did.
fn show_note(canvas: &Canvas<'_, '_>, place: Rect, y: f32, shown: &ShownStructure<'_>) {
    let words = note(canvas, shown);
    if words.is_empty() || place.width() < LEAST_NOTE {
        return;
    }
    let palette = canvas.palette();
    let ink = if shown.is_done() { palette.text_faint } else { palette.words_in(canvas.context.accent()) };
    let anchor = Align2::LEFT_CENTER;
    let at = pos2(place.left(), y);
    let rect = text::line(canvas.painter(), at, anchor, &words, Type::Caption, ink, place.width());
    canvas.named(rect, "structure event", &words).on_hover_text(text::unbroken(&words));
}

/// Says what the event did or, while not all of its operations are done, what the last of the done ones is.
fn note(canvas: &Canvas<'_, '_>, shown: &ShownStructure<'_>) -> String {
    let operations = &shown.moment.operations;
    if !shown.is_done() {
        let what = shown.operations().last().map_or("none", <&str>::from);
        let what = canvas.say(format!("operation-{what}"));
        let args = [("n", shown.done.into()), ("total", operations.len().into()), ("what", what.into())];
        return canvas.tell("structures-operation", &args);
    }
    let structure = &shown.moment.structure;
    let id = if shown.is_path_back(canvas) {
        path_back_note(structure)
    } else {
        shown.moment.event.as_ref().and_then(|event| event_note(event, structure))
    };
    id.map(|id| canvas.say(id)).unwrap_or_default()
}

/// The message that says what dropping the parent's board did to a structure.
const fn path_back_note(structure: &Structure) -> Option<&'static str> {
    match structure {
        Structure::Empty | Structure::CurrentPath(_) => None,
        Structure::StringSet(_) => Some("structures-set-path-back"),
        Structure::Array(_) | Structure::Table(_) => Some("structures-array-path-back"),
        Structure::TwoTrees(_) => Some("structures-trees-path-back"),
        Structure::ScannedList(_) | Structure::Heap(_) | Structure::Buckets(_) => {
            Some("structures-list-path-back")
        }
    }
}

/// The message that says what an event did to a structure.
fn event_note(event: &Event, structure: &Structure) -> Option<&'static str> {
    match structure {
        Structure::Empty => None,
        Structure::StringSet(_) => Some(match event {
            Event::Duplicate { .. } => "structures-set-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-set-new",
            Event::Solved { .. } => "structures-solved-string",
            _ => "structures-taken-from-queue",
        }),
        Structure::Array(array) => Some(match event {
            Event::Duplicate { .. } => "structures-array-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-array-new",
            Event::Solved { .. } if array.queue.is_some() => "structures-solved-string",
            Event::Solved { .. } => "structures-solved-parents",
            _ => "structures-taken-from-queue",
        }),
        Structure::Table(_) => Some(table_note(event)),
        Structure::TwoTrees(_) => Some(match event {
            Event::Duplicate { .. } => "structures-trees-duplicate",
            Event::Begin { .. } | Event::Open { .. } => "structures-trees-new",
            Event::Meet { .. } => "structures-trees-met",
            Event::Solved { .. } => "structures-solved-halves",
            _ => "structures-taken-from-queue",
        }),
        Structure::ScannedList(_) if matches!(event, Event::Improve { .. }) => {
            Some("structures-list-replaced")
        }
        Structure::ScannedList(list) if list.takes_last() => {
            Some(list_note(event, "structures-list-put", "structures-list-taken-last"))
        }
        Structure::Heap(list) if list.takes_last() => {
            Some(list_note(event, "structures-heap-put", "structures-heap-taken-last"))
        }
        Structure::ScannedList(_) => Some(list_note(event, "structures-list-put", "structures-list-taken")),
        Structure::Heap(_) => Some(list_note(event, "structures-heap-put", "structures-heap-taken")),
        Structure::Buckets(_) => Some(list_note(event, "structures-buckets-put", "structures-buckets-taken")),
        Structure::CurrentPath(_) => path_note(event),
    }
}

const fn table_note(event: &Event) -> &'static str {
    match event {
        Event::Duplicate { .. } => "structures-array-duplicate",
        Event::Begin { .. } | Event::Open { .. } => "structures-table-new",
        Event::LookUp { sign: TableEntry::Go(_), .. } => "structures-table-read",
        Event::LookUp { sign: TableEntry::Here, .. } => "structures-table-goal",
        Event::LookUp { sign: TableEntry::Nowhere, .. } => "structures-table-nowhere",
        Event::Solved { .. } => "structures-solved-signs",
        _ => "structures-taken-from-queue",
    }
}

const fn list_note(event: &Event, put: &'static str, taken: &'static str) -> &'static str {
    match event {
        Event::Improve { .. } => "structures-list-improved",
        Event::Duplicate { .. } => "structures-list-duplicate",
        Event::Expand { .. } => taken,
        Event::Solved { .. } => "structures-solved-open",
        _ => put,
    }
}

const fn path_note(event: &Event) -> Option<&'static str> {
    match event {
        Event::Deepen { .. } => Some("structures-path-iteration"),
        Event::Open { .. } => Some("structures-path-entered"),
        Event::Prune { .. } => Some("structures-path-pruned"),
        Event::Retreat { .. } => Some("structures-path-left"),
        Event::Solved { .. } => Some("structures-solved-stack"),
        _ => None,
    }
}

/// Says that the events up to the playhead are still being replayed.
pub fn show_pending(canvas: &Canvas<'_, '_>, body: Rect) {
    canvas.paragraph(body, "structure pending", &canvas.say("structures-pending"), Type::Body);
}

/// Says that nothing is stored: before the first event, and where start and goal are the same.
pub fn show_empty(canvas: &Canvas<'_, '_>, body: Rect) {
    canvas.paragraph(body, "structure empty", &canvas.say("structures-empty"), Type::Body);
}
