//! One interface for all projections: where boards lie, and what lies at a texel.

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
    /// By both distances at once, like a map that is true to two cities.
    Lens,
}

impl Projection {
    /// The default first.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    pub const fn other(self) -> Self {
        match self {
            Self::Rings => Self::Lens,
            Self::Lens => Self::Rings,
        }
    }
}

/// Where every board lies.
#[derive(Clone, Serialize, Deserialize)]
pub struct Layout {
    data: Arc<MapData>,
    geometry: Geometry,
    /// Which boards lie on which pixel of small pictures, once for all searches on the map.
    squares: SquaresByStep,
}

/// What a layout is made of.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Geometry {
    /// Rings around the goal.
    Rings(Rings),
    /// A board at its distances from both ends.
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

    /// The same, until `stop_check` ends it.
    ///
    /// # Errors
    /// If `stop_check` ends it.
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

    /// What belongs to this projection alone.
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The goal's part, where rings around the goal are kept with it.
    pub const fn goal_map(&self) -> Option<&Arc<GoalMap>> {
        match &self.geometry {
            Geometry::Rings(rings) => Some(rings.goal_map()),
            Geometry::Lens(_) | Geometry::Halves(_) => None,
        }
    }

    /// Which texel shows which board.
    pub const fn texels(&self) -> &TexelIndex {
        match &self.geometry {
            Geometry::Rings(rings) => rings.texels(),
            Geometry::Lens(lens) => lens.texels(),
            Geometry::Halves(halves) => halves.texels(),
        }
    }

    /// The steps of the small pictures that have been painted of it, in texels to a pixel.
    pub fn steps(&self) -> impl Iterator<Item = u32> {
        self.squares.steps()
    }

    /// Works out what small pictures of these steps need, so that painting them does not wait for it. A step that
    /// does not divide width and height is left out.
    pub fn prepare(&self, steps: &[u32]) {
        let divides = |step: &&u32| self.texels().size().iter().all(|side| side.is_multiple_of(**step));
        for step in steps.iter().filter(divides) {
            self.squares(*step);
        }
    }

    /// Which boards lie on which pixel of a picture with `step` × `step` texels to a pixel, at most 8 × 8.
    pub(super) fn squares(&self, step: u32) -> Arc<Squares> {
        self.squares.of(step, self.texels())
    }

    /// The boards that a texel shows: none, one or, in the lens, several.
    pub fn indices_at(&self, texel: Texel) -> &[BoardIndex] {
        self.texels().indices_at(texel)
    }

    /// The texels that show a board: one at the least.
    pub fn texels_of(&self, index: BoardIndex) -> &[Texel] {
        self.texels().texels_of(index)
    }

    /// Where a board lies, in texels from the top left: the middle of its texels; in the lens, of its cell.
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
