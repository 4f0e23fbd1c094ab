//! Inputs of 50 MB, read by the program under a limit of half as much memory.
//!
//! The limit is on what a process may write to (`ulimit -d`): the program's own code does not count, the tables
//! of all nine places of a blank do.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    thread,
};

use eight_realms_core::{
    judge::Format,
    puzzle::{Board, Puzzle},
    space::{Dealer, DistanceTables},
};

/// Bytes of an input, at the least.
const INPUT: usize = 50_000_000;
/// KiB that the program may have.
const LIMIT: usize = 24_576;
/// Bytes that are written at once.
const PIECE: usize = 1 << 16;

fn limited(format: Format) -> Child {
    Command::new("sh")
        .args(["-c", &format!("ulimit -d {LIMIT} && exec \"$0\" judge {format}")])
        .env("LC_ALL", "C")
        .arg(env!("CARGO_BIN_EXE_eight-realms"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Feeds the program while its answers are read; returns its exit code and its message.
fn run(
    format: Format,
    feed: impl FnOnce(&mut ChildStdin) -> io::Result<()> + Send + 'static,
    mut on_answer: impl FnMut(String),
) -> (Option<i32>, String) {
    let mut child = limited(format);
    let mut input = child.stdin.take().expect("it is piped");
    // A program that has stopped reading closes its end: that is its own affair.
    let feeder = thread::spawn(move || _ = feed(&mut input));
    let answers = BufReader::new(child.stdout.take().expect("it is piped"));
    answers.lines().for_each(|line| on_answer(line.expect("answers are text")));
    feeder.join().expect("the feeder ends");
    let mut message = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut message).expect("a message is text");
    (child.wait().expect("it ends").code(), message)
}

/// The same byte over and over.
fn feed_bytes(input: &mut ChildStdin, byte: u8) -> io::Result<()> {
    let piece = vec![byte; PIECE];
    (0..INPUT.div_ceil(PIECE)).try_for_each(|_| input.write_all(&piece))
}

/// Boards from a seed, with a gap before each cell.
struct Boards {
    dealer: Dealer,
    gap: &'static str,
    first_gap: &'static str,
}

impl Boards {
    fn spell(&mut self, input: &mut String) {
        input.push_str(self.first_gap);
        for cell in self.dealer.any().letters().chars() {
            input.push_str(self.gap);
            input.push(cell);
        }
    }
}

/// So many boards that they fill an input.
fn boards_for(gap: &str, first_gap: &str) -> usize {
    INPUT.div_ceil(9 * (gap.len() + 1) + first_gap.len())
}

fn feed_boards(input: &mut ChildStdin, mut boards: Boards, count: usize) -> io::Result<()> {
    let mut piece = String::with_capacity(2 * PIECE);
    for _ in 0..count {
        boards.spell(&mut piece);
        if piece.len() >= PIECE {
            input.write_all(piece.as_bytes())?;
            piece.clear();
        }
    }
    input.write_all(piece.as_bytes())
}

const SEED: u64 = 50;

/// One line that never ends, or two lines a cell.
#[test]
fn boards_without_end_are_answered_one_by_one() {
    let tables = DistanceTables::new();
    for (format, gap, first_gap) in
        [(Format::Poj1077, "         ", ", "), (Format::Hdu1043, " \t \r\n\r\n, ", "\n\n")]
    {
        let count = boards_for(gap, first_gap);
        let boards = Boards { dealer: Dealer::seeded(SEED), gap, first_gap };
        let (mut dealer, mut lines_read) = (Dealer::seeded(SEED), 0);
        let result = run(
            format,
            move |input| feed_boards(input, boards, count),
            |line| {
                lines_read += 1;
                let puzzle = Puzzle::new(dealer.any(), Board::standard_goal());
                match tables.distance(&puzzle) {
                    Some(least) => assert_eq!(line.len(), usize::from(least), "{}: {line}", puzzle.start),
                    None => assert_eq!(line, "unsolvable", "{}", puzzle.start),
                }
            },
        );
        assert_eq!((result, lines_read), ((Some(0), String::new()), count), "{format}");
    }
}

#[test]
fn pairs_without_end_are_answered_one_by_one() {
    let tables = DistanceTables::new();
    let (gap, first_gap) = ("\t       ", "\n");
    let pairs = boards_for(gap, first_gap).div_ceil(2);
    let boards = Boards { dealer: Dealer::seeded(SEED), gap, first_gap };
    let feed = move |input: &mut ChildStdin| {
        write!(input, "{pairs}")?;
        feed_boards(input, boards, 2 * pairs)
    };
    let (mut dealer, mut lines_read, mut least) = (Dealer::seeded(SEED), 0, None);
    let result = run(Format::Hdu3567, feed, |line| {
        if lines_read % 2 == 0 {
            let start = dealer.any();
            least = tables.distance(&Puzzle::new(start, dealer.any()));
            let answer = least.map_or(-1, i16::from);
            assert_eq!(line, format!("Case {}: {answer}", lines_read / 2 + 1));
        } else {
            assert_eq!(line.len(), usize::from(least.unwrap_or(0)), "{line}");
        }
        lines_read += 1;
    });
    assert_eq!((result, lines_read), ((Some(0), String::new()), 2 * pairs));
}

#[test]
fn white_space_without_end_is_passed_over() {
    let feed = |input: &mut ChildStdin| {
        feed_bytes(input, b' ')?;
        input.write_all(b"23415x768")?;
        feed_bytes(input, b'\n')
    };
    let mut answers = Vec::new();
    let result = run(Format::Acwing845, feed, |line| answers.push(line));
    assert_eq!((result, answers), ((Some(0), String::new()), vec!["19".to_owned()]));
}

/// Neither a board of any length nor a number of cases is read to its end.
#[test]
fn what_cannot_be_right_any_more_is_not_read_to_its_end() {
    let faults = [
        (Format::Poj1077, b'1', "line 1, column 2, case 1: position 2: tile 1 again"),
        (Format::Hdu1043, b'a', "line 1, column 1, case 1: position 1: “a” is not a tile"),
        (Format::Acwing845, b'x', "line 1, column 2, case 1: position 2: the blank again"),
        (
            Format::Hdu3567,
            b'7',
            "line 1, column 1, case 1: \"7777777777777777777…\" is not a number of cases",
        ),
    ];
    for (format, byte, words) in faults {
        let (code, message) = run(format, move |input| feed_bytes(input, byte), |line| panic!("{line}"));
        assert_eq!(code, Some(2), "{format}");
        assert!(message.contains(words) && message.len() < 200, "{message}");
    }
}
