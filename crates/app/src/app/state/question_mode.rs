//! Who answers questions, and how often the window asks by itself.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Who answers, and whether the window asks by itself while a search is played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionMode {
    /// Asks only on request; one person answers.
    #[default]
    Off,
    /// Asks by itself; one person answers, and points are counted.
    Alone,
    /// Asks by itself; a class shows hands, and no points are counted.
    Class,
}

impl QuestionMode {
    /// All modes, in the order in which the key goes through them.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Alone,
            Self::Alone => Self::Class,
            Self::Class => Self::Off,
        }
    }
}

/// How often the window asks by itself.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionRate {
    /// After three times as many expansions as the last time.
    Rarely,
    /// After 1.6 times as many.
    #[default]
    Usual,
    /// At every expansion.
    Every,
}

impl QuestionRate {
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Minimum number of expansions at the next question, after one at `expanded` expansions.
    pub fn next_after(self, expanded: u64) -> u64 {
        let tenths = match self {
            Self::Rarely => 30,
            Self::Usual => 16,
            Self::Every => 10,
        };
        (expanded * tenths).div_ceil(10).max(expanded + 1)
    }
}

/// Preferences about questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct QuestionPreferences {
    /// Who answers.
    pub mode: QuestionMode,
    /// How often the window asks by itself.
    pub rate: QuestionRate,
}
