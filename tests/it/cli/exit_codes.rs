//! What the exit code says: 0 if all was answered, 2 for wrong use, 1 for anything else.

#[cfg(unix)]
use super::program::ProgramOutput;
use super::program::{command, run};

/// The program with its standard output elsewhere.
#[cfg(unix)]
fn with_output(arguments: &str, output: &str) -> ProgramOutput {
    let mut command = command(arguments.split_whitespace());
    let file = std::fs::OpenOptions::new().write(true).open(output).expect("it can be opened");
    command.stdout(file).output().expect("the program runs").into()
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_no_success() {
    for arguments in [
        "--help",
        "-h",
        "--version",
        "help",
        "help solve",
        "solve --help",
        "solve 23415x768 --runs 1",
        "compare 23415x768 --realms 7,8 --runs 1 --csv",
        "ask 8r1:23415x768:7 --kind solvable",
        "trace 123456x78 --format jsonl",
        "trace 123456x78 --format posthoc --view none",
        "trace 123456x78 --format dot",
        "check",
        #[cfg(feature = "gui")]
        "picture -",
    ] {
        let output = with_output(arguments, "/dev/full");
        assert_eq!(output.code, Some(1), "{arguments}: {}", output.err);
        assert!(output.err.contains("the answer could not be written: No space left"), "{}", output.err);
    }
}

/// A reader that goes away after a line has not seen all facts hold.
#[cfg(unix)]
#[test]
fn what_is_read_only_in_part_is_no_success() {
    use std::io::{BufRead, BufReader};
    let mut child = command(["check"]).spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    assert!(line.starts_with("✓ "), "{line}");
    let output = ProgramOutput::from(child.wait_with_output().expect("it ends"));
    assert_eq!((output.code, output.err.as_str()), (Some(1), ""));
}

/// No thread has room for its stack: the one that there is does everything.
#[cfg(target_os = "linux")]
#[test]
fn facts_are_checked_where_no_thread_can_be_started() {
    let mut command = command(["check"]);
    let output = command.env("RUST_MIN_STACK", "1000000000000000").output().expect("the program runs");
    let output = ProgramOutput::from(output);
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert!(output.err.starts_with("No thread can be started, so everything is checked on one.\n"));
    assert!(output.out.lines().count() >= 40 && output.out.lines().all(|line| line.starts_with("✓ ")));
}

#[test]
fn an_option_that_no_chosen_realm_uses_is_named() {
    let note = |option: &str| format!("{option} has no effect: no chosen realm uses it.\n");
    for (options, unused) in [
        ("--realm 2 --heuristic manhattan", &["--heuristic"][..]),
        (
            "--realm 2 --heuristic manhattan --tie low-g --tie-order lifo",
            &["--heuristic", "--tie", "--tie-order"],
        ),
        ("--realm 8 --tie low-g", &["--tie"]),
        ("--realm 8 --heuristic misplaced", &[]),
        ("--realm 1 --no-parity", &["--no-parity"]),
        ("--realm 7 --heuristic misplaced --tie low-g --tie-order lifo --no-parity", &[]),
        ("--realm 2 --tie high-g --tie-order fifo", &[]),
    ] {
        let output = run(&format!("solve 4123x5786 --runs 1 --json {options}"));
        let expected: String = unused.iter().map(|option| note(option)).collect();
        assert_eq!((output.code, output.err), (Some(0), expected), "{options}");
    }
    let of_several =
        |realms: &str| run(&format!("compare 4123x5786 --realms {realms} --runs 1 --csv --tie low-g"));
    assert_eq!(of_several("1,2,3,4,8").err, note("--tie"));
    assert_eq!(of_several("1,2,7").err, "", "one of them uses it");
}

#[test]
fn runs_have_a_limit() {
    run("solve 4123x5786 --runs 1001").is_wrong_use("1001 is not in 1..1000");
    run("compare 4123x5786 --runs 4294967294").is_wrong_use("4294967294 is not in 1..1000");
}

/// Wherever something from outside is quoted, it is short and can be seen.
#[test]
fn nothing_long_and_nothing_invisible_is_printed() {
    let commands: &[&[&str]] = &[
        &["TEXT"],
        &["--TEXT"],
        &["help", "TEXT"],
        &["--language", "TEXT"],
        &["open", "TEXT"],
        &["open", "8r1:TEXT"],
        &["open", "8r1:23415x768:TEXT"],
        &["ask", "TEXT", "--kind", "next"],
        &["ask", "8r1:23415x768:7", "--kind", "TEXT"],
        &["ask", "8r1:23415x768:7", "--kind", "value", "--of", "TEXT"],
        &["solve", "TEXT"],
        &["solve", "23415x768", "--goal", "TEXT"],
        &["solve", "23415x768", "--realm", "TEXT"],
        &["solve", "23415x768", "--order", "TEXT"],
        &["solve", "23415x768", "--tie", "TEXT"],
        &["solve", "23415x768", "--heuristic", "TEXT"],
        &["solve", "23415x768", "--weight", "TEXT"],
        &["solve", "23415x768", "--runs", "TEXT"],
        &["solve", "23415x768", "--TEXT"],
        &["solve", "23415x768", "--json=TEXT"],
        &["compare", "23415x768", "--realms", "TEXT"],
        &["judge", "TEXT"],
        &["trace", "TEXT", "--format", "dot"],
        &["trace", "23415x768", "--format", "TEXT"],
        &["trace", "23415x768", "--format", "dot", "--realm", "TEXT"],
        &["trace", "23415x768", "--format", "dot", "--realm", "7:TEXT"],
        &["trace", "23415x768", "--format", "dot", "--around", "TEXT"],
        &["trace", "23415x768", "--format", "dot", "--depth", "TEXT"],
        &["trace", "23415x768", "--format", "posthoc", "--view", "TEXT"],
        #[cfg(feature = "gui")]
        &["picture", "f.png", "--size", "TEXT"],
        #[cfg(feature = "gui")]
        &["picture", "f.png", "TEXT"],
    ];
    for words in commands {
        for letter in ["a", "1", "[", "八", "\u{202e}", "\u{1b}", "\n", "\"", "'"] {
            let long = letter.repeat(4096 - 20);
            let output = command(words.iter().map(|word| word.replace("TEXT", &long)));
            let output = { output }.output().expect("the program runs");
            let err = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), &output.stdout[..]), (Some(2), &b""[..]), "{words:?}: {err}");
            assert!(err.len() < 1500, "{words:?} {letter:?}: {err}");
            let invisible = err.chars().find(|letter| letter.is_control() && *letter != '\n');
            assert_eq!(invisible.or_else(|| err.chars().find(|letter| *letter == '\u{202e}')), None, "{err}");
            let output = command(words.iter().map(|word| word.replace("TEXT", letter))).output();
            let err = String::from_utf8_lossy(&output.expect("the program runs").stderr).into_owned();
            assert!(
                !err.contains(['\u{1b}', '\u{202e}']) && !err.contains("\\u{1b}["),
                "{words:?} {letter:?}: {err}"
            );
        }
        let output = command(words.iter().map(|word| word.replace("TEXT", &"a".repeat(4097))));
        let output = { output }.output().expect("the program runs");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(
            err.starts_with("error: argument ") && err.ends_with("more than 4,096 characters\n"),
            "{err}"
        );
    }
    let output = command([vec!["solve"], vec!["1"; 9000]].concat()).output().expect("the program runs");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(err, "error: the arguments have more than 8,192 characters together\n");
}
