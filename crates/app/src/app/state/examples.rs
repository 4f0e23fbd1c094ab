//! Puzzles worth looking at, from one move to the hardest there is.

use eight_realms_core::puzzle::{Board, Puzzle};

/// A puzzle with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Id of the message with its name.
    pub message: &'static str,
    start: &'static str,
    goal: &'static str,
}

/// The standard goal.
const STANDARD: &str = "12345678x";
/// The goal of most Chinese textbooks.
const SPIRAL: &str = "1238x4765";

/// The examples, the easy ones first and the unsolvable one last. A textbook's puzzle has that book's goal.
pub const EXAMPLES: [Example; 11] = [
    Example { message: "example-one", start: "1234567x8", goal: STANDARD },
    Example { message: "example-three", start: "123x46758", goal: STANDARD },
    Example { message: "example-classic", start: "23415x768", goal: STANDARD },
    Example { message: "example-twenty", start: "7245x6831", goal: STANDARD },
    Example { message: "example-luogu", start: "2831x4765", goal: SPIRAL },
    Example { message: "example-nilsson", start: "2831647x5", goal: SPIRAL },
    Example { message: "example-russell-norvig", start: "7245x6831", goal: "x12345678" },
    Example { message: "example-reversed", start: "87654321x", goal: STANDARD },
    Example { message: "example-hardest-1", start: "64785x321", goal: STANDARD },
    Example { message: "example-hardest-2", start: "8672543x1", goal: STANDARD },
    Example { message: "example-unsolvable", start: "12345687x", goal: STANDARD },
];

impl Example {
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::new(Board::of_letters(self.start), Board::of_letters(self.goal))
    }

    /// The puzzle that the window opens with.
    pub fn sample() -> Puzzle {
        EXAMPLES[2].puzzle()
    }
}
