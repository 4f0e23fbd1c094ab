//! Events as bytes: what is written is read back, and what no writer produces is rejected with its place.

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Move, Puzzle, RANKS},
    realm::{ParityCheck, Realm, Settings},
    trace::{
        Event, EventKind, GoalTest, PriorStatus, Side, TableEntry,
        wire::{self, Defect, WireError},
    },
};
use proptest::{prelude::*, sample::select};

use crate::{
    probe::{board, record},
    readers::seeded::seeded_config,
    samples::{check_some, size},
};

fn any_board() -> impl Strategy<Value = Board> {
    (0..RANKS).prop_map(|rank| Board::from_rank(rank).expect("there are so many"))
}

fn any_side() -> impl Strategy<Value = Side> {
    select(vec![Side::Forward, Side::Backward])
}

fn any_entry() -> impl Strategy<Value = TableEntry> {
    let steps = Move::ALL.map(TableEntry::Go);
    select([&steps[..], &[TableEntry::Here, TableEntry::Nowhere]].concat())
}

/// An event of a kind, with any value in each of its fields.
fn of_kind(kind: EventKind) -> impl Strategy<Value = Event> {
    let step = || (any_board(), select(&Move::ALL[..]), any::<u8>(), any::<u16>(), any::<u16>());
    let was = || select(vec![PriorStatus::Open, PriorStatus::Expanded]);
    match kind {
        EventKind::Begin => (any_board(), any::<u16>(), any_side())
            .prop_map(|(board, h, side)| Event::Begin { board, h, side })
            .boxed(),
        EventKind::Expand => (step(), any_side())
            .prop_map(|((board, _, g, h, f), side)| Event::Expand { board, g, h, f, side })
            .boxed(),
        EventKind::Open => (step(), any_side())
            .prop_map(|((board, by, g, h, f), side)| Event::Open { board, by, g, h, f, side })
            .boxed(),
        EventKind::Improve => (step(), was())
            .prop_map(|((board, by, g, h, f), was)| Event::Improve { board, by, g, h, f, was })
            .boxed(),
        EventKind::Duplicate => (step(), any_side())
            .prop_map(|((board, by, g, h, f), side)| Event::Duplicate { board, by, g, h, f, side })
            .boxed(),
        EventKind::Deepen => any::<u16>().prop_map(|bound| Event::Deepen { bound }).boxed(),
        EventKind::Prune => {
            step().prop_map(|(board, by, g, h, f)| Event::Prune { board, by, g, h, f }).boxed()
        }
        EventKind::Retreat => {
            (any_board(), any::<u8>()).prop_map(|(board, g)| Event::Retreat { board, g }).boxed()
        }
        EventKind::Meet => (any_board(), any::<u8>(), any::<u8>(), any_side())
            .prop_map(|(board, g, rest, side)| Event::Meet { board, g, rest, side })
            .boxed(),
        EventKind::LookUp => (any_board(), any::<u8>(), any_entry())
            .prop_map(|(board, g, sign)| Event::LookUp { board, g, sign })
            .boxed(),
        EventKind::Solved => {
            (any_board(), any::<u8>(), select(&[GoalTest::Generated, GoalTest::Expanded][..]))
                .prop_map(|(goal, cost, test)| Event::Solved { goal, cost, test })
                .boxed()
        }
    }
}

fn any_event() -> impl Strategy<Value = Event> {
    select(&EventKind::ALL[..]).prop_flat_map(of_kind)
}

/// 2 3 4 1 5 x 7 6 8, its blank on cell 5.
const SAMPLE: [u8; 5] = [0x32, 0x14, 0x05, 0x67, 0x58];

fn sample() -> Board {
    board("23415x768")
}

/// An event, and its bytes: before the board, the board, behind it.
type Example = (Event, [u8; 3], [u8; 5], [u8; 8]);

