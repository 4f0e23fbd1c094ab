//! The playhead: a moment of a recording, and how it moves on.

/// How the playhead moves by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Playback {
    #[default]
    Paused,
    /// At a steady rate.
    Playing {
        /// Events a second, above 0.
        events_per_second: f64,
    },
    /// Ever faster, so that the position on a logarithmic axis moves at a constant speed: `units` more than the position
    /// grow tenfold in [`TENFOLD_SECONDS`].
    Tenfold {
        /// Number of units that the axis begins with, above 0: one expansion, or one event.
        units: f64,
    },
    /// At the end of what is recorded, as fast as events come.
    Following,
}

/// Seconds in which a playhead that plays ever faster gets ten times as far.
pub const TENFOLD_SECONDS: f64 = 4.0;

/// A moment, and its motion.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Playhead {
    /// Events that have happened.
    pub moment: u64,
    pub playback: Playback,
    /// The fraction of an event that is due and not yet shown.
    carry: f64,
}

impl Playhead {
    /// A playhead that is paused at a moment.
    pub const fn at(moment: u64) -> Self {
        Self { moment, playback: Playback::Paused, carry: 0.0 }
    }

    /// A playhead that follows the end of what is recorded.
    pub const fn following() -> Self {
        Self { moment: 0, playback: Playback::Following, carry: 0.0 }
    }

    /// The share of the time until the next event that has passed, from 0 to below 1.
    pub const fn share_of_event(&self) -> f64 {
        self.carry
    }

    /// Events a second at this moment; `None` unless the playhead plays.
    pub fn rate(&self) -> Option<f64> {
        match self.playback {
            Playback::Playing { events_per_second } => Some(events_per_second),
            Playback::Tenfold { units } => {
                Some((self.exact() + units) * std::f64::consts::LN_10 / TENFOLD_SECONDS)
            }
            Playback::Paused | Playback::Following => None,
        }
    }

    /// Seconds until the next event is due; `None` unless the playhead plays.
    pub fn seconds_to_next(&self) -> Option<f64> {
        match self.playback {
            Playback::Playing { events_per_second } => Some((1.0 - self.carry) / events_per_second),
            Playback::Tenfold { units } => {
                let next = self.moment.saturating_add(1) as f64 + units;
                Some(TENFOLD_SECONDS * (next / (self.exact() + units)).log10())
            }
            Playback::Paused | Playback::Following => None,
        }
    }

    /// Lets `seconds` pass, but never moves beyond what is recorded.
    pub fn advance(&mut self, seconds: f64, recorded: u64) {
        let seconds = seconds.max(0.0);
        let due = match self.playback {
            Playback::Paused => return,
            Playback::Following => {
                self.moment = recorded;
                return;
            }
            Playback::Playing { events_per_second } => self.carry + seconds * events_per_second,
            Playback::Tenfold { units } => {
                let factor = 10_f64.powf(seconds / TENFOLD_SECONDS);
                self.carry + (self.exact() + units) * (factor - 1.0)
            }
        };
        // After a very long time, what is due may be infinite.
        self.carry = if due.is_finite() { due.fract() } else { 0.0 };
        self.moment = self.moment.saturating_add(due as u64).min(recorded);
    }

    /// The moment, with the fraction of the next event that is due.
    fn exact(&self) -> f64 {
        self.moment as f64 + self.carry
    }
}
