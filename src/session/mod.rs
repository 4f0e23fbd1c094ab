//! Carries out what the model asks for, with real searches, and turns what they say into actions.
//!
//! One worker at most searches for each realm, and a run is a value: replacing it ends it. So events of an
//! old search cannot reach a new recording.

mod gauge;
mod map;
mod study;

use std::{collections::BTreeMap, io, path::PathBuf, time::Duration};

use self::study::Studies;

use crate::{
    app::{Action, Counted, Effect, Model, Notice, Outcome, StudyEffect, schedule, update},
    realm::{Answer, Realm},
    worker::{Count, Drained, Errand, Gauged, Job, MapPiece, Message, Run, Wake, stopwatch::Stopwatch},
};

/// Every thread of the application, by what it does.
pub struct Session {
    runs: BTreeMap<Realm, Run>,
    counts: BTreeMap<Realm, Count>,
    stopwatch: Option<Stopwatch>,
    gauge: Option<Errand<Gauged>>,
    program: Option<PathBuf>,
    /// Whether it has been told that the program cannot weigh: that is so for every puzzle.
    is_unweighed_told: bool,
    map: Option<Errand<MapPiece>>,
    studies: Studies,
    wake: Wake,
    copied: Option<String>,
}

impl Session {
    /// A session without threads. `wake` is called by them when there is something to be polled.
    pub fn new(wake: Wake) -> Self {
        Self {
            runs: BTreeMap::new(),
            counts: BTreeMap::new(),
            stopwatch: None,
            gauge: None,
            program: None,
            is_unweighed_told: false,
            map: None,
            studies: Studies::default(),
            wake,
            copied: None,
        }
    }

    /// Lets an action happen, and carries out what it asks for.
    pub fn act(&mut self, model: &mut Model, action: Action) {
        let mut effects = Vec::new();
        update(model, action, &mut effects);
        for effect in effects {
            self.carry_out(model, effect);
        }
    }

    /// Hears what the workers have to say, for about `time`, and starts what is due.
    pub fn poll(&mut self, model: &mut Model, time: Duration) -> Drained {
        let drained = self.hear_runs(model, time);
        let mut heard = self.measured();
        heard.extend(self.counted());
        heard.extend(self.map_pieces());
        heard.extend(self.studies.news().into_iter().map(Action::Studied));
        for action in heard {
            self.act(model, action);
        }
        self.start_what_is_due(model);
        drained
    }

    /// The model hears each message as it is taken, so that the time it needs for it counts. A search that
    /// has said its last word needs no thread; one that has hung up without it is lost.
    fn hear_runs(&mut self, model: &mut Model, time: Duration) -> Drained {
        let mut drained = Drained::Empty;
        let (mut effects, mut hung_up) = (Vec::new(), Vec::new());
        let share = time / self.runs.len().max(1) as u32;
        for (realm, run) in &self.runs {
            let heard = run.drain(share, |message| {
                let is_last = matches!(message, Message::Done(_) | Message::Lost { .. });
                effects.extend(is_last.then_some(Effect::End(*realm)));
                update(model, action_of(*realm, message), &mut effects);
            });
            match heard {
                Drained::Empty => {}
                Drained::MoreToCome => drained = heard,
                Drained::HungUp => hung_up.push(*realm),
            }
        }
        for effect in effects {
            self.carry_out(model, effect);
        }
        for realm in hung_up {
            if let Some(run) = self.runs.remove(&realm) {
                self.act(model, Action::Lost(realm, run.last_words()));
            }
        }
        drained
    }

    /// The text that is to be put on the clipboard, if there is one.
    pub const fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    /// How many searches have a thread.
    pub fn searches(&self) -> usize {
        self.runs.len() + self.counts.len()
    }

    /// How many errands of the study have a thread.
    pub fn errands(&self) -> usize {
        self.studies.len()
    }

    /// Puts a run in the place of a realm's own: for searches that somebody else watches too.
    pub fn adopt(&mut self, realm: Realm, run: Run) {
        self.runs.insert(realm, run);
    }

