//! Sizes of the reading: the lesson and the code, in points.

/// Lines longer than this are hard to read.
pub const WIDEST_LINE: f32 = 560.0;

/// The page of code.
pub mod code {
    /// Height of a line.
    pub const LINE: f32 = 20.0;
    /// Above the first line and below the last.
    pub const MARGIN: f32 = 10.0;
    /// From the left edge to where the numbers end.
    pub const NUMBERS_END: f32 = 28.0;
    /// From the left edge to where the code begins.
    pub const INDENT: f32 = 38.0;
}
