//! Whose sentences are said of an estimate.

use crate::heuristic::Estimate;

/// The name that ends the ids of its sentences: with w = 1 those of the estimate that is multiplied.
pub fn of(estimate: Estimate) -> &'static str {
    match estimate {
        Estimate::Weighted(weight) if weight.is_one() => Estimate::Manhattan.name(),
        other => other.name(),
    }
}
