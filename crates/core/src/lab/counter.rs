//! Searches a board, and counts as `solve` does.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    measure::Measure,
    prepared::{Prepared, Task},
};
use crate::{
    compare::{BoardClasses, ClassCounter, ClassCounts},
    heuristic::HeuristicKind,
    lane::Lane,
    puzzle::{Board, Order, Puzzle},
    realm::{Answer, Table},
    space::Distances,
    trace::{Event, ExpandHash, Flow, Observer, Round, Rounds, Stop, Tally, WorkTally},
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
    /// Expansions by class, if they are counted: by the heuristic of the search, without its weight, or by h = 0 where
    /// it has none. `None` for a table, and for a heuristic that is not consistent.
    pub meter: Option<ClassCounts>,
}

/// A result of one search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PairResult {
    /// Its counts.
    Counts {
        /// All but the iterations.
        counts: PairCounts,
        /// Its iterations, if they are counted; none in a search that does not deepen.
        rounds: Vec<Round>,
    },
    /// Its peak memory, in bytes.
    Bytes(u64),
    /// Its median run time, in seconds.
    Seconds(f64),
}

impl PairResult {
    /// The phase that it belongs to.
    pub const fn phase(&self) -> Measure {
        match self {
            Self::Counts { .. } => Measure::Counts,
            Self::Bytes(_) => Measure::Bytes,
            Self::Seconds(_) => Measure::Time,
        }
    }
}

/// Counts one search after the other. Realm 3's table is built once for each order of moves; what its building costs is
/// in the counts of every board, as in a search alone.
pub struct Counter {
    prepared: Arc<Prepared>,
    tables: Vec<(Order, Table, Counted)>,
    /// The classes of all boards for the start that was searched last.
    classes: Option<StartClasses>,
}

/// The observers that count.
type Counted = ((Tally, ExpandHash), WorkTally);

/// The classes of all boards for one start, by each heuristic that was asked for.
struct StartClasses {
    start: Board,
    from_start: Distances,
    by: Vec<(HeuristicKind, Arc<BoardClasses>)>,
}

/// What is counted besides, if anybody asks for it.
#[derive(Default)]
struct Besides {
    rounds: Option<Rounds>,
    meter: Option<ClassCounter>,
}

impl Observer for Besides {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        if let Some(rounds) = &mut self.rounds {
            rounds.on(event)?;
        }
        match &mut self.meter {
            Some(meter) => meter.on(event),
            None => Ok(()),
        }
    }
}

impl Counter {
    /// A counter for the boards of an experiment.
    pub const fn new(prepared: Arc<Prepared>) -> Self {
        Self { prepared, tables: Vec::new(), classes: None }
    }

    /// Searches and counts.
    ///
    /// # Errors
    /// If the observer ends the search.
    pub fn count(&mut self, task: Task, observer: impl Observer + Copy) -> Result<PairResult, Stop> {
        let goal = self.prepared.experiment().goal;
        let puzzle = Puzzle::new(self.prepared.boards()[task.board].start, goal);
        let lane = self.prepared.lane(Measure::Counts, task);
        let has_work = self.measures(Measure::Work);
        let mut besides = self.besides(lane, &puzzle);
        let mut counted = Counted::default();
        let path = if lane.realm.looks_up() {
            self.look_up(lane, &puzzle, &mut counted, observer)?
        } else if has_work {
            let mut observers = (&mut counted, (&mut besides, observer));
            lane.realm.search(&puzzle, &lane.settings, &mut observers)?
        } else {
            // Work that nobody asks for is not counted at all.
            let mut observers = (&mut counted.0, (&mut besides, observer));
            lane.realm.search(&puzzle, &lane.settings, &mut observers)?
        };
        let ((tally, hash), work) = counted;
        let counts = PairCounts {
            expanded: tally.expanded,
            generated: tally.generated,
            frontier_peak: u32::try_from(tally.frontier_peak).unwrap_or(u32::MAX),
            moves: path.and_then(|path| u8::try_from(path.len()).ok()),
            expand_hash: hash.value(),
            work: has_work.then_some(work),
            meter: besides.meter.map(|meter| meter.counts()),
        };
        Ok(PairResult::Counts { counts, rounds: besides.rounds.unwrap_or_default().0 })
    }

    fn measures(&self, measure: Measure) -> bool {
        self.prepared.experiment().measures(measure)
    }

    /// What is counted of a search besides.
    fn besides(&mut self, lane: Lane, puzzle: &Puzzle) -> Besides {
        let rounds = (self.measures(Measure::Rounds) && lane.realm.is_deepening()).then(Rounds::default);
        let is_classified = self.measures(Measure::Meter) && !lane.realm.looks_up();
        let heuristic = lane.realm.heuristic(&lane.settings).unwrap_or(HeuristicKind::Zero).unweighted();
        let classes = if is_classified { self.classes(puzzle, heuristic) } else { None };
        Besides { rounds, meter: classes.map(ClassCounter::by) }
    }

    /// The classes of all boards; `None` if there are none.
    fn classes(&mut self, puzzle: &Puzzle, heuristic: HeuristicKind) -> Option<Arc<BoardClasses>> {
        let of_start = match &mut self.classes {
            Some(classes) if classes.start == puzzle.start => classes,
            classes => classes.insert(StartClasses {
                start: puzzle.start,
                from_start: Distances::to(puzzle.start),
                by: Vec::new(),
            }),
        };
        if let Some((_, classes)) = of_start.by.iter().find(|(kind, _)| *kind == heuristic) {
            return Some(Arc::clone(classes));
        }
        let classes = Arc::new(BoardClasses::with(&of_start.from_start, puzzle.goal, heuristic).ok()?);
        of_start.by.push((heuristic, Arc::clone(&classes)));
        Some(classes)
    }

    /// Looks up in a table, and counts everything.
    fn look_up(
        &mut self,
        lane: Lane,
        puzzle: &Puzzle,
        counted: &mut Counted,
        observer: impl Observer + Copy,
    ) -> Answer {
        let Lane { realm, settings } = lane;
        if realm.is_answered_by_parity(puzzle, &settings) {
            return Ok(None);
        }
        if self.tables.iter().all(|(order, ..)| *order != settings.order) {
            let mut observers = (Counted::default(), observer);
            let table = Table::build(puzzle.goal, settings.order, &mut observers)?;
            self.tables.insert(0, (settings.order, table, observers.0));
        }
        let place = self.tables.iter().position(|(order, ..)| *order == settings.order);
        let (_, table, built) = &self.tables[place.unwrap_or(0)];
        counted.clone_from(built);
        table.path_from(puzzle.start, &mut (counted, observer))
    }
}
