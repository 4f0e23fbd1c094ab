//! The effective branching factor.

use eight_realms_core::compare::effective_branching_factor;

fn check(generated: u64, depth: u8, expected: f64) {
    let factor = effective_branching_factor(generated, depth).expect("something was generated");
    assert!((factor - expected).abs() < 5e-5, "{generated} boards, {depth} deep: {factor}");
}

/// The book's example: 52 boards, 5 deep.
#[test]
fn it_is_that_of_the_book() {
    check(52, 5, 1.9167);
}

#[test]
fn it_is_the_branching_of_a_regular_tree() {
    check(5, 5, 1.0);
    check(2 + 4 + 8 + 16, 4, 2.0);
    check(3 + 9 + 27, 3, 3.0);
    check(7, 1, 7.0);
    check(u64::from(u32::MAX), 1, f64::from(u32::MAX));
}

#[test]
fn fewer_boards_than_moves_are_less_than_one_a_level() {
    check(1, 2, (5.0_f64.sqrt() - 1.0) / 2.0);
}

#[test]
fn where_nothing_has_branched_there_is_none() {
    assert_eq!(effective_branching_factor(0, 5), None);
    assert_eq!(effective_branching_factor(5, 0), None);
}
