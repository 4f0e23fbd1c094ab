//! The languages of the program.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A language with a complete set of message files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
pub enum Language {
    /// English; also where the system's language is not one of these.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

impl Language {
    /// Every language, in the order a switch goes through them.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    /// The BCP 47 tag, which is also the folder of its messages: `en`, `zh-CN`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-CN",
        }
    }

    /// The language with this code, compared without regard to case; `None` if there is none.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The name of the language in itself, which does not change when the language of the window does.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Chinese => "中文",
        }
    }

    /// What stands between two sentences.
    pub const fn between_sentences(self) -> &'static str {
        match self {
            Self::English => " ",
            Self::Chinese => "",
        }
    }

    /// What stands between the items of a list.
    pub const fn between_items(self) -> &'static str {
        match self {
            Self::English => ", ",
            Self::Chinese => "，",
        }
    }

    /// The language for a system with this locale, as systems write them: `zh_CN.UTF-8`, `zh-Hans`, `en_GB`, `C`.
    pub fn from_system(locale: &str) -> Self {
        let primary = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("zh") { Self::Chinese } else { Self::English }
    }

    /// The language that one press of the switch leads to.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::English => Self::Chinese,
            Self::Chinese => Self::English,
        }
    }
}
