//! h against the true distance of every board.

use std::{cell::Cell, rc::Rc};

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind},
    job::{Summary, SurveyedHeuristic},
    puzzle::{Board, Puzzle},
};

use crate::app::{HeuristicsShow, LoadedBoard, Region, SeenDesk, view::Stage};

/// The picture of one heuristic, beside a table of all.
#[derive(Clone)]
pub struct DistancesFace {
    /// The picture; `None` until the first one is ready.
    pub picture: Option<SurveyedHeuristic>,
    /// Whether the picture is of the selected heuristic and the current goal, and not of earlier ones.
    pub is_current: bool,
    /// All heuristics, in the order of [`HeuristicKind::ALL`].
    pub rows: Vec<HeuristicRow>,
    /// Place of the start in the picture; `None` if no path leads from it to the goal.
    pub start: Option<CellPlace>,
    /// Place of the board at the chosen realm's playhead; `None` if no path leads from it to the goal.
    pub now: Option<CellPlace>,
    last_board: LastBoard,
}

/// The board that was last looked up for a region. A look-up goes through a whole layer, so the board is kept while it
/// is the same. Only while drawing is it known which region the pointer is over.
pub(super) type LastBoard = Rc<Cell<Option<(LoadedBoard, Board)>>>;

/// A heuristic in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeuristicRow {
    pub heuristic: HeuristicKind,
    /// The figures of the heuristic, once they are known.
    pub summary: Option<Summary>,
}

/// A place in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPlace {
    /// h, in the heuristic's unit.
    pub h: u16,
    /// True distance.
    pub distance: u8,
}

impl HeuristicRow {
    /// All heuristics, in the order of [`HeuristicKind::ALL`].
    pub(super) fn all(model: SeenDesk<'_>, tab: &HeuristicsShow) -> Vec<Self> {
        let goal = model.puzzle.goal;
        let summary = |heuristic| tab.surveys.of(heuristic, goal).map(|survey| survey.summary);
        tab.heuristics().map(|heuristic| Self { heuristic, summary: summary(heuristic) }).to_vec()
    }
}

impl DistancesFace {
    /// The face at this moment.
    pub(super) fn of(
        model: SeenDesk<'_>,
        tab: &HeuristicsShow,
        stage: &Stage,
        last_board: &LastBoard,
    ) -> Self {
        let goal = model.puzzle.goal;
        let picture = tab.surveys.of_or_previous(tab.heuristic, goal).cloned();
        Self {
            is_current: picture.as_ref().is_some_and(|picture| picture.is_of(tab.heuristic, goal)),
            picture,
            rows: HeuristicRow::all(model, tab),
            start: place(model, tab, model.puzzle.start),
            now: place(model, tab, stage.at.board),
            last_board: Rc::clone(last_board),
        }
    }

    /// The board that a click on a region of the picture would load.
    pub fn on_offer(&self, model: SeenDesk<'_>, tab: &HeuristicsShow, region: Region) -> Option<Board> {
        let survey = self.picture.as_ref()?;
        let loaded = tab.pick(&model, survey, region);
        if let Some((_, board)) = self.last_board.get().filter(|(last, _)| *last == loaded) {
            return Some(board);
        }
        let board = region.board(survey, loaded.number)?;
        self.last_board.set(Some((loaded, board)));
        Some(board)
    }
}

fn place(model: SeenDesk<'_>, tab: &HeuristicsShow, board: Board) -> Option<CellPlace> {
    let goal = model.puzzle.goal;
    let distance = model.distances.distance(&Puzzle::new(board, goal))?;
    Some(CellPlace { h: tab.heuristic.to(goal).h(board), distance })
}
