//! Medians and how far the measurements lie from them.

/// Median, and median distance from it.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Middle figure.
    pub median: f64,
    /// Median distance of the figures from the median.
    pub deviation: f64,
}

impl Spread {
    /// The spread of at least one figure.
    pub fn of(figures: &[f64]) -> Self {
        let median = middle(figures.to_vec());
        Self { median, deviation: middle(figures.iter().map(|figure| (figure - median).abs()).collect()) }
    }
}

fn middle(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
