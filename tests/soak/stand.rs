//! The whole application without a window.

use std::{path::PathBuf, sync::Arc, thread, time::Duration};

use eight_realms_app::{
    desk::{lanes::Limits, preferences::Preferences},
    heuristics::HeuristicsShow,
    map::MapShow,
    model::{Action, Model},
    view::{View, ViewCache},
};
use eight_realms_core::space::DistanceTables;
use eight_realms_worker::{
    session::Session,
    worker::{MemoryProbe, Wake},
};

/// A model, its session, the cache of its views, and what its threads hold as long as they live.
pub struct Stand {
    pub model: Model,
    pub session: Session,
    pub cache: ViewCache,
    pub limits: Limits,
    wake: Wake,
}

impl Stand {
    pub fn of(seed: u64, limits: Limits) -> Self {
        let model = Model::new(Preferences::default(), seed).with_limits(limits);
        let wake: Wake = Arc::new(|| {});
        let program = PathBuf::from(env!("CARGO_BIN_EXE_eight-realms"));
        let session = Session::new(Arc::clone(&wake)).with_probe(Some(MemoryProbe::of(program)));
        Self { model, session, cache: ViewCache::default(), limits, wake }
    }

    pub fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    /// A frame.
    pub fn frame(&mut self) {
        self.session.poll(&mut self.model, Duration::from_millis(2));
        self.act(Action::Tick(0.016));
        thread::yield_now();
    }

    /// Frames until everything that is requested has been searched, measured and worked out.
    pub fn come_to_rest(&mut self) {
        self.frame();
        while !self.is_at_rest() {
            self.frame();
        }
        while View::with(self.model.seen(), &mut self.cache).is_counting() {}
    }

    /// Drops everything that is kept only so that it need not be worked out again.
    pub fn clear_caches(&mut self) {
        self.cache = ViewCache::default();
        self.model.map = MapShow::default();
        self.model.heuristics = HeuristicsShow::default();
        self.model.distances = DistanceTables::new();
    }

    /// Threads that hold something of this session: each has its own copy of the wake.
    pub fn threads(&self) -> usize {
        Arc::strong_count(&self.wake) - 2
    }

    /// Threads that the session counts.
    pub fn known_threads(&self) -> usize {
        let session = &self.session;
        let others = [session.is_measuring(), session.is_laying_out_map(), session.is_laying_out_trees()];
        let others = others.map(usize::from);
        self.session.searches() + others.iter().sum::<usize>() + self.session.heuristics_tasks()
    }

    fn is_at_rest(&self) -> bool {
        let has_ended = |realm| self.model.lane(realm).has_ended();
        self.model.requested_lanes().all(has_ended) && self.known_threads() == 0
    }
}
