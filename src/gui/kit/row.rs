//! A row: everything in full while there is room; then one thing after the other is shorter, or gone.
//!
//! ```text
//! left  left  left ········ rest ········ right  right
//! ```
//!
//! An item holds how wide it is in full, and from which step on it is narrower or gone: the first to give way has the
//! lowest step. A row takes no more steps than it must. Where even the last one does not help, its widths stand
//! all the same, and `fits` is false.

use egui::{Rangef, Rect};

use crate::gui::theme::space;

/// What stands in a row.
#[derive(Clone, Debug)]
pub struct Item {
    /// Between it and the one before it, as counted from its end of the row.
    gap: f32,
    /// From each step on its width, the full one first; `None`: it is gone.
    widths: Vec<(usize, Option<f32>)>,
}

impl Item {
    /// So wide in full, and as far from the one before it as things that belong together.
    pub fn new(width: f32) -> Self {
        Self { gap: space::S, widths: vec![(0, Some(width))] }
    }

    /// Parts side by side in one item, each with steps of its own.
    pub fn of(parts: &[Self]) -> Self {
        let widths = (0..=last_step(parts)).map(|step| (step, Some(width(parts, step))));
        Self { gap: space::S, widths: widths.collect() }
    }

    /// So far from the one before it.
    pub fn after(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// Wider on both sides.
    pub fn padded(mut self, padding: f32) -> Self {
        for (_, width) in &mut self.widths {
            *width = width.map(|width| width + 2.0 * padding);
        }
        self
    }

    /// From this step on of another width. Steps are named in their order.
    pub fn or(mut self, step: usize, width: f32) -> Self {
        self.widths.push((step, Some(width)));
        self
    }

    /// From this step on gone, with the gap before it.
    pub fn or_gone(mut self, step: usize) -> Self {
        self.widths.push((step, None));
        self
    }

    /// Its width at a step, unless it is gone.
    pub fn width(&self, step: usize) -> Option<f32> {
        self.widths.iter().rev().find(|(from, _)| *from <= step).and_then(|(_, width)| *width)
    }
}

/// What items take side by side at a step.
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

/// One end of a row, and how far from it places are handed out.
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

    /// The next place; one without width for what is gone.
    fn next(&mut self, item: &Item, step: usize) -> Rangef {
        let Some(width) = item.width(step) else { return Rangef::point(self.at) };
        let gap = if self.is_first { 0.0 } else { item.gap };
        let near = self.at + self.direction * gap;
        let far = near + self.direction * width;
        (self.at, self.is_first) = (far, false);
        Rangef::new(near.min(far), near.max(far))
    }
}

/// Where everything in a row stands.
#[derive(Clone, Debug)]
pub struct Row<const L: usize, const R: usize> {
    /// From the left. What is gone has no width.
    pub left: [Rect; L],
    /// From the right, the outermost first.
    pub right: [Rect; R],
    /// What lies between both.
    pub rest: Rect,
    /// How many steps it took.
    pub step: usize,
    /// Whether everything that stands has room.
    pub fits: bool,
}

impl<const L: usize, const R: usize> Row<L, R> {
    /// Hands out `place` in as few steps as leave `between` free in the middle.
    pub fn fit(place: Rect, left: &[Item; L], between: f32, right: &[Item; R]) -> Self {
        let fits = |step: usize| width(left, step) + between + width(right, step) <= place.width();
        let last = last_step(left.iter().chain(right));
        let step = (0..=last).find(|step| fits(*step));
        Self { fits: step.is_some(), ..Self::at(step.unwrap_or(last), place, left, right) }
    }

    /// Hands out `place` at a step; at 0 everything stands in full.
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

/// One after the other in as many lines as it takes, `gap` apart: from the upper left corner the number of its line
/// and how far to the right each begins.
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
