//! What the workers say, turned into actions.

use std::{mem, time::Duration};

use super::{Session, WorkerRole};
use crate::{
    app::{
        Action, CountingRun, HeuristicsNews, MapNews, MeasureNews, Model, Notice, SearchOutcome, Times,
        update,
    },
    job::{CounterexampleNews, Message},
    realm::{Answer, Realm},
    worker::Drained,
};

impl Session {
    /// The model hears each message as it is taken, so that the time it needs for it counts. Searches share the
    /// time, the others have little to say. Who has said the last word is sent home.
    ///
    /// What it asks for is carried out when all have been heard: of what is heard it only ever ends a search whose
    /// recording is full, and nobody else speaks of that one.
    pub(super) fn poll_workers(&mut self, model: &mut Model, time: Duration) -> Drained {
        let mut drained = Drained::Empty;
        let (mut effects, mut done, mut hung_up) = (Vec::new(), Vec::new(), Vec::new());
        let recorded = self.count(|post| matches!(post, WorkerRole::Search(_)));
        let share = time / recorded.max(1) as u32;
        for (post, worker) in &self.workers {
            let time = if let WorkerRole::Search(_) = post { share } else { Duration::MAX };
            let heard = worker.poll(time, |message| {
                done.extend(is_last(*post, &message).then_some(*post));
                let is_told = matches!(message, Message::Unweighed(_))
                    && mem::replace(&mut self.is_unweighed_told, true);
                let action = action_of(*post, message).filter(|_| !is_told);
                if let Some(action) = action {
                    update(model, action, &mut effects);
                }
            });
            match heard {
                Drained::Empty => {}
                Drained::MoreToCome => drained = heard,
                Drained::HungUp => hung_up.push(*post),
            }
        }
        for post in done {
            self.workers.remove(&post);
        }
        // All of them go before anybody new can come in their place.
        hung_up.retain(|post| self.workers.remove(post).is_some());
        for effect in effects {
            self.carry_out(model, effect);
        }
        for action in hung_up.into_iter().filter_map(WorkerRole::left) {
            self.act(model, action);
        }
        drained
    }
}

/// Whether a search has no more to say, so that it needs no worker.
const fn is_last(post: WorkerRole, message: &Message) -> bool {
    let ends = matches!(message, Message::Done(_) | Message::Counted(..) | Message::Lost { .. });
    ends && matches!(post, WorkerRole::Search(_) | WorkerRole::Count(_))
}

/// What a message means to the model; nothing, if it was ended and says so.
fn action_of(post: WorkerRole, message: Message) -> Option<Action> {
    Some(match message {
        Message::Events { batch, search_seconds } => Action::Events(realm_of(post)?, batch, search_seconds),
        Message::Built(table) => Action::Built(table),
        Message::Done(answer) => Action::Ended(realm_of(post)?, answer),
        Message::Counted(tally, answer) => {
            Action::Counted(realm_of(post)?, CountingRun::Done(tally, outcome(answer)?))
        }
        Message::Timed(timed) => Action::Measured(MeasureNews::Time(
            timed.realm,
            Times { search: timed.run_time, lookup: timed.lookup },
        )),
        Message::Worked(realm, work) => Action::Measured(MeasureNews::Work(realm, work)),
        Message::Weighed(realm, bytes) => Action::Measured(MeasureNews::Memory(realm, bytes)),
        Message::Unweighed(reason) => Action::Trouble(Notice::MeasuringLost { reason }),
        Message::Map(piece) => Action::Mapped(MapNews::Built(piece)),
        Message::Surveyed(surveyed) => Action::Studied(HeuristicsNews::Surveyed(surveyed)),
        Message::Tried(outcome) => Action::Studied(HeuristicsNews::Tried(outcome)),
        Message::Hunted(CounterexampleNews::Tried(boards)) => Action::Studied(HeuristicsNews::Hunted(boards)),
        Message::Hunted(CounterexampleNews::Over(price)) => Action::Studied(HeuristicsNews::Priced(price)),
        Message::Fault { reason } | Message::Lost { reason } => post.broken(reason),
    })
}

const fn realm_of(post: WorkerRole) -> Option<Realm> {
    match post {
        WorkerRole::Search(realm) | WorkerRole::Count(realm) => Some(realm),
        WorkerRole::Measure | WorkerRole::Map | WorkerRole::Heuristics(_) => None,
    }
}

fn outcome(answer: Answer) -> Option<SearchOutcome> {
    match answer {
        Ok(Some(path)) => Some(SearchOutcome::Found(path)),
        Ok(None) => Some(SearchOutcome::NoSolution),
        Err(_) => None,
    }
}
