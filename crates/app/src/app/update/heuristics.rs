//! Actions on the heuristics tab.

use eight_realms_core::{
    compare::StartOrder,
    heuristic::HeuristicKind,
    job::{CounterexampleJob, CounterexampleTarget, Job, OrdersJob, SurveyJob},
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

use super::{puzzles, runs};
use crate::app::{
    Desk, Effect, HeuristicsAction, HeuristicsFace, HeuristicsShow, HeuristicsTask, Notice, Region, Role,
    RunState, TrialsRun, state::Measuring,
};

/// The realm that searches for counterexamples: the quickest of those that keep an open list.
const COUNTEREXAMPLE_REALM: Realm = Realm::Heap;

/// Carries out an action.
pub fn act(tab: &mut HeuristicsShow, desk: &mut Desk, action: HeuristicsAction) {
    match action {
        HeuristicsAction::Face(face) => show_face(tab, desk, face),
        HeuristicsAction::Heuristic(heuristic) => {
            tab.admissible_before = None;
            select(tab, desk, heuristic);
        }
        HeuristicsAction::Board(board) => tab.board = board,
        HeuristicsAction::Load(region) => load(tab, desk, region),
        HeuristicsAction::FindCounterexample => search_counterexample(tab, desk),
        HeuristicsAction::LoadCounterexample => load_example(tab, desk),
        HeuristicsAction::Count(count) => tab.orders.count = count,
        HeuristicsAction::Sort(sorting) => tab.orders.sorting = sorting,
        HeuristicsAction::RunOn => tab.orders.run_on(),
        HeuristicsAction::Stop => _ = stop(tab, desk),
        HeuristicsAction::Take(trial) => {
            runs::search_with(desk, trial.with(&desk.settings));
        }
    }
}

/// Ends a task that was broken off, for this reason.
pub fn lost(tab: &mut HeuristicsShow, desk: &mut Desk, task: HeuristicsTask, reason: String) {
    match task {
        HeuristicsTask::Survey => tab.surveys.fail(),
        HeuristicsTask::Orders => _ = tab.orders.stop(),
        HeuristicsTask::Counterexample => _ = tab.counterexample.stop(),
    }
    desk.notify(Notice::HeuristicsLost { reason });
}

/// Stops a task in the background, first that of the face that is chosen. Trials that have not begun because searches
/// come first can be stopped too. Returns whether there was one.
pub fn stop(tab: &mut HeuristicsShow, desk: &mut Desk) -> bool {
    if tab.shows(desk, HeuristicsFace::Orders)
        && let Ok(of) = desk.trials()
    {
        tab.orders.list(of);
    }
    let mut tasks = [HeuristicsTask::Counterexample, HeuristicsTask::Orders];
    if tab.face == HeuristicsFace::Orders {
        tasks.reverse();
    }
    let task = tasks.into_iter().find(|task| match task {
        HeuristicsTask::Survey => false,
        HeuristicsTask::Counterexample => tab.counterexample.stop(),
        HeuristicsTask::Orders => tab.orders.stop(),
    });
    if let Some(task) = task {
        desk.ask(Effect::End(Role::Heuristics(task)));
    }
    task.is_some()
}

/// Stops a task in the background, if the heuristics tab is shown. Returns whether there was one.
pub fn stop_shown_task(tab: &mut HeuristicsShow, desk: &mut Desk) -> bool {
    desk.shows_heuristics() && stop(tab, desk)
}

/// Pauses the tasks of searches that are gone.
pub fn settle(tab: &mut HeuristicsShow, desk: &Desk) {
    if std::mem::replace(&mut tab.round, desk.round) != desk.round {
        tab.pause_tasks();
    }
}

/// Shows another face. The face about inadmissible heuristics opens with one of them; whoever leaves it without
/// selecting another gets the admissible heuristic back.
fn show_face(tab: &mut HeuristicsShow, desk: &mut Desk, face: HeuristicsFace) {
    tab.face = face;
    let selected = tab.heuristic;
    if face == HeuristicsFace::Suboptimal && selected.is_admissible() {
        tab.admissible_before = Some(selected);
        select(tab, desk, HeuristicKind::Weighted(tab.inadmissible_weight()));
    } else if face != HeuristicsFace::Suboptimal
        && let Some(before) = tab.admissible_before.take()
    {
        select(tab, desk, before);
    }
}

/// Selects another heuristic. A search for a counterexample with another weight is ended.
fn select(tab: &mut HeuristicsShow, desk: &mut Desk, heuristic: HeuristicKind) {
    tab.heuristic = heuristic;
    let weight = heuristic.weight().unwrap_or(tab.weight);
    let is_another = weight != tab.weight;
    tab.weight = weight;
    if is_another && tab.counterexample.stop() {
        desk.ask(Effect::End(Role::Heuristics(HeuristicsTask::Counterexample)));
    }
}

/// Loads the first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// heuristic is not used: its regions hold other boards.
fn load(tab: &mut HeuristicsShow, desk: &mut Desk, region: Region) {
    let (heuristic, goal) = (tab.heuristic, desk.puzzle.goal);
    let Some(survey) = tab.surveys.of(heuristic, goal) else { return };
    let loaded = tab.pick(desk, survey, region);
    let Some(board) = region.board(survey, loaded.number) else { return };
    tab.loaded = Some(loaded);
    puzzles::set(desk, Puzzle::new(board, goal));
    desk.notify(Notice::Picked { number: loaded.number + 1, boards: loaded.boards });
}

/// Searches for a path that is too long, with the weight that is selected. The first search tries the nearest boards,
/// which are easy to follow; when one has been found, the next searches deal boards. Measuring is postponed.
fn search_counterexample(tab: &mut HeuristicsShow, desk: &mut Desk) {
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
    desk.ask(Effect::Start(Role::Heuristics(HeuristicsTask::Counterexample), Job::Counterexample(job)));
}

/// Makes the board that was found the start, and searches with the settings that found it.
fn load_example(tab: &HeuristicsShow, desk: &mut Desk) {
    if let Some((example, settings)) = tab.counterexample.example(desk.puzzle.goal) {
        let puzzle = example.puzzle;
        runs::search_with(desk, settings);
        puzzles::set(desk, puzzle);
    }
}

/// The next task to be started, if any is due.
pub fn next_job(tab: &mut HeuristicsShow, desk: &mut Desk) -> Option<Effect> {
    let (task, job) = survey_next(tab, desk).or_else(|| try_orders(tab, desk))?;
    desk.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Heuristics(task), job))
}

