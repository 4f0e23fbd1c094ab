//! Boards as people have them at hand: every bracket with every separator and every blank, and what is refused.

use eight_realms_core::{
    puzzle::{Board, BoardError, BoardRole, Puzzle, PuzzleText, PuzzleTextError},
    space::Dealer,
};

use crate::probe::{board, puzzle};

/// Before the board, around a row, and after the board.
const WRAPPINGS: [[&str; 4]; 16] = [
    ["", "", "", ""],
    ["[", "", "", "]"],
    ["[", "[", "]", "]"],
    ["(", "", "", ")"],
    ["(", "(", ")", ")"],
    ["{", "{", "}", "}"],
    ["\"", "", "", "\""],
    ["array([", "[", "]", "])"],
    ["np.array([", "[", "]", "])"],
    ["numpy.array([", "[", "]", "])"],
    ["（", "", "", "）"],
    ["［", "［", "］", "］"],
    ["【", "", "", "】。"],
    ["《", "〈", "〉", "》"],
    ["\u{FEFF}", "", "", "\n"],
    ["+---+---+---+\n", "|", "|", "\n+---+---+---+\n"],
];

/// Between two cells, and between two rows.
const SEPARATORS: [[&str; 2]; 20] = [
    ["", ""],
    ["", " "],
    ["", "\n"],
    ["", "/"],
    ["", "|"],
    [" ", " "],
    [" ", "\r\n"],
    [" ", "; "],
    [" ", " / "],
    [",", ","],
    [", ", ",\n "],
    ["，", "，"],
    ["、", "；"],
    [";", ";"],
    ["-", "\n"],
    [" | ", "\n---------\n"],
    ["│", "\n───┼───\n"],
    ["\t", "\n"],
    ["\u{3000}", "\u{3000}"],
    ["','", "','"],
];

const BLANKS: [&str; 17] =
    ["x", "X", "0", "_", ".", "*", "□", "9", "None", "null", "０", "ｘ", "＿", "×", "☐", "空", ""];

/// Separators that show an empty cell between two of them.
const SHOW_EMPTY: [&str; 9] = [",", ", ", "，", "、", ";", " | ", "│", "\t", "','"];

fn written(
    board: Board,
    blank: &str,
    [before, open, close, after]: [&str; 4],
    [cell, row]: [&str; 2],
) -> String {
    let cells = board.tiles().map(|tile| if tile == 0 { blank.to_owned() } else { tile.to_string() });
    let rows: Vec<String> =
        cells.chunks(3).map(|cells| format!("{open}{}{close}", cells.join(cell))).collect();
    format!("{before}{}{after}", rows.join(row))
}

/// Whether a blank can be told from its neighbours.
fn is_readable(blank: &str, separators: [&str; 2], open: &str) -> bool {
    let is_word = blank.len() > 2 && blank.is_ascii();
    match separators {
        _ if blank.is_empty() => {
            // At the edge of a row an empty cell shows only where nothing else ends a field.
            separators.iter().all(|separator| SHOW_EMPTY.contains(separator)) && !open.contains('|')
        }
        ["", _] => !is_word,
        _ => true,
    }
}

#[test]
fn every_bracket_separator_and_blank_is_read() {
    let mut dealer = Dealer::seeded(32);
    let (mut read, mut texts) = (0, 0);
    for wrapping in WRAPPINGS {
        for separators in SEPARATORS {
            for blank in BLANKS.into_iter().filter(|blank| is_readable(blank, separators, wrapping[1])) {
                let mut board = dealer.any();
                while blank.is_empty() && matches!(board.blank(), 0 | 8) {
                    board = dealer.any();
                }
                let text = written(board, blank, wrapping, separators);
                texts += 1;
                match text.parse::<PuzzleText>() {
                    Ok(found) => assert_eq!(found, PuzzleText { start: board, goal: None }, "{text:?}"),
                    Err(error) => panic!("{text:?}: {error}"),
                }
                read += usize::from(text.parse() == Ok(board));
            }
        }
    }
    assert_eq!(read, texts);
    assert!(texts > 3_000, "{texts}");
}

#[test]
fn numbers_may_have_a_fraction() {
    let mut dealer = Dealer::seeded(33);
    for fraction in [".0", ".00", "."] {
        for separators in SEPARATORS.into_iter().filter(|[cell, row]| !cell.is_empty() && !row.is_empty()) {
            let board = dealer.any();
            let cells = board.tiles().map(|tile| format!("{tile}{fraction}"));
            let text = format!("[{}]", cells.join(separators[0]));
            assert_eq!(text.parse(), Ok(board), "{text:?}");
        }
    }
}

