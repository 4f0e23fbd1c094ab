//! Carries out the effects of the model, with real workers, and turns their messages into actions. Effects that only
//! the window can carry out (save, copy) are handed on to it.
//!
//! Each role has one worker at most, and a worker is a value: replacing it ends it. So events of an old
//! search cannot reach a new recording.

mod poll;

use std::{collections::BTreeMap, mem, time::Duration};

use eight_realms_app::{
    desk::{
        effect::{Drawing, Effect, FilmRequest, NewFile},
        jobs::{HeuristicsTask, Role},
        journal::JournalTask,
        notice::Notice,
        preferences::Preferences,
    },
    model::{Action, Model, update},
    schedule::schedule,
};
use eight_realms_core::{
    job::{Job, LabJob, Message},
    lane::LaneId,
};

use crate::{
    laboratory::{LabRun, spare_cores},
    worker::{Drained, Host, MemoryProbe, NoWorker, Wake, Worker},
};

/// Every worker of the application, by its role.
pub struct Session {
    workers: BTreeMap<Role, Worker>,
    /// The phase of an experiment that is under way.
    lab: Option<LabRun>,
    host: Host,
    /// Whether the model has received that memory cannot be weighed: that is so for every puzzle.
    is_unweighed_reported: bool,
    unsaved: Option<Preferences>,
    clipboard: Option<String>,
    is_clearing_requested: bool,
    unwritten: Option<NewFile>,
    undrawn: Option<Drawing>,
    unfilmed: Option<FilmRequest>,
    path_to_choose: Option<String>,
    path_to_find: Option<String>,
    file_to_choose: Option<String>,
    journal: Vec<JournalTask>,
}

