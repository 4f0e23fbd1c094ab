//! Copies of the curves of a recording at regular intervals, from which those of any moment are at most one interval of events
//! away.

use std::sync::Arc;

use super::Series;

/// Events between two copies, a whole number of pages: some 1 ms of events.
pub const COPY_EVERY: u64 = 1 << 18;

/// The curves before event 0, and after each interval.
#[derive(Clone, Debug, Default)]
pub struct SeriesCopies(Vec<Arc<Series>>);

impl SeriesCopies {
    /// So many events have happened, and one more follows: where an interval begins, the curves are copied.
    pub fn note(&mut self, events: u64, series: &Series) {
        if events.is_multiple_of(COPY_EVERY) {
            self.0.push(Arc::new(series.clone()));
        }
    }

    /// The same as if only the first `events` events had happened.
    pub fn until(&self, events: u64) -> Self {
        Self(self.0.iter().take(events.div_ceil(COPY_EVERY) as usize).cloned().collect())
    }

    /// The curves where the last interval begins, and how many events there are before it.
    pub fn last(&self) -> (Series, u64) {
        let before = self.0.len().saturating_sub(1) as u64 * COPY_EVERY;
        (self.0.last().map(|series| (**series).clone()).unwrap_or_default(), before)
    }
}
