//! Rows for people: a table with grouped numbers, and under it the conventions that its numbers go by.

use eight_realms_app::words::{
    Words,
    solution::{self, SolutionForm},
};
use eight_realms_core::{
    puzzle::{Board, Order, Puzzle},
    realm::{Path, Realm},
    report::ReportRow,
};

use super::grid::{grid, seconds};

/// One realm: its table of one row, and the path in this form.
pub fn one(words: &Words, row: &ReportRow, form: SolutionForm) -> String {
    let mut lines = lines(words, std::slice::from_ref(row));
    lines.extend(row.path.as_ref().map(|path| path_line(words, row, path, form)));
    lines.join("\n") + "\n"
}

/// The path in this form and, unless it is the usual one, what its letters or numbers are. Boards are on lines of their
/// own.
fn path_line(words: &Words, row: &ReportRow, path: &str, form: SolutionForm) -> String {
    let text = solution::text(words, form, Board::of_letters(&row.start), &Path::of_letters(path));
    let line = |text: String| words.tell("cli-path", &[("path", text.into())]);
    let convention = || words.say(form.convention());
    match form {
        SolutionForm::Blank => line(text),
        SolutionForm::Boards => [convention(), text].join("\n"),
        SolutionForm::Tile | SolutionForm::Numbers | SolutionForm::Words => {
            [convention(), line(text)].join("\n")
        }
    }
}

/// The puzzle, a row for each realm, and the conventions; ends with a newline. All rows are of one puzzle.
pub fn several(words: &Words, rows: &[ReportRow]) -> String {
    lines(words, rows).join("\n") + "\n"
}

fn lines(words: &Words, rows: &[ReportRow]) -> Vec<String> {
    let mut lines = heading(words, rows);
    lines.push(grid(words, rows).to_string());
    lines.extend(conventions(words, rows));
    lines
}

/// The start and the goal, and a note if no path connects them.
fn heading(words: &Words, rows: &[ReportRow]) -> Vec<String> {
    let Some(row) = rows.first() else { return Vec::new() };
    let puzzle = Puzzle::new(Board::of_letters(&row.start), Board::of_letters(&row.goal));
    let (start, goal) = (puzzle.start.to_string(), puzzle.goal.to_string());
    let mut lines = vec![words.tell("cli-puzzle", &[("start", start.into()), ("goal", goal.into())])];
    if !row.solvable {
        let inversions = puzzle.inversions().len().into();
        let arguments = [("inversions", inversions), ("goal", puzzle.goal.to_string().into())];
        lines.push(words.tell("unsolvable", &arguments));
    }
    lines
}

/// The conventions that the numbers go by, a line each, as far as they concern these rows.
fn conventions(words: &Words, rows: &[ReportRow]) -> Vec<String> {
    let Some(first) = rows.first() else { return Vec::new() };
    let mut lines = Vec::new();
    if first.lane.is_some() {
        lines.push(words.tell("report-lanes", &[("order", Order::default().to_string().into())]));
    } else {
        lines.push(words.tell("report-order", &[("order", first.order.as_str().into())]));
        lines.extend(ties(words, rows));
        lines.extend(heuristics(words, rows));
        lines.extend(goal_tests(words, rows));
    }
    lines.extend(weight(words, rows));
    lines.extend(rows.iter().find(|row| row.f == Some("h")).map(|_| words.say("report-greedy")));
    lines.extend(rows.iter().filter_map(|row| cut_off(words, row)));
    lines.extend(["report-expanded", "report-generated", "report-peak"].map(|count| words.say(count)));
    lines.extend(rows.iter().find(|row| row.realm == "8").map(|_| words.say("report-deepening")));
    lines.extend(rows.iter().find_map(|row| cost_of_table(words, row)));
    lines.extend(["report-branching", "report-work", "report-memory"].map(|count| words.say(count)));
    lines.extend(runs(words, rows).map(|runs| words.tell("report-time", &[("runs", runs.into())])));
    lines
}

/// The number of measurements of the run time: `25`, or `3 to 25` if realms differ; `None` if none was made.
fn runs(words: &Words, rows: &[ReportRow]) -> Option<String> {
    let runs = || rows.iter().filter_map(|row| Some(row.run_time?.runs));
    let (least, most) = (runs().min()?, runs().max()?);
    if least == most {
        return Some(most.to_string());
    }
    Some(words.tell("report-runs", &[("least", least.into()), ("most", most.into())]))
}

fn ties(words: &Words, rows: &[ReportRow]) -> Option<String> {
    let (tie, tie_order) = rows.iter().find_map(|row| row.tie.zip(row.tie_order))?;
    let [tie, tie_order] =
        [format!("ties-{tie}"), format!("tie-order-{tie_order}")].map(|id| words.say(&id).into());
    Some(words.tell("report-ties", &[("tie", tie), ("tie-order", tie_order)]))
}

/// The heuristic of each realm: `5 misplaced tiles, 6 Manhattan distance`.
fn heuristics(words: &Words, rows: &[ReportRow]) -> Option<String> {
    let heuristic = |row: &ReportRow| Some(words.say(format!("heuristic-{}", row.heuristic?)));
    let uses = rows.iter().filter_map(|row| Some(format!("{} {}", row.realm, heuristic(row)?)));
    let uses: Vec<String> = uses.collect();
    (!uses.is_empty()).then(|| words.tell("report-heuristics", &[("heuristics", uses.join(", ").into())]))
}

/// The realms that test for the goal at another time than usual: `2 when expanded`.
fn goal_tests(words: &Words, rows: &[ReportRow]) -> Option<String> {
    let is_other = |row: &&ReportRow| {
        let realm: Option<Realm> = row.realm.parse().ok();
        row.goal_test != realm.map(|realm| realm.own_goal_test().name())
    };
    let test = |row: &ReportRow| {
        let when = words.say(format!("report-test-{}", row.goal_test?));
        Some(format!("{} {when}", row.realm))
    };
    let tests: Vec<String> = rows.iter().filter(is_other).filter_map(test).collect();
    (!tests.is_empty()).then(|| words.tell("report-goal-tests", &[("tests", tests.join(", ").into())]))
}

/// That a search has been cut off at its depth limit; `None` if it has not.
fn cut_off(words: &Words, row: &ReportRow) -> Option<String> {
    let limit = row.depth_limit.filter(|_| row.outcome == "cutoff")?;
    let who = row.lane.map_or_else(|| row.realm.to_owned(), String::from);
    Some(words.tell("report-cut-off", &[("who", who.into()), ("depth", limit.into())]))
}

/// The effect of the weight on f, and on the path; `None` without a weight. Of several weights none is named.
fn weight(words: &Words, rows: &[ReportRow]) -> Option<String> {
    let weight = rows.iter().find_map(|row| row.weight)?;
    if rows.iter().filter_map(|row| row.weight).any(|other| other.to_bits() != weight.to_bits()) {
        return Some(words.say("report-weights"));
    }
    Some(words.tell("report-weight", &[("weight", format!("{weight:.1}").into())]))
}

/// The cost of the look-ups in realm 3's table. The row itself is about the table.
fn cost_of_table(words: &Words, row: &ReportRow) -> Option<String> {
    let (lookups, time) = (row.lookups?, seconds(row.lookup_seconds?));
    Some(words.tell("report-table", &[("lookups", lookups.into()), ("time", time.into())]))
}
