//! Parsers of values that have no parser of their own.

use std::num::NonZeroU32;

use thiserror::Error;

#[cfg(feature = "gui")]
use crate::app::Theme;
use crate::{
    ask::{BoardValue, CostMeasure, QuestionBoard},
    puzzle::Move,
    realm::{Realm, UnknownRealm},
    words::Language,
};

/// The boards that a question can be about: the start, or what a move makes of the current board.
pub const BOARDS: [&str; 5] = ["start", "u", "l", "r", "d"];

/// Measures that are counted. A run time is measured, and differs each time.
pub const MEASURES: [CostMeasure; 2] = [CostMeasure::Expansions, CostMeasure::Operations];

/// The most runs that can be asked for: of the slowest search some minutes.
pub const MAX_RUNS: u32 = 1000;

/// A name that is none of the possible ones.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there are {}", names.join(", "))]
pub struct UnknownName {
    /// The possible names.
    pub names: Vec<&'static str>,
}

/// Why a text is not a number of times.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TimesError {
    /// Not written in digits alone.
    #[error("not a positive whole number")]
    NotWhole,
    /// Zero, or too large.
    #[error("{0} is not in 1..{MAX_RUNS}")]
    OutOfRange(String),
}

/// The language with a code.
pub fn language(code: &str) -> Result<Language, UnknownName> {
    Language::from_code(code).ok_or_else(|| UnknownName { names: Language::ALL.map(Language::code).to_vec() })
}

/// The realm with a label or a common name.
pub fn realm(name: &str) -> Result<Realm, UnknownRealm> {
    Realm::named(name)
}

/// The theme with a name.
#[cfg(feature = "gui")]
pub fn theme(name: &str) -> Result<Theme, UnknownName> {
    let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name);
    theme.ok_or_else(|| UnknownName { names: Theme::ALL.map(Theme::name).to_vec() })
}

/// The board that a question is about.
pub fn question_board(name: &str) -> Result<QuestionBoard, UnknownName> {
    let moves = Move::ALL.map(QuestionBoard::After);
    let board = [QuestionBoard::Start].into_iter().chain(moves).find(|board| board.name() == name);
    board.ok_or_else(|| UnknownName { names: BOARDS.to_vec() })
}

/// A number of a board.
pub fn board_value(name: &str) -> Result<BoardValue, UnknownName> {
    let value = BoardValue::ALL.into_iter().find(|value| value.name() == name);
    value.ok_or_else(|| UnknownName { names: BoardValue::ALL.map(BoardValue::name).to_vec() })
}

/// A measure that is counted.
pub fn measure(name: &str) -> Result<CostMeasure, UnknownName> {
    let measure = MEASURES.into_iter().find(|measure| measure.name() == name);
    measure.ok_or_else(|| UnknownName { names: MEASURES.map(CostMeasure::name).to_vec() })
}

/// How many times: at least once, and no more often than anybody waits for.
pub fn times(text: &str) -> Result<NonZeroU32, TimesError> {
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(TimesError::NotWhole);
    }
    let times = text.parse().ok().filter(|times: &NonZeroU32| times.get() <= MAX_RUNS);
    times.ok_or_else(|| TimesError::OutOfRange(text.to_owned()))
}

/// Arguments as one text, in which an empty one is an empty field.
pub fn joined<'a>(arguments: impl IntoIterator<Item = &'a String>) -> String {
    let arguments: Vec<&str> = arguments.into_iter().map(String::as_str).collect();
    let joint = if arguments.iter().any(|argument| argument.trim().is_empty()) { "," } else { " " };
    arguments.join(joint)
}
