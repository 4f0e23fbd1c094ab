//! Options that none of the chosen realms uses. They do no harm, but whoever gives one expects something of it.

use eight_realms_app::words::Words;
use eight_realms_core::realm::{ParityCheck, Realm, Settings};

use super::exit::notice;

/// Prints a note for each option without effect.
pub fn note(words: impl Fn() -> Words, realms: &[Realm], settings: &Settings) {
    for option in options(realms, settings) {
        notice(&words().tell("cli-without-effect", &[("option", option.into())]));
    }
}

/// The names of the options that are given without effect.
fn options(realms: &[Realm], settings: &Settings) -> impl Iterator<Item = &'static str> {
    let usual = Settings::default();
    let has_heuristic = |realm: &Realm| realm.own_heuristic().is_some();
    let has_ties = |realm: &Realm| realm.has_ties();
    let may_search_anyway = |realm: &Realm| realm.tests_parity() && realm.can_exhaust();
    let options = [
        ("--heuristic", settings.heuristic.is_some(), realms.iter().any(has_heuristic)),
        ("--tie", settings.tie != usual.tie, realms.iter().any(has_ties)),
        ("--tie-order", settings.tie_order != usual.tie_order, realms.iter().any(has_ties)),
        ("--no-parity", settings.parity == ParityCheck::Off, realms.iter().any(may_search_anyway)),
    ];
    options.into_iter().filter(|(_, is_given, has_effect)| *is_given && !has_effect).map(|(name, ..)| name)
}
