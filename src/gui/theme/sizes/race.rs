//! Sizes of the race: lanes, table and boards that must be expanded, in points.

use super::controls::segments;
use super::space;

/// The widest that words run where no realm takes part.
pub const WIDEST_WORDS: f32 = 480.0;
/// Height of a row of its own for the choice of face, in a window so narrow that the tabs leave no room.
pub const OWN_ROW: f32 = segments::HEIGHT + space::S;
/// Below the last row.
pub const FOOT: f32 = 2.0;
/// Size of the arrow of a button that opens a menu.
pub const MENU_ARROW: f32 = 8.0;

/// A realm's name at the left of its row.
pub mod name {
    use egui::{Vec2, vec2};

    use super::super::marks;

    /// Side of the chip.
    pub const CHIP: f32 = 22.0;
    /// From the left end of a row to its name.
    pub const INDENT: f32 = 32.0;
    /// From the middle of a row up to the first of two lines, and down to the second: so far at most.
    pub const LINES: f32 = 8.5;
    /// From this height on a row has two lines.
    pub const TWO_LINES_FROM: f32 = 27.0;
    /// The bar before the chosen realm.
    pub const BAR: Vec2 = vec2(marks::ACCENT_BAR, 22.0);
}

/// A curve a realm, one below the other.
pub mod lane {
    use egui::{Vec2, vec2};

    /// Height of the row of names.
    pub const HEAD: f32 = 24.0;
    /// Height of the line that says what the marks mean.
    pub const LEGEND: f32 = 14.0;
    /// The highest lane: a few do not fill the stage.
    pub const MAX_HEIGHT: f32 = 160.0;
    /// Width of chip and name, in a narrow stage and in a wide one.
    pub const NAME: [f32; 2] = [150.0, 168.0];
    /// The largest board.
    pub const BOARD: f32 = 112.0;
    /// The least distance of two names along the axis.
    pub const TICKS_APART: f32 = 64.0;
    /// Between the curve and the upper and the lower edge of its row.
    pub const CURVE_INSET: [f32; 2] = [7.0, 5.0];
    /// The highest pole of a flag.
    pub const POLE: f32 = 26.0;
    /// The corners of the flag, from the top of its pole.
    pub const FLAG: [Vec2; 3] = [vec2(0.0, 0.0), vec2(9.0, 4.0), vec2(0.0, 8.0)];
    /// Side of the mark at the end of a search that has found no path, and of each mark in the legend.
    pub const MARK: f32 = 10.0;
    /// From the end of a lane to its note, past its flag.
    pub const NOTE: f32 = 16.0;
    /// Side of the ring before a table's cost, as in the plot of times.
    pub const TABLE_RING: f32 = 9.0;
    /// Height of the tag at the playhead.
    pub const TAG: f32 = 20.0;
    /// The least width of this tag.
    pub const MIN_TAG: f32 = 28.0;
}

/// The button that leads to where two lanes diverge, and its menu.
pub mod divergence {
    /// Width of the part that opens the menu.
    pub const MORE: f32 = 18.0;
    /// Between both parts.
    pub const GAP: f32 = 1.0;
    /// Width of the menu.
    pub const MENU: f32 = 150.0;
}

/// The table of all figures.
pub mod columns {
    /// Height of the row of names.
    pub const HEAD: f32 = 30.0;
    /// The highest row.
    pub const HIGHEST_ROW: f32 = 56.0;
    /// Size of the arrow beside the name of the column by which the table is sorted.
    pub const SORT_ARROW: f32 = 7.0;
}

/// Boards that must be expanded, as bars.
pub mod must_expand {
    use super::super::controls::segments;

    /// The lines of the head.
    pub const HEAD: [f32; 2] = [segments::HEIGHT + 2.0, 17.0];
    /// The highest row.
    pub const HIGHEST_ROW: f32 = 64.0;
    /// The highest bar.
    pub const HIGHEST_BAR: f32 = 18.0;
    /// Between two stripes.
    pub const STRIPE: f32 = 4.0;
    /// Height of the tag over the line.
    pub const TAG: f32 = 16.0;
    /// Dash and gap of the line.
    pub const LINE_DASH: [f32; 2] = [5.0, 3.0];
    /// Height of a row of the menu of heuristics.
    pub const MENU_ROW: f32 = 30.0;
    /// The widest that words run where there is nothing to measure.
    pub const WIDEST_WORDS: f32 = 520.0;
    /// Side of the swatch before the name of a column.
    pub const SWATCH: f32 = 9.0;
}
