//! Sizes of what stands over the stage, in points.

use egui::{Vec2, vec2};

/// Size of the solution over the stage.
pub const SOLUTION: Vec2 = vec2(560.0, 212.0);
/// Height of the button with the status.
pub const STATUS: f32 = 26.0;

/// The sentence about the last step.
pub mod narration {
    use egui::{Vec2, vec2};

    use super::super::marks;

    /// The bar in front of the sentence, in the realm's colour.
    pub const BAR: Vec2 = vec2(marks::ACCENT_BAR, 18.0);
    /// Height of a line.
    pub const LINE: f32 = 21.0;
    /// Above and below the lines: on a roomy stage, and on a low one.
    pub const AROUND: [f32; 2] = [5.5, 2.5];
    /// Width of the longest sentence that tests allow, in either language.
    pub const LONGEST: f32 = 760.0;
}
