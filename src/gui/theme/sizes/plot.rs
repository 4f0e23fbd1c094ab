//! Sizes of the plots, in points.

/// Between the upper edge of the region and the heads, and between the axes and its lower edge.
pub const INSET: [f32; 2] = [2.0, 1.0];
/// Side of a chip: at a curve's end, in the tag beside the pointer, and the largest in front of a row.
pub const CHIP: f32 = 15.0;

/// The line above the frame.
pub mod heading {
    /// Height of the line.
    pub const HEIGHT: f32 = 26.0;
    /// The longest value.
    pub const LONGEST_VALUE: f32 = 120.0;
    /// Side of the coloured square in front of the value.
    pub const SWATCH: f32 = 8.0;
}

/// The frame and its axes.
pub mod axes {
    /// Room for the y ticks, the same in all plots, so that the three frames are equal.
    pub const LEFT: f32 = 52.0;
    /// Room for the x ticks, and for what the axis is called below them.
    pub const BOTTOM: f32 = 32.0;
    /// Between two names along x; between two along y.
    pub const NAMES_APART: [f32; 2] = [42.0, 22.0];
    /// Between the frame and the names beside it.
    pub const BESIDE: f32 = 7.0;
    /// Between the frame and the names below it.
    pub const BELOW: f32 = 5.0;
    /// From the frame to the middle of what its axis is called.
    pub const TITLE: f32 = 24.5;
    /// A name this close to the left edge starts there.
    pub const CORNER: f32 = 12.0;
}

/// The button in a corner of the frame.
pub mod button {
    /// No button is wider, in any language.
    pub const WIDEST: f32 = 48.0;
    /// Between the corner of the frame and the button.
    pub const INSET: f32 = 6.0;
}

/// Curves, their ends and the pointer on them.
pub mod curves {
    /// Width of a column of the screen.
    pub const COLUMN: f32 = 1.0;
    /// How far beyond the frame chips at the ends may stand.
    pub const CHIPS_BEYOND: f32 = 3.0;
    /// Radius of the dot at a curve's true end.
    pub const END_DOT: f32 = 2.5;
    /// How near the pointer must be to a curve.
    pub const REACH: f32 = 24.0;
    /// Radius of the dot on the nearest point.
    pub const POINTER_DOT: f32 = 3.5;
    /// The same with its casing.
    pub const POINTER_CASING: f32 = 4.5;
    /// Height of the tag beside it.
    pub const TAG: f32 = 24.0;
}

/// Measured times, a row a realm.
pub mod times {
    /// A chip smaller than this cannot be read: the bare number stands there.
    pub const MIN_CHIP: f32 = 12.0;
    /// How much lower than its row a chip is.
    pub const CHIP_GAP: f32 = 3.0;
    /// Radius of the dot: of any realm, of the chosen one.
    pub const DOT: [f32; 2] = [4.0, 5.5];
    /// A whisker goes at least so far to either side of the dot's middle.
    pub const MIN_WHISKER: f32 = 3.0;
    /// Dash and gap of the line to the time of the table.
    pub const TABLE_DASH: [f32; 2] = [2.0, 3.0];
    /// Radius of a mark in the key.
    pub const KEY_MARK: f32 = 3.5;
}
