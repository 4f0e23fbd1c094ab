//! The view of the laboratory: only the visible face is computed, and of the results only what has changed.

use std::sync::Arc;

use eight_realms_core::{
    lab::{BookRow, LabPreset, Layer, Measure, SummaryRow, figures},
    lane::{Lane, LaneId},
    puzzle::Board,
};

use super::{
    LabFace, LabShow,
    cells::Cells,
    chart::{LabChart, LabCount, LabPlot, Pick, Source},
    parts::ChartParts,
    prepare,
    run::{LabRun, Standing},
    setup::{LabSetup, SetupFault},
};
use crate::desk::{cached::Cached, screen::StageTab, seen::SeenDesk};

/// The visible face.
#[derive(Clone)]
pub enum LabView {
    SetUp(SetUpView),
    Results(Box<ResultsView>),
    /// Facts that are checked: the model has them.
    Check,
}

/// What is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUpView {
    /// How large the experiment is, or why there is none.
    pub size: Result<ExperimentSize, SetupFault>,
    /// The preset that it is; `None` for an experiment of one's own.
    pub preset: Option<LabPreset>,
}

/// How large an experiment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExperimentSize {
    pub boards: usize,
    pub variants: usize,
    /// Pairs of variant and board.
    pub pairs: usize,
    /// Searches that are made for their counts.
    pub searches: usize,
    /// Boards without a path, which are not searched.
    pub unsolvable: usize,
}

/// A variant of the results.
#[derive(Clone, Debug, PartialEq)]
pub struct VariantView {
    pub lane: Lane,
    /// `None` beyond the eighth, which have no curve.
    pub mark: Option<LaneId>,
}

/// Results so far.
#[derive(Clone)]
pub struct ResultsView {
    pub variants: Vec<VariantView>,
    pub chart: Arc<LabChart>,
    pub table: Arc<LabTable>,
    pub progress: Progress,
    /// Depths of the boards.
    pub depths: Vec<u8>,
    /// The depth that the plots of one depth show.
    pub depth: u8,
    pub against: usize,
    /// The variant that is compared board for board.
    pub compared: usize,
    pub card: Option<Arc<BoardsCard>>,
    /// Whether another view of the same results would show more.
    pub is_pending: bool,
}

/// How far the run is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    pub standing: Standing,
    /// Share of the phase, 0 to 1.
    pub share: f64,
    pub seconds_left: f64,
    /// Pairs that are counted, and all of them.
    pub counted: [usize; 2],
    pub disturbed: u32,
}

/// The figures of all variants at one depth.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLine {
    pub depth: u8,
    /// Boards, and all that there are of this depth.
    pub boards: [usize; 2],
    pub cells: Vec<Option<SummaryRow>>,
}

/// The table: a line for each depth.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LabTable {
    pub lines: Vec<TableLine>,
    /// The two tables of a textbook, for its searches.
    pub book: Option<Vec<BookRow>>,
}

/// A board of the card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardBoard {
    /// Its number.
    pub number: usize,
    pub start: Board,
    /// `None` for the board in hand, alone on the card, while totals of it are covered.
    pub figures: Option<CardFigures>,
}

/// What a search has found of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFigures {
    pub expanded: u64,
    /// Moves of the path; `None` without one.
    pub moves: Option<u8>,
}

/// The boards behind a dot.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardsCard {
    pub pick: Pick,
    /// The lane that has counted, if it is a twin.
    pub counted_by: Option<Lane>,
    /// Number of boards behind the dot.
    pub boards: usize,
    /// The fewest boards expanded, the median, the most, then others in between.
    pub shown: Vec<CardBoard>,
}

/// Most boards on a card.
pub const MOST_ON_CARD: usize = 23;

/// What a plot is made from; the last figures grow with what is known.
type ChartKey = (u64, LabPlot, LabCount, u8, [usize; 2], [u64; 2]);

