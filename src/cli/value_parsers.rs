//! Parsers of values that have no parser of their own.

use std::num::NonZeroU32;

use thiserror::Error;

#[cfg(feature = "gui")]
use crate::app::Theme;
use crate::words::Language;

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
    #[error("{0} is not in 1..{most}", most = u32::MAX)]
    OutOfRange(String),
}

/// The language with a code.
pub fn language(code: &str) -> Result<Language, UnknownName> {
    Language::from_code(code).ok_or_else(|| UnknownName { names: Language::ALL.map(Language::code).to_vec() })
}

/// The theme with a name.
#[cfg(feature = "gui")]
pub fn theme(name: &str) -> Result<Theme, UnknownName> {
    let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name);
    theme.ok_or_else(|| UnknownName { names: Theme::ALL.map(Theme::name).to_vec() })
}

/// How many times: at least once.
pub fn times(text: &str) -> Result<NonZeroU32, TimesError> {
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(TimesError::NotWhole);
    }
    text.parse().map_err(|_| TimesError::OutOfRange(text.to_owned()))
}
