//! Means, quantiles and intervals of counts.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The quantile by nearest rank: the value at place ⌈p·n⌉ of the sorted counts, so always one that occurs. `None`
/// without counts.
pub fn quantile(sorted: &[u64], percent: usize) -> Option<u64> {
    let rank = (percent * sorted.len()).div_ceil(100).max(1);
    sorted.get(rank - 1).copied()
}

/// The mean, rounded to three decimals; `None` without counts.
pub fn mean(sum: u64, count: usize) -> Option<f64> {
    (count > 0).then(|| rounded(sum as f64 / count as f64))
}

/// A figure with three decimals.
pub fn rounded(figure: f64) -> f64 {
    (figure * 1000.0).round() / 1000.0
}

/// The median of ratios; of an even number of them, the mean of the middle two.
pub fn median(mut figures: Vec<f64>) -> Option<f64> {
    figures.sort_by(f64::total_cmp);
    let last = figures.len().checked_sub(1)?;
    Some(f64::midpoint(figures[last / 2], figures[figures.len() / 2]))
}

/// Number of resamples of an interval.
const RESAMPLES: usize = 2000;
/// Seed of the resamples, so that an interval is the same each time.
const SEED: u64 = 1;
/// Percentiles between which an interval lies.
const INTERVAL: [usize; 2] = [25, 975];

/// Maximum number of counts that are resampled. Of more, the means are spread as a normal distribution says, and
/// resamples would take seconds to say the same.
const MAX_RESAMPLED: usize = 1000;
/// Standard errors on each side of the mean between which 95 of 100 values of a normal distribution lie.
const STANDARD_ERRORS: f64 = 1.96;

/// The interval of the mean that holds 95 of 100 means: of up to 1,000 counts by bootstrap, 2,000 resamples, each of as
/// many counts as there are; of more, 1.96 standard errors on each side of the mean. `None` for fewer than two counts.
pub fn interval(counts: &[u64]) -> Option<[f64; 2]> {
    match counts.len() {
        0 | 1 => None,
        2..=MAX_RESAMPLED => Some(bootstrap(counts)),
        _ => Some(normal(counts)),
    }
}

fn bootstrap(counts: &[u64]) -> [f64; 2] {
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let mut resample = || {
        let drawn = (0..counts.len()).map(|_| counts[chance.random_range(0..counts.len())] as f64);
        drawn.sum::<f64>() / counts.len() as f64
    };
    let mut means: Vec<f64> = (0..RESAMPLES).map(|_| resample()).collect();
    means.sort_by(f64::total_cmp);
    INTERVAL.map(|per_mille| rounded(means[(per_mille * RESAMPLES).div_ceil(1000) - 1]))
}

fn normal(counts: &[u64]) -> [f64; 2] {
    let number = counts.len() as f64;
    let mean = counts.iter().sum::<u64>() as f64 / number;
    let squares: f64 = counts.iter().map(|count| (*count as f64 - mean).powi(2)).sum();
    let error = (squares / (number - 1.0) / number).sqrt();
    [-STANDARD_ERRORS, STANDARD_ERRORS].map(|errors| rounded(errors.mul_add(error, mean)))
}