/// Results that are kept from one view to the next.
#[derive(Default)]
pub(crate) struct LabCache {
    set_up: Cached<(LabSetup, Board), SetUpView>,
    figures: Cells<SummaryRow>,
    parts: ChartParts,
    chart: Cached<ChartKey, Arc<LabChart>>,
    table: Cached<u64, Arc<LabTable>>,
    card: Cached<(u64, Pick, u64, Option<usize>), Arc<BoardsCard>>,
}

/// Share by which what is known of single boards has to grow, until a plot of them is made anew.
const GROWN: f64 = 1.1;

impl LabView {
    /// The visible face; `None` on another tab.
    pub(crate) fn of(model: SeenDesk<'_>, lab: &LabShow, cache: &mut LabCache) -> Option<Self> {
        if model.stage != StageTab::Lab {
            return None;
        }
        Some(match (&lab.run, lab.face) {
            (Some(run), LabFace::Plot | LabFace::Table) => {
                Self::Results(Box::new(ResultsView::of(lab, run, covered(lab, run, model), cache)))
            }
            (_, LabFace::Check) => Self::Check,
            (None, _) | (_, LabFace::SetUp) => {
                Self::SetUp(cache.set_up.get((lab.setup.clone(), model.puzzle.goal), || SetUpView {
                    size: ExperimentSize::of(lab, model),
                    preset: lab.setup.preset(),
                }))
            }
        })
    }

    /// Whether another view of the same results would show more.
    pub fn is_pending(&self) -> bool {
        matches!(self, Self::Results(results) if results.is_pending)
    }
}

/// The board in hand among those of the run, by its number, while the totals of a search of it are covered and boards are
/// shown.
fn covered(lab: &LabShow, run: &LabRun, model: SeenDesk<'_>) -> Option<usize> {
    let is_covered =
        || model.has_open_question() || model.lane_ids().into_iter().any(|id| model.is_covered(id));
    let has_goal = run.prepared.experiment().goal == model.puzzle.goal;
    if lab.picked.is_none() || !has_goal || !is_covered() {
        return None;
    }
    run.prepared.boards().iter().position(|board| board.start == model.puzzle.start)
}

impl ExperimentSize {
    fn of(lab: &LabShow, model: SeenDesk<'_>) -> Result<Self, SetupFault> {
        let prepared = prepare(&lab.setup, &model)?;
        Ok(Self {
            boards: prepared.boards().len(),
            variants: prepared.variants().len(),
            pairs: prepared.pairs(),
            searches: prepared.countings(),
            unsolvable: prepared.boards().iter().filter(|board| board.depth.is_none()).count(),
        })
    }
}

impl LabTable {
    fn of(cells: &Cells<SummaryRow>, run: &LabRun) -> Self {
        let line = |(place, layer): (usize, &Layer)| {
            let depth = layer.depth?;
            let cell = |variant: usize| cells.at(variant, place).cloned();
            let boards = [layer.boards.len(), run.prepared.layer(depth)];
            Some(TableLine { depth, boards, cells: (0..run.variants()).map(cell).collect() })
        };
        let rows: Vec<SummaryRow> = cells.all().cloned().collect();
        Self {
            lines: run.layers.iter().enumerate().filter_map(line).collect(),
            book: BookRow::of(&run.prepared, &rows),
        }
    }
}

