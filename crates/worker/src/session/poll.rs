//! The messages of the workers, turned into actions.

use std::{mem, time::Duration};

use eight_realms_app::app::{
    Action, CountingRun, HeuristicsNews, MapNews, MeasureNews, Model, Notice, SearchOutcome, Times,
    TreesNews, update,
};
use eight_realms_core::{
    job::{CounterexampleNews, Message, SearchTimes},
    realm::{Answer, Realm},
};

use super::{Session, WorkerRole};
use crate::worker::Drained;

impl Session {
    /// The model is updated with each message as it is taken, so that the time of the update counts. Searches share
    /// the time, the others send few messages. A worker that has sent its last message is removed.
    ///
    /// Effects are carried out after all polls: the only effect that concerns a worker being polled ends a search
    /// whose recording is full, and no other worker sends messages about that search.
    pub(super) fn poll_workers(&mut self, model: &mut Model, time: Duration) -> Drained {
        let mut drained = Drained::Empty;
        let (mut effects, mut done, mut hung_up) = (Vec::new(), Vec::new(), Vec::new());
        let search_count = self.count(|role| matches!(role, WorkerRole::Search(_)));
        let share = time / search_count.max(1) as u32;
        for (role, worker) in &self.workers {
            let time = if let WorkerRole::Search(_) = role { share } else { Duration::MAX };
            let result = worker.poll(time, |message| {
                done.extend(is_last(*role, &message).then_some(*role));
                let is_repeated = matches!(message, Message::Unweighed(_))
                    && mem::replace(&mut self.is_unweighed_reported, true);
                let action = action_of(*role, message).filter(|_| !is_repeated);
                if let Some(action) = action {
                    update(model, action, &mut effects);
                }
            });
            match result {
                Drained::Empty => {}
                Drained::MoreToCome => drained = result,
                Drained::HungUp => hung_up.push(*role),
            }
        }
        for role in done {
            self.workers.remove(&role);
        }
        // All of them are removed before new ones can take their place.
        hung_up.retain(|role| self.workers.remove(role).is_some());
        for effect in effects {
            self.carry_out(model, effect);
        }
        for action in hung_up.into_iter().filter_map(WorkerRole::hang_up_action) {
            self.act(model, action);
        }
        drained
    }
}

/// Whether a message is the last one of a search, so that it needs no worker any more.
const fn is_last(role: WorkerRole, message: &Message) -> bool {
    let ends = matches!(message, Message::Done(_) | Message::Counted(..) | Message::Lost { .. });
    ends && matches!(role, WorkerRole::Search(_) | WorkerRole::Count(_))
}

/// The action for a message; `None` for the answer of a search that was ended.
fn action_of(role: WorkerRole, message: Message) -> Option<Action> {
    Some(match message {
        Message::Events { batch, search_seconds } => Action::Events(realm_of(role)?, batch, search_seconds),
        Message::Built(table) => Action::Built(table),
        Message::Done(answer) => Action::Ended(realm_of(role)?, answer),
        Message::Counted(tally, answer) => {
            Action::Counted(realm_of(role)?, CountingRun::Done(tally, outcome(answer)?))
        }
        Message::Timed(timed) => {
            let SearchTimes { realm, run_time, lookup, machine_load, curve } = timed;
            let times = Times { search: run_time, lookup, machine_load };
            Action::Measured(MeasureNews::Time(realm, times, curve))
        }
        Message::WorkCounted(realm, work) => Action::Measured(MeasureNews::Work(realm, work)),
        Message::Weighed(realm, bytes) => Action::Measured(MeasureNews::Memory(realm, bytes)),
        Message::Unweighed(reason) => Action::Trouble(Notice::MeasuringLost { reason }),
        Message::Map(piece) => Action::Mapped(MapNews::Built(piece)),
        Message::Trees(forest) => Action::Treed(TreesNews::Built(forest)),
        Message::Surveyed(survey) => Action::HeuristicsNews(HeuristicsNews::Surveyed(survey)),
        Message::Trial(outcome) => Action::HeuristicsNews(HeuristicsNews::Trial(outcome)),
        Message::Counterexample(CounterexampleNews::Tries(boards)) => {
            Action::HeuristicsNews(HeuristicsNews::CounterexampleTries(boards))
        }
        Message::Counterexample(CounterexampleNews::Over(example)) => {
            Action::HeuristicsNews(HeuristicsNews::CounterexampleFound(example))
        }
        Message::Fault { reason } | Message::Lost { reason } => role.fault_action(reason),
    })
}

const fn realm_of(role: WorkerRole) -> Option<Realm> {
    match role {
        WorkerRole::Search(realm) | WorkerRole::Count(realm) => Some(realm),
        WorkerRole::Measure | WorkerRole::Map | WorkerRole::Trees | WorkerRole::Heuristics(_) => None,
    }
}

fn outcome(answer: Answer) -> Option<SearchOutcome> {
    match answer {
        Ok(Some(path)) => Some(SearchOutcome::Found(path)),
        Ok(None) => Some(SearchOutcome::NoSolution),
        Err(_) => None,
    }
}
