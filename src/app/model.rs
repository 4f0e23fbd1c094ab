//! Everything the window shows.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    CostCurve, Editor, Example, HeuristicsShow, InsideShow, Lane, LaneCost, Limits, LinkBase, LinkDraft,
    MapShow, Measurement, Notice, PlacesShow, Preferences, Projector, Questions, RaceMeasure, RaceShow,
    Reading, ResultsDraft, Sheet, SolutionShow, StageTab, Surroundings, Times, TreesSource, WindowScale,
    state::Measuring,
    trials::{NoTrials, trials_of},
};
use crate::{
    job::TrialsKey,
    puzzle::Puzzle,
    realm::{ParityCheck, PerRealm, PerRung, Realm, Settings, SourceFile},
    replay::{
        Playhead, TimeCurve,
        moment::{MomentLine, MomentPlace},
    },
    space::{Dealer, DistanceTables},
};

/// Whether a realm takes part in plots, race and maps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shown {
    #[default]
    Yes,
    /// It is hidden, and is not searched again when the puzzle changes.
    No,
}

/// Everything the window shows.
pub struct Model {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// How the realms search.
    pub settings: Settings,
    pub chosen: Realm,
    /// Which step each rung of the ladder shows.
    pub steps: PerRung<Realm>,
    lanes: PerRealm<Lane>,
    shown: PerRung<Shown>,
    /// The solution of the chosen realm, as it is played.
    pub solution: SolutionShow,
    /// The editor, while it is open.
    pub editor: Option<Editor>,
    /// The preferences of the user.
    pub preferences: Preferences,
    /// Whether the window is adapted to a projector.
    pub projector: Projector,
    /// The largest size in which everything fits the window.
    pub largest_scale: WindowScale,
    /// Where the window stands.
    pub surroundings: Surroundings,
    /// What the stage shows.
    pub stage: StageTab,
    pub race: RaceShow,
    /// How the map is shown.
    pub map: MapShow,
    /// The inside of the chosen realm's search.
    pub inside: InsideShow,
    /// The heuristics tab.
    pub heuristics: HeuristicsShow,
    /// The question on the screen, and how those before it went.
    pub questions: Questions,
    /// The file that the results of questions are written into, as it is typed.
    pub results_draft: ResultsDraft,
    /// Breakpoints, bookmarks, and searches for places.
    pub places: PlacesShow,
    /// What the reading panel shows.
    pub reading: Reading,
    /// Which of the chosen realm's files the code tab shows: with every other realm that of its search first.
    pub source: SourceFile,
    /// What lies over the window.
    pub sheet: Sheet,
    /// Where the page comes from that links lead to.
    pub(super) link_base: LinkBase,
    /// That page as it is typed, while the sheet of the link is open.
    pub link_draft: LinkDraft,
    /// A short message, and for how many more seconds it is shown.
    pub notice: Option<(Notice, f64)>,
    /// Where the playhead of the chosen realm goes as soon as that is recorded.
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
    /// Peak memory measured before, likewise.
    pub(super) given_memory: BTreeMap<Realm, u64>,
}

