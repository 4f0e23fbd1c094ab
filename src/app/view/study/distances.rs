//! h against the true distance of every board.

use crate::{
    app::{Model, view::Stage},
    heuristic::{Estimate, Heuristic},
    job::{Summary, Surveyed},
    puzzle::{Board, Puzzle},
};

/// The picture of one estimate, beside a table of all.
#[derive(Clone)]
pub struct DistancesFace {
    /// The picture; `None` until the first one is known.
    pub picture: Option<Surveyed>,
    /// Whether the picture is of the estimate and the goal that are looked at, and not of those before.
    pub is_current: bool,
    /// All estimates, in the order of [`Estimate::ALL`].
    pub rows: Vec<EstimateRow>,
    /// Where the start lies in the picture, unless no way leads from it to the goal.
    pub start: Option<PicturePlace>,
    /// Where the board at the chosen realm's playhead lies.
    pub now: Option<PicturePlace>,
}

/// An estimate in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EstimateRow {
    /// Which one.
    pub estimate: Estimate,
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

impl EstimateRow {
    /// All estimates, in the order of [`Estimate::ALL`].
    pub(super) fn all(model: &Model) -> Vec<Self> {
        let (study, goal) = (&model.study, model.puzzle.goal);
        let summary = |estimate| study.surveys.of(estimate, goal).map(|known| known.summary);
        study.estimates().map(|estimate| Self { estimate, summary: summary(estimate) }).to_vec()
    }
}

impl DistancesFace {
    /// What is known now.
    pub fn of(model: &Model, stage: &Stage) -> Self {
        let (study, goal) = (&model.study, model.puzzle.goal);
        let picture = study.surveys.seen(study.estimate, goal).cloned();
        Self {
            is_current: picture.as_ref().is_some_and(|picture| picture.is_of(study.estimate, goal)),
            picture,
            rows: EstimateRow::all(model),
            start: place(model, model.puzzle.start),
            now: place(model, stage.at.board),
        }
    }
}

fn place(model: &Model, board: Board) -> Option<PicturePlace> {
    let goal = model.puzzle.goal;
    let distance = model.atlas.distance(&Puzzle::new(board, goal))?;
    Some(PicturePlace { h: model.study.estimate.to(goal).estimate(board), distance })
}
