//! Places of the columns: each is as wide as its possible content, and the remaining room is shared out between them.

use egui::{Rangef, Rect};
use eight_realms_app::{
    app::{RaceColumn, view::RaceRow},
    tell::race::{amount::Digits, status, table},
};

use super::head::{self, BesideName};
use crate::gui::{
    kit::{
        Canvas, Item,
        columns::{share_out, widest},
    },
    race::rows::Rows,
    theme::{Type, sizes, space},
};

/// Height of the row of names.
const HEAD: f32 = 30.0;
const HIGHEST_ROW: f32 = 56.0;

/// Places of columns and rows, and the form of counts.
pub struct TablePlan {
    /// Names of the columns, and a row for each realm.
    pub rows: Rows,
    /// Columns from left to right; the first begins at its left, the others end at their right.
    pub columns: Vec<(RaceColumn, Rangef)>,
    /// All digits, unless they have no room.
    pub digits: Digits,
}

/// Step from which on a long name has its short form, and step from which on counts are rounded.
const SHORT: usize = 1;
const ROUNDED: usize = 2;
/// Columns that a narrow window leaves out after that, the least needed first.
const DISPENSABLE: [RaceColumn; 4] =
    [RaceColumn::Moves, RaceColumn::Branching, RaceColumn::Generated, RaceColumn::Memory];

impl TablePlan {
    /// Divides `body` into columns and rows.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, rows: &[RaceRow]) -> Self {
        let items = RaceColumn::ALL.map(|column| item(canvas, column, rows));
        let row = share_out(body, &items);
        let columns = RaceColumn::ALL.into_iter().zip(row.left.map(|place| place.x_range()));
        Self {
            rows: Rows::of(body, HEAD, rows.len(), HIGHEST_ROW),
            columns: columns.filter(|(_, range)| range.span() > 0.0).collect(),
            digits: if row.step < ROUNDED { Digits::All } else { Digits::Rounded },
        }
    }
}

/// Returns the widths of a column: with all digits under its long name, under its short one, and with rounded counts.
fn item(canvas: &Canvas<'_, '_>, column: RaceColumn, rows: &[RaceRow]) -> Item {
    let [long, short] = [table::long_name(column, canvas.runs_in()), table::name(column, canvas.runs_in())];
    let [all, brief, rounded] = [
        (&long, BesideName::All, Digits::All),
        (&short, BesideName::Choice, Digits::All),
        (&short, BesideName::Choice, Digits::Rounded),
    ]
    .map(|(name, beside, digits)| width(canvas, (column, name, beside), rows, digits));
    let item = Item::new(all).or(SHORT, brief).or(ROUNDED, rounded);
    match DISPENSABLE.iter().position(|dispensable| *dispensable == column) {
        Some(place) => item.or_gone(ROUNDED + 1 + place),
        None => item,
    }
}

fn width(
    canvas: &Canvas<'_, '_>,
    (column, name, beside): (RaceColumn, &str, BesideName),
    rows: &[RaceRow],
    digits: Digits,
) -> f32 {
    let painter = canvas.painter();
    let head = head::width(canvas, column, name, beside).ceil();
    let Some(at) = RaceColumn::FIGURES.iter().position(|figures| *figures == column) else {
        let names = rows.iter().map(|row| canvas.context.name(row.realm));
        let below = rows.iter().map(|row| status::in_the_end(row.realm, canvas.context.narrator()));
        let names = widest(painter, names, Type::Figure).max(widest(painter, below, Type::Caption));
        return sizes::race::name::INDENT + space::XS + names.max(head);
    };
    let figures = rows.iter().map(|row| table::written(column, row.figures[at], digits));
    widest(painter, figures, Type::Figure).max(head)
}
