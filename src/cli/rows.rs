//! Rows in full: counted and timed here, and each search weighed by the program itself, run anew for it.

use std::{env, path::PathBuf};

use super::{exit::notice, report::Row};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    words::Words,
    worker::{Job, WeighError, peak_memory, stopwatch::Runs},
};

/// A row for each realm. Where the program cannot run itself, no memory is known, which is said once on standard
/// error.
pub fn rows(words: &Words, realms: &[Realm], puzzle: &Puzzle, settings: &Settings, runs: Runs) -> Vec<Row> {
    let mut rows: Vec<Row> = realms.iter().map(|realm| Row::of(*realm, puzzle, settings, runs)).collect();
    let jobs = realms.iter().map(|realm| Job::new(*realm, *puzzle, *settings));
    if let Err(error) = weigh(&mut rows, jobs) {
        notice(&words.tell("cli-unweighed", &[("reason", error.to_string().into())]));
    }
    rows
}

fn weigh(rows: &mut [Row], jobs: impl Iterator<Item = Job>) -> Result<(), WeighError> {
    let program: PathBuf = env::current_exe()?;
    for (row, job) in rows.iter_mut().zip(jobs) {
        row.peak_memory_bytes = Some(peak_memory(&program, &job, || false)?);
    }
    Ok(())
}
