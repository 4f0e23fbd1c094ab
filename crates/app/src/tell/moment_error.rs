//! Why a text is not the line of a moment, in the language of the user.

use eight_realms_core::{
    puzzle::{BoardRole, PuzzleTextError},
    realm::Realm,
    replay::moment::{MomentError, MomentFault, OpeningError},
};

use super::{board_error, setting_error};
use crate::words::Words;

/// The error as a fragment without full stop, with its position, which is used alone or after a colon. It holds no
/// words of the text: an address that somebody sends must not put a sentence of its own into the window.
pub fn sentence(error: &MomentError, words: &Words) -> String {
    let fault = fault(&error.fault, words);
    words.tell("error-line", &[("position", error.position.into()), ("fault", fault.into())])
}

/// The error as a fragment without full stop.
pub fn opening(error: &OpeningError, words: &Words) -> String {
    match error {
        OpeningError::Line(error) => sentence(error, words),
        OpeningError::Puzzle(error) => puzzle(error, words),
    }
}

/// The error as a fragment without full stop, with the role of the board if the text has two.
pub fn puzzle(PuzzleTextError { role, error }: &PuzzleTextError, words: &Words) -> String {
    let fault = board_error::sentence(error, words);
    match role {
        Some(role) => of_two(words, *role, fault),
        None => fault,
    }
}

fn of_two(words: &Words, role: BoardRole, fault: String) -> String {
    let id = match role {
        BoardRole::Start => "error-line-start",
        BoardRole::Goal => "error-line-goal",
    };
    words.tell(id, &[("reason", fault.into())])
}

fn fault(fault: &MomentFault, words: &Words) -> String {
    let named = |id, name, value: &str| words.tell(id, &[(name, value.to_owned().into())]);
    match fault {
        MomentFault::LaterVersion => words.say("error-line-later"),
        MomentFault::Board { board, error } => of_two(words, *board, board_error::sentence(error, words)),
        MomentFault::Missing(character) => named("error-line-missing", "character", &character.to_string()),
        MomentFault::UnknownRealm(_) => {
            named("error-line-realm", "known", &Realm::ALL.map(Realm::label).join(", "))
        }
        MomentFault::UnknownSetting(_) => words.say("error-line-setting"),
        MomentFault::RepeatedSetting(letter) => named("error-line-repeated", "letter", &letter.to_string()),
        MomentFault::UnknownValue { setting, known, .. } => {
            let args = [("setting", setting.to_string().into()), ("known", known.clone().into())];
            words.tell("error-line-value", &args)
        }
        MomentFault::Order(error) => setting_error::of_order(words, error),
        MomentFault::Weight(error) => setting_error::of_weight(words, *error),
        MomentFault::WeightAlone => words.say("error-line-weight-alone"),
        MomentFault::UnknownPlace => words.say("error-line-place"),
        MomentFault::NumberMissing(letter) => named("error-line-number", "letter", &letter.to_string()),
        MomentFault::NumberTooLarge => words.say("error-line-number-large"),
        MomentFault::Check => words.say("error-line-check"),
    }
}
