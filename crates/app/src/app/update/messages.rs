//! The messages of workers, each to where it belongs.

use eight_realms_core::job::{CounterexampleNews, Message, PANIC_WITHOUT_TEXT};

use super::{heuristics, inside, map, runs};
use crate::app::{Model, Notice, Role};

/// Takes a message of the worker with this role.
pub fn take(model: &mut Model, role: Role, message: Message) {
    let desk = &mut model.desk;
    match message {
        Message::Events { batch, search_seconds } => {
            if let Some(realm) = role.realm() {
                runs::record(desk, realm, &batch, search_seconds);
            }
        }
        Message::Built(table) => runs::built(desk, table),
        Message::Done(answer) => {
            if let Some(realm) = role.realm() {
                runs::ended(desk, realm, answer);
            }
        }
        Message::Counted(tally, answer) => {
            if let Some(realm) = role.realm() {
                runs::counted(desk, realm, tally, answer);
            }
        }
        Message::Timed(times) => runs::timed(desk, times),
        Message::WorkCounted(realm, work) => desk.lane_mut(realm).work = Some(work),
        Message::Weighed(realm, bytes) => desk.lane_mut(realm).peak_memory = Some(bytes),
        Message::Unweighed(reason) => desk.notify(Notice::MeasuringLost { reason }),
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
}

/// The job has panicked, with this text.
fn lost(model: &mut Model, role: Role, reason: String) {
    let Model { desk, map, inside, heuristics, .. } = model;
    match role {
        Role::Search(realm) | Role::Count(realm) => runs::lost(desk, realm, reason),
        Role::Measure => desk.notify(Notice::MeasuringLost { reason }),
        Role::Map => map::lost(map, desk, reason),
        Role::Trees => inside::lost(inside, desk, reason),
        Role::Heuristics(task) => heuristics::lost(heuristics, desk, task, reason),
    }
}

/// The platform has no worker for the job: nothing is waited for.
fn not_started(model: &mut Model, role: Role, reason: String) {
    match role {
        Role::Search(realm) | Role::Count(realm) => {
            runs::lost(model, realm, reason.clone());
            model.notify(Notice::NoWorker { reason });
        }
        Role::Measure => {
            runs::measuring_ended(model);
            model.notify(Notice::NoWorker { reason });
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
