//! `solve`: keys, echoes, figures.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use eight_realms_core::heuristic::HeuristicKind;
use serde_json::{Value, json, to_value};

use super::program::{KEYS, ProgramOutput, answer, json, noted_json, run};

/// Realm, expanded, generated, frontier peak: the sample with all defaults.
const SAMPLE: [(&str, u64, u64, u64); 10] = [
    ("1", 20_907, 55_893, 9_173),
    ("2a", 20_907, 55_893, 9_173),
    ("2", 20_907, 55_893, 9_173),
    ("3", 181_440, 483_840, 24_059),
    ("4", 711, 1_976, 488),
    ("5", 1_736, 4_741, 1_078),
    ("6", 314, 845, 190),
    ("7", 314, 845, 190),
    ("7b", 314, 845, 190),
    ("8", 802, 1_372, 19),
];

const NO_BYTES: &str = "cbf29ce484222325";

fn counts(row: &Value) -> Value {
    json!([row["expanded"], row["generated"], row["frontier_peak"]])
}

#[test]
fn every_realm_counts_the_sample_as_the_oracle_does() {
    for (realm, expanded, generated, peak) in SAMPLE {
        let row = json(&format!("solve 234150768 --realm {realm} --runs 1 --json"));
        assert_eq!(row["realm"], realm);
        assert_eq!(counts(&row), json!([expanded, generated, peak]), "realm {realm}");
        assert_eq!((&row["moves"], &row["solvable"]), (&json!(19), &json!(true)), "realm {realm}");
        assert_eq!(row["path"].as_str().map(str::len), Some(19), "realm {realm}");
        assert_eq!(row["bare_seconds"]["runs"], 1);
    }
}

#[test]
fn keys_come_in_their_order_and_each_once() {
    for realm in ["3", "7", "8"] {
        let text = answer(&format!("solve 234150768 --realm {realm} --runs 1 --json"));
        let top = text.lines().filter(|line| line.starts_with("  \""));
        let keys: Vec<&str> = top.filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(keys, KEYS);
        let places = ["median", "min", "max", "runs"].map(|key| text.find(&format!("\"{key}\":")));
        assert!(places.is_sorted() && places[0].is_some(), "{text}");
    }
}

#[test]
fn what_a_realm_has_no_use_for_is_null() {
    let args = "--tie low-g --tie-order lifo --heuristic misplaced --order drlu --runs 1 --json";
    let settings_of = |realm: &str, without_effect: &[&str]| {
        let row = noted_json(&format!("solve 123x46758 --realm {realm} {args}"), without_effect);
        json!([row["order"], row["tie"], row["tie_order"], row["heuristic"]])
    };
    for realm in ["1", "2a", "2", "3", "4"] {
        let without_effect = ["--heuristic", "--tie", "--tie-order"];
        assert_eq!(settings_of(realm, &without_effect), json!(["drlu", null, null, null]), "realm {realm}");
    }
    for realm in ["5", "6", "7"] {
        assert_eq!(settings_of(realm, &[]), json!(["drlu", "low-g", "lifo", "misplaced"]), "realm {realm}");
    }
    assert_eq!(settings_of("8", &["--tie", "--tie-order"]), json!(["drlu", null, null, "misplaced"]));
}

#[test]
fn thresholds_belong_to_realm_8_and_look_ups_to_realm_3() {
    let row = |realm: &str| json(&format!("solve 234150768 --realm {realm} --runs 2 --json"));
    let (table, heap, deepening) = (row("3"), row("7"), row("8"));
    assert_eq!(deepening["thresholds"], json!([9, 11, 13, 15, 17, 19]));
    assert_eq!((&deepening["lookups"], &deepening["lookup_seconds"]), (&Value::Null, &Value::Null));
    assert_eq!((&table["thresholds"], &table["lookups"]), (&Value::Null, &json!(20)));
    let (lookup, building) = (table["lookup_seconds"].as_f64(), table["bare_seconds"]["min"].as_f64());
    assert!(lookup > Some(0.0) && lookup < building, "{lookup:?} {building:?}");
    assert_eq!(heap["thresholds"], Value::Null);
}

