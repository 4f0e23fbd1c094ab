//! How many times a figure is the one before it: what one idea has bought.
//!
//! ```text
//!   20 907    711      –   314
//!           ×0.034
//! ```
//!
//! Only neighbours are compared: a ratio over a gap would be that of two ideas at once.

/// Each figure against the one right before it. Where either is not known there is none; the first has nothing
/// to be compared with, and nothing is a multiple of 0.
pub fn ratios(figures: &[Option<f64>]) -> Vec<Option<f64>> {
    let against = |place: usize| {
        let before = figures[place.checked_sub(1)?]?;
        let times = figures[place]? / before;
        times.is_finite().then_some(times)
    };
    (0..figures.len()).map(against).collect()
}
