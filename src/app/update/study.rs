//! In the study of estimates.

use super::{puzzles, runs};
use crate::{
    app::{
        Effect, Model, Notice, Region, StudyAction, StudyEffect, StudyFace, StudyNews, StudyTask,
        state::Measuring,
    },
    compare::Starts,
    heuristic::Estimate,
    job::{CounterexampleJob, HuntFor},
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// The realm that hunts: the quickest of those that keep an open list.
const HUNTER: Realm = Realm::Heap;

/// Lets it happen.
pub fn act(model: &mut Model, action: StudyAction, effects: &mut Vec<Effect>) {
    match action {
        StudyAction::Face(face) => model.study.face = face,
        StudyAction::Estimate(estimate) => effects.extend(look_at(model, estimate)),
        StudyAction::Board(board) => model.study.board = board,
        StudyAction::Load(region) => effects.extend(load(model, region)),
        StudyAction::Hunt => effects.push(hunt(model)),
        StudyAction::LoadPrice => effects.extend(load_price(model)),
        StudyAction::Count(count) => model.study.orders.count = count,
        StudyAction::Sort(sorting) => model.study.orders.sorting = sorting,
        StudyAction::RunOn => model.study.orders.run_on(),
        StudyAction::Stop => effects.extend(stop(model)),
        StudyAction::Take(trial) => {
            effects.extend(runs::search_with(model, trial.with(&model.settings)));
        }
    }
}

/// Something has been worked out, or could not be.
pub fn hear(model: &mut Model, news: StudyNews) {
    let study = &mut model.study;
    match news {
        StudyNews::Surveyed(surveyed) => study.surveys.hear(surveyed),
        StudyNews::Tried(outcome) => study.orders.hear(outcome),
        StudyNews::Hunted(tried) => study.hunting.hear(tried),
        StudyNews::Priced(price) => study.hunting.end(price),
        StudyNews::Lost(task, reason) => {
            match task {
                StudyTask::Survey => study.surveys.lose(),
                StudyTask::Orders => _ = study.orders.stop(),
                StudyTask::Hunt => _ = study.hunting.stop(),
            }
            model.notify(Notice::StudyLost { reason });
        }
    }
}

/// Stops what somebody waits for in the background, first what the face shows; also trials that have not been begun
/// because searches come first.
pub fn stop(model: &mut Model) -> Option<Effect> {
    if model.studies(StudyFace::Orders)
        && let Ok(of) = model.trials()
    {
        model.study.orders.list(of);
    }
    let mut tasks = [StudyTask::Hunt, StudyTask::Orders];
    if model.study.face == StudyFace::Orders {
        tasks.reverse();
    }
    let task = tasks.into_iter().find(|task| match task {
        StudyTask::Survey => false,
        StudyTask::Hunt => model.study.hunting.stop(),
        StudyTask::Orders => model.study.orders.stop(),
    })?;
    Some(Effect::Study(StudyEffect::End(task)))
}

/// The same, if it is looked at.
pub fn stop_what_is_seen(model: &mut Model) -> Option<Effect> {
    if model.shows_the_study() { stop(model) } else { None }
}

/// Another estimate. A hunt with another weight is left.
fn look_at(model: &mut Model, estimate: Estimate) -> Option<Effect> {
    model.study.estimate = estimate;
    let weight = estimate.weight().unwrap_or(model.study.weight);
    let is_another = weight != model.study.weight;
    model.study.weight = weight;
    let left = is_another && model.study.hunting.stop();
    left.then_some(Effect::Study(StudyEffect::End(StudyTask::Hunt)))
}

/// The first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// estimate is not asked: it would promise a board that is none of its own.
fn load(model: &mut Model, region: Region) -> Option<Effect> {
    let (estimate, goal) = (model.study.estimate, model.puzzle.goal);
    let surveyed = model.study.surveys.of(estimate, goal)?;
    let picked = model.pick(surveyed, region);
    let board = region.board(surveyed, picked.number)?;
    model.study.picked = Some(picked);
    model.notify(Notice::Picked { number: picked.number + 1, boards: picked.boards });
    puzzles::set(model, Puzzle::new(board, goal))
}

/// Looks for a way that is too long, with the weight that is looked at. The first hunt tries the nearest boards, which
/// are easy to look through; when one has found something, the others deal boards. Measuring is put off.
fn hunt(model: &mut Model) -> Effect {
    let study = &mut model.study;
    let settings = Settings { heuristic: Some(Estimate::Weighted(study.weight)), ..model.settings };
    let starts = match study.hunting.found {
        0 => Starts::NearestFirst,
        found => Starts::Dealt(found),
    };
    let hunt = HuntFor { goal: model.puzzle.goal, settings, starts };
    study.hunting.begin(hunt);
    model.measuring = Measuring::Idle;
    let distances = model.study.surveys.distances(hunt.goal);
    Effect::Study(StudyEffect::Hunt(CounterexampleJob { hunt, realm: HUNTER, distances }))
}

/// The board that was found becomes the start, and the realms with an estimate search with the one that found it.
/// Either ends every search, so both ask for it once.
fn load_price(model: &mut Model) -> Option<Effect> {
    let (price, settings) = model.study.hunting.price(model.puzzle.goal)?;
    let puzzle = price.puzzle;
    let ended = runs::search_with(model, settings);
    puzzles::set(model, puzzle).or(ended)
}
