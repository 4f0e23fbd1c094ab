//! Parsers of values that have no parser of their own.

use std::{error::Error, num::NonZeroU32, str::FromStr, sync::LazyLock};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use eight_realms_app::words::Language;
use eight_realms_core::{
    ask::{CostMeasure, QuestionBoard},
    lane::LaneRequest,
    puzzle::Move,
    realm::{Realm, UnknownRealm},
};
use thiserror::Error;

/// Names of the boards that a question can be about: the start, or the successor of the current board by a move.
pub const BOARDS: [&str; 5] = ["start", "u", "l", "r", "d"];

/// Measures that are counted. The run time is not among them: it is measured, and differs each time.
pub const MEASURES: [CostMeasure; 2] = [CostMeasure::Expansions, CostMeasure::Operations];

/// The codes of all languages, as the help lists them.
pub static LANGUAGES: LazyLock<String> = LazyLock::new(|| Language::ALL.map(Language::code).join("|"));

/// Maximum number of runs: with the slowest search they take some minutes.
pub const MAX_RUNS: u32 = 1000;

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

/// A parser of values by their names. Clap refuses any other name and lists those that there are.
pub fn one_of<T: Copy + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    names: [&'static str; N],
) -> impl TypedValueParser<Value = T> {
    let value = move |given: String| {
        let named = values.into_iter().zip(names).find(|(_, name)| name.eq_ignore_ascii_case(&given));
        named.map(|(value, _)| value).expect("clap passes on no other name")
    };
    PossibleValuesParser::new(names).map(value)
}

/// The realm with a label or a common name.
pub fn realm(name: &str) -> Result<Realm, UnknownRealm> {
    Realm::named(name)
}

/// The lane that a line names. Its realm may be given by a common name too.
///
/// # Errors
/// If there is no such realm, or the settings cannot be read.
pub fn lane(line: &str) -> Result<LaneRequest, Box<dyn Error + Send + Sync>> {
    match line.split_once(':') {
        None => Ok(LaneRequest::of(Realm::named(line)?)),
        Some((realm, settings)) => Ok(format!("{}:{settings}", Realm::named(realm)?).parse::<LaneRequest>()?),
    }
}

/// A parser of the board that a question is about.
pub fn question_board() -> impl TypedValueParser<Value = QuestionBoard> {
    let [up, left, right, down] = Move::ALL.map(QuestionBoard::After);
    one_of([QuestionBoard::Start, up, left, right, down], BOARDS)
}

/// A number of runs, 1 to [`MAX_RUNS`].
pub fn times(text: &str) -> Result<NonZeroU32, TimesError> {
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(TimesError::NotWhole);
    }
    let times = text.parse().ok().filter(|times: &NonZeroU32| times.get() <= MAX_RUNS);
    times.ok_or_else(|| TimesError::OutOfRange(text.to_owned()))
}

/// The seed of dealt boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

/// Error for a text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed is a whole number below 2^64")]
pub struct SeedError;

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let is_number = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        let seed = if is_number { text.parse().ok() } else { None };
        seed.map(Self).ok_or(SeedError)
    }
}

/// Joins arguments to one text, with spaces. If one of them is blank, joins with commas, so that it becomes an empty
/// field.
pub fn joined<'a>(arguments: impl IntoIterator<Item = &'a String>) -> String {
    let arguments: Vec<&str> = arguments.into_iter().map(String::as_str).collect();
    let joint = if arguments.iter().any(|argument| argument.trim().is_empty()) { "," } else { " " };
    arguments.join(joint)
}
