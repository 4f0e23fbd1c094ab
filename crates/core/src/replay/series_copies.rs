//! Copies of the curves of a recording at regular intervals. The curves of any moment are at most one interval of
//! events away from a copy.

use std::sync::Arc;

use super::Series;

/// Events between two copies: a whole number of pages, read in about 1 ms.
pub const COPY_EVERY: u64 = 1 << 18;

/// The curves before event 0, and after each interval.
#[derive(Clone, Debug, Default)]
pub struct SeriesCopies(Vec<Arc<Series>>);

impl SeriesCopies {
    /// Copies the curves if an interval begins after the first `events` events. Another event follows them.
    pub fn note(&mut self, events: u64, series: &Series) {
        if events.is_multiple_of(COPY_EVERY) {
            self.0.push(Arc::new(series.clone()));
        }
    }

    /// Returns the copies of the first `events` events alone.
    pub fn until(&self, events: u64) -> Self {
        Self(self.0.iter().take(events.div_ceil(COPY_EVERY) as usize).cloned().collect())
    }

    /// The curves at the beginning of the last interval, and the number of events before it.
    pub fn last(&self) -> (Series, u64) {
        let before = self.0.len().saturating_sub(1) as u64 * COPY_EVERY;
        (self.0.last().map(|series| (**series).clone()).unwrap_or_default(), before)
    }
}
