//! Puzzles worth looking at, from one move to the hardest there is.

use crate::puzzle::{Board, Puzzle};

/// A puzzle with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The id of its name's message.
    pub message: &'static str,
    letters: &'static str,
}

/// Easy ones first. All have the usual goal.
pub const EXAMPLES: [Example; 8] = [
    Example { message: "example-one", letters: "1234567x8" },
    Example { message: "example-three", letters: "123x46758" },
    Example { message: "example-classic", letters: "23415x768" },
    Example { message: "example-twenty", letters: "7245x6831" },
    Example { message: "example-reversed", letters: "87654321x" },
    Example { message: "example-hardest-1", letters: "64785x321" },
    Example { message: "example-hardest-2", letters: "8672543x1" },
    Example { message: "example-unsolvable", letters: "12345687x" },
];

impl Example {
    /// The puzzle.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::new(Board::of_letters(self.letters), Board::standard_goal())
    }

    /// The puzzle that the window opens with.
    pub fn sample() -> Puzzle {
        EXAMPLES[2].puzzle()
    }
}
