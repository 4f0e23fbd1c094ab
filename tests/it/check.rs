//! The facts that the program checks about itself. That they are as is known, its own command tells: `cli/check`.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use eight_realms::check::{Extent, Fact, Watch, facts, names};
use serde_json::json;

/// So many of the facts that are quick to check are checked twice here.
const QUICK: usize = 40;

#[test]
fn every_fact_has_a_name_of_its_own_and_something_known() {
    let facts = facts(Extent::Full);
    let named: BTreeSet<&str> = facts.iter().map(Fact::name).collect();
    assert_eq!(named.len(), facts.len(), "two facts share a name");
    assert_eq!(named, names().collect());
}

#[test]
fn what_is_otherwise_is_red() {
    for fact in facts(Extent::Quick).iter().take(12) {
        let finding = fact.check_against(json!(-1), &Watch::silent()).expect("nobody breaks it off");
        assert!(!finding.ok, "{}", finding.name);
    }
}

#[test]
fn a_check_hears_that_nobody_waits_and_tells_how_far_it_is() {
    let facts = facts(Extent::Full);
    let sweep = facts.last().expect("the longest comes last");
    let stop = Arc::new(AtomicBool::new(true));
    let heard = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&heard);
    let watch = Watch::new(stop, move |boards| _ = counter.fetch_add(boards, Ordering::Relaxed));
    assert_eq!(sweep.check(&watch), None);
    assert!(heard.load(Ordering::Relaxed) <= sweep.boards());
    for fact in facts.iter().take(QUICK) {
        heard.store(0, Ordering::Relaxed);
        _ = fact.check(&Watch::silent());
        _ = fact.check(&watch);
        assert_eq!(heard.load(Ordering::Relaxed), fact.boards(), "{}", fact.name());
    }
}
