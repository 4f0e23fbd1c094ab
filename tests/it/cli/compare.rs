//! `compare`: rows, their order, and the three ways of writing them.

use std::num::NonZeroU32;

use eight_realms::cli::several;
use eight_realms_app::words::{Language, Words};
use eight_realms_core::{
    job::{Runs, TimeSummary},
    lane::Lane,
    realm::{Realm, Settings},
    report::ReportRow,
    trace::{Observer, Work, WorkTally},
};
use eight_realms_worker::worker::native::SteadyClock;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use super::program::{answer, json, run};
use crate::ground::puzzle;

const HEADER: &str = "realm,start,goal,order,tie,tie_order,heuristic,weight,solvable,moves,path,expanded,generated,\
frontier_peak,expand_hash,thresholds,lookups,bare_median,bare_min,bare_max,bare_runs,lookup_seconds,\
string_comparisons,rank_digits,entries_scanned,heap_comparisons,heap_swaps,buckets_looked_at,table_reads,nodes_visited,\
peak_memory_bytes,lane,f,goal_test,depth_limit,outcome,depth_reached,frontier_end,b_star,parity,version";

fn realms(rows: &Value) -> Vec<&str> {
    rows.as_array().expect("an array").iter().filter_map(|row| row["realm"].as_str()).collect()
}

#[test]
fn eight_rows_unless_others_are_named() {
    assert_eq!(realms(&json("compare 1234567x8 --runs 1 --json")), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    assert_eq!(realms(&json("compare 1234567x8 --runs 1 --json --realms 8,2a,2")), ["8", "2a", "2"]);
}

#[test]
fn a_row_is_what_solve_prints_for_that_realm() {
    let without_times = |mut row: Value| {
        row["bare_seconds"].take();
        row["lookup_seconds"].take();
        row
    };
    let rows = json("compare 234150768 --realms 2,3,8 --order durl --runs 1 --json");
    for row in rows.as_array().expect("an array") {
        let realm = row["realm"].as_str().expect("a label");
        let alone = json(&format!("solve 234150768 --realm {realm} --order durl --runs 1 --json"));
        assert_eq!(without_times(row.clone()), without_times(alone), "realm {realm}");
    }
}

#[test]
fn csv_flattens_the_same_keys() {
    let text = answer("compare 234150768 --realms 1,3,6,8 --runs 2 --csv");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(HEADER));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert!(rows.iter().all(|row| row.len() == HEADER.split(',').count() && row[20] == "2"), "{text}");
    assert_eq!(rows[0][..10], ["1", "23415x768", "12345678x", "ulrd", "", "", "", "", "true", "19"]);
    assert_eq!(rows[1][11..14], ["181440", "483840", "24059"]);
    assert_eq!(rows[1][15..17], ["", "20"]);
    assert_eq!(rows[2][4..7], ["high-g", "fifo", "manhattan"]);
    assert_eq!(rows[3][15..17], ["9 11 13 15 17 19", ""]);
    let lookup_seconds: Vec<bool> = rows.iter().map(|row| row[21].parse::<f64>().is_ok()).collect();
    assert_eq!(lookup_seconds, [false, true, false, false]);
}

#[test]
fn csv_has_a_column_for_each_kind_of_work_and_one_for_memory() {
    let names = Work::ALL.map(Work::name).join(",");
    let others = "lane,f,goal_test,depth_limit,outcome,depth_reached,frontier_end,b_star,parity,version";
    assert!(HEADER.ends_with(&format!(",{names},peak_memory_bytes,{others}")));
    let text = answer("compare 234150768 --realms 5,8 --runs 1 --csv");
    let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!((rows[0][22], rows[0][24], rows[0][25]), ("", "950875", ""));
    assert_eq!((rows[1][23], rows[1][29]), ("", "1372"));
    assert!(rows.iter().all(|row| row[30].parse::<u64>().is_ok()), "{text}");
}

/// One of the two boards that lie farthest. What realm 5 does for it is known, and would take as long as all other
/// tests of this kind together: two thousand million entries are looked at, for each of three searches.
#[test]
fn no_line_of_the_table_is_wider_than_120_columns() {
    let (puzzle, settings) = (puzzle("867254301", "123456780"), Settings::default());
    let (runs, clock) = (Runs::Exactly(NonZeroU32::MIN), SteadyClock::start());
    let row = |realm| ReportRow::of(Lane::of(realm, settings), &puzzle, runs, &clock);
    let [hash, table, two_way, manhattan, heap, deepening] =
        [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Manhattan, Realm::Heap, Realm::IdaStar]
            .map(row);
    let work = |kind, amount| {
        let mut work = WorkTally::default();
        work.work(kind, amount);
        work
    };
    let run_time =
        |seconds| Some(TimeSummary { median: seconds, min: seconds - 0.11, max: seconds + 0.11, runs: 1 });
    let strings = ReportRow {
        realm: "1",
        work: work(Work::StringComparisons, 7_817_623),
        run_time: run_time(0.234),
        ..hash.clone()
    };
    let misplaced = ReportRow {
        realm: "5",
        heuristic: Some("misplaced"),
        expanded: 121_528,
        generated: 326_753,
        frontier_peak: 25_512,
        work: work(Work::EntriesScanned, 2_196_908_810),
        run_time: run_time(12.9),
        ..manhattan.clone()
    };
    let mut rows = [strings, hash, table, two_way, misplaced, manhattan, heap, deepening];
    let bytes = [10_500_000, 1_250_000, 887_000, 1_580_000, 1_510_000, 824_000, 1_030_000, 32];
    for (row, bytes) in rows.iter_mut().zip(bytes) {
        row.peak_memory_bytes = Some(bytes);
    }
    for language in Language::ALL {
        let text = several(&Words::for_documents(language), &rows);
        let lines: Vec<usize> = text.lines().skip(1).take(12).map(UnicodeWidthStr::width).collect();
        assert!(lines.iter().all(|line| *line == lines[0] && *line <= 120), "{lines:?}\n{text}");
    }
}

