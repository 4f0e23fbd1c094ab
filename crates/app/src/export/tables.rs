//! The tables of figures: the same figures as on the screen, in whole units, for other programs.

use eight_realms_core::{
    check::Finding,
    compare::ClassCounts,
    heuristic::Heuristic,
    job::Summary,
    lab::{BookRow, pairs, rounds, summary},
    lane::LaneId,
    map::{BoardIndex, MapStatus, MapStatuses},
    replay::Node,
    report::{QuestionRow, Table, csv_of, question_csv},
    trace::Side,
};
use serde::Serialize;

use crate::{
    desk::{
        figure::{Export, Figure, Form},
        screen::StageTab,
    },
    heuristics::{distances::HeuristicRow, view::HeuristicsView},
    lab::{LabFace, chart::LabPlot, view::LabView},
    plots::{PlotCurve, TimeSpread},
    race::{
        must_expand::{Expanded, MustExpandView},
        table::{RaceColumn, race_table},
    },
    step::frontier_list::{count_on_all_sides, on_all_sides},
    view::View,
    words::{Words, facts, figures},
};

/// Whether a figure has a table.
pub(super) fn has_table(view: &View<'_>, figure: Figure) -> bool {
    match figure {
        Figure::Window | Figure::Part | Figure::Film | Figure::Question => false,
        Figure::Stage => match view.model.stage {
            StageTab::Race => view.race.as_ref().is_some_and(|race| !race.lanes.is_empty()),
            StageTab::Heuristics => true,
            StageTab::Lab => match view.model.lab.face {
                LabFace::Check => !view.model.lab.checks.findings.is_empty(),
                LabFace::SetUp | LabFace::Plot | LabFace::Table => view.model.lab.run.is_some(),
            },
            // The order of the frontier tells which board is next.
            StageTab::Step => !view.model.has_open_question() && count_on_all_sides(&view.stage) > 0,
            StageTab::Map => !view.model.has_open_question() && reached(view) > 0,
            StageTab::Reading | StageTab::Inside => false,
        },
        Figure::Board => view.model.chosen_lane().path().is_some(),
        Figure::Frontier | Figure::Expanded | Figure::Time | Figure::Results => true,
    }
}

/// The table of a figure; `None` if it has none.
pub fn table(view: &View<'_>, figure: Figure) -> Option<Table> {
    if !has_table(view, figure) {
        return None;
    }
    Some(match figure {
        Figure::Window | Figure::Part | Figure::Film | Figure::Question => return None,
        Figure::Board => solution(view)?,
        Figure::Frontier => curves(&view.plots.frontier, ["expanded", "frontier"]),
        Figure::Expanded => curves(&view.plots.expanded, ["seconds", "expanded"]),
        Figure::Time => times(&view.plots.times),
        Figure::Results => results(view),
        Figure::Stage => match (view.model.stage, &view.heuristics) {
            (_, Some(heuristics)) => of_heuristics(heuristics),
            (StageTab::Lab, None) => lab(view)?,
            (StageTab::Step, None) => frontier(view),
            (StageTab::Map, None) => map(view),
            (_, None) => match view.race.as_ref().and_then(|race| race.must_expand.as_ref()) {
                Some(view) => must_expand(view),
                None => race(view),
            },
        },
    })
}

/// The text of a figure's table as CSV or Markdown; `None` if it has none.
pub fn text(view: &View<'_>, words: &Words, export: &Export) -> Option<String> {
    let table = table(view, export.figure)?;
    Some(match (export.form, export.figure) {
        (Form::Markdown, Figure::Results) => {
            table.markdown(|name| words.say(format!("asked-{}", id_of(name))), |_, cell| cell.to_owned())
        }
        (Form::Markdown, _) => markdown(words, &table),
        _ => table.csv(),
    })
}

