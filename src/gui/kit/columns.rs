//! Columns, each as wide as its widest possible figure, so that nothing moves while figures change.

use egui::{Painter, Rect};

use super::row::{self, Item, Row};
use crate::gui::{
    theme::{Type, space},
    widgets::text,
};

/// Width of the widest of these lines, in whole points.
pub fn widest<S: AsRef<str>>(painter: &Painter, lines: impl IntoIterator<Item = S>, kind: Type) -> f32 {
    let widths = lines.into_iter().map(|line| text::width(painter, line.as_ref(), kind));
    widths.fold(0.0, f32::max).ceil()
}

/// Returns a figure with the same digit throughout: a counting figure keeps its width until it needs another digit.
pub fn steady(figure: &str) -> String {
    figure.replace(|letter: char| letter.is_ascii_digit(), "0")
}

/// Places as many columns as have room side by side, over the whole of `place`: the gaps share what is left.
pub fn share_out<const N: usize>(place: Rect, columns: &[Item; N]) -> Row<N, 0> {
    let apart = |gap: f32| columns.clone().map(|column| column.after(gap));
    let Row { step, fits, .. } = Row::fit(place, &apart(space::S), 0.0, &[]);
    let gaps = columns.iter().filter(|column| column.width(step).is_some()).skip(1).count();
    let remaining = place.width() - row::width(&apart(0.0), step);
    let gap = (remaining / gaps.max(1) as f32).max(0.0);
    Row { fits, ..Row::at(step, place, &apart(gap), &[]) }
}
