//! Where boards stand one a line, a line that is too short or too long is the fault, and not what follows it.

use eight_realms_core::{
    judge::{BoardOf, Fault, Format, InputPlace},
    puzzle::{Board, BoardError},
    space::Dealer,
};

use super::{formats::input, run};

/// The formats of many boards, and how many lines stand before the first.
const FORMATS: [(Format, u64); 5] = [
    (Format::Poj1077, 0),
    (Format::Hdu1043, 0),
    (Format::Uva652, 1),
    (Format::Hdu3567, 1),
    (Format::Pair, 0),
];

/// Which board of which case stands on a line, counted from 0.
const fn role(format: Format, line: usize) -> (BoardOf, u64) {
    let number = line as u64;
    match format {
        Format::Hdu3567 | Format::Pair if line.is_multiple_of(2) => (BoardOf::Start, number / 2 + 1),
        Format::Hdu3567 | Format::Pair => (BoardOf::Goal, number / 2 + 1),
        _ => (BoardOf::Case, number + 1),
    }
}

/// The cells of a line, glued or parted.
fn written(cells: &str, gap: &str) -> String {
    cells.chars().map(String::from).collect::<Vec<_>>().join(gap)
}

/// The input with another text on one line.
fn with_line(format: Format, head: u64, boards: &[Board], gap: &str, (line, text): (usize, &str)) -> String {
    let lines = input(format, boards);
    let changed = lines.lines().enumerate().map(|(number, old)| match number.checked_sub(head as usize) {
        Some(number) if number == line => text.to_owned(),
        Some(_) => written(&old.replace(' ', ""), gap),
        None => old.to_owned(),
    });
    changed.map(|line| line + "\n").collect()
}

#[test]
fn a_short_line_is_the_fault() {
    let mut dealer = Dealer::seeded(1_077);
    for ((format, head), gap) in FORMATS.into_iter().flat_map(|format| ["", " "].map(|gap| (format, gap))) {
        for (line, cells) in (0..6).flat_map(|line| (1..9).map(move |cells| (line, cells))) {
            let boards: Vec<Board> = (0..6).map(|_| dealer.any()).collect();
            let letters = boards[line].letters();
            let next = boards.get(line + 1).map_or(String::new(), |board| board.letters());
            let is_made_whole = next
                .get(..9 - cells)
                .is_some_and(|next| (letters[..cells].to_owned() + next).parse::<Board>().is_ok());
            if line == 0 && is_made_whole {
                // Nothing says yet that boards stand one a line.
                continue;
            }
            let text = written(&letters[..cells], gap);
            let input = with_line(format, head, &boards, gap, (line, &text));
            let (_, fault) = run(format, input.as_bytes());
            let fault = fault.unwrap_or_else(|| panic!("{input}"));
            let (which, case) = role(format, line);
            let error = letters[..cells].parse::<Board>().expect_err("it is short");
            let place = InputPlace { line: head + line as u64 + 1, column: text.len() as u64 + 1 };
            assert_eq!((fault.place, fault.case), (place, case), "{format}:\n{input}");
            assert_eq!(fault.fault, Fault::Board { which, error }, "{format}:\n{input}");
        }
    }
}

/// Where the cells are parted; a tenth that is glued to the ninth is noticed at once. What follows the last board of a
/// number of them is surplus.
#[test]
fn a_long_line_is_the_fault() {
    let mut dealer = Dealer::seeded(1_043);
    for (format, head) in FORMATS {
        let last = if head == 0 { 6 } else { 5 };
        for (line, more) in (0..last).flat_map(|line| (1..9).map(move |more| (line, more))) {
            let boards: Vec<Board> = (0..6).map(|_| dealer.any()).collect();
            let letters = boards[line].letters();
            let text = written(&(letters.clone() + &dealer.any().letters()[..more]), " ");
            let input = with_line(format, head, &boards, " ", (line, &text));
            let (_, fault) = run(format, input.as_bytes());
            let fault = fault.unwrap_or_else(|| panic!("{input}"));
            let (which, case) = role(format, line);
            let character = text.as_bytes()[18] as char;
            let place = InputPlace { line: head + line as u64 + 1, column: 19 };
            assert_eq!((fault.place, fault.case), (place, case), "{format}:\n{input}");
            let error = BoardError::TooLong { character };
            assert_eq!(fault.fault, Fault::Board { which, error }, "{format}:\n{input}");
        }
    }
}

/// Over several lines each, boards tell nothing of where a line should end.
#[test]
fn boards_that_are_not_one_a_line_are_wrong_where_they_go_wrong() {
    for (input, words) in [
        (
            "1 2 3\n4 5 6\n7 8 x\n1 2 3\n4 5\n7 8 x\n1 2 3\n",
            "line 7, column 1, case 2: position 9: tile 1 again",
        ),
        ("1 2 3 4\n5 6 7 8 8\n", "line 2, column 9, case 1: position 9: tile 8 again, first at position 8"),
        ("12345678x 12345678x\n123\n123\n", "line 3, column 1, case 3: position 4: tile 1 again"),
    ] {
        let (_, fault) = run(Format::Hdu1043, input.as_bytes());
        let fault = fault.expect("it is wrong").to_string();
        assert!(fault.starts_with(words), "{fault}");
    }
}
