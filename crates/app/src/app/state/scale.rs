//! How large the window draws everything, relative to the usual size.

use serde::{Deserialize, Serialize};

/// How large everything is drawn, relative to the usual size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u16")]
pub struct WindowScale(u16);

/// Tolerance for a factor computed from window sizes.
const ROUNDING: f32 = 1e-3;

impl WindowScale {
    /// The steps, in percent: those of browsers.
    pub const STEPS: [u16; 11] = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200];

    /// Percentage of the usual size, 50 to 200.
    pub const fn percent(self) -> u16 {
        self.0
    }

    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// The largest step that is no larger than a factor, but at least the usual size.
    pub fn fitting(factor: f32) -> Self {
        let fits = |step: &u16| f32::from(*step) / 100.0 <= factor + ROUNDING;
        Self::STEPS.into_iter().rev().find(fits).map_or_else(Self::default, Self).max(Self::default())
    }

    /// The next larger step.
    pub fn larger(self) -> Self {
        Self::STEPS.into_iter().find(|step| *step > self.0).map_or(self, Self)
    }

    /// The next smaller step.
    pub fn smaller(self) -> Self {
        Self::STEPS.into_iter().rev().find(|step| *step < self.0).map_or(self, Self)
    }
}

impl Default for WindowScale {
    fn default() -> Self {
        Self(100)
    }
}

/// The step nearest to a percentage.
impl From<u16> for WindowScale {
    fn from(percent: u16) -> Self {
        let nearest = Self::STEPS.into_iter().min_by_key(|step| step.abs_diff(percent));
        nearest.map_or_else(Self::default, Self)
    }
}
