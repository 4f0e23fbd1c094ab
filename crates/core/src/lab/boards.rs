//! Which boards an experiment takes, and how they are dealt.
//!
//! ```text
//! all             every board from which the goal can be reached
//! depth:24        every board that is 24 moves away
//! sample:100@2..30/2   100 boards of every second depth from 2 to 30, or all there are
//! ```
//!
//! A sample does not move when it grows: each depth has a shuffle of its own, of which the first boards are taken.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{
    puzzle::{Board, RANKS},
    space::{DEEPEST, Dealer, Distances, HALF},
};

/// Depths from one to another, in equal steps. At least one, none beyond [`DEEPEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Depths {
    from: u8,
    to: u8,
    step: u8,
}

/// Why a text is no range of depths.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DepthsError {
    /// Not `N`, `A..B` or `A..B/S`, with whole numbers.
    #[error("depths are N, A..B or A..B/STEP")]
    Shape,
    /// A depth that no board has.
    #[error("no board is {0} moves away, only 0 to {DEEPEST}")]
    TooDeep(u32),
    /// The first depth is greater than the last.
    #[error("{from} is more than {to}")]
    Backwards {
        /// First depth.
        from: u8,
        /// Last depth.
        to: u8,
    },
    /// Steps of 0 moves.
    #[error("a step is at least 1")]
    NoStep,
}

impl Depths {
    /// A single depth; `None` if no board has it.
    pub fn one(depth: u8) -> Option<Self> {
        (depth <= DEEPEST).then_some(Self { from: depth, to: depth, step: 1 })
    }

    /// The depths, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (self.from..=self.to).step_by(usize::from(self.step))
    }
}

/// A whole number in digits alone; one that is too large becomes the largest.
fn number(text: &str) -> Option<u32> {
    let is_number = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u32::MAX))
}

fn depth(text: &str) -> Result<u8, DepthsError> {
    let depth = number(text).ok_or(DepthsError::Shape)?;
    u8::try_from(depth).ok().filter(|depth| *depth <= DEEPEST).ok_or(DepthsError::TooDeep(depth))
}

/// Reads `20`, `2..30` or `2..30/2`.
impl FromStr for Depths {
    type Err = DepthsError;

    fn from_str(text: &str) -> Result<Self, DepthsError> {
        let Some((from, rest)) = text.split_once("..") else {
            let depth = depth(text)?;
            return Ok(Self { from: depth, to: depth, step: 1 });
        };
        let (to, step) = match rest.split_once('/') {
            Some((to, step)) => (to, number(step).ok_or(DepthsError::Shape)?),
            None => (rest, 1),
        };
        let (from, to) = (depth(from)?, depth(to)?);
        if from > to {
            return Err(DepthsError::Backwards { from, to });
        }
        if step == 0 {
            return Err(DepthsError::NoStep);
        }
        // A single depth has no steps, and one step beyond the last depth is as good as any other.
        let step = if from == to { 1 } else { u8::try_from(step).unwrap_or(u8::MAX) };
        Ok(Self { from, to, step })
    }
}

impl fmt::Display for Depths {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self { from, to, step: _ } if from == to => write!(out, "{from}"),
            Self { from, to, step: 1 } => write!(out, "{from}..{to}"),
            Self { from, to, step } => write!(out, "{from}..{to}/{step}"),
        }
    }
}

/// A number of boards of each of some depths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sample {
    /// Boards of each depth, 1 to 181,440; a depth that has fewer gives all.
    pub count: u32,
    /// The depths.
    pub depths: Depths,
    /// Seed of the shuffles.
    pub seed: u64,
}

/// A board of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealtBoard {
    /// Start of the searches.
    pub start: Board,
    /// True distance to the goal, in moves; `None` if no path leads there.
    pub depth: Option<u8>,
}

impl DealtBoard {
    const fn at(start: Board, depth: u8) -> Self {
        Self { start, depth: Some(depth) }
    }
}

/// Which boards an experiment takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardSource {
    /// All 181,440 boards from which the goal can be reached.
    All,
    /// All boards of one depth.
    Depth(u8),
    /// Some boards of each of some depths.
    Sample(Sample),
    /// These boards; one that is named twice counts once.
    List(Vec<Board>),
}

