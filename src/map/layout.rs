//! One face for all projections: where boards lie, and what lies at a texel.

use std::sync::Arc;

use super::{GoalMap, Halves, Land, Mosaic, Reach, Rings, Seat, Texel};
use crate::puzzle::Board;

/// How the boards of a half are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Projection {
    /// By distance to the goal, in rings that are turned for the start.
    #[default]
    Rings,
}

impl Projection {
    /// The default first.
    pub const ALL: [Self; 1] = [Self::Rings];

    /// Its name in message ids and preferences.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rings => "rings",
        }
    }
}

/// Where every board lies.
#[derive(Clone)]
pub struct Layout {
    land: Arc<Land>,
    chart: Chart,
}

/// What a layout is made of.
#[derive(Clone, Debug)]
pub enum Chart {
    /// Rings around the goal.
    Rings(Rings),
    /// Both halves, when no way leads from one to the other, whatever the projection.
    Halves(Box<Halves>),
}

impl Layout {
    /// Lays out all boards of a land around its goal.
    pub fn of(projection: Projection, goal: &Arc<GoalMap>, land: &Arc<Land>) -> Self {
        let chart = match (land.reach(), projection) {
            (Reach::Apart, _) => Chart::Halves(Box::new(Halves::of(goal, land))),
            (Reach::Together, Projection::Rings) => Chart::Rings(Rings::of(goal, land)),
        };
        Self { land: land.clone(), chart }
    }

    /// The boards and their distances.
    pub const fn land(&self) -> &Arc<Land> {
        &self.land
    }

    /// What only this projection knows.
    pub const fn chart(&self) -> &Chart {
        &self.chart
    }

    /// Which texel shows which board.
    pub const fn mosaic(&self) -> &Mosaic {
        match &self.chart {
            Chart::Rings(rings) => rings.mosaic(),
            Chart::Halves(halves) => halves.mosaic(),
        }
    }

    /// The boards that a texel shows: none, one or, in the lens, several.
    pub fn seats_at(&self, texel: Texel) -> &[Seat] {
        self.mosaic().seats_at(texel)
    }

    /// The texels that show a board: one at the least.
    pub fn texels_of(&self, seat: Seat) -> &[Texel] {
        self.mosaic().texels_of(seat)
    }

    /// Where a board lies, in texels from the top left.
    pub fn anchor(&self, seat: Seat) -> [f32; 2] {
        match &self.chart {
            Chart::Rings(rings) => rings.anchor(seat),
            Chart::Halves(halves) => halves.anchor(seat),
        }
    }

    /// A point on each board of a path, in texels from the top left: on the board's own ground.
    pub fn line(&self, path: &[Board]) -> Vec<[f32; 2]> {
        let seats = path.iter().map(|board| self.land.seat(*board));
        match &self.chart {
            Chart::Rings(rings) => rings.line(seats),
            Chart::Halves(halves) => halves.line(seats),
        }
    }
}
