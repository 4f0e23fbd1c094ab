//! All lanes together: one position in one measure, and every lane in its place.
//!
//! The position is in whole units of the measure: the cost that every lane has spent so far. Each lane is at the moment
//! at which that cost is spent, or at its end if it needed less.
//!
//! ```text
//!              at
//!   1  ────────┃··············▸     has spent as much as the position
//!   4  ────────┃··▸
//!   3  ───▸    ┃                    has finished
//! ```
//!
//! The [`CostCurve`] of a lane tells what it has spent at a moment, and the moment at which a given
//! cost is spent. So the playheads of all lanes are functions of the position, and all views of a lane follow.

mod place;
mod steps;

use eight_realms_core::{
    lane::{LaneId, MAX_LANES},
    replay::{Playback, Playhead},
};

use crate::desk::{
    Desk,
    cost::{CostCurve, LaneCost, RaceMeasure},
    lanes::{RunState, StopReason},
};

pub use place::go;
use place::go_on_searching;
use place::place;
pub use steps::{seek, stand_at, step};

/// The position of all lanes, while they go together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Together {
    /// The measure that the common axis counts.
    pub measure: RaceMeasure,
    /// The position in units of the measure, and its motion.
    pub playhead: Playhead,
    /// The state for which the lanes were last placed.
    pub(crate) placed: PlacedFor,
    /// Number of times that all lanes began to be followed anew.
    pub(crate) round: u64,
    /// Where the chosen lane was when the race began, and the position at which it began.
    before: Option<(LaneId, u64, u64)>,
}

impl Together {
    /// Whether the position moves by itself.
    pub fn is_moving(&self) -> bool {
        self.playhead.playback != Playback::Paused
    }

    /// Lets every lane be placed anew, because other lanes take part.
    pub(crate) fn forget_places(&mut self) {
        self.placed = PlacedFor::default();
    }

    /// Follows all lanes, because everything is searched again.
    pub(crate) fn restart(&mut self) {
        self.playhead = Playhead::following();
        self.placed = PlacedFor::default();
        self.round += 1;
    }
}

/// Everything that the places of the lanes depend on, besides the position. While it stays the same, no lane has to be
/// placed again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct PlacedFor {
    pub measure: RaceMeasure,
    /// By rung.
    pub runners: [Option<Runner>; MAX_LANES],
}

impl PlacedFor {
    /// Whether the cost of one of the lanes in this measure is still to be measured.
    pub fn awaits(&self) -> bool {
        self.runners.iter().flatten().any(|runner| runner.cost == LaneCost::Awaited)
    }
}

/// A lane that takes part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Runner {
    pub lane: LaneId,
    /// Number of recorded events.
    pub events: u64,
    /// The cost at the last recorded event.
    pub cost: LaneCost,
}

/// Begins, leaves or goes on as the stage shows it now: after every action. Lanes that go together are then in their
/// places.
pub fn go_together(desk: &mut Desk, was_together: bool) {
    match (was_together, desk.is_racing()) {
        (false, true) => enter(desk),
        (true, false) => leave(desk),
        (true, true) | (false, false) => {}
    }
    if desk.is_racing() {
        place::settle(desk);
    }
}

/// Begins the race where the lanes are: after the expansion of the chosen one or, if no lane has moved since the last
/// race, at its position. As long as the search of the chosen lane is followed, all are.
pub fn enter(desk: &mut Desk) {
    desk.together.before = None;
    go_on_searching(desk);
    let chosen = desk.chosen_lane();
    if chosen.playhead.playback == Playback::Following {
        desk.together.restart();
        return;
    }
    if !is_ready(desk) {
        wait(desk, Playback::Paused);
        return;
    }
    let (moment, previous) = (chosen.playhead.moment, desk.whole().race_position());
    let curve = CostCurve::of(chosen, desk.together.measure);
    let at = match curve {
        _ if all_are_at_their_end(desk) => desk.whole().longest_cost(),
        Some(curve) if curve.cost_at(moment) != curve.total().min(previous) => curve.cost_at(moment),
        _ => previous,
    };
    go(desk, at);
    desk.together.before = Some((desk.chosen, moment, at));
}

/// Leaves the race. The chosen lane is back where it was if the race has not moved; searches that were followed stay
/// followed.
fn leave(desk: &mut Desk) {
    if let Some((chosen, moment, at)) = desk.together.before.take()
        && chosen == desk.chosen
        && desk.together.playhead == Playhead::at(at)
    {
        desk.lane_mut(chosen).playhead.moment = moment;
    }
    if desk.together.playhead.playback != Playback::Following {
        return;
    }
    let lanes: Vec<LaneId> = desk.shown_lanes().collect();
    for id in lanes {
        desk.lane_mut(id).playhead.playback = Playback::Following;
    }
}

