//! Sizes of marks, chips and bars that stand beside words in several regions, in points.

/// Side of the mark of a status in front of its word.
pub const STATUS: f32 = 10.0;
/// Side of a mark in front of a sentence.
pub const SENTENCE: f32 = 12.0;
/// Side of the mark of a heuristic that overestimates.
pub const WARNING: f32 = 11.0;
/// Side of a sample in a legend.
pub const SAMPLE: f32 = 11.0;
/// Height of a legend in one line, and of a row of one in a sheet.
pub const LEGEND_LINE: f32 = 22.0;
/// Side of a realm's chip beside its name, above the stage and in a menu.
pub const CHIP: f32 = 18.0;
/// Width of the upright bar in the realm's colour, in front of what it belongs to.
pub const ACCENT_BAR: f32 = 3.0;
/// The distance of a ring from its board.
pub const RING: f32 = 3.0;

/// An arrow that goes round.
pub mod again {
    /// Radius of its arc.
    pub const RADIUS: f32 = 4.5;
    /// Width of its head.
    pub const HEAD: f32 = 6.0;
}
