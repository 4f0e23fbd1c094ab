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

/// What is drawn over a map of all boards, in points, on a map of the usual size.
pub mod map_line {
    /// The height of such a map.
    const USUAL: f32 = 480.0;
    /// On a small map shapes are smaller, but not as much as the map; on a large one they are larger.
    const LEAST: f32 = 0.55;
    const MOST: f32 = 1.5;

    /// A line, without its casing.
    pub const CORE: f32 = 2.5;
    /// The same with it.
    pub const CASING: f32 = 5.0;
    /// Radius of the start's dot.
    pub const MARK: f32 = 5.5;
    /// The least step from board to board with a dot on each board.
    pub const DOTS_FROM: f32 = 7.0;

    /// How much larger than usual everything is on a map so high.
    pub fn size(height: f32) -> f32 {
        (height / USUAL).sqrt().clamp(LEAST, MOST)
    }
}
