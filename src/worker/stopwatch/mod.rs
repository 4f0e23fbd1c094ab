//! The stopwatch: how long a search takes when nobody listens.
//!
//! A *bare* time is measured on one thread, apart from every run that is watched; the two kinds are never
//! mixed in one figure. [`measure`] takes it here and now; a [`Stopwatch`] takes a list of them on a thread
//! of its own and sends each as it is known.
//!
//! Dropping a stopwatch ends the search that is being timed. The flag for it is read once for each board
//! expanded, which costs up to 2 %: so much longer are the shortest of 101 runs of the sample 23415x768, in
//! each realm, than those to which nobody listens at all.

mod bare;
mod measure;

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

use crossbeam_channel::{Receiver, Sender, unbounded};

pub use bare::{Bare, Runs};
pub use measure::{Search, Timed, measure};

use super::{Wake, run::words_of};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    trace::Unless,
};

/// Times a list of searches on a thread of its own. Dropping it cancels the rest and waits for the thread,
/// which takes far less than 100 ms.
pub struct Stopwatch {
    results: Receiver<Timed>,
    faults: Receiver<String>,
    cancelled: Arc<AtomicBool>,
    /// Set when everything has been sent, before the last wake.
    finished: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Stopwatch {
    /// Begins with the first job at once. `wake` is called after each result and each fault has been sent,
    /// and at the end, on the stopwatch's thread.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub fn start(jobs: Vec<(Realm, Puzzle, Settings)>, wake: Wake) -> io::Result<Self> {
        let ((sender, results), (fault, faults)) = (unbounded(), unbounded());
        let [cancelled, finished] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let (flag, end) = (Arc::clone(&cancelled), Arc::clone(&finished));
        let run = move || {
            run_all(&jobs, &flag, (&sender, &fault), &*wake);
            end.store(true, Ordering::Release);
            nudge(&*wake);
        };
        let thread = thread::Builder::new().name("stopwatch".to_owned()).spawn(run)?;
        Ok(Self { results, faults, cancelled, finished, thread: Some(thread) })
    }

    /// The results known since the last call; never waits.
    pub fn poll(&self) -> impl Iterator<Item = Timed> {
        self.results.try_iter()
    }

    /// The words of panics since the last call; never waits.
    pub fn faults(&self) -> impl Iterator<Item = String> {
        self.faults.try_iter()
    }

    /// Whether every result is known that will be; those still to be polled are.
    pub fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Acquire)
    }
}

impl Drop for Stopwatch {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // The thread catches every panic of a search, so there is nothing to be told here.
            _ = thread.join();
        }
    }
}

/// Times one search after the other until all are done or nobody wants them. A panic costs the search that it
/// came from, and none of the others.
fn run_all(
    jobs: &[(Realm, Puzzle, Settings)],
    cancelled: &AtomicBool,
    (results, faults): (&Sender<Timed>, &Sender<String>),
    wake: &dyn Fn(),
) {
    for &(realm, puzzle, settings) in jobs.iter().take_while(|_| !cancelled.load(Ordering::Relaxed)) {
        let search = Search { realm, puzzle, settings };
        let timed = catch_unwind(AssertUnwindSafe(|| {
            if let Ok(timed) = measure(&search, Runs::Enough, Unless(cancelled)) {
                _ = results.send(timed);
                wake();
            }
        }));
        if let Err(panic) = timed {
            _ = faults.send(words_of(&*panic));
            nudge(wake);
        }
    }
}

/// Wakes where no result is at stake: a panic of `wake` itself leaves nothing to be told, and ends nothing.
fn nudge(wake: &dyn Fn()) {
    _ = catch_unwind(AssertUnwindSafe(wake));
}
