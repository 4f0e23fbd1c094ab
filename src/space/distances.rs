//! True distances: how many moves each board is away from a goal, at the least.
//!
//! One breadth-first search from the goal answers for all boards, because moves can be undone.

use crate::puzzle::{Board, Move, Order, RANKS};

/// The greatest true distance that two boards of one half can have, for any goal.
pub const DEEPEST: u8 = 31;

/// Written where no way leads to the goal.
const UNREACHED: u8 = u8::MAX;

/// The true distance of every board to one goal.
pub struct Distances {
    goal: Board,
    by_rank: Vec<u8>,
    layers: Vec<Vec<Board>>,
}

impl Distances {
    /// Measures all 181,440 boards that can reach `goal`.
    pub fn to(goal: Board) -> Self {
        let mut by_rank = vec![UNREACHED; RANKS];
        by_rank[goal.rank()] = 0;
        let mut layers = vec![vec![goal]];
        loop {
            let next = next_layer(&mut by_rank, &layers);
            if next.is_empty() {
                return Self { goal, by_rank, layers };
            }
            layers.push(next);
        }
    }

    /// The goal that distances are measured to.
    pub const fn goal(&self) -> Board {
        self.goal
    }

    /// Moves from `board` to the goal at the least, 0 to 31; `None` if no way leads there.
    pub fn of(&self, board: Board) -> Option<u8> {
        Some(self.by_rank[board.rank()]).filter(|distance| *distance != UNREACHED)
    }

    /// The boards at each distance, nearest first: element d holds those d moves away.
    pub fn layers(&self) -> &[Vec<Board>] {
        &self.layers
    }

    /// The boards `distance` moves away; none if no board is that far.
    pub fn at(&self, distance: u8) -> &[Board] {
        self.layers.get(distance as usize).map_or(&[], Vec::as_slice)
    }

    /// The greatest distance: 31, or 30 when the goal has its blank in the centre.
    pub fn farthest(&self) -> u8 {
        (self.layers.len() - 1) as u8
    }

    /// Of all shortest ways from `start`, the one that comes first when letters are sorted as in
    /// `letters`; `None` if no way leads to the goal.
    ///
    /// # Panics
    /// Never: a board d moves away has a neighbour d - 1 moves away.
    pub fn smallest_path(&self, start: Board, letters: Order) -> Option<Vec<Move>> {
        let mut left = self.of(start)?;
        let mut board = start;
        let mut moves = Vec::with_capacity(left as usize);
        while left > 0 {
            left -= 1;
            let (step, next) = board
                .successors(letters)
                .find(|(_, next)| self.of(*next) == Some(left))
                .expect("a board d moves away has a neighbour d - 1 moves away");
            moves.push(step);
            board = next;
        }
        Some(moves)
    }

    /// The number of different shortest ways from `start`; 0 if there is none.
    pub fn shortest_ways(&self, start: Board) -> u64 {
        match self.of(start) {
            None => 0,
            Some(0) => 1,
            Some(distance) => start
                .successors(Order::default())
                .filter(|(_, next)| self.of(*next) == Some(distance - 1))
                .map(|(_, next)| self.shortest_ways(next))
                .sum(),
        }
    }
}

/// The boards one move beyond the last layer that have not been reached before.
fn next_layer(by_rank: &mut [u8], layers: &[Vec<Board>]) -> Vec<Board> {
    let distance = layers.len() as u8;
    let mut next = Vec::new();
    for board in layers.last().map_or(&[][..], Vec::as_slice) {
        for (_, neighbour) in board.successors(Order::default()) {
            let known = &mut by_rank[neighbour.rank()];
            if *known == UNREACHED {
                *known = distance;
                next.push(neighbour);
            }
        }
    }
    next
}
