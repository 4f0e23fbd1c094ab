//! Where a move leads, reckoned without the nine tiles: it makes measuring all boards several times faster.
//!
//! Read the eight tiles as one line, without the blank. A move to the left or right leaves the line as it
//! is. Up or down, one tile jumps over two others. In the number of a line (Cantor's expansion: each tile
//! counts the smaller ones behind it) a jump changes only the digits of those three tiles, by an amount
//! that these digits alone decide. So a small table replaces ranking every neighbour.

use super::seat::CELLS;
use crate::puzzle::{Board, FACTORIALS, Move};

/// Bits of a digit, and how many values three of them have.
const BITS: usize = 3;
const TRIPLES: usize = 1 << (3 * BITS);

/// A board's number, kept up to date from move to move.
#[derive(Clone, Copy, Default)]
pub(super) struct Placed {
    /// As [`Board::place`] counts.
    pub place: u32,
    /// The digits of its line, the first in the lowest bits.
    digits: u32,
}

impl Placed {
    pub fn of(board: Board) -> Self {
        Self::at(board.place())
    }

    /// The board of a number.
    pub fn at(place: usize) -> Self {
        let place = place as u32;
        let line = place / CELLS as u32;
        let digit = |at: usize| line % FACTORIALS[at] / FACTORIALS[at + 1];
        let digits = (0..8).map(|at| digit(at) << (BITS * at)).sum();
        Self { place, digits }
    }

    /// The cell of the blank.
    pub const fn blank(self) -> usize {
        self.place as usize % CELLS
    }

    /// The board whose number it is.
    pub fn board(self) -> Board {
        let mut unused = ALL_TILES;
        let mut tiles: [u8; CELLS] = std::array::from_fn(|at| match at {
            8 => 0,
            _ => take_out(&mut unused, self.digits >> (BITS * at) & 7),
        });
        tiles[self.blank()..].rotate_right(1);
        Board::from_tiles(tiles).expect("eight tiles and the blank were placed once each")
    }
}

/// The tiles 1 to 8, four bits each, the least in the lowest.
const ALL_TILES: u32 = 0x8765_4321;

/// Takes tile number `number` (from 0, the least first) out of a packed list.
const fn take_out(tiles: &mut u32, number: u32) -> u8 {
    let shift = 4 * number;
    let tile = *tiles >> shift & 0xF;
    let below = (1 << shift) - 1;
    *tiles = *tiles & below | *tiles >> 4 & !below;
    tile as u8
}

/// What becomes of three digits.
type Turn = fn([i32; 3]) -> [i32; 3];

/// A move from a cell of the blank.
pub(super) struct Way {
    /// Which three digits decide: how far they are shifted.
    shift: u32,
    /// What it adds to a board's number, by three digits.
    adds: Vec<Placed>,
}

impl Way {
    /// The ways from a cell, in the default order of moves.
    pub fn from_cell(cell: u8) -> Vec<Self> {
        Move::ALL.into_iter().filter_map(|step| Some(Self::of(cell, step.leads_to(cell)?, step))).collect()
    }

    fn of(from: u8, to: u8, step: Move) -> Self {
        // Left and right no digit changes, whichever three are looked at.
        let (first, turned): (u8, Turn) = match step {
            Move::Up => (to, to_the_back),
            Move::Down => (from, to_the_front),
            Move::Left | Move::Right => (0, |digits| digits),
        };
        let over = i32::from(to) - i32::from(from);
        let adds = (0..TRIPLES).map(|packed| added(first as usize, packed, turned, over)).collect();
        Self { shift: (BITS * first as usize) as u32, adds }
    }

    /// What it leads to from a board whose blank is on the way's cell.
    pub fn after(&self, from: Placed) -> Placed {
        let adds = self.adds[(from.digits >> self.shift) as usize % TRIPLES];
        Placed { place: from.place.wrapping_add(adds.place), digits: from.digits.wrapping_add(adds.digits) }
    }
}

/// What is added when three packed digits, the first of them with this number, are turned and the blank goes
/// `over` cells. Less than nothing is added by wrapping round.
fn added(first: usize, packed: usize, turned: Turn, over: i32) -> Placed {
    let before = [0, 1, 2].map(|at| (packed >> (BITS * at) & 7) as i32);
    let after = turned(before);
    let (mut place, mut digits) = (over, 0);
    for at in 0..3 {
        let more = after[at] - before[at];
        place += more * FACTORIALS[first + at + 1] as i32 * CELLS as i32;
        digits += more << (BITS * (first + at));
    }
    Placed { place: place as u32, digits: digits as u32 }
}

/// The digits after the first of three tiles has jumped over the two others.
const fn to_the_back([a, b, c]: [i32; 3]) -> [i32; 3] {
    let [b, a] = exchanged(a, b);
    let [c, a] = exchanged(a, c);
    [b, c, a]
}

/// The digits after the last of three tiles has jumped over the two others.
const fn to_the_front([a, b, c]: [i32; 3]) -> [i32; 3] {
    let [c, b] = exchanged(b, c);
    let [c, a] = exchanged(a, c);
    [c, a, b]
}

/// The digits of two neighbours after they have changed places. Of two neighbours the first is the smaller
/// one exactly if its digit is not greater.
const fn exchanged(first: i32, second: i32) -> [i32; 2] {
    if first <= second { [second + 1, first] } else { [second, first - 1] }
}
