//! The motion of what plays: its clock, its speed, and how long it takes.

use eight_realms_core::replay::{Playback, TENFOLD_SECONDS};

use crate::desk::{
    Desk,
    clock::{PlayClock, PlayClocks, ScrubberScale},
    cost::{CostCurve, RaceMeasure},
    seen::SeenDesk,
};

impl Desk {
    /// The clock of what plays: of the lanes together, or of the chosen one.
    pub fn clock(&self) -> PlayClock {
        let PlayClocks { race, step } = self.preferences.clocks;
        if self.is_racing() { race } else { step }
    }

    pub(crate) fn set_clock(&mut self, clock: PlayClock) {
        let is_racing = self.is_racing();
        let PlayClocks { race, step } = &mut self.preferences.clocks;
        *if is_racing { race } else { step } = clock;
    }
}

impl SeenDesk<'_> {
    /// The motion of the position by the clock and the speed that are set.
    pub(crate) fn playback(self) -> Playback {
        let units = self.units();
        match (self.clock(), self.preferences.speed.events_per_second()) {
            (PlayClock::Tenfold, _) => Playback::Tenfold { units },
            (PlayClock::Even, Some(rate)) => Playback::Playing { events_per_second: f64::from(rate) * units },
            (PlayClock::Even, None) => Playback::Following,
        }
    }

    /// The scale of the scrubber of what plays.
    pub(crate) fn scrubber_scale(self) -> ScrubberScale {
        match self.clock() {
            PlayClock::Even => ScrubberScale::Even,
            PlayClock::Tenfold => ScrubberScale::Tenfold { units: self.units() },
        }
    }

    /// Seconds from the first position to the last one with the clock that gets ever faster; `None` with the even clock,
    /// while the last position is not known, and while a question hides it.
    pub(crate) fn seconds_in_all(self) -> Option<f64> {
        if self.clock() == PlayClock::Even || self.has_open_question() {
            return None;
        }
        let last = if self.is_racing() {
            (!self.expects_more()).then(|| self.longest_cost())?
        } else {
            let lane = self.chosen_lane();
            lane.has_ended().then(|| lane.recording.len())?
        };
        Some(TENFOLD_SECONDS * (1.0 + last as f64 / self.units()).log10()).filter(|seconds| *seconds > 0.0)
    }

    /// Units of the position for one expansion, so that playing takes as long in every measure of a race: the cost of the
    /// longest lane, divided by its expansions. Of one search, an event.
    fn units(self) -> f64 {
        if !self.is_racing() {
            return 1.0;
        }
        let total = |id, measure| CostCurve::of(self.lane(id), measure).map(|curve| curve.total());
        let longest = self.shown_lanes().max_by_key(|id| total(*id, self.together.measure));
        let expansions = longest.and_then(|id| total(id, RaceMeasure::Expansions)).unwrap_or(0);
        let units = self.longest_cost();
        if expansions == 0 || units == 0 { 1.0 } else { units as f64 / expansions as f64 }
    }
}
