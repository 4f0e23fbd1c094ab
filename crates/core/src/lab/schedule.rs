//! Which searches are made, and in which order.

use super::{
    measure::Measure,
    prepared::{Prepared, Task},
    results::Results,
};

/// Number of boards of each depth whose searches are timed.
pub const TIMED_BOARDS: usize = 10;

impl Prepared {
    /// The searches of a phase that have no result yet: the first board of every depth, then the second of every depth,
    /// and so on, so that every depth has its first results early. Run times are taken of the first boards alone.
    pub fn missing(&self, phase: Measure, results: &Results) -> Vec<u32> {
        let is_missing = |task: &Task| {
            self.variants_of(phase, *task).any(|variant| !results.has(phase, variant, task.board))
        };
        let tasks = self
            .rounds(phase)
            .into_iter()
            .flat_map(|board| (0..self.searches(phase)).map(move |of| Task { of, board }));
        tasks.filter(is_missing).map(|task| self.number(task)).collect()
    }

    /// The boards of a phase in the order in which they are searched.
    fn rounds(&self, phase: Measure) -> Vec<usize> {
        let (mut depth, mut place) = (None, 0);
        let placed = self.boards().iter().enumerate().map(|(number, board)| {
            place = if board.depth == depth { place + 1 } else { 0 };
            depth = board.depth;
            (place, number)
        });
        let most = if phase == Measure::Time { TIMED_BOARDS } else { usize::MAX };
        let mut placed: Vec<(usize, usize)> = placed.filter(|(place, _)| *place < most).collect();
        placed.sort_unstable();
        placed.into_iter().map(|(_, board)| board).collect()
    }
}
