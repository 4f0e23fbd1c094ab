//! The order of realms in words.

use eight_realms_core::{
    ask::{CostMeasure, LaneFinish, OrderQuestion},
    lane::LaneId,
};

use crate::words::{Words, figures::seconds};

/// Nanoseconds in a second: run times are counted in nanoseconds.
const NANOSECONDS: f64 = 1e9;

/// The prompt about the order of these lanes. What a lane with a finished table does is told where there is one.
pub fn prompt_of_order(
    words: &Words,
    measure: CostMeasure,
    lanes: impl IntoIterator<Item = LaneId>,
) -> String {
    if measure == CostMeasure::Expansions && lanes.into_iter().any(|id| id.looks_up()) {
        return words.say("ask-order-expansions-looked-up");
    }
    words.say(format!("ask-order-{}", measure.name()))
}

/// The lanes in order, each place with its cost. Run times are counted in nanoseconds.
pub fn reason_of_order(words: &Words, question: &OrderQuestion) -> String {
    let places: Vec<String> =
        question.right().iter().map(|place| place_label(words, place, question.measure)).collect();
    words.tell("ask-order-right", &[("order", places.join(" < ").into())])
}

/// A place with its realms and their cost: `6 = 7 (314)`.
fn place_label(words: &Words, place: &[LaneFinish], measure: CostMeasure) -> String {
    let labels: Vec<&str> = place.iter().map(|cost| cost.lane.label()).collect();
    let least = place.iter().map(|cost| cost.least).min().unwrap_or(0);
    let greatest = place.iter().map(|cost| cost.greatest).max().unwrap_or(0);
    let amount = |amount: u64| match measure {
        CostMeasure::Expansions | CostMeasure::Operations => {
            words.tell("ask-option-count", &[("n", amount.into())])
        }
        CostMeasure::RunTime => seconds(amount as f64 / NANOSECONDS),
    };
    let ids = labels.join(" = ").into();
    if least == greatest {
        return words.tell("ask-option-place", &[("realms", ids), ("cost", amount(least).into())]);
    }
    let args = [("realms", ids), ("least", amount(least).into()), ("greatest", amount(greatest).into())];
    words.tell("ask-option-span", &args)
}
