//! Complete rows, counted and timed here. For the memory of each search the program runs itself anew.

use eight_realms_app::words::Words;
use eight_realms_core::{
    job::{Runs, Search},
    puzzle::Puzzle,
    report::ReportRow,
};
use eight_realms_worker::worker::{
    MemoryProbe,
    native::{SteadyClock, WeighError},
};

use super::{exit::notice, progress, search_request::RowRequest};

/// A row for each search. If the program cannot run itself, no memory is known, which is reported once on standard
/// error.
pub fn rows(words: &Words, requests: &[RowRequest], puzzle: &Puzzle, runs: Runs) -> Vec<ReportRow> {
    let clock = SteadyClock::start();
    // One realm is soon done; a bar that comes and goes would only flicker.
    let bar = (requests.len() > 1).then(|| progress::bar(words, requests.len() as u64));
    let row = |RowRequest { letter, lane }: &RowRequest| {
        if let Some(bar) = &bar {
            bar.set_message(words.tell("fact-realm", &[("realm", lane.to_string().into())]));
        }
        let row = ReportRow { lane: *letter, ..ReportRow::of(*lane, puzzle, runs, &clock) };
        if let Some(bar) = &bar {
            bar.inc(1);
        }
        row
    };
    let mut rows: Vec<ReportRow> = requests.iter().map(row).collect();
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    let searches =
        requests.iter().map(|RowRequest { lane, .. }| Search::new(lane.realm, *puzzle, lane.settings));
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
