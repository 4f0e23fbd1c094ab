//! Deals boards: at random but always solvable, or exactly a given number of moves from the goal.
//!
//! A dealer is seeded, so the same seed deals the same boards on every machine, for ever.

use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;

use super::Distances;
use crate::puzzle::{Board, Puzzle, RANKS};

/// A source of random boards.
#[derive(Clone, Debug)]
pub struct Dealer {
    chance: ChaCha8Rng,
}

impl Dealer {
    /// A dealer whose boards are decided by `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { chance: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A board from which `goal` can be reached, each of the 181,440 equally likely.
    pub fn solvable(&mut self, goal: Board) -> Board {
        let board = self.any();
        if Puzzle::new(board, goal).is_solvable() { board } else { into_other_half(board) }
    }

    /// A board exactly `distance` moves from the goal, all equally likely; `None` if there is none.
    pub fn at(&mut self, distances: &Distances, distance: u8) -> Option<Board> {
        let count = distances.count(distance);
        let number = (count > 0).then(|| self.chance.random_range(..count))?;
        distances.nth_at(distance, number)
    }

    /// Up to `count` different boards at `distance`, fewer only if the distance has fewer.
    pub fn several_at(&mut self, distances: &Distances, distance: u8, count: usize) -> Vec<Board> {
        distances.at(distance).sample(&mut self.chance, count).copied().collect()
    }

    /// Shuffles boards, every order equally likely.
    pub fn shuffle(&mut self, boards: &mut [Board]) {
        boards.shuffle(&mut self.chance);
    }

    /// Any of the 362,880 boards, each equally likely.
    ///
    /// # Panics
    /// Never: the rank is drawn below the number of ranks.
    pub fn any(&mut self) -> Board {
        let rank = self.chance.random_range(0..RANKS);
        Board::from_rank(rank).expect("the rank was drawn below their number")
    }
}

/// Exchanges the first two tiles, which pairs the boards of the two halves one to one.
fn into_other_half(board: Board) -> Board {
    let mut tiles = (0..9).filter(|cell| *cell != board.blank());
    match (tiles.next(), tiles.next()) {
        (Some(one), Some(other)) => board.with_swapped(one, other),
        _ => board,
    }
}