/// One event of each kind at least.
fn written_by_hand() -> Vec<Example> {
    let board = sample();
    let none = [0; 5];
    let (forward, backward) = (Side::Forward, Side::Backward);
    let (g, h, f) = (0x12, 0x3456, 0x789A);
    let sums = [0x12, 0, 0x56, 0x34, 0x9A, 0x78, 0, 0];
    vec![
        (Event::Begin { board, h, side: backward }, [1, 0, 1], SAMPLE, [0, 0, 0x56, 0x34, 0, 0, 0, 0]),
        (Event::Expand { board, g, h, f, side: backward }, [2, 0, 1], SAMPLE, sums),
        (Event::Open { board, by: Move::Up, g, h, f, side: forward }, [3, 0, 0], SAMPLE, sums),
        (Event::Open { board, by: Move::Left, g, h, f, side: backward }, [3, 1, 1], SAMPLE, sums),
        (Event::Improve { board, by: Move::Right, g, h, f, was: PriorStatus::Open }, [4, 2, 0], SAMPLE, sums),
        (
            Event::Improve { board, by: Move::Right, g, h, f, was: PriorStatus::Expanded },
            [4, 2, 1],
            SAMPLE,
            sums,
        ),
        (Event::Duplicate { board, by: Move::Down, g, h, f, side: backward }, [5, 3, 1], SAMPLE, sums),
        (Event::Deepen { bound: 0x1234 }, [6, 0, 0], none, [0, 0, 0x34, 0x12, 0, 0, 0, 0]),
        (Event::Prune { board, by: Move::Left, g, h, f }, [7, 1, 0], SAMPLE, sums),
        (Event::Retreat { board, g }, [8, 0, 0], SAMPLE, [0x12, 0, 0, 0, 0, 0, 0, 0]),
        (
            Event::Meet { board, g, rest: 0x34, side: backward },
            [9, 0, 1],
            SAMPLE,
            [0x12, 0x34, 0, 0, 0, 0, 0, 0],
        ),
        (
            Event::LookUp { board, g, sign: TableEntry::Go(Move::Down) },
            [10, 0, 3],
            SAMPLE,
            [0x12, 0, 0, 0, 0, 0, 0, 0],
        ),
        (Event::LookUp { board, g, sign: TableEntry::Here }, [10, 0, 4], SAMPLE, [0x12, 0, 0, 0, 0, 0, 0, 0]),
        (
            Event::LookUp { board, g, sign: TableEntry::Nowhere },
            [10, 0, 5],
            SAMPLE,
            [0x12, 0, 0, 0, 0, 0, 0, 0],
        ),
        (
            Event::Solved { goal: board, cost: 31, test: GoalTest::Generated },
            [11, 0, 0],
            SAMPLE,
            [31, 0, 0, 0, 0, 0, 0, 0],
        ),
        (
            Event::Solved { goal: board, cost: 31, test: GoalTest::Expanded },
            [11, 0, 1],
            SAMPLE,
            [31, 0, 0, 0, 0, 0, 0, 0],
        ),
    ]
}

/// The format of version 2. A changed line here needs another version.
#[test]
fn the_bytes_of_each_kind_are_these() {
    assert_eq!((wire::VERSION, wire::SIZE), (2, 16));
    let examples = written_by_hand();
    for kind in EventKind::ALL {
        assert!(examples.iter().any(|(event, ..)| event.kind() == kind), "{kind:?} is among them");
    }
    for (event, before, board, after) in examples {
        let bytes: Vec<u8> = [&before[..], &board, &after].concat();
        assert_eq!(wire::encode(&[event]), bytes, "{event:?}");
        assert_eq!(wire::decode(&bytes).collect::<Vec<_>>(), [Ok(event)]);
    }
}

/// Searches of every realm: tenths of a weighted f, boards opened again, iterations, a table, no path at all.
fn searches() -> Vec<(Realm, Puzzle, Settings)> {
    let [usual, unsolvable] =
        ["23415x768", "12345687x"].map(|start| Puzzle::new(board(start), Board::standard_goal()));
    let weighted =
        Settings { heuristic: Some(HeuristicKind::Weighted(Weight::DEFAULT)), ..Settings::default() };
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    let of_all = Realm::ALL
        .into_iter()
        .flat_map(|realm| [(realm, usual, Settings::default()), (realm, usual, weighted)]);
    let in_vain = [Realm::Table, Realm::Bidirectional, Realm::Heap].map(|realm| (realm, unsolvable, anyway));
    of_all.chain(in_vain).collect()
}

#[test]
fn the_events_of_a_realm_are_read_back() {
    check_some(&searches(), 3, |(realm, puzzle, settings)| {
        let events = record(*realm, puzzle, *settings);
        let bytes = wire::encode(&events);
        assert_eq!(bytes.len(), events.len() * wire::SIZE);
        let read: Result<Vec<Event>, WireError> = wire::decode(&bytes).collect();
        assert!(read.as_ref() == Ok(&events), "realm {realm}, {settings:?}");
    });
}

/// Reads the bytes of an event with one of them replaced.
fn read_with(event: Event, byte: usize, value: u8) -> Result<Event, Defect> {
    let mut bytes = wire::write(event);
    bytes[byte] = value;
    wire::read(bytes)
}

