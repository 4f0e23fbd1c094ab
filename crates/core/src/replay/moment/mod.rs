//! A moment of a search as one line of text, for a clipboard, a shell or the fragment of an address.
//!
//! ```text
//! 8r1:23415x768:5@e3240~9e89
//! 8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65
//!
//! 8r2:23415x768:7:h=zero+7:h=misplaced+7+7:h=weighted,w=2.0@c.e738~ef49
//!
//! line  = "8r1:" boards ":" lane [ "@" place [ "~" check ] ]                  one of the eight realms
//!       | "8r2:" boards ":" lane *( "+" lane ) [ "@" [ letter "." ] place [ "~" check ] ]
//! boards = board [ "-" board ]            start, then the goal if it is not the standard one
//! board = nine of 1 to 8 and x
//! realm = 1 | 2a | 2 | 3 … 7 | 7b | 8
//! lane  = realm [ ":" set *( "," set ) ]  one to eight lanes of one's own; sets as in `lane`
//! letter = a to h                         the chosen lane; a if none is said
//! place = e N (N events have happened) | x N (right after expansion N) | end
//! check = four hex digits: the low 16 bits of FNV-1a-64 over the boards expanded among those events
//! ```
//!
//! A line is canonical when written: defaults are left out, and the settings are in the order above. When read, the
//! settings may be in any order, the check may be missing, and a whole address or a sentence may surround the line. A
//! text without such a line is read as a puzzle, however people write it.

mod error;
mod read;

use std::fmt;

use crate::{
    lane::{Lane, LaneRequest, letter},
    puzzle::{Board, Puzzle, PuzzleText},
    realm::{ParityCheck, Realm, Settings},
};

pub use error::OpeningError;
pub use read::{begins, read};

/// The beginning of every line with one of the eight realms.
const VERSION: &str = "8r1:";
/// The beginning of every line with lanes of one's own.
const VERSION_OF_LANES: &str = "8r2:";

/// A puzzle, the search of it, and a place in its recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentLine {
    pub puzzle: Puzzle,
    pub realm: Realm,
    pub settings: Settings,
    /// The place in the recording; `None` opens the puzzle like a pasted board.
    pub place: Option<MomentPlace>,
}

/// A place in a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentPlace {
    /// After a number of events.
    Events {
        /// Events that have happened, 0 to 2⁶³ − 1. A number beyond the end means the end.
        events: u64,
        /// The low 16 bits of the hash over the expansions among these events, if the line has them.
        check: Option<u16>,
    },
    /// Right after an expansion, counted from 1.
    Expansion(u64),
    /// The end, wherever it is.
    End,
}

/// The thing that a text asks to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// A puzzle, to be searched with the present settings.
    Puzzle(PuzzleText),
    /// A moment of a search.
    Moment(Line),
}

/// A puzzle, lanes of one's own, and a place that all of them share or, of the chosen one, in its recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanesLine {
    pub puzzle: Puzzle,
    /// One to eight lanes, all different.
    pub lanes: Vec<Lane>,
    /// Place of the chosen lane among them, from 0.
    pub chosen: usize,
    /// The place in the recording of the chosen lane; `None` opens the puzzle like a pasted board.
    pub place: Option<MomentPlace>,
}

impl LanesLine {
    /// The moment of the chosen lane.
    ///
    /// # Panics
    /// If no lane has that place.
    pub fn moment(&self) -> MomentLine {
        let Lane { realm, settings } = self.lanes[self.chosen];
        MomentLine { puzzle: self.puzzle, realm, settings, place: self.place }
    }
}

/// A moment of a search: of one of the realms, or of a lane of one's own among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Realm(MomentLine),
    Own(LanesLine),
}

impl Line {
    /// The moment, of the chosen lane alone.
    pub fn moment(&self) -> MomentLine {
        match self {
            Self::Realm(line) => *line,
            Self::Own(line) => line.moment(),
        }
    }

    /// The same search at another place.
    #[must_use]
    pub fn at(self, place: Option<MomentPlace>) -> Self {
        match self {
            Self::Realm(line) => Self::Realm(MomentLine { place, ..line }),
            Self::Own(line) => Self::Own(LanesLine { place, ..line }),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Realm(line) => line.fmt(out),
            Self::Own(line) => line.fmt(out),
        }
    }
}

/// The line of a puzzle alone: the start, and the goal if it is not the standard one.
pub fn puzzle_line(puzzle: &Puzzle) -> String {
    let start = puzzle.start.letters();
    if puzzle.goal == Board::standard_goal() { start } else { format!("{start}-{}", puzzle.goal.letters()) }
}

impl fmt::Display for MomentLine {
    /// Leaves out `p=off` in realms that do not heed it.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{VERSION}{}:", puzzle_line(&self.puzzle))?;
        let is_heeded = self.realm.tests_parity() && self.realm.ends_without_solution(&self.settings);
        let parity = if is_heeded { self.settings.parity } else { ParityCheck::On };
        let settings = Settings { parity, ..self.settings };
        write!(out, "{}", LaneRequest::of_settings(self.realm, &settings))?;
        self.place.map_or(Ok(()), |place| write!(out, "@{place}"))
    }
}

impl fmt::Display for LanesLine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lanes: Vec<String> = self.lanes.iter().map(Lane::to_string).collect();
        write!(out, "{VERSION_OF_LANES}{}:{}", puzzle_line(&self.puzzle), lanes.join("+"))?;
        match (self.place, self.chosen) {
            (None, _) => Ok(()),
            (Some(place), 0) => write!(out, "@{place}"),
            (Some(place), chosen) => write!(out, "@{}.{place}", letter(chosen)),
        }
    }
}

/// `e3240~9e89`, `x137` or `end`
impl fmt::Display for MomentPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Events { events, check: None } => write!(out, "e{events}"),
            Self::Events { events, check: Some(check) } => write!(out, "e{events}~{check:04x}"),
            Self::Expansion(number) => write!(out, "x{number}"),
            Self::End => out.write_str("end"),
        }
    }
}
