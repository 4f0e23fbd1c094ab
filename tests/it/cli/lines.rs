//! `solve -` and `solve --file`: a puzzle a line, answers in their order, and the line of what is wrong.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use serde_json::{Value, json};

use super::program::{KEYS, ProgramOutput, answer, run, run_in, run_with_input};

/// A file with these bytes.
fn file(name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, bytes).expect("a file can be written");
    file
}

fn from_file(name: &str, bytes: impl AsRef<[u8]>) -> ProgramOutput {
    run(&format!("solve --file {} --runs 1 --json", file(name, bytes).display()))
}

fn rows(output: &ProgramOutput) -> Vec<Value> {
    output.out.lines().map(|line| serde_json::from_str(line).expect("a row a line")).collect()
}

/// How files of boards end their lines, begin and end.
const FILES: [&str; 7] = [
    "283164705\n1,2,3,4,_,6,7,5,8\n12345687x\n",
    "283164705\n1,2,3,4,_,6,7,5,8\n12345687x",
    "283164705\r\n1,2,3,4,_,6,7,5,8\r\n12345687x\r\n",
    "\u{FEFF}283164705\n1,2,3,4,_,6,7,5,8\n12345687x\n",
    "283164705\r\n1,2,3,4,_,6,7,5,8\r\n12345687x\r\n\u{1A}",
    "\n\n283164705\n \t\n  1 2 3 4 x 6 7 5 8  \n\n12345687.\n\n",
    "2 8 3 1 6 4 7 0 5\n1 2 3 4 0 6 7 5 8\n1 2 3 4 5 6 8 7 0\n",
];

#[test]
fn every_line_is_answered_in_its_order() {
    for (number, text) in FILES.into_iter().enumerate() {
        let outputs = [
            from_file(&format!("boards-{number}.txt"), text),
            run_with_input("solve - --runs 1 --json", text),
        ];
        for output in outputs {
            assert_eq!((output.code, output.err.as_str()), (Some(0), ""), "{text:?}");
            let rows = rows(&output);
            let starts: Vec<Option<&str>> = rows.iter().map(|row| row["start"].as_str()).collect();
            assert_eq!(starts, ["2831647x5", "1234x6758", "12345687x"].map(Some));
            assert_eq!(
                rows.iter().map(|row| &row["moves"]).collect::<Vec<_>>(),
                [&Value::Null, &json!(2), &Value::Null]
            );
            assert_eq!(rows[0].as_object().map(serde_json::Map::len), Some(KEYS.len()));
        }
    }
}

#[test]
fn the_goal_and_the_realm_are_those_of_every_line() {
    let output =
        run_with_input("solve - --goal 123804765 --realm bfs --runs 1 --json", "283164705\n283104765\n");
    let figures: Vec<Value> =
        rows(&output).iter().map(|row| json!([row["realm"], row["goal"], row["moves"]])).collect();
    assert_eq!(figures, [json!(["2", "1238x4765", 5]), json!(["2", "1238x4765", 4])]);
}

#[test]
fn people_read_a_table_for_each_line() {
    let output = run_with_input("solve - --runs 1", "1234567x8\n12345x786\n");
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""));
    let tables: Vec<&str> = output.out.split("\n\n").filter(|table| table.contains(" to ")).collect();
    assert_eq!(tables.len(), 2, "{}", output.out);
    assert!(output.out.contains("path: r\n") && output.out.ends_with("path: d\n"), "{}", output.out);
    assert_eq!(run_with_input("solve -", "\n \n").out, "", "no line, no answer");
}

/// The wrong line, what is said of it, in which line.
const WRONG: [(&str, &str, u64); 4] = [
    ("1 2 3", "position 4: the board ends", 1),
    ("12345678x\n\n123456788", "position 9: tile 8 again", 3),
    ("12345678x\r\n12345678x\r\n12345678k\r\n12345678x", "position 9: “k” is not a tile", 3),
    ("12345678x\n\u{1A}12345678x", "position 1: “U+001A” is not a tile", 2),
];

