//! Readers of values that have no reader of their own.

use std::num::NonZeroU32;

use thiserror::Error;

#[cfg(feature = "gui")]
use crate::app::Theme;
use crate::words::Language;

/// Names of which one was to be said.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there are {}", known.join(", "))]
pub struct NotAmong {
    /// What there is.
    pub known: Vec<&'static str>,
}

/// Why a text is not a number of times.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TimesError {
    /// Not written in digits alone.
    #[error("not a positive whole number")]
    NotWhole,
    /// None, or more than anybody has time for.
    #[error("{0} is not in 1..{most}", most = u32::MAX)]
    OutOfRange(String),
}

/// The language with a code.
pub fn language(code: &str) -> Result<Language, NotAmong> {
    Language::from_code(code).ok_or_else(|| NotAmong { known: Language::ALL.map(Language::code).to_vec() })
}

/// The theme with a name.
#[cfg(feature = "gui")]
pub fn theme(name: &str) -> Result<Theme, NotAmong> {
    let found = Theme::ALL.into_iter().find(|theme| theme.name() == name);
    found.ok_or_else(|| NotAmong { known: Theme::ALL.map(Theme::name).to_vec() })
}

/// How many times: at least once.
pub fn times(text: &str) -> Result<NonZeroU32, TimesError> {
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(TimesError::NotWhole);
    }
    text.parse().map_err(|_| TimesError::OutOfRange(text.to_owned()))
}
