//! The messages of workers, each to where it belongs.

use eight_realms_core::job::{CounterexampleNews, Message, PANIC_WITHOUT_TEXT};

use super::{heuristics, inside, map, results, runs};
use crate::app::{Effect, Model, Notice, Role};

/// Takes a message of the worker with this role.
pub fn take(model: &mut Model, role: Role, message: Message) -> Option<Effect> {
    match message {
        Message::Events { batch, search_seconds } => {
            return runs::record(model, role.realm()?, &batch, search_seconds);
        }
        Message::Built(table) => runs::built(model, table),
        Message::Done(answer) => runs::ended(model, role.realm()?, answer),
        Message::Counted(tally, answer) => runs::counted(model, role.realm()?, tally, answer),
        Message::Timed(times) => runs::timed(model, times),
        Message::WorkCounted(realm, work) => model.lane_mut(realm).work = Some(work),
        Message::Weighed(realm, bytes) => model.lane_mut(realm).peak_memory = Some(bytes),
        Message::Unweighed(reason) => results::notify(model, Notice::MeasuringLost { reason }),
        Message::Map(piece) => model.map.take(piece),
        Message::Trees(forest) => model.inside.take(forest),
        Message::Surveyed(survey) => model.heuristics.surveys.add(survey),
        Message::Trial(outcome) => model.heuristics.orders.add(outcome),
        Message::Counterexample(CounterexampleNews::Tries(boards)) => {
            model.heuristics.counterexample.count(boards);
        }
        Message::Counterexample(CounterexampleNews::Over(example)) => {
            model.heuristics.counterexample.end(example);
        }
        Message::Fault { reason } | Message::Lost { reason } => lost(model, role, reason),
        Message::NotStarted { reason } => not_started(model, role, reason),
        Message::Ended => ended(model, role),
    }
    None
}

/// The job has panicked, with this text.
fn lost(model: &mut Model, role: Role, reason: String) {
    match role {
        Role::Search(realm) | Role::Count(realm) => runs::lost(model, realm, reason),
        Role::Measure => results::notify(model, Notice::MeasuringLost { reason }),
        Role::Map => map::lost(model, reason),
        Role::Trees => inside::lost(model, reason),
        Role::Heuristics(task) => heuristics::lost(model, task, reason),
    }
}

/// The platform has no worker for the job: nothing is waited for.
fn not_started(model: &mut Model, role: Role, reason: String) {
    match role {
        Role::Search(realm) | Role::Count(realm) => {
            runs::lost(model, realm, reason.clone());
            results::notify(model, Notice::NoWorker { reason });
        }
        Role::Measure => {
            runs::measuring_ended(model);
            results::notify(model, Notice::NoWorker { reason });
        }
        Role::Map | Role::Trees | Role::Heuristics(_) => lost(model, role, reason),
    }
}

/// The worker has ended. A search has sent its last message before, unless it broke without one.
fn ended(model: &mut Model, role: Role) {
    match role {
        Role::Search(realm) => runs::lost(model, realm, PANIC_WITHOUT_TEXT.to_owned()),
        Role::Measure => runs::measuring_ended(model),
        Role::Map => model.map.end(),
        Role::Trees => model.inside.end(),
        Role::Count(_) | Role::Heuristics(_) => {}
    }
}
