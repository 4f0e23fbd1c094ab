//! Corner radii, in points. A small thing inside a large one has the smaller radius.

/// Bars that are two or three points thick.
pub const XXS: u8 = 1;
/// Samples of a legend, tracks and bars of a histogram.
pub const XS: u8 = 2;
/// Tags, bars, heads of plots.
pub const S: u8 = 4;
/// Buttons, rungs of the ladder.
pub const M: u8 = 6;
/// Cards and floating windows.
pub const L: u8 = 10;
