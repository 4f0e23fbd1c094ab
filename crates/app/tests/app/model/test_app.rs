//! A model, and what carries out the effects that it requests, one at a time.

use std::{collections::BTreeMap, num::NonZeroUsize, sync::Arc, time::Duration};

use eight_realms_app::{
    desk::{
        effect::{Drawing, Effect, FilmRequest, NewFile},
        jobs::{HeuristicsTask, Role},
        journal::{JournalSource, JournalTask},
        lanes::Times,
        preferences::Preferences,
    },
    model::{Action, Model, update},
    schedule::schedule,
};
use eight_realms_core::{
    check::Extent,
    heuristic::HeuristicKind,
    job::{
        CounterexampleTarget, Job, MachineLoad, Message, OrdersJob, Search, SearchTimes, SurveyJob,
        SurveyedHeuristic, TimeSummary, TreesJob, TrialsKey,
    },
    lab::Measure,
    lane::LaneId,
    map::Projection,
    puzzle::Puzzle,
    realm::Realm,
    replay::{TimeCurve, WorkCurve},
    space::Distances,
};
use eight_realms_worker::{
    laboratory::LabRun,
    worker::{Drained, Host, Worker},
};

use crate::at_the_end::at_the_end;

/// What the model has requested, in a form that can be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Start {
        realm: Realm,
        horizon: u64,
    },
    Allow(Realm, u64),
    End(Role),
    EndAll,
    Count(Realm),
    Time(Vec<Realm>),
    Work(Vec<Realm>),
    Weigh(Vec<Realm>),
    Map(Puzzle, Projection),
    /// The first events of a search.
    Trees {
        realm: Realm,
        puzzle: Puzzle,
        events: u64,
    },
    Save(Preferences),
    ClearStored,
    Copy(String),
    Write(NewFile),
    Draw(Drawing),
    Film(FilmRequest),
    ChoosePath(String),
    FindPath(String),
    Survey(HeuristicKind),
    Orders {
        of: TrialsKey,
        made: usize,
    },
    Find(CounterexampleTarget),
    EndTask(HeuristicsTask),
    Lab(Measure),
    Check(Extent),
    ChooseFile(String),
    BeginJournal,
    /// So many lines.
    Append(usize),
    RestLab,
    GoOnLab,
    ReadJournal(JournalSource),
}

/// The model, and the searches that it has requested and that have not ended.
pub struct TestApp {
    pub model: Model,
    pub searches: BTreeMap<LaneId, Search>,
    /// The last job that the heuristics tab or the laboratory has requested.
    pub tab_job: Option<Job>,
    /// Number of lines that a phase of an experiment has appended to a journal.
    pub appended: usize,
    /// Whether the clock is too coarse for the recordings, as a browser's may be: it sees no time pass.
    pub is_clock_coarse: bool,
    runs: BTreeMap<LaneId, (Worker, u64)>,
}

impl TestApp {
    pub fn of(model: Model) -> Self {
        Self {
            model,
            searches: BTreeMap::new(),
            tab_job: None,
            appended: 0,
            is_clock_coarse: false,
            runs: BTreeMap::new(),
        }
    }

    /// The window as it opens, but with another puzzle.
    pub fn with(puzzle: Puzzle) -> Self {
        let mut app = Self::of(Model::new(at_the_end(), 1));
        app.act(Action::SetPuzzle(puzzle));
        app
    }

    /// Lets an action happen. It requests one effect at the most.
    pub fn act(&mut self, action: Action) -> Option<Request> {
        let mut requests = self.act_all(action);
        assert!(requests.len() <= 1, "{requests:?}");
        requests.pop()
    }

    /// Lets an action happen. That what is prepared is saved goes without saying.
    pub fn act_all(&mut self, action: Action) -> Vec<Request> {
        let (mut effects, before) = (Vec::new(), self.model.preferences.clone());
        update(&mut self.model, action, &mut effects);
        let is_asked = |effect: &Effect| match effect {
            Effect::Save(now) => Preferences { prepared: before.prepared.clone(), ..now.clone() } != before,
            _ => true,
        };
        effects.retain(is_asked);
        effects.into_iter().map(|effect| self.carry_out(effect)).collect()
    }

    /// Everything that is due.
    pub fn due(&mut self) -> Vec<Request> {
        let mut due = Vec::new();
        while let Some(effect) = schedule(&mut self.model) {
            match (self.carry_out(effect), due.last_mut()) {
                // A search that has just begun is allowed its first events.
                (Request::Allow(realm, events), Some(Request::Start { realm: begun, horizon }))
                    if realm == *begun =>
                {
                    *horizon = events;
                }
                (request, _) => due.push(request),
            }
        }
        due
    }

