//! The results of the laboratory as tables for people, with the conventions of their figures.

use comfy_table::CellAlignment::{self, Left, Right};
use eight_realms_app::{
    lab::sentences::{BOOK_HEADS, book_cells, book_notes, book_title},
    words::{Words, figures},
};
use eight_realms_core::lab::{BookRow, Measure, PairRow, Prepared, RoundRow, SummaryRow};

use super::grid::{NOTHING, broken, plain, ruled, seconds};

type Column = (&'static str, CellAlignment);

fn or_nothing(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn count(count: Option<u64>) -> String {
    or_nothing(count.map(figures::comma))
}

/// A mean: with one decimal below 100, else whole.
fn mean(mean: Option<f64>) -> String {
    or_nothing(
        mean.map(
            |mean| if mean < 100.0 { format!("{mean:.1}") } else { figures::comma(mean.round() as u64) },
        ),
    )
}

/// The figures of each variant at each depth, and the conventions.
pub fn summary(words: &Words, prepared: &Prepared, rows: &[SummaryRow]) -> String {
    let mut columns: Vec<Column> = vec![
        ("cli-lane-name", Left),
        ("lab-depth", Right),
        ("lab-boards", Right),
        ("cli-expanded", Right),
        ("lab-p10", Right),
        ("lab-median", Right),
        ("lab-p90", Right),
        ("lab-max", Right),
        ("cli-generated", Right),
        ("cli-branching", Right),
        ("cli-frontier-peak", Right),
        ("lab-longer", Right),
    ];
    let measured = |measure| prepared.experiment().measures(measure);
    let more = [
        (Measure::Work, "cli-work"),
        (Measure::Meter, "lab-quantity-necessary"),
        (Measure::Meter, "lab-quantity-ties"),
        (Measure::Meter, "lab-quantity-wasted"),
        (Measure::Meter, "lab-quantity-again"),
        (Measure::Bytes, "cli-memory"),
        (Measure::Time, "cli-run-time"),
    ];
    columns.extend(more.into_iter().filter(|(measure, _)| measured(*measure)).map(|(_, id)| (id, Right)));
    let cells = |row: &SummaryRow| {
        let mut cells = vec![
            broken(&row.variant),
            row.depth.map_or_else(|| words.say("lab-all-depths"), |depth| depth.to_string()),
            figures::comma(row.boards as u64),
            mean(row.expanded_mean),
            count(row.expanded_p10),
            count(row.expanded_median),
            count(row.expanded_p90),
            count(row.expanded_max),
            mean(row.generated_mean),
            or_nothing(row.b_star.map(figures::hundredths)),
            mean(row.frontier_peak_mean),
            figures::comma(row.longer as u64),
        ];
        let more = [
            (Measure::Work, mean(row.work_mean)),
            (Measure::Meter, mean(row.necessary_mean)),
            (Measure::Meter, mean(row.ties_mean)),
            (Measure::Meter, mean(row.wasted_mean)),
            (Measure::Meter, mean(row.again_mean)),
            (
                Measure::Bytes,
                or_nothing(row.peak_memory_bytes_max.map(|it| plain(&figures::bytes(it as f64)))),
            ),
            (Measure::Time, or_nothing(row.seconds_median.map(seconds))),
        ];
        cells.extend(more.into_iter().filter(|(measure, _)| measured(*measure)).map(|(_, cell)| cell));
        cells
    };
    let table = ruled(words, &columns, rows.iter().map(cells));
    let mut lines = vec![table.to_string(), words.say("lab-means")];
    lines.extend(twins(words, prepared));
    lines.extend(
        ["report-expanded", "report-generated", "report-peak", "report-branching"].map(|id| words.say(id)),
    );
    lines.push(words.say("lab-branching-of-mean"));
    lines.extend(measured(Measure::Time).then(|| words.say("lab-times")));
    lines.join("\n") + "\n"
}

/// The variants that others have counted for.
fn twins(words: &Words, prepared: &Prepared) -> Option<String> {
    let counted = prepared.variants().iter().enumerate().filter_map(|(number, variant)| {
        let by = prepared.counted_by(number);
        (by != variant.lane).then(|| format!("{} = {by}", variant.lane))
    });
    let counted: Vec<String> = counted.collect();
    (!counted.is_empty()).then(|| words.tell("lab-twins", &[("twins", counted.join(", ").into())]))
}

/// Each variant against the first.
pub fn pairs(words: &Words, rows: &[PairRow]) -> String {
    let columns = [
        ("cli-lane-name", Left),
        ("lab-against", Left),
        ("lab-boards", Right),
        ("lab-fewer", Right),
        ("lab-equal", Right),
        ("lab-more", Right),
        ("lab-ratio", Right),
        ("lab-nearest-fewer", Left),
        ("lab-nearest-more", Left),
    ];
    let nearest = |start: &Option<String>, depth: Option<u8>, [one, other]: [Option<u64>; 2]| {
        let args = [
            ("start", start.clone()?.into()),
            ("depth", depth?.into()),
            ("one", one?.into()),
            ("other", other?.into()),
        ];
        Some(words.tell("lab-nearest", &args))
    };
    let cells = |row: &PairRow| {
        vec![
            broken(&row.variant),
            broken(&row.against),
            figures::comma(row.boards as u64),
            figures::comma(row.fewer as u64),
            figures::comma(row.equal as u64),
            figures::comma(row.more as u64),
            or_nothing(row.median_ratio.map(|ratio| format!("{ratio:.3}"))),
            or_nothing(nearest(&row.fewer_start, row.fewer_depth, [row.fewer_expanded, row.fewer_against])),
            or_nothing(nearest(&row.more_start, row.more_depth, [row.more_expanded, row.more_against])),
        ]
    };
    let table = ruled(words, &columns, rows.iter().map(cells));
    [table.to_string(), words.say("lab-pairs"), words.say("report-expanded")].join("\n") + "\n"
}

/// The iterations of each lane that deepens, by their bound.
pub fn rounds(words: &Words, rows: &[RoundRow]) -> String {
    let columns = [
        ("cli-lane-name", Left),
        ("lab-bound", Right),
        ("lab-boards", Right),
        ("cli-expanded", Right),
        ("lab-formula", Right),
        ("lab-ratio", Right),
    ];
    let cells = |row: &RoundRow| {
        vec![
            broken(&row.variant),
            row.bound.to_string(),
            figures::comma(row.boards as u64),
            mean(row.expanded_mean),
            mean(row.formula),
            or_nothing(row.formula_ratio.map(figures::hundredths)),
        ]
    };
    let table = ruled(words, &columns, rows.iter().map(cells));
    let notes = ["lab-rounds", "lab-rounds-formula", "report-expanded"].map(|id| words.say(id));
    [table.to_string(), notes.join("\n")].join("\n") + "\n"
}

/// The two tables of the book, and why its figures differ.
pub fn book(words: &Words, prepared: &Prepared, rows: &[BookRow]) -> String {
    let columns = BOOK_HEADS.map(|head| (head, Right));
    let mut lines = Vec::new();
    for table in rows.chunk_by(|one, other| one.figure == other.figure) {
        lines.push(words.say(book_title(&table[0])));
        lines.push(
            ruled(words, &columns, table.iter().map(|row| book_cells(words, row, figures::comma)))
                .to_string(),
        );
    }
    lines.extend(book_notes(words, prepared.experiment().goal));
    lines.join("\n") + "\n"
}