/// A table as Markdown, its columns headed as on the screen, with their units, and what has a name there named so.
pub fn markdown(words: &Words, table: &Table) -> String {
    let word = |name: &str, cell: &str| match name {
        "heuristic" => words.say(format!("heuristic-{cell}")),
        "tie" => words.say(format!("ties-{cell}")),
        "tie_order" => words.say(format!("tie-order-{cell}")),
        "side" => words.say(format!("column-side-{cell}")),
        "status" => words.say(format!("column-status-{cell}")),
        "figure" => words.say(format!("column-{}", id_of(cell))),
        "name" => facts::name(words, cell),
        "ok" if cell == "true" => words.say("heuristics-yes"),
        "ok" => words.say("heuristics-no"),
        _ => cell.to_owned(),
    };
    table.markdown(|name| words.say(format!("column-{}", id_of(name))), word)
}

/// The name of a column in the ids of messages.
fn id_of(name: &str) -> String {
    name.replace('_', "-")
}

/// The number of rows of a figure's table, for which a long one is not made.
pub fn rows(view: &View<'_>, figure: Figure) -> usize {
    match (figure, view.model.stage) {
        (Figure::Stage, StageTab::Step) => count_on_all_sides(&view.stage),
        (Figure::Stage, StageTab::Map) => reached(view),
        (Figure::Results, _) => view.model.questions.rows().count(),
        (Figure::Stage, StageTab::Lab) => lab_rows(view),
        _ => table(view, figure).map_or(0, |table| table.len()),
    }
}

/// The boards that wait, in the order in which they are taken; of a deepening search, its path.
fn frontier(view: &View<'_>) -> Table {
    let settings = view.model.chosen_settings();
    let unit = view.model.chosen.unit(&settings);
    let has_costs = view.model.chosen.heuristic(&settings).is_some();
    let cost = |amount| if has_costs { figures::cost(amount, unit) } else { String::new() };
    let mut table = Table::new(["place", "board", "side", "g", "h", "f"]);
    for (place, node) in on_all_sides(view.model.desk, &view.stage).into_iter().enumerate() {
        let Node { board, g, h, f, side } = node;
        let place = (place + 1).to_string();
        table.push([place, board.letters(), name_of(side).to_owned(), g.to_string(), cost(h), cost(f)]);
    }
    table
}

const fn name_of(side: Side) -> &'static str {
    match side {
        Side::Forward => "forward",
        Side::Backward => "backward",
    }
}

/// The number of boards that the searches of the map have reached.
fn reached(view: &View<'_>) -> usize {
    lanes_on_map(view).map(|(_, statuses)| statuses.total().reached() as usize).sum()
}

fn lanes_on_map<'a>(view: &'a View<'_>) -> impl Iterator<Item = (LaneId, &'a MapStatuses)> {
    let lanes = view.maps.iter().map(|overlay| overlay.lane);
    lanes.filter_map(|lane| Some((lane, view.statuses.get(lane).as_deref()?)))
}

/// The boards that have been reached, by their distance to the goal: their status, and the events that led to it.
fn map(view: &View<'_>) -> Table {
    let mut table = Table::new([
        "realm",
        "board",
        "h_star",
        "from_start",
        "status",
        "visits",
        "generated_at",
        "expanded_at",
    ]);
    let or_empty = |figure: Option<u64>| figure.map(|figure| figure.to_string()).unwrap_or_default();
    for (lane, statuses) in lanes_on_map(view) {
        let recording = &view.model.lane(lane).recording;
        let data = statuses.data();
        let mut boards: Vec<BoardIndex> =
            (0..data.len() as BoardIndex).filter(|index| statuses.at(*index) != MapStatus::Unseen).collect();
        boards.sort_by_key(|index| data.band(*index));
        for index in boards {
            let board = data.board(index);
            let sides = [Side::Forward, Side::Backward];
            let histories = sides.map(|side| recording.history_of(board, side, statuses.moment()));
            let after = |event: Option<u64>| or_empty(event.map(|event| event + 1));
            let visits = Some(u64::from(statuses.visits(index))).filter(|visits| *visits > 0);
            table.push([
                lane.label().to_owned(),
                board.letters(),
                or_empty(data.to_goal(index).map(u64::from)),
                or_empty(data.from_start(index).map(u64::from)),
                statuses.at(index).name().to_owned(),
                or_empty(visits),
                after(histories.iter().find_map(|history| history.opened)),
                after(histories.iter().find_map(|history| history.expanded)),
            ]);
        }
    }
    table
}

