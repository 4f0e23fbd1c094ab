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
    /// At the end of what is recorded, as fast as events come.
    Following,
}

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

    /// Seconds until the next event is due; `None` unless the playhead is playing.
    pub fn seconds_to_next(&self) -> Option<f64> {
        match self.playback {
            Playback::Playing { events_per_second } => Some((1.0 - self.carry) / events_per_second),
            Playback::Paused | Playback::Following => None,
        }
    }

    /// Lets `seconds` pass, but never moves beyond what is recorded.
    pub fn advance(&mut self, seconds: f64, recorded: u64) {
        match self.playback {
            Playback::Paused => {}
            Playback::Following => self.moment = recorded,
            Playback::Playing { events_per_second } => {
                let due = self.carry + seconds.max(0.0) * events_per_second;
                // After a very long time, what is due may be infinite.
                self.carry = if due.is_finite() { due.fract() } else { 0.0 };
                self.moment = self.moment.saturating_add(due as u64).min(recorded);
            }
        }
    }
}
