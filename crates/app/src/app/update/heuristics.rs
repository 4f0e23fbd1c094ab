//! Actions on the heuristics tab.

use eight_realms_core::{
    compare::StartOrder,
    heuristic::HeuristicKind,
    job::{CounterexampleJob, CounterexampleTarget, Job},
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

use super::{puzzles, runs};
use crate::app::{
    Effect, HeuristicsAction, HeuristicsFace, HeuristicsTask, Model, Notice, Region, Role, state::Measuring,
};

/// The realm that searches for counterexamples: the quickest of those that keep an open list.
const COUNTEREXAMPLE_REALM: Realm = Realm::Heap;

/// Carries out an action.
pub fn act(model: &mut Model, action: HeuristicsAction, effects: &mut Vec<Effect>) {
    match action {
        HeuristicsAction::Face(face) => effects.extend(show_face(model, face)),
        HeuristicsAction::Heuristic(heuristic) => {
            model.heuristics.admissible_before = None;
            effects.extend(select(model, heuristic));
        }
        HeuristicsAction::Board(board) => model.heuristics.board = board,
        HeuristicsAction::Load(region) => effects.extend(load(model, region)),
        HeuristicsAction::FindCounterexample => effects.push(search_counterexample(model)),
        HeuristicsAction::LoadCounterexample => effects.extend(load_example(model)),
        HeuristicsAction::Count(count) => model.heuristics.orders.count = count,
        HeuristicsAction::Sort(sorting) => model.heuristics.orders.sorting = sorting,
        HeuristicsAction::RunOn => model.heuristics.orders.run_on(),
        HeuristicsAction::Stop => effects.extend(stop(model)),
        HeuristicsAction::Take(trial) => {
            effects.extend(runs::search_with(model, trial.with(&model.settings)));
        }
    }
}

/// Ends a task that was broken off, for this reason.
pub fn lost(model: &mut Model, task: HeuristicsTask, reason: String) {
    let tab = &mut model.heuristics;
    match task {
        HeuristicsTask::Survey => tab.surveys.fail(),
        HeuristicsTask::Orders => _ = tab.orders.stop(),
        HeuristicsTask::Counterexample => _ = tab.counterexample.stop(),
    }
    model.notify(Notice::HeuristicsLost { reason });
}

/// Stops a task in the background, first that of the face that is chosen. Trials that have not begun because searches
/// come first can be stopped too.
pub fn stop(model: &mut Model) -> Option<Effect> {
    if model.heuristics.shows(&model, HeuristicsFace::Orders)
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
    Some(Effect::End(Role::Heuristics(task)))
}

/// Stops a task in the background, if the heuristics tab is shown.
pub fn stop_shown_task(model: &mut Model) -> Option<Effect> {
    if model.shows_heuristics() { stop(model) } else { None }
}

/// Shows another face. The face about inadmissible heuristics opens with one of them; whoever leaves it without
/// selecting another gets the admissible heuristic back.
fn show_face(model: &mut Model, face: HeuristicsFace) -> Option<Effect> {
    model.heuristics.face = face;
    let selected = model.heuristics.heuristic;
    if face == HeuristicsFace::Suboptimal && selected.is_admissible() {
        model.heuristics.admissible_before = Some(selected);
        return select(model, HeuristicKind::Weighted(model.heuristics.inadmissible_weight()));
    }
    if face == HeuristicsFace::Suboptimal {
        return None;
    }
    let before = model.heuristics.admissible_before.take()?;
    select(model, before)
}

/// Selects another heuristic. A search for a counterexample with another weight is ended.
fn select(model: &mut Model, heuristic: HeuristicKind) -> Option<Effect> {
    model.heuristics.heuristic = heuristic;
    let weight = heuristic.weight().unwrap_or(model.heuristics.weight);
    let is_another = weight != model.heuristics.weight;
    model.heuristics.weight = weight;
    let is_ended = is_another && model.heuristics.counterexample.stop();
    is_ended.then_some(Effect::End(Role::Heuristics(HeuristicsTask::Counterexample)))
}

/// Loads the first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// heuristic is not used: its regions hold other boards.
fn load(model: &mut Model, region: Region) -> Option<Effect> {
    let (heuristic, goal) = (model.heuristics.heuristic, model.puzzle.goal);
    let survey = model.heuristics.surveys.of(heuristic, goal)?;
    let loaded = model.heuristics.pick(&model, survey, region);
    let board = region.board(survey, loaded.number)?;
    model.heuristics.loaded = Some(loaded);
    let effect = puzzles::set(model, Puzzle::new(board, goal));
    model.notify(Notice::Picked { number: loaded.number + 1, boards: loaded.boards });
    effect
}

/// Searches for a path that is too long, with the weight that is selected. The first search tries the nearest boards,
/// which are easy to follow; when one has been found, the next searches deal boards. Measuring is postponed.
fn search_counterexample(model: &mut Model) -> Effect {
    let Model { desk, heuristics: tab, .. } = model;
    let settings = Settings { heuristic: Some(HeuristicKind::Weighted(tab.weight)), ..desk.settings };
    let starts = match tab.counterexample.examples {
        0 => StartOrder::NearestFirst,
        examples => StartOrder::Dealt(examples),
    };
    let target = CounterexampleTarget { goal: desk.puzzle.goal, settings, starts };
    tab.counterexample.begin(target);
    desk.measuring = Measuring::Idle;
    let distances = tab.surveys.distances(target.goal);
    let job = CounterexampleJob { target, realm: COUNTEREXAMPLE_REALM, distances };
    Effect::Start(Role::Heuristics(HeuristicsTask::Counterexample), Job::Counterexample(job))
}

/// Makes the board that was found the start, and searches with the settings that found it. Either ends every search, so
/// one effect is enough for both.
fn load_example(model: &mut Model) -> Option<Effect> {
    let (example, settings) = model.heuristics.counterexample.example(model.puzzle.goal)?;
    let puzzle = example.puzzle;
    let effect = runs::search_with(model, settings);
    puzzles::set(model, puzzle).or(effect)
}
