//! The laboratory: experiments of many boards and searches, set up, run and looked at.
//!
//! | face | question |
//! |---|---|
//! | set up | which boards, which searches, what is measured? |
//! | plot, table | what comes of it? |
//! | check | does this program count what is known? |
//!
//! Workers carry out an experiment while the window shows anything else. A dot of a plot leads to the boards behind it,
//! and from there to a search, step by step; the experiment stays as it is.

mod cells;
pub mod chart;
pub mod checks;
pub mod journal;
mod parts;
pub mod run;
pub mod sentences;
pub mod setup;
pub mod view;

use eight_realms_core::{
    check::Extent,
    job::{Job, LabNews},
    lab::{Experiment, JournalLine, LabPreset, Measure, Prepared},
    lane::{Lane, LaneId, LaneRequest, MAX_LANES},
    puzzle::Puzzle,
    realm::{Realm, Settings, Waits},
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::{
        Desk,
        action::LanesAction,
        edit_lanes,
        effect::Effect,
        jobs::Role,
        journal::{JournalSource, JournalTask},
        lanes::{CountingRun, RunState},
        measure::Measuring,
        notice::Notice,
        own, puzzles,
        screen::{RunsIn, StageTab},
    },
    lab::{
        chart::{LabCount, LabPlot, Pick},
        checks::Checks,
        journal::LabJournal,
        run::{LabRun, Machine, Standing},
        setup::{LabField, LabSetup, SetupFault, SourceKind},
    },
};

/// Action in the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum LabAction {
    /// Show another face.
    Face(LabFace),
    /// Set up the experiment of a preset.
    Preset(LabPreset),
    /// Take the boards from elsewhere.
    Source(SourceKind),
    /// What is typed in a field so far.
    Type(LabField, String),
    /// Add the lane that is typed.
    AddTyped,
    /// Take the lanes of the window for variants: those that are shown.
    TakeLanes,
    /// Remove a variant.
    Remove(usize),
    /// Measure something, or measure it no more.
    SwitchMeasure(Measure),
    /// Run the experiment from its beginning.
    Run,
    /// The same, if the form is shown.
    RunShown,
    Pause,
    /// Go on after a pause.
    GoOn,
    /// Show another plot.
    Plot(LabPlot),
    /// Show another count.
    Count(LabCount),
    /// Show another depth in the plots of one depth.
    Depth(u8),
    /// Compare with this variant.
    Against(usize),
    /// Show the dots of this variant, board for board.
    Compare(usize),
    /// Show the boards behind a dot; `None` closes the card.
    Pick(Option<Pick>),
    /// Check the quick facts, or those of all starts too.
    Extent(Extent),
    /// Check all facts from the first on.
    Check,
    /// Stop checking.
    StopCheck,
    /// Search this board, by its number, with this variant.
    Load {
        variant: usize,
        board: usize,
    },
    /// Go on with the experiment that is kept.
    GoOnWithKept,
    /// Read the journal with the typed path or, without one, let the system ask for it.
    ChooseJournal,
    /// Read the journal with this path.
    OpenJournal(String),
}

/// A face of the laboratory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LabFace {
    /// What is to be run.
    #[default]
    SetUp,
    /// A plot of the results.
    Plot,
    /// The table of the results.
    Table,
    /// Known facts, checked one by one.
    Check,
}

impl LabFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it shows results.
    pub const fn is_of_results(self) -> bool {
        matches!(self, Self::Plot | Self::Table)
    }
}

/// The state of the laboratory.
#[derive(Clone, Default)]
pub struct LabShow {
    pub face: LabFace,
    pub setup: LabSetup,
    pub run: Option<LabRun>,
    pub plot: LabPlot,
    pub count: LabCount,
    /// The chosen depth; `None` for the deepest that all variants search.
    pub depth: Option<u8>,
    /// The variant that others are compared with.
    pub against: usize,
    /// The variant that is compared board for board; `None` for the first other one.
    pub compared: Option<usize>,
    /// The boards that the card shows.
    pub picked: Option<Pick>,
    pub checks: Checks,
    pub journal: LabJournal,
    /// Number of runs so far.
    runs: u64,
}

impl LabShow {
    /// The face that is shown: without results, there is nothing to be seen of them.
    pub fn shown_face(&self) -> LabFace {
        if self.run.is_none() && self.face.is_of_results() { LabFace::SetUp } else { self.face }
    }

