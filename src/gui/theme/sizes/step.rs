//! Sizes of the stage of steps: board, successors, frontier and path, in points.

/// From the body's top to the middle of the first heads, and from there to the next ones, after the score.
pub const HEADS: [f32; 2] = [16.0, 22.0];
/// The same on a low stage.
pub const TIGHT_HEADS: [f32; 2] = [10.0, 20.0];
/// From the boards of the frontier to the middle of the path's head.
pub const PATH_HEAD: f32 = 16.0;
/// From the middle of a head to what it heads.
pub const BELOW_HEAD: f32 = 18.0;
/// Above and below the sentence of a banner.
pub const BANNER: f32 = 10.0;

/// The board at the playhead.
pub mod hero {
    /// The largest board.
    pub const LARGEST: f32 = 292.0;
    /// The least board.
    pub const MIN: f32 = 48.0;
    /// The least board of a roomy stage, and the largest of a stage without a frontier.
    pub const MIN_ROOMY: f32 = 180.0;
    /// What a roomy stage holds besides the board: heads, score, frontier, path, legend.
    pub const BELOW: f32 = 292.0;
    /// The board of a low stage with a frontier.
    pub const ABOVE_FRONTIER: f32 = 124.0;
    /// What a stage without a frontier holds besides the board.
    pub const BELOW_ALONE: f32 = 90.0;
    /// Height of the board's g, h and f.
    pub const SCORE: f32 = 32.0;
    /// Between board and successors: an arrow.
    pub const BESIDE: f32 = 46.0;
    /// Length of this arrow.
    pub const ARROW: f32 = 22.0;
}

/// The cards of the successors.
pub mod card {
    /// Between two cards.
    pub const GAP: f32 = 10.0;
    /// The widest card is a share of its height, and no less than this.
    pub const MIN_WIDEST: f32 = 150.0;
    /// From the card's top to the middle of its arrow.
    pub const HEAD: f32 = 20.0;
    /// Length of the move's arrow.
    pub const ARROW: f32 = 14.0;
    /// From the arrow to the move's letter.
    pub const LETTER: f32 = 6.0;
    /// From the card's top to its board.
    pub const BOARD: f32 = 38.0;
    /// Height of the strip with g, h and f.
    pub const SCORE: f32 = 26.0;
    /// What stands below the board beside the strip: tag, gaps.
    pub const BELOW_BOARD: f32 = 42.0;
    /// From the middle of the tag to the card's bottom.
    pub const TAG: f32 = 17.0;
}

/// The boards that wait.
pub mod frontier {
    /// Side of a board: on a tall stage, on a roomy one, on a low one.
    pub const BOARD: [f32; 3] = [80.0, 64.0, 52.0];
    /// Sides of a board, of which the one is taken that lets a whole path or all look-ups in.
    pub const SIDES: [f32; 4] = [64.0, 52.0, 44.0, 36.0];
    /// Below a board, for its f and g.
    pub const CAPTION: f32 = 22.0;
    /// The longest f below a board of the path.
    pub const LONGEST_CAPTION: f32 = 80.0;
    /// The least side of a board with room for g beside f below it: in moves, in tenths.
    pub const G_FROM: [f32; 2] = [60.0, 76.0];
    /// Length of the arrow of a look-up.
    pub const LOOK_UP: f32 = 12.0;
    /// Width of a bound's figure: in moves, in tenths.
    pub const BOUND: [f32; 2] = [28.0, 46.0];
    /// Height of a bound's figure.
    pub const BOUND_HEIGHT: f32 = 22.0;
}

/// The drawing of the heap.
pub mod heap {
    /// Width of the drawing.
    pub const WIDTH: f32 = 250.0;
    /// From its top to the middle of the first node.
    pub const HEAD: f32 = 36.0;
    /// Height of a node.
    pub const NODE: f32 = 18.0;
    /// Width of a node, and the font size of its f: of up to two letters, of up to four, of more. Eight of the widest
    /// still stand side by side.
    pub const NODES: [(f32, f32); 3] = [(25.0, 12.0), (28.0, 11.0), (29.0, 9.5)];
}

/// The path to the board, and the whole solution in its place.
pub mod path {
    /// Side of a board: on a tall stage, and on a lower one.
    pub const BOARD: [f32; 2] = [44.0, 36.0];
    /// Sides of the boards of the whole solution: the largest that lets all of them in is taken.
    pub const THUMBS: [f32; 8] = [44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0];
}

/// Why a board has no solution.
pub mod unsolvable {
    use super::super::space;

    /// The least and the largest start.
    pub const START: [f32; 2] = [32.0, super::hero::LARGEST];
    /// Between the lines of the explanation.
    pub const GAP: f32 = space::M;
    /// The largest tile in the line.
    pub const TILE: f32 = 48.0;
    /// From the head to the highest arc.
    pub const HEAD: f32 = 24.0;
    /// The least height with arcs that can be told apart.
    pub const ARCS_FROM: f32 = 96.0;
}
