//! The meter of the race: what of the expansions so far was necessary, by one yardstick for all lanes.
//!
//! A recording is heard by its meter in parts, a few milliseconds' worth for each view, so that even the
//! longest one never holds up a frame: until then a lane has no shares.

use std::sync::Arc;

use super::cached::Cached;
use crate::{
    app::Model,
    compare::{Meter, Shares, Unjudged, Yardstick},
    heuristic::Estimate,
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

/// Events that all meters together hear for one view.
const PART: u64 = 200_000;

/// The meter at the position of the race.
#[derive(Clone, Debug, PartialEq)]
pub struct Metered {
    /// What it measures by.
    pub estimate: Estimate,
    /// What it says, or why it says nothing.
    pub judged: Result<Judged, Unjudged>,
}

/// What the meter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The least that anybody with this estimate must expand.
    pub necessary: u64,
    /// What every realm that takes part has expanded so far.
    pub lanes: Vec<(Realm, Expanded)>,
    /// The most that one of them expands until its end.
    pub most: u64,
}

/// What a realm has expanded so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expanded {
    /// It is still being counted.
    Counting,
    /// So much, of each kind.
    Shares(Shares),
    /// Nothing: its table stands, and has been asked about so many boards.
    LooksUp(u64),
}

impl Metered {
    /// Whether something is still being counted, so that another view will say more.
    pub fn is_counting(&self) -> bool {
        let lanes = self.judged.as_ref().map_or(&[][..], |judged| &judged.lanes);
        lanes.iter().any(|(_, expanded)| *expanded == Expanded::Counting)
    }

    /// The meter of all realms that are shown.
    pub(super) fn of(model: &Model, measure: &mut MeterCache) -> Self {
        let estimate = model.race.yardstick;
        let judged = measure.yardstick(model, estimate).map(|by| {
            let lanes = measure.lanes(model, &by);
            let searches = model.shown_realms().filter(|realm| !realm.looks_up());
            let total = |realm| model.lane(realm).recording.edge().tally.expanded;
            let most = searches.map(total).max().unwrap_or(0);
            Judged { necessary: by.necessary(), lanes, most }
        });
        Self { estimate, judged }
    }
}

/// What the meter measures by, and the meters.
#[derive(Default)]
pub(super) struct MeterCache {
    yardstick: Cached<(Puzzle, Estimate), Result<Arc<Yardstick>, Unjudged>>,
    meters: PerRealm<Metering>,
}

/// The meter of one realm, and what it was heard for.
#[derive(Default)]
struct Metering {
    of: Option<(Puzzle, Settings, Estimate)>,
    meter: Meter,
}

impl MeterCache {
    fn yardstick(&mut self, model: &Model, estimate: Estimate) -> Result<Arc<Yardstick>, Unjudged> {
        let judge = || Yardstick::of(&model.puzzle, estimate).map(Arc::new);
        self.yardstick.get((model.puzzle, estimate), judge)
    }

    /// The chosen realm's recording is heard first.
    fn lanes(&mut self, model: &Model, by: &Yardstick) -> Vec<(Realm, Expanded)> {
        let mut left = PART;
        for realm in model.wanted().filter(|realm| !realm.looks_up()) {
            let recording = &model.lane(realm).recording;
            let of = (model.puzzle, model.settings, model.race.yardstick);
            let meter = self.meters.get_mut(realm).meter(of, recording.len());
            let before = meter.heard();
            meter.hear(recording, by, left);
            left -= meter.heard() - before;
        }
        model.shown_realms().map(|realm| (realm, self.expanded(model, realm, by))).collect()
    }

    /// What one of them has expanded where it stands.
    fn expanded(&self, model: &Model, realm: Realm, by: &Yardstick) -> Expanded {
        let lane = model.lane(realm);
        let moment = lane.playhead.moment.min(lane.recording.len());
        if realm.looks_up() {
            return Expanded::LooksUp(lane.recording.scene_at(moment).tally.lookups);
        }
        let shares = self.meters.get(realm).meter.at(&lane.recording, by, moment);
        shares.map_or(Expanded::Counting, Expanded::Shares)
    }
}

impl Metering {
    /// The meter for a recording of so many events. It begins again for another search, or where it has heard
    /// more than there is.
    fn meter(&mut self, of: (Puzzle, Settings, Estimate), events: u64) -> &mut Meter {
        if self.of != Some(of) || self.meter.heard() > events {
            *self = Self { of: Some(of), meter: Meter::default() };
        }
        &mut self.meter
    }
}
