//! Where the columns stand: each as wide as what it can hold, the room that is left shared out between them.

use egui::{Rangef, Rect, pos2, vec2};

use super::{cell, head};
use crate::{
    app::{RaceColumn, view::RaceRow},
    gui::{
        panels::{
            race::{name::NAME, status},
            stage::canvas::Canvas,
        },
        theme::{Type, space},
        widgets::text,
    },
};

/// Height of the row of names.
const HEAD: f32 = 30.0;
/// Below the last row.
const FOOT: f32 = 6.0;
/// The highest row.
const HIGHEST: f32 = 56.0;

/// The places.
pub struct Plan {
    /// The names of the columns.
    pub head: Rect,
    /// One for each realm.
    pub rows: Vec<Rect>,
    /// In the order of [`RaceColumn::ALL`]; the first begins at its left, the others end at their right.
    pub columns: [Rangef; 9],
}

impl Plan {
    /// Hands out `body`.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, rows: &[RaceRow]) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), HEAD));
        let height = ((body.height() - HEAD - FOOT) / rows.len().max(1) as f32).min(HIGHEST);
        let row = |place: usize| {
            let top = head.bottom() + place as f32 * height;
            Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height))
        };
        let widths = RaceColumn::ALL.map(|column| width(canvas, column, rows));
        let gap = (body.width() - widths.iter().sum::<f32>()) / (widths.len() - 1) as f32;
        let mut from = body.left();
        let columns = widths.map(|width| {
            let place = Rangef::new(from, from + width);
            from = place.max + gap.max(0.0);
            place
        });
        Self { head, rows: (0..rows.len()).map(row).collect(), columns }
    }
}

fn width(canvas: &Canvas<'_, '_>, column: RaceColumn, rows: &[RaceRow]) -> f32 {
    let painter = canvas.painter();
    let head = head::width(canvas, column);
    let Some(at) = RaceColumn::FIGURES.iter().position(|figures| *figures == column) else {
        let names = rows.iter().map(|row| canvas.say(&format!("realm-{}-name", row.realm)));
        let below = rows.iter().map(|row| status::in_the_end(row.realm, canvas.desk));
        let names = names.map(|name| text::width(painter, &name, Type::Figure));
        let below = below.map(|words| text::width(painter, &words, Type::Caption));
        return NAME + space::XS + names.chain(below).fold(head, f32::max).ceil();
    };
    let figures =
        rows.iter().map(|row| text::width(painter, &cell::written(column, row.figures[at]), Type::Figure));
    figures.fold(head, f32::max).ceil()
}
