//! The true distances of all boards from scratch, beside realm 2 sent through the whole space.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings},
    space::Distances,
};
use zenbench::Suite;

use super::pair;

pub fn measure(suite: &mut Suite) {
    pair(
        suite,
        "true distances of all boards beside realm 2 through all of them".to_owned(),
        exhaust,
        || usize::from(Distances::to(Board::standard_goal()).farthest()),
    );
}

/// Sends realm 2 from the goal in search of a board of the other half, so that it comes to every board of its own half.
fn exhaust() -> usize {
    let goal = Board::standard_goal();
    let puzzle = Puzzle::new(goal, goal.with_swapped(0, 1));
    let settings = Settings { parity: ParityCheck::Off, ..Settings::default() };
    Realm::Hash.search(&puzzle, &settings, &mut ()).ok().flatten().map_or(0, |path| path.len())
}
