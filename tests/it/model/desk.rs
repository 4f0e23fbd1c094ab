//! A model with somebody beside it who carries out what it asks for, one thing at a time.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use eight_realms::{
    app::{
        Action, Effect, HeuristicsEffect, HeuristicsNews, HeuristicsTask, MeasureNews, Model, Preferences,
        Times, schedule, update,
    },
    heuristic::HeuristicKind,
    job::{
        CounterexampleTarget, Job, Message, OrdersJob, Search, SurveyJob, SurveyedHeuristic, TimeSummary,
        TrialsKey,
    },
    map::Projection,
    puzzle::Puzzle,
    realm::Realm,
    replay::WorkCurve,
    space::Distances,
    worker::{Host, Worker},
};

/// What the model has asked for, in words that can be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    Start { realm: Realm, horizon: u64 },
    Allow(Realm, u64),
    End(Realm),
    EndAll,
    Count(Realm),
    Time(Vec<Realm>),
    Work(Vec<Realm>),
    Weigh(Vec<Realm>),
    Map(Puzzle, Projection),
    Save(Preferences),
    Copy(String),
    Survey(HeuristicKind),
    Orders { of: TrialsKey, made: usize },
    Hunt(CounterexampleTarget),
    Leave(HeuristicsTask),
}

/// The model, and the searches that it has asked for and that have not ended.
pub struct Desk {
    pub model: Model,
    pub searches: BTreeMap<Realm, Search>,
    /// What the study has asked for last.
    pub studied: Option<HeuristicsEffect>,
    runs: BTreeMap<Realm, (Worker, u64)>,
}

impl Desk {
    pub fn of(model: Model) -> Self {
        Self { model, searches: BTreeMap::new(), studied: None, runs: BTreeMap::new() }
    }

    /// The window as it opens, but with another puzzle.
    pub fn with(puzzle: Puzzle) -> Self {
        let mut desk = Self::of(Model::new(Preferences::default(), 1));
        desk.act(Action::SetPuzzle(puzzle));
        desk
    }

    /// Lets an action happen. It asks for one thing at the most.
    pub fn act(&mut self, action: Action) -> Option<Asked> {
        let mut effects = Vec::new();
        update(&mut self.model, action, &mut effects);
        let mut asked: Vec<Asked> = effects.into_iter().map(|effect| self.take(effect)).collect();
        assert!(asked.len() <= 1, "{asked:?}");
        asked.pop()
    }

    /// Everything that is due.
    pub fn due(&mut self) -> Vec<Asked> {
        std::iter::from_fn(|| schedule(&mut self.model).map(|effect| self.take(effect))).collect()
    }

    fn take(&mut self, effect: Effect) -> Asked {
        match effect {
            Effect::Start { search, horizon } => self.start(search, horizon),
            Effect::AllowUntil(realm, horizon) => {
                if let Some((run, allowed)) = self.runs.get_mut(&realm) {
                    run.allow_until(horizon);
                    *allowed = horizon;
                }
                Asked::Allow(realm, horizon)
            }
            Effect::End(realm) => {
                self.runs.remove(&realm);
                self.searches.remove(&realm);
                Asked::End(realm)
            }
            Effect::EndAll => {
                self.runs.clear();
                self.searches.clear();
                Asked::EndAll
            }
            Effect::Count(search) => Asked::Count(search.realm),
            Effect::Time(searches) => Asked::Time(realms_of(&searches)),
            Effect::CountWork(searches) => Asked::Work(realms_of(&searches)),
            Effect::Weigh(searches) => Asked::Weigh(realms_of(&searches)),
            Effect::BuildMap(job) => Asked::Map(job.puzzle, job.projection),
            Effect::Heuristics(effect) => {
                let asked = match &effect {
                    HeuristicsEffect::Survey(SurveyJob { heuristic: estimate, .. }) => {
                        Asked::Survey(*estimate)
                    }
                    HeuristicsEffect::Orders(OrdersJob { of, made }) => {
                        Asked::Orders { of: *of, made: *made }
                    }
                    HeuristicsEffect::Counterexample(job) => Asked::Hunt(job.target),
                    HeuristicsEffect::End(task) => Asked::Leave(*task),
                };
                self.studied = Some(effect);
                asked
            }
            Effect::Save(preferences) => Asked::Save(preferences),
            Effect::Copy(text) => Asked::Copy(text),
        }
    }

