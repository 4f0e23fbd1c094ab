//! `lab` and `deal`: what they print, the journal, and what they refuse.

use std::{fs, path::Path};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::program::{ProgramOutput, answer, command, folder, json, run, run_in, run_there, run_with_input};

fn rows(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn deal_prints_boards_and_says_where_a_depth_has_fewer() {
    let boards = answer("deal --depth 20 --count 100 --seed 1");
    assert_eq!(boards.lines().take(3).collect::<Vec<_>>(), ["185637x42", "48157236x", "152348x76"]);
    assert_eq!(boards.lines().count(), 100);
    assert!(answer("deal --depth 20 --count 50").lines().eq(boards.lines().take(50)));
    assert_ne!(answer("deal --depth 20 --count 100 --seed 2"), boards);
    let output = run("deal --depth 31 --count 3");
    assert_eq!((output.code, output.out.lines().count()), (Some(0), 2));
    assert_eq!(output.err, "There are fewer boards than 3: 2 boards at depth 31.\n");
    let output = run_in("zh_CN.UTF-8", "deal --depth 0..1 --count 2", "");
    assert_eq!((output.out.lines().count(), output.err.as_str()), (3, "局面不到 2 个：深度 0 只有 1 个。\n"));
    assert_eq!(answer("deal --depth 0 --goal 1238x4765"), "1238x4765\n");
    for (arguments, fault) in [
        ("deal --depth 32", "there is no depth 32, only 0 to 31"),
        ("deal --depth 5..4", "5 is more than 4"),
        ("deal --depth 5 --count 0", "\"0\" is not a number of boards from 1 to 181,440"),
        ("deal --depth 5 --seed x", "a seed is a whole number below 2^64"),
        ("deal --depth 5 --goal 123", "goal \"123\": 3 cells of 9"),
    ] {
        run(arguments).is_wrong_use(fault);
    }
}

/// Each member that both have, in every realm.
#[test]
fn a_row_is_what_solve_says_of_the_board() {
    let lanes =
        "--lane 1 --lane 2a --lane 2:g=expanded --lane 3 --lane 4 --lane 5 --lane 7:h=weighted,w=2 --lane 8";
    let lab = rows(&answer(&format!("lab --boards sample:1@4..12/4 {lanes} --rows --measure work")));
    assert_eq!(lab.len(), 24);
    for row in lab {
        let (start, realm) = (row["start"].as_str().expect("text"), row["realm"].as_str().expect("text"));
        let settings = match row["variant"].as_str().expect("text") {
            "2:g=expanded" => "--goal-test expanded",
            "7:h=weighted,w=2.0" => "--heuristic weighted --weight 2",
            _ => "",
        };
        let alone = json(&format!("solve {start} --realm {realm} {settings} --runs 1 --json"));
        let names = ["start", "goal", "solvable", "outcome", "moves", "expanded", "generated"];
        let more = ["frontier_peak", "expand_hash", "b_star", "work"];
        for name in names.into_iter().chain(more) {
            assert_eq!(row[name], alone[name], "{name}: {row}");
        }
    }
}

/// Threads and twins make no difference, but for the name of what has been searched.
#[test]
fn rows_do_not_depend_on_jobs_and_twins() {
    let arguments =
        "lab --boards sample:6@2..14/3 --lane 1 --lane 2 --lane 5 --lane 6 --lane 7 --lane 8 --rows";
    let output = |more: &str| run(&format!("{arguments} {more}"));
    let one = output("--jobs 1");
    assert_eq!(one.code, Some(0), "{}", one.err);
    assert_eq!((output("--jobs 5").out, output("").out), (one.out.clone(), one.out.clone()));
    let without_name = |text: &str| {
        let mut rows = rows(text);
        for row in &mut rows {
            row["counted_by"] = Value::Null;
        }
        rows
    };
    let apart = output("--no-twins --jobs 2").out;
    assert_ne!(apart, one.out);
    assert_eq!(without_name(&apart), without_name(&one.out));
}

#[test]
fn csv_has_the_rows_of_json() {
    let arguments = "lab --boards sample:3@2..8/2 --lane 7 --lane 8 --rows";
    let lines = rows(&answer(arguments));
    let csv = answer(&format!("{arguments} --csv"));
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let names = reader.headers().expect("names").clone();
    let mut count = 0;
    for (record, row) in reader.records().zip(&lines) {
        let record = record.expect("a record");
        for (name, cell) in names.iter().zip(&record) {
            let expected = match &row[name] {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(cell, expected, "{name}");
        }
        count += 1;
    }
    assert_eq!((count, lines.len()), (24, 24));
}

/// Checks that the columns of Markdown have heads for people, in the language of the command line.
fn check_heads(arguments: &str) {
    let head = |language| run_in(language, arguments, "").out.lines().next().map(str::to_owned);
    let [english, chinese] = ["en_US.UTF-8", "zh_CN.UTF-8"].map(|language| head(language).expect("a line"));
    assert!(![&english, &chinese].iter().any(|head| head.contains(['_', '⟨', '{'])), "{english} {chinese}");
    assert!(chinese.contains("赛道") || chinese.contains("深度"), "{chinese}");
}

#[test]
fn the_summary_has_four_forms() {
    let arguments = "lab --boards depth:10 --lane 7 --lane 5";
    let figures = json(&format!("{arguments} --json"));
    assert_eq!(figures[0]["expanded_sum"], 3888);
    assert_eq!((&figures[0]["expanded_p90"], &figures[0]["boards"]), (&20.into(), &286.into()));
    assert!(
        answer(&format!("{arguments} --summary --csv")).starts_with("variant,depth,boards,of,expanded_sum,")
    );
    let markdown = answer(&format!("{arguments} --markdown"));
    check_heads(&format!("{arguments} --markdown"));
    assert!(
        markdown.starts_with("| lane | depth (moves) |")
            && markdown.contains("| 7 | 10 | 286 | 286 | 3888 |")
    );
    let table = answer(arguments);
    assert!(table.contains("are counted once: 5 = 7:h=misplaced."), "{table}");
    let chinese = run_in("zh_CN.UTF-8", arguments, "");
    assert!(chinese.out.contains("只数一次：5 = 7:h=misplaced。"), "{}", chinese.out);
    let pairs = json("lab --preset better-h --boards depth:10 --pairs --json");
    assert_eq!((&pairs[0]["more_start"], &pairs[0]["more_expanded"]), (&"28x153476".into(), &15.into()));
}

/// Iterations and classes in rows, in the table by bound, and after a resumed run.
#[test]
fn iterations_and_classes_are_in_the_rows() {
    let arguments = "lab --boards depth:12 --lane 8 --lane 7 --measure rounds,meter --rows";
    let lines = rows(&answer(arguments));
    assert_eq!(lines.len(), 2 * 748);
    for row in &lines {
        let classes = ["necessary", "ties", "wasted", "again"].map(|name| row[name].as_u64());
        assert_eq!(classes.into_iter().sum::<Option<u64>>(), row["expanded"].as_u64(), "{row}");
        let sum = row["rounds"]
            .as_array()
            .map(|rounds| rounds.iter().filter_map(|it| it["expanded"].as_u64()).sum());
        assert_eq!(sum, row["expanded"].as_u64().filter(|_| row["realm"] == "8"), "{row}");
    }
    let csv = answer(&format!("{arguments} --csv"));
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let place = reader.headers().expect("names").iter().position(|name| name == "rounds").expect("a column");
    let text = reader.records().next().expect("a row").expect("a record")[place].to_owned();
    let first = &lines[0]["rounds"][0];
    assert!(text.starts_with(&format!("{}:{}", first["bound"], first["expanded"])), "{text} {first}");
    let by_bound = json("lab --boards depth:12 --lane 8 --lane 7 --rounds --json");
    let by_bound = by_bound.as_array().expect("rows");
    let bounds: Vec<u64> = by_bound.iter().filter_map(|row| row["bound"].as_u64()).collect();
    assert_eq!((bounds.last(), by_bound.iter().all(|row| row["variant"] == "8")), (Some(&10), true));
    let at_ten =
        lines.iter().filter_map(|row| row["rounds"].as_array()).flatten().filter(|it| it["bound"] == 10);
    let sum: u64 = at_ten.filter_map(|round| round["expanded"].as_u64()).sum();
    assert_eq!(by_bound.last().and_then(|row| row["expanded_sum"].as_u64()), Some(sum));
    let table = answer("lab --boards depth:12 --lane 8 --rounds");
    assert!(table.contains("formula") && table.contains("Korf, Reid & Edelkamp 2001"), "{table}");
    let chinese = run_in("zh_CN.UTF-8", "lab --boards depth:12 --lane 8 --rounds", "");
    assert!(chinese.out.contains("阈值") && chinese.out.contains("公式"), "{}", chinese.out);
    check_heads("lab --boards depth:12 --lane 8 --rounds --markdown");
    check_heads("lab --boards depth:4 --lane 7 --lane 8 --pairs --markdown");
    let markdown = answer("lab --boards depth:12 --lane 8 --rounds --markdown");
    assert!(markdown.starts_with("| lane | bound (moves) |"), "{markdown}");
    run("lab --boards depth:12 --lane 7 --rounds").is_wrong_use("--rounds needs a lane of realm 8");
}

/// A file is written whole, and what is there already stays.
#[test]
fn the_results_go_into_a_file() {
    let folder = folder("lab/output");
    for (name, form) in [("rows.csv", "--rows --csv"), ("pairs.json", "--pairs --json"), ("figures.txt", "")]
    {
        let arguments = format!("lab --boards depth:5 --lane 7 --lane 8 {form}");
        let printed = run_there(&folder, &arguments);
        let written = run_there(&folder, &format!("{arguments} -o {name}"));
        assert_eq!((written.code, written.err.as_str()), (Some(0), ""));
        assert!(written.out.trim_end().ends_with(name), "{}", written.out);
        assert_eq!(fs::read_to_string(folder.join(name)).expect("it is there"), printed.out);
        let again = run_there(&folder, &format!("{arguments} -o {name}"));
        assert_eq!((again.code, again.out.as_str()), (Some(1), ""));
        assert!(again.err.contains("a file with this name is there already"), "{}", again.err);
    }
    let forced = run_there(&folder, "lab --boards depth:6 --lane 7 --csv -o rows.csv --force");
    assert_eq!(forced.code, Some(0), "{}", forced.err);
    assert!(fs::read_to_string(folder.join("rows.csv")).expect("it is there").starts_with("variant,depth"));
    let journal = "lab --boards depth:3 --lane 7 --journal a.jsonl --csv";
    run_there(&folder, &format!("{journal} -o a.jsonl")).is_wrong_use("a.jsonl is the journal of this run");
    assert!(!folder.join("a.jsonl").exists());
    assert_eq!(run_there(&folder, journal).code, Some(0));
    let before = fs::read_to_string(folder.join("a.jsonl")).expect("it is there");
    run_there(&folder, "lab --resume a.jsonl -o ./a.jsonl --force")
        .is_wrong_use("is the journal of this run");
    assert_eq!(fs::read_to_string(folder.join("a.jsonl")).expect("it is there"), before);
}

#[test]
fn the_table_of_the_book_stands_beside_what_is_found() {
    let output = run("lab --preset book --boards sample:5@10..14/2");
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""));
    assert!(
        output.out.contains("364,404") && output.out.contains("the lower g of equal f"),
        "{}",
        output.out
    );
    let table = json("lab --preset book --boards sample:5@10..14/2 --json");
    assert_eq!(table.as_array().map(Vec::len), Some(6));
    assert_eq!((&table[0]["bfs_book"], &table[2]["ids"]), (&1033.0.into(), &Value::Null));
    check_heads("lab --preset book --boards sample:5@10..14/2 --markdown");
    let markdown = answer("lab --preset book --boards sample:5@10..14/2 --markdown");
    assert!(markdown.starts_with("| figure | depth (moves) |"), "{markdown}");
    // Other lanes are no longer those of the book.
    let other = answer("lab --preset book --boards sample:5@10 --lane 7 --csv");
    assert!(other.starts_with("variant,"), "{other}");
}

