//! The cost of making a search observable: realm 8 without an observer, beside the same loop that cannot have one.

use eight_realms_core::{
    heuristic::{Heuristic, Manhattan},
    puzzle::{Board, Move, Order, Puzzle},
    realm::{Realm, Settings},
};
use zenbench::Suite;

use super::{
    boards::{self, Boards},
    pair,
};

pub fn measure(suite: &mut Suite) {
    for boards in Boards::ALL {
        let all = boards.deal();
        let ours = all.clone();
        let name = format!("realm 8 beside a loop without observer, {}", boards.name());
        pair(
            suite,
            name,
            move || boards::pass(&all, unobservable),
            move || {
                boards::pass(&ours, |puzzle| {
                    let answer = Realm::IdaStar.search(puzzle, &Settings::default(), &mut ());
                    answer.ok().flatten().map(|path| path.len())
                })
            },
        );
    }
}

/// Realm 8 without any events.
fn unobservable(puzzle: &Puzzle) -> Option<usize> {
    let h = Manhattan::to(puzzle.goal);
    let mut bound = h.h(puzzle.start);
    let mut dive = Dive { goal: puzzle.goal, order: Order::default(), h, path: Vec::new() };
    loop {
        match dive.below(puzzle.start, 0, bound) {
            None => return Some(dive.path.len()),
            Some(next) => bound = next,
        }
    }
}

struct Dive {
    goal: Board,
    order: Order,
    h: Manhattan,
    path: Vec<Move>,
}

impl Dive {
    /// The smallest f beyond the bound; `None` if the goal is reached.
    fn below(&mut self, board: Board, g: u8, bound: u16) -> Option<u16> {
        let mut least_beyond = u16::MAX;
        let move_back = self.path.last().copied().map(Move::opposite);
        for (by, next) in board.successors(self.order).filter(move |(by, _)| Some(*by) != move_back) {
            let f = u16::from(g) + 1 + self.h.h(next);
            if f > bound {
                least_beyond = least_beyond.min(f);
                continue;
            }
            self.path.push(by);
            if next == self.goal {
                return None;
            }
            least_beyond = least_beyond.min(self.below(next, g + 1, bound)?);
            self.path.pop();
        }
        Some(least_beyond)
    }
}