    fn carry_out(&mut self, effect: Effect) -> Request {
        match effect {
            Effect::Start(role, job) => {
                assert_eq!(role, role_of(&job));
                self.start(job)
            }
            Effect::AllowUntil(realm, horizon) => {
                if let Some((run, allowed)) = self.runs.get_mut(&realm) {
                    run.allow_until(horizon);
                    *allowed = horizon;
                }
                Request::Allow(realm.realm, horizon)
            }
            Effect::End(Role::Heuristics(task)) => Request::EndTask(task),
            Effect::End(role) => {
                if let Some(lane) = role.lane() {
                    self.runs.remove(&lane);
                    self.searches.remove(&lane);
                }
                Request::End(role)
            }
            Effect::EndAll => {
                self.runs.clear();
                self.searches.clear();
                Request::EndAll
            }
            Effect::Save(preferences) => Request::Save(preferences),
            Effect::ClearStored => Request::ClearStored,
            Effect::Copy(text) => Request::Copy(text),
            Effect::Write(file) => Request::Write(file),
            Effect::Draw(drawing) => Request::Draw(drawing),
            Effect::Film(request) => Request::Film(request),
            Effect::ChoosePath(path) => Request::ChoosePath(path),
            Effect::FindPath(path) => Request::FindPath(path),
            Effect::RestLab => Request::RestLab,
            Effect::GoOnLab => Request::GoOnLab,
            Effect::ChooseFile(path) => Request::ChooseFile(path),
            Effect::Journal(JournalTask::Begin(..)) => Request::BeginJournal,
            Effect::Journal(JournalTask::Append(lines)) => Request::Append(lines.len()),
            Effect::Journal(JournalTask::Read(source)) => Request::ReadJournal(source),
            Effect::Journal(JournalTask::Find) => unreachable!("the window looks for it as it opens"),
        }
    }

    /// Works out the survey that the heuristics tab has requested.
    pub fn finish_survey(&mut self) {
        let survey = self.tab_job.take_if(|job| matches!(job, Job::Survey(_)));
        let Some(Job::Survey(SurveyJob { heuristic, goal, distances })) = survey else { return };
        let distances = distances.unwrap_or_else(|| Arc::new(Distances::to(goal)));
        self.tab(HeuristicsTask::Survey, Message::Surveyed(SurveyedHeuristic::of(heuristic, distances)));
    }

    /// Carries out the phase of an experiment that the laboratory has requested, and says that it has ended.
    pub fn finish_phase(&mut self) {
        let Some(Job::Lab(job)) = self.tab_job.take() else { return };
        let run = LabRun::start(&Host::new(Arc::new(|| {})), job, NonZeroUsize::MIN).expect("a thread");
        let mut news = Vec::new();
        while run.poll(Duration::MAX, |one| news.push(one)).expect("no panic") != Drained::HungUp {
            std::thread::yield_now();
        }
        let news = news.into_iter().map(Message::Lab).chain([Message::Ended]);
        for message in news {
            if let Some(Request::Append(lines)) = self.act(Action::From(Role::Lab, message)) {
                self.appended += lines;
            }
        }
    }

    /// Lets a task of the heuristics tab say something.
    pub fn tab(&mut self, task: HeuristicsTask, message: Message) -> Option<Request> {
        self.act(Action::From(Role::Heuristics(task), message))
    }

    /// Lets whatever measures say a realm's times.
    pub fn take_times(&mut self, realm: Realm, times: Times, curve: Option<Arc<TimeCurve>>) {
        self.measured(timed(realm, times, curve));
    }

    /// Lets whatever measures say something.
    pub fn measured(&mut self, message: Message) -> Option<Request> {
        self.act(Action::From(Role::Measure, message))
    }

    fn start(&mut self, job: Job) -> Request {
        match job {
            Job::Search(search) => self.search(search),
            Job::Count(search) => Request::Count(search.lane.realm),
            Job::Time(timed) => Request::Time(timed.iter().map(|timed| timed.search.lane.realm).collect()),
            Job::Work(searches) => Request::Work(realms_of(&searches)),
            Job::Weigh(searches) => Request::Weigh(realms_of(&searches)),
            Job::Map(job) => Request::Map(job.puzzle, job.projection),
            Job::Trees(TreesJob { search, events }) => {
                Request::Trees { realm: search.lane.realm, puzzle: search.puzzle, events }
            }
            Job::Check(job) => Request::Check(job.extent),
            Job::Lab(job) => {
                let phase = job.phase();
                self.tab_job = Some(Job::Lab(job));
                Request::Lab(phase)
            }
            Job::Survey(_) | Job::Orders(_) | Job::Counterexample(_) => {
                let request = match &job {
                    Job::Orders(OrdersJob { of, made }) => Request::Orders { of: *of, made: *made },
                    Job::Counterexample(job) => Request::Find(job.target),
                    Job::Survey(SurveyJob { heuristic, .. }) => Request::Survey(*heuristic),
                    _ => unreachable!("these are the jobs of the tab"),
                };
                self.tab_job = Some(job);
                request
            }
        }
    }