#[test]
fn a_list_holds_whatever_is_read_as_a_board() {
    let list = "2 3 4 1 5 x 7 6 8\n\n[[2,3,4],[1,5,0],[7,6,8]]\n123456780\n12345687x\n１２３４５６７_８\n";
    let output = run_with_input("lab --boards - --lane 7 --rows", list);
    let starts: Vec<String> = rows(&output.out).iter().map(|row| row["start"].to_string()).collect();
    assert_eq!(
        starts,
        ["\"12345678x\"", "\"1234567x8\"", "\"23415x768\"", "\"12345687x\""],
        "{}",
        output.err
    );
    assert_eq!(output.err, "1 board cannot reach the goal: its rows have no counts.\n");
    let folder = folder("lab/list");
    #[expect(clippy::disallowed_methods, reason = "a file that the program reads")]
    fs::write(folder.join("boards.txt"), "283164x57\n1238x4765 -> 1238x4765\n").expect("written");
    run_there(&folder, "lab --boards list:boards.txt --lane 7")
        .is_wrong_use("boards.txt: the goal of 1238x4765 is 1238x4765, that of the boards before it another");
    let output = run_there(&folder, "lab --boards list:boards.txt --goal 1238x4765 --lane 7 --rows");
    output.is_wrong_use("boards.txt, line 2: the goal is given twice");
    run_there(&folder, "lab --boards list:none.txt --lane 7 --rows");
    run_with_input("lab --boards - --lane 7", "\n\n").is_wrong_use("standard input names no board");
    run_with_input("lab --boards - --lane 7", "12345678x\n1234\n")
        .is_wrong_use("standard input, line 2: start \"1234\"");
}

