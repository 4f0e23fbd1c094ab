//! How the window stands: its size, its folds, what it shows, what surrounds it.

use eight_realms_core::{lane::LaneId, puzzle::Board, trace::Side};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Whether the window is adapted to a projector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Projector {
    #[default]
    Off,
    /// Light, large, full screen.
    On,
}

impl Projector {
    /// The other state.
    pub const fn other(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}

/// How large everything is drawn, relative to the usual size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u16")]
pub struct WindowScale(u16);

/// Tolerance for a factor computed from window sizes.
const ROUNDING: f32 = 1e-3;

/// The sizes that a person goes through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScaleSteps {
    /// Those of browsers.
    #[default]
    Browser,
    /// Those of what is held in the hand, where a little more size is all that has room.
    InHand,
}

impl ScaleSteps {
    /// In percent, from the smallest on.
    pub const fn all(self) -> &'static [u16] {
        match self {
            Self::Browser => &[50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200],
            Self::InHand => {
                &[50, 67, 75, 80, 90, 100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 175, 200]
            }
        }
    }
}

impl WindowScale {
    /// The smallest size of all.
    pub const SMALLEST: Self = Self(50);

    /// Percentage of the usual size, 50 to 200.
    pub const fn percent(self) -> u16 {
        self.0
    }

    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// The largest step that is no larger than a factor, but at least the usual size.
    pub fn fitting(factor: f32, steps: ScaleSteps) -> Self {
        let fits = |step: &&u16| f32::from(**step) / 100.0 <= factor + ROUNDING;
        let largest = steps.all().iter().rev().find(fits).copied();
        largest.map_or_else(Self::default, Self).max(Self::default())
    }

    /// The next larger step.
    pub fn larger(self, steps: ScaleSteps) -> Self {
        steps.all().iter().find(|step| **step > self.0).map_or(self, |step| Self(*step))
    }

    /// The next smaller step.
    pub fn smaller(self, steps: ScaleSteps) -> Self {
        steps.all().iter().rev().find(|step| **step < self.0).map_or(self, |step| Self(*step))
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
        let nearest = ScaleSteps::InHand.all().iter().min_by_key(|step| step.abs_diff(percent));
        nearest.map_or_else(Self::default, |step| Self(*step))
    }
}

/// The sizes that suit a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleRange {
    pub least: WindowScale,
    pub largest: WindowScale,
    pub steps: ScaleSteps,
}

impl ScaleRange {
    /// The size in this range that is nearest to a chosen one.
    pub fn clamp(self, scale: WindowScale) -> WindowScale {
        scale.clamp(self.least, self.largest)
    }
}

impl Default for ScaleRange {
    fn default() -> Self {
        Self { least: WindowScale::SMALLEST, largest: WindowScale::default(), steps: ScaleSteps::default() }
    }
}

/// A region around the stage that can be folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum FoldingRegion {
    /// The ladder of realms; folded, a rail of chips.
    Ladder,
    /// The plots; folded, a line with three figures.
    Plots,
    /// The reading panel; folded, an edge.
    Reading,
}

impl FoldingRegion {
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();
}

/// Whether a region is folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fold {
    #[default]
    Open,
    Folded,
}

impl Fold {
    /// The other state.
    pub const fn other(self) -> Self {
        match self {
            Self::Open => Self::Folded,
            Self::Folded => Self::Open,
        }
    }
}

/// The state of each region. Where a file says nothing, all but the plots are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Folds {
    pub ladder: Fold,
    pub plots: Fold,
    pub reading: Fold,
}

impl Default for Folds {
    /// As a window opens for the first time: nothing has run yet that a plot could show.
    fn default() -> Self {
        Self { plots: Fold::Folded, ..Self::OPEN }
    }
}

impl Folds {
    /// All regions open.
    pub const OPEN: Self = Self { ladder: Fold::Open, plots: Fold::Open, reading: Fold::Open };
    /// The stage alone.
    pub const FOLDED: Self = Self { ladder: Fold::Folded, plots: Fold::Folded, reading: Fold::Folded };

    pub const fn of(&self, region: FoldingRegion) -> Fold {
        match region {
            FoldingRegion::Ladder => self.ladder,
            FoldingRegion::Plots => self.plots,
            FoldingRegion::Reading => self.reading,
        }
    }

    pub const fn set(&mut self, region: FoldingRegion, fold: Fold) {
        match region {
            FoldingRegion::Ladder => self.ladder = fold,
            FoldingRegion::Plots => self.plots = fold,
            FoldingRegion::Reading => self.reading = fold,
        }
    }
}

/// The chosen folds, once for the desk and once for the projector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenFolds {
    pub desk: Folds,
    #[serde(deserialize_with = "FoldsOnProjector::deserialize")]
    pub projector: Folds,
}

/// The state of each region on a projector, all folded where a file says nothing.
#[derive(Deserialize)]
#[serde(remote = "Folds", default = "folded")]
struct FoldsOnProjector {
    ladder: Fold,
    plots: Fold,
    reading: Fold,
}

