//! Realm 1: with which strings another is compared, and what each comparison leaves possible.

use std::{cmp::Ordering, collections::BTreeSet};

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::structures::{
        LookupOutcome, Operation, StringComparison, StringLookup, Structure, StructureMoment,
    },
    trace::Work,
};

use super::cases::Case;
use crate::{
    probe::{board, puzzle},
    samples::size,
};

/// The look-up of an event and its comparisons.
fn lookup(shown: &StructureMoment) -> Option<(StringLookup, Vec<StringComparison>)> {
    let Structure::StringSet(set) = &shown.structure else { panic!("{:?}", shown.structure) };
    let comparisons = shown.operations.iter().map(|operation| match operation {
        Operation::Compared(comparison) => *comparison,
        other => panic!("{other:?}"),
    });
    Some((set.lookup?, comparisons.collect()))
}

#[test]
fn the_sample_has_the_comparisons_of_its_search() {
    let case = Case::sample(Realm::StringSet);
    assert_eq!(case.work().of(Work::StringComparisons), 1_118_260);
    assert_eq!(case.at(case.recording.len()).work, case.work());
}

/// The board of the pictures, at the 868th expansion.
#[test]
fn a_new_string_is_compared_fifteen_times_among_1425() {
    let case = Case::sample(Realm::StringSet);
    let mut replay = case.replay();
    let expansion = case.recording.moment_of_expansion(868);
    let (moment, shown) = (expansion..expansion + 5)
        .map(|moment| (moment, case.by(&mut replay, moment)))
        .find(|(_, shown)| shown.event.and_then(|event| event.board()) == Some(board("53821x746")))
        .expect("it is generated there");
    let (lookup, comparisons) = lookup(&shown).expect("it is looked up");
    assert_eq!((lookup.strings, comparisons.len()), (1_425, 15), "at {moment}");
    assert_eq!(lookup.of.outcome, LookupOutcome::New);
    let Structure::StringSet(set) = &shown.structure else { unreachable!() };
    assert_eq!(set.len, 1_426);
}

/// A set of the test's own says what comes before what.
#[test]
fn every_comparison_narrows_what_is_possible_down_to_the_string_or_its_gap() {
    let puzzles = [puzzle("2831647x5", "1238x4765"), puzzle("23415x768", "32415x768")];
    for puzzle in puzzles.into_iter().take(size(2, 1)) {
        let case = Case::of(Realm::StringSet, Puzzle { ..puzzle }, Settings::default());
        let mut strings = BTreeSet::new();
        for shown in case.moments().take(3_000) {
            let Some((lookup, comparisons)) = lookup(&shown) else {
                assert_eq!(shown.operations, [], "{case} at {}", shown.moment);
                continue;
            };
            check(&lookup, &comparisons, &strings);
            let sought = lookup.of.board.letters();
            let is_new = strings.insert(sought);
            assert_eq!(is_new, lookup.of.outcome == LookupOutcome::New, "{case} at {}", shown.moment);
        }
    }
}

fn check(lookup: &StringLookup, comparisons: &[StringComparison], strings: &BTreeSet<String>) {
    let sought = lookup.of.board.letters();
    let before = |string: &String| strings.range::<String, _>(..string).count() as u32;
    assert_eq!((lookup.strings, lookup.before), (strings.len() as u32, before(&sought)));
    let (mut low, mut high) = (0, lookup.strings);
    for comparison in comparisons {
        let with = comparison.with.letters();
        assert!(strings.contains(&with), "{with} is in the set");
        assert_eq!((comparison.order, comparison.before), (sought.cmp(&with), before(&with)));
        let differs_at = sought.bytes().zip(with.bytes()).position(|(one, other)| one != other);
        assert_eq!(comparison.differs_at.map(usize::from), differs_at, "{sought} {with}");
        assert!(comparison.low >= low && comparison.high <= high, "it only narrows");
        (low, high) = (comparison.low, comparison.high);
        assert!(low <= lookup.before && lookup.before <= high, "{comparison:?}");
    }
    let is_found = comparisons.last().is_some_and(|last| last.order == Ordering::Equal);
    assert_eq!(is_found, lookup.of.outcome == LookupOutcome::Duplicate);
    assert_eq!(high - low, u32::from(is_found), "the gap, or the string itself");
}
