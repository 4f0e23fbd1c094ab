//! The path that a search has found, as nodes of its tree.

use super::{
    lighting::NodeTimes,
    search_tree::{NodeIndex, SearchTree},
};
use crate::{puzzle::Puzzle, replay::Recording};

impl SearchTree {
    /// The nodes of the path found, the root first, after the first `moment` events; empty before the search has found
    /// it. In a search from both ends each tree has its part, up to the board where they met first. In the tree of a
    /// table it is the path from the goal to the start.
    pub fn solution(&self, recording: &Recording, puzzle: &Puzzle, moment: u64) -> Vec<NodeIndex> {
        let moment = moment.min(self.events());
        let scene = recording.scene_at(moment);
        if scene.tally.solved.is_none() {
            return Vec::new();
        }
        if let NodeTimes::Iterations(_) = self.times {
            let mut path = self.along(scene.stack.iter().map(|node| node.board));
            path.extend(self.child(path[path.len() - 1], puzzle.goal));
            return path;
        }
        let other_end = if recording.realm().looks_up() { puzzle.start } else { puzzle.goal };
        let end = self.of_board(scene.met.unwrap_or(other_end), moment);
        end.map_or_else(Vec::new, |end| self.path_to(end))
    }
}
