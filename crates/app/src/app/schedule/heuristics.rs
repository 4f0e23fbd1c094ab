//! Tasks of the heuristics tab, only for what it shows. Such a task postpones measuring.

use eight_realms_core::{
    job::{Job, OrdersJob, SurveyJob},
    realm::Realm,
};

use crate::app::{
    Effect, HeuristicsFace, HeuristicsTask, Model, Role, RunState, TrialsRun, state::Measuring,
};

/// The next task to be started, if any is due.
pub fn next(model: &mut Model) -> Option<Effect> {
    let (task, job) = survey_next(model).or_else(|| try_orders(model))?;
    model.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Heuristics(task), job))
}

/// Starts one survey at a time: of the selected heuristic first, then of those beside it in the table. While the weight
/// is being dragged, each picture is shown for a moment before the next one.
fn survey_next(model: &mut Model) -> Option<(HeuristicsTask, Job)> {
    let is_visible = model.heuristics.shows(&model, HeuristicsFace::Distances)
        || model.heuristics.shows(&model, HeuristicsFace::Suboptimal);
    if !is_visible || model.heuristics.surveys.is_busy() {
        return None;
    }
    let goal = model.puzzle.goal;
    let tab = &mut model.heuristics;
    let mut candidates = std::iter::once(tab.heuristic).chain(tab.heuristics());
    let heuristic = candidates.find(|heuristic| tab.surveys.is_missing(*heuristic, goal))?;
    let distances = tab.surveys.distances(goal);
    tab.surveys.request(heuristic, goal);
    Some((HeuristicsTask::Survey, Job::Survey(SurveyJob { heuristic, goal, distances })))
}

/// Begins or resumes the list of trials that is shown, unless it was stopped or is done. Another list that runs waits
/// from then on. Searches that are recorded come first.
fn try_orders(model: &mut Model) -> Option<(HeuristicsTask, Job)> {
    let is_running = |realm| model.lane(realm).run == RunState::Running;
    if !model.heuristics.shows(&model, HeuristicsFace::Orders) || Realm::ALL.into_iter().any(is_running) {
        return None;
    }
    let of = model.trials().ok()?;
    let orders = &mut model.heuristics.orders;
    orders.list(of);
    let made = orders.of(&of).filter(|trials| trials.run == TrialsRun::Waiting)?.outcomes.len();
    orders.wait();
    orders.run(&of);
    Some((HeuristicsTask::Orders, Job::Orders(OrdersJob { of, made })))
}