    fn start_what_is_due(&mut self, model: &mut Model) {
        while let Some(effect) = schedule(model) {
            self.carry_out(model, effect);
        }
    }

    fn carry_out(&mut self, model: &mut Model, effect: Effect) {
        match effect {
            Effect::Start { job, horizon } => self.start(model, job, horizon),
            Effect::AllowUntil(realm, events) => self.allow(realm, events),
            Effect::End(realm) => {
                self.runs.remove(&realm);
                self.counts.remove(&realm);
            }
            Effect::EndAll => {
                self.runs.clear();
                self.counts.clear();
                self.studies.let_go();
                self.stop_measuring();
                self.stop_map();
            }
            Effect::Count(job) => self.count(model, job),
            Effect::Time(jobs) => self.time(model, jobs),
            Effect::CountWork(jobs) => self.count_work(model, jobs),
            Effect::Weigh(jobs) => self.weigh(model, jobs),
            Effect::BuildMap(job) => self.draw_map(model, job),
            Effect::Study(effect) => self.study(model, effect),
            Effect::Copy(text) => self.copied = Some(text),
        }
    }

    /// A search that goes on pushes the stopwatch back, as one that starts does.
    fn allow(&mut self, realm: Realm, events: u64) {
        self.stop_measuring();
        if let Some(run) = self.runs.get(&realm) {
            run.allow_until(events);
        }
    }

    /// A search that starts pushes the stopwatch back.
    fn start(&mut self, model: &mut Model, job: Job, horizon: u64) {
        self.stop_measuring();
        let realm = job.realm;
        match Run::start(job, self.wake.clone()) {
            Ok(run) => {
                run.allow_until(horizon);
                self.runs.insert(realm, run);
            }
            Err(error) => self.refused(model, realm, &error),
        }
    }

    /// The system has no thread to give.
    fn refused(&mut self, model: &mut Model, realm: Realm, error: &io::Error) {
        let reason = error.to_string();
        self.act(model, Action::Lost(realm, reason.clone()));
        self.act(model, Action::Trouble(Notice::NoWorker { reason }));
    }

    /// A search that runs on unrecorded pushes the stopwatch back too.
    fn count(&mut self, model: &mut Model, job: Job) {
        self.stop_measuring();
        let realm = job.realm;
        match Count::start(job, self.wake.clone()) {
            Ok(count) => _ = self.counts.insert(realm, count),
            Err(error) => self.refused(model, realm, &error),
        }
    }

    /// An errand that starts pushes the stopwatch back too.
    fn study(&mut self, model: &mut Model, effect: StudyEffect) {
        if !matches!(effect, StudyEffect::End(_)) {
            self.stop_measuring();
        }
        if let Some(news) = self.studies.carry_out(effect, self.wake.clone()) {
            self.act(model, Action::Studied(news));
        }
    }

    fn counted(&mut self) -> Vec<Action> {
        let known = self.counts.iter().filter_map(|(realm, count)| Some((*realm, count.poll()?)));
        let known: Vec<_> = known.collect();
        let action = |(realm, counted)| {
            self.counts.remove(&realm);
            match counted {
                Ok((tally, answer)) => Some(Action::Counted(realm, Counted::Done(tally, outcome(answer)?))),
                Err(reason) => Some(Action::Lost(realm, reason)),
            }
        };
        known.into_iter().filter_map(action).collect()
    }
}

fn action_of(realm: Realm, message: Message) -> Action {
    match message {
        Message::Events { batch, search_seconds } => Action::Heard(realm, batch, search_seconds),
        Message::Built(table) => Action::Built(table),
        Message::Done(answer) => Action::Ended(realm, answer),
        Message::Lost { reason } => Action::Lost(realm, reason),
    }
}

fn outcome(answer: Answer) -> Option<Outcome> {
    match answer {
        Ok(Some(path)) => Some(Outcome::Found(path)),
        Ok(None) => Some(Outcome::NoWay),
        Err(_) => None,
    }
}
