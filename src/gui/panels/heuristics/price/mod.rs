//! What it costs if h promises too much: for a weight a way that is too long beside a shortest one; with the blank
//! counted nothing, and why.

mod blank;
mod hunt;
mod ways;

use egui::Rect;

use super::{
    side::SideColumn,
    table::{self, Head, Over},
    weight,
};
use crate::{
    app::view::study::{EstimateRow, Priced},
    gui::{
        kit::Canvas,
        theme::{Type, space},
    },
    heuristic::Estimate,
    tell::study,
    words::figures::{grouped, tenths},
};

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "study-over-boards", hint: "study-over-boards-hint", width: 62.0 },
    Head { word: "study-excess", hint: "study-excess-hint", width: 38.0 },
];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &Priced) {
    let side = SideColumn::of(body);
    match canvas.desk.view.model.study.estimate {
        Estimate::BlankCounted => blank::show(canvas, side.left, view),
        Estimate::Weighted(weight) if !weight.is_one() => hunt::show(canvas, side.left, weight, view),
        Estimate::Misplaced | Estimate::Manhattan | Estimate::LinearConflict | Estimate::Weighted(_) => {
            let words = canvas.say("study-price-none");
            canvas.paragraph(side.left, "study price none", &words, Type::Body);
        }
    }
    estimates(canvas, &side, view);
}

/// Of every estimate, how many boards it is too much for, and by how much at the most.
fn estimates(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &Priced) {
    let rows: Vec<table::TableRow> = view.rows.iter().map(row).collect();
    table::show(canvas, side.table, side.row, &HEADS, &rows);
    let below = weight::show(canvas, side);
    let name = study::said_of(canvas.desk.view.model.study.estimate);
    let words = canvas.say(&format!("study-price-{name}"));
    canvas.paragraph(below.shrink(space::S), "study price", &words, Type::Body);
}

fn row(row: &EstimateRow) -> table::TableRow {
    let figures = match &row.summary {
        Some(summary) => [grouped(u64::from(summary.over)), tenths(summary.excess)],
        None => Default::default(),
    };
    let is_over = row.summary.is_some_and(|summary| summary.over > 0);
    table::TableRow { estimate: row.estimate, figures, over: if is_over { Over::Yes } else { Over::No } }
}
