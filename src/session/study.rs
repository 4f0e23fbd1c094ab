//! The errands of the study of estimates.

use std::{io, sync::Arc};

use crate::{
    app::{HUNTER, HuntFor, StudyEffect, StudyNews, StudyTask, Surveyed, TrialsOf},
    compare::{Hunt, Outcome, Price, Tried},
    heuristic::Estimate,
    puzzle::Board,
    space::Distances,
    worker::{Errand, Said, Wake},
};

/// At most one errand of each kind. Replacing one ends it.
#[derive(Default)]
pub struct Studies {
    survey: Option<Errand<Surveyed>>,
    orders: Option<Errand<Outcome>>,
    hunt: Option<Errand<Hunted>>,
}

/// What a hunt says.
enum Hunted {
    /// So many boards have been tried.
    Tried(u64),
    /// It is over.
    Over(Option<Price>),
}

/// After so many boards a hunt tells how far it is.
const TELLS_EVERY: u64 = 64;

impl Studies {
    /// How many errands have a thread.
    pub fn len(&self) -> usize {
        let running = [self.survey.is_some(), self.orders.is_some(), self.hunt.is_some()];
        running.into_iter().filter(|is| *is).count()
    }

    /// Ends what is about the puzzle or the settings. A survey is about neither.
    pub fn let_go(&mut self) {
        self.orders = None;
        self.hunt = None;
    }

    /// Starts what is asked for; answers with news if that fails.
    pub fn carry_out(&mut self, effect: StudyEffect, wake: Wake) -> Option<StudyNews> {
        let (task, started) = match effect {
            StudyEffect::Survey { estimate, goal, distances } => {
                let survey = survey(estimate, goal, distances, wake);
                (StudyTask::Survey, survey.map(|errand| self.survey = Some(errand)))
            }
            StudyEffect::Orders { of, made } => {
                (StudyTask::Orders, orders(of, made, wake).map(|errand| self.orders = Some(errand)))
            }
            StudyEffect::Hunt { hunt: asked, distances } => {
                (StudyTask::Hunt, hunt(asked, distances, wake).map(|errand| self.hunt = Some(errand)))
            }
            StudyEffect::End(task) => {
                self.end(task);
                return None;
            }
        };
        started.err().map(|error| StudyNews::Lost(task, error.to_string()))
    }

    fn end(&mut self, task: StudyTask) {
        match task {
            StudyTask::Survey => self.survey = None,
            StudyTask::Orders => self.orders = None,
            StudyTask::Hunt => self.hunt = None,
        }
    }

    /// What has been worked out since the last time.
    pub fn news(&mut self) -> Vec<StudyNews> {
        let mut news = Vec::new();
        hear(&mut self.survey, StudyTask::Survey, StudyNews::Surveyed, &mut news);
        hear(&mut self.orders, StudyTask::Orders, StudyNews::Tried, &mut news);
        hear(&mut self.hunt, StudyTask::Hunt, hunted, &mut news);
        news
    }
}

fn hunted(said: Hunted) -> StudyNews {
    match said {
        Hunted::Tried(boards) => StudyNews::Hunted(boards),
        Hunted::Over(price) => StudyNews::Priced(price),
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

/// One trial after the other, from the first that is not made yet.
fn orders(of: TrialsOf, made: usize, wake: Wake) -> io::Result<Errand<Outcome>> {
    Errand::start("orders", wake, move |teller| {
        of.trials().into_iter().skip(made).try_for_each(|trial| {
            teller.say(trial.run(of.realm, &of.puzzle, &of.settings, &mut teller.unless())?)
        })
    })
}

fn hunt(asked: HuntFor, distances: Option<Arc<Distances>>, wake: Wake) -> io::Result<Errand<Hunted>> {
    Errand::start("hunt", wake, move |teller| {
        let distances = distances.unwrap_or_else(|| Arc::new(Distances::to(asked.goal)));
        let mut hunt = Hunt::new(&distances, HUNTER, asked.settings, asked.starts);
        loop {
            match hunt.try_next(&mut teller.unless())? {
                Tried::Price(price) => return teller.say(Hunted::Over(Some(price))),
                Tried::NoneLeft => return teller.say(Hunted::Over(None)),
                Tried::InVain if hunt.tried().is_multiple_of(TELLS_EVERY) => {
                    teller.say(Hunted::Tried(hunt.tried()))?;
                }
                Tried::InVain => {}
            }
        }
    })
}
