//! Key to the marks in the plot of times, on one line below its axis.

use egui::{Align2, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::background::axis_line;
use crate::gui::theme::{Palette, Type, space, stroke};
use crate::gui::widgets::text;

/// Radius of a mark in the key.
const KEY_MARK: f32 = 3.5;

/// Marks of the key: dot, whisker and ring, as in the rows, in the colour of no realm.
const MARKS: [fn(&Painter, Pos2, Stroke); 3] = [dot, whisker, ring];

/// Words of the key.
#[derive(Clone, Copy, Debug)]
pub struct DotsKey<'a> {
    pub median: &'a str,
    /// Word at the whisker.
    pub spread: &'a str,
    /// Words at the ring, the longer first: the first that fits is written.
    pub table_time: [&'a str; 2],
}

/// Paints the key below `frame`, which lies in `rect`, ending at its right; returns the room it took.
pub fn dots_key(painter: &Painter, [rect, frame]: [Rect; 2], key: &DotsKey<'_>, palette: &Palette) -> Rect {
    let width = |table_time: &str| {
        let words = [key.median, key.spread, table_time].map(|word| text::width(painter, word, Type::Tick));
        words.iter().sum::<f32>() + 3.0 * (2.0 * KEY_MARK + space::XS) + 2.0 * space::M
    };
    // The names of the rows are above, so the line may begin where they do.
    let room = frame.right() - rect.left() - space::S;
    let [long, short] = key.table_time;
    let table_time = if width(long) <= room { long } else { short };
    let start = pos2(frame.right() - width(table_time), axis_line(frame));
    let mut at = start;
    let pen = Stroke::new(stroke::CURVE, palette.text_faint);
    for (word, paint) in [key.median, key.spread, table_time].into_iter().zip(MARKS) {
        paint(painter, pos2(at.x + KEY_MARK, at.y), pen);
        let beside = pos2(at.x + 2.0 * KEY_MARK + space::XS, at.y);
        at.x = text::left(painter, beside, word, Type::Tick, palette.text_faint).right() + space::M;
    }
    Align2::LEFT_CENTER.anchor_size(start, vec2(width(table_time), 2.0 * space::S))
}

fn dot(painter: &Painter, middle: Pos2, pen: Stroke) {
    painter.circle_filled(middle, KEY_MARK, pen.color);
}

fn whisker(painter: &Painter, middle: Pos2, pen: Stroke) {
    painter.hline(middle.x - KEY_MARK..=middle.x + KEY_MARK, middle.y, pen);
}

fn ring(painter: &Painter, middle: Pos2, pen: Stroke) {
    painter.circle_stroke(middle, KEY_MARK - 0.5, pen);
}
