//! The plane of g and h: how many boards a search has expanded and generated at each g and h, at any moment.
//!
//! ```text
//!   h
//!   4 ·  ○
//!   3 ●  ●  ○           ● expanded   ○ generated, not expanded
//!   2 ·  ●  ●  ○
//!     0  1  2  3   g
//! ```
//!
//! h may be any heuristic, not only that of the search. So searches with other f, or with none, lie on the same plane,
//! and their lines of equal f differ: f = g is a column, f = h a row, f = g + h a diagonal.
//!
//! A recording is read a part at a time, and may grow. Then every moment is less than [`EVERY`] events from one whose
//! counts are kept.

use crate::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::Board,
    replay::Recording,
    space::{HALF, index_of},
    trace::{Event, PriorStatus},
};

/// Events from one moment whose counts are kept to the next.
const EVERY: u64 = 50_000;
/// Number of rows: more than any h of a board, in moves.
const ROWS: usize = 40;

/// The boards of one g and one h.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaneCell {
    /// Expansions, in a deepening search those of this iteration; a board that is expanded again counts again.
    pub expanded: u32,
    /// Boards that wait to be expanded or, beyond the bound of a deepening search, that were generated in this iteration.
    pub generated: u32,
}

/// The boards of a search by g and h, at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plane {
    /// A column of [`ROWS`] cells for each g.
    cells: Vec<PlaneCell>,
}

impl Plane {
    /// The number of columns: one for each g from 0 to the largest.
    pub fn columns(&self) -> usize {
        self.cells.len() / ROWS
    }

    /// Every cell that is not empty, with its g and h in moves.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize, PlaneCell)> {
        let cells = self.cells.iter().enumerate().map(|(at, cell)| (at / ROWS, at % ROWS, *cell));
        cells.filter(|(_, _, cell)| *cell != PlaneCell::default())
    }

    fn cell(&mut self, g: u8, h: u8) -> &mut PlaneCell {
        let at = usize::from(g) * ROWS + usize::from(h);
        if at >= self.cells.len() {
            self.cells.resize((usize::from(g) + 1) * ROWS, PlaneCell::default());
        }
        &mut self.cells[at]
    }
}

/// Reads a recording, and returns its plane at any moment that has been read.
#[derive(Clone, Debug)]
pub struct PlaneReader {
    goal: Board,
    heuristic: HeuristicKind,
    now: Plane,
    events_read: u64,
    /// The planes at every multiple of [`EVERY`].
    kept: Vec<Plane>,
    /// g of each board that waits, by index.
    g_of: Vec<u8>,
    /// The g before each improvement of a board that waited, by the number of its event.
    improved: Vec<(u64, u8)>,
    root: Option<Board>,
    /// The number of columns of the widest plane so far.
    columns: usize,
}

impl PlaneReader {
    /// A reader of searches for this goal, with h of this heuristic, which is not weighted.
    pub fn new(goal: Board, heuristic: HeuristicKind) -> Self {
        Self {
            goal,
            heuristic: heuristic.unweighted(),
            now: Plane::default(),
            events_read: 0,
            kept: Vec::new(),
            g_of: vec![0; HALF],
            improved: Vec::new(),
            root: None,
            columns: 0,
        }
    }

    /// The number of events that have been read.
    pub const fn events_read(&self) -> u64 {
        self.events_read
    }

    /// The number of columns of the widest plane in all that has been read: one more than the largest g.
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// Reads at most `most` further events of a recording, which must always be the same one, but may have grown.
    pub fn read(&mut self, recording: &Recording, most: u64) {
        let h = self.heuristic.to(self.goal);
        let h = |board| h.h(board) as u8;
        for event in recording.events_from(self.events_read).take(most as usize) {
            if self.events_read.is_multiple_of(EVERY) {
                self.kept.push(self.now.clone());
            }
            let mut was = 0;
            if let Event::Improve { board, was: PriorStatus::Open, .. } = event {
                was = self.g_of[index_of(board)];
                self.improved.push((self.events_read, was));
            }
            if let Event::Begin { board, .. } = event {
                self.root = Some(board);
            }
            if let Event::Open { board, g, .. } | Event::Improve { board, g, .. } = event {
                self.g_of[index_of(board)] = g;
            }
            apply(&mut self.now, event, (self.root, was), h);
            self.columns = self.columns.max(self.now.columns());
            self.events_read += 1;
        }
    }

    /// The plane after the first `moment` events; `None` if fewer have been read.
    pub fn at(&self, recording: &Recording, moment: u64) -> Option<Plane> {
        if moment >= self.events_read {
            return (moment == self.events_read).then(|| self.now.clone());
        }
        let h = self.heuristic.to(self.goal);
        let h = |board| h.h(board) as u8;
        let kept = moment / EVERY;
        let mut plane = self.kept[kept as usize].clone();
        let from = kept * EVERY;
        let mut improved = self.improved[self.improved.partition_point(|(at, _)| *at < from)..].iter();
        for event in recording.events_from(from).take((moment - from) as usize) {
            let is_improved = matches!(event, Event::Improve { was: PriorStatus::Open, .. });
            let was = if is_improved { improved.next().map_or(0, |(_, g)| *g) } else { 0 };
            apply(&mut plane, event, (self.root, was), h);
        }
        Some(plane)
    }
}

/// Applies an event, given the root, and the g before an improvement of a board that waited.
fn apply(plane: &mut Plane, event: Event, (root, was): (Option<Board>, u8), h: impl Fn(Board) -> u8) {
    match event {
        Event::Begin { board, .. } => plane.cell(0, h(board)).generated += 1,
        Event::Expand { board, g, .. } => {
            let cell = plane.cell(g, h(board));
            cell.generated = cell.generated.saturating_sub(1);
            cell.expanded += 1;
        }
        Event::Open { board, g, .. } | Event::Prune { board, g, .. } => {
            plane.cell(g, h(board)).generated += 1;
        }
        Event::Improve { board, g, was: prior, .. } => {
            let h = h(board);
            if prior == PriorStatus::Open {
                let before = plane.cell(was, h);
                before.generated = before.generated.saturating_sub(1);
            }
            plane.cell(g, h).generated += 1;
        }
        Event::Deepen { .. } => {
            plane.cells.clear();
            if let Some(root) = root {
                plane.cell(0, h(root)).generated += 1;
            }
        }
        Event::Duplicate { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => {}
    }
}
