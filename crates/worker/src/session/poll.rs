//! The messages of the workers, given to the model.

use std::{mem, time::Duration};

use eight_realms_app::{
    desk::{effect::Effect, jobs::Role},
    model::{Action, Model, update},
};
use eight_realms_core::job::Message;

use super::Session;
use crate::{laboratory::WorkerLost, worker::Drained};

impl Session {
    /// The model is updated with each message as it is taken, so that the time of the update counts. Searches share
    /// the time, the others send few messages. A worker that has sent its last message is removed.
    ///
    /// Effects are carried out after all polls: the only effect that concerns a worker being polled ends a search
    /// whose recording is full, and no other worker sends messages about that search.
    pub(super) fn poll_workers(&mut self, model: &mut Model, time: Duration) -> Drained {
        let mut drained = Drained::Empty;
        let (mut effects, mut done, mut hung_up) = (Vec::new(), Vec::new(), Vec::new());
        let search_count = self.count(|role| matches!(role, Role::Search(_)));
        let share = time / search_count.max(1) as u32;
        for (role, worker) in &self.workers {
            let time = if let Role::Search(_) = role { share } else { Duration::MAX };
            let result = worker.poll(time, |message| {
                done.extend(is_last(*role, &message).then_some(*role));
                let is_repeated = matches!(message, Message::Unweighed(_))
                    && mem::replace(&mut self.is_unweighed_reported, true);
                if !is_repeated {
                    update(model, Action::From(*role, message), &mut effects);
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
        self.poll_lab(model, &mut effects);
        // All of them are removed before new ones can take their place.
        hung_up.retain(|role| self.workers.remove(role).is_some());
        for effect in effects {
            self.carry_out(model, effect);
        }
        for role in hung_up {
            self.act(model, Action::From(role, Message::Ended));
        }
        drained
    }

    /// The results of an experiment. They are few, and there is always time for them.
    fn poll_lab(&mut self, model: &mut Model, effects: &mut Vec<Effect>) {
        let Some(lab) = &self.lab else { return };
        let outcome = lab.poll(Duration::MAX, |news| {
            update(model, Action::From(Role::Lab, Message::Lab(news)), effects);
        });
        let last = match outcome {
            Ok(Drained::HungUp) => Message::Ended,
            Ok(Drained::Empty | Drained::MoreToCome) => return,
            Err(WorkerLost(reason)) => Message::Lost { reason },
        };
        self.lab = None;
        update(model, Action::From(Role::Lab, last), effects);
    }
}

/// Whether a message is the last one of a search, so that it needs no worker any more.
const fn is_last(role: Role, message: &Message) -> bool {
    let ends = matches!(message, Message::Done(_) | Message::Counted(..) | Message::Lost { .. });
    ends && matches!(role, Role::Search(_) | Role::Count(_))
}
