//! Sizes of the plots, in points.

/// Between the upper edge of the region and the heads, and between the axes and its lower edge.
pub const INSET: [f32; 2] = [2.0, 1.0];

/// The line above the frame.
pub mod heading {
    /// Height of the line.
    pub const HEIGHT: f32 = 26.0;
}
