//! Sizes of what can be pressed or set, in points. How high a button is and how much room its word needs, its look
//! knows.

/// A few words side by side, one of them chosen.
pub mod segments {
    /// Height of the whole.
    pub const HEIGHT: f32 = 26.0;
}

/// A handle on a rail.
pub mod slider {
    /// Height of a slider: its handle is four fifths of that.
    pub const HEIGHT: f32 = 16.0;
}

/// Tabs over a region.
pub mod tabs {
    /// Height of the strip that tabs stand in.
    pub const HEIGHT: f32 = 40.0;
}
