//! Sizes of what appears over the window for a while, in points.

/// From the pointer to a card beside it.
pub const POINTER_GAP: f32 = 14.0;