/// Starts one survey at a time: of the selected heuristic first, then of those beside it in the table. While the weight
/// is being dragged, each picture is shown for a moment before the next one.
fn survey_next(tab: &mut HeuristicsShow, desk: &Desk) -> Option<(HeuristicsTask, Job)> {
    let is_visible =
        tab.shows(desk, HeuristicsFace::Distances) || tab.shows(desk, HeuristicsFace::Suboptimal);
    if !is_visible || tab.surveys.is_busy() {
        return None;
    }
    let goal = desk.puzzle.goal;
    let mut candidates = std::iter::once(tab.heuristic).chain(tab.heuristics());
    let heuristic = candidates.find(|heuristic| tab.surveys.is_missing(*heuristic, goal))?;
    let distances = tab.surveys.distances(goal);
    tab.surveys.request(heuristic, goal);
    Some((HeuristicsTask::Survey, Job::Survey(SurveyJob { heuristic, goal, distances })))
}

/// Begins or resumes the list of trials that is shown, unless it was stopped or is done. Another list that runs waits
/// from then on. Searches that are recorded come first.
fn try_orders(tab: &mut HeuristicsShow, desk: &Desk) -> Option<(HeuristicsTask, Job)> {
    let is_running = |realm| desk.lane(realm).run == RunState::Running;
    if !tab.shows(desk, HeuristicsFace::Orders) || Realm::ALL.into_iter().any(is_running) {
        return None;
    }
    let of = desk.trials().ok()?;
    let orders = &mut tab.orders;
    orders.list(of);
    let made = orders.of(&of).filter(|trials| trials.run == TrialsRun::Waiting)?.outcomes.len();
    orders.wait();
    orders.run(&of);
    Some((HeuristicsTask::Orders, Job::Orders(OrdersJob { of, made })))
}
