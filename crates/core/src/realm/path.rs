//! The path that a search has found.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Board, Move};

/// A path from start to goal, as moves of the blank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path {
    /// The moves, first to last.
    pub moves: Vec<Move>,
}

impl Path {
    /// The path written in letters; characters that are no move are left out.
    pub fn of_letters(letters: &str) -> Self {
        Self { moves: letters.chars().filter_map(Move::from_letter).collect() }
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the path has no moves, because start and goal are the same board.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The letters of the moves: `ullddr…`.
    pub fn letters(&self) -> String {
        self.moves.iter().map(|step| step.letter()).collect()
    }

    /// The tile of each move, 1 to 8. The list ends early at a move that would leave the board.
    pub fn tiles(&self, start: Board) -> Vec<u8> {
        // The tile that was moved is where the blank was not before.
        self.boards(start).windows(2).map(|pair| pair[0].tile(pair[1].blank())).collect()
    }

    /// Every board on the path, the start first: one more than there are moves. The list ends early at a move that
    /// would leave the board.
    pub fn boards(&self, start: Board) -> Vec<Board> {
        let mut boards = vec![start];
        let mut board = start;
        for next in self.moves.iter().map_while(|step| {
            board = board.after(*step)?;
            Some(board)
        }) {
            boards.push(next);
        }
        boards
    }
}