#[test]
fn what_is_no_experiment_is_refused() {
    for (arguments, fault) in [
        ("lab", "--boards"),
        ("lab --boards all", "--lane"),
        ("lab --boards half --lane 7", "boards are all, depth:N, sample:N@A..B/STEP, list:FILE or -"),
        ("lab --boards depth:40 --lane 7", "there is no depth 40, only 0 to 31"),
        (
            "lab --boards depth:4 --lane 2:h=manhattan",
            "--lane 2:h=manhattan: breadth-first search and a table use no h",
        ),
        ("lab --boards depth:4 --lane 9", "'9' for '--lane <LANE>': character 1: no such realm"),
        ("lab --boards depth:4 --lane 7 --measure speed", "speed"),
        ("lab --boards depth:4 --lane 7 --rows --markdown", "cannot be used with"),
        ("lab --boards depth:4 --lane 7 --rows --pairs", "cannot be used with"),
        ("lab --boards depth:4 --lane 7 --jobs 0", "0 is not in 1..1000"),
        (
            "lab --boards depth:31 --goal 1234x5678 --lane 7",
            "depth:31 has no board: the greatest depth for this goal is 30",
        ),
        ("lab --preset orders --boards all", "24 × 181,440 (lanes × boards) is more than 4,000,000"),
    ] {
        run(arguments).is_wrong_use(fault);
    }
    let output = run("lab --boards depth:2 --lane 7 --lane 7:t=high-g --csv");
    assert_eq!(output.err, "7:t=high-g is the same search as 7, and has no rows of its own.\n");
    assert_eq!(output.out.lines().count(), 2);
}

