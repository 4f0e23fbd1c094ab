//! The totals of a search: its counts, from its events alone, and the work that its structures did.
//!
//! Every count that is shown anywhere comes from here, so the conventions are stated here:
//!
//! * **expanded**: `Expand` events. The goal, when it is taken, is not expanded.
//! * **generated**: successors generated, duplicates and pruned ones included. The start is not counted,
//!   except in a deepening search, which counts it once for all its iterations (Korf's convention).
//! * **frontier**: boards opened and not yet expanded. An expanded board that is improved comes back. A search that
//!   tests for the goal at its expansion has taken the goal out; one that tests what it generates leaves the goal
//!   there. For a deepening search, which keeps no frontier: the boards on the path being expanded.

use serde::{Deserialize, Serialize, Serializer};

use super::{Event, Flow, GoalTest, Observer, PriorStatus, Work};

/// Counts of one search so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Boards expanded, each as often as it is expanded.
    pub expanded: u64,
    /// Boards generated, duplicates and pruned ones included.
    pub generated: u64,
    /// Boards that are in the frontier at the moment.
    pub frontier: u64,
    /// Maximum number of boards in the frontier after any event.
    pub frontier_peak: u64,
    /// Shorter paths found to boards that were reached before.
    pub improved: u64,
    /// Successors dropped because they were reached before.
    pub duplicates: u64,
    /// Successors beyond the bound.
    pub pruned: u64,
    /// Iterations of deepening begun.
    pub iterations: u64,
    /// Boards found in both searches.
    pub meetings: u64,
    /// Boards looked up in a table.
    pub lookups: u64,
    /// Number of moves of the path found; `None` if none has been found.
    pub solved: Option<u8>,
}

impl Tally {
    /// Counts one event.
    #[inline]
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::Begin { .. } => self.frontier += 1,
            Event::Expand { g, .. } => self.note_expand(g),
            Event::Open { .. } => self.note_open(),
            Event::Improve { was, .. } => self.note_improve(was),
            Event::Duplicate { .. } => {
                self.generated += 1;
                self.duplicates += 1;
            }
            Event::Deepen { .. } => self.note_iteration(),
            Event::Prune { .. } => {
                self.generated += 1;
                self.pruned += 1;
            }
            Event::Retreat { g, .. } => self.frontier = u64::from(g),
            Event::Meet { .. } => self.meetings += 1,
            Event::LookUp { .. } => self.lookups += 1,
            Event::Solved { cost, test, .. } => self.note_solved(cost, test),
        }
        self.frontier_peak = self.frontier_peak.max(self.frontier);
    }

    /// Counts an expansion. A deepening search is then `g` moves below the start, with `g + 1` boards on its path.
    fn note_expand(&mut self, g: u8) {
        self.expanded += 1;
        self.frontier = if self.is_deepening() { u64::from(g) + 1 } else { self.frontier.saturating_sub(1) };
    }

    fn note_open(&mut self) {
        self.generated += 1;
        if !self.is_deepening() {
            self.frontier += 1;
        }
    }

    fn note_improve(&mut self, was: PriorStatus) {
        self.generated += 1;
        self.improved += 1;
        if was == PriorStatus::Expanded {
            self.frontier += 1;
        }
    }

    /// Counts an iteration. The start is generated once, for the first iteration.
    fn note_iteration(&mut self) {
        if self.iterations == 0 {
            self.generated += 1;
        }
        self.iterations += 1;
        self.frontier = 0;
    }

    fn note_solved(&mut self, cost: u8, test: GoalTest) {
        self.solved = Some(cost);
        match test {
            GoalTest::Generated => {}
            GoalTest::Expanded => self.frontier = self.frontier.saturating_sub(1),
        }
    }

    /// Whether the search is a deepening search: no other search has iterations.
    fn is_deepening(&self) -> bool {
        self.iterations > 0
    }
}

impl Observer for Tally {
    const COUNTS: bool = false;

    #[inline]
    fn on(&mut self, event: Event) -> Flow {
        self.note(&event);
        Ok(())
    }
}

/// Units of work, added up for each kind separately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkTally {
    amounts: [u64; Work::ALL.len()],
}

impl WorkTally {
    /// Units of one kind so far.
    pub const fn of(&self, kind: Work) -> u64 {
        self.amounts[kind as usize]
    }

    /// The tally with this many more units of a kind.
    #[must_use]
    pub const fn with(mut self, kind: Work, amount: u64) -> Self {
        self.amounts[kind as usize] = self.amounts[kind as usize].saturating_add(amount);
        self
    }

    /// Units of all kinds so far. Each unit is one small step, and a step of one kind counts as much as one of another.
    pub fn total(&self) -> u64 {
        self.amounts.iter().sum()
    }

    /// Serializes a map of the kinds that were done: `{"rank_digits": 6760, …}`.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn by_name<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.done().map(|(kind, amount)| (kind.name(), amount)))
    }

    /// The kinds of work that were done at all, each with its units.
    pub fn done(&self) -> impl Iterator<Item = (Work, u64)> {
        Work::ALL.into_iter().zip(self.amounts).filter(|(_, amount)| *amount > 0)
    }
}

impl Observer for WorkTally {
    #[inline]
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }

    #[inline]
    fn work(&mut self, kind: Work, amount: u32) {
        self.amounts[kind as usize] += u64::from(amount);
    }
}
