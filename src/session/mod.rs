//! Carries out what the model asks for, with real workers, and turns what they say into actions. What only the place
//! can do where the window stands (keep, copy) it hands on.
//!
//! One worker at most stands on each post, and a worker is a value: replacing it ends it. So events of an old
//! search cannot reach a new recording.

mod hear;
mod post;

use std::{collections::BTreeMap, time::Duration};

use self::post::Post;
use crate::{
    app::{Action, Effect, MeasureNews, Model, Preferences, StudyEffect, StudyTask, schedule, update},
    job::{Job, Search},
    realm::Realm,
    worker::{Drained, Host, MemoryProbe, Wake, Worker},
};

/// Every worker of the application, by what it does.
pub struct Session {
    workers: BTreeMap<Post, Worker>,
    host: Host,
    /// Whether it has been told that nothing can be weighed: that is so for every puzzle.
    is_unweighed_told: bool,
    unsaved: Option<Preferences>,
    copied: Option<String>,
}

impl Session {
    /// A session without workers. `wake` is called by them when there is something to be polled.
    pub fn new(wake: Wake) -> Self {
        Self {
            workers: BTreeMap::new(),
            host: Host::new(wake),
            is_unweighed_told: false,
            unsaved: None,
            copied: None,
        }
    }

    /// The same with a probe for peak memory. Without it, no memory is known.
    pub fn with_probe(self, probe: Option<MemoryProbe>) -> Self {
        Self { host: self.host.with_probe(probe), ..self }
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
        let drained = self.hear(model, time);
        while let Some(effect) = schedule(model) {
            self.carry_out(model, effect);
        }
        drained
    }

    /// The preferences that are to be kept from now on, if they have changed.
    pub const fn take_unsaved(&mut self) -> Option<Preferences> {
        self.unsaved.take()
    }

    /// The text that is to be put on the clipboard, if there is one.
    pub const fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    /// How many searches have a worker.
    pub fn searches(&self) -> usize {
        self.count(|post| matches!(post, Post::Search(_) | Post::Count(_)))
    }

    /// How many tasks of the study have a worker.
    pub fn study_tasks(&self) -> usize {
        self.count(|post| matches!(post, Post::Study(_)))
    }

    /// Whether bare times, work or memory are being measured.
    pub fn is_measuring(&self) -> bool {
        self.workers.contains_key(&Post::Measure)
    }

    /// Whether a map is being laid out.
    pub fn is_drawing(&self) -> bool {
        self.workers.contains_key(&Post::Map)
    }

    fn count(&self, is_meant: impl Fn(&Post) -> bool) -> usize {
        self.workers.keys().filter(|post| is_meant(post)).count()
    }

    /// Puts a worker in the place of a realm's own: for searches that somebody else watches too.
    pub fn adopt(&mut self, realm: Realm, worker: Worker) {
        self.workers.insert(Post::Search(realm), worker);
    }

    fn carry_out(&mut self, model: &mut Model, effect: Effect) {
        match effect {
            Effect::Start { search, horizon } => self.search(model, search, horizon),
            Effect::AllowUntil(realm, events) => self.allow(realm, events),
            Effect::End(realm) => {
                self.workers.remove(&Post::Search(realm));
                self.workers.remove(&Post::Count(realm));
            }
            Effect::EndAll => self.end_all(),
            Effect::Count(search) => self.start(model, Post::Count(search.realm), Job::Count(search)),
            Effect::Time(searches) => self.start(model, Post::Measure, Job::Time(searches)),
            Effect::CountWork(searches) => self.start(model, Post::Measure, Job::Work(searches)),
            Effect::Weigh(searches) if self.host.weighs() => {
                self.start(model, Post::Measure, Job::Weigh(searches));
            }
            Effect::Weigh(_) => self.act(model, Action::Measured(MeasureNews::Ended)),
            Effect::BuildMap(job) => self.start(model, Post::Map, Job::Map(job)),
            Effect::Study(effect) => self.study(model, effect),
            Effect::Save(preferences) => self.unsaved = Some(preferences),
            Effect::Copy(text) => self.copied = Some(text),
        }
    }

    fn search(&mut self, model: &mut Model, search: Search, horizon: u64) {
        let realm = search.realm;
        self.start(model, Post::Search(realm), Job::Search(search));
        if let Some(worker) = self.workers.get(&Post::Search(realm)) {
            worker.allow_until(horizon);
        }
    }

    /// A search that goes on pushes measuring back, as one that starts does.
    fn allow(&mut self, realm: Realm, events: u64) {
        self.stop_measuring();
        if let Some(worker) = self.workers.get(&Post::Search(realm)) {
            worker.allow_until(events);
        }
    }

    fn study(&mut self, model: &mut Model, effect: StudyEffect) {
        let (task, job) = match effect {
            StudyEffect::Survey(job) => (StudyTask::Survey, Job::Survey(job)),
            StudyEffect::Orders(job) => (StudyTask::Orders, Job::Orders(job)),
            StudyEffect::Hunt(job) => (StudyTask::Hunt, Job::Counterexample(job)),
            StudyEffect::End(task) => {
                self.workers.remove(&Post::Study(task));
                return;
            }
        };
        self.start(model, Post::Study(task), job);
    }

    /// Whatever else starts pushes measuring back.
    fn start(&mut self, model: &mut Model, post: Post, job: Job) {
        if post != Post::Measure {
            self.stop_measuring();
        }
        if let Some(action) = self.workers.remove(&post).and_then(|before| post.last_words(before)) {
            self.act(model, action);
        }
        match self.host.start(job) {
            Ok(worker) => _ = self.workers.insert(post, worker),
            Err(error) => {
                for action in post.refused(&error) {
                    self.act(model, action);
                }
            }
        }
    }

    /// What is being measured is not wanted now.
    fn stop_measuring(&mut self) {
        self.workers.remove(&Post::Measure);
    }

    /// The puzzle is another. A survey is not about it; a map ends by itself, and nobody waits for it.
    fn end_all(&mut self) {
        self.workers.retain(|post, worker| match post {
            Post::Map => {
                worker.stop();
                true
            }
            Post::Study(StudyTask::Survey) => true,
            Post::Search(_)
            | Post::Count(_)
            | Post::Measure
            | Post::Study(StudyTask::Orders | StudyTask::Hunt) => false,
        });
    }
}
