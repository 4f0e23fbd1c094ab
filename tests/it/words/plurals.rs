//! One is written in the singular: where a message counts, it has a form for one.

use eight_realms_app::words::{Language, Words};

use super::{messages, with_all};

/// What is counted, in the plural.
const NOUNS: [&str; 26] = [
    "boards",
    "bounds",
    "buckets",
    "cases",
    "cells",
    "characters",
    "comparisons",
    "digits",
    "duplicates",
    "elements",
    "entries",
    "events",
    "expansions",
    "facts",
    "inversions",
    "layers",
    "letters",
    "lookups",
    "moves",
    "nodes",
    "operations",
    "paths",
    "runs",
    "strings",
    "swaps",
    "times",
];

/// Why the number in some messages is never one.
const NEVER_ONE: &[(&str, &[&str])] = &[
    (
        "there are more than eighty facts",
        &["check-done", "check-forecast", "check-otherwise", "check-broken-off"],
    ),
    (
        "these are all boards that can be reached, or all that there are",
        &[
            "depth-note",
            "exhausted-table",
            "exhausted-two-way",
            "heuristics-counterexample-none",
            "heuristics-counterexample-tries",
            "heuristics-exact-hint",
            "map-apart-why",
            "map-reached",
            "race-table-cost",
            "strip",
            "structures-elements",
            "structures-signs",
            "why-table-exhausted",
            "why-buckets-exhausted",
            "why-heap-exhausted",
            "why-list-exhausted",
            "why-twoway-exhausted",
        ],
    ),
    ("these boards have more than nine cells", &["error-board-many", "error-board-many-blanks"]),
    ("the farthest board lies some thirty moves away", &["depth-none"]),
    ("a longer path than another has two moves or more", &["ask-fate-rival-first-come"]),
    ("sides that do not meet in the first layer are two moves apart or more", &["ask-meet-right-no"]),
    ("the number is even", &["ask-solvable-right-yes"]),
    (
        "these limits are in the thousands and beyond",
        &["error-cap", "error-long", "usage-arguments", "usage-question-too-long", "usage-line-too-long"],
    ),
    ("with the blank counted, thousands of boards are overestimated", &["heuristics-blank-boards"]),
    ("one conflict adds two moves", &["heuristics-conflict"]),
    (
        "what is not optimal has two moves or more",
        &["heuristics-path-found", "heuristics-path-shortest", "heuristics-ratio", "heuristics-too-long"],
    ),
    (
        "the factor has decimals, or is two and more",
        &[
            "lane-does-weighted",
            "lane-does-weighted-ida",
            "plot-time-busy-uneven",
            "report-weight",
            "why-buckets-solved-early-weighted",
            "why-buckets-solved-weighted",
            "why-deep-solved-weighted",
            "why-heap-solved-early-weighted",
            "why-heap-solved-weighted",
            "why-list-solved-early-weighted",
            "why-list-solved-weighted",
        ],
    ),
    ("the range ends above its beginning", &["plot-time-unit-range"]),
    (
        "a board one move from the start is reached first by that move",
        &[
            "why-buckets-improve",
            "why-heap-improve",
            "why-heap-improve-greedy",
            "why-list-improve",
            "why-list-improve-greedy",
            "why-buckets-reopen",
            "why-heap-reopen",
            "why-list-reopen",
        ],
    ),
    ("a duplicate lies in the second layer or beyond", &["why-queue-duplicate", "why-twoway-duplicate"]),
];

/// The message with each number as one, where it speaks of one thing in the plural.
fn faults() -> Vec<String> {
    let (all, words) = (messages(Language::English), Words::new(Language::English));
    let is_fault = |text: &str| {
        let words: Vec<&str> = text.split([' ', '\u{a0}', '\n']).collect();
        words.windows(2).any(|pair| {
            let noun = pair[1].trim_end_matches([',', '.', ':', ';', ')']);
            pair[0].trim_start_matches('(') == "1" && NOUNS.contains(&noun)
        })
    };
    let texts = all.keys().map(|id| (id, with_all(&all, words, id, 1)));
    texts.filter(|(_, text)| is_fault(text)).map(|(id, text)| format!("{id}: {text}")).collect()
}

#[test]
fn one_is_written_in_the_singular() {
    let faults = faults();
    let excused: Vec<&str> = NEVER_ONE.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    let id_of = |fault: &String| fault.split(':').next().unwrap_or_default().to_owned();
    let left: Vec<&String> =
        faults.iter().filter(|fault| !excused.contains(&id_of(fault).as_str())).collect();
    assert!(left.is_empty(), "{left:#?}");
    let needless: Vec<&&str> =
        excused.iter().filter(|id| !faults.iter().any(|fault| id_of(fault) == **id)).collect();
    assert!(needless.is_empty(), "{needless:?} count nothing in the plural");
}
