//! How each job is done, from the beginning to the end.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

#[cfg(not(target_arch = "wasm32"))]
use super::check_run;
use super::{
    CounterexampleJob, CounterexampleNews, CounterexampleTarget, Job, Listener, MapJob, MapPiece, Message,
    OrdersJob, Recorder, Runs, Search, SearchTimes, SurveyJob, SurveyedHeuristic, TimedSearch, TreesJob,
    TrialsKey, lab_run, measure, measure_curve, panic_text,
};
use crate::{
    compare::{CounterexampleSearch, StartResult},
    map::{GoalMap, Layout, MapData, SIZE},
    puzzle::Puzzle,
    realm::{Answer, Table},
    replay::{WorkCurve, tree::TreeBuilder},
    space::Distances,
    trace::{Flow, Tally},
};

/// Number of boards after which the search for a counterexample sends its progress.
const TRIES_PER_MESSAGE: u64 = 64;

impl Job {
    /// Runs the job, and sends its results.
    ///
    /// # Errors
    /// If the job is no longer wanted.
    pub fn run(self, listener: &impl Listener) -> Flow {
        match self {
            Self::Search(search) => {
                let answer = listener.record(|recorder| record(search, recorder));
                listener.send(Message::Done(answer))
            }
            Self::Count(search) => count(&search, listener),
            Self::Time(searches) => time(&searches, listener),
            Self::Work(searches) => count_work(&searches, listener),
            Self::Weigh(searches) => weigh(&searches, listener),
            Self::Map(job) => lay_out(job, listener),
            Self::Trees(job) => lay_out_trees(&job, listener),
            Self::Survey(job) => survey(job, listener),
            Self::Orders(job) => try_orders(&job, listener),
            Self::Counterexample(job) => search_counterexample(job, listener),
            Self::Lab(job) => lab_run::run(job, listener),
            // The facts search in ways of their own, which a page would have to be sent for them.
            #[cfg(target_arch = "wasm32")]
            Self::Check(_) => Ok(()),
            #[cfg(not(target_arch = "wasm32"))]
            Self::Check(job) => check_run::run(job, listener),
        }
    }
}

/// Runs a search under the recorder. A table that is built on the way is handed over before the first look-up.
fn record(search: Search, recorder: &mut impl Recorder) -> Answer {
    let Search { lane, puzzle, settings, table } = search;
    if !lane.looks_up() || lane.is_answered_by_parity(&puzzle, &settings) {
        return lane.search(&puzzle, &settings, recorder);
    }
    let table = if let Some(table) = table {
        table
    } else {
        let table = Arc::new(Table::build(puzzle.goal, settings.order, recorder)?);
        recorder.hand_over(Arc::clone(&table))?;
        table
    };
    table.path_from(puzzle.start, recorder)
}

/// Searches from the beginning, only counting the events.
fn count(search: &Search, listener: &impl Listener) -> Flow {
    let mut observer = (Tally::default(), listener.cancel_observer());
    let answer = search.lane.search(&search.puzzle, &search.settings, &mut observer);
    listener.send(Message::Counted(observer.0, answer))
}

/// Times one search after the other. A panic costs the search that it came from, and none of the others.
fn time(searches: &[TimedSearch], listener: &impl Listener) -> Flow {
    for timed in searches {
        listener.check_cancelled()?;
        let result = catch_unwind(AssertUnwindSafe(|| {
            let times = measure(&timed.search, Runs::Enough, listener, listener.cancel_observer())?;
            let curve = measure_curve(timed, &times.run_time, listener, listener.cancel_observer())?;
            listener.send(Message::Timed(SearchTimes { curve: curve.map(Arc::new), ..times }))
        }));
        if let Err(panic) = result {
            let fault = Message::Fault { reason: panic_text(&*panic) };
            // The callback that sending wakes may panic in turn. Then nothing is left to be sent.
            _ = catch_unwind(AssertUnwindSafe(|| listener.send(fault)));
        }
    }
    Ok(())
}

