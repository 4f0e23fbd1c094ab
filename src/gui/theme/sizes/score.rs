//! Sizes of the strip with g, h and f, in points.

/// From this width on, the strip has room for `+`, `=` and large figures.
pub const SIGNS_FROM: f32 = 170.0;
/// The least width with room for all cells where the longest figure has four letters; f stands alone in less.
pub const FOUR_LETTERS: f32 = 112.0;
/// The same where it has more.
pub const MORE_LETTERS: f32 = 130.0;
/// Size of the figures.
pub const FIGURE: f32 = 12.5;
/// The same in a strip with room for large ones.
pub const LARGE_FIGURE: f32 = 15.0;
/// Height of the line below the last figure.
pub const UNDERLINE: f32 = 2.0;
/// The longest such line.
pub const LONGEST_UNDERLINE: f32 = 64.0;
