//! Medians and how far the measurements lie from them.

/// Median, and median distance from it.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The one in the middle.
    pub median: f64,
    /// How far half of them lie from it at most.
    pub deviation: f64,
}

impl Spread {
    /// Of some figures, of which there is one at least.
    pub fn of(figures: &[f64]) -> Self {
        let median = middle(figures.to_vec());
        Self { median, deviation: middle(figures.iter().map(|figure| (figure - median).abs()).collect()) }
    }
}

fn middle(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
