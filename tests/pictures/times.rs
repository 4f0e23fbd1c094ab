//! Run times, their curves and peak memory that pictures show. They are frozen: `cargo run --example pictures -- measure`
//! measures them anew, in a commit of its own.

use std::{collections::BTreeMap, fs, sync::Arc};

use eight_realms_app::desk::{
    lanes::Times,
    puzzles::{EXAMPLES, Example},
};
use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    puzzle::Puzzle,
    realm::Realm,
    replay::{TimeCurve, TimeSample},
};
use serde::{Deserialize, Serialize};

use super::inside::textbook;

/// Where they are kept.
pub const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures/times.json");

/// The file, by puzzle and realm.
#[derive(Serialize, Deserialize)]
pub struct TimesFile {
    pub convention: String,
    /// Processor, cores and system.
    pub machine: String,
    pub sample: BTreeMap<String, Entry>,
    pub hardest: BTreeMap<String, Entry>,
    pub unsolvable: BTreeMap<String, Entry>,
    pub textbook: BTreeMap<String, Entry>,
}

/// What was measured of one search.
#[derive(Clone, Serialize, Deserialize)]
pub struct Entry {
    pub search: Seconds,
    pub lookup: Option<Seconds>,
    pub memory_bytes: Option<u64>,
    /// Some 140 pairs: at so many boards expanded, such a share of the run time is over.
    pub curve: Option<String>,
}

/// Run times in seconds.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Seconds {
    median: f64,
    min: f64,
    max: f64,
    runs: u32,
}

impl TimesFile {
    /// The puzzles that pictures show: the sample, the hardest, the unsolvable one and the textbook's.
    pub fn puzzles() -> [Puzzle; 4] {
        let [.., hardest, unsolvable] = EXAMPLES.map(|example| example.puzzle());
        [Example::sample(), hardest, unsolvable, textbook()]
    }

    /// The kept times.
    pub fn read() -> Self {
        let text = fs::read_to_string(FILE).expect("the file is there");
        serde_json::from_str(&text).expect("the file holds times")
    }

    /// The times for a puzzle.
    pub fn of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, Times> {
        self.entries(puzzle).map(|(realm, entry)| (realm, entry.times())).collect()
    }

    /// Their curves.
    pub fn curves_of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, Arc<TimeCurve>> {
        self.entries(puzzle)
            .filter_map(|(realm, entry)| Some((realm, Arc::new(entry.time_curve()?))))
            .collect()
    }

    /// Peak memory, in bytes.
    pub fn memory_of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, u64> {
        self.entries(puzzle).filter_map(|(realm, entry)| Some((realm, entry.memory_bytes?))).collect()
    }

    fn entries(&self, puzzle: &Puzzle) -> impl Iterator<Item = (Realm, &Entry)> {
        let groups = [&self.sample, &self.hardest, &self.unsolvable, &self.textbook];
        let place =
            Self::puzzles().iter().position(|other| other == puzzle).expect("a puzzle that was measured");
        groups[place].iter().map(|(label, entry)| (label.parse().expect("a realm"), entry))
    }
}

impl Entry {
    fn times(&self) -> Times {
        let (search, lookup) = (self.search.into(), self.lookup.map(TimeSummary::from));
        Times { search, lookup, machine_load: MachineLoad::Quiet }
    }

    fn time_curve(&self) -> Option<TimeCurve> {
        let pair = |pair: &str| {
            let (expanded, share) = pair.split_once(':')?;
            Some((expanded.parse().ok()?, share.parse().ok()?))
        };
        let shares: Vec<(u64, f64)> =
            self.curve.as_ref()?.split(' ').map(|text| pair(text).expect("a pair of numbers")).collect();
        let (expanded, _) = *shares.last()?;
        Some(TimeCurve::ending_at(TimeSample { expanded, seconds: self.search.median }, &shares))
    }
}

impl From<TimeSummary> for Seconds {
    fn from(TimeSummary { median, min, max, runs }: TimeSummary) -> Self {
        Self { median, min, max, runs }
    }
}

impl From<Seconds> for TimeSummary {
    fn from(Seconds { median, min, max, runs }: Seconds) -> Self {
        Self { median, min, max, runs }
    }
}