#[test]
fn memory_and_times_are_measured_after_the_counts() {
    let rows = rows(&run("lab --boards sample:2@3..4 --lane 7 --lane 8 --measure time,bytes --rows").out);
    assert_eq!(rows.len(), 8);
    for row in rows {
        let (bytes, seconds) = (row["peak_memory_bytes"].as_u64(), row["seconds"].as_f64());
        assert!(bytes > Some(0) && seconds > Some(0.0) && seconds < Some(1.0), "{row}");
    }
}

/// A program that has been removed cannot run itself: its journal does not say that memory is measured.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_cannot_be_measured_is_no_whole_run() {
    use std::{io::Write, process::Command};

    let folder = folder("lab/unweighed");
    let program = folder.join("program");
    fs::hard_link(env!("CARGO_BIN_EXE_eight-realms"), &program).expect("a link");
    let mut command = Command::new(&program);
    command.env("LC_ALL", "C").current_dir(&folder);
    command.args("lab --boards - --lane 7 --measure bytes --journal a.jsonl --csv".split_whitespace());
    let pipe = std::process::Stdio::piped;
    let mut child = command.stdin(pipe()).stdout(pipe()).stderr(pipe()).spawn().expect("it starts");
    fs::remove_file(&program).expect("it is there");
    child.stdin.take().expect("a pipe").write_all(b"1234567x8\n").expect("it reads");
    let output = ProgramOutput::from(child.wait_with_output().expect("it ends"));
    assert_eq!((output.code, output.out.lines().count()), (Some(1), 2), "{}", output.err);
    assert!(output.err.contains("error: peak memory is unknown: "), "{}", output.err);
    let journal = fs::read_to_string(folder.join("a.jsonl")).expect("it is there");
    assert!(journal.contains("{\"phase\":\"counts\"}") && !journal.contains("\"phase\":\"bytes\""));
}

