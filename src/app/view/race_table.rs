//! The table of the race: what each realm has cost in the end, and how many times that is of the one before.

use crate::{
    app::{Counted, Lane, Measure, Model, Outcome, RaceColumn, RunState},
    compare::{Ratio, effective_branching_factor, ratios},
    realm::Realm,
    replay::Direction,
    trace::Tally,
};

/// A figure of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// A whole number, bytes, seconds, or a factor.
    Known(f64),
    /// It is still being found out.
    Awaited,
    /// There is none.
    None,
}

impl Figure {
    /// Its value, once it is known.
    pub const fn value(self) -> Option<f64> {
        match self {
            Self::Known(value) => Some(value),
            Self::Awaited | Self::None => None,
        }
    }
}

/// One realm's figures, in the order of [`RaceColumn::FIGURES`].
#[derive(Clone, Debug, PartialEq)]
pub struct RaceRow {
    /// Whose they are.
    pub realm: Realm,
    /// What it has cost.
    pub figures: [Figure; 8],
    /// Each against the realm before it on the ladder that takes part and has the figure.
    pub ratios: [Option<(f64, Realm)>; 8],
}

/// A row for each realm that is shown, sorted as is asked for; without a figure last, and equal ones as on the
/// ladder.
pub fn race_table(model: &Model) -> Vec<RaceRow> {
    let realms: Vec<Realm> = model.shown_realms().collect();
    let mut rows: Vec<RaceRow> = realms.iter().map(|realm| row(model, *realm)).collect();
    for place in (0..RaceColumn::FIGURES.len()).filter(|place| RaceColumn::FIGURES[*place].has_ratio()) {
        let figures: Vec<Option<f64>> = rows.iter().map(|row| row.figures[place].value()).collect();
        for (row, ratio) in rows.iter_mut().zip(ratios(&figures)) {
            row.ratios[place] = ratio.map(|Ratio { times, of }| (times, realms[of]));
        }
    }
    sort(model, &mut rows);
    rows
}

fn sort(model: &Model, rows: &mut [RaceRow]) {
    let order = model.race.order;
    let Some(place) = RaceColumn::FIGURES.iter().position(|column| *column == order.column) else {
        if order.direction == Direction::Back {
            rows.reverse();
        }
        return;
    };
    let backward = order.direction == Direction::Back;
    rows.sort_by(|one, other| match (one.figures[place].value(), other.figures[place].value()) {
        (Some(one), Some(other)) if backward => other.total_cmp(&one),
        (Some(one), Some(other)) => one.total_cmp(&other),
        (one, other) => other.is_some().cmp(&one.is_some()),
    });
}

fn row(model: &Model, realm: Realm) -> RaceRow {
    let lane = model.lane(realm);
    let is_searched = !realm.is_answered_by_parity(&model.puzzle, &model.settings);
    let figures = match end(lane).filter(|_| is_searched) {
        Some(end) => RaceColumn::FIGURES.map(|column| figure(lane, column, end)),
        None if lane.has_ended() || !is_searched => [Figure::None; 8],
        None => [Figure::Awaited; 8],
    };
    RaceRow { realm, figures, ratios: [None; 8] }
}

/// The counts of a search that has ended by itself, recorded or not, and the length of the way it found.
fn end(lane: &Lane) -> Option<(Tally, Option<usize>)> {
    let (tally, outcome) = match (&lane.run, &lane.counted) {
        (RunState::Done(outcome), _) => (lane.recording.edge().tally, outcome),
        (_, Some(Counted::Done(tally, outcome))) => (*tally, outcome),
        _ => return None,
    };
    let moves = match outcome {
        Outcome::Found(path) => Some(path.len()),
        Outcome::NoWay => None,
    };
    Some((tally, moves))
}

/// Realm 3 is asked when its table stands: it looks up, and neither generates nor keeps anything waiting.
fn figure(lane: &Lane, column: RaceColumn, (tally, moves): (Tally, Option<usize>)) -> Figure {
    let looks_up = lane.recording.realm() == Realm::Table;
    let measured = |measure, value: Option<f64>| match value {
        None if lane.awaits(measure) => Figure::Awaited,
        value => known(value),
    };
    match column {
        RaceColumn::Expanded if looks_up => Figure::Known(tally.lookups as f64),
        RaceColumn::Expanded => Figure::Known(tally.expanded as f64),
        RaceColumn::Generated if !looks_up => Figure::Known(tally.generated as f64),
        RaceColumn::Peak if !looks_up => Figure::Known(tally.frontier_peak as f64),
        RaceColumn::Work => measured(Measure::Work, lane.work.as_ref().map(|work| work.total() as f64)),
        RaceColumn::Memory => measured(Measure::Memory, lane.peak_memory.map(|bytes| bytes as f64)),
        RaceColumn::Time => measured(Measure::Time, lane.times.map(|times| times.answer().median)),
        RaceColumn::Moves => known(moves.map(|moves| moves as f64)),
        RaceColumn::Branching if !looks_up => {
            known(moves.and_then(|moves| effective_branching_factor(tally.generated, moves as u8)))
        }
        _ => Figure::None,
    }
}

fn known(value: Option<f64>) -> Figure {
    value.map_or(Figure::None, Figure::Known)
}