    /// The variant that is compared board for board, of so many: the chosen one, or the first other one.
    pub fn compared(&self, variants: usize) -> usize {
        let against = self.against.min(variants.saturating_sub(1));
        let is_other = |variant: &usize| *variant != against && *variant < variants;
        self.compared.filter(is_other).or_else(|| (0..variants).find(is_other)).unwrap_or(against)
    }

    /// The faces that there are, from left to right.
    pub fn faces(&self, runs_in: RunsIn) -> impl Iterator<Item = LabFace> {
        LabFace::ALL.into_iter().filter(move |face| match face {
            LabFace::SetUp => true,
            LabFace::Plot | LabFace::Table => self.run.is_some(),
            LabFace::Check => runs_in == RunsIn::Desktop,
        })
    }

    /// The face to the right of the one that is shown; after the last one, the first.
    pub fn next_face(&self, runs_in: RunsIn) -> LabFace {
        let shown = self.shown_face();
        let behind = self.faces(runs_in).skip_while(|face| *face != shown).nth(1);
        behind.or(self.faces(runs_in).next()).unwrap_or(shown)
    }

    /// The plots that the results have, from first to last: digits choose one by its place.
    pub fn plots(&self) -> impl Iterator<Item = LabPlot> {
        self.run.iter().flat_map(|run| LabPlot::ALL.into_iter().filter(|plot| plot.is_in(run)))
    }

    fn is_experimenting(&self) -> bool {
        self.run.as_ref().is_some_and(LabRun::is_busy)
    }

    /// Whether workers are busy with it, so that no run time of a single search can be measured.
    pub(crate) fn is_busy(&self) -> bool {
        self.is_experimenting() || self.checks.is_busy()
    }
}

/// Carries out an action.
pub fn act(lab: &mut LabShow, desk: &mut Desk, action: LabAction) {
    match action {
        LabAction::Face(face) => {
            lab.face = face;
            lab.picked = None;
        }
        LabAction::Preset(preset) => lab.setup = LabSetup::of(preset),
        LabAction::Source(source) => lab.setup.source = source,
        LabAction::Type(field, text) => lab.setup.type_in(field, text),
        LabAction::AddTyped => lab.setup.add_typed(&Settings::default()),
        LabAction::TakeLanes => lab.setup.take_lanes(shown(desk)),
        LabAction::Remove(variant) => {
            lab.setup.lane_fault = None;
            if variant < lab.setup.variants.len() {
                lab.setup.variants.remove(variant);
            }
        }
        LabAction::SwitchMeasure(measure) => switch(&mut lab.setup.measures, measure),
        LabAction::Run => run(lab, desk),
        LabAction::RunShown => {
            if desk.stage == StageTab::Lab && lab.shown_face() == LabFace::SetUp {
                run(lab, desk);
            }
        }
        LabAction::Pause => _ = pause(lab, desk),
        LabAction::GoOn => {
            if let Some(run) = lab.run.as_mut().filter(|run| run.standing == Standing::Paused) {
                run.standing = Standing::Waiting;
            }
        }
        LabAction::Plot(plot) => {
            lab.plot = plot;
            lab.face = LabFace::Plot;
            lab.picked = None;
        }
        LabAction::Count(count) => lab.count = count,
        LabAction::Depth(depth) => {
            lab.depth = Some(depth);
            lab.picked = None;
        }
        LabAction::Against(variant) => {
            // The two change places.
            let variants = lab.run.as_ref().map_or(0, LabRun::variants);
            if lab.compared(variants) == variant {
                lab.compared = Some(lab.against);
            }
            lab.against = variant;
            lab.picked = None;
        }
        LabAction::Compare(variant) => {
            lab.compared = Some(variant);
            lab.picked = None;
        }
        LabAction::Pick(pick) => lab.picked = pick,
        LabAction::Extent(extent) => {
            if !lab.checks.is_busy() {
                lab.checks = Checks::of(extent);
            }
        }
        LabAction::Check => check(lab, desk),
        LabAction::StopCheck => _ = stop_check(lab, desk),
        LabAction::Load { variant, board } => load(lab, desk, variant, board),
        LabAction::GoOnWithKept => journal::read(lab, desk, JournalSource::Kept),
        LabAction::ChooseJournal => {
            let path = lab.setup.text(LabField::Journal).trim().to_owned();
            if path.is_empty() {
                desk.ask(Effect::ChooseFile(path));
            } else {
                journal::read(lab, desk, JournalSource::File(path));
            }
        }
        LabAction::OpenJournal(path) => {
            lab.setup.text_mut(LabField::Journal).clone_from(&path);
            journal::read(lab, desk, JournalSource::File(path));
        }
    }
}

