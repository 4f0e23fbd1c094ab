//! Computes where a move leads without the nine tiles, which makes measuring all boards several times faster.
//!
//! Read the eight tiles as one line, without the blank. A move to the left or right leaves the line as it is. Up or
//! down, one tile jumps over two others. In the number of a line (Cantor's expansion: each tile counts the smaller
//! tiles behind it) a jump changes only the digits of those three tiles, by an amount that these digits alone decide.
//! So a small table replaces ranking every neighbour.

use crate::puzzle::{Board, CELLS, FACTORIALS, Move};

/// Bits of a digit.
const BITS: usize = 3;
/// Number of values that three digits have.
const TRIPLES: usize = 1 << (3 * BITS);

/// A board's number, kept up to date from move to move. The lower 32 bits hold the number as [`Board::index`] counts,
/// the bits above them the digits of the board's line, the first digit lowest. So a move is one addition.
#[derive(Clone, Copy)]
pub(super) struct RankedBoard(pub u64);

/// Position of the lowest bit of the digits.
const DIGITS: u32 = 32;

impl RankedBoard {
    pub fn of(board: Board) -> Self {
        Self::at(board.index())
    }

    /// The board with a number.
    pub fn at(place: usize) -> Self {
        let line = place as u64 / CELLS as u64;
        let digit = |at: usize| line % u64::from(FACTORIALS[at]) / u64::from(FACTORIALS[at + 1]);
        let digits: u64 = (0..8).map(|at| digit(at) << (BITS * at)).sum();
        Self(digits << DIGITS | place as u64)
    }

    /// The board's number.
    pub const fn place(self) -> usize {
        self.0 as u32 as usize
    }

    /// The board after the blank has moved; `None` at the edge.
    #[inline]
    pub fn moved(self, step: Move) -> Option<Self> {
        DELTAS[self.blank()][step as usize].map(|delta| delta.after(self))
    }

    /// The digits of the board's line.
    const fn digits(self) -> u32 {
        (self.0 >> DIGITS) as u32
    }

    /// The cell of the blank.
    pub const fn blank(self) -> usize {
        self.place() % CELLS
    }

    /// The board with all its tiles.
    pub fn board(self) -> Board {
        let mut unused = ALL_TILES;
        let mut tiles: [u8; CELLS] = std::array::from_fn(|at| match at {
            8 => 0,
            _ => take_out(&mut unused, self.digits() >> (BITS * at) & 7),
        });
        tiles[self.blank()..].rotate_right(1);
        Board::from_tiles(tiles).expect("eight tiles and the blank were placed once each")
    }
}

/// The tiles 1 to 8, four bits each, the smallest in the lowest bits.
const ALL_TILES: u32 = 0x8765_4321;

/// Takes tile number `number` (from 0, the smallest first) out of a packed list.
const fn take_out(tiles: &mut u32, number: u32) -> u8 {
    let shift = 4 * number;
    let tile = *tiles >> shift & 0xF;
    let below = (1 << shift) - 1;
    *tiles = *tiles & below | *tiles >> 4 & !below;
    tile as u8
}

/// Amounts that a move adds to a [`RankedBoard`], by three packed digits. Negative amounts are added by wrapping round.
type Adds = [u64; TRIPLES];

/// Jump of one of three tiles over the two others.
#[derive(Clone, Copy)]
enum Turn {
    ToTheBack,
    ToTheFront,
}

/// Amounts for moves up, by the place in the line, 0 to 5, of the first of three tiles, which jumps to the back.
static UP: [Adds; LINES_OF_THREE] = jumps(Turn::ToTheBack, -3);
/// Amounts for moves down, by the place in the line, 0 to 5, of the first of three tiles, whose last jumps to the
/// front.
static DOWN: [Adds; LINES_OF_THREE] = jumps(Turn::ToTheFront, 3);
/// Amounts for moves to the left. The line stays as it is.
static LEFT: Adds = [1_u64.wrapping_neg(); TRIPLES];
/// Amounts for moves to the right. The line stays as it is.
static RIGHT: Adds = [1; TRIPLES];

