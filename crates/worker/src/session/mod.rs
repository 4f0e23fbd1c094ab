//! Carries out the effects of the model, with real workers, and turns their messages into actions. Effects that only
//! the window can carry out (save, copy) are handed on to it.
//!
//! Each role has one worker at most, and a worker is a value: replacing it ends it. So events of an old
//! search cannot reach a new recording.

mod poll;
mod role;

use std::{collections::BTreeMap, mem, time::Duration};

use eight_realms_app::app::{
    Action, Effect, HeuristicsEffect, HeuristicsTask, MeasureNews, Model, Preferences, TextFile, schedule,
    update,
};
use eight_realms_core::{
    job::{Job, Search},
    realm::Realm,
};

use self::role::WorkerRole;
use crate::worker::{Drained, Host, MemoryProbe, Wake, Worker};

/// Every worker of the application, by its role.
pub struct Session {
    workers: BTreeMap<WorkerRole, Worker>,
    host: Host,
    /// Whether the model has received that memory cannot be weighed: that is so for every puzzle.
    is_unweighed_reported: bool,
    unsaved: Option<Preferences>,
    clipboard: Option<String>,
    is_clearing_requested: bool,
    unwritten: Option<TextFile>,
    path_to_choose: Option<String>,
}

impl Session {
    /// A session without workers. `wake` is called by them when there is something to be polled.
    pub fn new(wake: Wake) -> Self {
        Self {
            workers: BTreeMap::new(),
            host: Host::new(wake),
            is_unweighed_reported: false,
            unsaved: None,
            clipboard: None,
            is_clearing_requested: false,
            unwritten: None,
            path_to_choose: None,
        }
    }

    /// The same with a probe for peak memory. Without it, no memory is known.
    pub fn with_probe(self, probe: Option<MemoryProbe>) -> Self {
        Self { host: self.host.with_probe(probe), ..self }
    }

    /// Updates the model with an action, and carries out the effects.
    pub fn act(&mut self, model: &mut Model, action: Action) {
        let mut effects = Vec::new();
        update(model, action, &mut effects);
        for effect in effects {
            self.carry_out(model, effect);
        }
    }

    /// Takes the messages of the workers, for about `time`, and starts what is due.
    pub fn poll(&mut self, model: &mut Model, time: Duration) -> Drained {
        let drained = self.poll_workers(model, time);
        while let Some(effect) = schedule(model) {
            self.carry_out(model, effect);
        }
        drained
    }

    /// The preferences that are to be saved, if they have changed.
    pub const fn take_unsaved(&mut self) -> Option<Preferences> {
        self.unsaved.take()
    }

    /// The text that is to be put on the clipboard, if there is one.
    pub const fn take_copied(&mut self) -> Option<String> {
        self.clipboard.take()
    }

    /// Whether what is stored between starts is to be removed.
    pub const fn take_clearing_request(&mut self) -> bool {
        mem::replace(&mut self.is_clearing_requested, false)
    }

    /// The file that is to be written, if there is one.
    pub const fn take_unwritten(&mut self) -> Option<TextFile> {
        self.unwritten.take()
    }

    /// The path with which the system is to ask for another one, if it is to.
    pub const fn take_path_to_choose(&mut self) -> Option<String> {
        self.path_to_choose.take()
    }

    /// How many searches have a worker.
    pub fn searches(&self) -> usize {
        self.count(|role| matches!(role, WorkerRole::Search(_) | WorkerRole::Count(_)))
    }

    /// How many tasks of the heuristics tab have a worker.
    pub fn heuristics_tasks(&self) -> usize {
        self.count(|role| matches!(role, WorkerRole::Heuristics(_)))
    }

    /// Whether run times, work or memory are being measured.
    pub fn is_measuring(&self) -> bool {
        self.workers.contains_key(&WorkerRole::Measure)
    }

    /// Whether a map is being laid out.
    pub fn is_laying_out_map(&self) -> bool {
        self.workers.contains_key(&WorkerRole::Map)
    }

    /// Whether search trees are being laid out.
    pub fn is_laying_out_trees(&self) -> bool {
        self.workers.contains_key(&WorkerRole::Trees)
    }

    fn count(&self, has_role: impl Fn(&WorkerRole) -> bool) -> usize {
        self.workers.keys().filter(|role| has_role(role)).count()
    }

