//! What is studied about estimates: four faces of one stage.
//!
//! | face | asks |
//! |---|---|
//! | distances | how good is h over all boards? |
//! | board | where does h of this board come from? |
//! | price | what does it cost if h promises too much? |
//! | orders | what do the order of moves and the ties change? |
//!
//! What takes longer than a frame is done in the background and begun only when somebody looks at it; until it
//! is known, what was known before stays.

mod counterexample;
mod orders;
mod region;
mod surveys;

pub use counterexample::{CounterexampleRun, CounterexampleShow};
pub use orders::{Orders, OrdersCount, OrdersSorting, Trials, TrialsRun};
pub use region::{LoadedBoard, Region};
pub use surveys::Surveys;

use crate::heuristic::{HeuristicKind, Weight};

/// Which question is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HeuristicsFace {
    /// h against the true distance of every board.
    #[default]
    Distances,
    /// One board's h taken apart.
    Board,
    /// What it costs if h promises too much.
    Suboptimal,
    /// One board in all orders of moves.
    Orders,
}

impl HeuristicsFace {
    /// From left to right.
    pub const ALL: [Self; 4] = [Self::Distances, Self::Board, Self::Suboptimal, Self::Orders];

    /// The one at its right; after the last the first.
    pub fn next(self) -> Self {
        let at = Self::ALL.into_iter().position(|face| face == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()]
    }
}

/// Which board's h is taken apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HeuristicsBoard {
    /// The one at the chosen realm's playhead.
    #[default]
    Playhead,
    /// The start.
    Start,
}

impl HeuristicsBoard {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Playhead, Self::Start];
}

/// Work that goes on in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HeuristicsTask {
    /// An estimate is compared with the true distances of all boards.
    Survey,
    /// One board is searched in all orders.
    Orders,
    /// A board is looked for from which the way found is too long.
    Counterexample,
}

/// What is studied.
pub struct HeuristicsShow {
    /// Which question is asked.
    pub face: HeuristicsFace,
    /// The estimate that is looked at.
    pub heuristic: HeuristicKind,
    /// The weight that the weighted estimate has when it is looked at.
    pub weight: Weight,
    /// Which board's h is taken apart.
    pub board: HeuristicsBoard,
    /// What is known of estimates over all boards.
    pub surveys: Surveys,
    /// The board that was last loaded from the picture.
    pub loaded: Option<LoadedBoard>,
    /// The hunt for a way that is too long.
    pub counterexample: CounterexampleShow,
    /// The puzzle in all orders of moves.
    pub orders: Orders,
}

impl Default for HeuristicsShow {
    fn default() -> Self {
        Self {
            face: HeuristicsFace::default(),
            heuristic: HeuristicKind::Manhattan,
            weight: Weight::AT_FIRST,
            board: HeuristicsBoard::default(),
            surveys: Surveys::default(),
            loaded: None,
            counterexample: CounterexampleShow::default(),
            orders: Orders::default(),
        }
    }
}

impl HeuristicsShow {
    /// All estimates, the weighted one with the weight that is looked at.
    pub fn heuristics(&self) -> [HeuristicKind; HeuristicKind::ALL.len()] {
        HeuristicKind::ALL.map(|estimate| match estimate {
            HeuristicKind::Weighted(_) => HeuristicKind::Weighted(self.weight),
            HeuristicKind::Misplaced
            | HeuristicKind::BlankCounted
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict => estimate,
        })
    }

    /// Whether anything is being worked out, so that no bare time can be measured.
    pub(in crate::app) fn is_busy(&self) -> bool {
        self.surveys.is_busy() || self.counterexample.is_busy() || self.orders.is_busy()
    }

    /// Puzzle or settings are others: a hunt is over, trials wait until they are looked at again.
    pub(in crate::app) fn let_go(&mut self) {
        self.counterexample.stop();
        self.orders.wait();
    }
}
