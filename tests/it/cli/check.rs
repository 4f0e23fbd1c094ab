//! `check`: a line a fact, JSON, and what Ctrl+C leaves.

use std::{
    io::{BufRead, BufReader, Read},
    process::Command,
};

use super::program::{command, json, run_with_input};

#[test]
fn each_fact_has_a_line() {
    let output = run_with_input("check", "");
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert!(output.out.lines().count() >= 40, "{}", output.out);
    assert!(output.out.lines().all(|line| line.starts_with("✓ ")), "{}", output.out);
    assert!(output.err.contains("all as is known"), "{}", output.err);
}

#[test]
fn json_has_what_was_expected_and_what_was_found() {
    let findings = json("check --quick --json");
    let findings = findings.as_array().expect("an array");
    assert!(findings.len() >= 40, "{}", findings.len());
    for finding in findings {
        assert_eq!(finding["expected"], finding["found"], "{finding}");
        assert!(finding["ok"] == true && !finding["found"].is_null(), "{finding}");
        assert!(finding["name"].is_string() && finding["seconds"].is_f64(), "{finding}");
        assert_eq!(finding.as_object().map(serde_json::Map::len), Some(5), "{finding}");
    }
}

#[test]
fn quick_and_full_exclude_each_other() {
    run_with_input("check --quick --full", "").is_wrong_use("cannot be used with");
}

/// The full check says how long it will take, and once it is interrupted what has been done.
#[cfg(unix)]
#[test]
fn the_full_check_can_be_broken_off() {
    let mut child = command(["check", "--full"]).spawn().expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    assert!(line.starts_with("✓ "), "{line}");
    // A small system has no program of this name, but its shell knows the word.
    let interrupt = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(interrupt.expect("there is a shell").success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("text");
    let output = child.wait_with_output().expect("it ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("minutes") && err.contains("broken off: ") && err.contains(", 0 of them"), "{err}");
}
