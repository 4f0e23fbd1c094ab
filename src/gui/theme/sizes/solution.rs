//! Sizes of the solution, in points.

use super::space;

/// Width kept beside the board, for the letters and all keys.
pub const BESIDE_BOARD: f32 = 332.0 + space::L;

/// The keys below.
pub mod keys {
    /// Height of the keys.
    pub const HEIGHT: f32 = 32.0;
    /// The least width with room for the keys to both ends.
    pub const ENDS_FROM: f32 = 192.0;
    /// Side of one speed.
    pub const SPEED: f32 = 26.0;
}

/// The moves as letters.
pub mod letters {
    /// Widths of a letter's place: the widest with room for all of them is taken.
    pub const WIDTHS: [f32; 5] = [24.0, 21.0, 18.0, 15.0, 13.0];
    /// Height of a letter's place, where there is room.
    pub const HEIGHT: f32 = 26.0;
    /// Its least height.
    pub const MIN_HEIGHT: f32 = 18.0;
}
