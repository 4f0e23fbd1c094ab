//! The desk: what every feature shares.

pub mod action;
pub mod amount;
pub mod cached;
pub mod camera;
pub mod changed;
pub mod clock;
pub mod cost;
pub mod cover;
pub mod doors;
pub mod edit_lanes;
pub mod effect;
pub mod export;
pub mod figure;
mod file_not_written;
pub mod film;
pub mod here;
pub mod jobs;
pub mod journal;
pub(crate) mod kept;
pub mod lanes;
pub mod measure;
mod motion;
pub mod narrator;
pub mod notice;
pub mod opening;
pub mod own;
pub mod page_address;
pub mod path_draft;
pub mod playing;
pub mod preferences;
pub mod preferences_file;
pub mod prepared;
pub mod puzzles;
pub mod runs;
pub mod screen;
pub mod seen;
pub(crate) mod seen_until;
pub mod setup;
pub mod structure;
pub mod together;
pub mod veil;
pub mod walk;
pub mod window;

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_core::{
    lane::{self, LaneId},
    puzzle::Puzzle,
    realm::{ParityCheck, PerRung, Realm, Settings, SourceFile},
    replay::{TimeCurve, moment::MomentPlace},
    space::{Dealer, DistanceTables},
};

use crate::desk::{
    changed::ChangedSetting,
    doors::Doors,
    effect::Effect,
    lanes::{Lane, Lanes, Limits, OwnLane, Times},
    measure::Measuring,
    notice::Notice,
    page_address::LinkBase,
    preferences::{PlotName, Preferences},
    puzzles::Example,
    screen::{
        Face, Fold, Folds, LaneScope, Projector, Reading, ScaleRange, ScaleSteps, Sheet, StageTab, StepBy,
        Surroundings, WindowScale,
    },
    setup::Setup,
    together::Together,
    veil::Asked,
    walk::SolutionShow,
};

/// Whether a lane takes part in plots, race and maps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shown {
    #[default]
    Yes,
    /// Hidden, and not searched again when the puzzle changes.
    No,
}

/// The stage, as it is lent to a question.
#[derive(Clone, Copy, Debug)]
struct Lent {
    /// The tab before.
    before: StageTab,
    /// The tab of the question.
    tab: StageTab,
    /// Whether that tab shows the face that the question needs.
    has_face: bool,
}

