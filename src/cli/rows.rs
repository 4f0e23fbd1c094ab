//! Rows in full: counted and timed here, and the memory of each search measured by the program itself, run anew for it.

use super::exit::notice;
use crate::{
    job::{Runs, Search},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    report::ReportRow,
    words::Words,
    worker::{
        MemoryProbe,
        native::{SteadyClock, WeighError},
    },
};

/// A row for each realm. Where the program cannot run itself, no memory is known, which is reported once on standard
/// error.
pub fn rows(
    words: &Words,
    realms: &[Realm],
    puzzle: &Puzzle,
    settings: &Settings,
    runs: Runs,
) -> Vec<ReportRow> {
    let clock = SteadyClock::start();
    let row = |realm: &Realm| ReportRow::of(*realm, puzzle, settings, runs, &clock);
    let mut rows: Vec<ReportRow> = realms.iter().map(row).collect();
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
