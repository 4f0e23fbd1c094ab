//! Sizes of the plane of g and h, in points.

use egui::{Vec2, vec2};

/// The largest cell: a small tree does not fill the stage with a few slabs.
pub const LARGEST_CELL: Vec2 = vec2(56.0, 44.0);
/// Height of the row of each axis below the plane.
pub const TICKS: f32 = 15.0;
/// Between two cells, where they are not tiny.
pub const GAP: f32 = 2.0;
/// The least a tick keeps from the next one above or below.
pub const TICK_LINE: f32 = 13.0;
/// A dash of the next bound, and the gap after it.
pub const DASH: [f32; 2] = [6.0, 4.0];
/// Around a number over which a line would run.
pub const CHIP: Vec2 = vec2(3.0, 2.0);
/// The least room between a number and the edges of its cell.
pub const NUMBER: Vec2 = vec2(2.0, 1.0);
/// Length of the line in front of a word of the legend.
pub const SAMPLE_LINE: f32 = 18.0;
