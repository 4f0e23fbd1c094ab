//! The fault in a judge's input, in the language of the command line.

use eight_realms_app::words::{Words, faults, quoted};
use eight_realms_core::judge::{BoardOf, Fault, InputError};

/// The place of the fault, its case, and what is wrong.
pub fn text(words: &Words, error: &InputError) -> String {
    let InputError { place, case, fault: what } = error;
    let args = [
        ("line", place.line.to_string().into()),
        ("column", place.column.to_string().into()),
        ("case", case.to_string().into()),
        ("fault", fault(words, what).into()),
    ];
    words.tell("usage-place", &args)
}

fn fault(words: &Words, fault: &Fault) -> String {
    match fault {
        Fault::Board { which, error } => of(words, *which, faults::of_board(error, words)),
        Fault::NoBoard(which) => of(words, *which, words.say("usage-no-board")),
        Fault::SecondBoard(character) => {
            let character = character.escape_debug().to_string();
            words.tell("usage-second-board", &[("character", character.into())])
        }
        Fault::NoCount => words.say("usage-no-count"),
        Fault::NotACount(text) => words.tell("usage-not-a-count", &[("text", quoted(text).into())]),
        Fault::Surplus(cases) => words.tell("usage-surplus", &[("cases", (*cases).into())]),
        Fault::Utf16 => words.say("usage-utf16"),
    }
}

/// The fault with the board that is meant, if a case has two.
fn of(words: &Words, which: BoardOf, fault: String) -> String {
    match which {
        BoardOf::Case => fault,
        BoardOf::Start => words.tell("usage-start-of-case", &[("fault", fault.into())]),
        BoardOf::Goal => words.tell("usage-goal-of-case", &[("fault", fault.into())]),
    }
}
