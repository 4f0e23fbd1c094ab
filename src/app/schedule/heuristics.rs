//! What the study needs next: only what is looked at. It puts measuring off.

use crate::{
    app::{Effect, HeuristicsEffect, HeuristicsFace, Model, RunState, TrialsRun, state::Measuring},
    job::{OrdersJob, SurveyJob},
    realm::Realm,
};

/// The next thing to be worked out, if any is due.
pub fn next(model: &mut Model) -> Option<Effect> {
    let effect = survey_next(model).or_else(|| try_orders(model))?;
    model.measuring = Measuring::Idle;
    Some(Effect::Heuristics(effect))
}

/// The estimate that is looked at comes first, then those beside it in the table. One at a time: while the weight
/// is being dragged, each picture is seen for a moment before the next one.
fn survey_next(model: &mut Model) -> Option<HeuristicsEffect> {
    let is_seen = model.studies(HeuristicsFace::Distances) || model.studies(HeuristicsFace::Suboptimal);
    if !is_seen || model.heuristics.surveys.is_busy() {
        return None;
    }
    let goal = model.puzzle.goal;
    let study = &mut model.heuristics;
    let mut wanted = std::iter::once(study.heuristic).chain(study.heuristics());
    let estimate = wanted.find(|estimate| study.surveys.lacks(*estimate, goal))?;
    let distances = study.surveys.distances(goal);
    study.surveys.ask(estimate, goal);
    Some(HeuristicsEffect::Survey(SurveyJob { heuristic: estimate, goal, distances }))
}

/// The list that is looked at is begun or goes on, unless it was stopped or is done; another one that runs waits
/// from now on. Searches that are watched come first.
fn try_orders(model: &mut Model) -> Option<HeuristicsEffect> {
    let is_running = |realm| model.lane(realm).run == RunState::Running;
    if !model.studies(HeuristicsFace::Orders) || Realm::ALL.into_iter().any(is_running) {
        return None;
    }
    let of = model.trials().ok()?;
    let orders = &mut model.heuristics.orders;
    orders.list(of);
    let made = orders.of(&of).filter(|trials| trials.run == TrialsRun::Waiting)?.outcomes.len();
    orders.wait();
    orders.run(&of);
    Some(HeuristicsEffect::Orders(OrdersJob { of, made }))
}
