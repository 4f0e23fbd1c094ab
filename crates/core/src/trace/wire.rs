//! An event as sixteen bytes, and back: the format in which a search is sent from one instance of the program to
//! another, or written to a file.
//!
//! An [`Event`] is sixteen bytes in memory too, but their order is the compiler's own. Here it is fixed:
//!
//! | byte | what | |
//! |---|---|---|
//! | 0 | kind | 1 `Begin`, 2 `Expand`, 3 `Open`, 4 `Improve`, 5 `Duplicate`, 6 `Deepen`, 7 `Prune`, 8 `Retreat`, 9 `Meet`, 10 `LookUp`, 11 `Solved` |
//! | 1 | by | 0 up, 1 left, 2 right, 3 down |
//! | 2 | side | 0 forward, 1 backward |
//! | 2 | was, of `Improve` | 0 open, 1 expanded |
//! | 2 | sign, of `LookUp` | 0 to 3 go, as in by; 4 here, 5 nowhere |
//! | 2 | test, of `Solved` | 0 generated, 1 expanded |
//! | 3–7 | board, of `Solved` the goal | four bits for each cell, cell 0 lowest: its tile, 0 for the blank; in the highest four the blank's cell |
//! | 8 | g | of `Solved`: the cost |
//! | 9 | rest | |
//! | 10–11 | h | of `Deepen`: the bound |
//! | 12–13 | f | |
//! | 14–15 | | always 0 |
//!
//! Numbers of more than one byte are little endian. A field that an event does not have is 0, so each event has only
//! one encoding, and sixteen zeros are not an event. Events follow one another without gaps; their number follows from
//! the length. A message from one instance of a program to another of the same build needs no more; a file has
//! [`VERSION`] in its header.

use thiserror::Error;

use super::{Event, EventKind, GoalTest, PriorStatus, Side, TableEntry};
use crate::puzzle::{Board, Move};

/// Size of an event, in bytes.
pub const SIZE: usize = 16;

/// The version of the table in the module documentation. A change that adds a line or a number to the table, or changes
/// a meaning, increases the version: bytes of one version can be read by every program that supports that version.
pub const VERSION: u32 = 2;

/// Defect of bytes that do not encode an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Defect {
    /// A number that no kind of event has.
    #[error("{0} is no kind of event")]
    Kind(u8),
    /// A number that none of the four moves has.
    #[error("{0} is no move")]
    Move(u8),
    /// A number that neither of the two sides has.
    #[error("{0} is no side")]
    Side(u8),
    /// A number that no prior status of a board has.
    #[error("{0} is nowhere an improved board can have been")]
    Was(u8),
    /// A number that no entry of a table has.
    #[error("{0} is no sign of a table")]
    TableEntry(u8),
    /// A number that no time to test for the goal has.
    #[error("{0} is no time to test for the goal")]
    Test(u8),
    /// Forty bits that do not encode a board.
    #[error("{0:#012x} is no board")]
    Board(u64),
    /// A byte, numbered from 0, that must be 0 in an event of this kind and is not.
    #[error("byte {0} is not 0")]
    Stray(usize),
    /// An event that ends after this number of bytes, 1 to 15.
    #[error("the event ends after {0} bytes")]
    CutOff(usize),
}

/// The defect of an event that cannot be read, with the number of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("event {at}: {defect}")]
pub struct WireError {
    /// Number of events before the defective one.
    pub at: usize,
    /// The defect.
    pub defect: Defect,
}

/// Encodes events, one after another.
pub fn encode(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(events.len() * SIZE);
    encode_into(&mut bytes, events);
    bytes
}

/// Appends encoded events to bytes.
pub fn encode_into(bytes: &mut Vec<u8>, events: &[Event]) {
    bytes.extend(events.iter().flat_map(|event| write(*event)));
}