    fn search(&mut self, search: Search) -> Request {
        let (lane, realm) = (search.lane, search.lane.realm);
        let run = Host::new(Arc::new(|| {})).start(Job::Search(search.clone())).expect("a thread");
        assert!(self.runs.insert(lane, (run, 0)).is_none(), "lane {lane} runs already");
        self.searches.insert(lane, search);
        Request::Start { realm, horizon: 0 }
    }

    /// Passes on the next message of a search, whatever it is. `None` if it does not run.
    pub fn deliver_one(&mut self, lane: impl Into<LaneId>) -> Option<Request> {
        let lane = lane.into();
        let mut received = None;
        while received.is_none() {
            let (run, _) = self.runs.get(&lane)?;
            run.poll(Duration::ZERO, |message| received = Some(message));
            std::thread::yield_now();
        }
        let mut message = received?;
        if let Message::Events { search_seconds, .. } = &mut message
            && self.is_clock_coarse
        {
            *search_seconds = 0.0;
        }
        if let Message::Done(_) | Message::Lost { .. } = message {
            self.runs.remove(&lane);
        }
        self.act(Action::From(Role::Search(lane), message))
    }

    /// Passes on the messages of a search, until it has ended or has sent all that it may.
    pub fn deliver(&mut self, lane: impl Into<LaneId>) {
        let lane = lane.into();
        let before = self.model.lane(lane).recording.len();
        while let Some((_, allowed)) = self.runs.get(&lane) {
            let recorded = self.model.lane(lane).recording.len();
            let done_before = if self.searches[&lane].table.is_some() { before } else { 0 };
            if recorded - done_before >= *allowed {
                return;
            }
            self.deliver_one(lane);
        }
    }

    /// Carries out everything, until nothing is due any more. Every realm has a run time of 1 s.
    pub fn settle(&mut self) -> Vec<Request> {
        let mut all = Vec::new();
        loop {
            let due = self.due();
            let running: Vec<LaneId> = self.runs.keys().copied().collect();
            for realm in running {
                self.deliver(realm);
            }
            self.finish_survey();
            for request in &due {
                self.measure(request);
            }
            if due.is_empty() {
                return all;
            }
            all.extend(due);
        }
    }

    /// Finishes the measuring that was requested. Every realm takes a million bytes.
    pub fn measure(&mut self, request: &Request) {
        match request {
            Request::Time(realms) => self.time(realms),
            Request::Work(realms) => self.count_work(realms),
            Request::Weigh(realms) => {
                for realm in realms {
                    self.measured(Message::Weighed((*realm).into(), 1_000_000));
                }
                self.measured(Message::Ended);
            }
            _ => {}
        }
    }

    fn count_work(&mut self, realms: &[Realm]) {
        for realm in realms {
            let (puzzle, settings) = (&self.model.puzzle, &self.model.settings);
            let curve =
                WorkCurve::of(*realm, puzzle, settings, ()).expect("without an observer that ends it");
            if let Some(curve) = curve {
                self.measured(Message::WorkCounted((*realm).into(), Arc::new(curve)));
            }
        }
        self.measured(Message::Ended);
    }

    /// Finishes the measuring of run times.
    pub fn time(&mut self, realms: &[Realm]) {
        for realm in realms {
            let summary = TimeSummary { median: 1.0, min: 0.5, max: 2.0, runs: 3 };
            let lookup = (*realm == Realm::Table).then_some(summary);
            self.take_times(
                *realm,
                Times { search: summary, lookup, machine_load: MachineLoad::Quiet },
                None,
            );
        }
        self.measured(Message::Ended);
    }
}

/// What is said once a realm's times are measured.
pub fn timed(realm: Realm, times: Times, curve: Option<Arc<TimeCurve>>) -> Message {
    let Times { search, lookup, machine_load } = times;
    Message::Timed(SearchTimes { lane: realm.into(), run_time: search, lookup, machine_load, curve })
}

fn realms_of(searches: &[Search]) -> Vec<Realm> {
    searches.iter().map(|search| search.lane.realm).collect()
}

/// The realms whose searches are started, in order.
pub fn started(requests: &[Request]) -> Vec<Realm> {
    let start =
        |request: &Request| if let Request::Start { realm, .. } = request { Some(*realm) } else { None };
    requests.iter().filter_map(start).collect()
}

/// The role in which a job runs.
fn role_of(job: &Job) -> Role {
    match job {
        Job::Search(search) => Role::Search(search.lane),
        Job::Count(search) => Role::Count(search.lane),
        Job::Time(_) | Job::Work(_) | Job::Weigh(_) => Role::Measure,
        Job::Map(_) => Role::Map,
        Job::Trees(_) => Role::Trees,
        Job::Survey(_) => Role::Heuristics(HeuristicsTask::Survey),
        Job::Orders(_) => Role::Heuristics(HeuristicsTask::Orders),
        Job::Counterexample(_) => Role::Heuristics(HeuristicsTask::Counterexample),
        Job::Lab(_) => Role::Lab,
        Job::Check(_) => Role::Check,
    }
}
