//! Whatever has a name: exactly that name is read.

use std::str::FromStr;

use eight_realms_app::words::Language;
use eight_realms_core::{
    heuristic::HeuristicKind,
    judge::Format,
    realm::{Realm, Tie, TieOrder},
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
fn reads<T: FromStr>(text: &str, names: &[&str]) -> bool {
    let is_read = text.parse::<T>().is_ok();
    assert_eq!(is_read, names.contains(&text), "{text:?}");
    is_read
}

/// Whether a text is the code of a language. As the locale of a system, any text leads to some language.
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
