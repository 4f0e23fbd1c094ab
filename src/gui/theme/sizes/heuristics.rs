//! Sizes of the heuristics, their tables and their plots, in points.

/// How far work in the background is.
pub mod progress {
    use egui::{Vec2, vec2};

    /// Length and height of the bar.
    pub const BAR: Vec2 = vec2(96.0, 5.0);
    /// Height of the button.
    pub const BUTTON_HEIGHT: f32 = 26.0;
}

/// The column beside the drawings.
pub mod side {
    /// The narrowest and the widest column.
    pub const WIDTH: [f32; 2] = [258.0, 340.0];
    /// The lowest and the highest row.
    pub const ROW: [f32; 2] = [18.0, 28.0];
}

/// Columns of figures, in the table of heuristics.
pub mod column {
    /// Width of h.
    pub const H: f32 = 48.0;
    /// Width of h* − h at one board.
    pub const ERROR_AT_BOARD: f32 = 48.0;
    /// Width of the mean h.
    pub const MEAN: f32 = 44.0;
    /// Width of the mean h* − h.
    pub const MEAN_ERROR: f32 = 56.0;
    /// Width of the number of boards at which it overestimates.
    pub const OVER_BOARDS: f32 = 62.0;
    /// Width of the most by which h exceeds h*.
    pub const EXCESS: f32 = 38.0;
}

/// The line of the weight.
pub mod weight {
    /// From the left edge to the letter: the names of the table begin there.
    pub const INDENT: f32 = 23.0;
    /// Width of the letter at the left.
    pub const LETTER: f32 = 14.0;
    /// Width of the figure at the right.
    pub const FIGURE: f32 = 26.0;
    /// The least height of the line; its button is a little lower.
    pub const MIN_HEIGHT: f32 = 24.0;
}

/// The board whose tiles contribute to h, and the sum beside it.
pub mod board {
    /// The least side of a board that is drawn.
    pub const MIN_SIDE: f32 = 72.0;
    /// The least and the largest width of the sum.
    pub const SUM: [f32; 2] = [104.0, 148.0];
    /// The highest row of the sum.
    pub const HIGHEST_ROW: f32 = 24.0;
    /// The least height of a row that can be read.
    pub const MIN_ROW: f32 = 9.0;
    /// The least and the largest height of a contribution's background.
    pub const CONTRIBUTION: [f32; 2] = [13.0, 26.0];
    /// The least and the largest height of what a conflict adds.
    pub const CONFLICT: [f32; 2] = [13.0, 24.0];
    /// Dash and gap of the outline of a tile that is taken out.
    pub const TAKEN_OUT_DASH: [f32; 2] = [5.0, 3.5];
}

/// The plot of h over true distances.
pub mod distances {
    /// Room for what is written at the left of the picture and below it.
    pub const AXES: [f32; 2] = [30.0, 34.0];
    /// The most that a histogram takes.
    pub const WIDEST_BARS: f32 = 72.0;
    /// The least width and height of a histogram that is drawn.
    pub const MIN_BARS: f32 = 14.0;
    /// Between two lines of a histogram's name.
    pub const BARS_LINE: f32 = 14.0;
    /// Cells smaller than this have no gap: it would be all that is visible.
    pub const CELL_WITH_GAP: f32 = 4.0;
    /// From the picture to its ring of keyboard focus.
    pub const FOCUS_RING: f32 = 3.0;
}

/// The axes of this plot, and what lies over its cells.
pub mod lines {
    use egui::{Vec2, vec2};

    /// Between two names along an axis: along true distances, along h.
    pub const NAMES_APART: [f32; 2] = [34.0, 22.0];
    /// Between the frame and the names beside it and below it.
    pub const BESIDE: [f32; 2] = [6.0, 3.0];
    /// From the frame to the middle of the name of the lower axis.
    pub const TITLE: f32 = 25.0;
    /// Width of the names along h.
    pub const LEVELS: f32 = 20.0;
    /// Dash and gap of the diagonal.
    pub const DIAGONAL_DASH: [f32; 2] = [5.0, 4.0];
    /// Radius of a point of the mean.
    pub const MEAN_DOT: f32 = 2.0;
    /// Radius of the start's ring.
    pub const START_RING: f32 = 6.0;
    /// Radius of the playhead's dot.
    pub const PLAYHEAD_DOT: f32 = 3.5;
    /// How much wider than the line its edge is, in the colour of the background.
    pub const CASING: f32 = 2.0;
    /// The least free room over the diagonal in which its word stands.
    pub const WORD_FROM: f32 = 96.0;
    /// From the corner of the frame to this word.
    pub const WORD_CORNER: Vec2 = vec2(10.0, 14.0);
    /// From there to the middle of the word's mark.
    pub const WORD_MARK: f32 = 3.0;
    /// And to the word itself.
    pub const WORD: f32 = 14.0;
}

/// The card of the cell under the pointer.
pub mod card {
    /// Side of the board.
    pub const BOARD: f32 = 62.0;
    /// Between two lines.
    pub const LINE: f32 = 18.0;
}

/// The legend of this plot.
pub mod legend {
    use egui::{Vec2, vec2};

    /// Size of the scale of numbers of boards.
    pub const SCALE: Vec2 = vec2(72.0, 9.0);
    /// Length of a sample of a line.
    pub const LINE: f32 = 18.0;
}

/// Path lengths and counts of all orders, as bars.
pub mod orders {
    /// Height of a line of names, the gap above it included.
    pub const NAMES: f32 = 18.0;
    /// How much lower than such a line the background of a name is.
    pub const NAMES_GAP: f32 = 3.0;
    /// The least height of bars.
    pub const MIN_BARS: f32 = 12.0;
    /// The highest that bars grow.
    pub const HIGHEST_BARS: f32 = 420.0;
    /// Height of the figure over a bar.
    pub const FIGURE: f32 = 13.0;
    /// From this height on there are figures over the bars.
    pub const FIGURES_FROM: f32 = 40.0;
    /// Height of a row's head.
    pub const HEAD: f32 = 20.0;
}

/// Boards at which a heuristic overestimates, and a path that is too long beside a shortest one.
pub mod suboptimal {
    /// Height of what stands below a board: h and true distance, or the move that leads on.
    pub const CAPTION: f32 = 14.0;
    /// Boards of this side and smaller stand closer to each other: then their tiles are larger.
    pub const CLOSE: f32 = 28.0;
    /// Between two such boards.
    pub const CLOSER: f32 = 1.5;
    /// Height of the line over the boards.
    pub const BOARDS_HEAD: f32 = 22.0;
    /// Between two reasons.
    pub const REASONS_GAP: f32 = 2.0;
    /// Sides of the boards, largest first, each with the height of what stands below: the first with room for all boards
    /// is taken. Numbers on the boards count for more than those below them.
    pub const BOARDS: [(f32, f32); 14] = [
        (48.0, CAPTION),
        (44.0, CAPTION),
        (40.0, CAPTION),
        (36.0, CAPTION),
        (48.0, 0.0),
        (44.0, 0.0),
        (40.0, 0.0),
        (36.0, 0.0),
        (32.0, CAPTION),
        (28.0, CAPTION),
        (28.0, 0.0),
        (24.0, 0.0),
        (20.0, 0.0),
        (16.0, 0.0),
    ];
    /// Sides of the boards of two paths: the largest with room for both is taken.
    pub const PATH_BOARDS: [f32; 9] = [52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0];
    /// Height of a path's head, and of the line with the excess moves.
    pub const PATH_HEAD: f32 = 24.0;
}
