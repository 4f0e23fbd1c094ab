//! h against the true distance of every board.

use std::{cell::Cell, rc::Rc};

use crate::{
    app::{LoadedBoard, Model, Region, view::Stage},
    heuristic::{Heuristic, HeuristicKind},
    job::{Summary, SurveyedHeuristic},
    puzzle::{Board, Puzzle},
};

/// The picture of one estimate, beside a table of all.
#[derive(Clone)]
pub struct DistancesFace {
    /// The picture; `None` until the first one is known.
    pub picture: Option<SurveyedHeuristic>,
    /// Whether the picture is of the estimate and the goal that are looked at, and not of those before.
    pub is_current: bool,
    /// All estimates, in the order of [`Estimate::ALL`].
    pub rows: Vec<HeuristicRow>,
    /// Where the start lies in the picture, unless no way leads from it to the goal.
    pub start: Option<PicturePlace>,
    /// Where the board at the chosen realm's playhead lies.
    pub now: Option<PicturePlace>,
    found: FoundLast,
}

/// The board that was found last for a region. Finding it goes through a whole layer, so it is kept while it is the
/// same; only when it is drawn it is known which region somebody points at.
pub(super) type FoundLast = Rc<Cell<Option<(LoadedBoard, Board)>>>;

/// An estimate in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeuristicRow {
    /// Which one.
    pub heuristic: HeuristicKind,
    /// What it comes to, once it is known.
    pub summary: Option<Summary>,
}

/// A place in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PicturePlace {
    /// h, in the estimate's unit.
    pub h: u16,
    /// True distance.
    pub distance: u8,
}

impl HeuristicRow {
    /// All estimates, in the order of [`Estimate::ALL`].
    pub(super) fn all(model: &Model) -> Vec<Self> {
        let (study, goal) = (&model.heuristics, model.puzzle.goal);
        let summary = |estimate| study.surveys.of(estimate, goal).map(|known| known.summary);
        study.heuristics().map(|estimate| Self { heuristic: estimate, summary: summary(estimate) }).to_vec()
    }
}

impl DistancesFace {
    /// What is known now.
    pub(super) fn of(model: &Model, stage: &Stage, found: &FoundLast) -> Self {
        let (study, goal) = (&model.heuristics, model.puzzle.goal);
        let picture = study.surveys.of(study.heuristic, goal).cloned();
        Self {
            is_current: picture.as_ref().is_some_and(|picture| picture.is_of(study.heuristic, goal)),
            picture,
            rows: HeuristicRow::all(model),
            start: place(model, model.puzzle.start),
            now: place(model, stage.at.board),
            found: Rc::clone(found),
        }
    }

    /// The board that a click on a region of the picture would load.
    pub fn on_offer(&self, model: &Model, region: Region) -> Option<Board> {
        let surveyed = self.picture.as_ref()?;
        let picked = model.pick(surveyed, region);
        if let Some((_, board)) = self.found.get().filter(|(found, _)| *found == picked) {
            return Some(board);
        }
        let board = region.board(surveyed, picked.number)?;
        self.found.set(Some((picked, board)));
        Some(board)
    }
}

fn place(model: &Model, board: Board) -> Option<PicturePlace> {
    let goal = model.puzzle.goal;
    let distance = model.distances.distance(&Puzzle::new(board, goal))?;
    Some(PicturePlace { h: model.heuristics.heuristic.to(goal).h(board), distance })
}
