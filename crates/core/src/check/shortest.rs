//! Whether a path is a shortest one: by the true distances, which no realm uses.

use std::sync::LazyLock;

use crate::{
    puzzle::Board,
    realm::{Answer, Path},
    space::Distances,
};

/// True distances to the usual goal, computed once for all facts.
pub static TO_GOAL: LazyLock<Distances> = LazyLock::new(|| Distances::to(Board::standard_goal()));

/// Whether the path found leads to the usual goal in as many moves as the true distance.
pub fn is_shortest(start: Board, answer: &Answer) -> bool {
    let reaches_goal = |path: &Path| path.boards(start).last() == Some(&TO_GOAL.goal());
    let is_as_short = |path: &Path| TO_GOAL.of(start) == Some(path.len() as u8);
    matches!(answer, Ok(Some(path)) if reaches_goal(path) && is_as_short(path))
}
