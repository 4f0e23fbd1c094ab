//! Sizes of the editor of a board, in points.

/// The widest that the card grows.
pub const WIDEST: f32 = 660.0;
/// The least and the largest side of the board.
pub const BOARD: [f32; 2] = [120.0, 320.0];
/// The largest side of a typed character's square.
pub const SLOT: f32 = 30.0;
/// The largest side of the other board.
pub const OTHER_BOARD: f32 = 110.0;
