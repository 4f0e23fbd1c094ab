//! The map of a puzzle, to be laid out.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    map::{GoalMap, Layout, Projection},
    puzzle::Puzzle,
};

/// A map to be laid out.
#[derive(Clone, Serialize, Deserialize)]
pub struct MapJob {
    /// The start and the goal.
    pub puzzle: Puzzle,
    /// How boards are laid out.
    pub projection: Projection,
    /// The part that belongs to the goal, if it is here already.
    #[serde(skip)]
    pub goal: Option<Arc<GoalMap>>,
    /// The steps of small pictures that will be drawn of it at once, in texels to a pixel.
    pub steps: Vec<u32>,
}

/// A part of a map that is ready.
#[derive(Clone, Serialize, Deserialize)]
pub enum MapPiece {
    /// What belongs to the goal, for maps of other starts.
    Goal(Arc<GoalMap>),
    Layout(Projection, Arc<Layout>),
}