/// A board for each move of the solution.
fn solution(view: &View<'_>) -> Option<Table> {
    let path = view.model.chosen_lane().path()?;
    let puzzle = view.model.puzzle;
    let settings = view.model.chosen_settings();
    let unit = view.model.chosen.unit(&settings);
    let heuristic = view.model.chosen.heuristic(&settings).map(|heuristic| heuristic.to(puzzle.goal));
    let mut made = path.moves.iter().map(ToString::to_string);
    let mut tiles = path.tiles(puzzle.start).into_iter().map(|tile| tile.to_string());
    let mut table = Table::new(["move", "blank_moves", "tile", "board", "g", "h"]);
    for (number, board) in path.boards(puzzle.start).into_iter().enumerate() {
        let [by, tile] = match number {
            0 => Default::default(),
            _ => [made.next()?, tiles.next()?],
        };
        let h = heuristic.as_ref().map(|heuristic| figures::cost(heuristic.h(board), unit));
        let number = number.to_string();
        table.push([number.clone(), by, tile, board.letters(), number, h.unwrap_or_default()]);
    }
    Some(table)
}

/// A row for each point of each curve.
fn curves(curves: &[PlotCurve], [x, y]: [&str; 2]) -> Table {
    let mut table = Table::new(["realm", x, y]);
    for curve in curves {
        for point in curve.points.iter() {
            table.push([curve.lane.label().to_owned(), number(point[0]), number(point[1])]);
        }
    }
    table
}

/// A row for each lane: median, least and greatest run time in seconds, and the number of runs.
fn times(rows: &[TimeSpread]) -> Table {
    let mut table =
        Table::new(["realm", "run_time_median", "run_time_min", "run_time_max", "runs", "table_median"]);
    for row in rows {
        let figures = row.answer.map(|time| [time.median, time.min, time.max].map(number));
        let runs = row.answer.map(|time| time.runs.to_string());
        let built = row.table_time.map(|time| number(time.median));
        let [median, min, max] = figures.unwrap_or_default();
        let label = row.lane.label().to_owned();
        table.push([label, median, min, max, runs.unwrap_or_default(), built.unwrap_or_default()]);
    }
    table
}

/// The table of the race, as it is sorted.
fn race(view: &View<'_>) -> Table {
    let names = RaceColumn::FIGURES.map(RaceColumn::name);
    let mut table = Table::new(["realm"].into_iter().chain(names));
    for row in race_table(view.model.desk, view.model.race) {
        let figures = row.figures.iter().map(|figure| figure.value().map(number).unwrap_or_default());
        table.push([row.lane.label().to_owned()].into_iter().chain(figures));
    }
    table
}

/// The expansions of each lane by class, where they are counted.
fn must_expand(view: &MustExpandView) -> Table {
    let mut table = Table::new(["realm", "necessary", "ties", "wasted", "again"]);
    for lane in view.figures.iter().flat_map(|figures| &figures.lanes) {
        let counts = match lane.expanded {
            Expanded::Counts(ClassCounts { necessary, ties, wasted, again }) => {
                [necessary, ties, wasted, again].map(|count| count.to_string())
            }
            Expanded::Counting | Expanded::NotConsistent | Expanded::LooksUp(_) => Default::default(),
        };
        table.push([lane.id.label().to_owned()].into_iter().chain(counts));
    }
    table
}

fn of_heuristics(view: &HeuristicsView) -> Table {
    match view {
        HeuristicsView::Distances(face) => summaries(&face.rows),
        HeuristicsView::Suboptimal(face) => summaries(&face.rows),
        HeuristicsView::Board(parts) => {
            let mut table = Table::new(["heuristic", "h", "h_star_minus_h"]);
            for row in &parts.rows {
                let error = row.error.map(number).unwrap_or_default();
                table.push([row.heuristic.name().to_owned(), number(row.h), error]);
            }
            table
        }
        HeuristicsView::Orders(bars) => {
            let mut table = Table::new(["order", "tie", "tie_order", "count", "moves"]);
            for bar in bars.iter().flat_map(|bars| &bars.rows).flat_map(|row| &row.bars) {
                let trial = bar.trial;
                table.push([
                    trial.order.to_string(),
                    trial.tie.name().to_owned(),
                    trial.tie_order.name().to_owned(),
                    bar.value.map(|value| value.to_string()).unwrap_or_default(),
                    bar.moves.map(|moves| moves.to_string()).unwrap_or_default(),
                ]);
            }
            table
        }
    }
}

