//! Realm 8 · IDA*+曼哈顿: no visited table, no open list, no memory to speak of.
//!
//! A depth-first search with a ceiling: whatever has an f above the *bound* is not entered. The first bound
//! is the estimate of the start. If the goal does not lie below it, the bound rises to the least f that was
//! turned away, and everything begins anew. The rounds before the last cost little, because each is so much
//! smaller than the next. All that is remembered is the path being expanded; so the same board can be
//! expanded many times, and a search for a goal that cannot be reached would never know that it is done.
//!
//! The move that undoes the last one is never generated.

use super::{Answer, Settings, trail::Trail};
use crate::{
    heuristic::{Estimate, Heuristic, Unit},
    puzzle::{Board, Order, Puzzle},
    trace::{Event, Observer, Side::Forward, Stop},
};

pub fn search(puzzle: &Puzzle, settings: &Settings, observer: &mut impl Observer) -> Answer {
    let heuristic = settings.heuristic.unwrap_or(Estimate::Manhattan).to(puzzle.goal);
    let mut bound = heuristic.estimate(puzzle.start);
    observer.on(Event::Begin { board: puzzle.start, h: bound, side: Forward })?;
    let (order, unit) = (settings.order, heuristic.unit());
    let trail = Trail::at_start(observer);
    let mut dive = Dive { goal: puzzle.goal, order, heuristic, unit, observer, trail };
    loop {
        dive.observer.on(Event::Deepen { bound })?;
        match dive.below(puzzle.start, 0, bound)? {
            Found::Goal => return Ok(Some(dive.trail.into_path())),
            Found::NothingUpTo(next) => bound = next,
        }
    }
}

/// What a dive brings back.
enum Found {
    /// The goal: the path leads to it.
    Goal,
    /// No goal; the least f that was turned away.
    NothingUpTo(u16),
}

struct Dive<'a, H, O> {
    goal: Board,
    order: Order,
    heuristic: H,
    unit: Unit,
    observer: &'a mut O,
    trail: Trail,
}

impl<H: Heuristic, O: Observer> Dive<'_, H, O> {
    /// Tries everything within the bound below a board that lies `g` moves from the start.
    fn below(&mut self, board: Board, g: u8, bound: u16) -> Result<Found, Stop> {
        let h = self.heuristic.estimate(board);
        self.observer.on(Event::Expand { board, g, h, f: self.unit.moves(g) + h, side: Forward })?;
        let mut least_beyond = u16::MAX;
        let mut ways_on = self.trail.ways_on(board, self.order);
        while let Some((by, next)) = ways_on.visit(self.observer) {
            let (g, h) = (g + 1, self.heuristic.estimate(next));
            let f = self.unit.moves(g) + h;
            if f > bound {
                self.observer.on(Event::Prune { board: next, by, g, h, f })?;
                least_beyond = least_beyond.min(f);
                continue;
            }
            self.observer.on(Event::Open { board: next, by, g, h, f, side: Forward })?;
            self.trail.enter(by);
            if next == self.goal {
                self.observer.on(Event::Solved { cost: g })?;
                return Ok(Found::Goal);
            }
            match self.below(next, g, bound)? {
                Found::Goal => return Ok(Found::Goal),
                Found::NothingUpTo(f) => least_beyond = least_beyond.min(f),
            }
            self.trail.leave();
        }
        self.observer.on(Event::Retreat { board, g })?;
        Ok(Found::NothingUpTo(least_beyond))
    }
}