/// What every feature shares: the puzzle, the lanes of all lanes, what is chosen, and how the window stands.
#[derive(Clone)]
pub struct Desk {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// The conventions: how the realms search, and lanes of one's own where they say nothing else.
    pub settings: Settings,
    pub chosen: LaneId,
    /// The lanes that are in force.
    pub face: Face,
    /// Lanes of one's own, by place.
    pub own: Vec<OwnLane>,
    /// The chosen lane of the face that is not in force.
    pub(crate) other_chosen: Option<LaneId>,
    /// Step that each rung of the ladder shows.
    pub steps: PerRung<Realm>,
    pub(crate) lanes: Lanes,
    shown: PerRung<Shown>,
    pub preferences: Preferences,
    /// Whether the window is adapted to a projector.
    pub projector: Projector,
    /// The sizes that suit the window.
    pub scales: ScaleRange,
    /// The regions for which the window has room.
    pub room: Folds,
    /// Whether the plots are in the place of the stage: only where they have no room below it.
    pub(crate) plots_in_stage: bool,
    /// Whether the reading is a page in the place of the stage, and no tab of it.
    pub reading_is_page: bool,
    /// The folds before the stage stood alone.
    pub(crate) folds_before: Option<Folds>,
    /// Surroundings of the window: program or page, frame, motion, storage.
    pub surroundings: Surroundings,
    /// Tab that the stage shows.
    pub stage: StageTab,
    /// Content of the reading panel.
    pub reading: Reading,
    /// File of the chosen lane that the code tab shows; after a change of realm, the file of its search.
    pub source: SourceFile,
    /// Sheet that lies over the window.
    pub sheet: Sheet,
    /// The plot that is shown, where there is one at a time.
    pub plot: PlotName,
    /// How far the keys Back and Step go.
    pub step_by: StepBy,
    /// Source of the address of the page that links lead to.
    pub(crate) link_base: LinkBase,
    /// The position of all lanes, while they go together.
    pub together: Together,
    /// The searches that the map shows.
    pub map_scope: LaneScope,
    /// The lanes whose contours the inside shows.
    pub contours_scope: LaneScope,
    /// The walk along the solution of the chosen lane.
    pub solution: SolutionShow,
    /// What to begin with, at the beginning of a search.
    pub doors: Doors,
    /// Whether a question is on the screen.
    pub(crate) asked: Asked,
    /// The stage, while it is lent to a question, or to the race that was bet on.
    lent: Option<Lent>,
    /// What the session is to carry out.
    pub(crate) effects: Vec<Effect>,
    /// Number of times that everything was searched anew.
    pub(crate) round: u64,
    /// Whether the editor is open.
    pub(crate) is_editing: bool,
    /// A short message, and the seconds for which it is still shown.
    pub notice: Option<(Notice, f64)>,
    /// The setting that has just changed.
    pub(crate) changed: Option<ChangedSetting>,
    /// Place to which the playhead of the chosen lane goes as soon as it is recorded.
    pub(crate) requested_place: Option<MomentPlace>,
    /// Earlier puzzles, latest first.
    pub recent: Vec<Puzzle>,
    /// Moments to go back to, latest last.
    pub(crate) before: Vec<Setup>,
    /// True distances, measured when they are first needed and once for each cell that the goal's blank can
    /// be on: some 1.2 ms each time, too little for a worker.
    pub distances: DistanceTables,
    pub(crate) dealer: Dealer,
    pub(crate) measuring: Measuring,
    pub(crate) limits: Limits,
    /// Times measured before, shown instead of measuring: for pictures that must not differ.
    pub(crate) given_times: BTreeMap<LaneId, Times>,
    pub(crate) given_curves: BTreeMap<LaneId, Arc<TimeCurve>>,
    /// Peak memory measured before, in bytes, likewise.
    pub(crate) given_memory: BTreeMap<LaneId, u64>,
}

impl Desk {
    /// How large everything is drawn: as chosen, or as far as that suits the window.
    pub fn scale(&self) -> WindowScale {
        self.scales.clamp(self.preferences.scale_on(self.projector))
    }

    /// Whether it can be made smaller, and larger: everything, or the sentences alone.
    pub fn can_resize(&self) -> [bool; 2] {
        let (ScaleRange { least, largest, .. }, reading) = (self.scales, self.preferences.reading());
        [
            self.scale() > least || reading > WindowScale::default(),
            self.scale() < largest || reading.larger(ScaleSteps::Browser) > reading,
        ]
    }

    /// The desk as the window opens: the sample, realm 1 chosen. `seed` decides the random boards.
    pub(crate) fn new(preferences: Preferences, seed: u64) -> Self {
        let playhead = preferences.opens_at.playhead();
        let own = own::remembered(&preferences.lanes, &Settings::default());
        let recent =
            preferences.prepared.recent.iter().map(|puzzle| puzzle.0).take(puzzles::RECENT).collect();
        Self {
            puzzle: Example::sample(),
            settings: Settings::default(),
            chosen: Realm::LADDER[0].into(),
            face: Face::Realms,
            other_chosen: None,
            steps: PerRung::from_fn(|first| first),
            lanes: Lanes::new(&own, playhead),
            own,
            shown: PerRung::default(),
            preferences,
            projector: Projector::Off,
            scales: ScaleRange::default(),
            room: Folds::OPEN,
            plots_in_stage: false,
            reading_is_page: false,
            folds_before: None,
            surroundings: Surroundings::default(),
            stage: StageTab::Step,
            reading: Reading::Page,
            source: Realm::LADDER[0].search_source(),
            sheet: Sheet::None,
            plot: PlotName::Frontier,
            step_by: StepBy::default(),
            link_base: LinkBase::default(),
            together: Together::default(),
            map_scope: LaneScope::default(),
            contours_scope: LaneScope::default(),
            solution: SolutionShow::default(),
            doors: Doors::default(),
            asked: Asked::No,
            lent: None,
            effects: Vec::new(),
            round: 0,
            is_editing: false,
            notice: None,
            changed: None,
            requested_place: None,
            recent,
            before: Vec::new(),
            distances: DistanceTables::new(),
            dealer: Dealer::seeded(seed),
            measuring: Measuring::Idle,
            limits: Limits::default(),
            given_times: BTreeMap::new(),
            given_curves: BTreeMap::new(),
            given_memory: BTreeMap::new(),
        }
    }

