//! The order of lanes by cost.
//!
//! ```text
//!   3   20        first
//!   6   314       second, with 7: equal costs are one place
//!   7   314
//!   4   711       fourth
//! ```
//!
//! The costs of lanes are given: they come from several searches, and no recording holds the operations or the run
//! time of even one. A count is exact. A run time is between the minimum and the maximum that were measured, and two
//! lanes whose spans overlap are equal, because another measurement could put them the other way round.

use std::collections::HashMap;

use strum::{IntoStaticStr, VariantArray};

use super::{
    rivals::Rival,
    verdict::{AnswerVerdict, FULL, HALF_POINTS},
};
use crate::lane::LaneId;

/// Maximum percentage of pairs with different costs that are the wrong way round in an answer that is half right.
const WRONG_IN_A_HUNDRED: usize = 15;

/// Measure by which lanes are put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CostMeasure {
    /// Boards expanded; with a table, look-ups.
    #[default]
    Expansions,
    /// Operations, without those that build a table.
    Operations,
    RunTime,
}

impl CostMeasure {
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name in JSON, in CSV and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The cost at which a lane finishes: a number of boards, of operations, or of nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaneFinish {
    pub lane: LaneId,
    pub least: u64,
    /// The maximum cost; of a count, equal to `least`.
    pub greatest: u64,
}

impl LaneFinish {
    /// The cost by a count, which is exact.
    pub const fn exactly(lane: LaneId, count: u64) -> Self {
        Self { lane, least: count, greatest: count }
    }
}

/// A question about the order of lanes, with the costs that decide its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderQuestion {
    /// Measure by which the lanes are put in order.
    pub measure: CostMeasure,
    pub costs: Vec<LaneFinish>,
    /// Number of boards that each lane expands.
    pub expansions: Vec<LaneFinish>,
}

impl OrderQuestion {
    /// The lanes in order, equal ones together.
    pub fn right(&self) -> Vec<Vec<LaneFinish>> {
        places(&self.costs)
    }

    /// Judges an order: by the pairs with different costs that are the wrong way round in it. A lane that is missing
    /// is wrong in all of its pairs.
    pub fn judge(&self, answer: &[LaneId]) -> AnswerVerdict {
        let (pairs, wrong) = pairs_and_wrong(&self.right(), answer);
        let points = match wrong {
            0 => FULL,
            _ if 100 * wrong <= WRONG_IN_A_HUNDRED * pairs => HALF_POINTS,
            _ => 0,
        };
        AnswerVerdict { points, rival: self.rival(answer).filter(|_| points < FULL) }
    }

    /// The rival that would give this answer: the order by number, or by expansions; `None` if neither would.
    fn rival(&self, answer: &[LaneId]) -> Option<Rival> {
        let is_by_number = answer.len() == self.costs.len() && answer.is_sorted();
        let (pairs, wrong) = pairs_and_wrong(&places(&self.expansions), answer);
        let is_by_expansions = self.measure != CostMeasure::Expansions && pairs > 0 && wrong == 0;
        match () {
            () if is_by_number => Some(Rival::ByNumber),
            () if is_by_expansions => Some(Rival::FewerBoards),
            () => None,
        }
    }
}

/// Lanes by cost, the lowest first. Lanes with equal costs, or with spans that overlap, are together, in the order of
/// their labels.
fn places(costs: &[LaneFinish]) -> Vec<Vec<LaneFinish>> {
    let mut costs = costs.to_vec();
    costs.sort_by_key(|cost| (cost.least, cost.greatest, cost.lane));
    let mut places: Vec<Vec<LaneFinish>> = Vec::new();
    for cost in costs {
        let is_beyond = |other: &LaneFinish| other.greatest < cost.least;
        match places.last_mut().filter(|place| !place.iter().all(is_beyond)) {
            Some(place) => place.push(cost),
            None => places.push(vec![cost]),
        }
    }
    for place in &mut places {
        place.sort_by_key(|cost| cost.lane);
    }
    places
}

/// The number of pairs of lanes with different places, and of those that are not in this order in an answer.
fn pairs_and_wrong(places: &[Vec<LaneFinish>], answer: &[LaneId]) -> (usize, usize) {
    let given: HashMap<LaneId, usize> =
        answer.iter().enumerate().rev().map(|(at, lane)| (*lane, at)).collect();
    let (mut pairs, mut wrong) = (0, 0);
    for (at, place) in places.iter().enumerate() {
        for (first, second) in place
            .iter()
            .flat_map(|first| places[at + 1..].iter().flatten().map(move |second| (first, second)))
        {
            pairs += 1;
            let positions = [first, second].map(|cost| given.get(&cost.lane));
            let is_right = matches!(positions, [Some(first), Some(second)] if first < second);
            wrong += usize::from(!is_right);
        }
    }
    (pairs, wrong)
}
