//! The trials of a puzzle in all orders of moves, or why there are none.

use eight_realms_core::{
    job::TrialsKey,
    puzzle::Puzzle,
    realm::{Realm, Settings, Waits},
};
use strum::IntoStaticStr;

/// Reason why there are no trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoTrials {
    /// A table holds all boards, in whatever order they were reached.
    Table,
    /// Whole layers are searched from both ends: no order changes their counts.
    BothDirections,
    /// No path leads from the start to the goal.
    NoSolution,
    /// The start is the goal.
    NoMoves,
}

/// The trials of a realm on a puzzle, with the heuristic that these settings give it.
///
/// # Errors
/// If no order can make a difference.
pub fn trials_of(realm: Realm, puzzle: Puzzle, settings: &Settings) -> Result<TrialsKey, NoTrials> {
    if !puzzle.is_solvable() {
        return Err(NoTrials::NoSolution);
    }
    if puzzle.start == puzzle.goal {
        return Err(NoTrials::NoMoves);
    }
    let heuristic = realm.heuristic(settings);
    let settings = Settings { heuristic, ..Settings::default() };
    Ok(TrialsKey { realm: quickest(realm)?, puzzle, settings })
}

/// The quickest realm that expands and generates the same boards in the same order.
const fn quickest(realm: Realm) -> Result<Realm, NoTrials> {
    match realm.waits() {
        Waits::Table => Err(NoTrials::Table),
        Waits::TwoQueues => Err(NoTrials::BothDirections),
        Waits::Queue | Waits::OpenList(_) | Waits::Deepening => Ok(realm.quickest_alike()),
    }
}
