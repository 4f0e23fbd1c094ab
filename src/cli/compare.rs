//! `compare`: one puzzle, several realms, a row each. Rows share nothing.

use super::{
    args::CompareArgs,
    csv::csv,
    exit::{Failure, answer},
    json::json,
    rows::rows,
    solve::say_if_refused,
};
use crate::{
    realm::Realm,
    words::{Language, Words},
};

pub use super::table::several as table;

pub(super) fn run(asked: &CompareArgs) -> Result<(), Failure> {
    let words = Words::for_documents(Language::English);
    if let Some(realm) = named_twice(&asked.realms) {
        return Err(Failure::RealmTwice(realm));
    }
    let (puzzle, settings) = (asked.search.puzzle()?, asked.search.settings()?);
    say_if_refused(&words, &asked.realms, &puzzle, &settings);
    let rows = rows(&words, &asked.realms, &puzzle, &settings, asked.search.runs());
    let text = match asked {
        CompareArgs { csv: true, .. } => csv(&rows),
        _ if asked.search.json => json(&rows),
        _ => table(&words, &rows),
    };
    answer(&text)
}

/// A realm that is there before. Its second row would be compared with its own first.
fn named_twice(realms: &[Realm]) -> Option<Realm> {
    let is_there_before = |(at, realm): &(usize, &Realm)| realms[..*at].contains(realm);
    realms.iter().enumerate().find(is_there_before).map(|(_, realm)| *realm)
}
