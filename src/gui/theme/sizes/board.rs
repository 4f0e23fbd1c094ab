//! Sizes of a board and of its tiles, in points.

/// The least side of a tile whose number can be read.
pub const READABLE_TILE: f32 = 8.0;
/// The least side of a tile whose number leaves some of it free.
pub const ROOMY_TILE: f32 = 10.0;
/// The least side of a tile that has a lip, and of a blank that has a hollow.
pub const THICK_TILE: f32 = 14.0;
/// The least side of a tile that has a gradient.
pub const SHADED_TILE: f32 = 30.0;
/// The least and the largest height of a tile's lip.
pub const LIP: [f32; 2] = [1.0, 5.0];
/// The largest radius of a tile's corners.
pub const TILE_CORNER: f32 = 14.0;
/// The largest radius of the tray's corners.
pub const TRAY_CORNER: f32 = 20.0;