    /// Works a survey out that the study has asked for.
    pub fn study(&mut self) {
        let Some(HeuristicsEffect::Survey(SurveyJob { heuristic: estimate, goal, distances })) =
            self.studied.take()
        else {
            return;
        };
        let distances = distances.unwrap_or_else(|| Arc::new(Distances::to(goal)));
        self.act(Action::Studied(HeuristicsNews::Surveyed(SurveyedHeuristic::of(estimate, distances))));
    }

    fn start(&mut self, search: Search, horizon: u64) -> Asked {
        let realm = search.realm;
        let run = Host::new(Arc::new(|| {})).start(Job::Search(search.clone())).expect("a thread");
        run.allow_until(horizon);
        assert!(self.runs.insert(realm, (run, horizon)).is_none(), "realm {realm} runs already");
        self.searches.insert(realm, search);
        Asked::Start { realm, horizon }
    }

    /// Passes on what a search says next, whatever it is. `None` if it does not run.
    pub fn hear_one(&mut self, realm: Realm) -> Option<Asked> {
        let mut heard = None;
        while heard.is_none() {
            let (run, _) = self.runs.get(&realm)?;
            run.poll(Duration::ZERO, |message| heard = Some(message));
            std::thread::yield_now();
        }
        let action = match heard? {
            Message::Events { batch, search_seconds } => Action::Events(realm, batch, search_seconds),
            Message::Built(table) => Action::Built(table),
            Message::Done(answer) => {
                self.runs.remove(&realm);
                Action::Ended(realm, answer)
            }
            Message::Lost { reason } => {
                self.runs.remove(&realm);
                Action::Lost(realm, reason)
            }
            _ => panic!("no word of a search"),
        };
        self.act(action)
    }

    /// Passes on what a search says, until it has ended or has said all that it may.
    pub fn hear(&mut self, realm: Realm) {
        let before = self.model.lane(realm).recording.len();
        while let Some((_, allowed)) = self.runs.get(&realm) {
            let said = self.model.lane(realm).recording.len();
            let done_before = if self.searches[&realm].table.is_some() { before } else { 0 };
            if said - done_before >= *allowed {
                return;
            }
            self.hear_one(realm);
        }
    }

    /// Carries out everything, until nothing is due any more. Every realm takes 1 s bare.
    pub fn settle(&mut self) -> Vec<Asked> {
        let mut all = Vec::new();
        loop {
            let due = self.due();
            let running: Vec<Realm> = self.runs.keys().copied().collect();
            for realm in running {
                self.hear(realm);
            }
            self.study();
            for asked in &due {
                self.measure(asked);
            }
            if due.is_empty() {
                return all;
            }
            all.extend(due);
        }
    }

    /// Whoever was asked to measure comes to an end. Every realm takes a million bytes.
    pub fn measure(&mut self, asked: &Asked) {
        match asked {
            Asked::Time(realms) => self.time(realms),
            Asked::Work(realms) => self.count_work(realms),
            Asked::Weigh(realms) => {
                for realm in realms {
                    self.act(Action::Measured(MeasureNews::Memory(*realm, 1_000_000)));
                }
                self.act(Action::Measured(MeasureNews::Ended));
            }
            _ => {}
        }
    }

    fn count_work(&mut self, realms: &[Realm]) {
        for realm in realms {
            let Model { puzzle, settings, .. } = &self.model;
            let curve = WorkCurve::of(*realm, puzzle, settings, ()).expect("nobody ends it");
            if let Some(curve) = curve {
                self.act(Action::Measured(MeasureNews::Work(*realm, Arc::new(curve))));
            }
        }
        self.act(Action::Measured(MeasureNews::Ended));
    }

    /// Measuring bare times comes to its end.
    pub fn time(&mut self, realms: &[Realm]) {
        for realm in realms {
            let bare = TimeSummary { median: 1.0, min: 0.5, max: 2.0, runs: 3 };
            let lookup = (*realm == Realm::Table).then_some(bare);
            self.act(Action::Measured(MeasureNews::Time(*realm, Times { search: bare, lookup })));
        }
        self.act(Action::Measured(MeasureNews::Ended));
    }
}

fn realms_of(searches: &[Search]) -> Vec<Realm> {
    searches.iter().map(|search| search.realm).collect()
}

/// The realms whose searches are started, in order.
pub fn started(asked: &[Asked]) -> Vec<Realm> {
    let start = |asked: &Asked| if let Asked::Start { realm, .. } = asked { Some(*realm) } else { None };
    asked.iter().filter_map(start).collect()
}
