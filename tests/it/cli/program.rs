//! Runs the program and collects its output.

use std::{
    ffi::OsStr,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;

pub const KEYS: [&str; 31] = [
    "realm",
    "start",
    "goal",
    "order",
    "tie",
    "tie_order",
    "heuristic",
    "weight",
    "solvable",
    "moves",
    "path",
    "expanded",
    "generated",
    "frontier_peak",
    "expand_hash",
    "thresholds",
    "lookups",
    "bare_seconds",
    "lookup_seconds",
    "work",
    "peak_memory_bytes",
    "lane",
    "f",
    "goal_test",
    "depth_limit",
    "outcome",
    "depth_reached",
    "frontier_end",
    "b_star",
    "parity",
    "version",
];

/// The exit code and the output of a run of the program.
pub struct ProgramOutput {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The program in the locale `C`, whatever the locale of the machine.
pub fn command(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    command
        .env("LC_ALL", "C")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program with arguments, parted by spaces, and an input.
pub fn run_with_input(arguments: &str, input: &str) -> ProgramOutput {
    run_in("C", arguments, input)
}

/// The same on a system with this locale.
pub fn run_in(locale: &str, arguments: &str, input: &str) -> ProgramOutput {
    let mut command = command(arguments.split_whitespace());
    let mut child = command.env("LC_ALL", locale).spawn().expect("the program starts");
    // A program that stops reading early closes its end: that is its own affair.
    _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    ProgramOutput::from(child.wait_with_output().expect("the program ends"))
}

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder.canonicalize().expect("it is there")
}

/// Runs a command in a folder.
pub fn run_there(folder: &Path, arguments: &str) -> ProgramOutput {
    let mut command = command(arguments.split_whitespace());
    command.current_dir(folder).output().expect("the program runs").into()
}

pub fn run(arguments: &str) -> ProgramOutput {
    run_with_input(arguments, "")
}

/// What a command that must succeed writes to standard output, with nothing on standard error.
pub fn answer(arguments: &str) -> String {
    let output = run(arguments);
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""), "{arguments}");
    output.out
}

/// The same of a command some of whose options have no effect: on standard error there is a note on each of these.
pub fn noted_json(arguments: &str, without_effect: &[&str]) -> Value {
    let output = run(arguments);
    let noted: Vec<&str> = output.err.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!((output.code, noted.as_slice()), (Some(0), without_effect), "{arguments}: {}", output.err);
    serde_json::from_str(&output.out).expect("the output is JSON and nothing else")
}

pub fn json(arguments: &str) -> Value {
    serde_json::from_str(&answer(arguments)).expect("the output is JSON and nothing else")
}

impl From<Output> for ProgramOutput {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl ProgramOutput {
    /// Wrong use: code 2, nothing on standard output, and on standard error what was wrong.
    pub fn is_wrong_use(&self, what: &str) {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.err);
        assert!(self.err.contains(what), "{}", self.err);
    }
}
