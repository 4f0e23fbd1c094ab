//! What the study needs next: only what is looked at, and one thing at a time.

use super::{StudyEffect, StudyFace};
use crate::app::{Effect, Model, measure::Measuring};

/// The next thing to be worked out, if any is due. It pushes the stopwatch back.
pub fn study_next(model: &mut Model) -> Option<Effect> {
    let effect = survey_next(model)?;
    model.measuring = Measuring::Idle;
    Some(Effect::Study(effect))
}

/// The estimate that is looked at comes first, then those beside it in the table.
fn survey_next(model: &mut Model) -> Option<StudyEffect> {
    if !model.studies(StudyFace::Distances) || model.study.is_busy() {
        return None;
    }
    let goal = model.puzzle.goal;
    let study = &mut model.study;
    let mut wanted = std::iter::once(study.estimate).chain(study.estimates());
    let estimate = wanted.find(|estimate| study.surveys.lacks(*estimate, goal))?;
    let distances = study.surveys.distances(goal);
    study.surveys.ask(estimate, goal);
    Some(StudyEffect::Survey { estimate, goal, distances })
}
