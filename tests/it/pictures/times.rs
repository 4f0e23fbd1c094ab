//! Run times, their curves and peak memory that pictures show: measured once, by the command that draws the pictures anew.

use std::{collections::BTreeMap, env, fs, path::Path, sync::Arc};

use eight_realms::{
    app::{EXAMPLES, Example, Times},
    job::{MachineLoad, Runs, Search, TimeSummary, TimedSearch, measure, measure_curve},
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
    replay::{TimeCurve, TimeSample},
    trace::Tally,
    worker::native::{SteadyClock, peak_memory},
};
use serde::{Deserialize, Serialize};

use super::inside::textbook;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/times.json");
/// Some 140 places of each search, on one line.
const CURVES_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/time-curves.json");
/// So many steps of a share are told apart in that file.
const SHARE_STEPS: f64 = 10_000.0;

/// The file: seconds, by puzzle and realm.
#[derive(Serialize, Deserialize)]
pub struct TimesFile {
    convention: String,
    machine: String,
    sample: BTreeMap<String, Entry>,
    hardest: BTreeMap<String, Entry>,
    unsolvable: BTreeMap<String, Entry>,
    textbook: BTreeMap<String, Entry>,
    /// In a file of their own.
    #[serde(skip)]
    curves: Curves,
}

/// By puzzle and realm: at so many boards expanded, such a share of the run time is over.
type Curves = BTreeMap<String, BTreeMap<String, Vec<(u64, f64)>>>;

#[derive(Clone, Copy, Serialize, Deserialize)]
struct Entry {
    search: Seconds,
    lookup: Option<Seconds>,
    memory_bytes: Option<u64>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
struct Seconds {
    median: f64,
    min: f64,
    max: f64,
    runs: u32,
}

impl TimesFile {
    /// The times in the file; measured anew first, if the pictures are to be drawn anew.
    pub fn of_this_run() -> Self {
        if env::var("UPDATE_SNAPSHOTS").is_ok_and(|value| value == "force") {
            let measured = Self::measured();
            let text = serde_json::to_string_pretty(&measured).expect("numbers can be written");
            fs::write(FILE, text + "\n").expect("the file can be written");
            let curves = serde_json::to_string(&measured.curves).expect("numbers can be written");
            fs::write(CURVES_FILE, curves + "\n").expect("the file can be written");
        }
        let [times, curves] =
            [FILE, CURVES_FILE].map(|file| fs::read_to_string(file).expect("the file is there"));
        let curves = serde_json::from_str(&curves).expect("the file holds curves");
        Self { curves, ..serde_json::from_str(&times).expect("the file holds times") }
    }

    /// The curves of those times.
    pub fn curves_of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, Arc<TimeCurve>> {
        let curves = self.curves.get(&name_of(puzzle)).into_iter().flatten();
        let curve = |(label, shares): (&String, &Vec<(u64, f64)>)| {
            let realm: Realm = label.parse().expect("a realm");
            let (expanded, _) = *shares.last()?;
            let (_, entry) = self.entries(puzzle).find(|(timed, _)| *timed == realm)?;
            let end = TimeSample { expanded, seconds: entry.search.median };
            Some((realm, Arc::new(TimeCurve::ending_at(end, shares))))
        };
        curves.filter_map(curve).collect()
    }

    /// The times for a puzzle that pictures show.
    pub fn of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, Times> {
        self.entries(puzzle).map(|(realm, entry)| (realm, entry.times())).collect()
    }

    /// Peak memory for it, in bytes.
    pub fn memory_of(&self, puzzle: &Puzzle) -> BTreeMap<Realm, u64> {
        self.entries(puzzle).filter_map(|(realm, entry)| Some((realm, entry.memory_bytes?))).collect()
    }

    fn entries(&self, puzzle: &Puzzle) -> impl Iterator<Item = (Realm, &Entry)> {
        let entries = match puzzle {
            _ if !puzzle.is_solvable() => &self.unsolvable,
            _ if *puzzle == Example::sample() => &self.sample,
            _ if *puzzle == textbook() => &self.textbook,
            _ => &self.hardest,
        };
        entries.iter().map(|(label, entry)| (label.parse().expect("a realm"), entry))
    }

    fn measured() -> Self {
        let mut curves = Curves::new();
        let mut measure_all = |puzzle| measure_all(puzzle, curves.entry(name_of(&puzzle)).or_default());
        Self {
            convention:
                "run time: without recording, one thread, median of so many runs, in seconds; realm 3: search is \
                         the table's building; unsolvable: the search of realm 1, the parity test of the others; memory: the most bytes that the \
                         search had allocated at once, in a process of its own"
                    .to_owned(),
            machine: machine(),
            sample: measure_all(Example::sample()),
            hardest: measure_all(EXAMPLES[EXAMPLES.len() - 2].puzzle()),
            unsolvable: measure_all(EXAMPLES[EXAMPLES.len() - 1].puzzle()),
            textbook: measure_all(textbook()),
            curves,
        }
    }
}

/// Under which name a puzzle's curves stand.
fn name_of(puzzle: &Puzzle) -> String {
    format!("{} {}", puzzle.start, puzzle.goal)
}

fn measure_all(puzzle: Puzzle, curves: &mut BTreeMap<String, Vec<(u64, f64)>>) -> BTreeMap<String, Entry> {
    let entry = |realm: Realm| {
        let search = Search::new(realm, puzzle, Settings::default());
        let times = measure(&search, Runs::Enough, &SteadyClock::start(), ())
            .expect("without an observer that ends it");
        curves.extend(curve(search, &times.run_time).map(|curve| (realm.label().to_owned(), curve)));
        let entry = Entry {
            search: times.run_time.into(),
            lookup: times.lookup.map(Seconds::from),
            memory_bytes: puzzle.is_solvable().then(|| memory(realm, puzzle)),
        };
        (realm.label().to_owned(), entry)
    };
    Realm::ALL.into_iter().map(entry).collect()
}

/// Where anything is searched, its curve as shares of the run time; the end is the last of them.
fn curve(search: Search, run_time: &TimeSummary) -> Option<Vec<(u64, f64)>> {
    let mut tally = Tally::default();
    if search.realm.looks_up() {
        Table::build(search.puzzle.goal, search.settings.order, &mut tally).expect("nothing ends it");
    } else {
        search.realm.search(&search.puzzle, &search.settings, &mut tally).expect("nothing ends it");
    }
    let timed = TimedSearch { search, expanded: tally.expanded };
    let curve = measure_curve(&timed, run_time, &SteadyClock::start(), ()).expect("nothing ends it")?;
    let share = |at: TimeSample| (at.seconds / run_time.median * SHARE_STEPS).round() / SHARE_STEPS;
    Some(curve.samples().map(|at| (at.expanded, share(at))).collect())
}

/// The program of this build measures the memory of its own search.
fn memory(realm: Realm, puzzle: Puzzle) -> u64 {
    let program = Path::new(env!("CARGO_BIN_EXE_eight-realms"));
    let job = Search::new(realm, puzzle, Settings::default());
    peak_memory(program, &job, || false).expect("the program weighs its search")
}

/// Processor, cores and system of this machine.
fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        info.lines().find(|line| line.starts_with("model name")).and_then(|line| line.split(": ").nth(1));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {}", model.unwrap_or("unnamed processor"), env::consts::OS)
}

impl Entry {
    fn times(&self) -> Times {
        let (search, lookup) = (self.search.into(), self.lookup.map(TimeSummary::from));
        Times { search, lookup, machine_load: MachineLoad::Quiet }
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
