//! Sizes of the maps of all boards and of their legend, in points.

use super::space;

/// Height of the line above or below a map.
pub const LINE: f32 = 22.0;
/// Side of the chip of a realm over its map.
pub const LANE_CHIP: f32 = 16.0;
/// Between maps.
pub const LANES_GAP: f32 = space::M;
/// Below this width the legend shows less, and the rest in tooltips.
pub const MIN_LEGEND: f32 = 176.0;
/// The most that a legend in one column can use.
pub const ONE_COLUMN: f32 = 330.0;
/// The same in two.
pub const TWO_COLUMNS: f32 = 440.0;
/// How far the wheel must be turned to enlarge e times.
pub const WHEEL: f32 = 200.0;
/// Radius of the ring around a board that is under the pointer on another map.
pub const POINTED_OUT: f32 = 4.5;

/// Arcs of circles around the start.
pub mod rings {
    /// How far beyond the edge arcs are drawn, so that their ends are not visible.
    pub const BEYOND: f32 = 4.0;
    /// From point to point where it is tested on which of them boards lie.
    pub const STEP: f32 = 4.0;
    /// A map must be so high for numbers on its circles.
    pub const NUMBERS_FROM: f32 = 240.0;
    /// The least room between two numbers.
    pub const NUMBERS_APART: f32 = 14.0;
    /// The least room for the number of a cell: along the ring and across it.
    pub const CELL_NUMBER: [f32; 2] = [26.0, 13.0];
}

/// Boards drawn on their places.
pub mod boards {
    /// The least side of a board: its numbers can be read.
    pub const MIN: f32 = 40.0;
    /// The largest side.
    pub const MAX: f32 = 96.0;
}

/// What the card of a place has besides, where several boards lie.
pub mod tip {
    /// Side of another board that lies on the same place.
    pub const OTHER_BOARD: f32 = 40.0;
}

/// The legend's table of distances.
pub mod bands {
    use super::super::space;

    /// Height of the line above the bands.
    pub const HEAD: f32 = 16.0;
    /// The highest and the lowest row.
    pub const ROW: [f32; 2] = [16.0, 7.0];
    /// From this height on, every row has room for words; below, every fifth has.
    pub const READABLE: f32 = 13.0;
    /// Room for the number of a band.
    pub const NUMBER: f32 = 17.0;
    /// The least width of a bar.
    pub const MIN_BAR: f32 = 40.0;
    /// Between columns.
    pub const COLUMNS_GAP: f32 = space::L;
}

/// The legend's names of colours and marks.
pub mod samples {
    /// Height of a line of samples.
    pub const LINE: f32 = 17.0;
    /// Width of a step of the scale of visits.
    pub const VISITS_STEP: f32 = 20.0;
    /// Radius of the two rings that stand for the meeting.
    pub const MEETING_RING: f32 = 2.5;
}

/// What is drawn over a map, on a map of the usual size.
pub mod overlay {
    /// The height of such a map.
    const USUAL: f32 = 480.0;
    /// On a small map shapes are smaller, but not as much as the map; on a large one they are larger.
    const MIN: f32 = 0.55;
    const MAX: f32 = 1.5;

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
        (height / USUAL).sqrt().clamp(MIN, MAX)
    }
}