impl Model {
    /// The window as it opens: the sample, realm 1 chosen. `seed` decides the random boards.
    pub fn new(preferences: Preferences, seed: u64) -> Self {
        Self {
            puzzle: Example::sample(),
            settings: Settings::default(),
            chosen: Realm::LADDER[0],
            steps: PerRung::from_fn(|first| first),
            lanes: PerRealm::from_fn(Lane::of),
            shown: PerRung::default(),
            solution: SolutionShow::default(),
            editor: None,
            preferences,
            projector: Projector::Off,
            largest_scale: WindowScale::default(),
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

    /// The same with times measured before: nothing is measured, and time passes evenly in recordings, and over the
    /// expansions too unless their curves are given.
    pub fn with_times(self, given_times: BTreeMap<Realm, Times>) -> Self {
        Self { given_times, ..self }
    }

    /// The same with the curves of those times.
    pub fn with_time_curves(self, given_curves: BTreeMap<Realm, Arc<TimeCurve>>) -> Self {
        Self { given_curves, ..self }
    }

    /// The same with peak memory measured before, in bytes: no process is started for it.
    pub fn with_memory(self, given_memory: BTreeMap<Realm, u64>) -> Self {
        Self { given_memory, ..self }
    }

    /// The same with room for another number of events.
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// A realm's lane.
    pub const fn lane(&self, realm: Realm) -> &Lane {
        self.lanes.get(realm)
    }

    pub(super) const fn lane_mut(&mut self, realm: Realm) -> &mut Lane {
        self.lanes.get_mut(realm)
    }

    /// While a question is open, puts what is known of the past in the place of the lanes; done again, it puts them back. In
    /// between everything that reads the model shows the past alone.
    pub fn switch_to_past(&mut self) {
        if let Some(question) = self.questions.current.as_mut().filter(|question| question.is_open()) {
            question.shown = question.shown.other();
            std::mem::swap(&mut self.lanes, question.hidden());
        }
    }

    /// Looks at the model as it is shown: while a question is open, with what is known of the past.
    pub fn in_the_past<R>(&mut self, look: impl FnOnce(&Self) -> R) -> R {
        self.switch_to_past();
        let seen = look(self);
        self.switch_to_past();
        seen
    }

    /// The lane of the chosen realm.
    pub const fn chosen_lane(&self) -> &Lane {
        self.lane(self.chosen)
    }

    /// The realms on the ladder, with the steps that it shows now.
    pub const fn ladder(&self) -> [Realm; Realm::RUNGS] {
        *self.steps.all()
    }

    /// The step that the digit of a rung chooses: the one shown there; if that is chosen already, the other one.
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
        // A window that asks whether there is a path does not show what parity says.
        !self.questions.hides_parity() && realm.is_answered_by_parity(&self.puzzle, &self.settings)
    }

    /// Whether realms that test parity can be made to search all the same: there is no path, and the test is still
    /// on.
    pub fn can_search_anyway(&self) -> bool {
        self.settings.parity == ParityCheck::On && !self.puzzle.is_solvable()
    }

    /// What the search trees of the chosen realm are made from: what is recorded; `None` as long as that is nothing.
    pub fn trees_source(&self) -> Option<TreesSource> {
        let events = self.chosen_lane().recording.len();
        let source = TreesSource { realm: self.chosen, puzzle: self.puzzle, settings: self.settings, events };
        (events > 0).then_some(source)
    }

    /// Where the keys that play and step act: on the position of the race, or in the chosen realm's recording.
    pub fn leading_playhead(&self) -> &Playhead {
        if self.is_racing() { &self.race.playhead } else { &self.chosen_lane().playhead }
    }

    /// Whether the cost of a lane in the race's measure is still to be measured or counted.
    pub(super) fn awaits_cost(&self, realm: Realm) -> bool {
        match self.race.measure {
            RaceMeasure::Expansions => false,
            RaceMeasure::Work => self.lane(realm).awaits(Measurement::Work),
            RaceMeasure::RunTime => self.lane(realm).awaits(Measurement::Time),
        }
    }

    /// Whether there are run times to be measured anew, and none is being measured.
    pub fn can_measure_again(&self) -> bool {
        let is_timing = matches!(self.measuring, Measuring::Running(Measurement::Time, _));
        let lanes = || self.requested_realms().map(|realm| self.lane(realm));
        let is_awaited = lanes().any(|lane| lane.awaits(Measurement::Time));
        let is_over = |lane: &Lane| lane.times.is_some() || lane.unmeasurable.contains(&Measurement::Time);
        self.questions.open().is_none() && !is_timing && !is_awaited && lanes().any(is_over)
    }

    /// The cost of a realm's lane in the race's measure.
    pub fn cost(&self, realm: Realm) -> LaneCost {
        let lane = self.lane(realm);
        match CostCurve::of(lane, self.race.measure) {
            Some(curve) => LaneCost::Known(curve.total()),
            None if self.awaits_cost(realm) => LaneCost::Awaited,
            None if lane.has_ended() => LaneCost::Unknown,
            None => LaneCost::Unfinished,
        }
    }

    /// The trials of the chosen realm on this puzzle.
    ///
    /// # Errors
    /// If no order can make a difference.
    pub fn trials(&self) -> Result<TrialsKey, NoTrials> {
        trials_of(self.chosen, self.puzzle, &self.settings)
    }

    /// Shows a message for a few seconds.
    pub fn notify(&mut self, notice: Notice) {
        let seconds = notice.seconds();
        self.notice = Some((notice, seconds));
    }
}
