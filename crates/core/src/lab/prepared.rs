//! An experiment ready to run: its boards, and the searches that have to be made.

use std::ops::Range;

use thiserror::Error;

use super::{
    boards::DealtBoard,
    experiment::{Experiment, Variant},
    measure::Measure,
    twins::twin,
};
use crate::{
    lane::Lane,
    puzzle::Board,
    space::{DEEPEST, Distances},
};

/// Maximum number of pairs of variant and board.
pub const MAX_PAIRS: usize = 4_000_000;

/// A search that counts for one variant, or for several that are twins.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    /// How it searches.
    pub lane: Lane,
    /// Numbers of the variants.
    pub variants: Vec<usize>,
}

/// A search to be made: number of the counting, or of the variant where each is measured by itself, and of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Number of the search.
    pub of: usize,
    /// Number of the board.
    pub board: usize,
}

/// An experiment with more pairs than are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{variants} variants of {boards} boards are more than {MAX_PAIRS} pairs")]
pub struct TooManyPairs {
    /// Number of variants.
    pub variants: usize,
    /// Number of boards.
    pub boards: usize,
}

/// The boards of one depth, which stand next to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// True distance of the boards, in moves; `None` if no path leads from them to the goal.
    pub depth: Option<u8>,
    /// Numbers of the boards.
    pub boards: Range<usize>,
}

/// An experiment with its boards dealt.
pub struct Prepared {
    experiment: Experiment,
    boards: Vec<DealtBoard>,
    countings: Vec<Counting>,
    /// Number of boards of the whole space at each depth.
    layers: Vec<usize>,
}

impl Prepared {
    /// Deals the boards.
    ///
    /// # Errors
    /// If there are more than [`MAX_PAIRS`] pairs of variant and board.
    pub fn of(experiment: Experiment) -> Result<Self, TooManyPairs> {
        let distances = Distances::to(experiment.goal);
        Self::with(experiment, &distances)
    }

    /// Deals the boards, with the true distances to the experiment's goal.
    ///
    /// # Errors
    /// If there are more than [`MAX_PAIRS`] pairs of variant and board.
    pub fn with(experiment: Experiment, distances: &Distances) -> Result<Self, TooManyPairs> {
        let boards = experiment.boards.deal(distances);
        let (number, variants) = (boards.len(), experiment.variants.len());
        if number.saturating_mul(variants) > MAX_PAIRS {
            return Err(TooManyPairs { variants, boards: number });
        }
        let countings = countings(&experiment);
        let layers = (0..=DEEPEST).map(|depth| distances.count(depth)).collect();
        Ok(Self { experiment, boards, countings, layers })
    }

    /// What is to be measured.
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The variants.
    pub fn variants(&self) -> &[Variant] {
        &self.experiment.variants
    }

    /// The boards, by depth.
    pub fn boards(&self) -> &[DealtBoard] {
        &self.boards
    }

    /// Number of boards of the whole space at a depth.
    pub fn layer(&self, depth: u8) -> usize {
        self.layers.get(usize::from(depth)).copied().unwrap_or(0)
    }

    /// The boards depth by depth, nearest first; those without a path are the last.
    pub fn layers(&self) -> impl Iterator<Item = Layer> {
        let mut end = 0;
        self.boards.chunk_by(|one, next| one.depth == next.depth).map(move |boards| {
            let begin = end;
            end += boards.len();
            Layer { depth: boards.first().and_then(|board| board.depth), boards: begin..end }
        })
    }

    /// The number of a board; `None` if the experiment does not have it.
    pub fn board_number(&self, places: &[u32], start: Board) -> Option<usize> {
        places.get(start.index()).map(|number| *number as usize).filter(|number| *number < self.boards.len())
    }

    /// The number of each board of the puzzle in the experiment, by its index, or a number that no board has.
    pub fn places(&self) -> Vec<u32> {
        let mut places = vec![u32::MAX; crate::puzzle::RANKS];
        for (number, board) in (0..).zip(&self.boards) {
            places[board.start.index()] = number;
        }
        places
    }

    /// The lane that counts for a variant.
    pub fn counted_by(&self, variant: usize) -> Lane {
        let counting = self.countings.iter().find(|counting| counting.variants.contains(&variant));
        counting.map_or(self.variants()[variant].lane, |counting| counting.lane)
    }

    /// Number of pairs that are searched.
    pub fn pairs(&self) -> usize {
        let searched = |variant: &Variant| {
            let depths = self.boards.iter().filter_map(|board| board.depth);
            depths.filter(|depth| variant.searches(*depth)).count()
        };
        self.variants().iter().map(searched).sum()
    }

    /// Number of searches that are made for the counts: twins have one.
    pub fn countings(&self) -> usize {
        let is_made = |counting: &&Counting, board: usize| {
            counting.variants.iter().any(|variant| self.is_searched(*variant, board))
        };
        let made =
            |counting: &Counting| (0..self.boards.len()).filter(|board| is_made(&counting, *board)).count();
        self.countings.iter().map(made).sum()
    }

    /// Whether a variant searches a board.
    pub fn is_searched(&self, variant: usize, board: usize) -> bool {
        self.boards[board].depth.is_some_and(|depth| self.variants()[variant].searches(depth))
    }

    /// The lane of a task of this measure.
    pub fn lane(&self, measure: Measure, task: Task) -> Lane {
        if measure.phase() == Measure::Counts {
            self.countings[task.of].lane
        } else {
            self.variants()[task.of].lane
        }
    }

    /// Number of searches of a measure, each of which has a task for every board.
    pub(super) fn searches(&self, measure: Measure) -> usize {
        if measure.phase() == Measure::Counts { self.countings.len() } else { self.variants().len() }
    }

    /// The variants that a task of this measure is for.
    pub(super) fn variants_of(&self, measure: Measure, task: Task) -> impl Iterator<Item = usize> {
        let all = if measure.phase() == Measure::Counts {
            self.countings[task.of].variants.clone()
        } else {
            vec![task.of]
        };
        all.into_iter().filter(move |variant| self.is_searched(*variant, task.board))
    }

    /// The phases, one after the other.
    pub fn phases(&self) -> impl Iterator<Item = Measure> {
        let phases = Measure::ALL.into_iter().filter(|measure| measure.phase() == *measure);
        phases.filter(|phase| self.experiment.measures(*phase))
    }

    /// The number of a task.
    pub(super) fn number(&self, task: Task) -> u32 {
        (task.of * self.boards.len() + task.board) as u32
    }

    /// The task with a number.
    pub fn task(&self, number: u32) -> Task {
        Task { of: number as usize / self.boards.len(), board: number as usize % self.boards.len() }
    }
}

/// The searches that count, in the order of their first variants.
fn countings(experiment: &Experiment) -> Vec<Counting> {
    let mut countings: Vec<Counting> = Vec::new();
    for (number, variant) in experiment.variants.iter().enumerate() {
        let lane = if experiment.shares_twins() { twin(variant.lane) } else { variant.lane };
        match countings.iter_mut().find(|counting| counting.lane == lane) {
            Some(counting) => counting.variants.push(number),
            None => countings.push(Counting { lane, variants: vec![number] }),
        }
    }
    countings
}
