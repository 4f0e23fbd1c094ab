//! Everything the window shows.

use std::{collections::BTreeMap, sync::Arc};

use eight_realms_core::{
    job::TrialsKey,
    puzzle::Puzzle,
    realm::{ParityCheck, PerRealm, PerRung, Realm, Settings, SourceFile},
    replay::{
        TimeCurve,
        moment::{MomentLine, MomentPlace},
    },
    space::{Dealer, DistanceTables},
};

use super::{
    Editor, Example, Fold, Folds, HeuristicsShow, InsideShow, Lane, Limits, LinkBase, LinkDraft, MapShow,
    Notice, PlacesShow, Preferences, Projector, Questions, RaceShow, Reading, ResultsDraft, Sheet,
    SolutionShow, StageTab, Surroundings, Times, WindowScale,
    state::{ChangedSetting, Measuring},
    trials::{NoTrials, trials_of},
};

/// Whether a realm takes part in plots, race and maps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shown {
    #[default]
    Yes,
    /// Hidden, and not searched again when the puzzle changes.
    No,
}

/// Everything the window shows.
pub struct Model {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// How the realms search.
    pub settings: Settings,
    pub chosen: Realm,
    /// Step that each rung of the ladder shows.
    pub steps: PerRung<Realm>,
    lanes: PerRealm<Lane>,
    shown: PerRung<Shown>,
    /// The solution of the chosen realm, as it is played.
    pub solution: SolutionShow,
    /// The editor, while it is open.
    pub editor: Option<Editor>,
    pub preferences: Preferences,
    /// Whether the window is adapted to a projector.
    pub projector: Projector,
    /// The largest size in which everything fits the window.
    pub largest_scale: WindowScale,
    /// The regions for which the window has room.
    pub room: Folds,
    /// Whether the plots are in the place of the stage: only where they have no room below it.
    pub(super) plots_in_stage: bool,
    /// The folds before the stage stood alone.
    pub(super) folds_before: Option<Folds>,
    /// Surroundings of the window: program or page, frame, motion, storage.
    pub surroundings: Surroundings,
    /// Tab that the stage shows.
    pub stage: StageTab,
    pub race: RaceShow,
    /// How the map is shown.
    pub map: MapShow,
    /// The inside of the chosen realm's search.
    pub inside: InsideShow,
    /// State of the heuristics tab.
    pub heuristics: HeuristicsShow,
    /// The question on the screen, and how those before it went.
    pub questions: Questions,
    /// The file that the results of questions are written into, as it is typed.
    pub results_draft: ResultsDraft,
    /// Breakpoints, bookmarks, and searches for places.
    pub places: PlacesShow,
    /// Content of the reading panel.
    pub reading: Reading,
    /// File of the chosen realm that the code tab shows; after a change of realm, the file of its search.
    pub source: SourceFile,
    /// Sheet that lies over the window.
    pub sheet: Sheet,
    /// Source of the address of the page that links lead to.
    pub(super) link_base: LinkBase,
    /// Address of that page as it is typed, while the sheet of the link is open.
    pub link_draft: LinkDraft,
    /// A short message, and the seconds for which it is still shown.
    pub notice: Option<(Notice, f64)>,
    /// The setting that has just changed.
    pub(super) changed: Option<ChangedSetting>,
    /// Place to which the playhead of the chosen realm goes as soon as it is recorded.
    pub(super) requested_place: Option<MomentPlace>,
    /// Earlier puzzles, latest first.
    pub recent: Vec<Puzzle>,
    /// Moments to go back to, latest last.
    pub(super) before: Vec<MomentLine>,
    /// True distances, measured when they are first needed and once for each cell that the goal's blank can
    /// be on: some 1.2 ms each time, too little for a worker.
    pub distances: DistanceTables,
    pub(super) dealer: Dealer,
    pub(super) measuring: Measuring,
    pub(super) limits: Limits,
    /// Times measured before, shown instead of measuring: for pictures that must not differ.
    pub(super) given_times: BTreeMap<Realm, Times>,
    pub(super) given_curves: BTreeMap<Realm, Arc<TimeCurve>>,
    /// Peak memory measured before, in bytes, likewise.
    pub(super) given_memory: BTreeMap<Realm, u64>,
}

