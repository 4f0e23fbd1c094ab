//! The judges: spelling does not matter, and what is wrong is found in its line, column and case.

use eight_realms_core::{
    judge::{Fault, Format, InputPlace, JudgeError},
    puzzle::{Board, BoardError, Puzzle},
    space::DistanceTables,
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{
    second::{Bench, Reader, Verdict},
    seeded::seeded_config,
    spelling::{Gap, gap, spelled, stranger_to_judges},
};

/// The input of a format for these boards, which are so many as it takes.
fn input(format: Format, boards: &[String]) -> String {
    let count = match format {
        Format::Hdu3567 => format!("{} ", boards.len() / 2),
        Format::Uva652 => format!("{} ", boards.len()),
        _ => String::new(),
    };
    count + &boards.join(" ")
}

/// An even number of boards for the format; for those that take one, one.
fn fitting(format: Format, boards: &[(Board, String)]) -> &[(Board, String)] {
    let is_for_one = matches!(format, Format::Acwing845 | Format::Luogu1379);
    if is_for_one { &boards[..1] } else { &boards[..boards.len() / 2 * 2] }
}

fn answers(format: Format, input: &str) -> (String, Result<(), JudgeError>) {
    let mut output = Vec::new();
    let result = format.judge(input.as_bytes(), &mut output);
    (String::from_utf8(output).expect("answers are text"), result)
}

/// Where a character stands that is in the text once.
fn place_of(text: &str, character: char) -> InputPlace {
    let before = text.split(character).next().unwrap_or_default();
    let line = before.matches('\n').count() as u64 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u64 + 1;
    InputPlace { line, column }
}

proptest! {
    #![proptest_config(seeded_config(96))]

    #[test]
    fn however_boards_are_spelled_the_answers_are_the_same(
        boards in vec(spelled(Gap::Any), 2..7),
        ends in (gap(Gap::Any), gap(Gap::Any)),
        mark in select(vec!["", "\u{FEFF}"]),
    ) {
        for format in Format::ALL {
            let boards = fitting(format, &boards);
            let plain: Vec<String> = boards.iter().map(|(board, _)| board.letters()).collect();
            let spelled: Vec<String> = boards.iter().map(|(_, text)| text.clone()).collect();
            let (expected, plain_result) = answers(format, &input(format, &plain));
            let (actual, result) = answers(format, &format!("{mark}{}{}{}", ends.0, input(format, &spelled), ends.1));
            prop_assert!(plain_result.is_ok() && result.is_ok(), "{format}: {result:?}");
            prop_assert_eq!(actual, expected, "{}", format);
        }
    }

    #[test]
    fn a_stranger_is_found_where_it_stands_and_what_comes_before_is_answered(
        boards in vec(spelled(Gap::Any), 2..7),
        which in any::<prop::sample::Index>(),
        at in 0..9_usize,
        character in stranger_to_judges(),
    ) {
        for format in Format::ALL {
            let boards = fitting(format, &boards);
            let wrong = which.index(boards.len());
            let mut texts: Vec<String> = boards.iter().map(|(board, _)| board.to_string()).collect();
            let good = answers(format, &input(format, &texts)).0;
            texts[wrong].replace_range(2 * at..=2 * at, &character.to_string());
            let text = input(format, &texts).replace(' ', "\n ");
            let (actual, result) = answers(format, &text);
            let Err(JudgeError::Input(error)) = result else { panic!("{result:?}") };
            let (case, lines) = match format {
                Format::Hdu3567 => (wrong / 2, 2 * (wrong / 2)),
                Format::Pair => (wrong / 2, wrong / 2),
                Format::Uva652 => (wrong, (2 * wrong).saturating_sub(1)),
                _ => (wrong, wrong),
            };
            prop_assert_eq!((error.place, error.case), (place_of(&text, character), case as u64 + 1));
            let expected = BoardError::NotATile { position: at + 1, character };
            let Fault::Board { error, .. } = error.fault else { panic!("{error}") };
            prop_assert_eq!(error, expected);
            prop_assert_eq!(actual.lines().count(), lines);
            prop_assert!(good.starts_with(&actual));
        }
    }
}

/// Every realm's search uses `Puzzle`; the plain search of [`second`] shares no code with it.
#[test]
fn the_distances_of_both_readings_are_measured_apart() {
    let mut bench = Bench::default();
    let tables = DistanceTables::new();
    let goals = ["12345678x", "x12345678", "1234x5678", "8765x4321"];
    for (start, goal) in goals.iter().flat_map(|start| goals.iter().map(move |goal| (start, goal))) {
        let input = format!("1\n{start}\n{goal}\n");
        let verdict = Reader::Judge(Format::Hdu3567).examine(&mut bench, input.as_bytes());
        assert_eq!(verdict, Verdict::Accepted);
        let puzzle = Puzzle::new(Board::of_letters(start), Board::of_letters(goal));
        let least = tables.distance(&puzzle).map_or(-1, i16::from);
        assert!(answers(Format::Hdu3567, &input).0.starts_with(&format!("Case 1: {least}\n")));
    }
}