/// A row for each heuristic, compared with true distances over all boards; in moves.
fn summaries(rows: &[HeuristicRow]) -> Table {
    let mut table = Table::new([
        "heuristic",
        "mean_h",
        "mean_h_star_minus_h",
        "largest_h",
        "exact",
        "over",
        "largest_excess",
        "boards",
    ]);
    for row in rows {
        let figures = row.summary.map(|Summary { mean, error, greatest, exact, over, excess, boards }| {
            let counts = [exact, over, boards].map(|count| count.to_string());
            let [mean, error, greatest, excess] = [mean, error, greatest, excess].map(number);
            let [exact, over, boards] = counts;
            [mean, error, greatest, exact, over, excess, boards]
        });
        let name = row.heuristic.name().to_owned();
        table.push([name].into_iter().chain(figures.into_iter().flatten()));
    }
    table
}

/// The answers, with the columns of their file.
fn results(view: &View<'_>) -> Table {
    let rows: Vec<QuestionRow> = view.model.questions.rows().collect();
    Table::of_csv(&question_csv(rows))
}

/// Number of significant digits of what is measured, or a mean.
const DIGITS: i32 = 4;

/// A number as programs read it, without groups of digits. What is whole is exact; what is not has the digits that mean
/// something.
fn number(value: f64) -> String {
    if value.fract() == 0.0 {
        return value.to_string();
    }
    let before_point = value.abs().log10().floor() as i32 + 1;
    let decimals = (DIGITS - before_point).max(0) as usize;
    let text = format!("{value:.decimals$}");
    if decimals == 0 { text } else { text.trim_end_matches('0').trim_end_matches('.').to_owned() }
}

/// A fact that was checked, its figures as JSON.
#[derive(Serialize)]
struct FindingRow {
    name: String,
    ok: bool,
    found: String,
    expected: String,
    seconds: f64,
}

/// The number of rows of the laboratory's table, which is long in the making.
fn lab_rows(view: &View<'_>) -> usize {
    let lab = view.model.lab;
    let (Some(LabView::Results(results)), Some(run)) = (&view.lab, &lab.run) else {
        return lab.checks.findings.len();
    };
    if lab.face == LabFace::Plot && lab.plot == LabPlot::Pairs {
        return run.variants().saturating_sub(1);
    }
    if lab.face == LabFace::Plot && lab.plot == LabPlot::Rounds {
        return results.chart.curves.iter().map(|curve| curve.points.len()).sum();
    }
    if let Some(book) = &results.table.book {
        return book.len();
    }
    let rows = |variant: usize| {
        let depths = results.table.lines.iter().filter(|line| line.cells[variant].is_some()).count();
        // All depths together have a row of their own.
        if depths > 1 { depths + 1 } else { depths }
    };
    (0..run.variants()).map(rows).sum()
}

/// The figures of the laboratory, or one variant beside another board for board.
fn lab(view: &View<'_>) -> Option<Table> {
    let lab = view.model.lab;
    if lab.face == LabFace::Check {
        let row = |finding: &Finding| FindingRow {
            name: finding.name.clone(),
            ok: finding.ok,
            found: finding.found.to_string(),
            expected: finding.expected.to_string(),
            seconds: finding.seconds,
        };
        return Some(Table::of_csv(&csv_of(lab.checks.findings.iter().map(row))));
    }
    let run = lab.run.as_ref()?;
    let csv = match lab.face {
        LabFace::Plot if lab.plot == LabPlot::Pairs => {
            csv_of(pairs(&run.prepared, &run.results, lab.against))
        }
        LabFace::Plot if lab.plot == LabPlot::Rounds => csv_of(rounds(&run.prepared, &run.results)),
        LabFace::SetUp | LabFace::Plot | LabFace::Table | LabFace::Check => {
            let figures = summary(&run.prepared, &run.results);
            BookRow::of(&run.prepared, &figures).map_or_else(|| csv_of(&figures), |book| csv_of(&book))
        }
    };
    Some(Table::of_csv(&csv))
}