/// Changes the measure. The position is what the lanes have spent in it.
pub fn change_measure(desk: &mut Desk, measure: RaceMeasure) {
    desk.together.measure = measure;
    if desk.together.playhead.playback == Playback::Following {
        return;
    }
    let playback = desk.together.playhead.playback;
    if !is_ready(desk) {
        wait(desk, playback);
        return;
    }
    go(desk, spent_now(desk));
    if playback != Playback::Paused {
        resume(desk);
    }
}

/// Whether the costs of all lanes in this measure are known, so that they can be placed.
fn is_ready(desk: &Desk) -> bool {
    !desk.shown_lanes().any(|id| desk.whole().awaits_cost(id))
}

/// Leaves every lane where it is until all costs are known; then [`go_together`] finds the position.
fn wait(desk: &mut Desk, playback: Playback) {
    desk.together.playhead = Playhead::at(0);
    desk.together.playhead.playback = playback;
    desk.together.placed = place::placed_for(desk);
}

/// The cost at which the lanes are: that of the chosen one if it still runs, otherwise the maximum of those that do.
/// When all are at their ends, that of the longest.
fn spent_now(desk: &Desk) -> u64 {
    let spent = |id: LaneId| {
        let lane = desk.lane(id);
        Some(CostCurve::of(lane, desk.together.measure)?.cost_at(lane.playhead.moment))
    };
    let runs = |id: &LaneId| {
        let lane = desk.lane(*id);
        lane.playhead.moment < lane.recording.len()
    };
    let chosen = Some(desk.chosen).filter(|id| is_shown(desk, *id) && runs(id)).and_then(spent);
    let running = || desk.shown_lanes().filter(runs).filter_map(spent).max();
    let ended = || desk.shown_lanes().filter_map(spent).max();
    chosen.or_else(running).or_else(ended).unwrap_or(0)
}

fn all_are_at_their_end(desk: &Desk) -> bool {
    desk.shown_lanes().map(|id| desk.lane(id)).all(|lane| lane.playhead.moment >= lane.recording.len())
}

/// Plays or pauses. At the end, plays from the beginning, and searches that were stopped are done again.
pub fn toggle(desk: &mut Desk) {
    if !is_ready(desk) {
        let playback = if desk.together.is_moving() { Playback::Paused } else { desk.whole().playback() };
        wait(desk, playback);
        return;
    }
    if desk.together.is_moving() {
        go(desk, desk.whole().race_position());
        return;
    }
    if desk.together.playhead.moment >= desk.whole().longest_cost() && !desk.whole().expects_more() {
        go(desk, 0);
        search_stopped_again(desk);
    }
    resume(desk);
}

/// Runs stopped searches again from the beginning.
fn search_stopped_again(desk: &mut Desk) {
    let is_stopped = |id: &LaneId| desk.lane(*id).run == RunState::Stopped(StopReason::Requested);
    let lanes: Vec<LaneId> = desk.shown_lanes().filter(is_stopped).collect();
    for id in lanes {
        desk.lane_mut(id).restart(id.realm);
    }
}

/// Plays by the clock and the speed that are set.
pub fn resume(desk: &mut Desk) {
    desk.together.playhead.playback = desk.whole().playback();
    if desk.together.playhead.playback == Playback::Following {
        uncover(desk);
    }
}

/// Uncovers every lane that takes part.
fn uncover(desk: &mut Desk) {
    let lanes: Vec<LaneId> = desk.shown_lanes().collect();
    for id in lanes {
        desk.lane_mut(id).uncover();
    }
}

/// Lets the position move on as it did.
pub const fn play_on(desk: &mut Desk, playback: Playback) {
    desk.together.playhead.playback = playback;
}

/// Whether a lane takes part.
pub fn is_shown(desk: &Desk, id: LaneId) -> bool {
    desk.shown_lanes().any(|other| other == id)
}

/// The cost of a lane at the end of what is recorded; `None` if it is not known.
fn total(desk: &Desk, id: LaneId) -> Option<u64> {
    CostCurve::of(desk.lane(id), desk.together.measure).map(|curve| curve.total())
}

/// Lets time pass, in seconds.
pub fn tick(desk: &mut Desk, seconds: f64) {
    if !desk.together.is_moving() || !is_ready(desk) {
        return;
    }
    let longest = desk.whole().longest_cost();
    let mut playhead = desk.together.playhead;
    playhead.advance(seconds, longest);
    let follows = playhead.playback == Playback::Following;
    if playhead.moment != desk.together.playhead.moment || follows {
        place(desk, playhead.moment);
    }
    desk.together.playhead = playhead;
    if playhead.moment >= longest && !desk.whole().expects_more() {
        desk.together.playhead.playback = Playback::Paused;
    }
}
