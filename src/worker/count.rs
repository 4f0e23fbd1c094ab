//! A search that runs on without being recorded: it is counted, and can still be stopped.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{Builder, JoinHandle},
};

use crossbeam_channel::{Receiver, bounded};

use super::{Job, Wake, run::words_of};
use crate::{
    realm::Answer,
    trace::{Tally, Unless},
};

/// A search that is only counted. Dropping it ends the search and waits for its thread.
pub struct Count {
    stop: Arc<AtomicBool>,
    inbox: Receiver<Result<(Tally, Answer), String>>,
    thread: Option<JoinHandle<()>>,
}

impl Count {
    /// Starts a search from the beginning.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(job: Job, wake: Wake) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let (outbox, inbox) = bounded(1);
        let flag = Arc::clone(&stop);
        let thread = Builder::new().name(format!("count {}", job.realm)).spawn(move || {
            let searched = catch_unwind(AssertUnwindSafe(|| {
                let mut observer = (Tally::default(), Unless(&flag));
                let answer = job.search(&mut observer, |_, _| Ok(()));
                (observer.0, answer)
            }));
            // Nobody there any more needs no answer.
            _ = outbox.send(searched.map_err(|panic| words_of(&*panic)));
            wake();
        })?;
        Ok(Self { stop, inbox, thread: Some(thread) })
    }

    /// Counts and answer, once they are known; or the words of a panic.
    pub fn poll(&self) -> Option<Result<(Tally, Answer), String>> {
        self.inbox.try_recv().ok()
    }
}

impl Drop for Count {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic has been caught inside.
            _ = thread.join();
        }
    }
}
