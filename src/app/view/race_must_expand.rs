//! The meter of the race: what of the expansions so far was necessary, by one yardstick for all lanes.
//!
//! A recording is heard by its meter in parts, a few milliseconds' worth for each view, so that even the
//! longest one never holds up a frame: until then a lane has no shares.

use std::sync::Arc;

use super::cached::Cached;
use crate::{
    app::Model,
    compare::{ClassCounts, ExpansionClasses, MustExpand, NotClassified},
    heuristic::HeuristicKind,
    puzzle::Puzzle,
    realm::{PerRealm, Realm, Settings},
};

/// Events that all meters together hear for one view.
const PART: u64 = 200_000;

/// The meter at the position of the race.
#[derive(Clone, Debug, PartialEq)]
pub struct MustExpandLane {
    /// What it measures by.
    pub heuristic: HeuristicKind,
    /// What it says, or why it says nothing.
    pub figures: Result<MustExpandFigures, NotClassified>,
}

/// What the meter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustExpandFigures {
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
    Shares(ClassCounts),
    /// Nothing: its table stands, and has been asked about so many boards.
    LooksUp(u64),
}

impl MustExpandLane {
    /// Whether something is still being counted, so that another view will say more.
    pub fn is_counting(&self) -> bool {
        let lanes = self.figures.as_ref().map_or(&[][..], |judged| &judged.lanes);
        lanes.iter().any(|(_, expanded)| *expanded == Expanded::Counting)
    }

    /// The meter of all realms that are shown.
    pub(super) fn of(model: &Model, measure: &mut MustExpandCache) -> Self {
        let estimate = model.race.must_expand_with;
        let judged = measure.must_expand(model, estimate).map(|by| {
            let lanes = measure.lanes(model, &by);
            let searches = model.shown_realms().filter(|realm| !realm.looks_up());
            let total = |realm| model.lane(realm).recording.edge().tally.expanded;
            let most = searches.map(total).max().unwrap_or(0);
            MustExpandFigures { necessary: by.necessary(), lanes, most }
        });
        Self { heuristic: estimate, figures: judged }
    }
}

/// What the meter measures by, and the meters.
#[derive(Default)]
pub(super) struct MustExpandCache {
    must_expand: Cached<(Puzzle, HeuristicKind), Result<Arc<MustExpand>, NotClassified>>,
    meters: PerRealm<ClassesOf>,
}

/// The meter of one realm, and what it was heard for.
#[derive(Default)]
struct ClassesOf {
    of: Option<(Puzzle, Settings, HeuristicKind)>,
    classes: ExpansionClasses,
}

impl MustExpandCache {
    fn must_expand(
        &mut self,
        model: &Model,
        estimate: HeuristicKind,
    ) -> Result<Arc<MustExpand>, NotClassified> {
        let judge = || MustExpand::of(&model.puzzle, estimate).map(Arc::new);
        self.must_expand.get((model.puzzle, estimate), judge)
    }

    /// The chosen realm's recording is heard first.
    fn lanes(&mut self, model: &Model, by: &MustExpand) -> Vec<(Realm, Expanded)> {
        let mut left = PART;
        for realm in model.wanted().filter(|realm| !realm.looks_up()) {
            let recording = &model.lane(realm).recording;
            let of = (model.puzzle, model.settings, model.race.must_expand_with);
            let meter = self.meters.get_mut(realm).classes(of, recording.len());
            let before = meter.events_read();
            meter.read(recording, by, left);
            left -= meter.events_read() - before;
        }
        model.shown_realms().map(|realm| (realm, self.expanded(model, realm, by))).collect()
    }

    /// What one of them has expanded where it stands.
    fn expanded(&self, model: &Model, realm: Realm, by: &MustExpand) -> Expanded {
        let lane = model.lane(realm);
        let moment = lane.playhead.moment.min(lane.recording.len());
        if realm.looks_up() {
            return Expanded::LooksUp(lane.recording.scene_at(moment).tally.lookups);
        }
        let shares = self.meters.get(realm).classes.at(&lane.recording, by, moment);
        shares.map_or(Expanded::Counting, Expanded::Shares)
    }
}

impl ClassesOf {
    /// The meter for a recording of so many events. It begins again for another search, or where it has heard
    /// more than there is.
    fn classes(&mut self, of: (Puzzle, Settings, HeuristicKind), events: u64) -> &mut ExpansionClasses {
        if self.of != Some(of) || self.classes.events_read() > events {
            *self = Self { of: Some(of), classes: ExpansionClasses::default() };
        }
        &mut self.classes
    }
}
