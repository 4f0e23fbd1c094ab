//! Measures the times that pictures show.

use std::{collections::BTreeMap, env, fs, path::Path, thread};

use eight_realms_core::{
    job::{Runs, Search, TimeSummary, TimedSearch, measure, measure_curve},
    puzzle::Puzzle,
    realm::{Realm, Settings, Table},
    replay::TimeSample,
    trace::Tally,
};
use eight_realms_worker::worker::native::{SteadyClock, peak_memory};

use crate::pictures::times::{Entry, TimesFile};

const CONVENTION: &str = "run time: without recording, one thread, median of so many runs, in seconds; realm 3: search is \
                          the table's building; unsolvable: the search of realm 1, the parity test of the others; memory: \
                          the most bytes that the search had allocated at once, in a process of its own; curve: boards \
                          expanded, and the share of the run time that is over";
/// Number of steps of a share that the file tells apart.
const SHARE_STEPS: f64 = 10_000.0;

/// Measures every search of the puzzles that pictures show. `program` weighs their memory.
pub fn times(program: &Path) -> TimesFile {
    let [sample, hardest, unsolvable, textbook] =
        TimesFile::puzzles().map(|puzzle| Realm::ALL.map(|realm| entry(realm, puzzle, program)));
    let by_label = |entries: [Entry; Realm::ALL.len()]| -> BTreeMap<String, Entry> {
        Realm::ALL.iter().map(|realm| realm.label().to_owned()).zip(entries).collect()
    };
    TimesFile {
        convention: CONVENTION.to_owned(),
        machine: machine(),
        sample: by_label(sample),
        hardest: by_label(hardest),
        unsolvable: by_label(unsolvable),
        textbook: by_label(textbook),
    }
}

fn entry(realm: Realm, puzzle: Puzzle, program: &Path) -> Entry {
    let search = Search::new(realm, puzzle, Settings::default());
    let times =
        measure(&search, Runs::Enough, &SteadyClock::start(), ()).expect("without an observer that ends it");
    let memory = || peak_memory(program, &search, || false).expect("the program weighs its search");
    Entry {
        search: times.run_time.into(),
        lookup: times.lookup.map(Into::into),
        memory_bytes: puzzle.is_solvable().then(memory),
        curve: curve(search, &times.run_time),
    }
}

/// The curve as shares of the run time, if anything is searched.
fn curve(search: Search, run_time: &TimeSummary) -> Option<String> {
    let mut tally = Tally::default();
    if search.lane.looks_up() {
        Table::build(search.puzzle.goal, search.settings.order, &mut tally).expect("nothing ends it");
    } else {
        search.lane.search(&search.puzzle, &search.settings, &mut tally).expect("nothing ends it");
    }
    let timed = TimedSearch { search, expanded: tally.expanded };
    let curve = measure_curve(&timed, run_time, &SteadyClock::start(), ()).expect("nothing ends it")?;
    let pair = |at: TimeSample| {
        let share = (at.seconds / run_time.median * SHARE_STEPS).round() / SHARE_STEPS;
        format!("{}:{share}", at.expanded)
    };
    Some(curve.samples().map(pair).collect::<Vec<_>>().join(" "))
}

fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        info.lines().find(|line| line.starts_with("model name")).and_then(|line| line.split(": ").nth(1));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {}", model.unwrap_or("unnamed processor"), env::consts::OS)
}
