//! The map of all boards: where each lies, and what a search has made of it at a moment.

mod cancelling;
mod circles;
mod halves;
mod lens;
mod pictures;
mod recordings;
mod rings;
mod statuses;

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, OnceLock},
};

use eight_realms_core::{
    map::{GoalMap, Layout, MapData, Projection, SIZE},
    puzzle::{Board, Puzzle},
    space::{Dealer, Distances},
};

use crate::ground::{GOALS, board, puzzle};

/// Maps are built for a goal with its blank in a corner, on an edge and in the centre, each for seeded starts,
/// for the farthest one and for the goal itself.
pub fn solvable_puzzles() -> Vec<Puzzle> {
    let mut dealer = Dealer::seeded(31);
    let mut puzzles = vec![puzzle("234150768", "123456780")];
    for goal in GOALS.map(board) {
        let distances = Distances::to(goal);
        let farthest = dealer.at(&distances, distances.farthest()).expect("a layer has a board");
        puzzles.extend([goal, farthest, dealer.solvable(goal)].map(|start| Puzzle::new(start, goal)));
    }
    let goal = dealer.any();
    puzzles.push(Puzzle::new(dealer.solvable(goal), goal));
    puzzles
}

/// The map data of a puzzle.
pub fn map_data(puzzle: &Puzzle) -> Arc<MapData> {
    let [to_goal, to_start] = [puzzle.goal, puzzle.start].map(|board| Arc::new(Distances::to(board)));
    Arc::new(MapData::between(&to_goal, &to_start))
}

/// Maps by what they show, each laid out by the first test that needs it.
type Layouts = HashMap<(Projection, Puzzle), Arc<OnceLock<Arc<Layout>>>>;

/// The map of a puzzle. A layout cannot be changed, so all tests share one.
pub fn layout(projection: Projection, puzzle: &Puzzle) -> Arc<Layout> {
    static LAYOUTS: LazyLock<Mutex<Layouts>> = LazyLock::new(Mutex::default);
    let mut layouts = LAYOUTS.lock().expect("nobody panics with it in hand");
    let place = Arc::clone(layouts.entry((projection, *puzzle)).or_default());
    // One map can be laid out while others are requested.
    drop(layouts);
    let lay_out = || {
        let goal = Arc::new(GoalMap::of(&Distances::to(puzzle.goal), SIZE));
        Arc::new(Layout::of(projection, &goal, &map_data(puzzle)))
    };
    Arc::clone(place.get_or_init(lay_out))
}

/// The boards of a shortest path.
pub fn shortest(puzzle: &Puzzle, order: &str) -> Vec<Board> {
    let moves = Distances::to(puzzle.goal).smallest_path(puzzle.start, order.parse().expect("an order"));
    let mut boards = vec![puzzle.start];
    for step in moves.expect("the puzzle is solvable") {
        boards.push(boards[boards.len() - 1].after(step).expect("a way is of legal moves"));
    }
    boards
}