#[test]
fn an_empty_column_is_the_blank() {
    let mut dealer = Dealer::seeded(34);
    for _ in 0..200 {
        let board = dealer.any();
        for (cell, indent) in [(" ", ""), ("  ", "    "), ("\t", "")] {
            let row = |cells: &[u8]| {
                let cells: Vec<String> = cells
                    .iter()
                    .map(|tile| if *tile == 0 { " ".to_owned() } else { tile.to_string() })
                    .collect();
                format!("{indent}{}", cells.join(cell))
            };
            let text = board.tiles().chunks(3).map(row).collect::<Vec<_>>().join("\n");
            assert_eq!(text.parse(), Ok(board), "{text:?}");
        }
    }
    // Two readings, or none that is a board.
    for text in
        ["1 2 3\n4 5\n6 7 8 ", "1 2 3\n 4 5\n6 7 8", "1 2 3 4\n5 6 7 8", "12345678", "1 2 3\n4 5 6\n7 8 1"]
    {
        let is_last = text == "1 2 3\n4 5\n6 7 8 ";
        assert_eq!(text.parse::<Board>().is_ok(), is_last, "{text:?}");
    }
}

#[test]
fn start_and_goal_are_read_from_one_text() {
    let mut dealer = Dealer::seeded(35);
    let joints = ["-", " ", "\n", "\n\n", "->", " -> ", " --> ", "→", "\t→\t", ", "];
    for joint in joints {
        for wrapping in WRAPPINGS {
            for separators in SEPARATORS {
                let pair = Puzzle::new(dealer.any(), dealer.any());
                let [start, goal] =
                    [pair.start, pair.goal].map(|board| written(board, "0", wrapping, separators));
                let text = format!("{start}{joint}{goal}");
                let expected = PuzzleText { start: pair.start, goal: Some(pair.goal) };
                assert_eq!(text.parse(), Ok(expected), "{text:?}");
                assert!(text.parse::<Board>().is_err(), "{text:?} is no single board");
            }
        }
    }
}

/// Forms of courses, judges and posts.
#[test]
fn what_people_have_at_hand_is_read() {
    let expected = board("1234x6758");
    for text in [
        "3\n1 2 3\n4 0 6\n7 5 8",
        "3\r\n 1  2  3 \r\n 4  0  6 \r\n 7  5  8 \r\n",
        "# This puzzle is solvable\n3\n1 2 3\n4 0 6\n7 5 8",
        "1 2 3 # first row\n4 0 6 # second row\n7 5 8",
        "3\n1 2 3\n4   6\n7 5 8",
        "-------------\n| 1 | 2 | 3 |\n-------------\n| 4 |   | 6 |\n-------------\n| 7 | 5 | 8 |\n-------------",
        "1-2-3\n4-_-6\n7-5-8",
        "array([[1., 2., 3.],\n       [4., 0., 6.],\n       [7., 5., 8.]])",
        "[[1 2 3]\n [4 0 6]\n [7 5 8]]",
        "['1', '2', '3', '4', ' ', '6', '7', '5', '8']",
        "[1, 2, 3, 4, None, 6, 7, 5, 8]",
        "1,2,3\n4,,6\n7,5,8",
        "123496758",
        "#1234x6758",
        "# # # 1 2 3 4 x 6 7 5 8",
        "1 2 3 4 x 6 7 5 8 # see issue#3",
        "1·2·3·4·x·6·7·5·8",
        "1 2 3 4 x 6 7 5 8 · realm 2 · event 3 of 15",
        "{{1,2,3},{4,,6},{7,5,8}}",
        "１２３４０６７５８",
        "1 2 3 4 ' ' 6 7 5 8",
        "\"[['1' '2' '3'] ['4' '0' '6'] ['7' '5' '8']]\"",
        "```\n['1' '2' '3']\n['4' '0' '6']\n['7' '5' '8']\n```",
        "1 2 3 -4 0 6 -7 5 8",
        "-1 2 3\n-4 0 6\n-7 5 8",
        "1 2 3 4 x 6 7 5 8 #",
        "1 2 3 #\n4 x 6 #\n7 5 8",
        "'1' '2' '3' '4' ' ' '6' '7' '5' '8'",
        "01 02 03\n04 00 06\n07 05 08",
        "| 1 | 2 | 3 |\n|---|---|---|\n| 4 |   | 6 |\n| 7 | 5 | 8 |",
        "| 1 | 2 | 3 |\n|:-:|:-:|--:|\n| 4 | 0 | 6 |\n| 7 | 5 | 8 |",
        "①②③④⓪⑥⑦⑤⑧",
        "2 3 4 1 5 x 7 6 8",
    ] {
        let expected = if text.starts_with("2 3") { board("23415x768") } else { expected };
        assert_eq!(text.parse(), Ok(expected), "{text:?}");
    }
    for (text, blank) in [
        (",1,2\n3,4,5\n6,7,8", 0),
        ("1,2,3\n,4,5\n6,7,8", 3),
        ("1,2,3\n4,5,\n6,7,8", 5),
        ("1\t2\t3\n4\t5\t6\n7\t8\t", 8),
        ("|1|2|3|\n|---|---|---|\n|4|5||\n|7|6|8|", 5),
    ] {
        assert_eq!(text.parse::<Board>().map(Board::blank), Ok(blank), "{text:?}");
    }
    let pair = puzzle("2831647x5", "1238x4765");
    for text in [
        "283164705-123804765",
        "2 8 3\n1 6 4\n7 0 5\n\n1 2 3\n8 0 4\n7 6 5",
        "3 283164705 123804765",
        "2831647x5 → 1238x4765",
        "283164705 · 1238x4765",
        "2 8 3 1 6 4 7 0 5 -1 2 3 8 0 4 7 6 5",
    ] {
        let expected = PuzzleText { start: pair.start, goal: Some(pair.goal) };
        assert_eq!(text.parse(), Ok(expected), "{text:?}");
    }
}