/// Decodes events, one after another, and ends with the first that cannot be read.
pub fn decode(bytes: &[u8]) -> impl Iterator<Item = Result<Event, WireError>> {
    let (whole, rest) = bytes.as_chunks();
    let cut_off = (!rest.is_empty()).then_some(Err(Defect::CutOff(rest.len())));
    let events = whole.iter().map(|bytes| read(*bytes)).chain(cut_off);
    let mut has_ended = false;
    events
        .enumerate()
        .map(|(at, event)| event.map_err(|defect| WireError { at, defect }))
        .take_while(move |event| !std::mem::replace(&mut has_ended, event.is_err()))
}

/// Encodes an event.
#[inline]
pub fn write(event: Event) -> [u8; SIZE] {
    Fields { kind: number(event.kind()), ..fields(event) }.to_bytes()
}

/// Decodes an event.
///
/// # Errors
/// Returns the defect if the bytes do not encode an event.
#[inline]
pub fn read(bytes: [u8; SIZE]) -> Result<Event, Defect> {
    let event = event(&Fields::read(bytes))?;
    let expected = write(event);
    // All fields of this kind of event were read, so a byte that differs is where the event has no field.
    match (0..SIZE).find(|byte| expected[*byte] != bytes[*byte]) {
        Some(byte) => Err(Defect::Stray(byte)),
        None => Ok(event),
    }
}

/// The columns of the table, as numbers.
#[derive(Default)]
struct Fields {
    kind: u8,
    by: u8,
    /// Side, was, sign or test, by the kind of event.
    which: u8,
    board: u64,
    g: u8,
    rest: u8,
    h: u16,
    f: u16,
}

impl Fields {
    #[inline]
    fn to_bytes(&self) -> [u8; SIZE] {
        let low = self.board << 24 | u64::from(self.which) << 16 | u64::from(self.by) << 8;
        let high = u64::from(self.f) << 32 | u64::from(self.h) << 16 | u64::from(self.rest) << 8;
        let [low, high] = [low | u64::from(self.kind), high | u64::from(self.g)];
        (u128::from(high) << 64 | u128::from(low)).to_le_bytes()
    }

    /// Reads all but the last two bytes, which are not used.
    #[inline]
    fn read(bytes: [u8; SIZE]) -> Self {
        let [kind, by, which, b0, b1, b2, b3, b4, g, rest, h0, h1, f0, f1, _, _] = bytes;
        let board = u64::from_le_bytes([b0, b1, b2, b3, b4, 0, 0, 0]);
        let [h, f] = [[h0, h1], [f0, f1]].map(u16::from_le_bytes);
        Self { kind, by, which, board, g, rest, h, f }
    }

    fn by(&self) -> Result<Move, Defect> {
        Move::ALL.get(usize::from(self.by)).copied().ok_or(Defect::Move(self.by))
    }

    fn side(&self) -> Result<Side, Defect> {
        match self.which {
            0 => Ok(Side::Forward),
            1 => Ok(Side::Backward),
            other => Err(Defect::Side(other)),
        }
    }

    fn was(&self) -> Result<PriorStatus, Defect> {
        match self.which {
            0 => Ok(PriorStatus::Open),
            1 => Ok(PriorStatus::Expanded),
            other => Err(Defect::Was(other)),
        }
    }

    fn table_entry(&self) -> Result<TableEntry, Defect> {
        match self.which {
            4 => Ok(TableEntry::Here),
            5 => Ok(TableEntry::Nowhere),
            step => Move::ALL
                .get(usize::from(step))
                .map(|step| TableEntry::Go(*step))
                .ok_or(Defect::TableEntry(step)),
        }
    }

    fn test(&self) -> Result<GoalTest, Defect> {
        match self.which {
            0 => Ok(GoalTest::Generated),
            1 => Ok(GoalTest::Expanded),
            other => Err(Defect::Test(other)),
        }
    }

    fn board(&self) -> Result<Board, Defect> {
        Board::from_bits(self.board).ok_or(Defect::Board(self.board))
    }
}

