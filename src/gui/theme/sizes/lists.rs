//! Sizes of the drawings of open lists, of two trees and of the current path, in points.

use super::space;

/// Below every drawing.
pub const FOOT: f32 = space::S;

/// The entry that an event takes out or puts in.
pub mod handled {
    /// From its top to the middle of its first line.
    pub const FIRST_LINE: f32 = 9.0;
    /// From line to line.
    pub const LINE: f32 = 20.0;
    /// From this side of the board on there are two lines beside it.
    pub const TWO_LINES_FROM: f32 = 44.0;
}

/// The heap.
pub mod heap {
    /// The least room of an entry in which it is a box, for f of up to two letters, and for longer ones.
    pub const BOX_FROM: [f32; 2] = [22.0, 34.0];
    /// The least room of an entry in which its f is written, likewise.
    pub const FIGURE_FROM: [f32; 2] = [11.5, 20.0];
    /// The least room of an entry in which it is a stroke of its own.
    pub const STROKE_FROM: f32 = 1.5;
    /// The least room of an entry to which an edge leads.
    pub const EDGE_FROM: f32 = 4.0;
    /// Height of a box, at most and at least.
    pub const BOX_HEIGHT: [f32; 2] = [15.0, 24.0];
    /// Width of the top's box, and by how much it is less from level to level.
    pub const BOX_WIDTH: [f32; 2] = [36.0, 2.4];
    /// Between two boxes.
    pub const BOX_GAP: f32 = 2.5;
    /// The largest figure in a box, and the largest one without a box.
    pub const FIGURE: [f32; 2] = [14.0, 10.0];
    /// Height of an entry that is a stroke, of a level of density, and of a figure without a box.
    pub const SMALL_HEIGHT: [f32; 3] = [9.0, 8.0, 12.0];
    /// The highest level.
    pub const MAX_LEVEL: f32 = 48.0;
    /// The least height of a level of boxes with the array below the tree.
    pub const MIN_LEVEL: f32 = 34.0;
    /// Between two figures of the event at the right.
    pub const COUNT: f32 = 17.0;
    /// The largest board of the event's entry, and the least.
    pub const BOARD: [f32; 2] = [76.0, 30.0];
    /// Radius of the ring around an entry that is a stroke.
    pub const RING: f32 = 4.0;
    /// How far the lines of a gap that sinks and of one that rises stand apart.
    pub const APART: f32 = 4.0;

    /// The first entries as they lie in the array.
    pub mod array {
        /// The least room of an entry, for f of up to two letters, and for longer ones.
        pub const STEP: [f32; 2] = [25.0, 34.0];
        /// Height of it all.
        pub const HEIGHT: f32 = 96.0;
        /// From the top to the middle of the head.
        pub const HEAD: f32 = 10.0;
        /// From the top to the upper edge of the boxes.
        pub const BOXES: f32 = 50.0;
        /// Height of a box.
        pub const BOX: f32 = 22.0;
        /// From the lower edge of the boxes to the middle of the indices.
        pub const INDEX: f32 = 12.0;
        /// The highest arc.
        pub const ARC: f32 = 22.0;
    }
}

/// The list that is scanned.
pub mod scan {
    use egui::{Vec2, vec2};

    /// Places of the entries: the largest of which there are enough is taken.
    pub const CELLS: [Vec2; 14] = [
        vec2(25.0, 18.0),
        vec2(23.0, 16.5),
        vec2(21.0, 15.0),
        vec2(19.5, 13.5),
        vec2(18.0, 12.5),
        vec2(16.5, 11.5),
        vec2(12.0, 10.0),
        vec2(9.0, 9.0),
        vec2(7.0, 7.0),
        vec2(6.0, 6.0),
        vec2(5.0, 5.0),
        vec2(4.0, 4.0),
        vec2(3.0, 3.0),
        vec2(2.0, 2.0),
    ];
    /// The least height of a place with a gap around the entry.
    pub const GAPS_FROM: f32 = 7.0;
    /// The least figure, and the largest.
    pub const FIGURE: [f32; 2] = [8.0, 12.0];
    /// Share of a place's height that is the size of its figure.
    pub const FIGURE_SHARE: f32 = 0.78;
    /// Height of the note below the last entry.
    pub const NOTE: f32 = 17.0;
    /// From the last entry down to the end of the tick that leads to its note.
    pub const TICK: f32 = 10.0;
    /// From this tick to the note.
    pub const BESIDE_TICK: f32 = 7.0;
    /// The least height with the lowest so far below the list.
    pub const BOTH_FROM: f32 = 300.0;
    /// Height of the lowest so far.
    pub const LOWEST: f32 = 94.0;
    /// Height of its head.
    pub const LOWEST_HEAD: f32 = 24.0;
    /// Width of the entry of the event beside it.
    pub const HANDLED: f32 = 204.0;
    /// Side of its board.
    pub const BOARD: f32 = 68.0;
    /// Width of the values of f.
    pub const F_WIDTH: f32 = 38.0;
    /// Height of an entry's stroke.
    pub const STROKE: f32 = 4.0;
    /// Radius of an entry that was lower than all before.
    pub const DOT: f32 = 3.5;
    /// From a line up to the middle of its label.
    pub const LABEL: f32 = 9.0;
}

