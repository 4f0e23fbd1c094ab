//! The three plots, as series: frontier over expansions, expansions over time, time itself.

use super::Stage;
use crate::{
    app::{Axis, Bare, Model, Outcome, RunState},
    realm::Realm,
    replay::{Recording, Sample},
};

/// Whose time an axis shows. The two are never mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Each curve takes its shape from the stream and ends at its bare median.
    Bare,
    /// Time inside the searches while they are watched: until every bare median is known.
    Streamed,
}

/// One realm's curve, thinned to the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Whose curve it is.
    pub realm: Realm,
    /// Points in real units, from left to right.
    pub points: Vec<[f64; 2]>,
}

/// One realm's bare times, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// Whose times they are.
    pub realm: Realm,
    /// What it needs to answer this one question.
    pub answer: Option<Bare>,
    /// What had to be paid before: the table of realm 3.
    pub price: Option<Bare>,
}

/// The three plots.
#[derive(Clone, Debug)]
pub struct Plots {
    /// Frontier size over expansions.
    pub frontier: Vec<Curve>,
    /// Expansions over seconds.
    pub expanded: Vec<Curve>,
    /// Whose seconds the second plot shows.
    pub clock: Clock,
    /// A row for each realm of the ladder.
    pub times: Vec<Spread>,
    /// The chosen realm at the playhead: expansions so far.
    pub expanded_now: u64,
    /// The chosen realm at the playhead: frontier size.
    pub frontier_now: u64,
    /// The chosen realm at the playhead: seconds, on the clock of the second plot.
    pub seconds_now: f64,
}

impl Plots {
    /// The plots of all realms that are shown.
    pub fn of(model: &Model, stage: &Stage) -> Self {
        let clock = clock(model);
        let shown: Vec<Realm> =
            model.shown_realms().filter(|realm| !model.lane(*realm).recording.is_empty()).collect();
        let axes = model.preferences.axes;
        Self {
            frontier: shown.iter().map(|realm| frontier_curve(model, *realm, axes.frontier)).collect(),
            expanded: shown.iter().map(|realm| expanded_curve(model, *realm, axes.expanded, clock)).collect(),
            clock,
            times: model.ladder().map(|realm| spread(model, realm)).to_vec(),
            expanded_now: stage.scene.tally.expanded,
            frontier_now: stage.scene.tally.frontier,
            seconds_now: model.chosen_lane().recording.seconds_at(stage.moment)
                * stretch(model, model.chosen, clock),
        }
    }
}

/// Bare as soon as every curve has its bare median.
fn clock(model: &Model) -> Clock {
    let mut searched =
        model.shown_realms().map(|realm| model.lane(realm)).filter(|lane| !lane.recording.is_empty());
    let all_timed = searched.all(|lane| matches!(lane.run, RunState::Done(_)) && lane.times.is_some());
    if all_timed { Clock::Bare } else { Clock::Streamed }
}

/// By how much a realm's streamed seconds are stretched so that its curve ends at its bare median.
fn stretch(model: &Model, realm: Realm, clock: Clock) -> f64 {
    let lane = model.lane(realm);
    let streamed = lane.recording.seconds_at(lane.recording.len());
    match (clock, lane.times) {
        (Clock::Bare, Some(times)) if streamed > 0.0 => times.search.median / streamed,
        _ => 1.0,
    }
}

fn samples(recording: &Recording, axis: Axis) -> &[Sample] {
    match axis {
        Axis::Logarithmic => recording.series().logarithmic(),
        Axis::Linear => recording.series().linear(),
    }
}

/// The largest frontier of each step, and at the end the last one: a search that finds no way ends at 0.
fn frontier_curve(model: &Model, realm: Realm, axis: Axis) -> Curve {
    let recording = &model.lane(realm).recording;
    let point = |at: &Sample| [at.expanded as f64, at.frontier as f64];
    let mut points: Vec<[f64; 2]> = samples(recording, axis).iter().map(point).collect();
    let tally = &recording.edge().tally;
    if tally.expanded > 0 {
        points.push([tally.expanded as f64, tally.frontier as f64]);
    }
    Curve { realm, points }
}

fn expanded_curve(model: &Model, realm: Realm, axis: Axis, clock: Clock) -> Curve {
    let recording = &model.lane(realm).recording;
    let stretch = stretch(model, realm, clock);
    let point = |at: &Sample| [recording.seconds_at(at.moment) * stretch, at.expanded as f64];
    let mut points: Vec<[f64; 2]> = samples(recording, axis).iter().map(point).collect();
    let tally = &recording.edge().tally;
    if tally.expanded > 0 {
        points.push([recording.seconds_at(recording.len()) * stretch, tally.expanded as f64]);
    }
    Curve { realm, points }
}

/// The time of the parity test is no time of a search: where nothing is searched, the row is empty.
fn spread(model: &Model, realm: Realm) -> Spread {
    let lane = model.lane(realm);
    let is_searched = !realm.is_answered_by_parity(&model.puzzle, &model.settings);
    let times = match &lane.run {
        RunState::Done(Outcome::Found(_) | Outcome::NoWay) if is_searched => lane.times,
        _ => None,
    };
    Spread { realm, answer: times.map(|times| times.answer()), price: times.and_then(|times| times.price()) }
}
