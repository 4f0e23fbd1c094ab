//! The judges' formats, in memory.

mod formats;
mod lines;

use std::io::{self, BufReader, ErrorKind, Read, Write};

use eight_realms_core::{
    judge::{Fault, Format, InputError, JudgeError},
    puzzle::{Board, Order, Puzzle},
    realm::Path,
    space::{Dealer, Distances},
};

/// The answers, and what is wrong with the input, if anything is.
fn run(format: Format, input: &[u8]) -> (String, Option<InputError>) {
    let mut answers = Vec::new();
    let fault = match format.judge(input, &mut answers) {
        Ok(()) => None,
        Err(JudgeError::Input(fault)) => Some(fault),
        Err(other) => panic!("{other}"),
    };
    (String::from_utf8(answers).expect("letters"), fault)
}

fn answers(format: Format, input: &str) -> String {
    let (answers, fault) = run(format, input.as_bytes());
    assert_eq!(fault, None, "{input}");
    answers
}

/// The answers before the error, and the words of the error.
fn fault(format: Format, input: &str) -> (String, String) {
    let (answers, fault) = run(format, input.as_bytes());
    (answers, fault.unwrap_or_else(|| panic!("{input} should be wrong")).to_string())
}

#[test]
fn names_lead_back_to_their_formats() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert_eq!(format.to_string(), format.name());
    }
    assert!("POJ".parse::<Format>().is_err());
}

#[test]
fn paths_are_shortest_and_lead_to_the_goal() {
    let goal = Board::standard_goal();
    let distances = Distances::to(goal);
    let mut dealer = Dealer::seeded(1_043);
    let boards: Vec<Board> = (0..200).map(|_| dealer.any()).collect();
    let input = boards.iter().map(Board::to_string).collect::<Vec<_>>().join("\n");
    for format in [Format::Poj1077, Format::Hdu1043] {
        let answers = answers(format, &input);
        assert_eq!(answers.lines().count(), boards.len());
        for (board, answer) in boards.iter().zip(answers.lines()) {
            let Some(distance) = distances.of(*board) else {
                assert_eq!(answer, "unsolvable", "{board}");
                continue;
            };
            let path = Path::of_letters(answer);
            assert_eq!((answer.len(), path.len()), (distance as usize, distance as usize), "{board}");
            assert_eq!(path.boards(*board).last(), Some(&goal), "{board}");
        }
    }
}

#[test]
fn boards_come_in_tokens_or_glued_over_any_lines() {
    for input in [
        "1 2 3 4 5 x 7 8 6\n1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 8 7 x\n",
        "12345x786 12345678x 12345687x",
        "1\n2\n3\n4\n5\nx\n7\n8\n6\r\n\r\n123\t456\t78x\n\n\n1,2,3,4,5,6,8,7,0,",
        "\u{FEFF}12345x786\u{3000}12345678_\n12345687.",
    ] {
        assert_eq!(answers(Format::Hdu1043, input), "d\n\nunsolvable\n", "{input}");
    }
}

#[test]
fn no_board_is_no_error_where_boards_go_to_the_end() {
    for input in ["", "\n \t\r\n"] {
        assert_eq!(answers(Format::Poj1077, input), "");
        assert_eq!(answers(Format::Hdu1043, input), "");
        assert_eq!(fault(Format::Acwing845, input).1.split(": ").last(), Some("there is no board"));
        assert_eq!(
            fault(Format::Hdu3567, input).1.split(": ").last(),
            Some("the number of cases is missing")
        );
    }
}

#[test]
fn acwing845_counts_the_moves_of_one_board() {
    assert_eq!(answers(Format::Acwing845, "2 3 4 1 5 x 7 6 8"), "19\n");
    assert_eq!(answers(Format::Acwing845, "867254301\n"), "31\n");
    assert_eq!(answers(Format::Acwing845, "12345678x"), "0\n");
    assert_eq!(answers(Format::Acwing845, "12345687x"), "-1\n");
    let (answers, words) = fault(Format::Acwing845, "12345678x\n\n 23415x768");
    assert_eq!(answers, "0\n");
    assert_eq!(
        words,
        "line 3, column 2, case 2: a second board begins here with '2', and only one is asked for"
    );
}

