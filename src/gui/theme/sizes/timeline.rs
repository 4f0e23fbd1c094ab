//! Sizes of the timeline, in points.

/// Its rows, where there is height to spare.
pub mod roomy {
    /// From the top to the middle of the hints.
    pub const HINTS: f32 = 17.0;
    /// Height of the keys.
    pub const KEY: f32 = 34.0;
    /// Below the keys.
    pub const FOOT: f32 = 12.0;
}

/// The same in a low window.
pub mod tight {
    /// From the top to the middle of the hints.
    pub const HINTS: f32 = 14.0;
    /// Height of the keys.
    pub const KEY: f32 = 30.0;
    /// Below the keys.
    pub const FOOT: f32 = 9.0;
}

/// The button of places, over the transport.
pub mod places {
    /// Height of its flag on a pole.
    pub const POLE: f32 = 12.0;
}

/// The two figures at the right.
pub mod figures {
    /// The least width: short recordings do not move the scrubber's end.
    pub const MIN_WIDTH: f32 = 136.0;
    /// From the middle of the row up to the first figure, and down to the second.
    pub const LINES: f32 = 9.0;
}

/// The speed.
pub mod speed {
    use egui::{Vec2, vec2};

    /// Length of the rail.
    pub const RAIL: f32 = 92.0;
    /// Size of the keys at its ends.
    pub const KEY: Vec2 = vec2(18.0, 20.0);
}

/// The small keys for events and marks.
pub mod strides {
    /// Width of one of the keys.
    pub const KEY: f32 = 22.0;
    /// Between the two rows.
    pub const GAP: f32 = 2.0;
    /// The number of operations that has room below them: a scan of the longest open list reads fewer entries.
    pub const MAX_OPERATIONS: u32 = 99_999;
    /// Height of the sign on a key.
    pub const SIGN: f32 = 7.0;
}

/// The track of the playhead.
pub mod scrubber {
    use egui::{Vec2, vec2};

    /// The room of the marks' words above the track.
    pub const MARKS: f32 = 16.0;
    /// A click this close to a mark means the mark.
    pub const SNAP: f32 = 4.0;
    /// From the track's corner to the word in it.
    pub const CAPTION: Vec2 = vec2(5.0, 1.0);
    /// Size of the flag of a bookmark.
    pub const FLAG: Vec2 = vec2(9.0, 8.0);
    /// Between two words above the track, so that they read as two.
    pub const WORDS_APART: f32 = 10.0;
    /// Size of the handle that a finger finds.
    pub const GRIP: Vec2 = vec2(13.0, 9.0);
}
