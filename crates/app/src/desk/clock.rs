//! The clock of playing: even, or ten times as far every four seconds; and the scale of the scrubber that goes with it.
//!
//! With the even clock a search of twenty thousand expansions takes a thousand times as long as one of twenty. With the
//! other clock it takes four times as long, and no total is needed to say how fast to go:
//!
//! ```text
//! p(t) = (p₀ + 1) · 10^(t / 4) − 1 expansions
//! ```
//!
//! On a scrubber whose places are log(1 + p) apart, such a playhead moves at a constant speed.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// How the position moves on while it plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayClock {
    /// At the speed that is set.
    #[default]
    Even,
    /// Ten times as far every four seconds.
    Tenfold,
}

impl PlayClock {
    /// Both clocks, from left to right.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn other(self) -> Self {
        match self {
            Self::Even => Self::Tenfold,
            Self::Tenfold => Self::Even,
        }
    }
}

/// The clock of lanes that go together, and that of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayClocks {
    pub race: PlayClock,
    pub step: PlayClock,
}

impl Default for PlayClocks {
    fn default() -> Self {
        Self { race: PlayClock::Tenfold, step: PlayClock::Even }
    }
}

/// Places on the scrubber, by the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ScrubberScale {
    /// Every unit equally wide.
    Even,
    /// Every decade equally wide, from this number of units on: one expansion, or one event.
    Tenfold { units: f64 },
}

impl ScrubberScale {
    /// The share of the whole before a position, from 0 to 1; `most` is the last position.
    pub fn share(self, at: u64, most: u64) -> f64 {
        let (at, most) = (at.min(most) as f64, most.max(1) as f64);
        match self {
            Self::Even => at / most,
            Self::Tenfold { units } => (at / units).ln_1p() / (most / units).ln_1p(),
        }
    }

    /// The position at a share of the whole.
    pub fn position(self, share: f64, most: u64) -> u64 {
        let at = match self {
            Self::Even => share * most as f64,
            Self::Tenfold { units } => (share * (most as f64 / units).ln_1p()).exp_m1() * units,
        };
        (at.round() as u64).min(most)
    }
}
