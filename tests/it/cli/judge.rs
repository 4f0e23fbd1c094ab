//! `judge`: standard input, standard output, exit codes.

use std::io::{BufRead, BufReader, Read, Write};

use super::program::{command, run_in, run_with_input};

#[test]
fn answers_go_to_standard_output() {
    let output = run_with_input("judge hdu3567", "2\n12X453786\n12345678X\n564178X23\n7568X4123\n");
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""));
    assert_eq!(output.out, "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n");
}

#[test]
fn answers_before_an_error_stay() {
    let output = run_with_input("judge poj1077", "123456870\n1 2 3 4 5 6 7\n");
    assert_eq!((output.code, output.out.as_str()), (Some(2), "unsolvable\n"));
    assert!(output.err.contains("line 2, column 14, case 2"), "{}", output.err);
}

#[test]
fn an_unknown_format_is_wrong_use() {
    run_with_input("judge poj1078", "")
        .is_wrong_use("poj1077, hdu1043, acwing845, luogu1379, uva652, hdu3567, pair");
}

/// More answers than any pipe holds, and a reader that goes away after the first.
#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = command(["judge", "hdu1043"]).spawn().expect("the program starts");
    let (mut input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    let feeder = std::thread::spawn(move || {
        let boards = "647850321\n".repeat(1_000);
        while input.write_all(boards.as_bytes()).is_ok() {}
    });
    let mut first = String::new();
    BufReader::new(output).read_line(&mut first).expect("an answer");
    assert_eq!(first.trim_end().len(), 31);
    feeder.join().expect("the feeder ends when the program does");
    let mut err = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
    let code = child.wait().expect("the program ends").code();
    assert_eq!((code, err.as_str()), (Some(1), ""), "not all of it was answered");
}

/// An answer comes as soon as its case is complete, while the judge waits for the next.
#[test]
fn one_can_talk_to_a_judge_by_hand() {
    for (format, lines) in [
        ("hdu1043", &[("12345x786\n", "d"), ("12345687x \r\n", "unsolvable")][..]),
        ("pair", &[("12345678x\n1234567x8\n", "1"), ("12345678x 12345687x\n", "-1")]),
        ("acwing845", &[("1 2 3\n4 5 x\n7 8 6\n", "1")]),
        ("hdu3567", &[("2\n12X453786\n12345678X\n", "Case 1: 2")]),
        ("uva652", &[("2\n\n12345x786\n\n", "d")]),
    ] {
        let mut child = command(["judge", format]).spawn().expect("the program starts");
        let mut input = child.stdin.take().expect("piped");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        for (case, answer) in lines {
            input.write_all(case.as_bytes()).expect("it listens");
            let mut line = String::new();
            output.read_line(&mut line).expect("an answer");
            assert_eq!(line.trim_end(), *answer, "{format}");
        }
        drop((input, output));
        child.wait().expect("the program ends");
    }
}

#[test]
fn another_goal_is_given_where_the_format_has_a_fixed_one() {
    let board = "283164705\n";
    for (arguments, answer) in [
        ("judge luogu1379", "5\n"),
        ("judge acwing845 --goal 123804765", "5\n"),
        ("judge acwing845 --goal 1,2,3,8,_,4,7,6,5", "5\n"),
        ("judge luogu1379 --goal 283164705", "0\n"),
        ("judge luogu1379 --goal 12345678x", "-1\n"),
        ("judge acwing845 --goal 1 2 3 8 0 4 7 6 5", "5\n"),
        ("judge --goal 123804765 acwing845", "5\n"),
        ("judge --goal 1 2 3 8 0 4 7 6 5 acwing845", "5\n"),
    ] {
        let output = run_with_input(arguments, board);
        assert_eq!(
            (output.code, output.out.as_str(), output.err.as_str()),
            (Some(0), answer, ""),
            "{arguments}"
        );
    }
    for format in ["hdu3567", "pair"] {
        run_with_input(&format!("judge {format} --goal 12345678x"), "").is_wrong_use(format);
    }
    run_with_input("judge poj1077 --goal 123", board).is_wrong_use("goal \"123\": ");
    for arguments in ["--goal 123804765", "--goal 123804765 lucky", "acwing845 --goal 123804765 uva652"] {
        run_with_input(&format!("judge {arguments}"), board).is_wrong_use("one format is needed");
    }
}

/// The case that is wrong, not the one behind it; what a message counts is in the singular where it is one.
#[test]
fn the_line_that_is_short_is_named() {
    let input = "2 3 4 1 5 x 7 6 8\n1 2 3\n2 3 4 1 5 x 7 6 8\n";
    let output = run_with_input("judge poj1077", input);
    assert!(output.err.contains("line 2, column 6, case 2: 3 cells of 9"), "{}", output.err);
    let output = run_in("zh_CN.UTF-8", "judge poj1077", input);
    assert!(output.err.contains("第 2 行第 6 列，第 2 组"), "{}", output.err);
    let output = run_with_input("judge uva652", "1\n12345678x\n12345678x\n");
    assert!(output.err.contains("only 1 case was announced"), "{}", output.err);
    let output = run_with_input("judge uva652", "2\n12345678x\n12345678x\n12345678x");
    assert!(output.err.contains("only 2 cases were announced"), "{}", output.err);
}
