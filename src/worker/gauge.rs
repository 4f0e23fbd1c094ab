//! What a search costs besides time: its work, counted, and its memory, weighed. Realm after realm, each told
//! as soon as it is known.

use std::{path::Path, sync::Arc};

use super::{
    Job, Teller,
    memory::{WeighError, peak_memory},
};
use crate::{
    realm::Realm,
    replay::WorkCurve,
    trace::{Flow, Stop},
};

/// What is known of one search.
#[derive(Clone, Debug)]
pub enum Gauged {
    /// Its work.
    Work(Realm, Arc<WorkCurve>),
    /// The most bytes that it has allocated at once.
    Memory(Realm, u64),
    /// Why a search could not be weighed; told once, and the others are weighed all the same.
    Unweighed(String),
}

/// Counts the work of each search. Where parity has answered there is none to tell of.
///
/// # Errors
/// If nobody wants it any more.
pub fn count_work(jobs: &[Job], teller: &Teller<Gauged>) -> Flow {
    for Job { realm, puzzle, settings, .. } in jobs {
        if let Some(curve) = WorkCurve::of(*realm, puzzle, settings, teller.unless())? {
            teller.say(Gauged::Work(*realm, Arc::new(curve)))?;
        }
    }
    Ok(())
}

/// Weighs each search by running `program`. Where parity has answered there is nothing to tell of.
///
/// # Errors
/// If nobody wants it any more.
pub fn weigh(program: &Path, jobs: &[Job], teller: &Teller<Gauged>) -> Flow {
    let is_searched = |job: &&Job| !job.realm.is_answered_by_parity(&job.puzzle, &job.settings);
    let mut trouble = None;
    for job in jobs.iter().filter(is_searched) {
        match peak_memory(program, job, || teller.is_unwanted()) {
            Ok(bytes) => teller.say(Gauged::Memory(job.realm, bytes))?,
            Err(WeighError::Unwanted) => return Err(Stop::Cancelled),
            Err(error) => trouble = trouble.or(Some(error.to_string())),
        }
    }
    trouble.map_or(Ok(()), |reason| teller.say(Gauged::Unweighed(reason)))
}
