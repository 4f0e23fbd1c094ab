//! Columns of the levels of a tree, one for each g. The second of two trees grows from the right.

use egui::Rect;
use eight_realms_core::{replay::tree::Forest, trace::Side};

/// The columns of one tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Columns {
    /// The x of the middle of the root's column.
    root: f32,
    /// Distance from the column of a level to that of the next one, negative to the left.
    step: f32,
}

impl Columns {
    /// The columns of each tree of a forest, over the whole width of a place.
    pub fn of(forest: &Forest, place: Rect) -> Vec<Self> {
        let trees = forest.trees();
        let columns: usize = trees.iter().map(eight_realms_core::replay::tree::SearchTree::levels).sum();
        let pitch = place.width() / columns.max(1) as f32;
        let column = |tree: usize| match trees[tree].side() {
            Side::Backward if trees.len() > 1 => Self { root: place.right() - pitch / 2.0, step: -pitch },
            Side::Forward | Side::Backward => Self { root: place.left() + pitch / 2.0, step: pitch },
        };
        (0..trees.len()).map(column).collect()
    }

    /// The x of the middle of the column of a level.
    pub fn x(&self, level: usize) -> f32 {
        self.root + level as f32 * self.step
    }

    pub const fn pitch(&self) -> f32 {
        self.step.abs()
    }

    /// 1 where levels follow one another to the right, −1 to the left.
    pub const fn direction(&self) -> f32 {
        self.step.signum()
    }

    /// The level whose column is at `x`, if the tree has it.
    pub fn level_at(&self, x: f32, levels: usize) -> Option<usize> {
        let level = ((x - self.root) / self.step).round();
        (level >= 0.0 && (level as usize) < levels).then_some(level as usize)
    }
}
