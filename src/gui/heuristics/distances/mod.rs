//! h against the true distance of every board: the picture, its histograms, and the figures of the selected heuristic.

mod bars;
mod card;
mod cells;
mod figures;
mod legend;
mod lines;
mod placement;
mod plan;
mod pointer;

use egui::Rect;
use eight_realms_app::{
    app::view::heuristics::{DistancesFace, HeuristicRow},
    words::figures::hundredths,
};

use self::{placement::DistancePicture, plan::DistancesPlan};
use super::{
    side::SideColumn,
    table::{self, Head, Overestimates},
    weight,
};
use crate::gui::kit::Canvas;

/// Width of the column of the mean h.
const MEAN: f32 = 44.0;
/// Width of the column of the mean h* − h.
const MEAN_ERROR: f32 = 56.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-mean", hint: "heuristics-mean-hint", width: MEAN },
    Head { word: "heuristics-error", hint: "heuristics-error-hint", width: MEAN_ERROR },
];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &DistancesFace) {
    let places = SideColumn::of(body);
    let plan = DistancesPlan::of(places.left);
    // Drawn first, so that the card beside the pointer lies over it.
    side(canvas, &places, view);
    if let Some(picture) = DistancePicture::of(view, &plan) {
        legend::show(canvas, plan.legend, &picture);
        cells::paint(canvas, &picture);
        lines::paint(canvas, &picture);
        bars::paint(canvas, &picture);
        pointer::show(canvas, &picture, view);
    }
}

/// Draws the table of heuristics, the weight, and the figures of the selected heuristic.
fn side(canvas: &mut Canvas<'_, '_>, places: &SideColumn, view: &DistancesFace) {
    let rows: Vec<table::TableRow> = view.rows.iter().map(row).collect();
    table::show(canvas, places.table, places.row, &HEADS, &rows);
    let below = weight::show(canvas, places);
    figures::show(canvas, below, places.row, view);
}

fn row(row: &HeuristicRow) -> table::TableRow {
    let figures = match &row.summary {
        Some(summary) => [hundredths(summary.mean), hundredths(summary.error)],
        None => Default::default(),
    };
    let is_over = row.summary.is_some_and(|summary| summary.over > 0);
    table::TableRow {
        heuristic: row.heuristic,
        figures,
        over: if is_over { Overestimates::Yes } else { Overestimates::No },
    }
}