#[test]
fn a_weighted_search_prints_its_weight_and_its_bounds_in_moves() {
    let row = |args: &str| json(&format!("solve 234150768 {args} --runs 1 --json"));
    let [usual, weighted] = ["--realm 8", "--realm 8 --heuristic weighted --weight 1.3"].map(row);
    assert_eq!((&usual["heuristic"], &usual["weight"]), (&json!("manhattan"), &Value::Null));
    assert_eq!((&weighted["heuristic"], &weighted["weight"]), (&json!("weighted"), &json!(1.3)));
    assert_eq!(weighted["thresholds"][0], json!(11.7), "1.3 times the first bound of 9 moves");
    let whole = row("--realm 8 --heuristic weighted --weight 1");
    assert_eq!(whole["thresholds"], json!([9.0, 11.0, 13.0, 15.0, 17.0, 19.0]));
    assert_eq!(row("--heuristic weighted")["weight"], json!(2.0), "if none is given");
    let unused =
        noted_json("solve 234150768 --realm 4 --heuristic weighted --runs 1 --json", &["--heuristic"]);
    assert_eq!(unused["weight"], Value::Null);
    let csv = answer("compare 234150768 --realms 8 --heuristic weighted --weight 1 --runs 1 --csv");
    assert!(csv.contains(",weighted,1.0,") && csv.contains(",9.0 11.0 13.0 15.0 17.0 19.0,"), "{csv}");
    let text = answer("solve 234150768 --heuristic weighted --weight 1.3 --runs 1");
    assert!(text.contains("7 weighted") && text.contains("at most 1.3 times a shortest"), "{text}");
}

#[test]
fn every_heuristic_can_be_requested_in_realms_5_to_8() {
    for heuristic in HeuristicKind::ALL {
        for realm in ["5", "6", "7", "8"] {
            let row =
                json(&format!("solve 1234567x8 --realm {realm} --heuristic {heuristic} --runs 1 --json"));
            assert_eq!((&row["heuristic"], &row["moves"]), (&json!(heuristic.name()), &json!(1)));
        }
    }
}

#[test]
fn work_holds_the_kinds_that_were_done() {
    let work = |args: &str| json(&format!("solve {args} --runs 1 --json"))["work"].clone();
    assert_eq!(work("234150768 --realm 8"), json!({ "nodes_visited": 1_372 }));
    assert_eq!(work("234150768 --realm 3"), json!({ "rank_digits": 8 * 483_861, "table_reads": 20 }));
    let list_work = work("234150768 --realm 5");
    assert_eq!(list_work["entries_scanned"], 950_875);
    assert_eq!(work("123456780 --realm 2"), json!({}));
    assert_eq!(work("123456870 --realm 2"), json!({}));
}

#[test]
fn memory_is_a_number_of_bytes_alone() {
    for (realm, ..) in SAMPLE {
        let output = answer(&format!("solve 234150768 --realm {realm} --memory"));
        let row = json(&format!("solve 234150768 --realm {realm} --runs 1 --json"));
        assert_eq!(output, format!("{}\n", row["peak_memory_bytes"]), "realm {realm}");
    }
    assert_eq!(answer("solve 123456870 --realm 2 --memory"), "0\n");
}

/// The program is gone by the time it would run itself.
#[cfg(unix)]
#[test]
fn where_the_program_cannot_run_itself_memory_is_null_and_a_message_says_so() {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("eight-realms-gone");
    fs::copy(env!("CARGO_BIN_EXE_eight-realms"), &copy).expect("a file can be copied");
    let mut command = Command::new(&copy);
    command.args("compare 234150768 --realms 2,7 --runs 300 --json".split(' '));
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    fs::remove_file(&copy).expect("it can be removed");
    let output = ProgramOutput::from(child.wait_with_output().expect("the program ends"));
    let rows: Value = serde_json::from_str(&output.out).expect("JSON");
    assert_eq!(output.code, Some(0));
    assert!(rows.as_array().is_some_and(|rows| rows.iter().all(|row| row["peak_memory_bytes"].is_null())));
    assert_eq!(output.err.matches("Peak memory is unknown").count(), 1, "{}", output.err);
}

#[test]
fn settings_reach_the_search() {
    let expanded =
        |options: &str| json(&format!("solve 234150768 --runs 1 --json {options}"))["expanded"].clone();
    assert_eq!(expanded("--tie low-g"), 650);
    assert_eq!(expanded("--realm 5 --tie low-g"), 2_725);
    assert_eq!(expanded("--realm 5 --heuristic manhattan"), 314);
    let lifo = json("solve 234150768 --tie-order lifo --runs 1 --json");
    assert_eq!(counts(&lifo), json!([312, 837, 186]));
}

#[test]
fn the_hash_is_fnv_1a_over_the_boards_expanded() {
    let hash = |start: &str| json(&format!("solve {start} --realm 8 --runs 1 --json"))["expand_hash"].clone();
    // The path is r d r: 123x46758, 1234x6758 and 1234567x8 are expanded.
    assert_eq!(hash("123x46758"), "f3d43786b5f65237");
    assert_eq!(hash("1234567x8"), "07aed839247f99ef");
}

#[test]
fn a_board_is_one_argument_or_nine_or_any_split_in_every_spelling() {
    let expected = "23415x768";
    for spelling in ["234150768", "2 3 4 1 5 x 7 6 8", "2,3,4,1,5,_,7,6,8", "234 15. 768", "23415X768"] {
        let row = json(&format!("solve {spelling} --goal 1,2,3,4,5,6,7,8,0 --runs 1 --json"));
        assert_eq!((&row["start"], &row["goal"]), (&json!(expected), &json!("12345678x")), "{spelling}");
    }
}

