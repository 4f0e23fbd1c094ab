//! Sizes of the sheets that are laid over the window, in points.

use super::space;

/// Height of the title, the gap below it included.
pub const HEAD: f32 = 36.0;
/// Between the card and the edge of the window, the margin of the card included.
pub const OUTSIDE: f32 = space::XL + space::L;

/// The choice of a depth for a random board.
pub mod depth {
    /// The widest that a number's button grows, and its height.
    pub const CELL: [f32; 2] = [84.0, 56.0];
    /// From the top of a button to the middle of its number.
    pub const NUMBER: f32 = 17.0;
    /// The same to the middle of the number of boards.
    pub const COUNT: f32 = 36.0;
    /// Height of the bar that shows how many boards there are.
    pub const BAR: f32 = 4.0;
    /// Below this bar.
    pub const BELOW_BAR: f32 = 3.0;
}

/// The link as a code.
pub mod link {
    /// The least and the largest width of what stands beside the code.
    pub const BESIDE: [f32; 2] = [232.0, 440.0];
    /// The least height of the sheet, where the window has it: the code may be lower.
    pub const MIN_HEIGHT: f32 = 400.0;
    /// Height of the field.
    pub const FIELD: f32 = 30.0;
}

/// All keys.
pub mod keys {
    /// The widest that the sheet grows.
    pub const WIDEST: f32 = 860.0;
    /// Height of a row.
    pub const ROW: f32 = 27.0;
    /// Height of the word above a column.
    pub const CAPTION: f32 = 24.0;
    /// Room of the caps, before what the keys do.
    pub const CAPS: f32 = 126.0;
}

/// Places: where to go, breakpoints, bookmarks.
pub mod places {
    use super::space;

    /// The widest that the sheet grows.
    pub const WIDEST: f32 = 880.0;
    /// From this width on, breakpoints and bookmarks stand side by side, and examples in two columns.
    pub const TWO_COLUMNS_FROM: f32 = 600.0;
    /// Room of the lines below the field.
    pub const BELOW_FIELD: f32 = 34.0;
    /// Height of a field, and of a row that can be pressed.
    pub const ROW: f32 = 32.0;
    /// Height of a bookmark, with its note and the gap below it.
    pub const BOOKMARK: f32 = 2.0 * ROW + space::S;
    /// Height of the word above a list.
    pub const HEAD: f32 = 26.0;
    /// Height of an example.
    pub const EXAMPLE: f32 = 28.0;
    /// The least height of an empty list.
    pub const EMPTY: f32 = 36.0;
    /// Side of a box that is ticked.
    pub const BOX: f32 = 15.0;
    /// Half the side of the cross that removes.
    pub const CROSS: f32 = 4.0;
}

/// The results of questions.
pub mod results {
    /// Width and height of the sheet, where there is room.
    pub const SIZE: [f32; 2] = [720.0, 460.0];
    /// Height of a row.
    pub const ROW: f32 = 24.0;
    /// Where what was asked begins, and where it was asked: shares of the width.
    pub const COLUMNS: [f32; 2] = [0.06, 0.36];
    /// Height of the caption above the line of the path, and of that line.
    pub const CAPTION: f32 = 18.0;
    pub const FIELD: f32 = 28.0;
}
