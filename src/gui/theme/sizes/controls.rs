//! Sizes of what can be pressed or set, in points. How high a button is and how much room its word needs, its look
//! knows.

/// A few words side by side, one of them chosen.
pub mod segments {
    /// Height of the whole.
    pub const HEIGHT: f32 = 26.0;
    /// Between the background's edge and a segment.
    pub const INSET: f32 = 2.0;
}

/// A handle on a rail.
pub mod slider {
    /// Height of a slider: its handle is four fifths of that.
    pub const HEIGHT: f32 = 16.0;
    /// Height of the rail.
    pub const RAIL: f32 = 4.0;
}

/// The cap of a key, and what the key does.
pub mod cap {
    /// Height of a cap.
    pub const HEIGHT: f32 = 17.0;
    /// The least width of a cap: one letter.
    pub const MIN_WIDTH: f32 = 18.0;
    /// Beside the word on the cap, and between cap and hint.
    pub const PADDING: f32 = 5.0;
}

/// Tabs over a region.
pub mod tabs {
    /// Height of the strip that tabs stand in.
    pub const HEIGHT: f32 = 40.0;
}

/// Fingers.
pub mod touch {
    /// How far a finger may move while it rests.
    pub const STILL: f32 = 8.0;
}
