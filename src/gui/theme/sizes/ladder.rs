//! Sizes of the ladder of realms and of its rungs, in points.

/// Height of the head.
pub const HEAD: f32 = 52.0;
/// From the top to the middle of the title, and to that of the line about the bars.
pub const HEAD_LINES: [f32; 2] = [18.0, 38.0];
/// Above and below the middle of the title, where the two figures of a rung stand one above the other.
pub const HEAD_FIGURES: f32 = 7.5;

/// One rung: chip, name and idea, bar.
pub mod rung {
    /// A rung is as high as the ladder allows, and never lower than this: chip and two lines.
    pub const LEAST_HEIGHT: f32 = 48.0;
    /// A rung is never higher than this: more space would pull its lines apart.
    pub const MOST_HEIGHT: f32 = 90.0;
    /// Between two rungs.
    pub const GAP: f32 = 2.0;
}
