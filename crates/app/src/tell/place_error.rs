//! Why a text is no place in a recording, in the language of the user.

use eight_realms_core::replay::place::{PlaceError, PlaceFault, Quantity};

use super::board_error;
use crate::words::{Words, places::written, quoted};

/// The error as a fragment without full stop, with its position, which is used alone or after a colon.
pub fn sentence(error: &PlaceError, words: &Words) -> String {
    let fault = fault(&error.fault, words);
    words.tell("error-place", &[("position", error.position.into()), ("fault", fault.into())])
}

fn fault(fault: &PlaceFault, words: &Words) -> String {
    let named =
        |id, quantity: Quantity| words.tell(id, &[("quantity", written(words, quantity.name()).into())]);
    let known_in =
        |known: &str| known.split(", ").map(|word| written(words, word)).collect::<Vec<_>>().join(", ");
    match fault {
        PlaceFault::ConditionMissing => words.say("error-place-condition"),
        PlaceFault::UnknownWord { word, known } => words
            .tell("error-place-word", &[("word", quoted(word).into()), ("known", known_in(known).into())]),
        PlaceFault::ComparisonMissing(quantity) => named("error-place-comparison", *quantity),
        PlaceFault::NumberMissing => words.say("error-place-number"),
        PlaceFault::NumberTooLarge => words.say("error-place-number-large"),
        PlaceFault::NumberZero => words.say("error-place-number-zero"),
        PlaceFault::NotWhole(quantity) => named("error-place-whole", *quantity),
        PlaceFault::NotInTenths => words.say("error-place-tenths"),
        PlaceFault::Board(error) => {
            words.tell("error-place-board", &[("reason", board_error::sentence(error, words).into())])
        }
        PlaceFault::LeftOver(rest) => {
            words.tell("error-place-rest", &[("rest", written(words, &quoted(rest)).into())])
        }
    }
}