#[test]
fn invalid_bytes_are_rejected_with_the_reason() {
    let board = sample();
    let (by, side) = (Move::Up, Side::Forward);
    let open = Event::Open { board, by, g: 1, h: 2, f: 3, side };
    for (event, byte, value, defect) in [
        (open, 0, 0, Defect::Kind(0)),
        (open, 0, 12, Defect::Kind(12)),
        (open, 1, 4, Defect::Move(4)),
        (open, 2, 2, Defect::Side(2)),
        (Event::Improve { board, by, g: 1, h: 2, f: 3, was: PriorStatus::Open }, 2, 2, Defect::Was(2)),
        (Event::LookUp { board, g: 1, sign: TableEntry::Here }, 2, 6, Defect::TableEntry(6)),
        // Tile 3 twice; a tile 9; the blank's cell where a tile lies, and beyond the board.
        (open, 3, 0x33, Defect::Board(0x58_6705_1433)),
        (open, 3, 0x39, Defect::Board(0x58_6705_1439)),
        (open, 7, 0x48, Defect::Board(0x48_6705_1432)),
        (open, 7, 0x98, Defect::Board(0x98_6705_1432)),
        // Where the kind has nothing.
        (open, 9, 1, Defect::Stray(9)),
        (open, 14, 1, Defect::Stray(14)),
        (open, 15, 0x80, Defect::Stray(15)),
        (Event::Retreat { board, g: 1 }, 13, 1, Defect::Stray(13)),
        (Event::Expand { board, g: 1, h: 2, f: 3, side }, 1, 1, Defect::Stray(1)),
        (Event::Solved { goal: board, cost: 1, test: GoalTest::Expanded }, 2, 2, Defect::Test(2)),
        (Event::Solved { goal: board, cost: 1, test: GoalTest::Generated }, 9, 1, Defect::Stray(9)),
        (Event::Deepen { bound: 1 }, 5, 1, Defect::Stray(5)),
        (Event::Deepen { bound: 1 }, 8, 1, Defect::Stray(8)),
    ] {
        assert_eq!(read_with(event, byte, value), Err(defect), "{event:?}, byte {byte}");
    }
}

#[test]
fn the_first_that_cannot_be_read_is_named_by_its_place() {
    let event = Event::Deepen { bound: 19 };
    let mut bytes = vec![7];
    wire::encode_into(&mut bytes, &[event; 3]);
    assert_eq!(bytes.remove(0), 7, "what stood there stays");
    let misread = |at, defect| Err(WireError { at, defect });
    for rest in 1..wire::SIZE {
        let bytes = &bytes[..wire::SIZE + rest];
        let read: Vec<_> = wire::decode(bytes).collect();
        assert_eq!(read, [Ok(event), misread(1, Defect::CutOff(rest))]);
    }
    bytes[wire::SIZE] = 99;
    let read: Vec<_> = wire::decode(&bytes).collect();
    assert_eq!(read, [Ok(event), misread(1, Defect::Kind(99))], "nothing is read behind it");
    assert_eq!(wire::decode(&[]).count(), 0);
}

#[test]
fn forty_bits_are_a_board_or_none() {
    assert_eq!(sample().bits(), 0x58_6705_1432);
    assert_eq!(Board::from_bits(sample().bits()), Some(sample()));
    assert_eq!(Board::from_bits(sample().bits() | 1 << 40), None, "a forty-first");
    assert_eq!(Board::from_bits(0), None);
    assert_eq!(Board::from_bits(u64::MAX), None);
}

proptest! {
    #![proptest_config(seeded_config(size(4096, 300)))]

    #[test]
    fn any_event_is_read_back(events in proptest::collection::vec(any_event(), 0..8)) {
        let read: Result<Vec<Event>, WireError> = wire::decode(&wire::encode(&events)).collect();
        prop_assert_eq!(read, Ok(events));
    }

    /// Each event has one spelling: whatever can be read is written the same.
    #[test]
    fn any_bytes_are_an_event_or_rejected(mut bytes: [u8; 16], kind in 0..=12_u8, event in any_event(), at in 0..16_usize) {
        for bytes in [bytes, { bytes[0] = kind; bytes }, { let mut one_off = wire::write(event); one_off[at] = bytes[1]; one_off }] {
            if let Ok(event) = wire::read(bytes) {
                prop_assert_eq!(wire::write(event), bytes);
            }
        }
    }

    #[test]
    fn any_bits_are_a_board_or_none(bits: u64, board in any_board(), at in 0..64_u32) {
        for bits in [bits, bits >> 24, board.bits() ^ 1 << at] {
            if let Some(board) = Board::from_bits(bits) {
                prop_assert_eq!(Board::from_tiles(board.tiles()), Some(board));
                prop_assert_eq!(board.bits(), bits);
            }
        }
        prop_assert_eq!(Board::from_bits(board.bits()), Some(board));
    }
}
