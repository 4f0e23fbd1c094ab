//! The growth of a search's time with its expansions.
//!
//! A recording knows when its events came, and that includes each hiccup of the receiver. This curve is measured in
//! runs that nobody records. At some places of the search, each a number of boards expanded, it tells how long the
//! search has run. Between two places time is assumed to pass evenly.

use serde::{Deserialize, Serialize};

/// One place of a curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TimeSample {
    /// Boards expanded.
    pub expanded: u64,
    /// Seconds when the last of these boards is taken from the frontier or, at the end, when the search is over.
    pub seconds: f64,
}

/// The time of one search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeCurve {
    /// The places before the end, in order.
    places: Box<[TimeSample]>,
    end: TimeSample,
}

impl TimeCurve {
    /// A curve that ends exactly at `end`. For places before the end, `shares` has the boards expanded and the share of
    /// the run time that is over there. By chance a later place may have a smaller share than one before: both then get
    /// their mean.
    pub fn ending_at(end: TimeSample, shares: &[(u64, f64)]) -> Self {
        let before_end = shares.iter().filter(|(expanded, _)| *expanded < end.expanded);
        let (places, shares): (Vec<u64>, Vec<f64>) = before_end.copied().unzip();
        let seconds = rising(&shares).into_iter().map(|share| share.clamp(0.0, 1.0) * end.seconds);
        let sample = |(expanded, seconds)| TimeSample { expanded, seconds };
        Self { places: places.into_iter().zip(seconds).map(sample).collect(), end }
    }

    /// The places in order, and then the end.
    pub fn samples(&self) -> impl Iterator<Item = TimeSample> {
        self.places.iter().copied().chain([self.end])
    }

    /// All boards that are expanded, and the run time.
    pub const fn end(&self) -> TimeSample {
        self.end
    }

    /// Seconds when `expanded` boards are expanded. The result never falls as `expanded` grows, and is the run time
    /// from the end on.
    pub fn seconds_at(&self, expanded: u64) -> f64 {
        if expanded >= self.end.expanded {
            return self.end.seconds;
        }
        let next = self.places.partition_point(|sample| sample.expanded <= expanded);
        let before = next.checked_sub(1).map_or_else(TimeSample::default, |place| self.places[place]);
        let after = self.places.get(next).copied().unwrap_or(self.end);
        let part = (expanded - before.expanded) as f64 / (after.expanded - before.expanded) as f64;
        before.seconds + (after.seconds - before.seconds) * part
    }
}

/// The numbers nearest to `values` that never fall: runs of neighbours that fall are replaced by their mean.
fn rising(values: &[f64]) -> Vec<f64> {
    let mut runs: Vec<(f64, usize)> = Vec::new();
    for value in values {
        let mut run = (*value, 1);
        while let Some((mean, len)) = runs.pop_if(|(mean, _)| *mean > run.0) {
            let whole = len + run.1;
            run = ((mean * len as f64 + run.0 * run.1 as f64) / whole as f64, whole);
        }
        runs.push(run);
    }
    runs.into_iter().flat_map(|(mean, len)| std::iter::repeat_n(mean, len)).collect()
}