/// The current path under its bound.
pub mod path {
    /// From this width on the iterations and the names of the bounds are wide.
    pub const WIDE_FROM: f32 = 640.0;
    /// Width of the iterations: on a narrow stage, on a wide one.
    pub const ITERATIONS: [f32; 2] = [112.0, 134.0];
    /// Width of the names of the bounds, likewise.
    pub const LABELS: [f32; 2] = [82.0, 84.0];
    /// Width of the scale.
    pub const SCALE: f32 = 23.0;
    /// Between two boards.
    pub const BOARD_GAP: f32 = 1.0;
    /// The largest board below a column, and the least.
    pub const LARGEST_BOARD: f32 = 34.0;
    /// The least.
    pub const MIN_BOARD: f32 = 12.0;
    /// The least figure in a column, and the largest.
    pub const FIGURE: [f32; 2] = [7.5, 11.5];
    /// Dashes of the next bound.
    pub const DASH: [f32; 2] = [6.0, 4.0];
    /// The least distance of the names of two bounds.
    pub const LINE: f32 = 15.0;
    /// Size of the mark of what was pruned.
    pub const CROSS: f32 = 9.0;
    /// Between two of them.
    pub const CROSS_APART: f32 = 11.0;
    /// Height of the head over the iterations.
    pub const ITERATIONS_HEAD: f32 = 26.0;
    /// Height of an iteration.
    pub const ROW: f32 = 27.0;
    /// From its top to the middle of its line.
    pub const ROW_LINE: f32 = 9.0;
    /// From there to its bar.
    pub const TRACK_BELOW: f32 = 9.0;
    /// Height of the bar.
    pub const TRACK: f32 = 3.0;
}

/// The two trees.
pub mod trees {
    /// From this width on there is more room between the trees.
    pub const WIDE_FROM: f32 = 640.0;
    /// Room between the trees: on a narrow stage, on a wide one.
    pub const MIDDLE: [f32; 2] = [168.0, 220.0];
    /// Height of the head over a tree.
    pub const HEAD: f32 = 22.0;

    /// A layer.
    pub mod bar {
        /// The least height.
        pub const MIN: f32 = 1.5;
        /// Height of the figure over it.
        pub const FIGURE: f32 = 15.0;
        /// Height of g below it.
        pub const G: f32 = 18.0;
        /// The largest figure, and the least.
        pub const LARGEST: f32 = 11.0;
        /// The least.
        pub const SMALLEST: f32 = 7.0;
        /// Size of the mark of the layer at which the trees met.
        pub const MET: f32 = 11.0;
    }

    /// What stands between the trees.
    pub mod middle {
        /// The least board, and the largest.
        pub const BOARD: [f32; 2] = [56.0, 148.0];
        /// Height of a line.
        pub const LINE: f32 = 20.0;
        /// Size of a mark.
        pub const MARK: f32 = 10.0;
        /// Length of the arrow to the other tree.
        pub const ARROW: f32 = 22.0;
        /// Height of the meeting, and side of its board.
        pub const FOOT: f32 = 48.0;
        /// Size of its two rings.
        pub const MET: f32 = 17.0;
    }
}

/// The plane of buckets.
pub mod buckets {
    /// From this width on the queue is wide.
    pub const WIDE_FROM: f32 = 640.0;
    /// Width of the queue: on a narrow stage, on a wide one.
    pub const SIDE: [f32; 2] = [166.0, 220.0];
    /// Height of the head over the plane.
    pub const HEAD: f32 = 24.0;
    /// Width of the values of g, and height of those of f.
    pub const G_AXIS: f32 = 26.0;
    /// Height of the values of f.
    pub const F_AXIS: f32 = 18.0;
    /// The least distance of two values of g.
    pub const G_LINE: f32 = 13.0;
    /// The least side of a bucket with a gap around it.
    pub const GAPS_FROM: f32 = 6.0;
    /// The least figure, and the largest.
    pub const FIGURE: [f32; 2] = [8.0, 12.0];
    /// Radius of the mark of an empty bucket that is looked at.
    pub const LOOK: f32 = 4.0;
    /// Size of the pointer.
    pub const POINTER: f32 = 9.0;
    /// The largest board of the event's entry.
    pub const BOARD: f32 = 68.0;
    /// Height of a line.
    pub const LINE: f32 = 22.0;
    /// Side of a board in the queue.
    pub const QUEUED: f32 = 40.0;
}