impl ResultsView {
    fn of(lab: &LabShow, run: &LabRun, covered: Option<usize>, cache: &mut LabCache) -> Self {
        let known = |variant: usize, layer: usize| run.known(variant, layer);
        let has_figures = cache
            .figures
            .follow(run, 0, known, |variant, layer| figures(&run.prepared, &run.results, variant, layer));
        let depths: Vec<u8> = run.layers.iter().filter_map(|layer| layer.depth).collect();
        let deepest = || common_depth(run).or(depths.last().copied()).unwrap_or(0);
        let depth = lab.depth.filter(|depth| depths.contains(depth)).unwrap_or_else(deepest);
        let against = lab.against.min(run.variants().saturating_sub(1));
        let compared = lab.compared(run.variants());
        let counted = run.results.counted();
        // Plots of figures follow the figures; plots of boards, and cards, follow what is counted, a little behind.
        let known = match run.standing {
            Standing::Running(Measure::Counts) => (counted.max(1) as f64).log(GROWN).floor() as u64,
            _ => u64::MAX - counted as u64,
        };
        let made = lab.plot.parts().map(|parts| cache.parts.follow(run, parts, against));
        let of_plot = match (lab.plot, &made) {
            (LabPlot::Growth | LabPlot::Times, _) => [cache.figures.version(), 0],
            (_, None) => [known, 0],
            (_, Some(made)) if matches!(run.standing, Standing::Running(Measure::Counts)) => {
                [known, made.made]
            }
            (_, Some(made)) => [known, made.version],
        };
        let is_up_to_date = has_figures && made.is_none_or(|made| made.is_up_to_date);
        let key = (run.number, lab.plot, lab.count, depth, [against, compared], of_plot);
        let LabCache { figures, parts, chart, table, card, .. } = cache;
        let source =
            Source { run, figures, parts, plot: lab.plot, count: lab.count, depth, against, compared };
        let chart = chart.get(key, || Arc::new(LabChart::of(&source)));
        let table = table.get(figures.version(), || Arc::new(LabTable::of(figures, run)));
        let card = lab.picked.map(|pick| {
            card.get((run.number, pick, known, covered), || Arc::new(BoardsCard::of(run, pick, covered)))
        });
        Self {
            variants: (0..run.variants()).map(|variant| VariantView::of(run, variant)).collect(),
            chart,
            table,
            progress: Progress {
                standing: run.standing,
                share: run.share(),
                seconds_left: run.seconds_left(),
                counted: [counted, run.prepared.pairs()],
                disturbed: run.disturbed,
            },
            depths,
            depth,
            against,
            compared,
            card,
            is_pending: !is_up_to_date,
        }
    }
}

/// The greatest depth that every variant searches, a little before the end: there the differences are clear, and boards
/// are still many.
fn common_depth(run: &LabRun) -> Option<u8> {
    let depths = run.layers.iter().filter_map(|layer| layer.depth);
    let is_common = |depth: &u8| run.prepared.variants().iter().all(|variant| variant.searches(*depth));
    let common: Vec<u8> = depths.filter(is_common).collect();
    common.iter().rev().find(|depth| **depth <= CLEAR).or(common.first()).copied()
}

/// A depth at which searches differ clearly and boards are many.
const CLEAR: u8 = 20;

impl VariantView {
    fn of(run: &LabRun, variant: usize) -> Self {
        Self { lane: run.prepared.variants()[variant].lane, mark: run.mark(variant) }
    }
}

impl BoardsCard {
    /// The board that is covered is left out, so that no place tells what it costs; alone, it has no figures.
    fn of(run: &LabRun, pick: Pick, covered: Option<usize>) -> Self {
        let mut boards = pick.boards(run);
        let all = boards.len();
        if all > 1 {
            boards.retain(|(_, number)| Some(*number) != covered);
        }
        let (last, median) = (boards.len().saturating_sub(1), boards.len().saturating_sub(1) / 2);
        let mut places = vec![0, median, last];
        let others = MOST_ON_CARD - places.len();
        places.extend((1..=others).map(|number| number * last / (others + 1)));
        let mut seen = Vec::new();
        places.retain(|place| {
            let is_new = *place < boards.len() && !seen.contains(place);
            seen.push(*place);
            is_new
        });
        let card = |place: usize| {
            let (expanded, number) = boards[place];
            let moves = run.results.counts(pick.variant, number).and_then(|counts| counts.moves);
            let figures = (Some(number) != covered).then_some(CardFigures { expanded, moves });
            CardBoard { number, start: run.prepared.boards()[number].start, figures }
        };
        let (own, by) = (run.prepared.variants()[pick.variant].lane, run.prepared.counted_by(pick.variant));
        Self {
            pick,
            counted_by: (own != by).then_some(by),
            boards: all,
            shown: places.into_iter().map(card).collect(),
        }
    }
}
