//! Distances, corner radii and widths of lines, in points.

/// Distances. A gap is one of these; anything else is a mistake.
pub mod space {
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
}

/// Corner radii. A small thing inside a large one has the smaller radius.
pub mod radius {
    /// Tags, bars, heads of plots.
    pub const S: u8 = 4;
    /// Buttons, rungs of the ladder.
    pub const M: u8 = 6;
    /// Cards and floating windows.
    pub const L: u8 = 10;
}

/// Widths of lines.
pub mod stroke {
    /// Separators and grid lines. Their place is rounded with `Painter::round_to_pixel_center`: a
    /// hairline between two pixels is two grey ones.
    pub const HAIR: f32 = 1.0;
    /// A curve that is not the chosen one, the playhead, ticks that must be seen.
    pub const CURVE: f32 = 1.5;
    /// The ring of keyboard focus.
    pub const FOCUS: f32 = 2.0;
    /// The chosen curve, the line under the open tab.
    pub const STRONG: f32 = 2.5;
}
