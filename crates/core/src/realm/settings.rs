//! The settings of a search. The defaults are those of every figure that is shown.

use serde::{Deserialize, Serialize};

use super::{DepthLimit, Evaluation, ListKind, Realm, Tie, TieOrder, Waits};
use crate::{heuristic::HeuristicKind, puzzle::Order, trace::GoalTest};

/// Whether parity is tested before anything is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ParityCheck {
    /// An unsolvable pair is answered at once.
    #[default]
    On,
    /// Search anyway: an unsolvable pair costs all 181,440 boards within reach, in realm 4 more, from both
    /// ends. In realm 8 with a depth limit alone.
    Off,
}

/// The settings of a search. A realm ignores those that it does not use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settings {
    /// The order in which successors are generated.
    pub order: Order,
    /// Choice among the boards with the lowest f.
    pub tie: Tie,
    /// Choice among the boards that are still equal.
    pub tie_order: TieOrder,
    /// Heuristic for the realms that use one; `None` for each realm's own.
    pub heuristic: Option<HeuristicKind>,
    /// Whether parity is tested first.
    pub parity: ParityCheck,
    /// What A* sorts by.
    pub evaluation: Evaluation,
    /// When breadth-first search and A* test whether a board is the goal; `None` for each realm's own.
    pub goal_test: Option<GoalTest>,
    /// Depth at which a search without a heuristic and without a table goes back; `None` for a bound that rises.
    pub depth_limit: Option<DepthLimit>,
}

impl Settings {
    /// The settings that a realm uses, with the usual value for every other one: searches of one realm with equal used
    /// settings are one search.
    ///
    /// Queues ask for no h and no tie. Where f is g, boards of equal f have equal g, so that ties by g are one. Greedy
    /// search takes the oldest of equal h: with any other choice, its paths grow longer than a recording can hold.
    /// Realm 7b finds its boards by f and g, so f is their sum there, and g decides a tie.
    #[must_use]
    pub fn used_by(self, realm: Realm) -> Self {
        let usual = Self { order: self.order, ..Self::default() };
        let heuristic = realm.other_heuristic(&self);
        let is_blind = realm.heuristic(&self) == Some(HeuristicKind::Zero);
        let depth_limit = self.depth_limit.filter(|_| realm.is_deepening() && is_blind);
        let parity = if realm.tests_parity() { self.parity } else { ParityCheck::On };
        let goal_test =
            self.goal_test.filter(|test| realm.chooses_goal_test() && *test != realm.own_goal_test());
        let used = Self { heuristic, parity, goal_test, depth_limit, ..usual };
        let Waits::OpenList(list) = realm.waits() else { return used };
        let (tie, tie_order) = (self.tie, self.tie_order);
        match (list, self.evaluation) {
            (ListKind::Buckets, _) if tie == Tie::None => Self { tie_order, ..used },
            (ListKind::Scanned | ListKind::Heap, Evaluation::HeuristicAlone) if !is_blind => {
                Self { evaluation: Evaluation::HeuristicAlone, ..used }
            }
            _ if is_blind => Self { tie_order, ..used },
            _ => Self { tie, tie_order, ..used },
        }
    }

    /// How A* chooses among boards of equal f, if a realm uses these settings ([`Self::used_by`]).
    pub const fn ties(&self) -> (Tie, TieOrder) {
        match (self.evaluation, self.heuristic) {
            (Evaluation::HeuristicAlone, _) => (Tie::None, TieOrder::Fifo),
            // f is g.
            (Evaluation::Sum, Some(HeuristicKind::Zero)) => (Tie::None, self.tie_order),
            (Evaluation::Sum, _) => (self.tie, self.tie_order),
        }
    }
}
