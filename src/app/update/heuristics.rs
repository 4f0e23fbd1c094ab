//! In the study of estimates.

use super::{puzzles, runs};
use crate::{
    app::{
        Effect, HeuristicsAction, HeuristicsEffect, HeuristicsFace, HeuristicsNews, HeuristicsTask, Model,
        Notice, Region, state::Measuring,
    },
    compare::StartOrder,
    heuristic::HeuristicKind,
    job::{CounterexampleJob, CounterexampleTarget},
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

/// The realm that hunts: the quickest of those that keep an open list.
const HUNTER: Realm = Realm::Heap;

/// Lets it happen.
pub fn act(model: &mut Model, action: HeuristicsAction, effects: &mut Vec<Effect>) {
    match action {
        HeuristicsAction::Face(face) => model.heuristics.face = face,
        HeuristicsAction::Heuristic(estimate) => effects.extend(look_at(model, estimate)),
        HeuristicsAction::Board(board) => model.heuristics.board = board,
        HeuristicsAction::Load(region) => effects.extend(load(model, region)),
        HeuristicsAction::FindCounterexample => effects.push(search_counterexample(model)),
        HeuristicsAction::LoadExample => effects.extend(load_example(model)),
        HeuristicsAction::Count(count) => model.heuristics.orders.count = count,
        HeuristicsAction::Sort(sorting) => model.heuristics.orders.sorting = sorting,
        HeuristicsAction::RunOn => model.heuristics.orders.run_on(),
        HeuristicsAction::Stop => effects.extend(stop(model)),
        HeuristicsAction::Take(trial) => {
            effects.extend(runs::search_with(model, trial.with(&model.settings)));
        }
    }
}

/// Something has been worked out, or could not be.
pub fn take_news(model: &mut Model, news: HeuristicsNews) {
    let study = &mut model.heuristics;
    match news {
        HeuristicsNews::Surveyed(surveyed) => study.surveys.add(surveyed),
        HeuristicsNews::Tried(outcome) => study.orders.add(outcome),
        HeuristicsNews::Hunted(tried) => study.counterexample.count(tried),
        HeuristicsNews::Priced(price) => study.counterexample.end(price),
        HeuristicsNews::Lost(task, reason) => {
            match task {
                HeuristicsTask::Survey => study.surveys.lose(),
                HeuristicsTask::Orders => _ = study.orders.stop(),
                HeuristicsTask::Counterexample => _ = study.counterexample.stop(),
            }
            model.notify(Notice::StudyLost { reason });
        }
    }
}

/// Stops what somebody waits for in the background, first what the face shows; also trials that have not been begun
/// because searches come first.
pub fn stop(model: &mut Model) -> Option<Effect> {
    if model.studies(HeuristicsFace::Orders)
        && let Ok(of) = model.trials()
    {
        model.heuristics.orders.list(of);
    }
    let mut tasks = [HeuristicsTask::Counterexample, HeuristicsTask::Orders];
    if model.heuristics.face == HeuristicsFace::Orders {
        tasks.reverse();
    }
    let task = tasks.into_iter().find(|task| match task {
        HeuristicsTask::Survey => false,
        HeuristicsTask::Counterexample => model.heuristics.counterexample.stop(),
        HeuristicsTask::Orders => model.heuristics.orders.stop(),
    })?;
    Some(Effect::Heuristics(HeuristicsEffect::End(task)))
}

/// The same, if it is looked at.
pub fn stop_shown_task(model: &mut Model) -> Option<Effect> {
    if model.shows_heuristics() { stop(model) } else { None }
}

/// Another estimate. A hunt with another weight is left.
fn look_at(model: &mut Model, estimate: HeuristicKind) -> Option<Effect> {
    model.heuristics.heuristic = estimate;
    let weight = estimate.weight().unwrap_or(model.heuristics.weight);
    let is_another = weight != model.heuristics.weight;
    model.heuristics.weight = weight;
    let left = is_another && model.heuristics.counterexample.stop();
    left.then_some(Effect::Heuristics(HeuristicsEffect::End(HeuristicsTask::Counterexample)))
}

/// The first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// estimate is not asked: it would promise a board that is none of its own.
fn load(model: &mut Model, region: Region) -> Option<Effect> {
    let (estimate, goal) = (model.heuristics.heuristic, model.puzzle.goal);
    let surveyed = model.heuristics.surveys.of(estimate, goal)?;
    let picked = model.pick(surveyed, region);
    let board = region.board(surveyed, picked.number)?;
    model.heuristics.loaded = Some(picked);
    model.notify(Notice::Picked { number: picked.number + 1, boards: picked.boards });
    puzzles::set(model, Puzzle::new(board, goal))
}

/// Looks for a way that is too long, with the weight that is looked at. The first hunt tries the nearest boards, which
/// are easy to look through; when one has found something, the others deal boards. Measuring is put off.
fn search_counterexample(model: &mut Model) -> Effect {
    let study = &mut model.heuristics;
    let settings = Settings { heuristic: Some(HeuristicKind::Weighted(study.weight)), ..model.settings };
    let starts = match study.counterexample.examples {
        0 => StartOrder::NearestFirst,
        found => StartOrder::Dealt(found),
    };
    let hunt = CounterexampleTarget { goal: model.puzzle.goal, settings, starts };
    study.counterexample.begin(hunt);
    model.measuring = Measuring::Idle;
    let distances = model.heuristics.surveys.distances(hunt.goal);
    Effect::Heuristics(HeuristicsEffect::Counterexample(CounterexampleJob {
        target: hunt,
        realm: HUNTER,
        distances,
    }))
}

/// The board that was found becomes the start, and the realms with an estimate search with the one that found it.
/// Either ends every search, so both ask for it once.
fn load_example(model: &mut Model) -> Option<Effect> {
    let (price, settings) = model.heuristics.counterexample.example(model.puzzle.goal)?;
    let puzzle = price.puzzle;
    let ended = runs::search_with(model, settings);
    puzzles::set(model, puzzle).or(ended)
}
