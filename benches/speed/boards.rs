//! The boards that are searched.

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    space::Dealer,
};

/// A search that returns the number of moves of the path it finds.
pub type Pass = fn(&Puzzle) -> Option<usize>;

/// Seed of the boards that are dealt.
const SEED: u64 = 1;
/// Number of boards that are dealt: enough for a mean near that of all boards.
const DEALT: usize = 100;
/// The boards that are farthest from the usual goal.
const FARTHEST: [&str; 2] = ["64785x321", "8672543x1"];

/// A set of boards.
#[derive(Clone, Copy)]
pub enum Boards {
    /// Dealt from a seed.
    Dealt,
    /// Thirty-one moves from the goal.
    Farthest,
}

impl Boards {
    pub const ALL: [Self; 2] = [Self::Dealt, Self::Farthest];

    /// The name of the set in a row.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dealt => "100 boards",
            Self::Farthest => "31 moves",
        }
    }

    /// The boards, each with the usual goal.
    pub fn deal(self) -> Vec<Puzzle> {
        let goal = Board::standard_goal();
        let starts: Vec<Board> = match self {
            Self::Dealt => {
                let mut dealer = Dealer::seeded(SEED);
                (0..DEALT).map(|_| dealer.solvable(goal)).collect()
            }
            Self::Farthest => FARTHEST.map(Board::of_letters).into(),
        };
        starts.into_iter().map(|start| Puzzle::new(start, goal)).collect()
    }
}

/// Searches all boards. Returns the moves of all paths together, so that nothing can be left out.
pub fn pass(boards: &[Puzzle], search: impl Fn(&Puzzle) -> Option<usize>) -> usize {
    boards.iter().filter_map(search).sum()
}
