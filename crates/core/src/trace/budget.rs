//! Observers that end a search: when enough boards are expanded, or when a flag is raised.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Event, Flow, Observer, Stop};

/// Ends a search that would expand more than a given number of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Expansions that are still allowed.
    pub expansions: u64,
}

impl Observer for Budget {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if let Event::Expand { .. } = event {
            self.expansions = self.expansions.checked_sub(1).ok_or(Stop::BudgetSpent)?;
        }
        Ok(())
    }
}

/// Ends a search once the flag is raised. The flag is looked at only at expansions, so that a search that is being
/// timed can be stopped at almost no cost.
#[derive(Clone, Copy, Debug)]
pub struct CancelObserver<'a>(pub &'a AtomicBool);

impl Observer for CancelObserver<'_> {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        match event {
            Event::Expand { .. } if self.0.load(Ordering::Relaxed) => Err(Stop::Cancelled),
            _ => Ok(()),
        }
    }
}
