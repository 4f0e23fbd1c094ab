//! Complete rows, counted and timed here. For the memory of each search the program runs itself anew.

use eight_realms_app::words::Words;
use eight_realms_core::{
    job::{Runs, Search},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    report::ReportRow,
};
use eight_realms_worker::worker::{
    MemoryProbe,
    native::{SteadyClock, WeighError},
};

use super::{exit::notice, progress};

/// A row for each realm. If the program cannot run itself, no memory is known, which is reported once on standard
/// error.
pub fn rows(
    words: &Words,
    realms: &[Realm],
    puzzle: &Puzzle,
    settings: &Settings,
    runs: Runs,
) -> Vec<ReportRow> {
    let clock = SteadyClock::start();
    // One realm is soon done; a bar that comes and goes would only flicker.
    let bar = (realms.len() > 1).then(|| progress::bar(words, realms.len() as u64));
    let row = |realm: &Realm| {
        if let Some(bar) = &bar {
            bar.set_message(words.tell("fact-realm", &[("realm", realm.label().into())]));
        }
        let row = ReportRow::of(*realm, puzzle, settings, runs, &clock);
        if let Some(bar) = &bar {
            bar.inc(1);
        }
        row
    };
    let mut rows: Vec<ReportRow> = realms.iter().map(row).collect();
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    let searches = realms.iter().map(|realm| Search::new(*realm, *puzzle, *settings));
    if let Err(error) = measure_memory(&mut rows, searches) {
        notice(&words.tell("cli-unweighed", &[("reason", error.to_string().into())]));
    }
    rows
}

fn measure_memory(rows: &mut [ReportRow], searches: impl Iterator<Item = Search>) -> Result<(), WeighError> {
    let probe = MemoryProbe::of_this_program()?;
    for (row, search) in rows.iter_mut().zip(searches) {
        row.peak_memory_bytes = Some(probe.peak_memory(&search, || false)?);
    }
    Ok(())
}
