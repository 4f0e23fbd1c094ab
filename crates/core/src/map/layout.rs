//! One interface for all projections: the texels of each board, and the boards at each texel.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{
    BoardIndex, GoalMap, Halves, Lens, MapData, Reach, Rings, StopCheck, Texel, TexelIndex,
    squares::{Squares, SquaresByStep},
};
use crate::{puzzle::Board, trace::Stop};

/// How the boards of a half are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
pub enum Projection {
    /// By distance to the goal, in rings that are turned for the start.
    #[default]
    Rings,
    /// By both distances at once, like a map with true distances to two cities.
    Lens,
}

impl Projection {
    /// All projections, the default first.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    pub const fn other(self) -> Self {
        match self {
            Self::Rings => Self::Lens,
            Self::Lens => Self::Rings,
        }
    }
}

/// The places of all boards in the picture.
#[derive(Clone, Serialize, Deserialize)]
pub struct Layout {
    data: Arc<MapData>,
    geometry: Geometry,
    /// Boards on each pixel of small pictures, computed once for all searches on the map.
    squares: SquaresByStep,
}

/// The kind of a layout, with what belongs to that kind alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Geometry {
    /// Rings around the goal.
    Rings(Rings),
    /// Boards at their distances from both ends.
    Lens(Lens),
    /// Both halves, when no path leads from one to the other, whatever the projection.
    Halves(Box<Halves>),
}

impl Layout {
    /// Lays out all boards of the map data around its goal.
    ///
    /// # Panics
    /// Never.
    pub fn of(projection: Projection, goal: &Arc<GoalMap>, data: &Arc<MapData>) -> Self {
        Self::of_until(projection, goal, data, &|| Ok(())).expect("without an observer that ends it")
    }

    /// The layout of [`Self::of`], unless `stop_check` ends the computation.
    ///
    /// # Errors
    /// If `stop_check` ends the computation.
    pub fn of_until(
        projection: Projection,
        goal: &Arc<GoalMap>,
        data: &Arc<MapData>,
        stop_check: StopCheck<'_>,
    ) -> Result<Self, Stop> {
        let geometry = match (data.reach(), projection) {
            (Reach::Apart, _) => Geometry::Halves(Box::new(Halves::of(goal, data, stop_check)?)),
            (Reach::Together, Projection::Rings) => Geometry::Rings(Rings::of(goal, data, stop_check)?),
            (Reach::Together, Projection::Lens) => Geometry::Lens(Lens::of(goal, data, stop_check)?),
        };
        Ok(Self { data: data.clone(), geometry, squares: SquaresByStep::default() })
    }

    /// The boards and their distances.
    pub const fn data(&self) -> &Arc<MapData> {
        &self.data
    }

    /// The part that belongs to this kind of layout alone.
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The goal's part, which rings around the goal keep; `None` for other layouts.
    pub const fn goal_map(&self) -> Option<&Arc<GoalMap>> {
        match &self.geometry {
            Geometry::Rings(rings) => Some(rings.goal_map()),
            Geometry::Lens(_) | Geometry::Halves(_) => None,
        }
    }

    /// The boards that each texel shows, and the texels that show each board.
    pub const fn texels(&self) -> &TexelIndex {
        match &self.geometry {
            Geometry::Rings(rings) => rings.texels(),
            Geometry::Lens(lens) => lens.texels(),
            Geometry::Halves(halves) => halves.texels(),
        }
    }

    /// The steps, in texels to a pixel, of the small pictures whose boards have been computed.
    pub fn steps(&self) -> impl Iterator<Item = u32> {
        self.squares.steps()
    }

    /// Computes what small pictures of these steps need, so that painting them does not wait for it. Leaves out a step
    /// that does not divide width and height.
    pub fn prepare(&self, steps: &[u32]) {
        let divides = |step: &&u32| self.texels().size().iter().all(|side| side.is_multiple_of(**step));
        for step in steps.iter().filter(divides) {
            self.squares(*step);
        }
    }

    /// The boards on each pixel of a picture with `step` × `step` texels to a pixel, at most 8 × 8.
    pub(super) fn squares(&self, step: u32) -> Arc<Squares> {
        self.squares.of(step, self.texels())
    }

    /// The boards that a texel shows: none, one or, in the lens, several.
    pub fn indices_at(&self, texel: Texel) -> &[BoardIndex] {
        self.texels().indices_at(texel)
    }

    /// The texels that show a board: at least one.
    pub fn texels_of(&self, index: BoardIndex) -> &[Texel] {
        self.texels().texels_of(index)
    }

    /// The point of a board, in texels from the top left: the middle of its texels or, in the lens, of its cell.
    pub fn anchor(&self, index: BoardIndex) -> [f32; 2] {
        match &self.geometry {
            Geometry::Rings(rings) => rings.anchor(index),
            Geometry::Lens(lens) => self.in_lens(lens, index),
            Geometry::Halves(halves) => halves.anchor(index),
        }
    }

    /// A point for each board of a path, in texels from the top left: on rings on the board's own texels, in the
    /// lens in the middle of its cell.
    pub fn line(&self, path: &[Board]) -> Vec<[f32; 2]> {
        let indices = path.iter().map(|board| self.data.index_of(*board));
        match &self.geometry {
            Geometry::Rings(rings) => rings.line(indices),
            Geometry::Lens(lens) => indices.map(|index| self.in_lens(lens, index)).collect(),
            Geometry::Halves(halves) => halves.line(indices),
        }
    }

    fn in_lens(&self, lens: &Lens, index: BoardIndex) -> [f32; 2] {
        let [to_goal, from_start] = [self.data.to_goal(index), self.data.from_start(index)];
        lens.anchor(index, to_goal.unwrap_or(0), from_start.unwrap_or(0))
    }
}