const fn folded() -> Folds {
    Folds::FOLDED
}

impl Default for ChosenFolds {
    /// A desk shows everything but the plots, a projector the stage.
    fn default() -> Self {
        Self { desk: Folds::default(), projector: Folds::FOLDED }
    }
}

impl ChosenFolds {
    pub const fn of(&self, projector: Projector) -> Folds {
        match projector {
            Projector::Off => self.desk,
            Projector::On => self.projector,
        }
    }

    pub const fn of_mut(&mut self, projector: Projector) -> &mut Folds {
        match projector {
            Projector::Off => &mut self.desk,
            Projector::On => &mut self.projector,
        }
    }
}

/// The surroundings of the window. By default it is alone on a desktop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Desktop or browser.
    pub runs_in: RunsIn,
    /// Whether the window is a part of another page.
    pub framing: Framing,
    /// Whether the system wants things to move by themselves.
    pub animation: Animation,
    /// Storage of the settings.
    pub stored_in: StoredIn,
    /// What points at things.
    pub pointing: Pointing,
}

/// What points at things in the window: how large it is decides how large controls are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pointing {
    /// A mouse, a pen or a touchpad.
    #[default]
    Pointer,
    /// Fingers on the screen.
    Fingers,
}

/// The platform of the program, by which measurements differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunsIn {
    /// A program of its own, with 64-bit pointers.
    #[default]
    Desktop,
    /// A page, with a coarse clock and 32-bit pointers.
    Browser,
}

/// Whether the window is a part of another page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Framing {
    /// Not part of another page.
    #[default]
    Alone,
    /// Shown in a frame of a course page, without the bar in which a puzzle is chosen.
    Embedded,
}

/// Whether things move by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Animation {
    /// Tiles slide, messages fade.
    #[default]
    Full,
    /// Little motion, as the system wishes. Playback still runs, because it was requested.
    Reduced,
}

/// Storage of the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StoredIn {
    /// Nowhere: the settings last as long as the window.
    #[default]
    Nowhere,
    /// In a file, by its path.
    File(String),
    /// In the browser, under the address of the page.
    LocalStorage,
}

/// The searches that the map shows, and the contours of the inside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum LaneScope {
    /// The search of the chosen lane, on one large picture.
    #[default]
    One,
    /// The searches of all lanes that are shown, each on a small picture of its own.
    Lanes,
}

impl LaneScope {
    /// Both scopes.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Lanes,
            Self::Lanes => Self::One,
        }
    }
}

/// A tab of the stage.
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
    /// Every board, coloured by its status in the searches.
    Map,
    /// Heuristics against true distances.
    Heuristics,
    /// Experiments of many boards.
    Lab,
    /// The reading panel, where the window has no room for it beside the stage.
    Reading,
}

impl StageTab {
    /// All tabs, from left to right.
    pub const ALL: [Self; 7] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A page of the reading panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reading {
    /// Four short paragraphs.
    #[default]
    Page,
    /// The source code that runs.
    Code,
}

impl Reading {
    /// Both pages.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The sheet over the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// A lane of one's own is made.
    Lane,
    /// No sheet.
    #[default]
    None,
    Keys,
    /// The choice of a depth for a random board.
    Depth,
    /// The link to what is shown.
    Link,
    /// The results of questions.
    Results,
    /// What is saved, and where.
    Save,
    /// Places: where to go, breakpoints, bookmarks.
    Places,
    /// All boards of the frontier.
    Frontier(FrontierSheet),
    /// The ladder, in a window that has a row of chips in its place.
    Ladder,
    /// What the bar of a phone has no room for.
    More,
    /// How it plays, in a window whose timeline has no room for that.
    Playing,
    /// The examples, on a phone.
    Examples,
    /// The puzzles looked at before, on a phone.
    Recent,
    /// The settings, on a phone.
    Settings,
    /// The size of the text, on a phone.
    TextSize,
    /// The marks that the chosen lane can have, on a phone.
    Legend,
}

/// How far the keys Back and Step go, in a window that has one pair of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum StepBy {
    Event,
    #[default]
    Expansion,
    /// To the next layer, f, bound or meeting; in a race, to the next finish.
    Mark,
}

impl StepBy {
    /// The next choice; after the last one, the first.
    pub fn next(self) -> Self {
        match self {
            Self::Event => Self::Expansion,
            Self::Expansion => Self::Mark,
            Self::Mark => Self::Event,
        }
    }
}

/// What the sheet of the frontier shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FrontierSheet {
    /// The side of a search that has two.
    pub side: Side,
    /// The board about which more is told.
    pub picked: Option<Board>,
}

/// The lanes that are searched, raced, plotted, mapped and asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// The eight realms.
    #[default]
    Realms,
    /// The lanes of one's own.
    Own,
}

impl Face {
    /// The face that a lane is on.
    pub fn of(id: LaneId) -> Self {
        if id.place().is_some() { Self::Own } else { Self::Realms }
    }

    pub const fn other(self) -> Self {
        match self {
            Self::Realms => Self::Own,
            Self::Own => Self::Realms,
        }
    }
}