fn switch(measures: &mut Vec<Measure>, measure: Measure) {
    if measures.contains(&measure) {
        measures.retain(|other| *other != measure);
    } else {
        measures.push(measure);
    }
}

/// The lanes of the ladder that are shown.
fn shown(desk: &Desk) -> Vec<Lane> {
    let lane = |id: LaneId| match id.place() {
        Some(place) => desk.own[place].lane,
        None => Lane::of(id.realm, desk.settings),
    };
    desk.shown_lanes().map(lane).collect()
}

/// The experiment that is set up, with its boards.
///
/// # Errors
/// If there is none, or it is too large.
pub fn prepare(setup: &LabSetup, desk: &Desk) -> Result<Prepared, SetupFault> {
    let experiment: Experiment = setup.experiment(desk.puzzle.goal)?;
    let prepared = Prepared::of(experiment).map_err(SetupFault::TooManyPairs)?;
    if prepared.boards().is_empty() { Err(SetupFault::NoBoards) } else { Ok(prepared) }
}

/// Runs what is set up. The results of the run before are gone.
fn run(lab: &mut LabShow, desk: &mut Desk) {
    let Ok(prepared) = prepare(&lab.setup, desk) else { return };
    pause(lab, desk);
    lab.journal = LabJournal::default();
    let preset = lab.setup.preset();
    lab.plot = preset.map_or(lab.plot, LabPlot::answering);
    begin(lab, |number| LabRun::new(prepared, number));
    if lab.face == LabFace::SetUp {
        let has_table = preset == Some(LabPreset::Book);
        lab.face = if has_table { LabFace::Table } else { LabFace::Plot };
    }
}

/// Takes another run in place of the one before, and shows of it what was shown before, as far as it has that.
fn begin(lab: &mut LabShow, run: impl FnOnce(u64) -> LabRun) {
    lab.runs += 1;
    lab.run = Some(run(lab.runs));
    lab.picked = None;
    lab.depth = None;
    lab.compared = None;
    if let Some(run) = &lab.run {
        lab.plot = if lab.plot.is_in(run) { lab.plot } else { LabPlot::default() };
        lab.count = if lab.count.is_in(run) { lab.count } else { LabCount::default() };
    }
    lab.against = usual_rival(lab.run.as_ref());
}

/// The variant that others are compared with at first: A* with the heap, or the first one.
fn usual_rival(run: Option<&LabRun>) -> usize {
    let usual = Lane::of(Realm::Heap, Settings::default());
    let variants = run.map(|run| run.prepared.variants()).unwrap_or_default();
    variants.iter().position(|variant| variant.lane == usual).unwrap_or(0)
}

/// Interrupts the run. Returns whether there was one under way.
pub fn pause(lab: &mut LabShow, desk: &mut Desk) -> bool {
    let was_busy = lab.is_experimenting();
    let is_paused = lab.run.as_mut().is_some_and(LabRun::pause);
    if was_busy {
        desk.ask(Effect::End(Role::Lab));
    }
    is_paused
}

/// Interrupts the check or the run, if the laboratory is shown. Returns whether there was one under way.
pub fn pause_shown(lab: &mut LabShow, desk: &mut Desk) -> bool {
    desk.stage == StageTab::Lab
        && match lab.shown_face() {
            LabFace::Check => stop_check(lab, desk),
            LabFace::SetUp | LabFace::Plot | LabFace::Table => pause(lab, desk),
        }
}

/// Checks all facts.
fn check(lab: &mut LabShow, desk: &mut Desk) {
    if !lab.checks.is_busy() {
        desk.measuring = Measuring::Idle;
        desk.ask(Effect::Start(Role::Check, Job::Check(lab.checks.begin())));
    }
}

