//! Next measurement: one at a time, and only while nothing else is under way.

use eight_realms_core::{
    job::{Job, Search, TimedSearch},
    realm::Realm,
};

use crate::app::{CountingRun, Effect, Measurement, Model, Role, state::Measuring};

/// The next measurement, once nothing streams, no map and no tree is laid out and the heuristics tab is not busy.
pub(super) fn measure_next(model: &mut Model) -> Option<Effect> {
    let is_busy =
        |realm| model.lane(realm).streams() || model.lane(realm).counted == Some(CountingRun::Running);
    let is_computing = model.map.is_drawing() || model.inside.is_busy() || model.heuristics.is_busy();
    if model.measuring != Measuring::Idle || is_computing || Realm::ALL.into_iter().any(is_busy) {
        return None;
    }
    let is_wanted =
        |measure: &Measurement| *measure != Measurement::Memory || model.race.shows_memory(&model);
    let (measure, realms) = Measurement::ALL.into_iter().filter(is_wanted).find_map(|measure| {
        let awaiting: Vec<Realm> =
            model.requested_realms().filter(|realm| model.lane(*realm).awaits(measure)).collect();
        (!awaiting.is_empty()).then_some((measure, awaiting))
    })?;
    let search = |realm: &Realm| Search::new(*realm, model.puzzle, model.settings);
    let expanded = |realm: &Realm| model.lane(*realm).recording.edge().tally.expanded;
    let timed = |realm| TimedSearch { search: search(realm), expanded: expanded(realm) };
    let job = match measure {
        Measurement::Time => Job::Time(realms.iter().map(timed).collect()),
        Measurement::Work => Job::Work(realms.iter().map(search).collect()),
        Measurement::Memory => Job::Weigh(realms.iter().map(search).collect()),
    };
    model.measuring = Measuring::Running(measure, realms);
    Some(Effect::Start(Role::Measure, job))
}