/// Depth-first to the true distance, letters tried in their order: the first path found is the smallest.
fn smallest(board: Board, goal: Board, remaining: u8, letters: Order) -> Option<String> {
    if remaining == 0 {
        return (board == goal).then(String::new);
    }
    board.successors(letters).find_map(|(step, next)| {
        smallest(next, goal, remaining - 1, letters).map(|rest| format!("{step}{rest}"))
    })
}

#[test]
fn hdu3567_takes_the_smallest_of_the_shortest_paths() {
    let letters = "dlru".parse().expect("an order");
    let mut dealer = Dealer::seeded(3_567);
    for distance in [1, 2, 5, 9, 12] {
        let goal = dealer.any();
        let start = dealer.at(&Distances::to(goal), distance).expect("there are such boards");
        let path = smallest(start, goal, distance, letters).expect("it is so far away");
        let input = format!("1\n{}\n{}", start.letters(), goal.letters());
        assert_eq!(
            answers(Format::Hdu3567, &input),
            format!("Case 1: {distance}\n{path}\n"),
            "{start} to {goal}"
        );
    }
    let sample = answers(Format::Hdu3567, "1 234150768 123456780");
    assert_eq!(sample, "Case 1: 19\ndlurullddrurdllurdr\n");
}

#[test]
fn hdu3567_answers_a_pair_without_a_path() {
    assert!(!Puzzle::new("12345687x".parse().expect("a board"), Board::standard_goal()).is_solvable());
    let input = "2\n12345687x\n12345678x\n12345678x\n12345678x\n";
    assert_eq!(answers(Format::Hdu3567, input), "Case 1: -1\n\nCase 2: 0\n\n");
    assert_eq!(answers(Format::Hdu3567, "0\n"), "");
}

/// A number of cases has up to eighteen digits; of a longer word nothing is read beyond the nineteenth character.
#[test]
fn hdu3567_reads_a_number_of_up_to_eighteen_digits() {
    let pair = "12345678x 12345678x";
    assert_eq!(answers(Format::Hdu3567, &format!("{:018} {pair}", 1)), "Case 1: 0\n\n");
    let words = format!(
        "line 1, column 1, case 1: \"{:019}…\" is not a number of cases, which has 1 to 18 digits",
        0
    );
    assert_eq!(fault(Format::Hdu3567, &format!("{:020} {pair}", 1)).1, words);
    let words = "line 1, column 1, case 1: \"+1\" is not a number of cases, which has 1 to 18 digits";
    assert_eq!(fault(Format::Hdu3567, &format!("+1 {pair}")).1, words);
}

/// Format, input, what is answered before the fault, and the words of the fault.
const FAULTS: [(Format, &str, &str, &str); 9] = [
    (
        Format::Poj1077,
        "12345678x\n1 2 3 4 5 6 7 8\n",
        "\n",
        "line 2, column 16, case 2: position 9: the board ends, the blank is missing",
    ),
    (
        Format::Poj1077,
        "1 2 3 4\n5 6 7 8 8\n",
        "",
        "line 2, column 9, case 1: position 9: tile 8 again, first at position 8",
    ),
    (
        Format::Hdu1043,
        "12345678x\n\n12345678x1\n",
        "\n",
        "line 3, column 10, case 2: position 10: '1' is one too many, a board has nine cells",
    ),
    (
        Format::Hdu1043,
        "八12345678",
        "",
        "line 1, column 1, case 1: position 1: '八' is not a tile 1 to 8 and not the blank (x, 0, _, . or *)",
    ),
    (
        Format::Hdu3567,
        "2\n12345678x 12345678x\n12345678x\n1234",
        "Case 1: 0\n\n",
        "line 4, column 5, case 2: goal: position 5: the board ends, tile 5, tile 6, tile 7, tile 8 and the blank are missing",
    ),
    (
        Format::Hdu3567,
        "2\n12345678x 12345678x\n12345678x",
        "Case 1: 0\n\n",
        "line 3, column 10, case 2: goal: there is no board",
    ),
    (
        Format::Hdu3567,
        "2\n12345678x 12345678x",
        "Case 1: 0\n\n",
        "line 2, column 20, case 2: start: there is no board",
    ),
    (
        Format::Hdu3567,
        " -1\n",
        "",
        "line 1, column 2, case 1: \"-1\" is not a number of cases, which has 1 to 18 digits",
    ),
    (Format::Hdu3567, "0 7", "", "line 1, column 3, case 1: only 0 cases were announced, and more follows"),
];

