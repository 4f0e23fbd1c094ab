//! The cost of a weight: a board from which a search with an inadmissible heuristic takes too long a path.
//!
//! ```text
//!   shortest   C* moves   ●─────────────●
//!   found      ≤ w · C*   ●──────╮      │     w = 2.0: often fewer boards expanded,
//!                                ╰──────●     and two moves, or four, too many
//! ```
//!
//! The lengths of any two paths between the same boards differ by an even number, so the loss is even too. Boards are
//! tried one after another until a counterexample is found, usually soon.

use serde::{Deserialize, Serialize};

use crate::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::{Path, Realm, Settings},
    space::{Dealer, Distances},
    trace::{Observer, Stop, Tally},
};

/// The order in which starts are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartOrder {
    /// All boards, nearest to the goal first, so that the example found is easy to look through.
    NearestFirst,
    /// Every board once, in an order that this seed decides, so that each seed gives another example.
    Dealt(u64),
}

/// A search that has found a path longer than necessary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counterexample {
    /// The puzzle that was searched.
    pub puzzle: Puzzle,
    /// The heuristic that the search used.
    pub heuristic: HeuristicKind,
    /// The path that the search found.
    pub found_path: Path,
    /// A shortest path; where there are several, the one that tries moves in the search's own order.
    pub shortest: Path,
    /// Boards that the search expanded.
    pub expanded: u64,
    /// Boards that the same search expands with w = 1, which finds a shortest path.
    pub expanded_with_one: u64,
}

impl Counterexample {
    /// The number of excess moves: even, and at least 2.
    pub fn loss(&self) -> usize {
        self.found_path.len() - self.shortest.len()
    }

    /// The length of the found path, as a multiple of the shortest.
    pub fn ratio(&self) -> f64 {
        self.found_path.len() as f64 / self.shortest.len() as f64
    }

    /// The maximum number of moves that a search with this weight could have taken: w · C*, rounded down. `None` for a
    /// heuristic without a weight.
    pub fn most_moves(&self) -> Option<usize> {
        let tenths = usize::from(self.heuristic.weight()?.tenths());
        Some(self.shortest.len() * tenths / usize::from(Weight::MIN.tenths()))
    }
}

/// The result of trying one more start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartResult {
    /// The path found is a shortest one.
    Shortest,
    /// The path found is longer than a shortest one.
    Suboptimal(Counterexample),
    /// There was no start left to try.
    NoneLeft,
}

/// Looks for a start from which `realm`, searching as `settings` say, does not find a shortest path.
pub struct CounterexampleSearch<'a> {
    distances: &'a Distances,
    realm: Realm,
    settings: Settings,
    starts: Box<dyn Iterator<Item = Board> + 'a>,
    tries: u64,
}

impl<'a> CounterexampleSearch<'a> {
    /// A search for a counterexample that has tried nothing yet. The goal is that of the distances.
    pub fn new(distances: &'a Distances, realm: Realm, settings: Settings, starts: StartOrder) -> Self {
        Self { distances, realm, settings, starts: starts.boards(distances), tries: 0 }
    }

    /// The number of starts that have been tried.
    pub const fn tries(&self) -> u64 {
        self.tries
    }

    /// Tries one more start, so that a caller can show the progress.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn try_next(&mut self, observer: &mut impl Observer) -> Result<StartResult, Stop> {
        let Some(start) = self.starts.next() else { return Ok(StartResult::NoneLeft) };
        self.tries += 1;
        let puzzle = Puzzle::new(start, self.distances.goal());
        let (found, expanded) = self.search(&puzzle, &self.settings, observer)?;
        let Some((found, shortest)) = found.and_then(|found| self.both_paths(start, found)) else {
            return Ok(StartResult::Shortest);
        };
        let Some(heuristic) = self.realm.heuristic(&self.settings) else { return Ok(StartResult::Shortest) };
        let with_one = Settings { heuristic: Some(HeuristicKind::Weighted(Weight::MIN)), ..self.settings };
        let (_, expanded_with_one) = self.search(&puzzle, &with_one, observer)?;
        Ok(StartResult::Suboptimal(Counterexample {
            puzzle,
            heuristic,
            found_path: found,
            shortest,
            expanded,
            expanded_with_one,
        }))
    }

    /// Returns the path that is found, and the number of boards expanded.
    fn search(
        &self,
        puzzle: &Puzzle,
        settings: &Settings,
        observer: &mut impl Observer,
    ) -> Result<(Option<Path>, u64), Stop> {
        let mut tally = Tally::default();
        let path = self.realm.search(puzzle, settings, &mut (&mut tally, observer))?;
        Ok((path, tally.expanded))
    }

    /// Tries starts until one is a counterexample; `None` if none is. An admissible heuristic is tried on every
    /// start, which takes minutes: check [`HeuristicKind::is_admissible`] first.
    ///
    /// # Errors
    /// If the observer ends a search.
    pub fn next_example(&mut self, observer: &mut impl Observer) -> Result<Option<Counterexample>, Stop> {
        loop {
            match self.try_next(observer)? {
                StartResult::Shortest => {}
                StartResult::Suboptimal(example) => return Ok(Some(example)),
                StartResult::NoneLeft => return Ok(None),
            }
        }
    }

    /// The path that was found and a shortest one; `None` if the path found is a shortest one.
    fn both_paths(&self, start: Board, found: Path) -> Option<(Path, Path)> {
        let is_longer = found.len() > usize::from(self.distances.of(start)?);
        let moves = is_longer.then(|| self.distances.smallest_path(start, self.settings.order))??;
        Some((found, Path { moves }))
    }
}

impl StartOrder {
    fn boards(self, distances: &Distances) -> Box<dyn Iterator<Item = Board> + '_> {
        match self {
            Self::NearestFirst => Box::new(distances.layers().iter().flatten().copied()),
            Self::Dealt(seed) => {
                let mut boards: Vec<Board> = distances.layers().iter().flatten().copied().collect();
                Dealer::seeded(seed).shuffle(&mut boards);
                Box::new(boards.into_iter())
            }
        }
    }
}
