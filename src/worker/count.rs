//! A search that runs on without being recorded: it is counted, and can still be stopped.

use std::io;

use super::{Errand, Job, Said, Wake};
use crate::{realm::Answer, trace::Tally};

/// A search that is only counted: an errand that says one thing. Dropping it ends the search and waits for its
/// thread.
pub struct Count(Errand<(Tally, Answer)>);

impl Count {
    /// Starts a search from the beginning.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(job: Job, wake: Wake) -> io::Result<Self> {
        let name = format!("count {}", job.realm);
        let errand = Errand::start(&name, wake, move |teller| {
            let mut observer = (Tally::default(), teller.unless());
            let answer = job.search(&mut observer, |_, _| Ok(()));
            teller.say((observer.0, answer))
        });
        errand.map(Self)
    }

    /// Counts and answer, once they are known; or the words of a panic.
    pub fn poll(&self) -> Option<Result<(Tally, Answer), String>> {
        match self.0.poll() {
            Said::Piece(counted) => Some(Ok(counted)),
            Said::Lost(reason) => Some(Err(reason)),
            Said::Nothing | Said::Over => None,
        }
    }
}
