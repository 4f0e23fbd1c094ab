//! An index, digit by digit.

use eight_realms_core::{
    puzzle::{Board, RANKS},
    replay::structures::{IndexByDigits, IndexDigit},
    space::Dealer,
};

use crate::probe::board;

#[test]
fn the_digits_of_a_board_are_those_of_its_line() {
    let index = IndexByDigits::of(board("53821x746"));
    assert_eq!(index.digits.map(|digit| digit.tile), [5, 3, 8, 2, 1, 7, 4, 6]);
    assert_eq!(index.digits.map(|digit| digit.smaller_behind), [4, 2, 5, 1, 0, 2, 0, 0]);
    assert_eq!(index.digits.map(|digit| digit.factorial), [5_040, 720, 120, 24, 6, 2, 1, 1]);
    let added = index.digits.map(|digit| digit.added());
    assert_eq!(added, [20_160, 1_440, 600, 24, 0, 4, 0, 0]);
    assert_eq!(
        index.digits.map(|digit| digit.sum),
        [20_160, 21_600, 22_200, 22_224, 22_224, 22_228, 22_228, 22_228]
    );
    assert_eq!(index.digits.map(|digit| digit.at), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!((index.line(), index.index()), (22_228, 200_057));
}

#[test]
fn they_make_the_index_that_every_array_has() {
    let mut dealer = Dealer::seeded(3);
    for _ in 0..5_000 {
        let board = dealer.any();
        let index = IndexByDigits::of(board);
        assert_eq!(index.index() as usize, board.index(), "{board}");
        assert_eq!(index.digits.iter().map(IndexDigit::added).sum::<u32>(), index.line(), "{board}");
    }
}

#[test]
fn the_first_and_the_last_board_have_the_least_and_the_greatest_digits() {
    let least = IndexByDigits::of(board("x12345678"));
    let greatest = IndexByDigits::of(board("87654321x"));
    assert_eq!((least.index(), greatest.index()), (0, RANKS as u32 - 1));
    assert_eq!(least.digits.map(|digit| digit.smaller_behind), [0; 8]);
    assert_eq!(greatest.digits.map(|digit| digit.smaller_behind), [7, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(IndexByDigits::of(Board::standard_goal()).index(), 8, "the blank stands on the last cell");
}
