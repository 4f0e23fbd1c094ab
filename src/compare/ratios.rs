//! How many times a figure is the one before it: what one idea has bought.
//!
//! ```text
//!   20 907    711   1 736   314
//!           ×0.034   ×2.4  ×0.18
//! ```

/// A figure, against an earlier one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// How many times it is the earlier one.
    pub times: f64,
    /// The place of the earlier one.
    pub of: usize,
}

/// Each figure against the last one before it that is known. The first has nothing to be compared with, and
/// nothing is a multiple of 0.
pub fn ratios(figures: &[Option<f64>]) -> Vec<Option<Ratio>> {
    let against = |place: usize| {
        let known = |earlier: usize| Some((earlier, figures[earlier]?));
        let (of, before) = (0..place).rev().find_map(known)?;
        let times = figures[place]? / before;
        times.is_finite().then_some(Ratio { times, of })
    };
    (0..figures.len()).map(against).collect()
}
