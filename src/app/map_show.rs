//! How the map of all boards is looked at, and as much of it as is laid out.
//!
//! A map takes a worker some tens of milliseconds. Until it is there the one before stays, so that the window
//! is never empty; what belongs to the goal is kept as long as the goal stays.

use std::sync::Arc;

use super::{MapCamera, MapZoom};
use crate::{
    map::{GoalMap, Layout, Projection},
    puzzle::Puzzle,
    worker::{MapJob, MapPiece},
};

/// Whose searches the map shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MapScope {
    /// The chosen realm's, on one large map.
    #[default]
    One,
    /// Those of all realms that are shown, each on a small map of its own.
    Lanes,
}

impl MapScope {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Lanes];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Lanes,
            Self::Lanes => Self::One,
        }
    }
}

/// How the map is looked at, and as much of it as is laid out.
#[derive(Default)]
pub struct MapShow {
    /// How boards are laid out.
    pub projection: Projection,
    /// Whose searches are shown.
    pub scope: MapScope,
    /// Which part is looked at.
    pub camera: MapCamera,
    goal: Option<Arc<GoalMap>>,
    /// At most one of each projection, the latest last.
    sheets: Vec<MapSheet>,
    drawing: Drawing,
}

/// A map that is laid out.
#[derive(Clone)]
pub struct MapSheet {
    /// How boards are laid out.
    pub projection: Projection,
    /// Where they lie.
    pub layout: Arc<Layout>,
}

/// How far the worker is that lays maps out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Drawing {
    /// Nothing is laid out.
    #[default]
    Idle,
    /// It is at work.
    Busy(Puzzle, Projection),
    /// It broke off at this one.
    Lost(Puzzle, Projection),
}

impl MapSheet {
    /// Whether it is the map of this puzzle.
    pub fn is_of(&self, puzzle: &Puzzle) -> bool {
        let land = self.layout.land();
        (land.start(), land.goal()) == (puzzle.start, puzzle.goal)
    }
}

impl MapShow {
    /// The projection after the one that is looked at.
    pub fn next_projection(&self) -> Projection {
        let all = Projection::ALL;
        let place = all.into_iter().position(|projection| projection == self.projection);
        all[place.map_or(0, |place| (place + 1) % all.len())]
    }

    /// The map that is to be seen: that of the puzzle or, until it is there, the latest one.
    pub fn sheet(&self, puzzle: &Puzzle) -> Option<&MapSheet> {
        self.wanted(puzzle).or(self.sheets.last())
    }

    /// Whether the map of the puzzle is still to come.
    pub fn is_coming(&self, puzzle: &Puzzle) -> bool {
        self.wanted(puzzle).is_none() && self.drawing != Drawing::Lost(*puzzle, self.projection)
    }

    /// Whether a worker lays a map out.
    pub const fn is_drawing(&self) -> bool {
        matches!(self.drawing, Drawing::Busy(..))
    }

    fn wanted(&self, puzzle: &Puzzle) -> Option<&MapSheet> {
        self.sheets.iter().find(|sheet| sheet.projection == self.projection && sheet.is_of(puzzle))
    }

    /// What a worker is to lay out now, if anything.
    pub(super) fn begin(&mut self, puzzle: Puzzle) -> Option<MapJob> {
        if self.is_drawing() || !self.is_coming(&puzzle) {
            return None;
        }
        let projection = self.projection;
        let goal = self.goal.clone().filter(|map| map.goal() == puzzle.goal);
        self.drawing = Drawing::Busy(puzzle, projection);
        Some(MapJob { puzzle, projection, goal })
    }

    /// A part is ready.
    pub(super) fn take(&mut self, piece: MapPiece) {
        match piece {
            MapPiece::Goal(goal) => self.goal = Some(goal),
            MapPiece::Layout(projection, layout) => {
                self.sheets.retain(|sheet| sheet.projection != projection);
                self.sheets.push(MapSheet { projection, layout });
            }
        }
    }

    /// The worker has nothing more to say.
    pub(super) fn end(&mut self) {
        if self.is_drawing() {
            self.drawing = Drawing::Idle;
        }
    }

    /// The worker broke off: the same is not asked for again.
    pub(super) fn lose(&mut self) {
        if let Drawing::Busy(puzzle, projection) = self.drawing {
            self.drawing = Drawing::Lost(puzzle, projection);
        }
    }
}

/// On the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// Another projection.
    Project(Projection),
    /// Other searches.
    Scope(MapScope),
    /// Another part.
    Look(MapCamera),
    /// A key that enlarges or reduces.
    Zoom(MapZoom),
}
