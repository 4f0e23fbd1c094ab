//! The heuristics tab: four faces of one stage.
//!
//! | face | question |
//! |---|---|
//! | distances | how good is h over all boards? |
//! | board | where does h of this board come from? |
//! | suboptimal | what does it cost if h overestimates? |
//! | orders | what do the order of moves and the ties change? |
//!
//! Work that takes longer than a frame runs in the background and begins only when its face is shown. Until it is
//! ready, the previous result stays.

pub mod board;
pub mod distances;
pub mod orders;
pub mod sentences;
pub mod suboptimal;
pub mod view;

use eight_realms_core::{
    compare::{StartOrder, Trial},
    heuristic::{HeuristicKind, Weight},
    job::{CounterexampleJob, CounterexampleTarget, Job, OrdersJob, SurveyJob},
    lane::LaneRequest,
    puzzle::Puzzle,
    realm::{Realm, Settings},
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::{
        Desk,
        action::LanesAction,
        edit_lanes,
        effect::Effect,
        jobs::{HeuristicsTask, Role},
        lanes::RunState,
        measure::Measuring,
        notice::Notice,
        puzzles, runs,
    },
    heuristics::{
        distances::{LoadedBoard, Region, Surveys},
        orders::{Orders, OrdersCount, OrdersSorting, TrialsRun},
        suboptimal::CounterexampleShow,
    },
};

/// Action on the heuristics tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeuristicsAction {
    /// Show another face.
    Face(HeuristicsFace),
    /// Select another heuristic.
    Heuristic(HeuristicKind),
    /// Explain the h of the other board.
    Board(HeuristicsBoard),
    /// Make a board of a region of the picture the start; repeated, the next one there.
    Load(Region),
    /// Search for a board from which the path found is too long.
    FindCounterexample,
    /// Make the board that was found the start, and search with the settings that found it.
    LoadCounterexample,
    /// Show another count of the trials.
    Count(OrdersCount),
    /// Sort the trials another way.
    Sort(OrdersSorting),
    /// Resume stopped trials.
    RunOn,
    /// Stop what runs in the background.
    Stop,
    /// Search with the order and the ties of a trial.
    Take(Trial),
}

/// A face of the heuristics tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HeuristicsFace {
    /// h against the true distance of every board.
    #[default]
    Distances,
    /// One board's h, part by part.
    Board,
    /// The price of an h that overestimates.
    Suboptimal,
    /// One board searched in all orders of moves.
    Orders,
}

impl HeuristicsFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The face to the right; after the last one, the first.
    pub fn next(self) -> Self {
        let at = Self::ALL.into_iter().position(|face| face == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()]
    }
}

/// The board whose h is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum HeuristicsBoard {
    /// The board at the chosen lane's playhead.
    #[default]
    Playhead,
    Start,
}

impl HeuristicsBoard {
    /// Both boards.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

/// The state of the heuristics tab.
#[derive(Clone)]
pub struct HeuristicsShow {
    pub face: HeuristicsFace,
    /// The selected heuristic.
    pub heuristic: HeuristicKind,
    /// The admissible heuristic that was selected before the face of inadmissible ones opened with another.
    pub(crate) admissible_before: Option<HeuristicKind>,
    pub weight: Weight,
    /// The board whose h is explained.
    pub board: HeuristicsBoard,
    /// The surveys of heuristics over all boards.
    pub surveys: Surveys,
    /// The board that was last loaded from the picture.
    pub loaded: Option<LoadedBoard>,
    /// The search for a path that is too long.
    pub counterexample: CounterexampleShow,
    /// The puzzle in all orders of moves.
    pub orders: Orders,
    /// The round of searches that the tasks are for.
    pub(crate) round: u64,
}

impl Default for HeuristicsShow {
    fn default() -> Self {
        Self {
            face: HeuristicsFace::default(),
            heuristic: HeuristicKind::Manhattan,
            admissible_before: None,
            weight: Weight::DEFAULT,
            board: HeuristicsBoard::default(),
            surveys: Surveys::default(),
            loaded: None,
            counterexample: CounterexampleShow::default(),
            orders: Orders::default(),
            round: 0,
        }
    }
}

impl HeuristicsShow {
    /// All heuristics, the weighted one with the selected weight.
    pub fn heuristics(&self) -> [HeuristicKind; HeuristicKind::ESTIMATES.len()] {
        HeuristicKind::ESTIMATES.map(|heuristic| match heuristic {
            HeuristicKind::Weighted(_) => HeuristicKind::Weighted(self.weight),
            HeuristicKind::Zero
            | HeuristicKind::Misplaced
            | HeuristicKind::BlankCounted
            | HeuristicKind::Manhattan
            | HeuristicKind::LinearConflict => heuristic,
        })
    }

    /// The selected weight if it makes h overestimate, otherwise the default weight.
    pub(crate) const fn inadmissible_weight(&self) -> Weight {
        if self.weight.is_one() { Weight::DEFAULT } else { self.weight }
    }

