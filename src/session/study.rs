//! The errands of the study of estimates.

use std::{io, sync::Arc};

use crate::{
    app::{StudyEffect, StudyNews, StudyTask, Surveyed},
    heuristic::Estimate,
    puzzle::Board,
    space::Distances,
    worker::{Errand, Said, Wake},
};

/// At most one errand of each kind. Replacing one ends it.
#[derive(Default)]
pub struct Studies {
    survey: Option<Errand<Surveyed>>,
}

impl Studies {
    /// How many errands have a thread.
    pub fn len(&self) -> usize {
        usize::from(self.survey.is_some())
    }

    /// Starts what is asked for; answers with news if that fails.
    pub fn carry_out(&mut self, effect: StudyEffect, wake: Wake) -> Option<StudyNews> {
        let (task, started) = match effect {
            StudyEffect::Survey { estimate, goal, distances } => {
                let survey = survey(estimate, goal, distances, wake);
                (StudyTask::Survey, survey.map(|errand| self.survey = Some(errand)))
            }
        };
        started.err().map(|error| StudyNews::Lost(task, error.to_string()))
    }

    /// What has been worked out since the last time.
    pub fn news(&mut self) -> Vec<StudyNews> {
        let mut news = Vec::new();
        hear(&mut self.survey, StudyTask::Survey, StudyNews::Surveyed, &mut news);
        news
    }
}

/// Takes in all that an errand has said; one that is over is put away.
fn hear<T: Send + 'static>(
    errand: &mut Option<Errand<T>>,
    task: StudyTask,
    tell: impl Fn(T) -> StudyNews,
    news: &mut Vec<StudyNews>,
) {
    while let Some(running) = errand {
        match running.poll() {
            Said::Piece(piece) => news.push(tell(piece)),
            Said::Nothing => return,
            Said::Over => *errand = None,
            Said::Lost(reason) => {
                news.push(StudyNews::Lost(task, reason));
                *errand = None;
            }
        }
    }
}

fn survey(
    estimate: Estimate,
    goal: Board,
    distances: Option<Arc<Distances>>,
    wake: Wake,
) -> io::Result<Errand<Surveyed>> {
    Errand::start("survey", wake, move |teller| {
        let distances = distances.unwrap_or_else(|| Arc::new(Distances::to(goal)));
        teller.say(Surveyed::of(estimate, distances))
    })
}
