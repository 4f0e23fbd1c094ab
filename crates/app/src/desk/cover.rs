//! The cover: what has not been seen of a lane is not shown.
//!
//! ```text
//!   recording  ▁▂▃▄▅▅▆▆▆▇▇▇▇▇
//!   playhead     ┃
//!   seen       ▁▂▃▄▅              as far as it was played, stepped or sought
//! ```
//!
//! A covered lane is shown as the past of its recording, as if its search went on there. It is uncovered at the end of
//! its search, or on request. To follow a search is not to have seen it, so while totals are covered no playhead follows
//! one.

use eight_realms_core::{
    lane::LaneId,
    replay::{Past, Playback, Playhead, Recording},
};

use crate::desk::{
    Desk,
    lanes::{Lane, RunState},
    preferences::Totals,
    seen_until::SeenUntil,
    together,
};

impl Lane {
    /// Shows everything of the lane, now and whatever is still recorded.
    pub(crate) const fn uncover(&mut self) {
        self.seen = SeenUntil::Whole;
    }

    /// Whether nothing of the lane has to be covered. A search that was lost has to be told of.
    fn is_seen_whole(&self) -> bool {
        self.seen == SeenUntil::Whole
            || (self.has_ended() && self.seen.moment() >= self.recording.len())
            || matches!(self.run, RunState::Lost { .. })
    }

    /// Notes how far the lane has been seen; `follows`: whether its playhead follows the search.
    fn look(&mut self, follows: bool) {
        let SeenUntil::Moment { moment, is_beyond } = self.seen else { return };
        let at = self.playhead.moment.min(self.recording.len());
        let is_beyond = follows || (is_beyond && at > moment && at == self.recording.len());
        let moment = if is_beyond { moment } else { moment.max(at) };
        self.seen = SeenUntil::Moment { moment, is_beyond };
    }

    /// Cuts what is shown of the lane at the furthest moment that was seen. As long as that is the same moment, nothing
    /// is copied.
    fn cover(&mut self) {
        let SeenUntil::Moment { moment, is_beyond } = self.seen else { return };
        if is_beyond {
            self.playhead = Playhead::at(moment);
            self.seen = SeenUntil::Moment { moment, is_beyond: false };
        }
        let mut covered = match self.covered.take() {
            Some(covered) if covered.recording.len() == moment => covered,
            before => Box::new(self.past(before.map(|covered| covered.recording), moment)),
        };
        covered.playhead = self.playhead;
        self.covered = Some(covered);
    }

    /// The lane as if its search went on at a moment, given what was shown of it before. How long the search has taken is
    /// not told.
    fn past(&self, before: Option<Recording>, moment: u64) -> Self {
        let past = match before {
            Some(before) if before.len() < moment => Past::after(before, &self.recording, moment),
            _ => Past::of(&self.recording, moment),
        };
        let mut recording = past.into_shared();
        recording.retime(0.0);
        let realm = recording.realm();
        Self { recording, run: RunState::Running, ..Self::of(realm) }
    }
}

/// Shows totals, or covers them. A lane that stands at its start or at its end is covered as if it had not been seen, at
/// its start; in a race all are.
pub fn set(desk: &mut Desk, totals: Totals) {
    if desk.preferences.totals == totals {
        return;
    }
    desk.preferences.totals = totals;
    if totals == Totals::InSight || !(stands_at_its_start(desk) || stands_at_its_end(desk)) {
        return;
    }
    let lanes: Vec<LaneId> = if desk.is_racing() { desk.shown_lanes().collect() } else { vec![desk.chosen] };
    for id in lanes {
        let lane = desk.lane_mut(id);
        lane.playhead = Playhead::at(0);
        lane.seen = SeenUntil::default();
    }
    if desk.is_racing() {
        together::go(desk, 0);
    }
}

/// Whether the playhead that the keys move is at the start.
fn stands_at_its_start(desk: &Desk) -> bool {
    let playhead = desk.whole().leading_playhead();
    playhead.moment == 0 && playhead.playback == Playback::Paused
}

/// Covers a race anew, from its start: other lanes take part, and of those nothing has been seen.
pub(crate) fn begin_race(desk: &mut Desk) {
    if desk.preferences.totals == Totals::Covered && desk.is_racing() {
        together::go(desk, 0);
    }
}

/// Whether the playhead that the keys move is at the end, or follows what is still recorded.
fn stands_at_its_end(desk: &Desk) -> bool {
    let whole = desk.whole();
    if whole.leading_playhead().playback == Playback::Following {
        return true;
    }
    if desk.is_racing() {
        let at = whole.race_position();
        return at > 0 && at >= whole.longest_cost();
    }
    let lane = desk.chosen_lane();
    lane.has_ended() && lane.playhead.moment >= lane.recording.len()
}

/// Uncovers a lane.
pub fn uncover(desk: &mut Desk, id: LaneId) {
    desk.lane_mut(id).uncover();
}

/// Notes how far each lane has been seen and, while totals are covered, covers the rest.
pub(crate) fn settle(desk: &mut Desk) {
    let is_covered = desk.preferences.totals == Totals::Covered;
    let follows_race = desk.is_racing() && desk.together.playhead.playback == Playback::Following;
    let mut raced: Vec<LaneId> = if follows_race { desk.shown_lanes().collect() } else { Vec::new() };
    if is_covered && raced.iter().any(|id| !desk.lane(*id).is_seen_whole()) {
        together::go(desk, 0);
        raced.clear();
    }
    for id in desk.lane_ids() {
        let is_covered = is_covered && !desk.is_answered_by_parity(id);
        let lane = desk.lane_mut(id);
        lane.look(raced.contains(&id) || lane.playhead.playback == Playback::Following);
        if is_covered && !lane.is_seen_whole() {
            lane.cover();
        } else {
            lane.covered = None;
        }
    }
}
