//! Whatever has a name: exactly that name is read, and an error names what was given and what there is.

use std::{fmt::Display, str::FromStr};

use eight_realms::{
    heuristic::HeuristicKind,
    judge::Format,
    realm::{Realm, Tie, TieOrder},
    words::Language,
};

use super::Verdict;

pub fn examine(text: &str) -> Verdict {
    let is_read = [
        reads::<Realm>(text, &Realm::ALL.map(Realm::label)),
        reads::<HeuristicKind>(text, &HeuristicKind::ALL.map(HeuristicKind::name)),
        reads::<Tie>(text, &Tie::ALL.map(Tie::name)),
        reads::<TieOrder>(text, &TieOrder::ALL.map(TieOrder::name)),
        reads::<Format>(text, &Format::ALL.map(Format::name)),
        reads_language(text),
    ];
    if is_read.contains(&true) { Verdict::Accepted } else { Verdict::Rejected }
}

/// Whether a text is one of these names; its reader has to agree.
fn reads<T: FromStr<Err: Display>>(text: &str, names: &[&str]) -> bool {
    let error_text = text.parse::<T>().err().map(|error| error.to_string());
    assert_eq!(error_text.is_none(), names.contains(&text), "{text:?}");
    if let Some(words) = &error_text {
        assert!(words.contains(&format!("{text:?}")), "{words}");
        assert!(names.iter().all(|name| words.contains(name)), "{words}");
    }
    error_text.is_none()
}

/// Whether a text is the code of a language. As the locale of a system, any text leads to one.
fn reads_language(text: &str) -> bool {
    let read = Language::from_code(text);
    let codes = Language::ALL.map(|language| language.code().to_lowercase());
    assert_eq!(read.is_some(), codes.contains(&text.to_ascii_lowercase()), "{text:?}");
    if let Some(language) = read {
        assert_eq!(Language::from_system(language.code()), language);
    }
    _ = Language::from_system(text);
    read.is_some()
}
