//! The formats beside the first four, other goals, and how an input may end.

use eight_realms_core::{
    judge::{BoardOf, Fault, Format},
    puzzle::Board,
    space::{Dealer, DistanceTables},
};

use super::{answers, fault, run};

#[test]
fn luogu1379_has_the_blank_in_the_middle_of_the_goal() {
    for (board, least) in [("283104765", 4), ("123804765", 0), ("763508241", 24), ("521748360", 26)] {
        assert_eq!(answers(Format::Luogu1379, board), format!("{least}\n"));
    }
    assert_eq!(answers(Format::Luogu1379, "283104756"), "-1\n");
}

#[test]
fn uva652_parts_its_answers_by_empty_lines() {
    let input = "2\n\n2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 8 7 x\n";
    assert_eq!(answers(Format::Uva652, input), "ullddrurdllurrdlurd\n\nunsolvable\n");
    assert_eq!(answers(Format::Uva652, "1\n\n12345678x"), "\n");
    assert_eq!(answers(Format::Uva652, "3 12345x786 12345678x 1234567x8"), "d\n\n\n\nr\n");
    assert_eq!(answers(Format::Uva652, "0\n"), "");
    let (_, words) = fault(Format::Uva652, "1\n\n12345678x\n\n12345678x\n");
    assert_eq!(words, "line 5, column 1, case 2: only 1 case was announced, and more follows");
    let (_, words) = fault(Format::Uva652, "2\n\n12345678x\n");
    assert_eq!(words, "line 4, column 1, case 2: there is no board");
}

#[test]
fn pair_counts_the_moves_from_start_to_goal() {
    for joint in [" ", "\n", "\r\n", "\n\n"] {
        for end in ["", "\n"] {
            let input = |start, goal| format!("{start}{joint}{goal}{end}");
            assert_eq!(answers(Format::Pair, &input("12345678.", "123.46758")), "3\n");
            assert_eq!(answers(Format::Pair, &input("13524678.", "46758123.")), "22\n");
            assert_eq!(answers(Format::Pair, &input("12345678.", "12345687.")), "-1\n");
        }
    }
    assert_eq!(answers(Format::Pair, "12345678x 1234567x8\n1234567x8 1234567x8\n"), "1\n0\n");
    assert_eq!(fault(Format::Pair, "").1, "line 1, column 1, case 1: start: there is no board");
    assert_eq!(fault(Format::Pair, "12345678x\n").1, "line 2, column 1, case 1: goal: there is no board");
}

/// The samples of Baekjoon 1525 and of AOJ `ALDS1_13_B`.
#[test]
fn a_board_stands_on_three_lines_too() {
    for end in ["", "\n"] {
        for (board, answer) in
            [("1 0 3\n4 2 5\n7 8 6", "3\n"), ("3 6 0\n8 1 2\n7 4 5", "-1\n"), ("1 3 0\n4 2 5\n7 8 6", "4\n")]
        {
            assert_eq!(answers(Format::Acwing845, &format!("{board}{end}")), answer);
        }
    }
}

/// As many boards as the format takes, one a line, with the number before them that it asks for.
pub fn input(format: Format, boards: &[Board]) -> String {
    let count = match format {
        Format::Uva652 => format!("{}\n", boards.len()),
        Format::Hdu3567 => format!("{}\n", boards.len() / 2),
        _ => String::new(),
    };
    count + &boards.iter().map(|board| board.to_string() + "\n").collect::<String>()
}

#[test]
fn a_fixed_goal_gives_way_to_another() {
    let tables = DistanceTables::new();
    let mut dealer = Dealer::seeded(652);
    for format in Format::ALL.into_iter().filter(|format| format.goal().is_some()) {
        for _ in 0..20 {
            let (start, goal) = (dealer.any(), dealer.any());
            let mut output = Vec::new();
            let input = input(format, &[start]);
            format.judge_with(&tables, Some(goal), input.as_bytes(), &mut output).expect("a board");
            let output = String::from_utf8(output).expect("letters");
            let least = answers(Format::Pair, &format!("{start} {goal}"));
            let moves = match output.trim() {
                "unsolvable" => "-1".to_owned(),
                number if number.parse::<i16>().is_ok() => number.to_owned(),
                path => path.len().to_string(),
            };
            assert_eq!(moves, least.trim(), "{format}: {start} to {goal}");
        }
    }
    assert_eq!([Format::Hdu3567, Format::Pair].map(Format::goal), [None; 2], "the input names it");
}

/// Ctrl + Z ends a file of DOS; anywhere else it is a stranger.
#[test]
fn the_byte_that_ends_a_file_of_dos_is_its_end() {
    let boards = [Board::standard_goal(); 2];
    for format in Format::ALL {
        let boards =
            if matches!(format, Format::Acwing845 | Format::Luogu1379) { &boards[..1] } else { &boards };
        let input = input(format, boards);
        assert_eq!(
            run(format, format!("{input}\u{1A}").as_bytes()),
            run(format, input.as_bytes()),
            "{format}"
        );
        assert_eq!(run(format, format!("{}\u{1A}", input.trim_end()).as_bytes()).1, None, "{format}");
        let (_, fault) = run(format, format!("\u{1A}{input}").as_bytes());
        assert!(fault.is_some_and(|fault| fault.to_string().contains("\\u{1a}")), "{format}");
    }
    assert_eq!(run(Format::Hdu1043, b"\x1A"), (String::new(), None));
}

#[test]
fn an_input_in_utf_16_is_called_so() {
    for format in Format::ALL {
        let text: Vec<u16> = "\u{FEFF}12345678x\n".encode_utf16().collect();
        let little: Vec<u8> = text.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = text.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for input in [little, big] {
            let (answers, fault) = run(format, &input);
            assert_eq!((answers.as_str(), fault.map(|fault| fault.fault)), ("", Some(Fault::Utf16)));
        }
    }
}

#[test]
fn a_number_of_cases_is_counted_in_words() {
    for (count, words) in [(0, "only 0 cases were"), (1, "only 1 case was"), (2, "only 2 cases were")] {
        let boards = "12345678x\n".repeat(2 * count + 1);
        for format in [Format::Uva652, Format::Hdu3567] {
            let (_, message) = fault(format, &format!("{count}\n{boards}"));
            assert!(message.contains(&format!("{words} announced, and more follows")), "{message}");
        }
    }
}

#[test]
fn the_boards_of_a_pair_are_named() {
    let (_, fault) = run(Format::Pair, b"12345678x\n12345678\n");
    let which = fault.map(|fault| match fault.fault {
        Fault::Board { which, .. } => which,
        other => panic!("{other}"),
    });
    assert_eq!(which, Some(BoardOf::Goal));
}