#[test]
fn faults_name_line_column_and_case() {
    for (format, input, before, words) in FAULTS {
        assert_eq!(fault(format, input), (before.to_owned(), words.to_owned()), "{input}");
    }
}

#[test]
fn bytes_that_are_no_text_are_a_fault_like_any_other() {
    for input in [&b"1234\xff5678"[..], b"1234\xe5\x85", b"1234\xe5\xe5x", b"1234\xed\xa0\x80"] {
        let (_, fault) = run(Format::Poj1077, input);
        let words = fault.expect("it is no board").to_string();
        assert!(words.starts_with("line 1, column 5, case 1: position 5: '\u{FFFD}'"), "{words}");
    }
}

/// A byte order mark stands before a text once; a second one is a character like any other.
#[test]
fn one_byte_order_mark_is_passed_over() {
    assert_eq!(answers(Format::Acwing845, "\u{FEFF}12345678x"), "0\n");
    assert_eq!(answers(Format::Hdu1043, "\u{FEFF}"), "");
    for (format, input) in
        [(Format::Poj1077, "\u{FEFF}\u{FEFF}12345678x"), (Format::Acwing845, "\u{FEFF}\u{FEFF}")]
    {
        let (_, words) = fault(format, input);
        assert!(words.starts_with("line 1, column 1, case 1: position 1: '\\u{feff}'"), "{words}");
    }
}

/// Every run of bytes that is no character counts as one, as it does in an editor.
#[test]
fn bytes_that_are_no_text_are_reported_as_an_editor_shows_them() {
    for (input, word) in
        [(&b"\xed\xa0\x803"[..], "\u{FFFD}\u{FFFD}\u{FFFD}3"), (b"\xf0\x9f\xa7-", "\u{FFFD}-")]
    {
        let (_, fault) = run(Format::Hdu3567, input);
        assert_eq!(fault.map(|fault| fault.fault), Some(Fault::NotACount(word.to_owned())));
    }
}

/// A line without an end is given up after a few characters: this would otherwise never return.
#[test]
fn an_endless_line_is_not_read_to_its_end() {
    for (format, byte) in [(Format::Poj1077, b'1'), (Format::Acwing845, b'0'), (Format::Hdu3567, b'7')] {
        let endless = BufReader::new(io::repeat(byte));
        assert!(matches!(format.judge(endless, io::sink()), Err(JudgeError::Input(_))), "{format}");
    }
    let after_a_board = BufReader::new(b"12345678x\n".chain(io::repeat(b'x')));
    assert!(matches!(Format::Hdu1043.judge(after_a_board, io::sink()), Err(JudgeError::Input(_))));
}

/// Takes nothing.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_takes_nothing_is_no_fault_of_the_input() {
    let error = Format::Acwing845.judge(&b"12345678x"[..], Closed);
    assert!(matches!(error, Err(JudgeError::Write(error)) if error.kind() == ErrorKind::BrokenPipe));
}