impl Session {
    /// A session without workers. `wake` is called by them when there is something to be polled.
    pub fn new(wake: Wake) -> Self {
        Self {
            workers: BTreeMap::new(),
            lab: None,
            host: Host::new(wake),
            is_unweighed_reported: false,
            unsaved: None,
            clipboard: None,
            is_clearing_requested: false,
            unwritten: None,
            undrawn: None,
            unfilmed: None,
            path_to_choose: None,
            path_to_find: None,
            file_to_choose: None,
            journal: Vec::new(),
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
    pub const fn take_unwritten(&mut self) -> Option<NewFile> {
        self.unwritten.take()
    }

    /// The picture that is to be drawn, if there is one.
    pub const fn take_undrawn(&mut self) -> Option<Drawing> {
        self.undrawn.take()
    }

    /// The film that is to be made, if there is one.
    pub const fn take_unfilmed(&mut self) -> Option<FilmRequest> {
        self.unfilmed.take()
    }

    /// The path beside which a free one is to be found, if there is one.
    pub const fn take_path_to_find(&mut self) -> Option<String> {
        self.path_to_find.take()
    }

    /// The path with which the system is to ask for another one, if it is to.
    pub const fn take_path_to_choose(&mut self) -> Option<String> {
        self.path_to_choose.take()
    }

    /// The path with which the system is to ask for a file to be read, if it is to.
    pub const fn take_file_to_choose(&mut self) -> Option<String> {
        self.file_to_choose.take()
    }

    /// What is to be done for the journal of the laboratory's experiment, in order.
    pub fn take_journal_tasks(&mut self) -> Vec<JournalTask> {
        mem::take(&mut self.journal)
    }

    /// How many searches have a worker.
    pub fn searches(&self) -> usize {
        self.count(|role| matches!(role, Role::Search(_) | Role::Count(_)))
    }

    /// How many tasks of the heuristics tab have a worker.
    pub fn heuristics_tasks(&self) -> usize {
        self.count(|role| matches!(role, Role::Heuristics(_)))
    }

    /// Whether a phase of an experiment is carried out.
    pub const fn is_experimenting(&self) -> bool {
        self.lab.is_some()
    }

    /// Whether run times, work or memory are being measured.
    pub fn is_measuring(&self) -> bool {
        self.workers.contains_key(&Role::Measure)
    }

    /// Whether a map is being laid out.
    pub fn is_laying_out_map(&self) -> bool {
        self.workers.contains_key(&Role::Map)
    }

    /// Whether search trees are being laid out.
    pub fn is_laying_out_trees(&self) -> bool {
        self.workers.contains_key(&Role::Trees)
    }

    fn count(&self, has_role: impl Fn(&Role) -> bool) -> usize {
        self.workers.keys().filter(|role| has_role(role)).count()
    }

    /// Replaces the worker of a lane's search: for searches that another observer receives too.
    pub fn adopt(&mut self, lane: impl Into<LaneId>, worker: Worker) {
        self.workers.insert(Role::Search(lane.into()), worker);
    }

    fn carry_out(&mut self, model: &mut Model, effect: Effect) {
        match effect {
            Effect::Start(role, Job::Weigh(_)) if !self.host.weighs() => {
                self.act(model, Action::From(role, Message::Ended));
            }
            Effect::Start(role, Job::Lab(job)) => self.start_lab(model, role, job),
            Effect::Start(role, job) => self.start(model, role, job),
            Effect::AllowUntil(lane, events) => self.allow(lane, events),
            Effect::End(Role::Lab) => self.lab = None,
            Effect::RestLab => self.lab.iter().for_each(LabRun::rest),
            Effect::GoOnLab => self.lab.iter().for_each(LabRun::go_on),
            // A fact may take seconds: it is not waited for.
            Effect::End(Role::Check) => self.workers.get(&Role::Check).into_iter().for_each(Worker::stop),
            Effect::End(role) => _ = self.workers.remove(&role),
            Effect::EndAll => self.end_all(),
            Effect::Save(preferences) => self.unsaved = Some(preferences),
            Effect::ClearStored => self.is_clearing_requested = true,
            Effect::Copy(text) => self.clipboard = Some(text),
            Effect::Write(file) => self.unwritten = Some(file),
            Effect::Draw(drawing) => self.undrawn = Some(drawing),
            Effect::Film(request) => self.unfilmed = Some(request),
            Effect::FindPath(path) => self.path_to_find = Some(path),
            Effect::ChoosePath(path) => self.path_to_choose = Some(path),
            Effect::ChooseFile(path) => self.file_to_choose = Some(path),
            Effect::Journal(task) => self.journal.push(task),
        }
    }

    /// A search that goes on postpones measuring, as one that starts does.
    fn allow(&mut self, lane: LaneId, events: u64) {
        self.stop_measuring();
        if let Some(worker) = self.workers.get(&Role::Search(lane)) {
            worker.allow_until(events);
        }
    }

    /// Starts a job in its role. One that does not measure postpones measuring.
    fn start(&mut self, model: &mut Model, role: Role, job: Job) {
        if role != Role::Measure {
            self.stop_measuring();
        }
        if let Some(notice) = self.workers.remove(&role).and_then(|worker| last_notice(role, worker)) {
            self.act(model, Action::Trouble(notice));
        }
        match self.host.start(job) {
            Ok(worker) => _ = self.workers.insert(role, worker),
            Err(error) => self.not_started(model, role, &error),
        }
    }

    /// Starts a phase of an experiment, on all cores but one.
    fn start_lab(&mut self, model: &mut Model, role: Role, job: LabJob) {
        self.stop_measuring();
        self.lab = None;
        match LabRun::start(&self.host, job, spare_cores()) {
            Ok(run) => self.lab = Some(run),
            Err(error) => self.not_started(model, role, &error),
        }
    }

    fn not_started(&mut self, model: &mut Model, role: Role, error: &NoWorker) {
        let reason = error.to_string();
        self.act(model, Action::From(role, Message::NotStarted { reason }));
    }

    /// Ends the measurement that is under way.
    fn stop_measuring(&mut self) {
        self.workers.remove(&Role::Measure);
    }

    /// The puzzle has changed. A survey does not depend on it; a map and search trees end by themselves and are not
    /// waited for.
    fn end_all(&mut self) {
        self.workers.retain(|role, worker| match role {
            Role::Map | Role::Trees => {
                worker.stop();
                true
            }
            Role::Heuristics(HeuristicsTask::Survey) | Role::Check => true,
            Role::Search(_)
            | Role::Count(_)
            | Role::Measure
            | Role::Lab
            | Role::Heuristics(HeuristicsTask::Orders | HeuristicsTask::Counterexample) => false,
        });
    }
}

/// The notice if another worker takes the place of one, which is ended. A panic that was not polled yet is reported all
/// the same, but not that of a search: it is replaced and no longer shown.
fn last_notice(role: Role, worker: Worker) -> Option<Notice> {
    let notice: fn(String) -> Notice = match role {
        Role::Search(_) | Role::Count(_) => return None,
        Role::Measure => |reason| Notice::MeasuringLost { reason },
        Role::Trees => |reason| Notice::TreesLost { reason },
        Role::Map => |reason| Notice::MapLost { reason },
        Role::Heuristics(_) | Role::Lab | Role::Check => |reason| Notice::ComputationLost { reason },
    };
    worker.last_words().map(notice)
}
