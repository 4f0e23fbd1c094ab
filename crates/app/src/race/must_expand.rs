//! The must-expand face of the race: which of the expansions so far were necessary, by one heuristic for all lanes or for
//! each by its own.
//!
//! A recording is read in parts, a few milliseconds' worth for each view, so that even the longest one never delays a
//! frame. Until it has been read as far as the playhead, a lane has no counts.

use std::sync::Arc;

use eight_realms_core::{
    compare::{BoardClasses, ClassCounts, ExpansionClasses, NotClassified},
    heuristic::HeuristicKind,
    lane::{LaneId, PerLane},
    puzzle::Puzzle,
};

use crate::{
    desk::{lanes::RecordingKey, seen::SeenDesk},
    race::{MustExpandWith, RaceShow},
};

/// Maximum number of events read for one view, over all lanes.
const PART: u64 = 200_000;

/// The must-expand face at the position of the race.
#[derive(Clone, Debug, PartialEq)]
pub struct MustExpandView {
    /// The heuristic by which expansions are classified.
    pub with: MustExpandWith,
    /// The figures, or the reason why there are none.
    pub figures: Result<MustExpandFigures, NotClassified>,
}

/// The figures of the must-expand face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustExpandFigures {
    /// Every lane that takes part.
    pub lanes: Vec<MustExpandLane>,
    /// Maximum number of expansions recorded for one of these lanes.
    pub most: u64,
}

/// A lane in the must-expand face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MustExpandLane {
    pub id: LaneId,
    /// The heuristic by which its expansions are classified.
    pub heuristic: HeuristicKind,
    /// Number of boards that every A* with this heuristic must expand; `None` while that is counted or totals are
    /// covered, and where the heuristic is not consistent.
    pub necessary: Option<u64>,
    /// Its expansions so far.
    pub expanded: Expanded,
}

/// The expansions of a lane so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expanded {
    /// Still being counted.
    Counting,
    /// Counts of each class.
    Counts(ClassCounts),
    /// No expansions, but the number of boards looked up in its table so far.
    LooksUp(u64),
    /// Its heuristic is not consistent, so nothing is necessary by it.
    NotConsistent,
}

impl MustExpandView {
    /// Whether something is still being counted, so that another view will show more.
    pub fn is_counting(&self) -> bool {
        let lanes = self.figures.as_ref().map_or(&[][..], |figures| &figures.lanes);
        lanes.iter().any(|lane| lane.expanded == Expanded::Counting)
    }

    /// The must-expand face of all lanes that are shown.
    pub(crate) fn of(model: SeenDesk<'_>, show: &RaceShow, cache: &mut MustExpandCache) -> Self {
        let with = show.must_expand_with(&model);
        let figures = match with {
            _ if !model.puzzle.is_solvable() => Err(NotClassified::NoSolution),
            MustExpandWith::Heuristic(heuristic) if !heuristic.is_consistent() => {
                Err(NotClassified::Inconsistent)
            }
            _ => Ok(MustExpandFigures { lanes: cache.lanes(model, with), most: most(model) }),
        };
        Self { with, figures }
    }
}

impl MustExpandFigures {
    /// The number of boards that every A* must expand, if all lanes are classified by this heuristic.
    pub fn necessary(&self, with: MustExpandWith) -> Option<u64> {
        match with {
            MustExpandWith::EachOwn => None,
            MustExpandWith::Heuristic(_) => self.lanes.iter().find_map(|lane| lane.necessary),
        }
    }
}

/// Maximum number of expansions recorded for a lane that takes part.
fn most(model: SeenDesk<'_>) -> u64 {
    let searches = model.shown_lanes().filter(|id| !id.looks_up());
    model.race_end(searches.map(|id| model.lane(id).recording.edge().tally.expanded).max().unwrap_or(0))
}

/// The heuristic by which the expansions of a lane are classified.
fn heuristic_of(model: SeenDesk<'_>, id: LaneId, with: MustExpandWith) -> HeuristicKind {
    match with {
        MustExpandWith::Heuristic(heuristic) => heuristic,
        MustExpandWith::EachOwn => {
            id.heuristic(&model.settings_of(id)).unwrap_or(HeuristicKind::Zero).unweighted()
        }
    }
}