    pub fn lane(&self, id: impl Into<LaneId>) -> &Lane {
        self.lanes.get(id.into())
    }

    pub(crate) fn lane_mut(&mut self, id: LaneId) -> &mut Lane {
        self.lanes.get_mut(id)
    }

    pub fn chosen_lane(&self) -> &Lane {
        self.lane(self.chosen)
    }

    pub(crate) fn chosen_lane_mut(&mut self) -> &mut Lane {
        self.lane_mut(self.chosen)
    }

    /// Every lane: the realms, then the lanes of one's own.
    pub fn lane_ids(&self) -> Vec<LaneId> {
        let own = self.own.iter().enumerate().map(|(place, own)| LaneId::own(place, own.lane.realm));
        Realm::ALL.into_iter().map(LaneId::from).chain(own).collect()
    }

    /// How a lane searches. Whether parity is tested belongs to the puzzle.
    pub fn settings_of(&self, id: impl Into<LaneId>) -> Settings {
        let own = id.into().place().and_then(|place| self.own.get(place));
        let with_parity = |lane: lane::Lane| Settings { parity: self.settings.parity, ..lane.settings };
        own.map_or(self.settings, |own| with_parity(own.lane).used_by(own.lane.realm))
    }

    /// The lanes of one's own.
    pub fn own_lanes(&self) -> Vec<lane::Lane> {
        let ids = self.lane_ids().into_iter().filter(|id| id.place().is_some());
        ids.map(|id| lane::Lane::of(id.realm, self.settings_of(id))).collect()
    }

    /// How the chosen lane searches.
    pub fn chosen_settings(&self) -> Settings {
        self.settings_of(self.chosen)
    }

    /// The lanes in force, from top to bottom: of a rung with two steps, the one that it shows.
    pub fn ladder(&self) -> Vec<LaneId> {
        match self.face {
            Face::Realms => self.steps.all().iter().copied().map(LaneId::from).collect(),
            Face::Own => self.lane_ids().into_iter().filter(|id| id.place().is_some()).collect(),
        }
    }

    /// The step that the digit of a rung chooses: the one shown there or, if that is chosen already, the other one.
    pub fn lane_of_digit(&self, shown: LaneId) -> LaneId {
        let is_again = self.chosen == shown && shown.place().is_none();
        shown.other_step().filter(|_| is_again).map_or(shown, LaneId::from)
    }

    /// Whether a lane takes part in plots, race and maps.
    pub fn shown(&self, id: impl Into<LaneId>) -> Shown {
        let id = id.into();
        let own = |place: usize| self.own.get(place).map(|own| own.shown);
        id.place().map_or_else(|| *self.shown.get(id.realm), |place| own(place).unwrap_or_default())
    }

    pub(crate) fn set_shown(&mut self, id: LaneId, shown: Shown) {
        match id.place() {
            None => *self.shown.get_mut(id.realm) = shown,
            Some(place) => {
                if let Some(own) = self.own.get_mut(place) {
                    own.shown = shown;
                }
            }
        }
    }

    /// The lanes of the ladder that are shown.
    pub fn shown_lanes(&self) -> impl Iterator<Item = LaneId> {
        self.ladder().into_iter().filter(|id| self.shown(*id) == Shown::Yes)
    }

    /// The lanes that are to be searched: the chosen one first, then those that are shown.
    pub fn requested_lanes(&self) -> impl Iterator<Item = LaneId> {
        let others = self.shown_lanes().filter(|id| *id != self.chosen);
        std::iter::once(self.chosen).chain(others)
    }

    /// Whether a lane does not search: it tests parity, and there is no path.
    pub fn is_answered_by_parity(&self, id: LaneId) -> bool {
        id.is_answered_by_parity(&self.puzzle, &self.settings_of(id))
    }