#[test]
fn a_start_that_is_the_goal_takes_no_move() {
    let row =
        |realm: &str| json(&format!("solve 867254301 --goal 8672543x1 --realm {realm} --runs 1 --json"));
    for realm in ["1", "2a", "2", "4", "5", "6", "7", "8"] {
        let row = row(realm);
        assert_eq!((&row["moves"], &row["path"]), (&json!(0), &json!("")), "realm {realm}");
        assert_eq!(json!([row["expanded"], row["generated"], row["expand_hash"]]), json!([0, 0, NO_BYTES]));
    }
    let table = row("3");
    assert_eq!((&table["path"], &table["lookups"]), (&json!(""), &json!(1)));
    assert_eq!(counts(&table)[0], 181_440);
}

#[test]
fn parity_answers_for_a_pair_without_a_path() {
    for (realm, ..) in &SAMPLE[1..] {
        let row = json(&format!("solve 123456870 --realm {realm} --runs 3 --json"));
        let values =
            ["solvable", "moves", "path", "thresholds", "lookups", "lookup_seconds"].map(|key| &row[key]);
        let nothing = Value::Null;
        assert_eq!(
            values,
            [&json!(false), &nothing, &nothing, &nothing, &nothing, &nothing],
            "realm {realm}"
        );
        assert_eq!(counts(&row), json!([0, 0, 0]), "realm {realm}");
        assert_eq!((&row["expand_hash"], &row["bare_seconds"]["runs"]), (&json!(NO_BYTES), &json!(3)));
        assert!(row["bare_seconds"]["median"].as_f64() > Some(0.0));
    }
}

/// Realm 1 tests no parity, with or without the option: it expands all that is within reach, and that takes its time.
#[test]
fn realm_1_searches_a_pair_without_a_path() {
    for more in [&[][..], &["--no-parity"]] {
        let row = noted_json(&format!("solve 12345687x --realm 1 --runs 1 --json {}", more.join(" ")), more);
        let values = ["solvable", "moves", "path"].map(|key| &row[key]);
        assert_eq!(values, [&json!(false), &Value::Null, &Value::Null]);
        let figures = ["expanded", "generated"].map(|key| &row[key]);
        assert_eq!(figures, [&json!(181_440), &json!(483_840)]);
        assert_ne!(row["expand_hash"], NO_BYTES);
        let seconds = row["bare_seconds"]["median"].as_f64().expect("it was measured");
        assert!(seconds > 0.001, "a search, not a test of parity: {seconds} s");
    }
}

#[test]
fn without_parity_the_half_is_exhausted_and_realm_8_is_not_searched() {
    for (realm, lookups) in [("2", Value::Null), ("3", json!(1)), ("7", Value::Null)] {
        let row = json(&format!("solve 123456870 --realm {realm} --no-parity --runs 1 --json"));
        assert_eq!((&row["expanded"], &row["moves"]), (&json!(181_440), &Value::Null), "realm {realm}");
        assert_eq!(row["lookups"], lookups);
    }
    let output = run("solve 123456870 --realm 8 --no-parity --json --runs 1");
    assert_eq!(output.code, Some(0));
    assert!(output.err.contains("Realm 8"), "{}", output.err);
    let row: Value = serde_json::from_str(&output.out).expect("JSON alone on standard output");
    assert_eq!(counts(&row), to_value([0, 0, 0]).expect("three numbers"));
}

#[test]
fn people_read_grouped_numbers_and_the_conventions_under_them() {
    let text = answer("solve 234150768 --realm 3 --runs 1");
    for part in
        ["2 3 4 1 5 x 7 6 8 to 1 2 3 4 5 6 7 8 x", "181,440", "483,840", "24,059", "20 lookups", "ulrd"]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    for realm in ["1", "7"] {
        let text = answer(&format!("solve 123456870 --realm {realm} --runs 1"));
        assert!(text.contains("No solution: 1 inversion"), "{text}");
    }
}

/// The usual form is as it always was; the others say what they are made of.
#[test]
fn the_path_is_written_in_every_form() {
    let ends = [
        ("blank", "\npath: rdr\n"),
        ("tile", "opposite to the blank’s\npath: lul\n"),
        ("numbers", "the tile that moves\npath: 4 5 8\n"),
        ("words", "in words\npath: blank right, blank down, blank right\n"),
        ("boards", "leads to\n 0 - 123x46758\n 1 r 1234x6758\n 2 d 1234567x8\n 3 r 12345678x\n"),
    ];
    for (form, end) in ends {
        let output = answer(&format!("solve 123x46758 --runs 1 --moves {form}"));
        assert!(output.ends_with(end), "{form}: {output}");
    }
    let output = answer("solve 123x46758 --runs 1");
    assert!(output.ends_with("\npath: rdr\n"), "{output}");
}
