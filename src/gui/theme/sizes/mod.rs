//! Every length, in points: a file for each region of the window, and one each for distances, corner radii and widths
//! of lines, which all of them share.
//!
//! Here is what can be measured with a ruler: heights and widths, insets and gaps, radii and dashes, the least and the
//! most that something may be, and the size from which on something is shown in another form. Where a whole region is
//! divided in another way, that is a [`break_point`](super::break_point) beside the [`Regions`](super::Regions). The
//! height of what can be pressed and the room of its word stand in the table of [`looks`](super::looks), the sizes of
//! text in the [type scale](super::Type).
//!
//! What is no length stays where something is drawn with it, and its comment begins with what it is: a share, a factor,
//! a number of things, seconds, pixels of the screen. So does a correction by two points at most within an expression.
//! Sizes that are equal because they mean the same are one constant, and those that follow from others are calculated.

pub mod controls;
pub mod heuristics;
pub mod marks;
pub mod messages;
pub mod radius;
pub mod space;
pub mod stroke;

/// What is drawn over a map of all boards, in points, on a map of the usual size.
pub mod map_line {
    /// The height of such a map.
    const USUAL: f32 = 480.0;
    /// On a small map shapes are smaller, but not as much as the map; on a large one they are larger.
    const LEAST: f32 = 0.55;
    const MOST: f32 = 1.5;

    /// A line, without its casing.
    pub const CORE: f32 = 2.5;
    /// The same with it.
    pub const CASING: f32 = 5.0;
    /// Radius of the start's dot.
    pub const MARK: f32 = 5.5;
    /// The least step from board to board with a dot on each board.
    pub const DOTS_FROM: f32 = 7.0;

    /// How much larger than usual everything is on a map so high.
    pub fn size(height: f32) -> f32 {
        (height / USUAL).sqrt().clamp(LEAST, MOST)
    }
}
