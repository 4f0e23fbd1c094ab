//! The faults, each once, with the place where it was found first.

use std::{collections::BTreeMap, fmt};

use super::ink::Flaw;

/// Faults, and where each was found first.
#[derive(Default)]
pub struct Faults(BTreeMap<String, String>);

impl Faults {
    /// A text that cannot be read.
    pub fn flaw(&mut self, flaw: &Flaw, at: &str) {
        let [text, other] = [&flaw.text, &flaw.other].map(|text| text.chars().take(40).collect::<String>());
        self.add(&format!("{:?} {text:?} {other:?}", flaw.fault), &format!("{at}: {flaw}"));
    }

    /// Anything else.
    pub fn add(&mut self, fault: &str, at: &str) {
        self.0.entry(fault.to_owned()).or_insert_with(|| at.to_owned());
    }

    /// Nothing, or a panic that lists everything.
    pub fn assert_none(&self) {
        assert!(self.0.is_empty(), "{self}");
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(fault, at)| writeln!(f, "{fault}\n    {at}"))
    }
}
