//! The laboratory: which boards, and a journal.

use eight_realms_core::{
    lab::{
        BoardSource, BoardSourceError, COUNTING, Journal, JournalFault, JournalHeader, JournalLine, Prepared,
        read_header,
    },
    puzzle::Board,
};
use serde_json::Value;

use super::{Verdict, verdict};

/// Lines of the experiment whose rows are read.
pub const BOARDS: &str = "depth:3";
pub const LANES: [&str; 2] = ["7", "8"];

/// Digits alone, at least one, as a number.
fn number(text: &str) -> Option<f64> {
    let is_number = text.chars().all(|digit| digit.is_ascii_digit()) && !text.is_empty();
    is_number.then(|| text.parse().unwrap_or(f64::INFINITY))
}

/// Whether a text names depths: `A`, `A..B` or `A..B/S`.
fn are_depths(text: &str) -> bool {
    let is_depth = |text: &str| number(text).is_some_and(|depth| depth <= 31.0);
    let Some((from, rest)) = text.split_once("..") else { return is_depth(text) };
    let (to, step) = rest.split_once('/').unwrap_or((rest, "1"));
    is_depth(from)
        && is_depth(to)
        && number(from) <= number(to)
        && number(step).is_some_and(|step| step >= 1.0)
}

/// Which boards an experiment takes.
pub fn boards(text: &str) -> Verdict {
    let is_source = match text.split_once(':') {
        None => text == "all",
        Some(("depth", depth)) => !depth.contains('.') && are_depths(depth),
        Some(("sample", rest)) => rest.split_once('@').is_some_and(|(count, depths)| {
            number(count).is_some_and(|count| (1.0..=181_440.0).contains(&count)) && are_depths(depths)
        }),
        Some(_) => false,
    };
    let read = text.parse::<BoardSource>();
    assert_eq!(read.is_ok(), is_source, "{text:?}: {read:?}");
    match &read {
        Ok(source) => assert_eq!(source.to_string().parse().as_ref(), Ok(source), "{text:?}"),
        Err(BoardSourceError::Count(count)) => assert!(text.contains(count.as_str()), "{text:?}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    verdict(&read)
}

/// A journal: its first line alone, then the lines of an experiment that this example has prepared.
pub fn journal(prepared: &Prepared, text: &str) -> Verdict {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let header = read_header(first);
    let value: Option<Value> = serde_json::from_str(first).ok();
    match &header {
        Ok(experiment) => {
            let value = value.expect("a header is JSON");
            let again: Value =
                serde_json::from_str(&JournalHeader::of(experiment.clone()).line()).expect("JSON");
            for member in ["format", "version", "counting", "hash"] {
                assert_eq!(value[member], again[member], "{first:?}");
            }
            assert_eq!(value["counting"], COUNTING);
        }
        Err(JournalFault::NotARow | JournalFault::UnknownVariant(_) | JournalFault::UnknownBoard(_)) => {
            panic!("a fault of a row: {first:?}")
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
    let journal = Journal::of(prepared);
    let mut are_rows = true;
    for line in rest.lines() {
        let read = journal.read(line);
        assert_eq!(read.is_ok(), is_line(prepared, line), "{line:?}: {read:?}");
        are_rows &= read.is_ok();
        if let Ok(line) = read {
            assert_eq!(journal.read(journal.write(&line).trim_end()), Ok(line.clone()));
            assert!(!matches!(line, JournalLine::Row { variant, .. } if variant >= LANES.len()));
        }
    }
    if header.is_ok() && are_rows { Verdict::Accepted } else { Verdict::Rejected }
}

/// Whether a cell is a number up to 2^40.
fn is_count(cell: &Value) -> bool {
    cell.as_u64().is_some_and(|count| count <= 1 << 40)
}

/// Whether a list is one of iterations that expand so many boards together: each a bound, greater than the one before,
/// and a number of boards.
fn are_rounds(rounds: &[Value], expanded: &Value) -> bool {
    let of = |round: &Value, place: usize| round.as_array().and_then(|cells| cells.get(place)?.as_u64());
    let is_round = |round: &Value| {
        let cells = round.as_array().map_or(&[][..], Vec::as_slice);
        cells.len() == 2 && is_count(&cells[1]) && cells[0].as_u64().is_some_and(|bound| bound <= 65_535)
    };
    let rises = |both: &[Value]| of(&both[0], 0) < of(&both[1], 0);
    let sum = || rounds.iter().filter_map(|round| of(round, 1)).sum::<u64>();
    let is_whole = || rounds.is_empty() || Some(sum()) == expanded.as_u64();
    rounds.iter().all(is_round) && rounds.windows(2).all(rises) && is_whole()
}

/// Whether a cell has the four classes of so many expansions, of boards of one half.
fn are_classes(cell: &Value, expanded: &Value) -> bool {
    let classes: Vec<Option<u64>> = cell
        .as_array()
        .into_iter()
        .flatten()
        .map(|class| class.as_u64().filter(|_| is_count(class)))
        .collect();
    let sum = |classes: &[Option<u64>]| classes.iter().copied().sum::<Option<u64>>();
    classes.len() == 4
        && sum(&classes) == expanded.as_u64()
        && sum(&classes[..3]) <= Some(181_440)
        && sum(&classes).is_some()
}

/// Whether a line is one of the prepared experiment.
fn is_line(prepared: &Prepared, line: &str) -> bool {
    if line.len() > 4000 {
        return false;
    }
    let is_pair = |variant: &Value, start: &Value| {
        let start: Option<Board> = start.as_str().and_then(|start| start.parse().ok());
        let is_there = start.is_some_and(|start| prepared.boards().iter().any(|board| board.start == start));
        variant.as_u64().is_some_and(|variant| variant < LANES.len() as u64) && is_there
    };
    match serde_json::from_str::<Value>(line) {
        Ok(Value::Array(cells)) if cells.len() == 10 => {
            let moves = &cells[5];
            let hash = cells[6].as_str().unwrap_or("");
            let has_counts =
                cells[2..5].iter().all(is_count) && cells[4].as_u64() <= Some(u64::from(u32::MAX));
            let has_moves = moves.is_null() || moves.as_u64().is_some_and(|moves| moves < 255);
            let has_hash = hash.len() == 16 && hash.chars().all(|digit| digit.is_ascii_hexdigit());
            let has_work = cells[7].as_object().is_some_and(|work| {
                let kinds = eight_realms_core::trace::Work::ALL.map(eight_realms_core::trace::Work::name);
                let are_counts =
                    work.iter().all(|(name, amount)| kinds.contains(&name.as_str()) && is_count(amount));
                let amounts = work.values().filter_map(Value::as_u64);
                are_counts && amounts.sum::<u64>() <= 1 << 40
            });
            let has_rounds = cells[8].as_array().is_some_and(|rounds| are_rounds(rounds, &cells[2]));
            let has_classes = cells[9].is_null() || are_classes(&cells[9], &cells[2]);
            let has_all = has_counts && has_moves && has_hash && has_work && has_rounds && has_classes;
            is_pair(&cells[0], &cells[1]) && has_all
        }
        Ok(Value::Object(members)) if members.len() == 1 => members.iter().all(|(name, value)| {
            let cells = value.as_array().filter(|cells| cells.len() == 3);
            let is_row = |is_result: fn(&Value) -> bool| {
                cells.is_some_and(|cells| is_pair(&cells[0], &cells[1]) && is_result(&cells[2]))
            };
            match name.as_str() {
                "phase" => {
                    ["counts", "work", "rounds", "meter", "bytes", "time"].iter().any(|phase| value == phase)
                }
                "bytes" => is_row(is_count),
                "seconds" => is_row(|seconds| seconds.as_f64().is_some_and(|seconds| seconds >= 0.0)),
                _ => false,
            }
        }),
        _ => false,
    }
}