const EXPERIMENT: &str =
    "--boards sample:12@2..14/3 --lane 5 --lane 7 --lane 8:h=zero,l=9 --measure counts,work,rounds,meter";

/// A run that is ended at any byte of its journal, and goes on, has the rows of a run that is not.
#[test]
fn a_resumed_run_has_the_rows_of_a_whole_one() {
    let folder = folder("lab/resume");
    let whole = run_there(&folder, &format!("lab {EXPERIMENT} --rows --journal whole.jsonl"));
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let journal = fs::read(folder.join("whole.jsonl")).expect("it is there");
    let header = journal.iter().position(|byte| *byte == b'\n').expect("a first line") + 1;
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut ends: Vec<usize> = (0..10).map(|_| chance.random_range(header..journal.len())).collect();
    ends.extend([header, journal.len()]);
    for (number, end) in ends.into_iter().enumerate() {
        let name = format!("ended{number}.jsonl");
        #[expect(clippy::disallowed_methods, reason = "a file as a run that was ended leaves it")]
        fs::write(folder.join(&name), &journal[..end]).expect("written");
        let resumed = run_there(&folder, &format!("lab --resume {name} --rows"));
        assert_eq!((resumed.code, &resumed.out), (Some(0), &whole.out), "byte {end}: {}", resumed.err);
        let again = fs::read(folder.join(&name)).expect("it is there");
        let lines = |bytes: &[u8]| {
            let mut lines: Vec<String> = String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(lines(&again), lines(&journal), "byte {end}");
    }
}

/// A disk that is full ends the run, and what was written before is gone on with.
#[cfg(unix)]
#[test]
fn a_full_disk_ends_a_run_that_can_be_resumed() {
    let folder = folder("lab/full");
    let whole = run_there(&folder, &format!("lab {EXPERIMENT} --rows"));
    for blocks in [1, 3, 10] {
        let name = format!("full{blocks}.jsonl");
        // A limit of each file stands for a disk that is full, and its signal for one that cannot be heard.
        let script = format!("ulimit -f {blocks}; trap '' XFSZ; exec \"$0\" \"$@\"");
        let output = std::process::Command::new("sh")
            .args(["-c", script.as_str(), env!("CARGO_BIN_EXE_eight-realms"), "lab"])
            .args(EXPERIMENT.split(' '))
            .args(["--rows", "--journal", &name])
            .env("LC_ALL", "C")
            .current_dir(&folder)
            .output()
            .expect("there is a shell");
        let output = ProgramOutput::from(output);
        assert_eq!(output.code, Some(1), "{blocks}: {}", output.err);
        assert!(output.err.contains(&format!("{name} could not be written: ")), "{}", output.err);
        let written = fs::metadata(folder.join(&name)).expect("it is there").len();
        assert!(written > 0 && written <= 1024 * blocks, "{blocks}: {written} bytes");
        let resumed = run_there(&folder, &format!("lab --resume {name} --rows"));
        assert_eq!((resumed.code, &resumed.out), (Some(0), &whole.out), "{blocks}: {}", resumed.err);
    }
}

#[test]
fn a_journal_is_refused_where_it_does_not_fit() {
    let folder = folder("lab/refuse");
    let begun = run_there(&folder, "lab --boards depth:3 --lane 7 --lane 8 --journal a.jsonl --csv");
    assert_eq!((begun.code, begun.err.as_str()), (Some(0), ""));
    let again = run_there(&folder, "lab --boards depth:3 --lane 7 --journal a.jsonl");
    assert_eq!((again.code, again.out.as_str()), (Some(1), ""));
    assert!(again.err.contains("a.jsonl could not be written: a file with this name is there already"));
    for (arguments, fault) in [
        (
            "--boards depth:4 --lane 7 --lane 8",
            "a.jsonl is the journal of another experiment: the boards differ",
        ),
        ("--boards depth:3 --lane 7", "a.jsonl is the journal of another experiment: the lanes differ"),
        ("--boards depth:3 --lane 7 --lane 8 --no-twins", "another experiment: --no-twins differs"),
        ("--no-twins", "another experiment: --no-twins differs"),
        ("--measure work", "another experiment: the measures differ"),
        ("--goal 1238x4765", "another experiment: the goal differs"),
    ] {
        run_there(&folder, &format!("lab --resume a.jsonl {arguments}")).is_wrong_use(fault);
    }
    let same = run_there(&folder, "lab --resume a.jsonl --boards depth:3 --lane 7 --lane 8 --csv");
    assert_eq!((same.code, same.out), (Some(0), begun.out));
    let text = fs::read_to_string(folder.join("a.jsonl")).expect("it is there");
    let (header, rest) = text.split_once('\n').expect("lines");
    for (name, text, fault) in [
        ("b", format!("{header}\n{rest}[7]\n"), "line 19: not a row of a journal"),
        (
            "c",
            format!("{}\n", header.replace("\"counting\":1", "\"counting\":9")),
            "line 1: it was counted by version 9",
        ),
        ("d", "hello\n".to_owned(), "line 1: not a journal of the laboratory"),
        ("e", header[..40].to_owned(), "ends within its first line"),
        ("f", format!("{header}\n{}\n", "1".repeat(5000)), "line 2: the line has more than 4,000 bytes"),
    ] {
        #[expect(clippy::disallowed_methods, reason = "a file that the program reads")]
        fs::write(folder.join(name), text).expect("written");
        run_there(&folder, &format!("lab --resume {name}")).is_wrong_use(fault);
    }
    // A first line that is not whole is begun anew, if the experiment is named.
    let anew = run_there(&folder, "lab --resume e --boards depth:3 --lane 7 --lane 8 --csv");
    assert_eq!((anew.code, anew.out), (Some(0), same_csv(&folder)), "{}", anew.err);
    // Another file is left as it is.
    for text in ["hello", &header.replace("depth:3", "depth:4")] {
        let file = folder.join("g");
        #[expect(clippy::disallowed_methods, reason = "a file that the program reads")]
        fs::write(&file, text).expect("written");
        run_there(&folder, "lab --resume g --boards depth:3 --lane 7 --lane 8")
            .is_wrong_use("line 1: not a journal of the laboratory");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
    }
    let seeded = run_there(&folder, "lab --boards sample:2@3 --lane 7 --seed 5 --journal s.jsonl --csv");
    run_there(&folder, "lab --resume s.jsonl --seed 6").is_wrong_use("another experiment: the seed differs");
    let same = run_there(&folder, "lab --resume s.jsonl --seed 5 --csv");
    assert_eq!((same.code, same.out), (Some(0), seeded.out), "{}", same.err);
    let contradicted = format!("{text}{}\n", rest.lines().next().expect("a row").replace(",3,", ",4,"));
    #[expect(clippy::disallowed_methods, reason = "a file that the program reads")]
    fs::write(folder.join("h"), contradicted).expect("written");
    let output = run_there(&folder, "lab --resume h");
    output.is_wrong_use("has another result for");
    let none = run_there(&folder, "lab --resume none.jsonl");
    assert_eq!(none.code, Some(1));
    assert!(none.err.contains("none.jsonl could not be read: there is no such file"), "{}", none.err);
}

fn same_csv(folder: &Path) -> String {
    run_there(folder, "lab --resume a.jsonl --csv").out
}

/// Ctrl+C leaves the rows that are there, and a journal from which the run goes on.
#[cfg(unix)]
#[test]
fn a_run_that_is_interrupted_keeps_what_it_has() {
    use std::{process::Command, thread::sleep, time::Duration};

    let folder = folder("lab/interrupt");
    let arguments = "lab --boards sample:40@2..30/2 --lane 7 --lane 1 --no-twins --journal a.jsonl --rows";
    let mut command = command(arguments.split_whitespace());
    let child = command.current_dir(&folder).spawn().expect("the program starts");
    let journal = folder.join("a.jsonl");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 20 {
        sleep(Duration::from_millis(20));
    }
    let interrupt = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(interrupt.expect("there is a shell").success());
    let output = ProgramOutput::from(child.wait_with_output().expect("it ends"));
    assert_eq!(output.code, Some(1), "{}", output.err);
    assert!(output.err.contains("error: broken off: ") && output.err.contains("searches have been counted"));
    let written = fs::read_to_string(&journal).expect("it is there");
    let rows = rows(&output.out);
    let counted = rows.iter().filter(|row| !row["expanded"].is_null()).count();
    assert_eq!(written.lines().count(), 1 + counted);
    assert!(written.ends_with('\n') && counted >= 19 && counted < rows.len(), "{counted} of {}", rows.len());
}
