//! The tables of figures: the same figures as on the screen, in whole units, for other programs.

use eight_realms_core::{
    job::Summary,
    report::{QuestionRow, Table, question_csv},
};

use crate::{
    desk::{figure::Figure, screen::StageTab},
    heuristics::{distances::HeuristicRow, view::HeuristicsView},
    plots::{PlotCurve, TimeSpread},
    race::table::{RaceColumn, race_table},
    view::View,
};

/// Whether a figure has a table.
pub(super) fn has_table(view: &View<'_>, figure: Figure) -> bool {
    match figure {
        Figure::Window | Figure::Film | Figure::Question => false,
        Figure::Stage => match view.model.stage {
            StageTab::Race => view.race.as_ref().is_some_and(|race| !race.lanes.is_empty()),
            StageTab::Heuristics => true,
            StageTab::Step | StageTab::Reading | StageTab::Inside | StageTab::Map => false,
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
        Figure::Window | Figure::Film | Figure::Question => return None,
        Figure::Board => solution(view)?,
        Figure::Frontier => curves(&view.plots.frontier, ["expanded", "frontier"]),
        Figure::Expanded => curves(&view.plots.expanded, ["seconds", "expanded"]),
        Figure::Time => times(&view.plots.times),
        Figure::Results => results(view),
        Figure::Stage => match &view.heuristics {
            Some(heuristics) => of_heuristics(heuristics),
            None => race(view),
        },
    })
}

/// A board for each move of the solution.
fn solution(view: &View<'_>) -> Option<Table> {
    let path = view.model.chosen_lane().path()?;
    let boards = path.boards(view.model.puzzle.start);
    let mut table = Table::new(["move", "blank_moves", "tile", "board"]);
    table.push([0.to_string(), String::new(), String::new(), boards.first()?.letters()]);
    for (number, (pair, by)) in boards.windows(2).zip(&path.moves).enumerate() {
        // The tile that was moved is where the blank was not before.
        let tile = pair[0].tile(pair[1].blank());
        table.push([(number + 1).to_string(), by.letter().to_string(), tile.to_string(), pair[1].letters()]);
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

/// A number as programs read it: no groups of digits, and no digits that nothing was measured to.
fn number(value: f64) -> String {
    value.to_string()
}
