//! The figures of the table, written.

use crate::{
    app::{
        RaceClock, RaceColumn,
        view::{Figure, RaceRow},
    },
    gui::{Desk, panels::race::amount},
    realm::Realm,
    trace::Work,
    words::figures,
};

/// Written where it is still being found out.
const AWAITED: &str = "…";

/// A figure as it is written in its column.
pub fn written(column: RaceColumn, figure: Figure) -> String {
    let value = match figure {
        Figure::Known(value) => value,
        Figure::Awaited => return AWAITED.to_owned(),
        Figure::None => return figures::NONE.to_owned(),
    };
    match column {
        RaceColumn::Time => figures::seconds(value),
        RaceColumn::Memory => figures::bytes(value),
        RaceColumn::Branching => figures::hundredths(value),
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Peak
        | RaceColumn::Work
        | RaceColumn::Moves => amount::written(RaceClock::Work, value as u64),
    }
}

/// How many times the realm before.
pub fn ratio(times: f64) -> String {
    figures::ratio(times)
}

/// All that there is to say about a cell, line by line.
pub fn told(desk: &Desk<'_>, column: RaceColumn, row: &RaceRow, at: usize) -> String {
    let figure = match column {
        RaceColumn::Time => spread(desk, row),
        RaceColumn::Work => Some(kinds(desk, row)).filter(|kinds| !kinds.is_empty()),
        _ => None,
    };
    let figure = figure.unwrap_or_else(|| written(column, row.figures[at]));
    let ratio = row.ratios[at].map(|(times, of)| {
        let told = [("times", ratio(times).into()), ("realm", of.label().into())];
        desk.words.tell("race-ratio", &told)
    });
    std::iter::once(figure).chain(ratio).chain(price(desk, column, row)).collect::<Vec<_>>().join("\n")
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

/// The work of each kind, a line each.
fn kinds(desk: &Desk<'_>, row: &RaceRow) -> String {
    let Some(work) = &desk.view.model.lane(row.realm).work else { return String::new() };
    let kind = |(kind, amount): (Work, u64)| {
        desk.words.tell(&format!("race-work-{}", kind.name()), &[("n", amount.into())])
    };
    work.tally().done().map(kind).collect::<Vec<_>>().join("\n")
}

/// What realm 3's table has cost in this column, before anything was asked.
fn price(desk: &Desk<'_>, column: RaceColumn, row: &RaceRow) -> Option<String> {
    let lane = desk.view.model.lane(row.realm);
    let tally = &lane.recording.edge().tally;
    let is_asked = row.realm == Realm::Table && tally.lookups > 0;
    let price = match column {
        _ if !is_asked => return None,
        // It is weighed with its table, which nothing else in its row is.
        RaceColumn::Memory => return lane.peak_memory.map(|_| desk.words.say("race-memory-table")),
        RaceColumn::Expanded => figures::grouped(tally.expanded),
        RaceColumn::Generated => figures::grouped(tally.generated),
        RaceColumn::Peak => figures::grouped(tally.frontier_peak),
        RaceColumn::Work => amount::written(RaceClock::Work, lane.work.as_ref()?.price()?.total()),
        RaceColumn::Time => figures::seconds(lane.times?.price()?.median),
        _ => return None,
    };
    Some(desk.words.tell("race-table-price", &[("price", price.into())]))
}
