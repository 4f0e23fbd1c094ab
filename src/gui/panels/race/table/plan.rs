//! Where the columns stand: each as wide as what it can hold, the room that is left shared out between them.

use egui::{Rangef, Rect, pos2, vec2};

use super::head;
use crate::{
    app::{RaceColumn, view::RaceRow},
    gui::{
        kit::Canvas,
        panels::race::name::NAME,
        theme::{Type, space},
        widgets::text,
    },
    tell::race::{amount::Digits, status, table},
};

/// Height of the row of names.
const HEAD: f32 = 30.0;
/// Below the last row.
const FOOT: f32 = 6.0;
/// The highest row.
const HIGHEST: f32 = 56.0;

/// The places, and how counts are written there.
pub struct Plan {
    /// The names of the columns.
    pub head: Rect,
    /// One for each realm.
    pub rows: Vec<Rect>,
    /// From left to right; the first begins at its left, the others end at their right.
    pub columns: Vec<(RaceColumn, Rangef)>,
    /// All digits, unless there is no room for them.
    pub digits: Digits,
}

/// What a narrow window goes without, the least needed first.
const DISPENSABLE: [RaceColumn; 4] =
    [RaceColumn::Moves, RaceColumn::Branching, RaceColumn::Generated, RaceColumn::Memory];

impl Plan {
    /// Hands out `body`.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, rows: &[RaceRow]) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), HEAD));
        let height = ((body.height() - HEAD - FOOT) / rows.len().max(1) as f32).min(HIGHEST);
        let row = |place: usize| {
            let top = head.bottom() + place as f32 * height;
            Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height))
        };
        let all = widths(canvas, rows, Digits::All);
        let (digits, widths) = if gap(body, &all) < space::S {
            (Digits::Rounded, widths(canvas, rows, Digits::Rounded))
        } else {
            (Digits::All, all)
        };
        let columns = columns(body, widths);
        Self { head, rows: (0..rows.len()).map(row).collect(), columns, digits }
    }
}

/// What each column takes.
fn widths(canvas: &Canvas<'_, '_>, rows: &[RaceRow], digits: Digits) -> Vec<(RaceColumn, f32)> {
    RaceColumn::ALL.map(|column| (column, width(canvas, column, rows, digits))).to_vec()
}

/// What is left between two columns.
fn gap(body: Rect, widths: &[(RaceColumn, f32)]) -> f32 {
    let taken: f32 = widths.iter().map(|(_, width)| width).sum();
    (body.width() - taken) / (widths.len() - 1) as f32
}

/// As many columns as fit, side by side.
fn columns(body: Rect, mut widths: Vec<(RaceColumn, f32)>) -> Vec<(RaceColumn, Rangef)> {
    for column in DISPENSABLE {
        if gap(body, &widths) < space::S {
            widths.retain(|(other, _)| *other != column);
        }
    }
    let gap = gap(body, &widths).max(0.0);
    let mut from = body.left();
    let place = |(column, width)| {
        let place = Rangef::new(from, from + width);
        from = place.max + gap;
        (column, place)
    };
    widths.into_iter().map(place).collect()
}

fn width(canvas: &Canvas<'_, '_>, column: RaceColumn, rows: &[RaceRow], digits: Digits) -> f32 {
    let painter = canvas.painter();
    let head = head::width(canvas, column);
    let Some(at) = RaceColumn::FIGURES.iter().position(|figures| *figures == column) else {
        let names = rows.iter().map(|row| canvas.desk.name(row.realm));
        let below = rows.iter().map(|row| status::in_the_end(row.realm, canvas.desk.narrator()));
        let names = names.map(|name| text::width(painter, &name, Type::Figure));
        let below = below.map(|words| text::width(painter, &words, Type::Caption));
        return NAME + space::XS + names.chain(below).fold(head, f32::max).ceil();
    };
    let figures = rows.iter().map(|row| table::written(column, row.figures[at], digits));
    let figures = figures.map(|figure| text::width(painter, &figure, Type::Figure));
    figures.fold(head, f32::max).ceil()
}
