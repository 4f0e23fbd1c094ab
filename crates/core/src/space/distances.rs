//! True distances: the minimum number of moves from each board to a goal.
//!
//! One breadth-first search from the goal gives the distances of all boards, because moves can be undone. It takes
//! about 1 ms in a release build, a sixteenth of a frame, so that a window may compute it between two frames. Boards
//! are numbers throughout, and become boards again only when they are needed.

use std::{ops::Range, sync::OnceLock};

use serde::{Deserialize, Serialize};

use super::{
    incremental_rank::{MoveDelta, RankedBoard},
    index::{HALF, index_at},
};
use crate::puzzle::{Board, CELLS, Move, Order, RANKS};

/// Maximum true distance between two boards of one half, in moves.
pub const DEEPEST: u8 = 31;

/// Entry for a board from which no path leads to the goal.
const UNREACHED: u8 = u8::MAX;

/// Maximum number of moves that a blank can make.
const MAX_MOVES: usize = 4;

/// The true distance of every board to one goal.
#[derive(Clone, Serialize, Deserialize)]
pub struct Distances {
    goal: Board,
    by_place: Vec<u8>,
    /// Every board, packed as a [`RankedBoard`], nearest first. The last `MAX_MOVES` elements are not boards.
    reached: Vec<u64>,
    /// Boundaries of the layers in `reached`: the boards d moves away are those from element d to element d + 1.
    ends: Vec<usize>,
    /// The boards of each layer, unpacked when they are first needed.
    #[serde(skip)]
    layers: OnceLock<Vec<Vec<Board>>>,
}

impl Distances {
    /// Measures all 181,440 boards that can reach `goal`.
    pub fn to(goal: Board) -> Self {
        let mut by_place = vec![UNREACHED; RANKS];
        let deltas: [Vec<MoveDelta>; CELLS] = std::array::from_fn(MoveDelta::from_cell);
        // Zeros, because the system supplies zeroed memory.
        let mut reached = vec![0; HALF + MAX_MOVES];
        reached[0] = RankedBoard::of(goal).0;
        by_place[goal.index()] = 0;
        let mut ends = vec![0, 1];
        while let [.., from, to] = ends[..]
            && from < to
        {
            ends.push(next_layer(&deltas, &mut by_place, &mut reached, from..to, (ends.len() - 1) as u8));
        }
        ends.pop();
        Self { goal, by_place, reached, ends, layers: OnceLock::new() }
    }

    /// The goal that distances are measured to.
    pub const fn goal(&self) -> Board {
        self.goal
    }

    /// Minimum number of moves from `board` to the goal, 0 to 31; `None` if no path leads there.
    pub fn of(&self, board: Board) -> Option<u8> {
        Some(self.by_place[board.index()]).filter(|distance| *distance != UNREACHED)
    }

    /// The indices of all 181,440 boards, nearest first: in the order in which the search reached them.
    pub fn indices(&self) -> impl ExactSizeIterator<Item = u32> {
        self.placed().map(|at| index_at(at.place()) as u32)
    }

    /// The distance of the board with each index.
    pub fn by_index(&self) -> Vec<u8> {
        let mut by_index = vec![0; HALF];
        for (index, at) in self.indices().zip(self.placed()) {
            by_index[index as usize] = self.by_place[at.place()];
        }
        by_index
    }

    /// All boards, nearest first.
    pub(super) fn placed(&self) -> impl ExactSizeIterator<Item = RankedBoard> {
        self.reached[..HALF].iter().copied().map(RankedBoard)
    }

    /// The boards at each distance, nearest first: element d holds those d moves away.
    pub fn layers(&self) -> &[Vec<Board>] {
        let layer = |ends: &[usize]| {
            self.reached[ends[0]..ends[1]].iter().map(|at| RankedBoard(*at).board()).collect()
        };
        self.layers.get_or_init(|| self.ends.windows(2).map(layer).collect())
    }

    /// The boards `distance` moves away; none if no board is that far.
    pub fn at(&self, distance: u8) -> &[Board] {
        self.layers().get(distance as usize).map_or(&[], Vec::as_slice)
    }

    /// The number of boards `distance` moves away.
    pub fn count(&self, distance: u8) -> usize {
        self.layer(distance).len()
    }

    /// Board number `number`, from 0, of those `distance` moves away; `None` if there are not that many.
    pub fn nth_at(&self, distance: u8, number: usize) -> Option<Board> {
        self.reached[self.layer(distance)].get(number).map(|at| RankedBoard(*at).board())
    }

    fn layer(&self, distance: u8) -> Range<usize> {
        match self.ends.get(distance as usize..=distance as usize + 1) {
            Some([from, to]) => *from..*to,
            _ => 0..0,
        }
    }

    /// The greatest distance: 31, or 30 when the goal has its blank in the centre.
    pub fn farthest(&self) -> u8 {
        (self.ends.len() - 2) as u8
    }

    /// Of all shortest paths from `start`, the one that comes first when letters are sorted as in
    /// `letters`; `None` if no path leads to the goal.
    ///
    /// # Panics
    /// Never: a board d moves away has a neighbour d - 1 moves away.
    pub fn smallest_path(&self, start: Board, letters: Order) -> Option<Vec<Move>> {
        let mut remaining = self.of(start)?;
        let mut at = RankedBoard::of(start);
        let mut moves = Vec::with_capacity(remaining as usize);
        while remaining > 0 {
            remaining -= 1;
            let mut next = letters.moves().into_iter().filter_map(|step| Some((step, at.moved(step)?)));
            let (step, next) = next
                .find(|(_, next)| self.by_place[next.place()] == remaining)
                .expect("a board d moves away has a neighbour d - 1 moves away");
            moves.push(step);
            at = next;
        }
        Some(moves)
    }

    /// The number of different shortest paths from `start`; 0 if there is none.
    pub fn shortest_paths(&self, start: Board) -> u64 {
        match self.of(start) {
            None => 0,
            Some(0) => 1,
            Some(distance) => start
                .successors(Order::default())
                .filter(|(_, next)| self.of(*next) == Some(distance - 1))
                .map(|(_, next)| self.shortest_paths(next))
                .sum(),
        }
    }
}

/// Appends the boards one move beyond a layer to `reached`, and returns the end of the new layer. Every neighbour is
/// written, and the next one overwrites it unless it is new, which is faster than a test beforehand.
fn next_layer(
    deltas: &[Vec<MoveDelta>; CELLS],
    by_place: &mut [u8],
    reached: &mut [u64],
    layer: Range<usize>,
    distance: u8,
) -> usize {
    let mut end = layer.end;
    for at in layer {
        let from = RankedBoard(reached[at]);
        for delta in &deltas[from.blank()] {
            let next = delta.after(from);
            let known_distance = &mut by_place[next.place()];
            reached[end] = next.0;
            end += usize::from(*known_distance == UNREACHED);
            *known_distance = distance.min(*known_distance);
        }
    }
    end
}
