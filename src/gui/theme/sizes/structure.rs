//! Sizes of what is shown of every data structure, in points.

/// Width of the ring around the current board, and its distance from it.
pub const RING: [f32; 2] = [1.5, 1.5];
/// Side of the mark of what is written in an element.
pub const CONTENT_MARK: f32 = 10.0;
/// From the middle of the mark to the letter.
pub const CONTENT_LETTER: f32 = 9.0;
/// Side of the mark of void entries, beside their number.
pub const VOID_MARK: f32 = 10.0;
