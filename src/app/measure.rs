//! What is measured of a search once it is done: how long it takes, how much work it is, how much memory it
//! needs. Always in this order, one thing at a time, and only while nothing else is under way.

use std::sync::Arc;

use super::{Counted, Effect, Lane, Model, RunState, Times};
use crate::{job::Search, realm::Realm, replay::WorkCurve};

/// Something that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Bare time.
    Time,
    /// Counted work.
    Work,
    /// Peak memory; only where it is shown, because the program runs itself for it.
    Memory,
}

impl Measure {
    /// In their order.
    pub const ALL: [Self; 3] = [Self::Time, Self::Work, Self::Memory];
}

/// How far measuring is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Measuring {
    /// Nobody measures.
    #[default]
    Idle,
    /// Somebody measures this of these realms.
    Running(Measure, Vec<Realm>),
}

impl Lane {
    /// Whether this is still to be measured. Only a search that has ended by itself is measured, and what could
    /// not be measured once is not tried again.
    pub fn awaits(&self, measure: Measure) -> bool {
        let is_known = match measure {
            Measure::Time => self.times.is_some(),
            Measure::Work => self.work.is_some(),
            Measure::Memory => self.peak_memory.is_some(),
        };
        matches!(self.run, RunState::Done(_)) && !is_known && !self.unmeasurable.contains(&measure)
    }
}

/// Has the next thing measured, once nothing streams, no map is laid out and nothing is studied.
pub(super) fn measure_next(model: &mut Model) -> Option<Effect> {
    let is_busy = |realm| model.lane(realm).streams() || model.lane(realm).counted == Some(Counted::Running);
    let draws = model.map.is_drawing() || model.study.is_busy();
    if model.measuring != Measuring::Idle || draws || Realm::ALL.into_iter().any(is_busy) {
        return None;
    }
    let wanted = |measure: &Measure| *measure != Measure::Memory || model.wants_memory();
    let (measure, realms) = Measure::ALL.into_iter().filter(wanted).find_map(|measure| {
        let awaiting: Vec<Realm> =
            model.wanted().filter(|realm| model.lane(*realm).awaits(measure)).collect();
        (!awaiting.is_empty()).then_some((measure, awaiting))
    })?;
    let jobs = realms.iter().map(|realm| Search::new(*realm, model.puzzle, model.settings)).collect();
    model.measuring = Measuring::Running(measure, realms);
    Some(match measure {
        Measure::Time => Effect::Time(jobs),
        Measure::Work => Effect::CountWork(jobs),
        Measure::Memory => Effect::Weigh(jobs),
    })
}

/// Nothing more is to be said. What was asked for and not measured is not asked for again.
pub(super) fn measuring_ended(model: &mut Model) {
    if let Measuring::Running(measure, asked) = std::mem::take(&mut model.measuring) {
        for realm in asked {
            let lane = model.lane_mut(realm);
            if lane.awaits(measure) {
                lane.unmeasurable.push(measure);
            }
        }
    }
}

/// Takes a bare time in.
pub(super) fn timed(model: &mut Model, realm: Realm, times: Times) {
    model.lane_mut(realm).times = Some(times);
}

/// Takes counted work in.
pub(super) fn worked(model: &mut Model, realm: Realm, work: Arc<WorkCurve>) {
    model.lane_mut(realm).work = Some(work);
}

/// Takes peak memory in, in bytes.
pub(super) fn weighed(model: &mut Model, realm: Realm, bytes: u64) {
    model.lane_mut(realm).peak_memory = Some(bytes);
}
