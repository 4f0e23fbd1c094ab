//! The figures of the table, written.

use crate::{
    app::{RaceClock, RaceColumn, view::RaceRow},
    gui::{Desk, panels::race::amount},
    words::figures,
};

/// Written where there is no figure.
const NONE: &str = "–";

/// A figure as it is written in its column.
pub fn written(column: RaceColumn, figure: Option<f64>) -> String {
    let Some(figure) = figure else { return NONE.to_owned() };
    match column {
        RaceColumn::Time => figures::seconds(figure),
        RaceColumn::Memory => figures::bytes(figure),
        RaceColumn::Branching => format!("{figure:.2}"),
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Peak
        | RaceColumn::Work
        | RaceColumn::Moves => amount::written(RaceClock::Work, figure as u64),
    }
}

/// How many times the realm before.
pub fn ratio(times: f64) -> String {
    figures::ratio(times)
}

/// All that there is to say about a cell, line by line.
pub fn told(desk: &Desk<'_>, column: RaceColumn, row: &RaceRow, at: usize) -> String {
    let figure = written(column, row.figures[at]);
    let ratio = row.ratios[at].map(|(times, of)| {
        let told = [("times", ratio(times).into()), ("realm", of.label().into())];
        desk.words.tell("race-ratio", &told)
    });
    let spread = (column == RaceColumn::Time).then(|| spread(desk, row)).flatten();
    std::iter::once(spread.unwrap_or(figure)).chain(ratio).collect::<Vec<_>>().join("\n")
}

/// The bare median with its spread.
fn spread(desk: &Desk<'_>, row: &RaceRow) -> Option<String> {
    let bare = desk.view.model.lane(row.realm).times?.answer();
    let told = [
        ("median", figures::seconds(bare.median).into()),
        ("min", figures::seconds(bare.min).into()),
        ("max", figures::seconds(bare.max).into()),
        ("runs", bare.runs.into()),
    ];
    Some(desk.words.tell("plot-time-spread", &told))
}
