//! Work in the background that is not a search being watched: a map to be laid out, a list to be gone through.
//!
//! An errand tells what it finds, piece by piece. Dropping it is the cancel: it hears of it with the next thing
//! it says, or from the flag that [`Teller::unless`] gives to a search.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{Builder, JoinHandle},
};

use crossbeam_channel::{Receiver, Sender, TryRecvError, unbounded};

use super::{Wake, run::words_of};
use crate::trace::{Flow, Stop, Unless};

/// Work on a thread of its own. Dropping it ends the work and waits for the thread.
pub struct Errand<T> {
    stop: Arc<AtomicBool>,
    inbox: Receiver<Result<T, String>>,
    thread: Option<JoinHandle<()>>,
}

/// What an errand has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said<T> {
    /// A piece of it.
    Piece(T),
    /// Nothing new so far.
    Nothing,
    /// There is no more to come.
    Over,
    /// It panicked, with these words.
    Lost(String),
}

/// Through which an errand says what it finds.
pub struct Teller<T> {
    stop: Arc<AtomicBool>,
    outbox: Sender<Result<T, String>>,
    wake: Wake,
}

impl<T> Teller<T> {
    /// Says a piece.
    ///
    /// # Errors
    /// If nobody wants it any more.
    pub fn say(&self, piece: T) -> Flow {
        self.ask()?;
        self.outbox.send(Ok(piece)).map_err(|_| Stop::Cancelled)?;
        (self.wake)();
        Ok(())
    }

    /// Goes on, between two parts of long work.
    ///
    /// # Errors
    /// If nobody wants it any more.
    pub fn ask(&self) -> Flow {
        if self.is_unwanted() { Err(Stop::Cancelled) } else { Ok(()) }
    }

    /// Whether nobody wants it any more.
    pub fn is_unwanted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// An observer that ends a search when nobody wants it any more.
    pub fn unless(&self) -> Unless<'_> {
        Unless(&self.stop)
    }
}

impl<T: Send + 'static> Errand<T> {
    /// Begins at once. `wake` is called whenever something has been said, and at the end.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(
        name: &str,
        wake: Wake,
        work: impl FnOnce(&Teller<T>) -> Flow + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let (outbox, inbox) = unbounded();
        let teller = Teller { stop: Arc::clone(&stop), outbox, wake };
        let thread = Builder::new().name(name.to_owned()).spawn(move || {
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| work(&teller))) {
                // Nobody there any more needs no reason.
                _ = teller.outbox.send(Err(words_of(&*panic)));
            }
            let Teller { outbox, wake, .. } = teller;
            drop(outbox);
            wake();
        })?;
        Ok(Self { stop, inbox, thread: Some(thread) })
    }

    /// The next thing it has said.
    pub fn poll(&self) -> Said<T> {
        match self.inbox.try_recv() {
            Ok(Ok(piece)) => Said::Piece(piece),
            Ok(Err(reason)) => Said::Lost(reason),
            Err(TryRecvError::Empty) => Said::Nothing,
            Err(TryRecvError::Disconnected) => Said::Over,
        }
    }
}

impl<T> Errand<T> {
    /// Tells it to end, and does not wait until it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for Errand<T> {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            // A panic has been caught inside.
            _ = thread.join();
        }
    }
}
