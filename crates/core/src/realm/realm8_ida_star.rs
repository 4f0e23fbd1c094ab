//! Realm 8 · IDA*+曼哈顿: iterative deepening A* (Korf 1985). No table of reached boards, no open list.
//!
//! Each iteration is a depth-first search under a *bound*: a board with f above the bound is pruned. The first bound
//! is the h of the start. If an iteration does not reach the goal, the lowest f that was pruned becomes the next
//! bound, and the search begins again at the start. Each iteration is several times as large as the one before, so
//! all that is done again costs only a constant factor; the last one often stops early.
//!
//! With a depth limit in place of the bound, and no heuristic, there is one iteration: depth-limited search. It ends
//! with a path, or cut off at the limit.
//!
//! Only the path being expanded is stored. So the same board can be expanded many times by different paths, and a
//! search for a goal that cannot be reached would never end. The move that undoes the last one is never generated.

use super::{Answer, Settings, current_path::CurrentPath};
use crate::{
    heuristic::{GoalHeuristic, Heuristic, HeuristicKind, Unit},
    puzzle::{Board, Order, Puzzle},
    trace::{Event, GoalTest, Observer, Side::Forward, Stop},
};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    match settings.heuristic.unwrap_or(HeuristicKind::Manhattan).to(puzzle.goal) {
        // The realm's own heuristic is not chosen anew for each board.
        GoalHeuristic::Manhattan(manhattan) => deepen(puzzle, settings, manhattan, observer),
        other => deepen(puzzle, settings, other, observer),
    }
}

/// Searches under one bound after the other, or under the depth limit.
fn deepen(
    puzzle: &Puzzle,
    settings: &Settings,
    heuristic: impl Heuristic,
    observer: &mut impl Observer,
) -> Answer {
    let h = heuristic.h(puzzle.start);
    let mut bound = settings.depth_limit.map_or(h, |limit| limit.moves().into());
    observer.on(Event::Begin { board: puzzle.start, h, side: Forward })?;
    let (order, unit) = (settings.order, heuristic.unit());
    let path = CurrentPath::at_start(observer);
    let mut dive = Dive { goal: puzzle.goal, order, heuristic, unit, observer, path };
    loop {
        dive.observer.on(Event::Deepen { bound })?;
        match dive.below(puzzle.start, 0, bound)? {
            DiveResult::Goal => return Ok(Some(dive.path.into_path())),
            DiveResult::NoGoal { .. } if settings.depth_limit.is_some() => return Ok(None),
            DiveResult::NoGoal { least_pruned } => bound = least_pruned,
        }
    }
}

/// What the search below a board returns.
enum DiveResult {
    /// The goal is reached, and the path leads to it.
    Goal,
    /// The goal is not within the bound; the lowest f that was pruned.
    NoGoal { least_pruned: u16 },
}

/// A depth-first search.
struct Dive<'a, H, O> {
    goal: Board,
    order: Order,
    heuristic: H,
    unit: Unit,
    observer: &'a mut O,
    path: CurrentPath,
}

impl<H: Heuristic, O: Observer> Dive<'_, H, O> {
    /// Searches everything within the bound below a board that is `g` moves from the start, and leaves the board.
    fn below(&mut self, board: Board, g: u8, bound: u16) -> Result<DiveResult, Stop> {
        let h = self.heuristic.h(board);
        self.observer.on(Event::Expand { board, g, h, f: self.unit.moves(g) + h, side: Forward })?;
        let mut least_pruned = u16::MAX;
        let mut successors = self.path.successors(board, self.order);
        while let Some((by, next)) = successors.visit(self.observer) {
            let (g, h) = (g + 1, self.heuristic.h(next));
            let f = self.unit.moves(g) + h;
            if f > bound {
                self.observer.on(Event::Prune { board: next, by, g, h, f })?;
                least_pruned = least_pruned.min(f);
                continue;
            }
            self.observer.on(Event::Open { board: next, by, g, h, f, side: Forward })?;
            self.path.enter(by);
            if next == self.goal {
                self.observer.on(Event::Solved { goal: next, cost: g, test: GoalTest::Generated })?;
                return Ok(DiveResult::Goal);
            }
            match self.below(next, g, bound)? {
                DiveResult::Goal => return Ok(DiveResult::Goal),
                DiveResult::NoGoal { least_pruned: f } => least_pruned = least_pruned.min(f),
            }
        }
        self.observer.on(Event::Retreat { board, g })?;
        self.path.leave();
        Ok(DiveResult::NoGoal { least_pruned })
    }
}
