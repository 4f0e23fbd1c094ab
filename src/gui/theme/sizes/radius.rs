//! Corner radii, in points. A small thing inside a large one has the smaller radius.

/// Tags, bars, heads of plots.
pub const S: u8 = 4;
/// Buttons, rungs of the ladder.
pub const M: u8 = 6;
/// Cards and floating windows.
pub const L: u8 = 10;
