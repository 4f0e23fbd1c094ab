//! Bytes an event, indices included: the maximum that a recording occupied while it grew, counted by the allocator.

use eight_realms_core::{
    job::{BATCH, Search},
    realm::{Realm, Settings},
    replay::Recording,
    trace::Event,
};
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc, PeakMemAllocTrait};

use super::{breadth_first, job, longest, through_the_half};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

/// A board of the other half.
const UNSOLVABLE: &str = "12345687x";

pub fn measure() {
    println!("\n{:44} {:>10} {:>10} {:>9}", "memory of a recording", "events", "MB", "B/event");
    row("realm 2, 31 moves", &breadth_first());
    row("realm 3, its table", &job(Realm::Table, "64785x321", Settings::default()));
    for realm in [Realm::Bidirectional, Realm::Misplaced, Realm::Heap] {
        row(&format!("realm {realm} through the whole half"), &job(realm, UNSOLVABLE, through_the_half()));
    }
    row("realm 8, misplaced tiles, 867254301", &longest());
}

fn row(name: &str, job: &Search) {
    let events = events_of(job);
    ALLOCATOR.reset_peak_memory();
    let recording = recording_of(job.lane.realm, &events);
    let bytes = ALLOCATOR.get_peak_memory() as f64;
    let events = recording.len();
    println!("{name:44} {events:>10} {:>10.2} {:>9.2}", bytes / 1e6, bytes / events as f64);
}

/// A whole search, recorded.
pub fn record(job: &Search) -> Recording {
    recording_of(job.lane.realm, &events_of(job))
}

fn events_of(job: &Search) -> Vec<Event> {
    let mut events = Vec::new();
    job.lane.realm.search(&job.puzzle, &job.settings, &mut events).expect("without an observer that ends it");
    events
}

/// Records events in batches, as they come from a worker.
fn recording_of(realm: Realm, events: &[Event]) -> Recording {
    let mut recording = Recording::of(realm);
    for (batch, events) in events.chunks(BATCH).enumerate() {
        recording.extend(events, batch as f64);
    }
    recording
}
