//! `trace`: the three formats, where they go, and what is said beside them.

use std::{fs, path::Path};

use serde_json::Value;

use super::program::{ProgramOutput, answer, command, folder, run, run_in, run_there};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn values(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn lines_are_the_search_and_its_events() {
    let lines = values(&answer("trace 123456x78 --format jsonl"));
    assert_eq!((lines.len(), &lines[0]["lane"], &lines[0]["moves"]), (10, &"7".into(), &2.into()));
    let sample = values(&answer("trace 23415x768 --format jsonl --realm 7"));
    assert_eq!((sample.len(), &sample[0]["events"]), (1 + 1161, &1161.into()));
    let with_goal = values(&answer("trace 2831647x5 --goal 1238x4765 --format jsonl"));
    assert_eq!(with_goal[0]["goal"], "1238x4765");
}

#[test]
fn a_realm_is_read_as_solve_reads_it_and_its_settings_as_a_lane_has_them() {
    for (realm, lane) in [
        ("astar", "7"),
        ("IDASTAR", "8"),
        ("7b", "7b"),
        ("7:h=weighted,w=2.0", "7:h=weighted,w=2.0"),
        ("bfs:g=expanded", "2:g=expanded"),
        ("8:h=zero,l=6", "8:h=zero,l=6"),
    ] {
        let lines = values(&answer(&format!("trace 123456x78 --format jsonl --realm {realm}")));
        assert_eq!(lines[0]["lane"], lane, "{realm}");
    }
    run("trace 123456x78 --format jsonl --realm 9").is_wrong_use("\"9\" is not a realm");
    run("trace 123456x78 --format jsonl --realm 7:h=x").is_wrong_use("'7:h=x' for '--realm <LANE>'");
    run("trace 123456x78 --format jsonl --realm 2:h=manhattan")
        .is_wrong_use("--realm 2:h=manhattan: breadth-first search and a table use no h");
}

#[test]
fn posthoc_gets_the_view_that_fits_and_is_told_which() {
    let output = run("trace 123456x78 --format posthoc");
    let document: Value = serde_json::from_str(&output.out).expect("it is JSON");
    assert_eq!(document["events"].as_array().map(Vec::len), Some(12));
    assert!(document["views"]["tile"].is_array());
    let note = "Posthoc will draw `tiles`, which fits 9 events; --view chooses another view.\n";
    assert_eq!((output.code, output.err.as_str()), (Some(0), note));
    let output = run("trace 23415x768 --format posthoc --realm 2");
    assert!(output.err.starts_with("Posthoc will draw `none`, which fits 7"), "{}", output.err);
    assert!(output.out.starts_with("{\"version\":\"1.4.0\",\"views\":{\"main\":[]},\"events\":[\n"));
    assert!(answer("trace 123456x78 --format posthoc --view rows").contains("\"$\":\"row\""));
}

#[test]
fn a_trace_is_the_same_in_both_languages_and_what_is_said_is_not() {
    for format in ["jsonl", "posthoc", "dot"] {
        let [english, chinese] = ["C", "zh_CN.UTF-8"]
            .map(|locale| run_in(locale, &format!("trace 123456x78 --format {format}"), ""));
        assert_eq!((english.code, english.out), (Some(0), chinese.out), "{format}");
        assert_eq!(english.err == chinese.err, format != "posthoc", "{}", chinese.err);
    }
    let output = run_in("zh_CN.UTF-8", "trace 123456x78 --format dot --around 87654321x", "");
    assert_eq!(output.err, "错误：`--around`：搜索没有生成过 87654321x\n");
}

#[test]
fn a_graph_is_drawn_around_a_board() {
    let nodes = |arguments: &str| {
        let text = answer(&format!("trace 123456x78 --format dot {arguments}"));
        assert!(text.starts_with("digraph search {\n") && text.ends_with("}\n"), "{text}");
        text.matches("\\ng ").count()
    };
    assert_eq!(["", "--depth 1", "--depth 0", "--around 123456x78 --depth 1"].map(nodes), [5, 2, 1, 3]);
    run("trace 123456x78 --format dot --around 87654321x")
        .is_wrong_use("--around: the search has not generated 87654321x");
    run("trace 123456x78 --format dot --around 8765")
        .is_wrong_use("'8765' for '--around <BOARD>': 4 cells of 9");
    run("trace 123456x78 --format dot --depth 41").is_wrong_use("'41' for '--depth <N>'");
    let output = run("trace 23415x768 --format dot --around 23415x768 --depth 40");
    let note = "The graph is cut: of the nodes around 23415x768 it has the nearest 500.\n";
    assert_eq!((output.code, output.err.as_str()), (Some(0), note));
}

#[test]
fn an_option_of_another_format_is_refused() {
    for (options, fault) in [
        ("--format jsonl --view rows", "--view goes with --format posthoc alone"),
        ("--format dot --view none", "--view goes with --format posthoc alone"),
        ("--format posthoc --depth 2", "--depth goes with --format dot alone"),
        ("--format jsonl --around 123456x78", "--around goes with --format dot alone"),
    ] {
        run(&format!("trace 123456x78 {options}")).is_wrong_use(fault);
    }
    run("trace 123456x78").is_wrong_use("--format");
    run("trace --format jsonl").is_wrong_use("BOARD");
}

#[test]
fn without_a_solution_the_trace_is_of_what_was_searched() {
    let output = run("trace 12345687x --format jsonl");
    let lines = values(&output.out);
    assert_eq!((lines.len(), &lines[0]["outcome"]), (1, &"none".into()));
    assert!(output.err.starts_with("Parity shows that there is no solution"), "{}", output.err);
    let output = run("trace 12345687x --format dot");
    assert_eq!((output.code, output.out.matches("label=").count()), (Some(0), 1), "{}", output.err);
}

/// The reader goes away at once: what is said comes before what is written.
#[cfg(unix)]
#[test]
fn a_recording_that_is_full_is_reported() {
    let mut child = command("trace 8672543x1 --realm 8:h=zero --format jsonl".split_whitespace());
    let mut child = child.spawn().expect("the program starts");
    drop(child.stdout.take());
    let output = ProgramOutput::from(child.wait_with_output().expect("it ends"));
    let note = "The recording is full: the search goes on, and the trace has its first 12,000,000 events.\n";
    assert_eq!((output.code, output.err.as_str()), (Some(1), note));
}

#[test]
fn a_file_is_written_whole_and_replaced_by_force_alone() {
    let folder = folder("trace/files");
    let output = run_there(&folder, "trace 123456x78 --format jsonl -o a.jsonl");
    let path = folder.join("a.jsonl");
    assert_eq!(
        (output.code, output.out, output.err),
        (Some(0), format!("{}\n", path.display()), String::new())
    );
    let written = fs::read_to_string(&path).expect("it is there");
    assert_eq!(written, answer("trace 123456x78 --format jsonl"));
    let output = run_there(&folder, "trace 1234567x8 --format jsonl -o a.jsonl");
    let fault =
        "error: a.jsonl could not be written: a file with this name is there already; --force replaces it\n";
    assert_eq!((output.code, output.out.as_str(), output.err.as_str()), (Some(1), "", fault));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), written);
    let output = run_there(&folder, "trace 1234567x8 --format jsonl --output a.jsonl --force");
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""));
    assert_ne!(fs::read_to_string(&path).expect("it is there"), written);
    let output = run_there(&folder, "trace 123456x78 --format jsonl -o -");
    assert_eq!((output.out, output.code), (written, Some(0)));
    let output = run_there(&folder, "trace 123456x78 --format dot -o none/a.dot");
    assert_eq!(output.code, Some(1));
    assert!(
        output.err.contains("none/a.dot could not be written: there is no such folder"),
        "{}",
        output.err
    );
    assert_eq!(names(&folder), ["a.jsonl"]);
}

#[test]
fn a_name_that_posthoc_would_not_open_is_reported() {
    let folder = folder("trace/names");
    let there =
        |name: &str| run_there(&folder, &format!("trace 123456x78 --format posthoc --view none -o {name}"));
    assert_eq!(there("a.trace.json").err, "");
    assert_eq!(there("a.json").err, "Posthoc opens only files whose names end in .trace.json.\n");
    assert_eq!(names(&folder), ["a.json", "a.trace.json"]);
}
