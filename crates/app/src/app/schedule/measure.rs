//! Next measurement: one at a time, and only while nothing else is under way.

use eight_realms_core::{
    job::{Job, Search, TimedSearch},
    realm::Realm,
};

use crate::app::{CountingRun, Desk, Effect, Measurement, Role, state::Measuring};

/// The next measurement, once nothing streams. `weighs`: whether peak memory is shown, and so to be measured.
pub(super) fn measure_next(desk: &mut Desk, weighs: bool) -> Option<Effect> {
    let is_busy =
        |realm| desk.lane(realm).streams() || desk.lane(realm).counted == Some(CountingRun::Running);
    if desk.measuring != Measuring::Idle || Realm::ALL.into_iter().any(is_busy) {
        return None;
    }
    let is_wanted = |measure: &Measurement| *measure != Measurement::Memory || weighs;
    let (measure, realms) = Measurement::ALL.into_iter().filter(is_wanted).find_map(|measure| {
        let awaiting: Vec<Realm> =
            desk.requested_realms().filter(|realm| desk.lane(*realm).awaits(measure)).collect();
        (!awaiting.is_empty()).then_some((measure, awaiting))
    })?;
    let search = |realm: &Realm| Search::new(*realm, desk.puzzle, desk.settings);
    let expanded = |realm: &Realm| desk.lane(*realm).recording.edge().tally.expanded;
    let timed = |realm| TimedSearch { search: search(realm), expanded: expanded(realm) };
    let job = match measure {
        Measurement::Time => Job::Time(realms.iter().map(timed).collect()),
        Measurement::Work => Job::Work(realms.iter().map(search).collect()),
        Measurement::Memory => Job::Weigh(realms.iter().map(search).collect()),
    };
    desk.measuring = Measuring::Running(measure, realms);
    Some(Effect::Start(Role::Measure, job))
}
