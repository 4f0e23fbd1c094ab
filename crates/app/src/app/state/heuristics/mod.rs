//! The heuristics tab: four faces of one stage.
//!
//! | face | question |
//! |---|---|
//! | distances | how good is h over all boards? |
//! | board | where does h of this board come from? |
//! | suboptimal | what does it cost if h overestimates? |
//! | orders | what do the order of moves and the ties change? |
//!
//! Work that takes longer than a frame runs in the background and begins only when its face is shown. Until it is
//! ready, the previous result stays.

mod counterexample;
mod orders;
mod region;
mod surveys;

pub use counterexample::{CounterexampleRun, CounterexampleShow};
pub use orders::{Orders, OrdersCount, OrdersSorting, Trials, TrialsRun};
pub use region::{LoadedBoard, Region};
pub use surveys::Surveys;

use eight_realms_core::heuristic::{HeuristicKind, Weight};
use strum::{IntoStaticStr, VariantArray};

/// A face of the heuristics tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HeuristicsFace {
    /// h against the true distance of every board.
    #[default]
    Distances,
    /// One board's h, part by part.
    Board,
    /// The price of an h that overestimates.
    Suboptimal,
    /// One board searched in all orders of moves.
    Orders,
}

impl HeuristicsFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The face to the right; after the last one, the first.
    pub fn next(self) -> Self {
        let at = Self::ALL.into_iter().position(|face| face == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()]
    }
}

/// The board whose h is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum HeuristicsBoard {
    /// The board at the chosen realm's playhead.
    #[default]
    Playhead,
    Start,
}

impl HeuristicsBoard {
    /// Both boards.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

/// Work that goes on in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HeuristicsTask {
    /// A heuristic is compared with the true distances of all boards.
    Survey,
    /// One board is searched in all orders of moves.
    Orders,
    /// Boards are tried until one is found from which the path is too long.
    Counterexample,
}

/// The state of the heuristics tab.
pub struct HeuristicsShow {
    pub face: HeuristicsFace,
    /// The selected heuristic.
    pub heuristic: HeuristicKind,
    /// The admissible heuristic that was selected before the face of inadmissible ones opened with another.
    pub(in crate::app) admissible_before: Option<HeuristicKind>,
    pub weight: Weight,
    /// The board whose h is explained.
    pub board: HeuristicsBoard,
    /// The surveys of heuristics over all boards.
    pub surveys: Surveys,
    /// The board that was last loaded from the picture.
    pub loaded: Option<LoadedBoard>,
    /// The search for a path that is too long.
    pub counterexample: CounterexampleShow,
    /// The puzzle in all orders of moves.
    pub orders: Orders,
    /// The round of searches that the tasks are for.
    pub(in crate::app) round: u64,
}

impl Default for HeuristicsShow {
    fn default() -> Self {
        Self {
            face: HeuristicsFace::default(),
            heuristic: HeuristicKind::Manhattan,
            admissible_before: None,
            weight: Weight::DEFAULT,
            board: HeuristicsBoard::default(),
            surveys: Surveys::default(),
            loaded: None,
            counterexample: CounterexampleShow::default(),
            orders: Orders::default(),
            round: 0,
        }
    }
}

impl HeuristicsShow {
    /// All heuristics, the weighted one with the selected weight.
    pub fn heuristics(&self) -> [HeuristicKind; HeuristicKind::ALL.len()] {
        HeuristicKind::ALL.map(|heuristic| match heuristic {
            HeuristicKind::Weighted(_) => HeuristicKind::Weighted(self.weight),
            HeuristicKind::Misplaced
            | HeuristicKind::BlankCounted
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict => heuristic,
        })
    }

    /// The selected weight if it makes h overestimate, otherwise the default weight.
    pub(in crate::app) const fn inadmissible_weight(&self) -> Weight {
        if self.weight.is_one() { Weight::DEFAULT } else { self.weight }
    }

    /// Whether anything is being computed, so that no run time can be measured.
    pub(in crate::app) fn is_busy(&self) -> bool {
        self.surveys.is_busy() || self.counterexample.is_busy() || self.orders.is_busy()
    }

    /// Stops the search for a counterexample and lets trials wait until they are shown again, because the puzzle or the
    /// settings have changed.
    pub(in crate::app) fn pause_tasks(&mut self) {
        self.counterexample.stop();
        self.orders.wait();
    }
}
