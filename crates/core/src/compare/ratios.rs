//! Ratios of each figure to the one before it: the gain of one idea.
//!
//! ```text
//!   20 907    711      –   314
//!           ×0.034
//! ```
//!
//! Only neighbours are compared: a ratio over a gap would be that of two ideas at once.

/// Returns the ratio of each figure to the one right before it; `None` for the first figure, where either figure is not
/// known, and where the figure before is 0.
pub fn ratios(figures: &[Option<f64>]) -> Vec<Option<f64>> {
    let against = |place: usize| {
        let before = figures[place.checked_sub(1)?]?;
        let times = figures[place]? / before;
        times.is_finite().then_some(times)
    };
    (0..figures.len()).map(against).collect()
}
