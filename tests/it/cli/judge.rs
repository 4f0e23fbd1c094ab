//! `judge`: standard input, standard output, exit codes.

use std::io::{BufRead, BufReader, Read, Write};

use super::program::{command, run_with_input};

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
    run_with_input("judge poj1078", "").is_wrong_use("poj1077, hdu1043, acwing845 and hdu3567");
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
    assert_eq!((child.wait().expect("the program ends").code(), err.as_str()), (Some(0), ""));
}
