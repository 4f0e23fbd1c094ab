//! The journal: what is written is read back, and what is not of it is refused with its reason.

use eight_realms_core::{
    lab::{
        BoardSource, COUNTING, Experiment, ExperimentDifference, Journal, JournalFault, JournalHeader,
        JournalLine, LabPreset, MAX_COUNT, MAX_LINE, Measure, PairResult, Prepared, Results, read_header,
    },
    puzzle::Board,
};

use super::{experiment, lane, run};

fn lines(prepared: &Prepared, results: &Results) -> Vec<String> {
    let journal = Journal::of(prepared);
    let mut lines = Vec::new();
    for variant in 0..prepared.variants().len() {
        for board in 0..prepared.boards().len() {
            if let Some(counts) = results.counts(variant, board) {
                let rounds = results.rounds(variant, board).collect();
                let result = PairResult::Counts { counts, rounds };
                lines.push(journal.write(&JournalLine::Row { variant, board, result }));
            }
        }
    }
    lines
}

#[test]
fn rows_are_read_back() {
    let with_work = Experiment {
        measures: vec![Measure::Counts, Measure::Work],
        ..experiment("sample:3@0..20/4", &["7", "3", "8:h=zero,l=6"])
    };
    let with_all = Experiment {
        measures: vec![Measure::Counts, Measure::Work, Measure::Rounds, Measure::Meter],
        ..experiment("sample:3@0..12/4", &["7", "3", "4", "8", "8:h=misplaced-blank"])
    };
    for experiment in [experiment("sample:3@0..20/4", &["7", "5", "8:h=zero,l=6"]), with_work, with_all] {
        let (prepared, results) = run(experiment);
        let journal = Journal::of(&prepared);
        let mut read = Results::new(&prepared);
        for line in lines(&prepared, &results) {
            journal.read_into(line.trim_end(), &mut read).expect("a line");
            // A row that is there twice does no harm.
            journal.read_into(line.trim_end(), &mut read).expect("a line");
        }
        assert_eq!(lines(&prepared, &read), lines(&prepared, &results));
        assert!(prepared.missing(Measure::Counts, &read).is_empty());
        assert_eq!(read.counted(), prepared.pairs());
    }
}

#[test]
fn other_lines_are_read_back() {
    let measures = vec![Measure::Counts, Measure::Bytes, Measure::Time];
    let prepared = Prepared::of(Experiment { measures, ..experiment("depth:2", &["7"]) }).expect("few pairs");
    let journal = Journal::of(&prepared);
    let row = |result| JournalLine::Row { variant: 0, board: 3, result };
    for line in [
        JournalLine::Phase(Measure::Counts),
        JournalLine::Phase(Measure::Time),
        row(PairResult::Bytes(123_456)),
        row(PairResult::Seconds(7.1e-5)),
    ] {
        let text = journal.write(&line);
        assert_eq!(journal.read(text.trim_end()), Ok(line), "{text}");
    }
}

#[test]
fn a_header_brings_its_experiment_back() {
    let list = ["23415x768", "12345687x"].map(|board| board.parse().expect("a board")).to_vec();
    let goal: Board = "1238x4765".parse().expect("a board");
    let other = Experiment { goal, ..Experiment::new(BoardSource::List(list), [lane("7:h=weighted,w=2.0")]) };
    for experiment in LabPreset::ALL.map(LabPreset::experiment).into_iter().chain([other]) {
        let line = JournalHeader::of(experiment.clone()).line();
        assert_eq!(read_header(line.trim_end()), Ok(experiment));
    }
}

#[test]
fn what_is_no_journal_is_refused_with_the_reason() {
    let line = JournalHeader::of(experiment("depth:3", &["7"])).line();
    let line = line.trim_end();
    let with = |one: &str, other: &str| {
        let changed = line.replacen(one, other, 1);
        assert_ne!(changed, line);
        read_header(&changed)
    };
    assert_eq!(with("\"version\":1", "\"version\":2"), Err(JournalFault::LaterFormat(2)));
    let theirs = COUNTING + 1;
    let counting = with(&format!("\"counting\":{COUNTING}"), &format!("\"counting\":{theirs}"));
    assert_eq!(counting, Err(JournalFault::OtherCounting { theirs }));
    assert_eq!(with("depth:3", "depth:4"), Err(JournalFault::Hash));
    for (one, other) in [("depth:3", "depth:33"), ("\"7\"", "\"9\""), ("counts", "cunts"), ("12345678x", "1")]
    {
        assert!(matches!(with(one, other), Err(JournalFault::NotAJournal(_))), "{other}");
    }
    for text in ["", "{}", "[]", "{\"format\":\"eight-realms-trace\"}", "\u{0}"] {
        assert!(matches!(read_header(text), Err(JournalFault::NotAJournal(_))), "{text}");
    }
}

