//! Rows of items: everything in full while there is room; then one item after the other gets shorter, or is gone.
//!
//! ```text
//! left  left  left ········ rest ········ right  right
//! ```
//!
//! An item holds its full width, and the steps from which on it is narrower or gone: the first item to give way has the
//! lowest step. A row takes no more steps than it must. If even the last step does not help, its widths hold all the
//! same, and `fits` is false.

use egui::{Rangef, Rect};

use crate::gui::theme::space;

/// Item of a row.
#[derive(Clone, Debug)]
pub struct Item {
    /// Distance from the previous item, as counted from the item's end of the row.
    gap: f32,
    /// Width from each step on, the full one first; `None` once the item is gone.
    widths: Vec<(usize, Option<f32>)>,
}

impl Item {
    /// Creates an item with a full width, as far from the previous one as things that belong together.
    pub fn new(width: f32) -> Self {
        Self { gap: space::S, widths: vec![(0, Some(width))] }
    }

    /// Joins parts side by side in one item, each with steps of its own.
    pub fn of(parts: &[Self]) -> Self {
        let widths = (0..=last_step(parts)).map(|step| (step, Some(width(parts, step))));
        Self { gap: space::S, widths: widths.collect() }
    }

    /// Sets the distance from the previous item.
    pub fn after(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// Widens the item on both sides.
    pub fn padded(mut self, padding: f32) -> Self {
        for (_, width) in &mut self.widths {
            *width = width.map(|width| width + 2.0 * padding);
        }
        self
    }

    /// Sets another width from this step on. Steps are named in ascending order.
    pub fn or(mut self, step: usize, width: f32) -> Self {
        self.widths.push((step, Some(width)));
        self
    }

    /// Removes the item from this step on, with the gap before it.
    pub fn or_gone(mut self, step: usize) -> Self {
        self.widths.push((step, None));
        self
    }

    /// Width at a step; `None` if the item is gone.
    pub fn width(&self, step: usize) -> Option<f32> {
        self.widths.iter().rev().find(|(from, _)| *from <= step).and_then(|(_, width)| *width)
    }
}

/// Width of items side by side at a step.
pub fn width(items: &[Item], step: usize) -> f32 {
    let mut end = RowEnd::new(0.0, 1.0);
    for item in items {
        end.next(item, step);
    }
    end.at
}

/// The last step that changes anything.
fn last_step<'i>(items: impl IntoIterator<Item = &'i Item>) -> usize {
    items.into_iter().flat_map(|item| &item.widths).map(|(step, _)| *step).max().unwrap_or_default()
}

/// End of a row, and how far from it places are handed out.
struct RowEnd {
    at: f32,
    /// 1 to the right, −1 to the left.
    direction: f32,
    is_first: bool,
}

impl RowEnd {
    const fn new(at: f32, direction: f32) -> Self {
        Self { at, direction, is_first: true }
    }

    /// Hands out the next place; a place without width if the item is gone.
    fn next(&mut self, item: &Item, step: usize) -> Rangef {
        let Some(width) = item.width(step) else { return Rangef::point(self.at) };
        let gap = if self.is_first { 0.0 } else { item.gap };
        let near = self.at + self.direction * gap;
        let far = near + self.direction * width;
        (self.at, self.is_first) = (far, false);
        Rangef::new(near.min(far), near.max(far))
    }
}

/// Places of all items in a row.
#[derive(Clone, Debug)]
pub struct Row<const L: usize, const R: usize> {
    /// Places from the left. An item that is gone has no width.
    pub left: [Rect; L],
    /// Places from the right, the outermost first.
    pub right: [Rect; R],
    /// Room between both sides.
    pub rest: Rect,
    /// Step that was taken; at 0 everything is in full.
    pub step: usize,
    /// Whether all items that are not gone have room.
    pub fits: bool,
}

impl<const L: usize, const R: usize> Row<L, R> {
    /// Hands out `place` at the lowest step that leaves `between` free in the middle.
    pub fn fit(place: Rect, left: &[Item; L], between: f32, right: &[Item; R]) -> Self {
        let fits = |step: usize| width(left, step) + between + width(right, step) <= place.width();
        let last = last_step(left.iter().chain(right));
        let step = (0..=last).find(|step| fits(*step));
        Self { fits: step.is_some(), ..Self::at(step.unwrap_or(last), place, left, right) }
    }

    /// Hands out `place` at a step; at 0 everything is in full.
    pub fn at(step: usize, place: Rect, left: &[Item; L], right: &[Item; R]) -> Self {
        let range = |range| Rect::from_x_y_ranges(range, place.y_range());
        let mut from = RowEnd::new(place.left(), 1.0);
        let mut to = RowEnd::new(place.right(), -1.0);
        let left = left.each_ref().map(|item| range(from.next(item, step)));
        let right = right.each_ref().map(|item| range(to.next(item, step)));
        let rest = place.with_min_x(from.at).with_max_x(to.at);
        Self { left, right, rest, step, fits: from.at <= to.at }
    }
}

/// Places widths one after the other in as many lines as they need, `gap` apart. Returns, for each, the number of its
/// line, from 0, and its distance from the left.
pub fn flow(widths: impl IntoIterator<Item = f32>, gap: f32, room: f32) -> Vec<(usize, f32)> {
    let (mut line, mut x) = (0, 0.0);
    let place = |width| {
        if x > 0.0 && x + width > room {
            (line, x) = (line + 1, 0.0);
        }
        let at = (line, x);
        x += width + gap;
        at
    };
    widths.into_iter().map(place).collect()
}
