//! The table of the race: what each realm has cost in the end, and how many times that is of the one before.

use crate::{
    app::{Counted, Lane, Model, Outcome, RaceColumn, RunState},
    compare::{Ratio, ratios},
    realm::Realm,
    replay::Direction,
    trace::Tally,
};

/// One realm's figures, in the order of [`RaceColumn::FIGURES`].
#[derive(Clone, Debug, PartialEq)]
pub struct RaceRow {
    /// Whose they are.
    pub realm: Realm,
    /// Whole numbers, bytes, seconds, or a factor; `None` where there is none, or none yet.
    pub figures: [Option<f64>; 8],
    /// Each against the realm before it on the ladder that takes part and has the figure.
    pub ratios: [Option<(f64, Realm)>; 8],
}

/// A row for each realm that is shown, sorted as is asked for; without a figure last, and equal ones as on the
/// ladder.
pub fn race_table(model: &Model) -> Vec<RaceRow> {
    let realms: Vec<Realm> = model.shown_realms().collect();
    let mut rows: Vec<RaceRow> = realms.iter().map(|realm| row(model, *realm)).collect();
    for place in (0..RaceColumn::FIGURES.len()).filter(|place| RaceColumn::FIGURES[*place].has_ratio()) {
        let figures: Vec<Option<f64>> = rows.iter().map(|row| row.figures[place]).collect();
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
    rows.sort_by(|one, other| match (one.figures[place], other.figures[place]) {
        (Some(one), Some(other)) if backward => other.total_cmp(&one),
        (Some(one), Some(other)) => one.total_cmp(&other),
        (one, other) => other.is_some().cmp(&one.is_some()),
    });
}

fn row(model: &Model, realm: Realm) -> RaceRow {
    let lane = model.lane(realm);
    let end = end(lane).filter(|_| !realm.is_answered_by_parity(&model.puzzle, &model.settings));
    let figure = |column| figure(lane, column, end?);
    RaceRow { realm, figures: RaceColumn::FIGURES.map(figure), ratios: [None; 8] }
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
fn figure(lane: &Lane, column: RaceColumn, (tally, moves): (Tally, Option<usize>)) -> Option<f64> {
    let looks_up = lane.recording.realm() == Realm::Table;
    match column {
        RaceColumn::Expanded if looks_up => Some(tally.lookups as f64),
        RaceColumn::Expanded => Some(tally.expanded as f64),
        RaceColumn::Generated if !looks_up => Some(tally.generated as f64),
        RaceColumn::Peak if !looks_up => Some(tally.frontier_peak as f64),
        RaceColumn::Time => Some(lane.times?.answer().median),
        RaceColumn::Moves => moves.map(|moves| moves as f64),
        _ => None,
    }
}
