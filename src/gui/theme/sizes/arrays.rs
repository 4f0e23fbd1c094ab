//! Sizes of the ordered set, of the arrays, and of the table, in points.
//!
//! A pair is a length on a low stage and on a high one: in between it grows with the stage.

/// Height of the digits of an index.
pub const INDEX: [f32; 2] = [78.0, 150.0];
/// Height of the strip of all elements, with what is written above it.
pub const STRIP: [f32; 2] = [27.0, 58.0];
/// Height of the nine elements of a line, with the lines that lead there.
pub const LINE: [f32; 2] = [40.0, 70.0];
/// Height of what lies below: a path, a queue, a walk.
pub const BELOW: [f32; 2] = [84.0, 180.0];
/// Between two of them.
pub const GAP: [f32; 2] = [3.0, 26.0];

/// An index, digit by digit.
pub mod index {
    /// The widest column of a digit.
    pub const COLUMN: f32 = 80.0;
    /// The largest tile of the line.
    pub const TILE: f32 = 30.0;
    /// Between a tile and the next row.
    pub const TILE_GAP: f32 = 3.0;
    /// The widest column of the sum.
    pub const SUM: f32 = 210.0;
    /// From this height of a row on, the index is written large.
    pub const LARGE_FROM: f32 = 24.0;
}

/// All elements, side by side.
pub mod strip {
    /// Height of what is written above.
    pub const HEAD: f32 = 15.0;
    /// How far the mark of the element reaches beyond the strip.
    pub const MARK: f32 = 3.0;
}

/// The nine elements of a line.
pub mod line {
    /// Height of the lines that lead there, as a pair.
    pub const FAN: [f32; 2] = [5.0, 14.0];
    /// Between two elements.
    pub const GAP: f32 = 4.0;
    /// Between the edge of an element and its board.
    pub const INSET: f32 = 3.0;
    /// The largest board.
    pub const BOARD: f32 = 44.0;
}

/// Boards in a row, each with its element.
pub mod chain {
    /// From the upper edge to the boards: the head.
    pub const HEAD: f32 = 18.0;
    /// The widest column.
    pub const COLUMN: f32 = 66.0;
    /// Between two boards.
    pub const GAP: f32 = 5.0;
    /// The largest board.
    pub const BOARD: f32 = 52.0;
    /// Height of the line that says what is written in the element.
    pub const CONTENT: f32 = 14.0;
    /// Height of a line of indices.
    pub const INDEX: f32 = 10.5;
    /// From this width of a column on, a move has an arrow before its letter.
    pub const ARROW_FROM: f32 = 30.0;
}

/// The queue of path strings.
pub mod queue {
    /// Height of a row.
    pub const ROW: f32 = 16.0;
    /// Width of the column in front of a path.
    pub const NUMBER: f32 = 54.0;
}

/// The strings that one is compared with.
pub mod comparisons {
    /// Width of the column of the sought string.
    pub const SOUGHT: f32 = 158.0;
    /// The largest board.
    pub const BOARD: f32 = 104.0;
    /// Height of the line of heads.
    pub const HEAD: f32 = 18.0;
    /// Below the last row.
    pub const FOOT: f32 = 8.0;
    /// The highest row.
    pub const ROW: f32 = 20.0;
    /// Width of the column of numbers.
    pub const NUMBER: f32 = 22.0;
    /// Width of a letter.
    pub const LETTER: f32 = 10.5;
    /// The largest letter.
    pub const LETTER_SIZE: f32 = 13.0;
    /// Size of the arrow that says where the sought string comes.
    pub const ARROW: f32 = 8.0;
    /// The largest radius of a dot.
    pub const DOT: f32 = 4.0;
    /// Width of a letter of the sought string.
    pub const LARGE_LETTER: f32 = 15.0;
}
