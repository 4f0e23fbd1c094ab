//! Each figure against the one before it.

use eight_realms_app::words::figures;
use eight_realms_core::compare::ratios;

#[test]
fn a_figure_is_compared_with_the_one_right_before_it_if_both_are_known() {
    let figures = [Some(20_907.0), Some(20_907.0), None, Some(711.0), Some(0.0), Some(5.0), Some(15.0)];
    let expected = [None, Some(1.0), None, None, Some(0.0), None, Some(3.0)];
    assert_eq!(ratios(&figures), expected);
    assert_eq!(ratios(&[]), []);
}

#[test]
fn a_ratio_has_two_digits_that_count() {
    let cases = [
        (1.0, "×1"),
        (0.99, "×0.99"),
        (1.04, "×1.0"),
        (0.0340, "×0.034"),
        (0.000_956, "×0.00096"),
        (2.443, "×2.4"),
        (9.96, "×10"),
        (35.55, "×36"),
        (1_045.4, "×1\u{2009}045"),
        (0.0, "×0.0"),
    ];
    for (times, text) in cases {
        assert_eq!(figures::ratio(times), text);
    }
}

#[test]
fn bytes_have_three_digits_and_a_unit() {
    let cases = [
        (0.0, "0\u{2009}B"),
        (512.0, "512\u{2009}B"),
        (999.4, "999\u{2009}B"),
        (1_000.0, "1.00\u{2009}kB"),
        (288_000.0, "288\u{2009}kB"),
        (999_600.0, "1.00\u{2009}MB"),
        (12_345_678.0, "12.3\u{2009}MB"),
        (2_000_000_000.0, "2.00\u{2009}GB"),
    ];
    for (bytes, text) in cases {
        assert_eq!(figures::bytes(bytes), text);
    }
}
