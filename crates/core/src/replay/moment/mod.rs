//! A moment of a search as one line of text, for a clipboard, a shell or the fragment of an address.
//!
//! ```text
//! 8r1:23415x768:5@e3240~9e89
//! 8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65
//!
//! line  = "8r1:" board [ "-" board ] ":" realm [ ":" set *( "," set ) ] [ "@" place [ "~" check ] ]
//! board = nine of 1 to 8 and x            start, then the goal if it is not the standard one
//! realm = 1 | 2a | 2 | 3 … 7 | 7b | 8
//! set   = o=ORDER | t=TIE | n=TIE-ORDER | h=HEURISTIC | w=WEIGHT | p=off
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
    heuristic::HeuristicKind,
    puzzle::{Board, Order, Puzzle, PuzzleText},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
};

pub use error::{MomentError, MomentFault, OpeningError};
pub use read::read;

/// The beginning of every line of this version.
const VERSION: &str = "8r1:";

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// A puzzle, to be searched with the present settings.
    Puzzle(PuzzleText),
    /// A moment of a search.
    Moment(MomentLine),
}

impl MomentLine {
    /// The settings that differ from the defaults, in the order of the line: letter and value. `p=off` is written only
    /// for the realms that heed it: not for 1, which never tests parity, and not for 8, which always does.
    fn sets(&self) -> impl Iterator<Item = (char, String)> {
        let Settings { order, tie, tie_order, heuristic, parity } = self.settings;
        let says_parity = parity == ParityCheck::Off && self.realm.tests_parity() && self.realm.can_exhaust();
        let sets = [
            ('o', (order != Order::default()).then(|| order.to_string())),
            ('t', (tie != Tie::default()).then(|| tie.name().to_owned())),
            ('n', (tie_order != TieOrder::default()).then(|| tie_order.name().to_owned())),
            ('h', heuristic.map(|heuristic| heuristic.name().to_owned())),
            ('w', heuristic.and_then(HeuristicKind::weight).map(|weight| weight.to_string())),
            ('p', says_parity.then(|| "off".to_owned())),
        ];
        sets.into_iter().filter_map(|(letter, value)| Some((letter, value?)))
    }
}

/// The line of a puzzle alone: the start, and the goal if it is not the standard one.
pub fn puzzle_line(puzzle: &Puzzle) -> String {
    let start = puzzle.start.letters();
    if puzzle.goal == Board::standard_goal() { start } else { format!("{start}-{}", puzzle.goal.letters()) }
}

impl fmt::Display for MomentLine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{VERSION}{}:{}", puzzle_line(&self.puzzle), self.realm)?;
        for (at, (letter, value)) in self.sets().enumerate() {
            write!(out, "{}{letter}={value}", if at == 0 { ':' } else { ',' })?;
        }
        match self.place {
            None => Ok(()),
            Some(MomentPlace::Events { events, check: None }) => write!(out, "@e{events}"),
            Some(MomentPlace::Events { events, check: Some(check) }) => write!(out, "@e{events}~{check:04x}"),
            Some(MomentPlace::Expansion(number)) => write!(out, "@x{number}"),
            Some(MomentPlace::End) => out.write_str("@end"),
        }
    }
}
