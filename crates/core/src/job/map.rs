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
    pub projection: Projection,
    /// Part of the map that belongs to the goal, if this process has it already.
    #[serde(skip)]
    pub goal: Option<Arc<GoalMap>>,
    /// Steps of the small pictures that will be drawn of the map at once, in texels to a pixel.
    pub steps: Vec<u32>,
}

/// A part of a map that is ready.
#[derive(Clone, Serialize, Deserialize)]
pub enum MapPiece {
    /// Part that belongs to the goal, to be kept for maps of other starts.
    Goal(Arc<GoalMap>),
    Layout(Projection, Arc<Layout>),
}
