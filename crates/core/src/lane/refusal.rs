//! What a lane cannot be: every combination of settings that is no search, with the reason.

use strum::{IntoStaticStr, VariantArray};
use thiserror::Error;

use super::LaneRequest;
use crate::{
    heuristic::HeuristicKind,
    realm::{Evaluation, ListKind, Settings, Tie, TieOrder, Waits},
};

/// Why a lane is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LaneRefusal {
    /// A heuristic or f in breadth-first search and in look-ups.
    #[error("breadth-first search and a table ask for no h")]
    HeuristicUnused,
    /// Ties in breadth-first search and in look-ups.
    #[error("a queue takes the board that has waited longest: there are no ties")]
    TiesUnused,
    /// Ties in a deepening search.
    #[error("depth-first search has no ties: the order of moves alone decides")]
    TiesInDeepening,
    /// A goal test in look-ups.
    #[error("a table has no goal to test")]
    GoalTestOfTable,
    /// A goal test in a search from both ends.
    #[error("both sides are compared as boards are generated")]
    GoalTestFromBothEnds,
    /// A goal test in a deepening search.
    #[error("a board is entered as it is generated: both tests are one search")]
    GoalTestInDeepening,
    /// A depth limit in a search that stores what it has reached.
    #[error("a depth limit goes with realm 8 and no heuristic")]
    LimitUnused,
    /// A depth limit beside a heuristic.
    #[error("the bound of IDA* comes from h: a depth limit goes with no heuristic")]
    LimitBesideHeuristic,
    /// f = h in a deepening search.
    #[error("f = h does not grow along a path: within a bound the search would circle for ever")]
    GreedyDeepening,
    /// f = h without a heuristic.
    #[error("f = h needs a heuristic: with h = 0 all boards would be equal")]
    GreedyBlind,
    /// f = h with a weight.
    #[error("w · h sorts as h does: f = h takes no weight")]
    GreedyWeighted,
    /// f = h in buckets.
    #[error("realm 7b finds its boards by f and g: f = h goes with realms 5, 6 and 7")]
    GreedyBuckets,
    /// f = h with another tie than the oldest.
    #[error(
        "f = h takes the oldest of equal h only: otherwise its paths grow to as many as 626 moves, and an event holds 254"
    )]
    GreedyTies,
    /// f = h with low g.
    #[error("with f = h, low g would give g a say again: f = h takes the oldest of equal h")]
    GreedyLowG,
    /// Ties by g where f is g.
    #[error("without a heuristic f is g: boards of equal f have equal g")]
    TiesOfCost,
    /// f alone in buckets.
    #[error("realm 7b finds its boards by f and g, and does not know which of equal f is oldest")]
    TiesOfBuckets,
}

impl LaneRefusal {
    /// All refusals.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Name in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl LaneRequest {
    /// Checks that the lane is a search, with these conventions for what it leaves open.
    ///
    /// # Errors
    /// The first reason why it is none.
    pub fn check(&self, conventions: &Settings) -> Result<(), LaneRefusal> {
        use LaneRefusal as Why;
        let realm = self.realm;
        let heuristic = self.heuristic.or(realm.own_heuristic());
        let is_blind = heuristic == Some(HeuristicKind::Zero);
        let is_greedy = self.evaluation == Some(Evaluation::HeuristicAlone);
        let has_ties = self.tie.is_some() || self.tie_order.is_some();
        let is_by_g = matches!(self.tie, Some(Tie::HighG | Tie::LowG));
        let refused: &[(Why, bool)] = match realm.waits() {
            Waits::Queue | Waits::Table | Waits::TwoQueues => &[
                (Why::HeuristicUnused, self.heuristic.is_some() || self.evaluation.is_some()),
                (Why::TiesUnused, has_ties),
                (Why::LimitUnused, self.depth_limit.is_some()),
                (Why::GoalTestOfTable, realm.looks_up() && self.goal_test.is_some()),
                (Why::GoalTestFromBothEnds, realm.is_two_way() && self.goal_test.is_some()),
            ],
            Waits::Deepening => &[
                (Why::GreedyDeepening, is_greedy),
                (Why::TiesInDeepening, has_ties),
                (Why::GoalTestInDeepening, self.goal_test.is_some()),
                (Why::LimitBesideHeuristic, self.depth_limit.is_some() && !is_blind),
            ],
            Waits::OpenList(list) => {
                let is_buckets = list == ListKind::Buckets;
                let tie = self.tie.unwrap_or(conventions.tie);
                &[
                    (Why::LimitUnused, self.depth_limit.is_some()),
                    (Why::GreedyBuckets, is_greedy && is_buckets),
                    (Why::TiesOfBuckets, is_buckets && tie == Tie::None && !is_blind),
                    (Why::GreedyBlind, is_greedy && is_blind),
                    (Why::GreedyWeighted, is_greedy && heuristic.is_some_and(|kind| kind.weight().is_some())),
                    (Why::GreedyLowG, is_greedy && self.tie == Some(Tie::LowG)),
                    (Why::GreedyTies, is_greedy && (is_by_g || self.tie_order == Some(TieOrder::Lifo))),
                    (Why::TiesOfCost, is_blind && is_by_g),
                ]
            }
        };
        refused.iter().find(|(_, holds)| *holds).map_or(Ok(()), |(why, _)| Err(*why))
    }
}
