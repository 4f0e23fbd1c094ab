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
    pub const MIN_HEIGHT: f32 = 48.0;
    /// A rung is never higher than this: more space would pull its lines apart.
    pub const MAX_HEIGHT: f32 = 90.0;
    /// Between two rungs.
    pub const GAP: f32 = 2.0;
    /// The least and the largest distance of two lines.
    pub const LINES: [f32; 2] = [16.0, 20.0];
    /// Side of the chip.
    pub const CHIP: f32 = 24.0;
    /// Inside the ring of the chosen rung.
    pub const INSIDE_RING: f32 = 3.0;
    /// Height of the bar.
    pub const BAR: f32 = 4.0;
    /// From the bar to the named steps of the chosen rung, and their height.
    pub const STEPS: [f32; 2] = [4.0, 14.0];
    /// Width and height of one half of the small switch.
    pub const SWITCH_HALF: [f32; 2] = [16.0, 14.0];
    /// Below this width of the words the idea goes (its tooltip stays) and the figure takes its place: a name cut
    /// short is worse than an idea left out.
    pub const IDEA_FROM: f32 = 182.0;
    /// The longest figure.
    pub const FIGURE: f32 = 110.0;
}
