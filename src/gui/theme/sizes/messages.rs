//! Sizes of what appears over the window for a while, in points.

/// From the pointer to a card beside it.
pub const POINTER_GAP: f32 = 14.0;

/// The card beside a place.
pub mod card {
    /// Side of its board.
    pub const BOARD: f32 = 84.0;
    /// Height of a line.
    pub const LINE: f32 = 17.0;
}

/// The message in the row of hints.
pub mod notice {
    /// Height of a message of one line.
    pub const HEIGHT: f32 = 26.0;
    /// Side of the mark of trouble.
    pub const MARK: f32 = 11.0;
}
