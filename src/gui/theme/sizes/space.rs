//! Distances, in points. A gap between things is one of these, unless a drawing has its own reason for another one.

/// Between a mark and its own label.
pub const XS: f32 = 4.0;
/// Between things that belong together.
pub const S: f32 = 8.0;
/// Inside a card; between cards.
pub const M: f32 = 12.0;
/// Inside a panel; between groups.
pub const L: f32 = 16.0;
/// Between sections of the stage.
pub const XL: f32 = 24.0;
