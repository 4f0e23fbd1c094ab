//! Why a text is no order of moves and no weight, in the language of the user: fragments without full stop.

use eight_realms_core::{
    heuristic::{Weight, WeightError},
    puzzle::OrderError,
};

use crate::words::Words;

/// Why a text is no order.
pub fn of_order(words: &Words, error: &OrderError) -> String {
    match error {
        OrderError::NotAMove { position, letter } => {
            let args = [
                ("position", position.to_string().into()),
                ("letter", letter.escape_debug().to_string().into()),
            ];
            words.tell("usage-order-stranger", &args)
        }
        OrderError::Repeated { position, step } => {
            let args = [("position", position.to_string().into()), ("letter", step.to_string().into())];
            words.tell("usage-order-again", &args)
        }
        OrderError::Incomplete { count } => words.tell("usage-order-short", &[("count", (*count).into())]),
    }
}

/// Why a text is no weight.
pub fn of_weight(words: &Words, error: WeightError) -> String {
    let id = match error {
        WeightError::NotInTenths => "usage-weight",
        WeightError::OutOfRange => "usage-weight-range",
    };
    let [least, greatest] = [Weight::MIN, Weight::GREATEST].map(|weight| weight.to_string().into());
    words.tell(id, &[("least", least), ("greatest", greatest)])
}