/// Stops checking. Returns whether something was being checked.
fn stop_check(lab: &mut LabShow, desk: &mut Desk) -> bool {
    let was_running = lab.checks.stop();
    if was_running {
        desk.ask(Effect::End(Role::Check));
    }
    was_running
}

/// Searches a board of the results with the lane that it was counted for, step by step.
fn load(lab: &LabShow, desk: &mut Desk, variant: usize, board: usize) {
    let Some(run) = &lab.run else { return };
    let (Some(dealt), Some(variant)) =
        (run.prepared.boards().get(board), run.prepared.variants().get(variant))
    else {
        return;
    };
    let Lane { realm, .. } = variant.lane;
    let is_realm = Lane::of(realm, desk.settings) == variant.lane && Realm::LADDER.contains(&realm);
    let has_room = own::place_of(desk, &variant.lane).is_some() || desk.own.len() < MAX_LANES;
    if !is_realm && !has_room {
        desk.notify(Notice::LanesFull);
        return;
    }
    puzzles::set(desk, Puzzle::new(dealt.start, run.prepared.experiment().goal));
    if is_realm {
        own::choose(desk, realm.into());
    } else {
        edit_lanes::act(desk, LanesAction::Add(request_of(&variant.lane, &desk.settings)));
    }
    desk.show_stage(StageTab::Step);
}

/// What asks for a lane whatever the conventions of the window are: everything that it uses is named.
fn request_of(lane: &Lane, conventions: &Settings) -> LaneRequest {
    let Lane { realm, settings } = *lane;
    let Settings { order, tie, tie_order, parity, .. } = settings;
    let is_convention = conventions.goal_test.is_some() && realm.waits() == Waits::Queue;
    LaneRequest {
        order: Some(order),
        tie: Some(tie),
        tie_order: Some(tie_order),
        parity: Some(parity),
        goal_test: settings.goal_test.or(is_convention.then(|| realm.goal_test(&settings))),
        ..LaneRequest::of_settings(realm, &settings)
    }
    .where_used()
}

/// The next phase of the run, if one is due. What follows the counts waits until nothing else is searched or computed, and
/// run times rest while something is. `machine` tells of what is computed besides searches and checks.
pub fn next_job(lab: &mut LabShow, desk: &mut Desk, machine: Machine) -> Option<Effect> {
    let is_searching = |id| {
        let lane = desk.lane(id);
        lane.run == RunState::Running || lane.counted == Some(CountingRun::Running)
    };
    let is_busy = lab.checks.is_busy() || desk.lane_ids().into_iter().any(is_searching);
    let machine = if is_busy { Machine::Busy } else { machine };
    let run = lab.run.as_mut()?;
    if let Some(effect) = run.rest(machine) {
        return Some(effect);
    }
    if !matches!(run.standing, Standing::Waiting | Standing::WaitingForSearch) {
        return None;
    }
    if run.needs_quiet() && machine == Machine::Busy {
        run.standing = Standing::WaitingForSearch;
        return None;
    }
    run.standing = Standing::Waiting;
    let job = run.next_job()?;
    journal::keep(run, desk);
    desk.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Lab, Job::Lab(job)))
}

/// Takes what workers have sent.
pub fn take(lab: &mut LabShow, desk: &mut Desk, news: LabNews) {
    let Some(run) = &mut lab.run else { return };
    if let LabNews::Unweighed(reason) = &news {
        desk.notify(Notice::MeasuringLost { reason: reason.clone() });
    }
    let mut lines = Vec::new();
    let taken = run.take(news, &mut lines);
    append(desk, lines);
    if let Err(contradiction) = taken {
        lost(lab, desk, contradiction.to_string());
    }
}

fn append(desk: &mut Desk, lines: Vec<JournalLine>) {
    if !lines.is_empty() {
        desk.ask(Effect::Journal(JournalTask::Append(lines)));
    }
}

/// The workers of the phase have ended.
pub fn end_phase(lab: &mut LabShow, desk: &mut Desk) {
    let ended = lab.run.as_mut().and_then(LabRun::end_phase);
    append(desk, ended.into_iter().map(JournalLine::Phase).collect());
}

/// A search of the run was broken off, for this reason: the run pauses.
pub fn lost(lab: &mut LabShow, desk: &mut Desk, reason: String) {
    pause(lab, desk);
    desk.notify(Notice::ComputationLost { reason });
}