/// Number of runs of three tiles in a line of eight.
const LINES_OF_THREE: usize = 6;

#[expect(clippy::large_stack_arrays, reason = "it is worked out by the compiler and has no stack")]
const fn jumps(turn: Turn, over: i64) -> [Adds; LINES_OF_THREE] {
    let mut jumps = [[0; TRIPLES]; LINES_OF_THREE];
    let mut first = 0;
    while first < LINES_OF_THREE {
        let mut packed = 0;
        while packed < TRIPLES {
            jumps[first][packed] = added(first, packed, turn, over);
            packed += 1;
        }
        first += 1;
    }
    jumps
}

/// A move of the blank from a given cell.
#[derive(Clone, Copy)]
pub(super) struct MoveDelta {
    /// Shift that brings the three digits that decide into the lowest bits.
    shift: u32,
    adds: &'static Adds,
}

/// The moves by the blank's cell and by move; `None` if a move leads off the board.
static DELTAS: [[Option<MoveDelta>; 4]; CELLS] = {
    let mut deltas = [[None; 4]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut step = 0;
        while step < 4 {
            deltas[cell][step] = MoveDelta::of(cell as u8, Move::ALL[step]);
            step += 1;
        }
        cell += 1;
    }
    deltas
};

impl MoveDelta {
    /// The legal moves from a cell, in the default order.
    pub fn from_cell(cell: usize) -> Vec<Self> {
        DELTAS[cell].into_iter().flatten().collect()
    }

    const fn of(from: u8, step: Move) -> Option<Self> {
        let Some(to) = step.leads_to(from) else { return None };
        Some(match step {
            Move::Up => Self { shift: BITS as u32 * to as u32, adds: &UP[to as usize] },
            Move::Down => Self { shift: BITS as u32 * from as u32, adds: &DOWN[from as usize] },
            // All amounts are equal, so any three digits will do.
            Move::Left => Self { shift: 0, adds: &LEFT },
            Move::Right => Self { shift: 0, adds: &RIGHT },
        })
    }

    /// The board that the move leads to from a board whose blank is on the move's cell.
    #[inline]
    pub fn after(&self, from: RankedBoard) -> RankedBoard {
        RankedBoard(from.0.wrapping_add(self.adds[(from.digits() >> self.shift) as usize % TRIPLES]))
    }
}

/// The amount to add when the tiles of three packed digits, the first digit at place `first` of the line, turn and the
/// blank goes `over` cells.
const fn added(first: usize, packed: usize, turn: Turn, over: i64) -> u64 {
    let before = [packed as i64 & 7, packed as i64 >> BITS & 7, packed as i64 >> (2 * BITS) & 7];
    let after = match turn {
        Turn::ToTheBack => to_the_back(before),
        Turn::ToTheFront => to_the_front(before),
    };
    let (mut added, mut at) = (over, 0);
    while at < 3 {
        let more = after[at] - before[at];
        added += more * FACTORIALS[first + at + 1] as i64 * CELLS as i64;
        added += (more << (BITS * (first + at))) * (1 << DIGITS);
        at += 1;
    }
    added as u64
}

/// The digits after the first of three tiles has jumped over the two others.
const fn to_the_back([a, b, c]: [i64; 3]) -> [i64; 3] {
    let [b, a] = exchanged(a, b);
    let [c, a] = exchanged(a, c);
    [b, c, a]
}

/// The digits after the last of three tiles has jumped over the two others.
const fn to_the_front([a, b, c]: [i64; 3]) -> [i64; 3] {
    let [c, b] = exchanged(b, c);
    let [c, a] = exchanged(a, c);
    [c, a, b]
}

/// The digits of two neighbouring tiles after they have changed places. The first tile is the smaller one exactly if
/// its digit is not greater than the second digit.
const fn exchanged(first: i64, second: i64) -> [i64; 2] {
    if first <= second { [second + 1, first] } else { [second, first - 1] }
}
