//! The ladder: the cost of each lane on this puzzle, on one logarithmic scale.

pub mod sentences;

use eight_realms_core::{lane::LaneId, space::HALF, trace::Tally};

use crate::desk::{
    Shown,
    lanes::{CountingRun, Lane, RunState, Times},
    preferences::Totals,
    seen::SeenDesk,
};

#[derive(Clone, Debug)]
pub struct Rung {
    /// The lane of the rung; of two steps, the one that the ladder shows.
    pub lane: LaneId,
    /// Whether the lane takes part.
    pub shown: Shown,
    pub is_chosen: bool,
    /// Whether the totals of the lane are covered.
    pub is_covered: bool,
    /// Counts at the end of the search, or so far.
    pub tally: Tally,
    /// State of the search.
    pub run: RunState,
    /// Whether nothing is searched because there is no path.
    pub is_answered_by_parity: bool,
    /// Run times, once they are known.
    pub times: Option<Times>,
    /// Cost for this one puzzle: boards expanded or, with a table, look-ups.
    pub cost: Option<u64>,
    /// The cost on the common scale, 0 to 1.
    pub bar: Option<f64>,
    /// The end of the preceding bar, on the same scale; `None` if this rung has no bar, or none precedes it.
    pub before: Option<f64>,
}

/// All rungs, the first one first. The scale ends with the highest cost; while totals are covered, where no end may be
/// told, with the number of all boards. A rung that is covered has no tick, nor has the one below it, whose tick would
/// tell where the covered one ends.
pub fn rungs(model: SeenDesk<'_>) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = model.ladder().into_iter().map(|id| rung(model, id)).collect();
    let most = match model.preferences.totals {
        Totals::InSight => rungs.iter().filter_map(|rung| rung.cost).max().unwrap_or(1).max(2) as f64,
        Totals::Covered => HALF as f64,
    };
    let mut previous = None;
    for rung in &mut rungs {
        rung.bar = rung.cost.map(|cost| ((cost.max(1) as f64).ln() / most.ln()).min(1.0));
        rung.before = previous.filter(|_| rung.bar.is_some() && !rung.is_covered);
        previous = if rung.is_covered { None } else { rung.bar.or(previous) };
    }
    rungs
}

fn rung(model: SeenDesk<'_>, id: LaneId) -> Rung {
    let lane = model.lane(id);
    let shown = model.shown(id);
    let tally = final_tally(lane);
    Rung {
        lane: id,
        shown,
        is_chosen: id == model.chosen,
        is_covered: model.is_covered(id),
        tally,
        run: lane.run.clone(),
        is_answered_by_parity: model.is_answered_by_parity(id),
        times: lane.times,
        cost: (shown == Shown::Yes).then(|| cost(id, &tally)).flatten(),
        bar: None,
        before: None,
    }
}

/// The counts at the end: of the recording, or of the search that ran on without one.
fn final_tally(lane: &Lane) -> Tally {
    match &lane.counted {
        Some(CountingRun::Done(tally, _)) => *tally,
        _ => lane.recording.edge().tally,
    }
}

fn cost(id: LaneId, tally: &Tally) -> Option<u64> {
    let cost = if id.looks_up() && tally.lookups > 0 { tally.lookups } else { tally.expanded };
    (cost > 0).then_some(cost)
}
