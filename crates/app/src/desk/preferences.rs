//! The preferences of the user, which are saved between starts, with what is prepared in the window.

use std::sync::Arc;

use eight_realms_core::replay::Playhead;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::{
        clock::PlayClocks,
        page_address::PageAddress,
        prepared::Prepared,
        screen::{ChosenFolds, Projector, WindowScale},
    },
    words::{Language, solution::SolutionForm},
};

/// Light or dark.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// For a screen in a quiet room.
    #[default]
    Dark,
    /// For paper and projectors.
    Light,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line and in file names.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }
}

/// The scale of an axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Every decade equally wide: a hundred can be read beside a million.
    #[default]
    Logarithmic,
    /// Every unit equally wide.
    Linear,
}

impl Axis {
    pub const fn other(self) -> Self {
        match self {
            Self::Logarithmic => Self::Linear,
            Self::Linear => Self::Logarithmic,
        }
    }
}

/// One of the three plots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PlotName {
    /// Frontier size over expansions.
    Frontier,
    /// Nodes expanded over time.
    Expanded,
    /// Run times.
    Time,
}

impl PlotName {
    /// All plots, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The axes of the three plots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Axes {
    /// Both axes of the first plot.
    pub frontier: Axis,
    /// Both axes of the second plot.
    pub expanded: Axis,
    /// The one axis of the third plot.
    pub time: Axis,
}

impl Axes {
    pub const fn of(&self, plot: PlotName) -> Axis {
        match plot {
            PlotName::Frontier => self.frontier,
            PlotName::Expanded => self.expanded,
            PlotName::Time => self.time,
        }
    }

    /// Exchanges logarithmic and linear in one plot.
    pub fn switch(&mut self, plot: PlotName) {
        let axis = match plot {
            PlotName::Frontier => &mut self.frontier,
            PlotName::Expanded => &mut self.expanded,
            PlotName::Time => &mut self.time,
        };
        *axis = axis.other();
    }
}

/// Speed of a recording: 1, 2, 4 … events a second, up to as fast as it can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Speed(u8);

impl Speed {
    /// One event a second.
    pub const SLOWEST: Self = Self(0);
    /// Two events a second: the maximum at which the operations of each event are run one after the other.
    pub const WITH_OPERATIONS: Self = Self(1);
    /// Unlimited: the end is reached with the next frame.
    pub const UNLIMITED: Self = Self(21);

    /// The speed of a step on the scale, 0 to 21; a larger step is unlimited.
    pub fn of_step(step: u8) -> Self {
        Self(step).min(Self::UNLIMITED)
    }

    /// Step on the scale, 0 to 21.
    pub const fn step(self) -> u8 {
        self.0
    }

    /// Events a second; `None` when unlimited.
    pub fn events_per_second(self) -> Option<u32> {
        (self < Self::UNLIMITED).then(|| 1 << self.0)
    }

    /// Twice the speed, or unlimited.
    pub fn doubled(self) -> Self {
        Self::of_step(self.0.saturating_add(1))
    }

    /// Half the speed, but at least one event a second.
    pub const fn halved(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl From<u8> for Speed {
    fn from(step: u8) -> Self {
        Self::of_step(step)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self(4)
    }
}

/// The moment at which a puzzle opens.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum OpensAt {
    /// Before the first event; the searches go on meanwhile.
    #[default]
    Start,
    /// At the end of what is recorded.
    End,
}

impl OpensAt {
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The playhead of a search that has just begun.
    pub(crate) const fn playhead(self) -> Playhead {
        match self {
            Self::Start => Playhead::at(0),
            Self::End => Playhead::following(),
        }
    }
}

/// Whether the totals of a lane are shown before it has been played to its end.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Totals {
    #[default]
    InSight,
    /// Until a lane is played to its end, the window shows what has been seen of it.
    Covered,
}

impl Totals {
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn other(self) -> Self {
        match self {
            Self::InSight => Self::Covered,
            Self::Covered => Self::InSight,
        }
    }
}

/// Everything that is saved between starts, besides the size of the window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of all texts.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Speed of recordings.
    pub speed: Speed,
    /// The clocks by which recordings play.
    pub clocks: PlayClocks,
    /// The axes of the plots.
    pub axes: Axes,
    /// How large everything is drawn on the desk.
    pub scale: WindowScale,
    /// How large everything is drawn on a projector, beside filling its screen.
    pub projector_scale: WindowScale,
    /// How large sentences are written, beside everything else: where the window cannot be drawn larger, they go on alone.
    pub reading: WindowScale,
    /// The moment at which a puzzle opens.
    pub opens_at: OpensAt,
    /// Whether totals are covered.
    pub totals: Totals,
    /// How solutions are written.
    pub solution: SolutionForm,
    /// Which regions around the stage are folded.
    pub folds: ChosenFolds,
    /// The hand that holds a phone.
    pub hand: Hand,
    /// The page that links lead to; if `None`, a link is the line alone. A window in a page uses that page's address.
    pub link_base: Option<PageAddress>,
    /// Who answers questions, and how often the window asks.
    pub questions: QuestionPreferences,
    /// The lanes of one's own, each as its line.
    pub lanes: Vec<String>,
    /// What is prepared for a lesson, and what was on the screen.
    pub prepared: Arc<Prepared>,
}

/// The hand that holds a phone: the keys that are pressed most are under its thumb.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Hand {
    #[default]
    Right,
    Left,
}

impl Hand {
    /// Both hands.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Preferences {
    pub const fn scale_on(&self, projector: Projector) -> WindowScale {
        match projector {
            Projector::Off => self.scale,
            Projector::On => self.projector_scale,
        }
    }

    /// How large sentences are written: never smaller than everything else.
    pub fn reading(&self) -> WindowScale {
        self.reading.max(WindowScale::default())
    }

    pub const fn scale_on_mut(&mut self, projector: Projector) -> &mut WindowScale {
        match projector {
            Projector::Off => &mut self.scale,
            Projector::On => &mut self.projector_scale,
        }
    }

    /// The preferences as they are saved: a JSON object with a member for each.
    ///
    /// # Panics
    /// Never: enums, numbers and texts can always be written.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("enums, numbers and texts can always be written")
    }

    /// Reads a text that was [written](Self::written) by this program or an earlier one. A missing member has its
    /// default.
    ///
    /// # Errors
    /// If the text cannot be read, with the line and the column of the error.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

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
