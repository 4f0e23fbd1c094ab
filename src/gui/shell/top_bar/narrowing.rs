//! The parts that the bar leaves out where it has no room, step by step: each step also leaves out all parts before it.

/// The program's second name.
pub const SECOND_NAME: usize = 1;
/// The boards' texts; their pictures stay.
pub const TEXTS: usize = 2;
/// The words of theme and projector, which become signs.
pub const APPEARANCE_WORDS: usize = 3;
/// The program's name; its mark stays.
pub const NAME: usize = 4;
/// The words in front of the boards.
pub const BOARD_WORDS: usize = 5;