#[test]
fn an_error_names_file_and_line_and_what_is_answered_stays() {
    for (text, fault, line) in WRONG {
        let fault = fault.split_once(": the board ends").map_or(fault, |_| "3 cells of 9");
        let answered = text.lines().take(line as usize - 1).filter(|line| !line.trim().is_empty()).count();
        let output = run_with_input("solve - --runs 1 --json", text);
        assert_eq!((output.code, output.out.lines().count()), (Some(2), answered), "{text:?}");
        assert!(output.err.starts_with(&format!("error: standard input, line {line}: ")), "{}", output.err);
        assert!(output.err.contains(fault), "{}", output.err);
        let output = from_file("wrong.txt", text);
        assert_eq!((output.code, output.out.lines().count()), (Some(2), answered), "{text:?}");
        assert!(output.err.contains(&format!("wrong.txt, line {line}: ")), "{}", output.err);
    }
    let output = run_in("zh_CN.UTF-8", "solve - --json", "12345678k");
    assert!(output.err.starts_with("错误：标准输入 第 1 行："), "{}", output.err);
}

#[test]
fn what_cannot_be_read_is_named() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (name, code) in [("no/such/file", 1), ("", 1)] {
        let output = run(&format!("solve --file {folder}/{name}"));
        assert_eq!((output.code, output.out.as_str()), (Some(code), ""));
        assert!(output.err.contains(&format!("{folder}/{name} could not be read: ")), "{}", output.err);
    }
    let text: Vec<u8> = "\u{FEFF}12345678x\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let output = from_file("utf-16.txt", text);
    assert_eq!((output.code, output.out.as_str()), (Some(2), ""));
    assert!(output.err.contains("utf-16.txt, line 1: the input is UTF-16"), "{}", output.err);
    let output = from_file("latin-1.txt", b"12345678x\n1234\xA0678x\n");
    assert!(output.err.contains("latin-1.txt, line 2: "), "{}", output.err);
}

/// A line without an end is given up.
#[test]
fn a_line_has_an_end() {
    let spaces = " ".repeat(4_000);
    let output = run_with_input("solve - --runs 1 --json", &format!("12345678x{spaces}\n"));
    assert_eq!(output.code, Some(0), "{}", output.err);
    for (line, begin) in [(1, ""), (2, "12345678x\n")] {
        let output = run_with_input("solve - --runs 1 --json", &format!("{begin}{}", "1".repeat(20_000)));
        assert_eq!(output.code, Some(2));
        let words = format!("line {line}: the line has more than 4,096 characters");
        assert!(output.err.contains(&words), "{}", output.err);
    }
    if cfg!(target_os = "linux") {
        let begin = Instant::now();
        assert_eq!(run("solve --file /dev/zero").code, Some(2));
        assert!(begin.elapsed().as_secs() < 20, "it is not read to its end");
    }
}

#[test]
fn a_file_stands_for_the_board() {
    run("solve").is_wrong_use("BOARD");
    run("solve 12345678x --file boards.txt").is_wrong_use("--file");
    run("solve --file").is_wrong_use("--file");
}

#[test]
fn a_realm_is_known_by_its_name_too() {
    for (name, label) in [("bfs", "2"), ("bidirectional", "4"), ("astar", "7"), ("idastar", "8")] {
        for spelling in
            [name.to_owned(), name.to_uppercase(), format!("{}{}", name[..1].to_uppercase(), &name[1..])]
        {
            let text = answer(&format!("solve 1234567x8 --realm {spelling} --runs 1 --json"));
            let row: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(row["realm"], label, "{spelling}");
        }
        run("solve 12345678x --realm dfs").is_wrong_use(&format!("{label} ({name})"));
        assert!(answer("help solve").contains(name) && answer("help compare").contains("--realms"));
    }
    let text = answer("compare 1234567x8 --realms BFS,7B,idastar --runs 1 --csv");
    let labels: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(labels, ["2", "7b", "8"]);
    run("compare 1234567x8 --realms 2,bfs").is_wrong_use("realm 2 is named twice");
}
