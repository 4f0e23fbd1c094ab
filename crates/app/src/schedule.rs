//! Schedule: decides from the desk alone what to start, allow or measure next.
//!
//! One search runs at a time, the chosen lane's first. Beside it, at most one map and the search trees of one
//! recording are laid out. Run times are measured only while none of these is under way.

use crate::{
    desk::{
        effect::Effect,
        runs::{measure_next, move_horizon, start_next, stop_if_full},
    },
    heuristics, inside,
    lab::{self, run::Machine},
    map,
    model::Model,
};

/// Returns the next effect that is due, if any. It is called again until it returns `None`.
pub fn schedule(model: &mut Model) -> Option<Effect> {
    let Model { desk, race, map, inside, heuristics, lab, .. } = model;
    for id in desk.lane_ids() {
        stop_if_full(desk, id);
    }
    if !desk.effects.is_empty() {
        return Some(desk.effects.remove(0));
    }
    let search = start_next(desk).or_else(|| move_horizon(desk));
    let job = search.or_else(|| map::next_job(map, desk)).or_else(|| inside::next_job(inside, desk));
    let job = job.or_else(|| heuristics::next_job(heuristics, desk));
    let is_computing = map.is_drawing() || inside.is_busy() || heuristics.is_busy();
    let machine = if is_computing { Machine::Busy } else { Machine::Quiet };
    job.or_else(|| lab::next_job(lab, desk, machine)).or_else(|| {
        let is_computing = is_computing || lab.is_busy();
        if is_computing { None } else { measure_next(desk, race.shows_memory(desk)) }
    })
}