/// Why a text names no boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardSourceError {
    /// Not one of the forms that there are.
    #[error("boards are all, depth:N or sample:N@A..B/STEP")]
    Unknown,
    /// Not a number of boards from 1 to 181,440.
    #[error("{0:?} is not a number of boards from 1 to {HALF}")]
    Count(String),
    /// Text that is no range of depths.
    #[error(transparent)]
    Depths(#[from] DepthsError),
}

/// A depth that has fewer boards than were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The depth, in moves.
    pub depth: u8,
    /// Number of boards that it has.
    pub boards: usize,
}

/// Seed of a sample, if none is given.
pub const DEFAULT_SEED: u64 = 1;

/// Reads a number of boards of one depth, 1 to 181,440.
///
/// # Errors
/// If the text is no such number.
pub fn board_count(text: &str) -> Result<u32, BoardSourceError> {
    let count = number(text).filter(|count| (1..=HALF as u32).contains(count));
    count.ok_or_else(|| BoardSourceError::Count(text.to_owned()))
}

/// Reads `all`, `depth:24` or `sample:100@2..30/2`, with seed 1.
impl FromStr for BoardSource {
    type Err = BoardSourceError;

    fn from_str(text: &str) -> Result<Self, BoardSourceError> {
        match text.split_once(':') {
            None if text == "all" => Ok(Self::All),
            Some(("depth", text)) => Ok(Self::Depth(depth(text)?)),
            Some(("sample", text)) => {
                let (boards, depths) = text.split_once('@').ok_or(BoardSourceError::Unknown)?;
                let (count, depths) = (board_count(boards)?, depths.parse()?);
                Ok(Self::Sample(Sample { count, depths, seed: DEFAULT_SEED }))
            }
            _ => Err(BoardSourceError::Unknown),
        }
    }
}

/// Writes the form without its seed and without the boards of a list.
impl fmt::Display for BoardSource {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => out.write_str("all"),
            Self::Depth(depth) => write!(out, "depth:{depth}"),
            Self::Sample(Sample { count, depths, .. }) => write!(out, "sample:{count}@{depths}"),
            Self::List(_) => out.write_str("list"),
        }
    }
}

impl BoardSource {
    /// The source with another seed, which only a sample has.
    #[must_use]
    pub fn seeded(self, seed: u64) -> Self {
        match self {
            Self::Sample(sample) => Self::Sample(Sample { seed, ..sample }),
            other => other,
        }
    }

    /// The boards, by depth, each depth in the order in which it is dealt, and the unsolvable ones last.
    pub fn deal(&self, distances: &Distances) -> Vec<DealtBoard> {
        let layer = |depth: u8| distances.at(depth).iter().map(move |start| DealtBoard::at(*start, depth));
        match self {
            Self::All => (0..=distances.farthest()).flat_map(layer).collect(),
            Self::Depth(depth) => layer(*depth).collect(),
            Self::Sample(Sample { count, depths, seed }) => {
                let dealt = |depth| deal(distances, depth, *seed).into_iter().take(*count as usize);
                let at = |depth| dealt(depth).map(move |start| DealtBoard::at(start, depth));
                depths.iter().flat_map(at).collect()
            }
            Self::List(boards) => {
                let mut named = vec![false; RANKS];
                let is_first = |board: &&Board| !std::mem::replace(&mut named[board.index()], true);
                let deal = |start: &Board| DealtBoard { start: *start, depth: distances.of(*start) };
                let mut dealt: Vec<DealtBoard> = boards.iter().filter(is_first).map(deal).collect();
                dealt.sort_by_key(|board| board.depth.unwrap_or(u8::MAX));
                dealt
            }
        }
    }

    /// The depths that have fewer boards than a sample asks for.
    pub fn shortages(&self, distances: &Distances) -> Vec<Shortage> {
        let Self::Sample(Sample { count, depths, .. }) = self else { return Vec::new() };
        let shortage = |depth| Shortage { depth, boards: distances.count(depth) };
        depths.iter().map(shortage).filter(|shortage| shortage.boards < *count as usize).collect()
    }

    /// Whether every depth that occurs is there with all its boards.
    pub const fn is_whole(&self) -> bool {
        matches!(self, Self::All | Self::Depth(_))
    }
}

/// All boards of a depth, shuffled by a seed of its own.
fn deal(distances: &Distances, depth: u8, seed: u64) -> Vec<Board> {
    let mut boards = distances.at(depth).to_vec();
    Dealer::seeded(seed.wrapping_mul(256).wrapping_add(u64::from(depth))).shuffle(&mut boards);
    boards
}