const fn number(kind: EventKind) -> u8 {
    match kind {
        EventKind::Begin => 1,
        EventKind::Expand => 2,
        EventKind::Open => 3,
        EventKind::Improve => 4,
        EventKind::Duplicate => 5,
        EventKind::Deepen => 6,
        EventKind::Prune => 7,
        EventKind::Retreat => 8,
        EventKind::Meet => 9,
        EventKind::LookUp => 10,
        EventKind::Solved => 11,
    }
}

const fn move_number(by: Move) -> u8 {
    match by {
        Move::Up => 0,
        Move::Left => 1,
        Move::Right => 2,
        Move::Down => 3,
    }
}

const fn side_number(side: Side) -> u8 {
    match side {
        Side::Forward => 0,
        Side::Backward => 1,
    }
}

const fn was_number(was: PriorStatus) -> u8 {
    match was {
        PriorStatus::Open => 0,
        PriorStatus::Expanded => 1,
    }
}

const fn entry_number(entry: TableEntry) -> u8 {
    match entry {
        TableEntry::Go(step) => move_number(step),
        TableEntry::Here => 4,
        TableEntry::Nowhere => 5,
    }
}

const fn test_number(test: GoalTest) -> u8 {
    match test {
        GoalTest::Generated => 0,
        GoalTest::Expanded => 1,
    }
}

/// The fields of an event, except its kind.
#[inline]
fn fields(event: Event) -> Fields {
    let at_board = |board: Board, g| Fields { board: board.bits(), g, ..Fields::default() };
    let by_move = |board, by: Move, g, h, f| Fields { by: move_number(by), h, f, ..at_board(board, g) };
    match event {
        Event::Begin { board, h, side } => Fields { h, which: side_number(side), ..at_board(board, 0) },
        Event::Expand { board, g, h, f, side } => {
            Fields { h, f, which: side_number(side), ..at_board(board, g) }
        }
        Event::Open { board, by, g, h, f, side } | Event::Duplicate { board, by, g, h, f, side } => {
            Fields { which: side_number(side), ..by_move(board, by, g, h, f) }
        }
        Event::Improve { board, by, g, h, f, was } => {
            Fields { which: was_number(was), ..by_move(board, by, g, h, f) }
        }
        Event::Deepen { bound } => Fields { h: bound, ..Fields::default() },
        Event::Prune { board, by, g, h, f } => by_move(board, by, g, h, f),
        Event::Retreat { board, g } => at_board(board, g),
        Event::Meet { board, g, rest, side } => {
            Fields { rest, which: side_number(side), ..at_board(board, g) }
        }
        Event::LookUp { board, g, sign } => Fields { which: entry_number(sign), ..at_board(board, g) },
        Event::Solved { goal, cost, test } => Fields { which: test_number(test), ..at_board(goal, cost) },
    }
}

#[inline]
fn event(fields: &Fields) -> Result<Event, Defect> {
    let kind = EventKind::ALL.into_iter().find(|kind| number(*kind) == fields.kind);
    let Fields { g, rest, h, f, .. } = *fields;
    let (board, by, side) = (|| fields.board(), || fields.by(), || fields.side());
    Ok(match kind.ok_or(Defect::Kind(fields.kind))? {
        EventKind::Begin => Event::Begin { board: board()?, h, side: side()? },
        EventKind::Expand => Event::Expand { board: board()?, g, h, f, side: side()? },
        EventKind::Open => Event::Open { board: board()?, by: by()?, g, h, f, side: side()? },
        EventKind::Improve => Event::Improve { board: board()?, by: by()?, g, h, f, was: fields.was()? },
        EventKind::Duplicate => Event::Duplicate { board: board()?, by: by()?, g, h, f, side: side()? },
        EventKind::Deepen => Event::Deepen { bound: h },
        EventKind::Prune => Event::Prune { board: board()?, by: by()?, g, h, f },
        EventKind::Retreat => Event::Retreat { board: board()?, g },
        EventKind::Meet => Event::Meet { board: board()?, g, rest, side: side()? },
        EventKind::LookUp => Event::LookUp { board: board()?, g, sign: fields.table_entry()? },
        EventKind::Solved => Event::Solved { goal: board()?, cost: g, test: fields.test()? },
    })
}