    /// Replaces the worker of a realm's search: for searches that another observer receives too.
    pub fn adopt(&mut self, realm: Realm, worker: Worker) {
        self.workers.insert(WorkerRole::Search(realm), worker);
    }

    fn carry_out(&mut self, model: &mut Model, effect: Effect) {
        match effect {
            Effect::Start { search, horizon } => self.search(model, search, horizon),
            Effect::AllowUntil(realm, events) => self.allow(realm, events),
            Effect::End(realm) => {
                self.workers.remove(&WorkerRole::Search(realm));
                self.workers.remove(&WorkerRole::Count(realm));
            }
            Effect::EndAll => self.end_all(),
            Effect::Count(search) => self.start(model, WorkerRole::Count(search.realm), Job::Count(search)),
            Effect::Time(searches) => self.start(model, WorkerRole::Measure, Job::Time(searches)),
            Effect::CountWork(searches) => self.start(model, WorkerRole::Measure, Job::Work(searches)),
            Effect::Weigh(searches) if self.host.weighs() => {
                self.start(model, WorkerRole::Measure, Job::Weigh(searches));
            }
            Effect::Weigh(_) => self.act(model, Action::Measured(MeasureNews::Ended)),
            Effect::BuildMap(job) => self.start(model, WorkerRole::Map, Job::Map(job)),
            Effect::LayOutTrees(job) => self.start(model, WorkerRole::Trees, Job::Trees(job)),
            Effect::Heuristics(effect) => self.start_heuristics_task(model, effect),
            Effect::Save(preferences) => self.unsaved = Some(preferences),
            Effect::ClearStored => self.is_clearing_requested = true,
            Effect::Copy(text) => self.clipboard = Some(text),
            Effect::Write(file) => self.unwritten = Some(file),
            Effect::ChoosePath(path) => self.path_to_choose = Some(path),
        }
    }

    fn search(&mut self, model: &mut Model, search: Search, horizon: u64) {
        let realm = search.realm;
        self.start(model, WorkerRole::Search(realm), Job::Search(search));
        if let Some(worker) = self.workers.get(&WorkerRole::Search(realm)) {
            worker.allow_until(horizon);
        }
    }

    /// A search that goes on postpones measuring, as one that starts does.
    fn allow(&mut self, realm: Realm, events: u64) {
        self.stop_measuring();
        if let Some(worker) = self.workers.get(&WorkerRole::Search(realm)) {
            worker.allow_until(events);
        }
    }

    fn start_heuristics_task(&mut self, model: &mut Model, effect: HeuristicsEffect) {
        let (task, job) = match effect {
            HeuristicsEffect::Survey(job) => (HeuristicsTask::Survey, Job::Survey(job)),
            HeuristicsEffect::Orders(job) => (HeuristicsTask::Orders, Job::Orders(job)),
            HeuristicsEffect::Counterexample(job) => {
                (HeuristicsTask::Counterexample, Job::Counterexample(job))
            }
            HeuristicsEffect::End(task) => {
                self.workers.remove(&WorkerRole::Heuristics(task));
                return;
            }
        };
        self.start(model, WorkerRole::Heuristics(task), job);
    }

    /// Any other job that starts postpones measuring.
    fn start(&mut self, model: &mut Model, role: WorkerRole, job: Job) {
        if role != WorkerRole::Measure {
            self.stop_measuring();
        }
        if let Some(action) = self.workers.remove(&role).and_then(|previous| role.replaced_action(previous)) {
            self.act(model, action);
        }
        match self.host.start(job) {
            Ok(worker) => _ = self.workers.insert(role, worker),
            Err(error) => {
                for action in role.start_failure_actions(&error) {
                    self.act(model, action);
                }
            }
        }
    }

    /// Ends the measurement that is under way.
    fn stop_measuring(&mut self) {
        self.workers.remove(&WorkerRole::Measure);
    }

    /// The puzzle has changed. A survey does not depend on it; a map and search trees end by themselves and are not
    /// waited for.
    fn end_all(&mut self) {
        self.workers.retain(|role, worker| match role {
            WorkerRole::Map | WorkerRole::Trees => {
                worker.stop();
                true
            }
            WorkerRole::Heuristics(HeuristicsTask::Survey) => true,
            WorkerRole::Search(_)
            | WorkerRole::Count(_)
            | WorkerRole::Measure
            | WorkerRole::Heuristics(HeuristicsTask::Orders | HeuristicsTask::Counterexample) => false,
        });
    }
}