/// The realm above is the measure of each row's time, and a table branches nowhere.
#[test]
fn the_table_shows_work_memory_branching_and_the_ratio_to_the_row_above() {
    let text = answer("compare 234150768 --realms 3,7,8 --runs 1");
    let cells = |row: usize| text.lines().nth(row).expect("a row").split_whitespace().collect::<Vec<_>>();
    let (table, heap, deepening) = (cells(4), cells(5), cells(6));
    assert_eq!((table[0], table[7], heap[8], deepening[6]), ("3", "–", "1.32", "1.36"), "{text}");
    assert!(table.contains(&"–") && heap.iter().any(|cell| cell.starts_with('×')), "{text}");
    assert_eq!((heap[9], deepening[7]), ("15,560", "1,372"), "{text}");
    assert!(deepening.windows(2).any(|pair| pair == ["32", "B"]), "{text}");
}

#[test]
fn csv_leaves_empty_what_is_null() {
    let text = answer("compare 123456870 --realms 8 --runs 1 --csv");
    let row: Vec<&str> = text.lines().nth(1).expect("a row").split(',').collect();
    assert_eq!(row[8..17], ["false", "", "", "0", "0", "0", "cbf29ce484222325", "", ""]);
}

#[test]
fn the_table_has_a_row_a_realm_and_names_its_conventions() {
    let text = answer("compare 234150768 --realms 2,5,8 --tie low-g --runs 1");
    for part in [
        "20,907",
        "55,893",
        "2,725",
        "1,372",
        "lower g first",
        "5 misplaced tiles, 8 Manhattan distance",
        "without recording",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn json_and_csv_exclude_each_other() {
    run("compare 234150768 --json --csv").is_wrong_use("cannot be used with");
}

#[test]
fn a_realm_is_compared_once() {
    run("compare 234150768 --realms 1,4,1").is_wrong_use("realm 1 is named twice");
}

/// A realm that is not searched has no time: null, empty, a dash, and no ratio to the row above.
#[test]
fn a_realm_that_is_not_searched_has_no_run_time() {
    let args = "compare 123456870 --realms 4,8 --no-parity --runs 1";
    let output = |more: &str| run(&format!("{args} {more}")).out;
    let rows: Value = serde_json::from_str(&output("--json")).expect("it is JSON");
    assert!(rows[0]["bare_seconds"]["median"].is_f64() && rows[1]["bare_seconds"].is_null(), "{rows}");
    let table = output("--csv");
    let row: Vec<&str> = table.lines().nth(2).expect("a row").split(',').collect();
    assert_eq!(row[17..21], [""; 4], "{table}");
    let table = output("");
    let row = table.lines().find(|line| line.starts_with('8')).expect("a row");
    assert!(!row.contains('×') && !row.contains("ns"), "{table}");
}

/// With another heuristic than its own a row does not bear the name of its own.
#[test]
fn a_name_tells_the_heuristic_in_force() {
    let args = "compare 234150768 --realms 5,6,7,8 --heuristic weighted --weight 3.0 --runs 1";
    let table = answer(args);
    for name in ["A*, w = 3.0", "A* heap, w = 3.0", "IDA*, w = 3.0"] {
        assert!(table.contains(name), "{table}");
    }
    assert!(!table.contains("A*, misplaced") && !table.contains("A*, Manhattan"), "{table}");
    let alone = answer("solve 234150768 --realm 5 --heuristic linear-conflict --runs 1");
    assert!(alone.contains("A*, conflicts"), "{alone}");
    assert!(answer("solve 234150768 --realm 6 --runs 1").contains("A*, Manhattan"));
}

#[test]
fn realm_8_reports_once_that_it_is_not_searched() {
    let output = run("compare 123456870 --realms 4,8 --no-parity --runs 1 --csv");
    assert_eq!((output.code, output.out.lines().count()), (Some(0), 3));
    assert_eq!(output.err.matches("Realm 8").count(), 1, "{}", output.err);
}