#[test]
fn what_is_no_row_is_refused_with_the_reason() {
    let (prepared, results) = run(experiment("depth:3", &["7"]));
    let journal = Journal::of(&prepared);
    let line = lines(&prepared, &results).remove(0);
    let line = line.trim_end();
    let start = prepared.boards()[0].start.letters();
    let fault = |line: &str| journal.read(line).expect_err("no row");
    assert_eq!(fault(&line.replacen("[0", "[1", 1)), JournalFault::UnknownVariant(1));
    assert_eq!(
        fault(&line.replacen(&start, "87654321x", 1)),
        JournalFault::UnknownBoard("87654321x".to_owned())
    );
    assert_eq!(fault(&line.replacen(&start, "?", 1)), JournalFault::UnknownBoard("?".to_owned()));
    assert_eq!(fault(&" ".repeat(MAX_LINE + 1)), JournalFault::TooLong(MAX_LINE));
    for end in 0..line.len() {
        assert_eq!(fault(&line[..end]), JournalFault::NotARow);
    }
    for text in ["{}", "[]", "[0]", "{\"phase\":\"x\"}", "{\"bytes\":[]}", "{\"seconds\":[0,\"a\",-1]}", "7"]
    {
        assert_eq!(fault(text), JournalFault::NotARow, "{text}");
    }
    let work = line.replace(']', ",{}]");
    assert_eq!(fault(&work), JournalFault::NotARow);
    let mut read = Results::new(&prepared);
    journal.read_into(line, &mut read).expect("a row");
    let other = line.replacen("[0", "[00", 1);
    assert_eq!(fault(&other), JournalFault::NotARow);
    let other = line.replace(",3,", ",4,");
    assert!(matches!(journal.read_into(&other, &mut read), Err(JournalFault::Contradiction(_))), "{other}");
}

/// Counts of a journal are summed, and no sum overflows.
#[test]
fn a_count_that_no_search_has_is_refused() {
    let measures = vec![Measure::Counts, Measure::Work, Measure::Bytes];
    let prepared = Prepared::of(Experiment { measures, ..experiment("depth:3", &["7"]) }).expect("few pairs");
    let journal = Journal::of(&prepared);
    let start = prepared.boards()[0].start.letters();
    let line = |expanded: u64, generated: u64, work: u64| {
        let work = format!("{{\"heap_swaps\":{work},\"heap_comparisons\":1}}");
        format!("[0,\"{start}\",{expanded},{generated},1,3,\"0123456789abcdef\",{work}]")
    };
    assert!(journal.read(&line(MAX_COUNT, MAX_COUNT, MAX_COUNT - 1)).is_ok());
    let bytes = |bytes: u64| format!("{{\"bytes\":[0,\"{start}\",{bytes}]}}");
    assert!(journal.read(&bytes(MAX_COUNT)).is_ok());
    let (more, most) = (MAX_COUNT + 1, u64::MAX);
    let without_work = format!("[0,\"{start}\",1,1,1,3,\"0123456789abcdef\"]");
    for line in [
        line(more, 1, 1),
        line(1, more, 1),
        line(1, 1, MAX_COUNT),
        line(1, 1, most),
        bytes(more),
        without_work,
    ] {
        assert_eq!(journal.read(&line), Err(JournalFault::NotARow), "{line}");
    }
}

/// Iterations and classes that no search of so many expansions has.
#[test]
fn iterations_and_classes_that_no_search_has_are_refused() {
    let measures = vec![Measure::Counts, Measure::Rounds, Measure::Meter];
    let prepared = Prepared::of(Experiment { measures, ..experiment("depth:3", &["8"]) }).expect("few pairs");
    let journal = Journal::of(&prepared);
    let start = prepared.boards()[0].start.letters();
    let line = |besides: &str| format!("[0,\"{start}\",9,20,1,3,\"0123456789abcdef\"{besides}]");
    for besides in [",[[1,4],[3,5]],[3,2,0,4]", ",[],null", ",[[3,9]],[0,0,0,9]"] {
        assert!(journal.read(&line(besides)).is_ok(), "{besides}");
    }
    for besides in [
        "",
        ",[]",
        ",[],null,1",
        ",null,null",
        ",[[1,4],[3,6]],null",
        ",[[3,4],[3,5]],null",
        ",[[3,4],[1,5]],null",
        ",[[1,4,5]],null",
        ",[[65536,9]],null",
        ",[],[3,2,0]",
        ",[],[3,2,0,5]",
        ",[],[181440,1,0,-181432]",
        ",[],false",
    ] {
        assert_eq!(journal.read(&line(besides)), Err(JournalFault::NotARow), "{besides}");
    }
    let many = format!("[0,\"{start}\",400000,20,1,3,\"0123456789abcdef\",[],[181440,1,0,218559]]");
    assert_eq!(journal.read(&many), Err(JournalFault::NotARow));
    let results = Results::new(&prepared);
    assert!(results.rounds(0, 0).next().is_none());
}

#[test]
fn experiments_that_differ_name_the_difference() {
    use ExperimentDifference::{Boards, Goal, Measures, Seed, Variants};
    let one = experiment("sample:3@4", &["7"]);
    let goal = Experiment { goal: "1238x4765".parse().expect("a board"), ..one.clone() };
    let measures = Experiment { measures: vec![Measure::Bytes], ..one.clone() };
    let seed = Experiment { boards: one.boards.clone().seeded(2), ..one.clone() };
    let others = [
        (goal, Goal),
        (experiment("sample:4@4", &["7"]), Boards),
        (seed, Seed),
        (experiment("sample:3@4", &["7", "8"]), Variants),
        (measures, Measures),
    ];
    for (other, difference) in others {
        assert_eq!(one.difference(&other), Some(difference));
        assert_ne!(one.hash(), other.hash());
    }
    assert_eq!(one.difference(&one.clone()), None);
}
