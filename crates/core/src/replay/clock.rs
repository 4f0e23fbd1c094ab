//! Streamed time: how long the search had run at each event, waiting and sending excluded.
//!
//! The worker reads the clock once a batch. Between two batches time is assumed to pass evenly.

/// Search seconds at the end of each batch.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ticks: Vec<(u64, f64)>,
}

impl Clock {
    /// Notes that the search had run for `seconds` when it had sent `events` events.
    pub fn tick(&mut self, events: u64, seconds: f64) {
        self.ticks.push((events, seconds));
    }

    /// A clock on which time passes evenly: `seconds` for `events` events.
    pub fn even(events: u64, seconds: f64) -> Self {
        Self { ticks: vec![(events, seconds)] }
    }

    /// Returns the clock of the first `events` events alone.
    pub fn until(&self, events: u64) -> Self {
        let before = self.ticks.iter().take_while(|(tick, _)| *tick < events).copied();
        let last = (events > 0).then(|| (events, self.seconds_at(events)));
        Self { ticks: before.chain(last).collect() }
    }

    /// Search time after the first `moment` events, in seconds.
    pub fn seconds_at(&self, moment: u64) -> f64 {
        let after = self.ticks.partition_point(|(events, _)| *events < moment);
        let (from, started) = if after == 0 { (0, 0.0) } else { self.ticks[after - 1] };
        match self.ticks.get(after) {
            None => started,
            Some((to, ended)) => {
                started + (ended - started) * (moment - from) as f64 / (to - from).max(1) as f64
            }
        }
    }
}
