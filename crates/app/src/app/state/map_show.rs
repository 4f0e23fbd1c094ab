//! How the map of all boards is shown, and the parts of it that are laid out.
//!
//! A map takes a worker some tens of milliseconds. Until it is ready the previous one stays, so that the window is
//! never empty. The goal's part is kept as long as the goal stays.

use std::{collections::BTreeSet, sync::Arc};

use eight_realms_core::{
    job::MapPiece,
    map::{GoalMap, Layout, Projection},
    puzzle::{Board, Puzzle},
    realm::Realm,
};
use strum::VariantArray;

use super::MapCamera;

/// The searches that the map shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum MapScope {
    /// The chosen realm's search, on one large map.
    #[default]
    One,
    /// The searches of all shown realms, each on a small map of its own.
    Lanes,
}

impl MapScope {
    /// Both scopes.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();

    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Lanes,
            Self::Lanes => Self::One,
        }
    }
}

/// A board whose card stays on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickedBoard {
    /// The realm on whose map the card stays.
    pub realm: Realm,
    pub board: Board,
}

/// How the map is shown, and the parts of it that are laid out.
#[derive(Default)]
pub struct MapShow {
    /// The chosen projection.
    pub projection: Projection,
    /// The part of the map that is shown.
    pub camera: MapCamera,
    /// The board whose card stays.
    pub picked: Option<PickedBoard>,
    /// The puzzle that the card is of.
    pub(in crate::app) puzzle: Option<Puzzle>,
    goal: Option<Arc<GoalMap>>,
    /// At most one map of each projection, the latest one last.
    sheets: Vec<LaidOutMap>,
    /// The map that the worker lays out.
    drawing: Option<(Puzzle, Projection)>,
    /// Maps at which the worker broke off. They are not requested again.
    lost: Vec<(Puzzle, Projection)>,
}

#[derive(Clone)]
pub struct LaidOutMap {
    pub projection: Projection,
    /// The places of the boards.
    pub layout: Arc<Layout>,
}

impl LaidOutMap {
    pub fn is_of(&self, puzzle: &Puzzle) -> bool {
        self.layout.data().is_of(puzzle)
    }
}

impl MapShow {
    /// The map shown in a projection: that of the puzzle or, until it is ready, the latest one.
    pub fn sheet(&self, puzzle: &Puzzle, projection: Projection) -> Option<&LaidOutMap> {
        self.sheet_of(puzzle, projection).or(self.sheets.last())
    }

    /// Whether the map of the puzzle is still to come.
    pub fn is_coming(&self, puzzle: &Puzzle, projection: Projection) -> bool {
        self.sheet_of(puzzle, projection).is_none() && !self.lost.contains(&(*puzzle, projection))
    }

    /// Whether a worker is laying out a map.
    pub const fn is_drawing(&self) -> bool {
        self.drawing.is_some()
    }

    /// The map of the puzzle. If no path leads from start to goal, all projections are the same.
    fn sheet_of(&self, puzzle: &Puzzle, projection: Projection) -> Option<&LaidOutMap> {
        let matches_projection =
            |sheet: &&LaidOutMap| sheet.projection == projection || !puzzle.is_solvable();
        self.sheets.iter().filter(matches_projection).find(|sheet| sheet.is_of(puzzle))
    }

    /// The goal's part of a map, if this goal was laid out last or a map here has its rings. Using it again avoids a
    /// second one for the same goal.
    pub(in crate::app) fn goal_map(&self, goal: Board) -> Option<Arc<GoalMap>> {
        let of_rings = self.sheets.iter().filter_map(|sheet| sheet.layout.goal_map());
        self.goal.iter().chain(of_rings).find(|map| map.goal() == goal).cloned()
    }

    /// The steps of the small pictures that have been drawn, in texels to a pixel.
    pub(in crate::app) fn steps(&self) -> Vec<u32> {
        let steps: BTreeSet<u32> = self.sheets.iter().flat_map(|sheet| sheet.layout.steps()).collect();
        steps.into_iter().collect()
    }

    /// Notes that a worker lays out a map.
    pub(in crate::app) const fn request(&mut self, puzzle: Puzzle, projection: Projection) {
        self.drawing = Some((puzzle, projection));
    }

    /// Stores a finished part.
    pub(in crate::app) fn take(&mut self, piece: MapPiece) {
        match piece {
            MapPiece::Goal(goal) => self.goal = Some(goal),
            MapPiece::Layout(projection, layout) => {
                self.sheets.retain(|sheet| sheet.projection != projection);
                self.sheets.push(LaidOutMap { projection, layout });
            }
        }
    }

    /// Notes that the worker has ended.
    pub(in crate::app) const fn end(&mut self) {
        self.drawing = None;
    }

    /// Notes that the worker broke off and its map is lost.
    pub(in crate::app) fn fail(&mut self) {
        self.lost.extend(self.drawing.take());
    }
}
