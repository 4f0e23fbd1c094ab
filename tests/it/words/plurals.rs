//! One is written in the singular: where a message counts, it has a form for one.

use eight_realms::words::{Language, Words};

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

/// Messages whose number is never one, each with the reason.
const NEVER_ONE: &[(&str, &str)] = &[
    ("check-done", "there are more than eighty facts"),
    ("check-forecast", "there are more than eighty facts"),
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
    let is_excused = |fault: &String| NEVER_ONE.iter().any(|(id, _)| fault.split(':').next() == Some(*id));
    let left: Vec<&String> = faults.iter().filter(|fault| !is_excused(fault)).collect();
    assert!(left.is_empty(), "{left:#?}");
    for (id, reason) in NEVER_ONE {
        assert!(faults.iter().any(|fault| fault.split(':').next() == Some(*id)), "{id} needs no reason");
        assert!(reason.split(' ').count() > 3, "{id}");
    }
}
