//! One face for all projections: where boards lie, and what lies at a texel.

use std::sync::Arc;

use super::{
    BoardIndex, GoalMap, Halves, Lens, MapData, Reach, Rings, StopCheck, Texel, TexelIndex,
    squares::{Squares, SquaresByStep},
};
use crate::{puzzle::Board, trace::Stop};

/// How the boards of a half are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Projection {
    /// By distance to the goal, in rings that are turned for the start.
    #[default]
    Rings,
    /// By both distances at once, like a map that is true to two cities.
    Lens,
}

impl Projection {
    /// The default first.
    pub const ALL: [Self; 2] = [Self::Rings, Self::Lens];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Rings => Self::Lens,
            Self::Lens => Self::Rings,
        }
    }
}

/// Who is added is asked for here: the list wants it too.
const _: fn(Projection) = |(Projection::Rings | Projection::Lens)| {};

/// Where every board lies.
#[derive(Clone)]
pub struct Layout {
    data: Arc<MapData>,
    chart: Geometry,
    /// Who lies on which pixel of small pictures, once for all searches on the map.
    squares: SquaresByStep,
}

/// What a layout is made of.
#[derive(Clone, Debug)]
pub enum Geometry {
    /// Rings around the goal.
    Rings(Rings),
    /// A board at its distances from both ends.
    Lens(Lens),
    /// Both halves, when no way leads from one to the other, whatever the projection.
    Halves(Box<Halves>),
}

impl Layout {
    /// Lays out all boards of a land around its goal.
    ///
    /// # Panics
    /// Never.
    pub fn of(projection: Projection, goal: &Arc<GoalMap>, land: &Arc<MapData>) -> Self {
        Self::unless(projection, goal, land, &|| Ok(())).expect("nobody ends it")
    }

    /// The same, as long as somebody wants it.
    ///
    /// # Errors
    /// If nobody does any more.
    pub fn unless(
        projection: Projection,
        goal: &Arc<GoalMap>,
        land: &Arc<MapData>,
        ask: StopCheck<'_>,
    ) -> Result<Self, Stop> {
        let chart = match (land.reach(), projection) {
            (Reach::Apart, _) => Geometry::Halves(Box::new(Halves::of(goal, land, ask)?)),
            (Reach::Together, Projection::Rings) => Geometry::Rings(Rings::of(goal, land, ask)?),
            (Reach::Together, Projection::Lens) => Geometry::Lens(Lens::of(goal, land, ask)?),
        };
        Ok(Self { data: land.clone(), chart, squares: SquaresByStep::default() })
    }

    /// The boards and their distances.
    pub const fn data(&self) -> &Arc<MapData> {
        &self.data
    }

    /// What only this projection knows.
    pub const fn chart(&self) -> &Geometry {
        &self.chart
    }

    /// Which texel shows which board.
    pub const fn texels(&self) -> &TexelIndex {
        match &self.chart {
            Geometry::Rings(rings) => rings.texels(),
            Geometry::Lens(lens) => lens.texels(),
            Geometry::Halves(halves) => halves.texels(),
        }
    }

    /// The steps of the small pictures that have been painted of it, in texels to a pixel.
    pub fn steps(&self) -> impl Iterator<Item = u32> {
        self.squares.steps()
    }

    /// Works out what small pictures of these steps need, so that nobody waits for it who paints them. A step that
    /// does not divide width and height is left out.
    pub fn prepare(&self, steps: &[u32]) {
        let divides = |step: &&u32| self.texels().size().iter().all(|side| side.is_multiple_of(**step));
        for step in steps.iter().filter(divides) {
            self.squares(*step);
        }
    }

    /// Who lies on which pixel of a picture of which each pixel stands for `step` × `step` texels, at most 8 × 8.
    pub(super) fn squares(&self, step: u32) -> Arc<Squares> {
        self.squares.of(step, self.texels())
    }

    /// The boards that a texel shows: none, one or, in the lens, several.
    pub fn indices_at(&self, texel: Texel) -> &[BoardIndex] {
        self.texels().indices_at(texel)
    }

    /// The texels that show a board: one at the least.
    pub fn texels_of(&self, seat: BoardIndex) -> &[Texel] {
        self.texels().texels_of(seat)
    }

    /// Where a board lies, in texels from the top left: the middle of its ground; in the lens, of its cell.
    pub fn anchor(&self, seat: BoardIndex) -> [f32; 2] {
        match &self.chart {
            Geometry::Rings(rings) => rings.anchor(seat),
            Geometry::Lens(lens) => self.in_lens(lens, seat),
            Geometry::Halves(halves) => halves.anchor(seat),
        }
    }

    /// A point for each board of a path, in texels from the top left: on rings on the board's own ground, in the
    /// lens in the middle of its cell.
    pub fn line(&self, path: &[Board]) -> Vec<[f32; 2]> {
        let seats = path.iter().map(|board| self.data.index_of(*board));
        match &self.chart {
            Geometry::Rings(rings) => rings.line(seats),
            Geometry::Lens(lens) => seats.map(|seat| self.in_lens(lens, seat)).collect(),
            Geometry::Halves(halves) => halves.line(seats),
        }
    }

    fn in_lens(&self, lens: &Lens, seat: BoardIndex) -> [f32; 2] {
        let [to_goal, from_start] = [self.data.to_goal(seat), self.data.from_start(seat)];
        lens.anchor(seat, to_goal.unwrap_or(0), from_start.unwrap_or(0))
    }
}