/// The classes of all boards by each heuristic, and the classes of each lane.
#[derive(Default)]
pub(crate) struct MustExpandCache {
    puzzle: Option<Puzzle>,
    boards: Vec<(HeuristicKind, Result<Arc<BoardClasses>, NotClassified>)>,
    classes: PerLane<ClassesOf>,
}

/// The classes of one lane, and what they were read for.
#[derive(Default)]
struct ClassesOf {
    of: Option<(RecordingKey, HeuristicKind)>,
    classes: ExpansionClasses,
}

impl MustExpandCache {
    /// Every lane that takes part, at its playhead. The chosen lane's recording is read first.
    fn lanes(&mut self, model: SeenDesk<'_>, with: MustExpandWith) -> Vec<MustExpandLane> {
        let lanes = || model.shown_lanes().map(|id| (id, heuristic_of(model, id, with)));
        let searches = lanes().filter(|(id, _)| !id.looks_up());
        self.classify_boards(model.puzzle, searches.map(|(_, heuristic)| heuristic));
        let mut remaining = PART;
        for id in model.requested_lanes().filter(|id| !id.looks_up()) {
            let heuristic = heuristic_of(model, id, with);
            let Some(Ok(boards)) = self.boards_by(heuristic) else { continue };
            let recording = &model.lane(id).recording;
            let of = (model.recording_key_of(id), heuristic);
            let classes = self.classes.get_mut(id).classes(of, recording.len());
            let before = classes.events_read();
            classes.read(recording, &boards, remaining);
            remaining -= classes.events_read() - before;
        }
        let is_covered = model.covers_race();
        let lane = |(id, heuristic): (LaneId, HeuristicKind)| {
            let boards = self.boards_by(heuristic);
            let necessary = boards.as_ref().and_then(|boards| boards.as_ref().ok());
            let necessary =
                necessary.filter(|_| !is_covered && !id.looks_up()).map(|boards| boards.necessary());
            MustExpandLane { id, heuristic, necessary, expanded: self.expanded(model, id, boards) }
        };
        lanes().map(lane).collect()
    }

    /// Classifies all boards by one heuristic for which that has not been done: no more for one view, because it takes
    /// some milliseconds.
    fn classify_boards(&mut self, puzzle: Puzzle, mut heuristics: impl Iterator<Item = HeuristicKind>) {
        if self.puzzle != Some(puzzle) {
            *self = Self { puzzle: Some(puzzle), ..Self::default() };
        }
        if let Some(heuristic) = heuristics.find(|heuristic| self.boards_by(*heuristic).is_none()) {
            self.boards.push((heuristic, BoardClasses::of(&puzzle, heuristic).map(Arc::new)));
        }
    }

    fn boards_by(&self, heuristic: HeuristicKind) -> Option<Result<Arc<BoardClasses>, NotClassified>> {
        self.boards.iter().find(|(other, _)| *other == heuristic).map(|(_, boards)| boards.clone())
    }

    /// The expansions of a lane at its playhead.
    fn expanded(
        &self,
        model: SeenDesk<'_>,
        id: LaneId,
        boards: Option<Result<Arc<BoardClasses>, NotClassified>>,
    ) -> Expanded {
        let lane = model.lane(id);
        let moment = lane.playhead.moment.min(lane.recording.len());
        if id.looks_up() {
            return Expanded::LooksUp(lane.recording.scene_at(moment).tally.lookups);
        }
        match boards {
            None => Expanded::Counting,
            Some(Err(_)) => Expanded::NotConsistent,
            Some(Ok(boards)) => {
                let counts = self.classes.get(id).classes.at(&lane.recording, &boards, moment);
                counts.map_or(Expanded::Counting, Expanded::Counts)
            }
        }
    }
}

impl ClassesOf {
    /// The classes for a recording of `events` events. They begin again for another search, or if more events have been
    /// read than the recording has.
    fn classes(&mut self, of: (RecordingKey, HeuristicKind), events: u64) -> &mut ExpansionClasses {
        if self.of != Some(of) || self.classes.events_read() > events {
            *self = Self { of: Some(of), classes: ExpansionClasses::default() };
        }
        &mut self.classes
    }
}
