//! Widths of lines, in points.

/// Separators and grid lines. Their place is rounded with `Painter::round_to_pixel_center`: a
/// hairline between two pixels is two grey ones.
pub const HAIR: f32 = 1.0;
/// A curve that is not the chosen one, the playhead, ticks that must be seen.
pub const CURVE: f32 = 1.5;
/// The ring of keyboard focus.
pub const FOCUS: f32 = 2.0;
/// The chosen curve, the line under the open tab.
pub const STRONG: f32 = 2.5;
