//! Where a move leads, computed without the nine tiles: it makes measuring all boards several times faster.
//!
//! Read the eight tiles as one line, without the blank. A move to the left or right leaves the line as it
//! is. Up or down, one tile jumps over two others. In the number of a line (Cantor's expansion: each tile
//! counts the smaller ones behind it) a jump changes only the digits of those three tiles, by an amount
//! that these digits alone decide. So a small table replaces ranking every neighbour.

use crate::puzzle::{Board, CELLS, FACTORIALS, Move};

/// Bits of a digit, and how many values three of them have.
const BITS: usize = 3;
const TRIPLES: usize = 1 << (3 * BITS);

/// A board's number, kept up to date from move to move: as [`Board::index`] counts, in the lower half; above it
/// the digits of its line, the first in the lowest bits. So a move is one addition.
#[derive(Clone, Copy)]
pub(super) struct RankedBoard(pub u64);

/// Where the digits begin.
const DIGITS: u32 = 32;

impl RankedBoard {
    pub fn of(board: Board) -> Self {
        Self::at(board.index())
    }

    /// The board of a number.
    pub fn at(place: usize) -> Self {
        let line = place as u64 / CELLS as u64;
        let digit = |at: usize| line % u64::from(FACTORIALS[at]) / u64::from(FACTORIALS[at + 1]);
        let digits: u64 = (0..8).map(|at| digit(at) << (BITS * at)).sum();
        Self(digits << DIGITS | place as u64)
    }

    /// Its number.
    pub const fn place(self) -> usize {
        self.0 as u32 as usize
    }

    /// The board after the blank has moved; `None` at the edge.
    #[inline]
    pub fn moved(self, step: Move) -> Option<Self> {
        DELTAS[self.blank()][step as usize].map(|delta| delta.after(self))
    }

    /// The digits of its line.
    const fn digits(self) -> u32 {
        (self.0 >> DIGITS) as u32
    }

    /// The cell of the blank.
    pub const fn blank(self) -> usize {
        self.place() % CELLS
    }

    /// The board whose number it is.
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

/// What a move adds to a board's number, by three packed digits. Negative amounts are added by wrapping round.
type Adds = [u64; TRIPLES];

/// Which of three tiles jumps over the two others.
#[derive(Clone, Copy)]
enum Turn {
    ToTheBack,
    ToTheFront,
}

/// Up: the first of three tiles jumps, whose number in the line is 0 to 5.
static UP: [Adds; LINES_OF_THREE] = jumps(Turn::ToTheBack, -3);
/// Down: the last of three tiles jumps, the first of which has number 0 to 5.
static DOWN: [Adds; LINES_OF_THREE] = jumps(Turn::ToTheFront, 3);
/// Left and right: the line stays as it is.
static LEFT: Adds = [1_u64.wrapping_neg(); TRIPLES];
static RIGHT: Adds = [1; TRIPLES];

/// Three that follow one another in a line of eight.
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

/// A move from a cell of the blank.
#[derive(Clone, Copy)]
pub(super) struct MoveDelta {
    /// Which three digits decide: how far they are shifted.
    shift: u32,
    adds: &'static Adds,
}

/// By cell and move; none where it leads off the board.
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
    /// The moves from a cell, in the default order of moves.
    pub fn from_cell(cell: usize) -> Vec<Self> {
        DELTAS[cell].into_iter().flatten().collect()
    }

    const fn of(from: u8, step: Move) -> Option<Self> {
        let Some(to) = step.leads_to(from) else { return None };
        Some(match step {
            Move::Up => Self { shift: BITS as u32 * to as u32, adds: &UP[to as usize] },
            Move::Down => Self { shift: BITS as u32 * from as u32, adds: &DOWN[from as usize] },
            // Whichever digits are looked at, the same is added.
            Move::Left => Self { shift: 0, adds: &LEFT },
            Move::Right => Self { shift: 0, adds: &RIGHT },
        })
    }

    /// What it leads to from a board whose blank is on the move's cell.
    #[inline]
    pub fn after(&self, from: RankedBoard) -> RankedBoard {
        RankedBoard(from.0.wrapping_add(self.adds[(from.digits() >> self.shift) as usize % TRIPLES]))
    }
}

/// What is added when three packed digits, the first of them with this number, are turned and the blank goes
/// `over` cells.
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

/// The digits of two neighbours after they have changed places. Of two neighbours the first is the smaller
/// one exactly if its digit is not greater.
const fn exchanged(first: i64, second: i64) -> [i64; 2] {
    if first <= second { [second + 1, first] } else { [second, first - 1] }
}
