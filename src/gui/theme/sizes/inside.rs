//! Sizes of the inside of a search, in points.

/// Height of the row of the faces where they have no room beside the tabs.
pub const OWN_ROW: f32 = 34.0;
/// The least room in which the realm is named beside the faces.
pub const MIN_REALM: f32 = 90.0;
/// Height of the line over what a face shows.
pub const HEAD: f32 = 28.0;

/// The search tree.
pub mod tree {
    use super::super::space;

    /// The most room of a unit of breadth while the whole tree is shown.
    pub const MAX_UNIT: f32 = 26.0;
    /// A level with less room for a node is painted as a mean of its nodes.
    pub const MIN_MARK_ROOM: f32 = 1.3;
    /// The least and the greatest radius of a node.
    pub const RADIUS: [f32; 2] = [1.4, 4.5];
    /// The least radius of a node that is still to come.
    pub const MIN_UNSEEN: f32 = 0.8;
    /// From this radius on, nodes have the shapes of their statuses.
    pub const SHAPED: f32 = 1.8;
    /// Radius of the current node.
    pub const CURRENT: f32 = 5.0;
    /// Side of a node on the solution.
    pub const SOLUTION: f32 = 7.0;
    /// Length of a straight part of a curve.
    pub const CURVE_PART: f32 = 7.0;
    /// Around a line, in the colour behind it.
    pub const CASING: f32 = 2.0;
    /// The line along a path.
    pub const PATH: f32 = 2.0;
    /// From the tree to what stands below it.
    pub const BELOW: f32 = space::M;
    /// How near the pointer must be to a node.
    pub const NEAR: f32 = 12.0;
    /// In front of the columns: room for the names of the rows.
    pub const ROW_NAMES: f32 = 48.0;
    /// Around the place of the tree: room for the mark of a node at its edge.
    pub const EDGE: f32 = 8.0;
    /// The arrow to a current node that is not shown.
    pub const AWAY: f32 = 12.0;
}

/// The bars of the levels.
pub mod bars {
    /// Height of the highest bar.
    pub const HEIGHT: f32 = 54.0;
    /// Height of a row of numbers below them.
    pub const NUMBERS: f32 = 15.0;
    /// The greatest width of a bar.
    pub const MAX_WIDTH: f32 = 34.0;
    /// Bars are drawn from this height of the whole on.
    pub const FROM: f32 = 370.0;
    /// The least pitch of columns in which numbers are written out.
    pub const WHOLE_NUMBERS: f32 = 34.0;
    /// Size of the numbers in narrow columns.
    pub const SMALL_FONT: f32 = 9.5;
    /// The least pitch of columns in which thousands have a tenth.
    pub const TENTHS: f32 = 28.0;
    /// The least height of a bar that is not empty.
    pub const MIN: f32 = 1.0;
}

/// The path that is folded out of the tree.
pub mod path {
    /// The side of a board at the most.
    pub const MAX_BOARD: f32 = 56.0;
    /// From board to board along the path.
    pub const BETWEEN: f32 = 6.0;
    /// The side from which on boards have captions.
    pub const READABLE: f32 = 30.0;
    /// From point to point, twice, where more follows.
    pub const MORE: f32 = 8.0;
    /// Height of the end of a path in boards that can be read.
    pub const END: f32 = 76.0;
    /// Below a board: room for its caption, or without one.
    pub const CAPTION: f32 = 20.0;
    /// The same for boards without captions.
    pub const NO_CAPTION: f32 = 8.0;
    /// The middle of the caption below a board.
    pub const CAPTION_MIDDLE: f32 = 10.0;
    /// Size of the mark in a caption.
    pub const MARK: f32 = 8.0;
    /// From the mark to its word.
    pub const AFTER_MARK: f32 = 11.0;
    /// The line along the path.
    pub const LINE: f32 = 2.5;
    /// Around a board, in the colour behind it.
    pub const CASING: f32 = 2.0;
    /// The path is folded out from this height of the whole on.
    pub const FROM: f32 = 216.0;
    /// Three rows of boards from this height of the whole on; below, two.
    pub const THREE_ROWS_FROM: f32 = 370.0;
}

/// A tree so small that all of its boards are drawn.
pub mod textbook {
    /// The side of a board at the most.
    pub const MAX_BOARD: f32 = 84.0;
    /// Below a board, for g, h and f.
    pub const BELOW: f32 = 23.0;
    /// The middle of that line below the board.
    pub const SCORE_MIDDLE: f32 = 13.0;
    /// From a board to the edges that end there.
    pub const TO_EDGE: f32 = 3.0;
    /// Radius of the number of an expansion.
    pub const NUMBER: f32 = 8.0;
    /// Size of that number.
    pub const NUMBER_FONT: f32 = 10.5;
    /// Edges between nodes that are produced, and between those that are still to come.
    pub const EDGES: [f32; 2] = [1.25, 1.0];
}
