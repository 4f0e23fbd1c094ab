//! The cost of an h that overestimates. For a weight: a path that is too long beside a shortest one. With the blank
//! counted: nothing, and the reasons.

mod blank;
mod counterexample;
mod paths;

use egui::Rect;
use eight_realms_app::{
    app::view::heuristics::{CounterexampleView, HeuristicRow},
    tell::heuristics,
    words::figures::{grouped, tenths},
};
use eight_realms_core::heuristic::HeuristicKind;

use super::{
    side::SideColumn,
    table::{self, Head, Overestimates},
    weight,
};
use crate::gui::{
    kit::Canvas,
    theme::{Type, space},
};

/// Width of the column of the number of boards that a heuristic overestimates.
const OVER_BOARDS: f32 = 62.0;
/// Width of the column of the maximum by which h exceeds h*.
const EXCESS: f32 = 38.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-over-boards", hint: "heuristics-over-boards-hint", width: OVER_BOARDS },
    Head { word: "heuristics-excess", hint: "heuristics-excess-hint", width: EXCESS },
];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &CounterexampleView) {
    let side = SideColumn::of(body);
    match canvas.context.view.model.heuristics.heuristic {
        HeuristicKind::BlankCounted => blank::show(canvas, side.left, view),
        HeuristicKind::Weighted(weight) if !weight.is_one() => {
            counterexample::show(canvas, side.left, weight, view);
        }
        HeuristicKind::Misplaced
        | HeuristicKind::Manhattan
        | HeuristicKind::LinearConflict
        | HeuristicKind::Weighted(_) => {
            let words = canvas.say("heuristics-suboptimal-none");
            canvas.paragraph(side.left, "heuristics excess moves none", &words, Type::Body);
        }
    }
    heuristics(canvas, &side, view);
}

/// Draws how many boards each heuristic overestimates, and by how much at most.
fn heuristics(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &CounterexampleView) {
    let rows: Vec<table::TableRow> = view.rows.iter().map(row).collect();
    table::show(canvas, side.table, side.row, &HEADS, &rows);
    let below = weight::show(canvas, side);
    let name = heuristics::sentence_of(canvas.context.view.model.heuristics.heuristic);
    let words = canvas.say(format!("heuristics-suboptimal-{name}"));
    canvas.paragraph(below.shrink(space::S), "heuristics excess moves", &words, Type::Body);
}

fn row(row: &HeuristicRow) -> table::TableRow {
    let figures = match &row.summary {
        Some(summary) => [grouped(u64::from(summary.over)), tenths(summary.excess)],
        None => Default::default(),
    };
    let is_over = row.summary.is_some_and(|summary| summary.over > 0);
    table::TableRow {
        heuristic: row.heuristic,
        figures,
        over: if is_over { Overestimates::Yes } else { Overestimates::No },
    }
}