/// Counts the work of each search. If parity has answered, none is sent.
fn count_work(searches: &[Search], listener: &impl Listener) -> Flow {
    for Search { lane, puzzle, settings, .. } in searches {
        if let Some(curve) = WorkCurve::of(lane.realm, puzzle, settings, listener.cancel_observer())? {
            listener.send(Message::WorkCounted(*lane, Arc::new(curve)))?;
        }
    }
    Ok(())
}

/// Weighs each search that parity has not answered.
fn weigh(searches: &[Search], listener: &impl Listener) -> Flow {
    let is_searched = |search: &&Search| !search.lane.is_answered_by_parity(&search.puzzle, &search.settings);
    let mut trouble = None;
    for search in searches.iter().filter(is_searched) {
        match listener.weigh(search)? {
            Ok(bytes) => listener.send(Message::Weighed(search.lane, bytes))?,
            Err(reason) => trouble = trouble.or(Some(reason)),
        }
    }
    trouble.map_or(Ok(()), |reason| listener.send(Message::Unweighed(reason)))
}

/// Lays a map out, part by part.
fn lay_out(job: MapJob, listener: &impl Listener) -> Flow {
    let Puzzle { start, goal } = job.puzzle;
    let check = || listener.check_cancelled();
    let [to_goal, to_start] = [goal, start].map(|board| Arc::new(Distances::to(board)));
    let goal = match job.goal {
        Some(goal) => goal,
        None => Arc::new(GoalMap::of_until(&to_goal, SIZE, &check)?),
    };
    listener.send(Message::Map(MapPiece::Goal(Arc::clone(&goal))))?;
    let data = Arc::new(MapData::between(&to_goal, &to_start));
    let layout = Layout::of_until(job.projection, &goal, &data, &check)?;
    check()?;
    layout.prepare(&job.steps);
    listener.send(Message::Map(MapPiece::Layout(job.projection, Arc::new(layout))))
}

/// Searches again as far as the recording goes, and lays out the trees of what there is.
fn lay_out_trees(job: &TreesJob, listener: &impl Listener) -> Flow {
    let Search { lane, puzzle, settings, .. } = &job.search;
    let mut observer = (TreeBuilder::limited(lane.realm, job.events), listener.cancel_observer());
    // The search ends by itself, where the recording ends, or because the trees are no longer wanted.
    _ = lane.search(puzzle, settings, &mut observer);
    listener.check_cancelled()?;
    let forest = observer.0.finish(&|| listener.check_cancelled())?;
    listener.send(Message::Trees(Arc::new(forest)))
}

fn survey(job: SurveyJob, listener: &impl Listener) -> Flow {
    let distances = job.distances.unwrap_or_else(|| Arc::new(Distances::to(job.goal)));
    listener.send(Message::Surveyed(SurveyedHeuristic::of(job.heuristic, distances)))
}

/// Makes one trial after another, from the first that is not made yet.
fn try_orders(job: &OrdersJob, listener: &impl Listener) -> Flow {
    let TrialsKey { realm, puzzle, settings } = job.of;
    job.of.trials().into_iter().skip(job.made).try_for_each(|trial| {
        let outcome = trial.run(realm, &puzzle, &settings, &mut listener.cancel_observer())?;
        listener.send(Message::Trial(outcome))
    })
}

/// Tries one board after another, until a counterexample is found or none is left.
fn search_counterexample(job: CounterexampleJob, listener: &impl Listener) -> Flow {
    let CounterexampleTarget { goal, settings, starts } = job.target;
    let distances = job.distances.unwrap_or_else(|| Arc::new(Distances::to(goal)));
    let mut search = CounterexampleSearch::new(&distances, job.realm, settings, starts);
    loop {
        let news = match search.try_next(&mut listener.cancel_observer())? {
            StartResult::Suboptimal(example) => {
                return listener.send(Message::Counterexample(CounterexampleNews::Over(Some(example))));
            }
            StartResult::NoneLeft => {
                return listener.send(Message::Counterexample(CounterexampleNews::Over(None)));
            }
            StartResult::Shortest => CounterexampleNews::Tries(search.tries()),
        };
        if search.tries().is_multiple_of(TRIES_PER_MESSAGE) {
            listener.send(Message::Counterexample(news))?;
        }
    }
}
