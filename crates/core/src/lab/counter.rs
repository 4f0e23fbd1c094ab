//! Searches a board, and counts as `solve` does.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    measure::Measure,
    prepared::{Prepared, Task},
};
use crate::{
    lane::Lane,
    puzzle::{Order, Puzzle},
    realm::{Path, Table},
    trace::{ExpandHash, Observer, Stop, Tally, WorkTally},
};

/// The counts of one search of one board, with the [conventions](Tally) of every count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairCounts {
    /// Boards expanded.
    pub expanded: u64,
    /// Successors generated.
    pub generated: u64,
    /// Maximum number of boards that waited at once.
    pub frontier_peak: u32,
    /// Length of the path found; `None` without one.
    pub moves: Option<u8>,
    /// FNV-1a over the boards expanded, in order.
    pub expand_hash: u64,
    /// Operations by kind, if they are counted.
    pub work: Option<WorkTally>,
}

/// Counts one search after the other. Realm 3's table is built once for each order of moves; what its building costs is
/// in the counts of every board, as in a search alone.
pub struct Counter {
    prepared: Arc<Prepared>,
    tables: Vec<(Order, Table, Counted)>,
}

/// The observers that count.
type Counted = ((Tally, ExpandHash), WorkTally);

impl Counter {
    /// A counter for the boards of an experiment.
    pub const fn new(prepared: Arc<Prepared>) -> Self {
        Self { prepared, tables: Vec::new() }
    }

    /// Searches and counts.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn count(&mut self, task: Task, observer: impl Observer + Copy) -> Result<PairCounts, Stop> {
        let goal = self.prepared.experiment().goal;
        let puzzle = Puzzle::new(self.prepared.boards()[task.board].start, goal);
        let lane = self.prepared.lane(Measure::Counts, task);
        if self.prepared.experiment().measures(Measure::Work) {
            let (path, ((tally, hash), work)) = self.search(lane, &puzzle, observer)?;
            return Ok(PairCounts { work: Some(work), ..counts(path.as_ref(), &tally, &hash) });
        }
        if lane.realm.looks_up() {
            let (path, ((tally, hash), _)) = self.search(lane, &puzzle, observer)?;
            return Ok(counts(path.as_ref(), &tally, &hash));
        }
        // Work that nobody asks for is not counted at all.
        let mut counted = ((Tally::default(), ExpandHash::default()), observer);
        let path = lane.realm.search(&puzzle, &lane.settings, &mut counted)?;
        Ok(counts(path.as_ref(), &counted.0.0, &counted.0.1))
    }

    /// Searches, or looks up in a table, and counts everything.
    fn search(
        &mut self,
        lane: Lane,
        puzzle: &Puzzle,
        observer: impl Observer + Copy,
    ) -> Result<(Option<Path>, Counted), Stop> {
        let Lane { realm, settings } = lane;
        if !realm.looks_up() || realm.is_answered_by_parity(puzzle, &settings) {
            let mut observers = (Counted::default(), observer);
            let path = realm.search(puzzle, &settings, &mut observers)?;
            return Ok((path, observers.0));
        }
        if self.tables.iter().all(|(order, ..)| *order != settings.order) {
            let mut observers = (Counted::default(), observer);
            let table = Table::build(puzzle.goal, settings.order, &mut observers)?;
            self.tables.insert(0, (settings.order, table, observers.0));
        }
        let place = self.tables.iter().position(|(order, ..)| *order == settings.order);
        let (_, table, counted) = &self.tables[place.unwrap_or(0)];
        let mut observers = (counted.clone(), observer);
        let path = table.path_from(puzzle.start, &mut observers)?;
        Ok((path, observers.0))
    }
}

fn counts(path: Option<&Path>, tally: &Tally, hash: &ExpandHash) -> PairCounts {
    PairCounts {
        expanded: tally.expanded,
        generated: tally.generated,
        frontier_peak: u32::try_from(tally.frontier_peak).unwrap_or(u32::MAX),
        moves: path.and_then(|path| u8::try_from(path.len()).ok()),
        expand_hash: hash.value(),
        work: None,
    }
}