impl Model {
    /// The window as it opens: the sample, realm 1 chosen. `seed` decides the random boards.
    pub fn new(preferences: Preferences, seed: u64) -> Self {
        let playhead = preferences.opens_at.playhead();
        Self {
            puzzle: Example::sample(),
            settings: Settings::default(),
            chosen: Realm::LADDER[0],
            steps: PerRung::from_fn(|first| first),
            lanes: PerRealm::from_fn(|realm| Lane { playhead, ..Lane::of(realm) }),
            shown: PerRung::default(),
            solution: SolutionShow::default(),
            editor: None,
            preferences,
            projector: Projector::Off,
            largest_scale: WindowScale::default(),
            room: Folds::OPEN,
            plots_in_stage: false,
            folds_before: None,
            surroundings: Surroundings::default(),
            stage: StageTab::Step,
            race: RaceShow::default(),
            map: MapShow::default(),
            inside: InsideShow::default(),
            heuristics: HeuristicsShow::default(),
            questions: Questions::default(),
            results_draft: ResultsDraft::default(),
            places: PlacesShow::default(),
            reading: Reading::Page,
            source: Realm::LADDER[0].search_source(),
            sheet: Sheet::None,
            link_base: LinkBase::default(),
            link_draft: LinkDraft::default(),
            notice: None,
            changed: None,
            requested_place: None,
            recent: Vec::new(),
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

    /// Sets times measured before. Nothing is measured then, and time passes evenly in recordings, and over the
    /// expansions too unless their curves are given.
    pub fn with_times(self, given_times: BTreeMap<Realm, Times>) -> Self {
        Self { given_times, ..self }
    }

    /// Sets the curves of times measured before.
    pub fn with_time_curves(self, given_curves: BTreeMap<Realm, Arc<TimeCurve>>) -> Self {
        Self { given_curves, ..self }
    }

    /// Sets peak memory measured before, in bytes: no process is started to measure it.
    pub fn with_memory(self, given_memory: BTreeMap<Realm, u64>) -> Self {
        Self { given_memory, ..self }
    }

    /// Sets the maximum numbers of events.
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    pub const fn lane(&self, realm: Realm) -> &Lane {
        self.lanes.get(realm)
    }

    pub(super) const fn lane_mut(&mut self, realm: Realm) -> &mut Lane {
        self.lanes.get_mut(realm)
    }

    pub const fn chosen_lane(&self) -> &Lane {
        self.lane(self.chosen)
    }

    /// The realms on the ladder: of each rung the step that it shows.
    pub const fn ladder(&self) -> [Realm; Realm::RUNGS] {
        *self.steps.all()
    }

    /// The step that the digit of a rung chooses: the one shown there or, if that is chosen already, the other one.
    pub fn realm_of_digit(&self, shown: Realm) -> Realm {
        shown.other_step().filter(|_| self.chosen == shown).unwrap_or(shown)
    }

    /// Whether a realm takes part in plots, race and maps.
    pub const fn shown(&self, realm: Realm) -> Shown {
        *self.shown.get(realm)
    }

    pub(super) const fn set_shown(&mut self, realm: Realm, shown: Shown) {
        *self.shown.get_mut(realm) = shown;
    }

    /// The realms of the ladder that are shown.
    pub fn shown_realms(&self) -> impl Iterator<Item = Realm> {
        self.ladder().into_iter().filter(|realm| self.shown(*realm) == Shown::Yes)
    }

    /// The realms that are to be searched: the chosen one first, then those that are shown.
    pub fn requested_realms(&self) -> impl Iterator<Item = Realm> {
        let others = self.shown_realms().filter(|realm| *realm != self.chosen);
        std::iter::once(self.chosen).chain(others)
    }

    /// Whether a realm does not search: it tests parity, and there is no path.
    pub fn is_answered_by_parity(&self, realm: Realm) -> bool {
        realm.is_answered_by_parity(&self.puzzle, &self.settings)
    }

    /// Whether realms that test parity can be made to search all the same: there is no path, and the test is still
    /// on.
    pub fn can_search_anyway(&self) -> bool {
        self.settings.parity == ParityCheck::On && !self.puzzle.is_solvable()
    }

    /// The trials of the chosen realm on this puzzle.
    ///
    /// # Errors
    /// If no order can make a difference.
    pub fn trials(&self) -> Result<TrialsKey, NoTrials> {
        trials_of(self.chosen, self.puzzle, &self.settings)
    }

    /// Shows a tab of the stage.
    pub(super) const fn show_stage(&mut self, tab: StageTab) {
        self.stage = tab;
        self.plots_in_stage = false;
    }

    /// Whether the plots are in the place of the stage.
    pub fn shows_plots_in_stage(&self) -> bool {
        self.plots_in_stage && self.room.plots == Fold::Folded
    }

    /// The folds chosen for the desk, or for the projector.
    pub const fn folds(&self) -> Folds {
        self.preferences.folds.of(self.projector)
    }

    /// Shows a message for a few seconds.
    pub fn notify(&mut self, notice: Notice) {
        let seconds = notice.seconds();
        self.notice = Some((notice, seconds));
    }
}
