//! The desk as it may be shown.

use std::ops::Deref;

use eight_realms_core::{
    lane::LaneId,
    replay::{Playback, Playhead},
    space::DistanceTables,
};

use crate::desk::{
    Desk,
    cost::{CostCurve, LaneCost, RaceMeasure},
    lanes::{Lane, TreesSource},
    measure::{Measurement, Measuring},
    veil::{Asked, Veil},
    walk::Motion,
};

/// The desk, and what of its lanes may be known. What depends on lanes, and is both shown and acted on, is computed here:
/// for the screen from [`Desk::seen`], for an action from `Desk::whole`. Two things are the desk's own, because nothing
/// of them is hidden: where the playhead stands, as a line, and whether the solution is walked, which only happens while
/// no question is there and the lane is not covered.
#[derive(Clone, Copy)]
pub struct SeenDesk<'a> {
    desk: &'a Desk,
    hidden: Hidden<'a>,
}

/// What is hidden of the lanes.
#[derive(Clone, Copy)]
enum Hidden<'a> {
    Nothing,
    /// What has not been seen of a lane that is covered.
    Unseen,
    /// Everything but what an open question shows.
    Unasked(&'a Veil),
}

impl Desk {
    /// The desk as it may be shown: while a question is open or a lane is covered, with no more than may be known.
    pub fn seen(&self) -> SeenDesk<'_> {
        let hidden = match &self.asked {
            Asked::Open(veil) => Hidden::Unasked(veil),
            Asked::No | Asked::Answered => Hidden::Unseen,
        };
        SeenDesk { desk: self, hidden }
    }

    /// The desk with everything that is recorded, whatever is hidden.
    pub(crate) const fn whole(&self) -> SeenDesk<'_> {
        SeenDesk { desk: self, hidden: Hidden::Nothing }
    }
}

/// Everything that is never hidden.
impl Deref for SeenDesk<'_> {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        self.desk
    }
}

impl<'a> SeenDesk<'a> {
    /// The distances of all boards, which a question does not hide.
    pub(crate) const fn distances(self) -> &'a DistanceTables {
        &self.desk.distances
    }

    /// A lane as it may be shown: the only place that chooses.
    pub fn lane(self, id: impl Into<LaneId>) -> &'a Lane {
        let id = id.into();
        let lane = self.desk.lane(id);
        match self.hidden {
            Hidden::Nothing => lane,
            Hidden::Unseen => lane.covered.as_deref().unwrap_or(lane),
            Hidden::Unasked(veil) => veil.lane(id),
        }
    }

    /// Whether the totals of a lane are covered, and no question hides the lane anyway.
    pub fn is_covered(self, id: LaneId) -> bool {
        matches!(self.hidden, Hidden::Unseen) && self.desk.lane(id).covered.is_some()
    }

    /// Whether nothing may tell how far the chosen lane goes: it is covered, or a question is open.
    pub fn hides_totals(self) -> bool {
        self.is_covered(self.desk.chosen) || self.has_open_question()
    }

    /// Whether the totals of a lane that takes part in the race are covered.
    pub fn covers_race(self) -> bool {
        self.desk.shown_lanes().any(|id| self.is_covered(id))
    }

    pub fn chosen_lane(self) -> &'a Lane {
        self.lane(self.desk.chosen)
    }

    /// What hides the lanes, while a question is open.
    pub const fn veil(self) -> Option<&'a Veil> {
        match self.hidden {
            Hidden::Unasked(veil) => Some(veil),
            Hidden::Nothing | Hidden::Unseen => None,
        }
    }

    /// Whether nothing may tell what parity says.
    pub fn hides_parity(self) -> bool {
        self.veil().is_some_and(Veil::hides_parity)
    }

    /// Whether a lane does not search: it tests parity, and there is no path.
    pub fn is_answered_by_parity(self, id: LaneId) -> bool {
        !self.hides_parity() && self.desk.is_answered_by_parity(id)
    }

    /// The source of the chosen lane's search trees: the events recorded so far; `None` while there are none.
    pub fn trees_source(self) -> Option<TreesSource> {
        let search = self.desk.recording_key();
        let events = self.chosen_lane().recording.len();
        (events > 0).then_some(TreesSource { search, events })
    }

    /// The playhead that the keys move: the position of the race, or the one in the chosen lane's recording.
    pub fn leading_playhead(self) -> &'a Playhead {
        if self.desk.is_racing() { &self.desk.together.playhead } else { &self.chosen_lane().playhead }
    }

    /// Whether the playhead moves by itself, or the walk along the solution.
    pub fn is_playing(self) -> bool {
        if self.is_walking() {
            self.solution.motion == Motion::Running
        } else {
            self.leading_playhead().playback != Playback::Paused
        }
    }

    /// Whether there are run times to be measured anew, and none is being measured.
    pub fn can_measure_again(self) -> bool {
        let is_timing = matches!(self.measuring, Measuring::Running(Measurement::Time, _));
        let lanes = || self.desk.requested_lanes().map(|id| self.lane(id));
        let is_awaited = lanes().any(|lane| lane.awaits(Measurement::Time));
        let is_over = |lane: &Lane| lane.times.is_some() || lane.unmeasurable.contains(&Measurement::Time);
        !self.has_open_question() && !is_timing && !is_awaited && lanes().any(is_over)
    }

    /// Whether the cost of a lane in the race's measure is still to be measured or counted.
    pub(crate) fn awaits_cost(self, id: LaneId) -> bool {
        match self.together.measure {
            RaceMeasure::Expansions => false,
            RaceMeasure::Work => self.lane(id).awaits(Measurement::Work),
            RaceMeasure::RunTime => self.lane(id).awaits(Measurement::Time),
        }
    }

    /// The cost of a lane in the race's measure.
    pub fn cost(self, id: LaneId) -> LaneCost {
        let lane = self.lane(id);
        match CostCurve::of(lane, self.together.measure) {
            Some(curve) => LaneCost::Known(curve.total()),
            None if self.awaits_cost(id) => LaneCost::Awaited,
            None if lane.has_ended() => LaneCost::Unknown,
            None => LaneCost::Unfinished,
        }
    }

    /// The cost of the longest lane, of those that are shown and whose cost is known; 0 without any.
    pub fn longest_cost(self) -> u64 {
        let total = |id| CostCurve::of(self.lane(id), self.together.measure).map(|curve| curve.total());
        self.desk.shown_lanes().filter_map(total).max().unwrap_or(0)
    }

    /// Whether a lane of the race may still grow, or its cost become known.
    pub(crate) fn expects_more(self) -> bool {
        self.desk.shown_lanes().any(|id| !self.lane(id).has_ended() || self.awaits_cost(id))
    }

    /// The position of the race: never beyond its longest lane, whose end may be covered.
    pub fn race_position(self) -> u64 {
        let at = self.together.playhead.moment;
        if self.covers_race() { at } else { at.min(self.longest_cost()) }
    }

    /// The end of an axis of the chosen lane on which `last` is the last place that is shown: the next power of ten,
    /// while it is covered how far the lane goes.
    pub(crate) fn lane_end(self, last: u64) -> u64 {
        if self.is_covered(self.desk.chosen) { next_power_of_ten(last) } else { last }
    }

    /// The same of an axis of the race.
    pub(crate) fn race_end(self, last: u64) -> u64 {
        if self.covers_race() { next_power_of_ten(last) } else { last }
    }
}

/// The first power of ten above a number, at least 10.
pub fn next_power_of_ten(number: u64) -> u64 {
    10_u64.saturating_pow(number.max(1).ilog10() + 1)
}
