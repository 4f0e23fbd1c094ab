//! How many boards an iteration of IDA* expands that does not reach the goal: the formula of Korf, Reid and Edelkamp
//! (*Time complexity of iterative-deepening-A\**, Artificial Intelligence 129, 2001).
//!
//! ```text
//!   E(d)  =  Σ  N(i) · P(d − i)        i from 0 to d
//! ```
//!
//! N(i) is the number of paths of i moves from the start that never undo a move, and P(x) the share of boards whose h is
//! at most x. Both depend on the cell of the blank, so the sum is taken over i and the nine cells: the paths that end
//! with the blank on a cell, and the boards that have it there.
//!
//! The formula is exact in the mean over all starts with their blank on one cell. Along a path the boards of these starts
//! become all the boards with the blank at its end, each once. And h is consistent, so whoever is within the bound has
//! been reached within the bound. What the formula leaves out is that a search stops at the goal: only starts that are
//! farther away than the bound have the whole iteration (Zahavi, Felner, Burch and Holte, *Predicting the performance of
//! IDA\* using conditional distributions*, JAIR 37, 2010).

use crate::{
    heuristic::{Heuristic, HeuristicKind, Unit},
    puzzle::{Board, CELLS, Move},
    space::same_parity_boards,
};

/// Boards that have their blank on one cell.
const BOARDS_OF_CELL: f64 = (crate::space::HALF / CELLS) as f64;

/// The formula for one goal and one heuristic.
#[derive(Clone, Debug)]
pub struct RoundFormula {
    unit: Unit,
    /// By the blank's cell: the share of boards whose h is at most the index, in the heuristic's unit.
    shares: [Vec<f64>; CELLS],
}

/// Number of paths by the blank's cell at the end and the last move.
type Paths = [[f64; Move::ALL.len()]; CELLS];

impl RoundFormula {
    /// Counts the boards of the goal's half by their h, which takes some milliseconds. `None` if the heuristic is not
    /// consistent: the formula does not apply.
    pub fn of(heuristic: HeuristicKind, goal: Board) -> Option<Self> {
        if !heuristic.is_consistent() {
            return None;
        }
        let (unit, heuristic) = (heuristic.unit(), heuristic.to(goal));
        let mut shares: [Vec<f64>; CELLS] = Default::default();
        for board in same_parity_boards(goal) {
            let (boards, h) = (&mut shares[usize::from(board.blank())], usize::from(heuristic.h(board)));
            if boards.len() <= h {
                boards.resize(h + 1, 0.0);
            }
            boards[h] += 1.0;
        }
        for boards in &mut shares {
            let mut up_to = 0.0;
            for share in boards {
                up_to += *share;
                *share = up_to / BOARDS_OF_CELL;
            }
        }
        Some(Self { unit, shares })
    }

    /// Boards expanded in the iteration with a bound in the heuristic's unit, in the mean over all starts with their blank
    /// on a cell, 0 to 8. A start whose h is above the bound expands none.
    pub fn expanded(&self, blank: u8, bound: u16) -> f64 {
        let mut paths: Paths = Default::default();
        let mut expanded = self.share(usize::from(blank), bound);
        for by in Move::ALL {
            if let Some(to) = by.leads_to(blank) {
                paths[usize::from(to)][by as usize] = 1.0;
            }
        }
        for moves in 1.. {
            let Some(rest) = bound.checked_sub(self.unit.moves(moves)) else { break };
            let within =
                |(cell, paths): (usize, &[f64; 4])| paths.iter().sum::<f64>() * self.share(cell, rest);
            expanded += paths.iter().enumerate().map(within).sum::<f64>();
            paths = one_move_longer(&paths);
        }
        expanded
    }

    /// The share of boards with the blank on a cell whose h is at most `h`.
    fn share(&self, cell: usize, h: u16) -> f64 {
        let shares = &self.shares[cell];
        shares.get(usize::from(h)).or(shares.last()).copied().unwrap_or(0.0)
    }
}

/// The paths with one move more, which does not undo the last one.
fn one_move_longer(paths: &Paths) -> Paths {
    let mut longer: Paths = Default::default();
    for (cell, by_last) in (0..).zip(paths) {
        for (last, number) in Move::ALL.into_iter().zip(by_last) {
            for by in Move::ALL.into_iter().filter(|by| *by != last.opposite()) {
                if let Some(to) = by.leads_to(cell) {
                    longer[usize::from(to)][by as usize] += number;
                }
            }
        }
    }
    longer
}
