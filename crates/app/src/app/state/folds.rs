//! Folding of the regions around the stage.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Projector;

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

/// The state of each region, all open where a file says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Folds {
    pub ladder: Fold,
    pub plots: Fold,
    pub reading: Fold,
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
    /// A desk shows everything, a projector the stage.
    fn default() -> Self {
        Self { desk: Folds::OPEN, projector: Folds::FOLDED }
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