    /// Whether realms that test parity can be made to search all the same: there is no path, and the test is still
    /// on.
    pub fn can_search_anyway(&self) -> bool {
        self.settings.parity == ParityCheck::On && !self.puzzle.is_solvable()
    }

    /// Shows a tab of the stage.
    pub(crate) const fn show_stage(&mut self, tab: StageTab) {
        self.stage = tab;
        self.plots_in_stage = false;
    }

    /// Whether the lanes go together: their common position determines their playheads, and keys that play and step
    /// move all of them.
    pub fn is_racing(&self) -> bool {
        self.shows_race()
            || (self.shows_map() && self.map_scope == LaneScope::Lanes)
            || self.shows_all_contours()
    }

    /// Whether the solution is walked: keys that play and step move along it.
    pub fn is_walking(&self) -> bool {
        self.solution.is_open
            && matches!(self.stage, StageTab::Step | StageTab::Reading)
            && !self.has_question()
            && self.seen().chosen_lane().path().is_some()
    }

    /// Whether a question is on the screen, open or answered.
    pub const fn has_question(&self) -> bool {
        !matches!(self.asked, Asked::No)
    }

    /// Whether a question waits for its answer.
    pub const fn has_open_question(&self) -> bool {
        matches!(self.asked, Asked::Open(_))
    }

    /// Lends the stage to a question, with a tab.
    pub(crate) fn lend(&mut self, tab: StageTab) {
        self.lent = Some(Lent { before: self.stage, tab, has_face: true });
        self.stage = tab;
    }

    /// Gives the stage back as it was, unless the person has chosen another tab meanwhile.
    pub(crate) fn give_back(&mut self) {
        if let Some(lent) = self.lent.take().filter(|lent| lent.tab == self.stage) {
            self.stage = lent.before;
        }
    }

    /// Keeps the tab, which is lent no more: its own face is shown again.
    pub(crate) const fn keep(&mut self) {
        self.lent = None;
    }

    /// Keeps the face that the person has chosen in a tab, if that is the tab that is lent.
    pub(crate) fn keep_face(&mut self, tab: StageTab) {
        if let Some(lent) = self.lent.as_mut().filter(|lent| lent.tab == tab) {
            lent.has_face = false;
        }
    }

    /// Whether a tab shows the face that a question needs, and not the one that is chosen.
    pub(crate) fn lends_face(&self, tab: StageTab) -> bool {
        self.lent.is_some_and(|lent| lent.tab == tab && lent.has_face)
    }

    /// Whether the race is what the stage shows.
    pub(crate) fn shows_race(&self) -> bool {
        self.stage == StageTab::Race
    }

    /// Whether the contours of all lanes are what the stage shows.
    pub fn shows_all_contours(&self) -> bool {
        self.stage == StageTab::Inside
            && self.contours_scope == LaneScope::Lanes
            && !self.lends_face(StageTab::Inside)
    }

    /// Whether the map of all boards is what the stage shows.
    pub(crate) fn shows_map(&self) -> bool {
        self.stage == StageTab::Map
    }

    /// Whether the heuristics tab is what the stage shows.
    pub(crate) fn shows_heuristics(&self) -> bool {
        self.stage == StageTab::Heuristics
    }

    /// Whether the plots are in the place of the stage.
    pub fn shows_plots_in_stage(&self) -> bool {
        self.plots_in_stage && self.room.plots == Fold::Folded
    }

    /// The folds chosen for the desk, or for the projector.
    pub const fn folds(&self) -> Folds {
        self.preferences.folds.of(self.projector)
    }

    /// Asks the session to carry something out. To end everything once is enough.
    pub(crate) fn ask(&mut self, effect: Effect) {
        let ends_again = |other: &Effect| matches!((other, &effect), (Effect::EndAll, Effect::EndAll));
        if !self.effects.iter().any(ends_again) {
            self.effects.push(effect);
        }
    }

    /// Shows a message for a few seconds.
    pub fn notify(&mut self, notice: Notice) {
        let seconds = notice.seconds();
        self.notice = Some((notice, seconds));
    }
}
