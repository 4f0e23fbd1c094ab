//! The table in words: its figures, and what its columns are called and count.

use eight_realms_core::{replay::Direction, trace::Work};

use crate::{
    desk::{amount::Digits, narrator::Narrator, screen::RunsIn},
    race::{
        sentences::status,
        table::{Figure, NoRatio, RaceColumn, RaceRow, Ratio, TableTime},
    },
    words::{Words, figures, names},
};

/// Text for a figure that is not known yet.
const PENDING: &str = "…";

/// A figure in the format of its column; `digits` is the common format of counts there.
pub fn written(column: RaceColumn, figure: Figure, digits: Digits) -> String {
    let value = match figure {
        Figure::Known(value) => value,
        Figure::Awaited => return PENDING.to_owned(),
        Figure::None => return figures::NONE.to_owned(),
    };
    match column {
        RaceColumn::Time => figures::seconds(value),
        RaceColumn::Memory => figures::bytes(value),
        RaceColumn::Branching => figures::hundredths(value),
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Peak
        | RaceColumn::Work
        | RaceColumn::Moves => digits.write(value as u64),
    }
}

/// The text below a known figure: its ratio to the lane before, or what the figure leaves out.
pub fn below(words: &Words, row: &RaceRow, at: usize) -> Option<String> {
    row.figures[at].value()?;
    if leaves_out_the_stack(row, at) {
        return Some(words.say("race-memory-stack"));
    }
    if is_path(row, at) {
        return Some(words.say("race-on-the-path"));
    }
    match row.ratios[at] {
        Ratio::Known(times) => Some(figures::ratio(times)),
        Ratio::Awaited => Some(PENDING.to_owned()),
        Ratio::None | Ratio::Unlike(_) => None,
    }
}

/// Whether a figure is the memory of a search whose stack is not measured.
fn leaves_out_the_stack(row: &RaceRow, at: usize) -> bool {
    RaceColumn::FIGURES[at] == RaceColumn::Memory && row.lane.is_deepening()
}

/// Whether a figure in the column of frontiers counts the boards of a path.
fn is_path(row: &RaceRow, at: usize) -> bool {
    RaceColumn::FIGURES[at] == RaceColumn::Peak && row.lane.is_deepening()
}

/// The tooltip of a cell, line by line.
pub fn convention(
    narrator: Narrator<'_>,
    time: TableTime,
    column: RaceColumn,
    row: &RaceRow,
    at: usize,
) -> String {
    let figure = match column {
        RaceColumn::Time => spread(narrator, row),
        RaceColumn::Work => Some(kinds(narrator, row)).filter(|kinds| !kinds.is_empty()),
        RaceColumn::Moves => {
            row.figures[at].value().and_then(|moves| status::longer(narrator, moves as usize))
        }
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Peak
        | RaceColumn::Memory
        | RaceColumn::Branching => None,
    };
    let is_so_far = time == TableTime::SoFar;
    let figure =
        figure.filter(|_| !is_so_far).unwrap_or_else(|| written(column, row.figures[at], Digits::All));
    let figure =
        if is_path(row, at) { narrator.words.tell("race-path", &[("n", figure.into())]) } else { figure };
    let is_known = row.figures[at].value().is_some();
    let stack =
        (is_known && leaves_out_the_stack(row, at)).then(|| narrator.words.say("race-memory-stack-note"));
    let in_the_end = against(narrator, column, row, at).into_iter().chain(look_ups(narrator, column, row));
    let more = stack.into_iter().chain(in_the_end.filter(|_| !is_so_far));
    std::iter::once(figure).chain(more).collect::<Vec<_>>().join("\n")
}

/// The ratio to the lane before, or why there is no such ratio.
fn against(narrator: Narrator<'_>, column: RaceColumn, row: &RaceRow, at: usize) -> Option<String> {
    let before = row.before.filter(|_| column.has_ratio() && row.figures[at].value().is_some())?;
    let id = match row.ratios[at] {
        Ratio::Known(times) => {
            let args = [
                ("times", figures::ratio(times).into()),
                ("lane", names::lane(narrator.words, before).into()),
            ];
            return Some(narrator.words.tell("race-ratio", &args));
        }
        Ratio::Awaited => "race-ratio-awaited",
        Ratio::None => "race-ratio-none",
        Ratio::Unlike(NoRatio::Kinds) => "race-ratio-kinds",
        Ratio::Unlike(NoRatio::Stack) => "race-ratio-stack",
        Ratio::Unlike(NoRatio::Path) => "race-ratio-path",
    };
    Some(narrator.words.tell(id, &[("lane", names::lane(narrator.words, before).into())]))
}

/// The median run time with its spread.
fn spread(narrator: Narrator<'_>, row: &RaceRow) -> Option<String> {
    let time = narrator.seen.lane(row.lane).times?.search;
    Some(figures::spread(narrator.words, &time))
}

/// The work of each kind, one line each; with a table, building it and looking up in it together.
fn kinds(narrator: Narrator<'_>, row: &RaceRow) -> String {
    let Some(work) = &narrator.seen.lane(row.lane).work else { return String::new() };
    let sentence = |(kind, amount): (Work, u64)| {
        narrator.words.tell(format!("race-work-{}", kind.name()), &[("n", amount.into())])
    };
    work.done_with_table().map(sentence).collect::<Vec<_>>().join("\n")
}

/// The figure of realm 3's look-ups in this column; `None` for other realms, and for columns in which look-ups have no
/// figure.
fn look_ups(narrator: Narrator<'_>, column: RaceColumn, row: &RaceRow) -> Option<String> {
    let lane = narrator.seen.lane(row.lane);
    let count = lane.recording.edge().tally.lookups;
    let has_look_ups = row.lane.looks_up() && count > 0;
    let (id, amount) = match column {
        _ if !has_look_ups => return None,
        // Memory is measured together with the table.
        RaceColumn::Memory => return lane.peak_memory.map(|_| narrator.words.say("race-memory-table")),
        RaceColumn::Expanded => ("race-look-ups-expanded", figures::grouped(count)),
        RaceColumn::Work => ("race-look-ups-work", figures::grouped(lane.work.as_ref()?.total())),
        RaceColumn::Time => ("race-look-ups-time", figures::seconds(lane.times?.lookup?.median)),
        RaceColumn::Realm
        | RaceColumn::Generated
        | RaceColumn::Peak
        | RaceColumn::Moves
        | RaceColumn::Branching => return None,
    };
    Some(narrator.words.tell(id, &[("amount", amount.into())]))
}

/// The id of the text for a press on a column's name, by the current sorting.
pub const fn sorting(now: Option<Direction>) -> &'static str {
    match now {
        None => "race-sort",
        Some(Direction::Forward) => "race-sorted-least",
        Some(Direction::Back) => "race-sorted-most",
    }
}

/// The id of a column's name. The name says so where a browser measures the figures.
pub fn name(column: RaceColumn, runs_in: RunsIn) -> String {
    let measured = matches!(column, RaceColumn::Memory | RaceColumn::Time);
    let browser = if measured && runs_in == RunsIn::Browser { "-browser" } else { "" };
    format!("race-column-{}{browser}", column.name())
}

/// The id of a column's name in full, for places with more room.
pub fn long_name(column: RaceColumn, runs_in: RunsIn) -> String {
    let long = if column == RaceColumn::Branching { "-long" } else { "" };
    name(column, runs_in) + long
}

/// The id of the note on what the figures of a column count, and how.
pub fn note(column: RaceColumn, runs_in: RunsIn) -> String {
    name(column, runs_in) + "-note"
}
