//! Realm 7: the heap, as a tree and as the array that it is.
//!
//! ```text
//! ┌ entry ┐ taken            17            7 comparisons
//! └───────┘ 12 + 5 = 17     ╱  ╲             6 swaps
//!                         17    17
//!                        ╱  ╲  ╱  ╲
//!   in the array   17 17 17 19 19 …
//! ```
//!
//! A level keeps its place and its form for the whole recording. The form depends on the room of an entry: a box with
//! f, f alone, a stroke, or the mean colour of several entries.

mod array;
mod gap;
mod plan;
mod tree;

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_core::replay::structures::{ListContent, ListMoment, Operation};

use super::{ShownStructure, entry, entry::handled};
use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes::lists::FOOT, space},
    widgets::text,
};
use gap::GapPath;
use plan::HeapPlan;

/// Distance between two lines of the event's work, at the right.
const COUNT: f32 = 17.0;

/// A heap as it is drawn.
struct HeapDrawing {
    content: ListContent,
    /// The lowest f.
    least: u16,
    path: GapPath,
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, heap: &ListMoment) {
    let body = body.with_max_y(body.bottom() - FOOT);
    let content = entry::content(shown, heap);
    let longest = heap.before.len().max(heap.after.len());
    let plan = HeapPlan::of(canvas, body, longest);
    let least = entry::least(content.entries.iter());
    let view = HeapDrawing { content, least, path: GapPath::of(shown) };
    tree::show(canvas, &plan, &view);
    show_event(canvas, &plan, shown, heap);
    if let Some(rect) = plan.array {
        array::show(canvas, rect, &view);
    }
    let hovered = tree::hovered(canvas, &plan, &view).or_else(|| array::hovered(canvas, &plan, &view));
    if let Some((pointer, at)) = hovered {
        entry::show_card(canvas, pointer, entry::lines(canvas, &view.content.entries[at], at));
    }
}

/// Draws the entry that the event takes out or puts in left of the top, and the event's work at the right.
fn show_event(canvas: &Canvas<'_, '_>, plan: &HeapPlan, shown: &ShownStructure<'_>, heap: &ListMoment) {
    let top = plan.rect(0);
    let left = Rect::from_min_max(plan.tree.min, pos2(top.left() - space::S, plan.tree.bottom()));
    let event =
        handled::Handling::of(shown, heap.put.map(|put| put.entry), heap.taken.map(|taken| taken.entry));
    let Some(event) = event else { return };
    handled::show(canvas, left, plan.board(), event, shown);
    let lines = work(canvas, shown, heap);
    let at = pos2(plan.tree.right(), plan.tree.top() + COUNT / 2.0);
    let mut whole = Rect::from_center_size(at, vec2(0.0, 0.0));
    for (number, (line, hint)) in lines.iter().enumerate() {
        let at = at + vec2(0.0, COUNT * number as f32);
        let ink = canvas.palette().text_soft;
        let rect = text::line(
            canvas.painter(),
            at,
            Align2::RIGHT_CENTER,
            line,
            Type::Caption,
            ink,
            plan.tree.right() - top.right() - space::S,
        );
        canvas.hint(rect, ("heap work", number), || canvas.say(hint));
        whole = whole.union(rect);
    }
    let words: Vec<&str> = lines.iter().map(|(line, _)| line.as_str()).collect();
    canvas.named(whole, "heap work", &words.join(", "));
}

/// Counts what this event compares and exchanges, and the void entries that it drops, each with its convention.
fn work(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    heap: &ListMoment,
) -> Vec<(String, &'static str)> {
    let line =
        |ids: [&str; 2], is_counted: fn(&Operation) -> bool| entry::counted(canvas, shown, ids, is_counted);
    let compares = |operation: &Operation| matches!(operation, Operation::HeapCompared { .. });
    let exchanges = |operation: &Operation| matches!(operation, Operation::HeapMoved { .. });
    let takes = |operation: &Operation| matches!(operation, Operation::Taken { .. });
    let mut lines = vec![
        (line(["lists-comparisons", "lists-comparisons-of"], compares), "lists-comparisons-note"),
        (line(["lists-exchanges", "lists-exchanges-of"], exchanges), "lists-exchanges-note"),
    ];
    let taken = shown.moment.operations.iter().filter(|operation| takes(operation)).count();
    let dropped = taken - usize::from(heap.taken.is_some());
    if dropped > 0 {
        lines.push((canvas.tell("lists-dropped", &[("entries", dropped.into())]), "lists-void"));
    }
    lines
}