    /// Whether anything is being computed, so that no run time can be measured.
    pub(crate) fn is_busy(&self) -> bool {
        self.surveys.is_busy() || self.counterexample.is_busy() || self.orders.is_busy()
    }

    /// Stops the search for a counterexample and lets trials wait until they are shown again, because the puzzle or the
    /// settings have changed.
    pub(crate) fn pause_tasks(&mut self) {
        self.counterexample.stop();
        self.orders.wait();
    }
}

/// The realm that searches for counterexamples: the quickest of those that keep an open list.
const COUNTEREXAMPLE_REALM: Realm = Realm::Heap;

/// Carries out an action.
pub fn act(tab: &mut HeuristicsShow, desk: &mut Desk, action: HeuristicsAction) {
    match action {
        HeuristicsAction::Face(face) => show_face(tab, desk, face),
        HeuristicsAction::Heuristic(heuristic) => {
            tab.admissible_before = None;
            select(tab, desk, heuristic);
        }
        HeuristicsAction::Board(board) => tab.board = board,
        HeuristicsAction::Load(region) => load(tab, desk, region),
        HeuristicsAction::FindCounterexample => search_counterexample(tab, desk),
        HeuristicsAction::LoadCounterexample => load_example(tab, desk),
        HeuristicsAction::Count(count) => tab.orders.count = count,
        HeuristicsAction::Sort(sorting) => tab.orders.sorting = sorting,
        HeuristicsAction::RunOn => tab.orders.run_on(),
        HeuristicsAction::Stop => _ = stop(tab, desk),
        HeuristicsAction::Take(trial) => {
            take(desk, trial);
        }
    }
}

/// Ends a task that was broken off, for this reason.
pub fn lost(tab: &mut HeuristicsShow, desk: &mut Desk, task: HeuristicsTask, reason: String) {
    match task {
        HeuristicsTask::Survey => tab.surveys.fail(),
        HeuristicsTask::Orders => _ = tab.orders.stop(),
        HeuristicsTask::Counterexample => _ = tab.counterexample.stop(),
    }
    desk.notify(Notice::ComputationLost { reason });
}

/// Stops a task in the background, first that of the face that is chosen. Trials that have not begun because searches
/// come first can be stopped too. Returns whether there was one.
pub fn stop(tab: &mut HeuristicsShow, desk: &mut Desk) -> bool {
    if tab.shows(desk, HeuristicsFace::Orders)
        && let Ok(of) = orders::trials(desk)
    {
        tab.orders.list(of);
    }
    let mut tasks = [HeuristicsTask::Counterexample, HeuristicsTask::Orders];
    if tab.face == HeuristicsFace::Orders {
        tasks.reverse();
    }
    let task = tasks.into_iter().find(|task| match task {
        HeuristicsTask::Survey => false,
        HeuristicsTask::Counterexample => tab.counterexample.stop(),
        HeuristicsTask::Orders => tab.orders.stop(),
    });
    if let Some(task) = task {
        desk.ask(Effect::End(Role::Heuristics(task)));
    }
    task.is_some()
}

/// Stops a task in the background, if the heuristics tab is shown. Returns whether there was one.
pub fn stop_shown_task(tab: &mut HeuristicsShow, desk: &mut Desk) -> bool {
    desk.shows_heuristics() && stop(tab, desk)
}

/// Pauses the tasks of searches that are gone.
pub fn settle(tab: &mut HeuristicsShow, desk: &Desk) {
    if std::mem::replace(&mut tab.round, desk.round) != desk.round {
        tab.pause_tasks();
    }
}

/// Shows another face. The face about inadmissible heuristics opens with one of them; whoever leaves it without
/// selecting another gets the admissible heuristic back.
fn show_face(tab: &mut HeuristicsShow, desk: &mut Desk, face: HeuristicsFace) {
    tab.face = face;
    let selected = tab.heuristic;
    if face == HeuristicsFace::Suboptimal && selected.is_admissible() {
        tab.admissible_before = Some(selected);
        select(tab, desk, HeuristicKind::Weighted(tab.inadmissible_weight()));
    } else if face != HeuristicsFace::Suboptimal
        && let Some(before) = tab.admissible_before.take()
    {
        select(tab, desk, before);
    }
}

/// Selects another heuristic. A search for a counterexample with another weight is ended.
fn select(tab: &mut HeuristicsShow, desk: &mut Desk, heuristic: HeuristicKind) {
    tab.heuristic = heuristic;
    let weight = heuristic.weight().unwrap_or(tab.weight);
    let is_another = weight != tab.weight;
    tab.weight = weight;
    if is_another && tab.counterexample.stop() {
        desk.ask(Effect::End(Role::Heuristics(HeuristicsTask::Counterexample)));
    }
}

/// Loads the first board of a region, or the one after the last that was loaded from it. A picture of another goal or
/// heuristic is not used: its regions hold other boards.
fn load(tab: &mut HeuristicsShow, desk: &mut Desk, region: Region) {
    let (heuristic, goal) = (tab.heuristic, desk.puzzle.goal);
    let Some(survey) = tab.surveys.of(heuristic, goal) else { return };
    let loaded = tab.pick(desk, survey, region);
    let Some(board) = region.board(survey, loaded.number) else { return };
    tab.loaded = Some(loaded);
    puzzles::set(desk, Puzzle::new(board, goal));
    desk.notify(Notice::Picked { number: loaded.number + 1, boards: loaded.boards });
}

/// Searches for a path that is too long, with the weight that is selected. The first search tries the nearest boards,
/// which are easy to follow; when one has been found, the next searches deal boards. Measuring is postponed.
fn search_counterexample(tab: &mut HeuristicsShow, desk: &mut Desk) {
    let settings = Settings { heuristic: Some(HeuristicKind::Weighted(tab.weight)), ..desk.settings };
    let starts = match tab.counterexample.examples {
        0 => StartOrder::NearestFirst,
        examples => StartOrder::Dealt(examples),
    };
    let target = CounterexampleTarget { goal: desk.puzzle.goal, settings, starts };
    tab.counterexample.begin(target);
    desk.measuring = Measuring::Idle;
    let distances = tab.surveys.distances(target.goal);
    let job = CounterexampleJob { target, realm: COUNTEREXAMPLE_REALM, distances };
    desk.ask(Effect::Start(Role::Heuristics(HeuristicsTask::Counterexample), Job::Counterexample(job)));
}

/// Makes the board that was found the start, and searches it with a lane of the settings that found it.
fn load_example(tab: &HeuristicsShow, desk: &mut Desk) {
    if let Some((example, settings)) = tab.counterexample.example(desk.puzzle.goal) {
        let puzzle = example.puzzle;
        puzzles::set(desk, puzzle);
        let request = LaneRequest {
            order: Some(settings.order),
            tie: Some(settings.tie),
            tie_order: Some(settings.tie_order),
            heuristic: settings.heuristic,
            ..LaneRequest::of(COUNTEREXAMPLE_REALM)
        };
        edit_lanes::act(desk, LanesAction::Add(request));
    }
}

/// Searches with the order of moves and the ties of a trial: the chosen lane if it is one's own, otherwise all.
fn take(desk: &mut Desk, trial: Trial) {
    let Some(place) = desk.chosen.place() else {
        runs::search_with(desk, trial.with(&desk.settings));
        return;
    };
    let Trial { order, tie, tie_order } = trial;
    let has_ties = desk.chosen.has_ties();
    let request = LaneRequest {
        order: Some(order),
        tie: Some(tie).filter(|_| has_ties),
        tie_order: Some(tie_order).filter(|_| has_ties),
        ..desk.own[place].request
    };
    edit_lanes::act(desk, LanesAction::Change(place, request));
}

/// The next task to be started, if any is due.
pub fn next_job(tab: &mut HeuristicsShow, desk: &mut Desk) -> Option<Effect> {
    let (task, job) = survey_next(tab, desk).or_else(|| try_orders(tab, desk))?;
    desk.measuring = Measuring::Idle;
    Some(Effect::Start(Role::Heuristics(task), job))
}

/// Starts one survey at a time: of the selected heuristic first, then of those beside it in the table. While the weight
/// is being dragged, each picture is shown for a moment before the next one.
fn survey_next(tab: &mut HeuristicsShow, desk: &Desk) -> Option<(HeuristicsTask, Job)> {
    let is_visible =
        tab.shows(desk, HeuristicsFace::Distances) || tab.shows(desk, HeuristicsFace::Suboptimal);
    if !is_visible || tab.surveys.is_busy() {
        return None;
    }
    let goal = desk.puzzle.goal;
    let mut candidates = std::iter::once(tab.heuristic).chain(tab.heuristics());
    let heuristic = candidates.find(|heuristic| tab.surveys.is_missing(*heuristic, goal))?;
    let distances = tab.surveys.distances(goal);
    tab.surveys.request(heuristic, goal);
    Some((HeuristicsTask::Survey, Job::Survey(SurveyJob { heuristic, goal, distances })))
}

/// Begins or resumes the list of trials that is shown, unless it was stopped or is done. Another list that runs waits
/// from then on. Searches that are recorded come first.
fn try_orders(tab: &mut HeuristicsShow, desk: &Desk) -> Option<(HeuristicsTask, Job)> {
    let is_running = |id| desk.lane(id).run == RunState::Running;
    if !tab.shows(desk, HeuristicsFace::Orders) || desk.lane_ids().into_iter().any(is_running) {
        return None;
    }
    let of = orders::trials(desk).ok()?;
    let orders = &mut tab.orders;
    orders.list(of);
    let made = orders.of(&of).filter(|trials| trials.run == TrialsRun::Waiting)?.outcomes.len();
    orders.wait();
    orders.run(&of);
    Some((HeuristicsTask::Orders, Job::Orders(OrdersJob { of, made })))
}

impl HeuristicsShow {
    /// Whether a face of the heuristics tab is what the stage shows.
    pub fn shows(&self, desk: &Desk, face: HeuristicsFace) -> bool {
        desk.shows_heuristics() && self.face == face
    }
}
