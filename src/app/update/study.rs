//! In the study of estimates.

use super::puzzles;
use crate::{
    app::{Effect, Model, Notice, Picked, Region, StudyAction, StudyNews, StudyTask},
    heuristic::Estimate,
    puzzle::Puzzle,
};

/// Lets it happen.
pub fn act(model: &mut Model, action: StudyAction) -> Option<Effect> {
    match action {
        StudyAction::Face(face) => model.study.face = face,
        StudyAction::Estimate(estimate) => look_at(model, estimate),
        StudyAction::Board(board) => model.study.board = board,
        StudyAction::Load(region) => return load(model, region),
    }
    None
}

/// Something has been worked out, or could not be.
pub fn hear(model: &mut Model, news: StudyNews) {
    match news {
        StudyNews::Surveyed(surveyed) => model.study.surveys.hear(surveyed),
        StudyNews::Lost(task, reason) => {
            match task {
                StudyTask::Survey => model.study.surveys.lose(),
            }
            model.notify(Notice::StudyLost { reason });
        }
    }
}

fn look_at(model: &mut Model, estimate: Estimate) {
    model.study.estimate = estimate;
    model.study.weight = estimate.weight().unwrap_or(model.study.weight);
}

/// The first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// estimate is not asked: it would promise a board that is none of its own.
fn load(model: &mut Model, region: Region) -> Option<Effect> {
    let (estimate, goal) = (model.study.estimate, model.puzzle.goal);
    let surveyed = model.study.surveys.of(estimate, goal)?;
    let boards = region.boards(surveyed);
    let number = model
        .study
        .picked
        .filter(|picked| picked.is_of(region, estimate, goal))
        .map_or(0, |picked| picked.next());
    let board = region.board(surveyed, number)?;
    model.study.picked = Some(Picked { region, estimate, goal, number, boards });
    model.notify(Notice::Picked { number: number + 1, boards });
    puzzles::set(model, Puzzle::new(board, goal))
}
