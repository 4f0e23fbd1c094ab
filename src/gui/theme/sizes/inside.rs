//! Sizes of the inside of a search, in points.

/// Height of the row of the faces where they have no room beside the tabs.
pub const OWN_ROW: f32 = 34.0;
/// The least room in which the realm is named beside the faces.
pub const LEAST_REALM: f32 = 90.0;
/// Height of the line over what a face shows.
pub const HEAD: f32 = 28.0;
