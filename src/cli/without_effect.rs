//! Options that none of the searches uses. They do no harm, but whoever gives one expects something of it.

use eight_realms_app::words::Words;
use eight_realms_core::{
    lane::Lane,
    realm::{Realm, Tie, TieOrder, Waits},
};

use super::{args::SearchArgs, exit::notice, search_request::RowRequest};

/// Prints a note for each option without effect.
pub fn note(words: impl Fn() -> Words, requests: &[RowRequest], search: &SearchArgs) {
    for option in options(requests, search) {
        notice(&words().tell("cli-without-effect", &[("option", option.into())]));
    }
}

/// The names of the options that are given without effect.
fn options(requests: &[RowRequest], search: &SearchArgs) -> impl Iterator<Item = &'static str> {
    let realms: Vec<Realm> = requests.iter().map(|request| request.lane.realm).collect();
    let may_search_anyway = |RowRequest { lane: Lane { realm, settings }, .. }: &RowRequest| {
        realm.tests_parity() && realm.ends_without_solution(settings)
    };
    let has_heuristic = |realm: &Realm| realm.own_heuristic().is_some();
    let has_ties = |realm: &Realm| realm.has_ties();
    // To several searches it is the convention of breadth-first search.
    let takes_goal_test = |realm: &Realm| match realm.waits() {
        Waits::Queue => true,
        Waits::OpenList(_) => requests.len() == 1,
        Waits::Table | Waits::TwoQueues | Waits::Deepening => false,
    };
    let (tie, tie_order) = (search.tie.unwrap_or_default(), search.tie_order.unwrap_or_default());
    let options = [
        ("--heuristic", search.heuristic.is_some(), realms.iter().any(has_heuristic)),
        ("--tie", tie != Tie::default(), realms.iter().any(has_ties)),
        ("--tie-order", tie_order != TieOrder::default(), realms.iter().any(has_ties)),
        ("--goal-test", search.goal_test.is_some(), realms.iter().any(takes_goal_test)),
        ("--no-parity", search.no_parity, requests.iter().any(may_search_anyway)),
    ];
    options.into_iter().filter(|(_, is_given, has_effect)| *is_given && !has_effect).map(|(name, ..)| name)
}
