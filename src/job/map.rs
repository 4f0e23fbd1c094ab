//! The map of a puzzle, to be laid out.

use std::sync::Arc;

use super::{Listener, Message};
use crate::{
    map::{GoalMap, Land, Layout, Projection, SIZE},
    puzzle::Puzzle,
    space::Distances,
    trace::Flow,
};

/// A map to be laid out.
#[derive(Clone)]
pub struct MapJob {
    /// Between which boards.
    pub puzzle: Puzzle,
    /// How boards are laid out.
    pub projection: Projection,
    /// The part that belongs to the goal, if it is there already.
    pub goal: Option<Arc<GoalMap>>,
    /// The steps of small pictures that will be painted of it at once, in texels to a pixel.
    pub steps: Vec<u32>,
}

/// A part of a map that is ready.
#[derive(Clone)]
pub enum MapPiece {
    /// What belongs to the goal, for maps of other starts.
    Goal(Arc<GoalMap>),
    /// The map.
    Layout(Projection, Arc<Layout>),
}

impl MapJob {
    /// Does it, part by part.
    ///
    /// # Errors
    /// If nobody wants it any more.
    pub fn run(self, listener: &impl Listener) -> Flow {
        let Puzzle { start, goal } = self.puzzle;
        let ask = || listener.ask();
        let [to_goal, to_start] = [goal, start].map(|end| Arc::new(Distances::to(end)));
        let goal = match self.goal {
            Some(goal) => goal,
            None => Arc::new(GoalMap::unless(&to_goal, SIZE, &ask)?),
        };
        listener.say(Message::Map(MapPiece::Goal(Arc::clone(&goal))))?;
        let land = Arc::new(Land::between(&to_goal, &to_start));
        let layout = Layout::unless(self.projection, &goal, &land, &ask)?;
        ask()?;
        layout.prepare(&self.steps);
        listener.say(Message::Map(MapPiece::Layout(self.projection, Arc::new(layout))))
    }
}
