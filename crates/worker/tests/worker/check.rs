//! The facts that the program checks about itself. That they hold is what its command tests: `cli/check`.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use eight_realms_core::check::{Extent, Fact, facts, names};
use eight_realms_worker::checking::{Watch, check};
use serde_json::json;

/// So many of the facts that are quick to check are checked twice here.
const QUICK: usize = 40;

#[test]
fn every_fact_has_a_name_of_its_own() {
    let facts = facts(Extent::Full);
    let fact_names: BTreeSet<&str> = facts.iter().map(Fact::name).collect();
    assert_eq!(fact_names.len(), facts.len(), "two facts share a name");
    assert_eq!(fact_names, names().collect());
}

#[test]
fn a_finding_that_differs_is_not_ok() {
    for fact in facts(Extent::Quick).iter().take(12) {
        let finding = check(fact, json!(-1), &Watch::silent()).expect("nobody breaks it off");
        assert!(!finding.ok, "{}", finding.name);
    }
}

#[test]
fn a_check_can_be_cancelled_and_reports_its_progress() {
    let facts = facts(Extent::Full);
    let sweep = facts.last().expect("the longest comes last");
    let stop = Arc::new(AtomicBool::new(true));
    let progress = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&progress);
    let watch = Watch::new(stop, move |boards| _ = counter.fetch_add(boards, Ordering::Relaxed));
    assert_eq!(check(sweep, sweep.expected(), &watch), None);
    assert!(progress.load(Ordering::Relaxed) <= sweep.boards() as u64);
    for fact in facts.iter().take(QUICK) {
        progress.store(0, Ordering::Relaxed);
        _ = check(fact, fact.expected(), &Watch::silent());
        _ = check(fact, fact.expected(), &watch);
        assert_eq!(progress.load(Ordering::Relaxed), fact.boards() as u64, "{}", fact.name());
    }
}
