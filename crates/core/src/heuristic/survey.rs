//! A heuristic against the true distances: h and true distance of every board that can reach the goal.
//!
//! ```text
//!   h
//!   9 |           o    o is over the diagonal: h overestimates
//!   8 |         /
//!   7 |       / +      + is below it: admissible, and the nearer to it the better
//!     +-----------
//!         7 8 9  true distance
//! ```
//!
//! A level is one value of h in the heuristic's unit. A weighted heuristic has as many levels as the Manhattan distance
//! that it multiplies, further apart. Nothing is rounded into bins, so boards over the diagonal are counted exactly.

use serde::{Deserialize, Serialize};

use super::{GoalHeuristic, Heuristic, HeuristicKind, Unit};
use crate::{
    puzzle::Board,
    space::{DEEPEST, Distances},
};

/// Number of true distances, 0 to [`DEEPEST`].
const DEPTHS: usize = DEEPEST as usize + 1;

/// h against true distance, for one goal and one heuristic.
#[derive(Clone, Debug)]
pub struct Survey {
    kind: HeuristicKind,
    heuristic: GoalHeuristic,
    levels: Vec<Level>,
}

/// The boards with one value of h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// The value of h, in the heuristic's unit.
    pub h: u16,
    /// Number of boards with this h at each true distance, 0 to 31 moves.
    pub at: [u32; DEPTHS],
}

impl Level {
    /// The number of boards with this h: a bar of the histogram.
    pub fn boards(&self) -> u32 {
        self.at.iter().sum()
    }
}

impl Survey {
    /// Computes h of all boards that `distances` holds.
    pub fn of(kind: HeuristicKind, distances: &Distances) -> Self {
        let heuristic = kind.to(distances.goal());
        let mut by_h: Vec<[u32; DEPTHS]> = Vec::new();
        for (distance, layer) in distances.layers().iter().enumerate() {
            for board in layer {
                let h = usize::from(heuristic.h(*board));
                if h >= by_h.len() {
                    by_h.resize(h + 1, [0; DEPTHS]);
                }
                by_h[h][distance] += 1;
            }
        }
        let levels = (0..).zip(by_h).map(|(h, at)| Level { h, at });
        Self { kind, heuristic, levels: levels.filter(|level| level.boards() > 0).collect() }
    }

    /// A survey whose levels were counted elsewhere.
    pub(crate) fn of_levels(kind: HeuristicKind, goal: Board, levels: Vec<Level>) -> Self {
        Self { kind, heuristic: kind.to(goal), levels }
    }

    /// The heuristic that was surveyed.
    pub const fn kind(&self) -> HeuristicKind {
        self.kind
    }

    /// The unit of h.
    pub const fn unit(&self) -> Unit {
        self.kind.unit()
    }

    /// A level for every h that a board has, the lowest h first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// The number of boards with this h at this true distance.
    pub fn count(&self, h: u16, distance: u8) -> u32 {
        let level = self.levels.binary_search_by_key(&h, |level| level.h);
        level.ok().and_then(|at| self.levels[at].at.get(usize::from(distance)).copied()).unwrap_or(0)
    }

    /// The number of all boards.
    pub fn boards(&self) -> u32 {
        self.levels.iter().map(Level::boards).sum()
    }

    /// The greatest h, in the heuristic's unit.
    pub fn greatest(&self) -> u16 {
        self.levels.last().map_or(0, |level| level.h)
    }

    /// The mean of h over all boards, in moves.
    pub fn mean(&self) -> f64 {
        self.mean_over(0..DEPTHS).unwrap_or(0.0)
    }

    /// The mean of h over the boards at one true distance, in moves; `None` if there are none.
    pub fn mean_at(&self, distance: u8) -> Option<f64> {
        self.mean_over(usize::from(distance)..usize::from(distance) + 1)
    }

    /// The mean true distance, in moves.
    pub fn mean_distance(&self) -> f64 {
        let moves = self.cells().map(|(_, distance, boards)| u64::from(distance) * u64::from(boards));
        moves.sum::<u64>() as f64 / f64::from(self.boards())
    }

    /// The mean of true distance minus h, in moves; negative if h is higher on average.
    pub fn mean_error(&self) -> f64 {
        self.mean_distance() - self.mean()
    }

    /// The number of boards whose h is their true distance.
    pub fn exact(&self) -> u32 {
        self.count_where(|h, truth| h == truth)
    }

    /// The number of boards whose h is more than their true distance.
    pub fn overestimated(&self) -> u32 {
        self.count_where(|h, truth| h > truth)
    }

    /// The maximum excess of h over the true distance, in the heuristic's unit; 0 if h never exceeds it.
    pub fn greatest_excess(&self) -> u16 {
        let excess = self.cells().map(|(h, distance, _)| h.saturating_sub(self.unit().moves(distance)));
        excess.max().unwrap_or(0)
    }

    /// The boards with one h at one true distance, computed one after another by the iterator. `distances` must be
    /// those that were surveyed.
    pub fn boards_at<'a>(
        &'a self,
        distances: &'a Distances,
        h: u16,
        distance: u8,
    ) -> impl Iterator<Item = Board> + 'a {
        distances.at(distance).iter().copied().filter(move |board| self.heuristic.h(*board) == h)
    }

    /// The boards whose h is more than their true distance, nearest to the goal first. `distances` must be those that
    /// were surveyed.
    pub fn overestimated_boards<'a>(&'a self, distances: &'a Distances) -> impl Iterator<Item = Board> + 'a {
        let layers = (0..).zip(distances.layers());
        layers.flat_map(move |(distance, layer)| {
            let truth = self.unit().moves(distance);
            layer.iter().copied().filter(move |board| self.heuristic.h(*board) > truth)
        })
    }

    fn mean_over(&self, distances: std::ops::Range<usize>) -> Option<f64> {
        let within = |at: &[u32; DEPTHS]| at.get(distances.clone()).map_or(0, |at| at.iter().sum::<u32>());
        let boards: u32 = self.levels.iter().map(|level| within(&level.at)).sum();
        let total: u64 =
            self.levels.iter().map(|level| u64::from(level.h) * u64::from(within(&level.at))).sum();
        let per_board = |boards| total as f64 / f64::from(self.unit().per_move()) / f64::from(boards);
        (boards > 0).then(|| per_board(boards))
    }

    /// Counts the boards for which a comparison of h and true distance, both in the heuristic's unit, holds.
    fn count_where(&self, holds: impl Fn(u16, u16) -> bool) -> u32 {
        let cells = self.cells().filter(|(h, distance, _)| holds(*h, self.unit().moves(*distance)));
        cells.map(|(.., boards)| boards).sum()
    }

    /// Every pair of h and true distance that has boards, with the number of boards.
    fn cells(&self) -> impl Iterator<Item = (u16, u8, u32)> {
        let of_level = |level: &Level| {
            let h = level.h;
            (0..).zip(level.at).map(move |(distance, boards)| (h, distance, boards))
        };
        self.levels.iter().flat_map(of_level).filter(|(.., boards)| *boards > 0)
    }
}
