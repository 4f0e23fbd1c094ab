//! Columns: each as wide as the widest that can ever stand in it, so that nothing moves while figures change.

use egui::{Painter, Rect};

use super::row::{self, Item, Row};
use crate::gui::{
    theme::{Type, space},
    widgets::text,
};

/// The room of the widest of these lines, in whole points.
pub fn widest<S: AsRef<str>>(painter: &Painter, lines: impl IntoIterator<Item = S>, kind: Type) -> f32 {
    let widths = lines.into_iter().map(|line| text::width(painter, line.as_ref(), kind));
    widths.fold(0.0, f32::max).ceil()
}

/// A figure with the same digit throughout: one that counts keeps its width until it needs a digit more.
pub fn steady(figure: &str) -> String {
    figure.replace(|letter: char| letter.is_ascii_digit(), "0")
}

/// As many columns as have room side by side, the room that is left shared out between them.
pub fn share_out<const N: usize>(place: Rect, columns: &[Item; N]) -> Row<N, 0> {
    let closest = Row::fit(place, &columns.clone().map(|column| column.after(space::S)), 0.0, &[]);
    let step = closest.step;
    let joined = columns.clone().map(|column| column.after(0.0));
    let gaps = joined.iter().filter_map(|column| column.width(step)).skip(1).count();
    let gap = (place.width() - row::width(&joined, step)) / gaps.max(1) as f32;
    let columns = joined.map(|column| column.after(gap.max(0.0)));
    Row { fits: closest.fits, ..Row::at(step, place, &columns, &[]) }
}
