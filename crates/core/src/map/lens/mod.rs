//! The lens: every board at its true distance from the start *and* to the goal, like a geographer's map with true
//! distances to two cities.
//!
//! ```text
//!           ○ start        a board g moves from the start and h moves from the goal
//!        g ╱│              lies where the circle of g round the start
//!         ╱ │ C            crosses that of h round the goal
//!         ╲ │
//!        h ╲│
//!           ◇ goal
//! ```
//!
//! So breadth-first search is a circle, a search from both ends is two circles that touch, A* is nearly a slim ellipse,
//! and every shortest path runs down the axis. Boards with the same two distances form a cell, between two ellipses
//! (detour) and two hyperbolas (progress). The texels of a cell are dealt to its boards from the axis outward. In a
//! cell with fewer texels than boards, a texel shows several boards. The notch beyond the start is no error: hardly any
//! board is straight behind it.

mod cell_texels;
mod view;

use serde::{Deserialize, Serialize};

use self::{cell_texels::CellTexels, view::LensView};
use super::{
    BoardIndex, GoalMap, MapData, StopCheck, TexelIndex,
    cells::{CELLS, Cells, cell},
};
use crate::trace::{Side, Stop};

/// The lens over a start and a goal of the same half.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Lens {
    texels: TexelIndex,
    cells: Cells,
    view: LensView,
}

impl Lens {
    /// Lays out all boards of map data that is one half.
    pub(super) fn of(goal: &GoalMap, data: &MapData, stop_check: StopCheck<'_>) -> Result<Self, Stop> {
        let (cells, indices) = Cells::of(goal, data);
        let cell_numbers: Vec<usize> = (0..CELLS).filter(|number| !cells.cell(*number).is_empty()).collect();
        let view = LensView::around(goal.size(), data.cost().unwrap_or(0), &cell_numbers);
        stop_check()?;
        let mut cell_texels = CellTexels::of(&view);
        let mut texel_index = TexelIndex::blank(goal.size(), goal.size(), indices, Vec::new());
        for number in cell_numbers {
            stop_check()?;
            for (numbers, texels) in cell_texels.shares(number, &cells) {
                texel_index.deal(numbers, &texels);
            }
        }
        Ok(Self { texels: texel_index, cells, view })
    }

    /// The boards that each texel shows, and the texels that show each board.
    pub const fn texels(&self) -> &TexelIndex {
        &self.texels
    }

    /// Texels per move: the radius of a circle of one move.
    pub const fn unit(&self) -> f32 {
        self.view.unit as f32
    }

    /// The point of the start or of the goal, in texels from the top left.
    pub fn centre(&self, side: Side) -> [f32; 2] {
        let half = f64::from(self.view.cost) / 2.0 * self.view.unit;
        let from_foot = match side {
            Side::Forward => -half,
            Side::Backward => half,
        };
        [self.view.axis() as f32, (self.view.foot + from_foot) as f32]
    }

    /// All boards with these distances to the goal and from the start, in moves.
    pub fn boards(&self, to_goal: u8, from_start: u8) -> &[BoardIndex] {
        &self.texels.indices()[self.cells.cell(cell(to_goal, from_start))]
    }

    /// The point of a board with two distances, in texels from the top left: the middle of its cell, on the board's
    /// side of the axis, or a point on the axis if the board is on a shortest path.
    pub(super) fn anchor(&self, index: BoardIndex, to_goal: u8, from_start: u8) -> [f32; 2] {
        let [out, down] = self.view.point(to_goal, from_start);
        let is_left = |texel: &u32| f64::from(texel % self.view.size) < self.view.axis();
        let is_left = self.texels.texels_of(index).first().is_some_and(is_left);
        [self.view.axis() + if is_left { -out } else { out }, down].map(|at| at as f32)
    }
}
