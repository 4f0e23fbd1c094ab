//! The time that is added to a search if all its events are sent to another thread, which polls every millisecond and
//! reads everything.
//!
//! The figures are CPU times of the thread that searches, from its birth to the end of the search, in alternating
//! rounds. While it sleeps for want of room in the channel, a thread has no CPU time, so a reader that is too slow
//! costs next to nothing here.

use std::{
    hint::black_box,
    sync::{Arc, OnceLock},
    thread,
    time::Duration,
};

use cpu_time::ThreadTime;
use eight_realms_core::{
    job::{Message, Search},
    trace::{Event, Flow, Observer},
};
use eight_realms_worker::worker::{Host, native::rest};

use super::{breadth_first, longest, spread::Spread};

/// Number of rounds of each: odd, so that a median is a measured one.
const ROUNDS: usize = 11;
/// Maximum duration of a poll, as the window has it in a frame.
const DRAIN: Duration = Duration::from_millis(2);

pub fn measure() {
    println!(
        "\n{:44} {:>10} {:>9} {:>6} {:>9} {:>6} {:>6} {:>9}",
        "streaming, CPU time", "events", "bare ms", "±", "ms", "±", "ratio", "ns/event"
    );
    row("realm 2, 31 moves", &breadth_first());
    row("realm 8, misplaced tiles, 867254301", &longest());
}

fn row(name: &str, job: &Search) {
    let (mut plain, mut streamed, mut events) = (Vec::new(), Vec::new(), 0);
    for _ in 0..ROUNDS {
        plain.push(unobserved(job));
        let (spent, received) = stream(job);
        streamed.push(spent);
        events = received;
    }
    let (plain, streamed) = (Spread::of(&plain), Spread::of(&streamed));
    println!(
        "{name:44} {events:>10} {:>9.2} {:>6.2} {:>9.2} {:>6.2} {:>5.2}× {:>9.2}",
        plain.median,
        plain.deviation,
        streamed.median,
        streamed.deviation,
        streamed.median / plain.median,
        (streamed.median - plain.median) * 1e6 / events as f64,
    );
}

/// Milliseconds of a thread that searches without an observer.
fn unobserved(job: &Search) -> f64 {
    let Search { lane, puzzle, settings, .. } = job.clone();
    let searched = thread::spawn(move || {
        _ = black_box(lane.search(&puzzle, &settings, &mut ()));
        milliseconds()
    });
    searched.join().expect("a search does not panic")
}

/// Milliseconds of a thread that searches and sends, and the number of events received.
fn stream(job: &Search) -> (f64, u64) {
    let spent = Arc::new(OnceLock::new());
    let run = Host::new(Arc::new(|| {})).start_observed(job.clone(), CpuClock(Arc::clone(&spent)));
    let run = run.expect("a thread");
    run.allow_until(u64::MAX);
    let (mut events, mut is_over) = (0, false);
    while !is_over {
        run.poll(DRAIN, |message| match message {
            Message::Events { batch, .. } => {
                events += batch.iter().filter(|event| is_read(event)).count() as u64;
            }
            Message::Done(_) | Message::Lost { .. } => is_over = true,
            _ => {}
        });
        rest();
    }
    (*spent.get().expect("the search is over"), events)
}

/// Touches an event.
fn is_read(event: &Event) -> bool {
    black_box(event);
    true
}

/// An observer that ignores all events, and stores the CPU time of its thread when the search drops it.
struct CpuClock(Arc<OnceLock<f64>>);

impl Observer for CpuClock {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }
}

impl Drop for CpuClock {
    fn drop(&mut self) {
        _ = self.0.set(milliseconds());
    }
}

/// CPU time of this thread since its birth, in milliseconds.
fn milliseconds() -> f64 {
    ThreadTime::now().as_duration().as_secs_f64() * 1e3
}