#[test]
fn what_is_wrong_is_named_by_its_cell() {
    let stranger = |position, character| BoardError::NotATile { position, character };
    let word = |position, word: &str| BoardError::NotATileWord { position, word: word.to_owned() };
    let sixteen = (0..16).map(|tile| tile.to_string()).collect::<Vec<_>>();
    for (text, role, error) in [
        ("1 2 3 4 E 6 7 5 8", None, stranger(5, 'E')),
        ("12345678口", None, stranger(9, '口')),
        ("12345678#", None, stranger(9, '#')),
        ("1 2 3 4 5 6 7 8 #", None, stranger(9, '#')),
        ("1 2 3\n4 5 6\n7 8 10", None, word(9, "10")),
        ("10 2 3 4 5 6 7 8 1", None, word(1, "10")),
        ("[[1, 2, 3], [4, 5, 6], [7, 8, -1]]", None, word(9, "-1")),
        ("1 2 3 4 5 6 7 8 -1", None, word(9, "-1")),
        ("1. 2. 3. 4. 5. 6. 7. 8. nan", None, word(9, "nan")),
        ("1 2 3 4 5 6 7 7 10", None, word(9, "10")),
        ("[[1, 2, 3], [4, 0, 5]]", None, BoardError::OtherSize { rows: 2, columns: 3 }),
        ("1 2 3\n4 5 6\n7 8 9\n10 11 0", None, BoardError::OtherSize { rows: 4, columns: 3 }),
        ("hello", None, stranger(1, 'h')),
        ("1 2 3#4", None, stranger(4, '#')),
        (
            "-> 1238x4765",
            Some(BoardRole::Start),
            BoardError::TooShort { cells: 0, missing: vec![1, 2, 3, 4, 5, 6, 7, 8, 0] },
        ),
        (
            "283164705 ->",
            Some(BoardRole::Goal),
            BoardError::TooShort { cells: 0, missing: vec![1, 2, 3, 4, 5, 6, 7, 8, 0] },
        ),
        ("1 2 3 4 9 0 6 7 8", None, stranger(5, '9')),
        ("1 2 3 array", None, stranger(4, 'a')),
        ("1 0 6 8 7 5 4 2", None, BoardError::TooShort { cells: 8, missing: vec![3] }),
        ("", None, BoardError::TooShort { cells: 0, missing: vec![1, 2, 3, 4, 5, 6, 7, 8, 0] }),
        ("1 1 1 2 2 2 3 3 0", None, BoardError::Repeated { position: 2, tile: 1, first: 1 }),
        ("2 3 4 1 5 x 7 6 8 1", None, BoardError::TooMany { cells: 10, tile: 1, first: 4, position: 10 }),
        ("4 1 2 3 4 0 6 7 5 8", None, BoardError::TooMany { cells: 10, tile: 4, first: 1, position: 5 }),
        ("28316470-123804765", Some(BoardRole::Start), BoardError::TooShort { cells: 8, missing: vec![5] }),
        ("283164705-1238047", Some(BoardRole::Goal), BoardError::TooShort { cells: 7, missing: vec![5, 6] }),
        ("283164705 → 12k804765", Some(BoardRole::Goal), stranger(3, 'k')),
        (
            "283164705\n123804766",
            Some(BoardRole::Goal),
            BoardError::Repeated { position: 9, tile: 6, first: 8 },
        ),
        (sixteen.join(" ").as_str(), None, BoardError::OtherSize { rows: 4, columns: 4 }),
        (&format!("[[{}]]", sixteen.join(",")), None, BoardError::OtherSize { rows: 4, columns: 4 }),
        (&format!("4\n{}", sixteen.join(" ")), None, BoardError::OtherSize { rows: 4, columns: 4 }),
        (
            &(0..25).map(|tile| tile.to_string()).collect::<Vec<_>>().join("\n"),
            None,
            BoardError::OtherSize { rows: 5, columns: 5 },
        ),
    ] {
        assert_eq!(text.parse::<PuzzleText>(), Err(PuzzleTextError { role, error }), "{text:?}");
    }
}

/// Marks are looked behind once a line, however many there are: looked behind at each, this would never end.
#[test]
fn many_marks_take_no_time() {
    let pair = puzzle("2831647x5", "1238x4765");
    for mark in ["# ", "#  ", "[", "- ", "3 # "] {
        let marks = mark.repeat(2_000 / mark.len());
        let read = format!("{marks}\n283164705 -> 1238x4765").parse();
        let expected = PuzzleText { start: pair.start, goal: Some(pair.goal) };
        assert_eq!(read, Ok(expected), "{mark:?}");
        let behind = format!("{}283164705", "# ".repeat(1_000));
        assert_eq!(behind.parse(), Ok(PuzzleText { start: pair.start, goal: None }));
    }
}
