//! The preferences of the user: saved between starts. The board is not.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{PageAddress, QuestionPreferences, WindowScale};
use crate::words::Language;

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
    /// Both.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Its name on the command line and in file names.
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

/// How the values of an axis are spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Each decade as wide as the next: a hundred can be read beside a million.
    #[default]
    Logarithmic,
    /// Each unit as wide as the next.
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
    /// Time itself.
    Time,
}

impl PlotName {
    /// Left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in the ids of messages.
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
    /// Both axes of the second.
    pub expanded: Axis,
    /// The one axis of the third.
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

/// How fast a recording plays: 1, 2, 4 … events a second, and at last as fast as it can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Speed(u8);

impl Speed {
    /// One event a second.
    pub const SLOWEST: Self = Self(0);
    /// Two events a second: the fastest at which the operations of each event are run one after the other.
    pub const WITH_OPERATIONS: Self = Self(1);
    /// As fast as it can be drawn: the end is reached with the next frame.
    pub const UNLIMITED: Self = Self(21);

    /// The speed of a step on the scale, 0 to 21; beyond it is unlimited.
    pub fn of_step(step: u8) -> Self {
        Self(step).min(Self::UNLIMITED)
    }

    /// Its step on the scale.
    pub const fn step(self) -> u8 {
        self.0
    }

    /// Events a second; `None` when unlimited.
    pub fn events_per_second(self) -> Option<u32> {
        (self < Self::UNLIMITED).then(|| 1 << self.0)
    }

    /// Twice as fast, or as fast as can be.
    pub fn doubled(self) -> Self {
        Self::of_step(self.0.saturating_add(1))
    }

    /// Half as fast, or one event a second.
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

/// What the stage shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StageTab {
    /// The chosen realm's search, step by step.
    #[default]
    Step,
    /// The inside of that search: its tree and its data structure.
    Inside,
    /// All realms that are shown, side by side in one measure.
    Race,
    /// Every board there is, coloured by its status in the searches.
    Map,
    /// Heuristics against true distances.
    Heuristics,
    /// The reading panel, where the window has no room for it beside the stage.
    Reading,
}

impl StageTab {
    /// From left to right.
    pub const ALL: [Self; 6] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What the reading panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reading {
    /// Four short paragraphs.
    #[default]
    Page,
    /// The source that runs.
    Code,
}

impl Reading {
    /// Both.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Its name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What lies over the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Nothing.
    #[default]
    None,
    Keys,
    /// The choice of a depth for a random board.
    Depth,
    /// The link to what is shown.
    Link,
    /// How questions were answered.
    Results,
    /// Places: where to go, breakpoints, bookmarks.
    Places,
}

/// Everything that is saved between starts, besides the size of the window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of everything.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How fast a recording plays.
    pub speed: Speed,
    /// The axes of the plots.
    pub axes: Axes,
    /// How large everything is drawn.
    pub scale: WindowScale,
    /// The page that links lead to; none: a link is the line alone. A window in a page has its own.
    pub link_base: Option<PageAddress>,
    /// Who answers questions, and how often the window asks.
    pub questions: QuestionPreferences,
}

impl Preferences {
    /// As they are saved: JSON, an object with a member for each.
    ///
    /// # Panics
    /// Never: enums, numbers and texts can always be written.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("enums, numbers and texts can always be written")
    }

    /// Reads what was [written](Self::written), by this program or an earlier one: what is missing has its default.
    ///
    /// # Errors
    /// What is wrong, and in which line and column of the text.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}
