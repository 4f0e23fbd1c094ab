//! Everything that can happen to the model: by a person, by a worker, or by the clock.

use std::{
    collections::BTreeMap,
    ops::{Deref, DerefMut},
    sync::Arc,
};

use eight_realms_core::{
    job::{CounterexampleNews, Message, PANIC_WITHOUT_TEXT},
    lane::LaneId,
    puzzle::{Board, BoardRole, Puzzle},
    realm::SourceFile,
    replay::{Direction, Stride, TimeCurve, moment::Opening},
};

use crate::{
    desk::{
        Desk,
        action::{LanesAction, SettingsAction, SolutionAction, WindowAction},
        changed,
        clock::PlayClock,
        cover, edit_lanes,
        effect::Effect,
        export::{self, ExportAction, ExportDraft},
        jobs::Role,
        journal::JournalNews,
        lanes::{Limits, Times},
        notice::{Notice, PlaceNotice},
        opening, own,
        page_address::LinkBase,
        playing,
        preferences::{PlotName, Preferences, Speed},
        prepared::AsText,
        puzzles, runs,
        screen::{Face, Projector, Reading, Sheet, StageTab},
        seen::SeenDesk,
        together, window,
    },
    editor::{self, Editor, EditorAction},
    heuristics::{self, HeuristicsAction, HeuristicsShow},
    inside::{self, InsideAction, InsideShow},
    lab::{self, LabAction, LabShow},
    lanes::{self, LaneDraft, LaneSheetAction},
    layers::{self, Layer},
    link::{self, LinkAction, LinkDraft},
    map::{self, MapAction, MapShow},
    places::{self, PlacesAction, PlacesShow},
    questions::{
        self, QuestionAction, Questions, later,
        results::{self, ResultsAction},
        stops,
    },
    race::{self, RaceAction, RaceShow},
};

/// Something that happened.
pub enum Action {
    Lanes(LanesAction),
    /// Put other lanes in force: the realms, or those of one's own.
    ShowFace(Face),
    /// Race lanes of one's own: those that are there or, without any, one for each heuristic.
    CompareHeuristics,
    LaneSheet(LaneSheetAction),
    /// Choose a lane. Where two steps share a rung, the ladder shows this one from then on.
    Choose(LaneId),
    /// Hide a lane, or show it again, in plots, race and maps.
    ToggleShown(LaneId),
    /// Set another puzzle.
    SetPuzzle(Puzzle),
    /// Deal a random start from which the goal can be reached.
    DealRandom,
    /// Deal a random start this many moves from the goal.
    DealAt(u8),
    /// Go back to the puzzle before.
    Undo,
    /// Paste a text that may hold a board; `None` if the clipboard holds no text.
    Paste(Option<String>),
    /// Open what a text says: a puzzle or the line of a moment, alone or in an address.
    OpenLine(String),
    /// Copy a moment as one line: the one that is shown, or the one under the pointer.
    Copy(String),
    /// Copy the letters of the solution.
    CopySolution,
    /// Copy the start of the puzzle, or the board being edited.
    CopyStart,
    Link(LinkAction),
    /// Change a setting of the searches.
    Settings(SettingsAction),
    /// Search an unsolvable puzzle all the same.
    SearchAnyway,
    /// Run a search whose recording is full to its end, counting only.
    RunOn(LaneId),
    /// Repeat a search that was lost to a fault.
    SearchAgain(LaneId),
    /// Play or pause.
    TogglePlay,
    /// Make a step in the recording.
    Step(Stride, Direction),
    /// Go to a moment of the recording; in a race, to a position in its measure.
    Seek(u64),
    /// Set another speed.
    SetSpeed(Speed),
    /// Play by another clock: of the lanes together, or of the chosen one.
    SetClock(PlayClock),
    /// Show everything of a lane whose totals are covered.
    Uncover(LaneId),
    /// Stop the search that runs, or close what lies over the window.
    Escape,
    /// Stop the search that runs.
    Stop,
    Solution(SolutionAction),
    Race(RaceAction),
    Map(MapAction),
    Inside(InsideAction),
    Question(QuestionAction),
    Results(ResultsAction),
    Export(ExportAction),
    Places(PlacesAction),
    Heuristics(HeuristicsAction),
    Lab(LabAction),
    /// Edit one of the two boards.
    Edit(BoardRole),
    Editor(EditorAction),
    /// Open a sheet over the window, or close it.
    Open(Sheet),
    ShowStage(StageTab),
    /// Show what to begin with, or hide it, at the beginning of a search.
    SwitchDoors,
    /// Choose what the reading panel shows.
    Read(Reading),
    /// Show a file of the chosen lane in the code tab.
    ReadSource(SourceFile),
    /// Switch the axis of a plot between logarithmic and linear.
    SwitchAxis(PlotName),
    /// Switch to the other language.
    SwitchLanguage,
    /// Switch between light and dark.
    SwitchTheme,
    /// Switch projector mode on or off.
    SwitchProjector,
    Window(WindowAction),
    /// A message of the worker with this role.
    From(Role, Message),
    /// What has become of a journal of the laboratory.
    Journal(JournalNews),
    /// Measure the run times that are shown anew.
    MeasureAgain,
    /// A notice from outside: something went wrong, or is done.
    Trouble(Notice),
    /// What became of a file that was to have the path `asked`.
    Written {
        asked: String,
        notice: Notice,
    },
    /// Time has passed, in seconds.
    Tick(f64),
}

/// Everything the window shows: the desk, and the state of each feature.
#[derive(Clone)]
pub struct Model {
    pub(crate) desk: Desk,
    /// The editor, while it is open.
    pub editor: Option<Editor>,
    /// The lane on its sheet, while that is open.
    pub lane_draft: Option<LaneDraft>,
    pub race: RaceShow,
    /// How the map is shown.
    pub map: MapShow,
    /// The inside of the chosen lane's search.
    pub inside: InsideShow,
    /// State of the heuristics tab.
    pub heuristics: HeuristicsShow,
    pub lab: LabShow,
    /// The question on the screen, and how those before it went.
    pub questions: Questions,
    /// The file that the results of questions are written into, as it is typed.
    /// What is saved, and where, while the sheet for that is open.
    pub export: ExportDraft,
    /// Breakpoints, bookmarks, and searches for places.
    pub places: PlacesShow,
    /// Address of the page that links lead to, as it is typed while the sheet of the link is open.
    pub link_draft: LinkDraft,
}

impl Deref for Model {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.desk
    }
}

impl DerefMut for Model {
    fn deref_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }
}

impl Model {
    /// The window as it opens: the sample, realm 1 chosen. `seed` decides the random boards.
    pub fn new(preferences: Preferences, seed: u64) -> Self {
        let (places, questions) =
            (PlacesShow::of(&preferences.prepared), Questions::of(&preferences.prepared));
        Self {
            desk: Desk::new(preferences, seed),
            editor: None,
            lane_draft: None,
            race: RaceShow::default(),
            map: MapShow::default(),
            inside: InsideShow::default(),
            heuristics: HeuristicsShow::default(),
            lab: LabShow::default(),
            questions,
            export: ExportDraft::default(),
            places,
            link_draft: LinkDraft::default(),
        }
    }

    /// Sets times measured before. Nothing is measured then, and time passes evenly in recordings, and over the
    /// expansions too unless their curves are given.
    pub fn with_times(mut self, given_times: BTreeMap<impl Into<LaneId>, Times>) -> Self {
        self.desk.given_times = by_lane(given_times);
        self
    }

    /// Sets the curves of times measured before.
    pub fn with_time_curves(mut self, given_curves: BTreeMap<impl Into<LaneId>, Arc<TimeCurve>>) -> Self {
        self.desk.given_curves = by_lane(given_curves);
        self
    }

    /// Sets peak memory measured before, in bytes: no process is started to measure it.
    pub fn with_memory(mut self, given_memory: BTreeMap<impl Into<LaneId>, u64>) -> Self {
        self.desk.given_memory = by_lane(given_memory);
        self
    }

    /// Sets what the window is asked to open, before anything is searched; without a request, it opens what was on the
    /// screen last.
    pub fn opened_with(mut self, opening: Option<Opening>) -> Self {
        match opening {
            None => {
                if let Some(AsText(line)) = self.preferences.prepared.screen.clone() {
                    opening::open_first(&mut self.desk, &line);
                }
            }
            Some(Opening::Puzzle(puzzle)) => self.puzzle = puzzle.or_goal(Board::standard_goal()),
            Some(Opening::Moment(line)) => opening::open_first(&mut self.desk, &line),
        }
        self
    }

    /// Sets where links begin: at the window's own address, or at the page of the preferences.
    pub fn linked_from(mut self, link_base: LinkBase) -> Self {
        self.link_base = link_base;
        self
    }

    /// What can be closed, the topmost first.
    pub fn layers(&self) -> impl Iterator<Item = Layer> + use<> {
        layers::open(&self.desk, self.editor.as_ref(), &self.map, &self.lab)
    }

    /// Sets the maximum numbers of events.
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.desk.limits = limits;
        self
    }
}

/// What is given for realms, or for lanes, by lane.
fn by_lane<T>(given: BTreeMap<impl Into<LaneId>, T>) -> BTreeMap<LaneId, T> {
    given.into_iter().map(|(id, value)| (id.into(), value)).collect()
}

/// The model as it may be shown: the desk, and the state of each feature.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub desk: SeenDesk<'a>,
    pub editor: Option<&'a Editor>,
    pub lane_draft: Option<&'a LaneDraft>,
    pub race: &'a RaceShow,
    pub map: &'a MapShow,
    pub inside: &'a InsideShow,
    pub heuristics: &'a HeuristicsShow,
    pub lab: &'a LabShow,
    pub questions: &'a Questions,
    pub export: &'a ExportDraft,
    pub places: &'a PlacesShow,
    pub link_draft: &'a LinkDraft,
}

impl Model {
    /// The model as it may be shown: while a question is open or a lane is covered, with no more than may be known.
    pub fn seen(&self) -> Seen<'_> {
        Seen {
            desk: self.desk.seen(),
            editor: self.editor.as_ref(),
            lane_draft: self.lane_draft.as_ref(),
            race: &self.race,
            map: &self.map,
            inside: &self.inside,
            heuristics: &self.heuristics,
            lab: &self.lab,
            questions: &self.questions,
            export: &self.export,
            places: &self.places,
            link_draft: &self.link_draft,
        }
    }
}

impl<'a> Deref for Seen<'a> {
    type Target = SeenDesk<'a>;

    fn deref(&self) -> &SeenDesk<'a> {
        &self.desk
    }
}

/// Carries out an action, and adds its effects. After any action, lanes that go together are in their places.
pub fn update(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let (was_together, preferences) = (model.is_racing(), model.preferences.clone());
    if moves_elsewhere(&action) {
        model.requested_place = None;
        places::unwatch(&mut model.places);
        if !matches!(action, Action::Settings(_) | Action::Choose(_)) {
            changed::forget(model);
        }
    }
    let (chosen, before) = (model.chosen, model.chosen_lane().playhead);
    let goes_on = matches!(action, Action::Tick(_) | Action::Step(_, Direction::Forward));
    if allows(model, &action) {
        apply(model, action);
    }
    let Model {
        desk, editor, lane_draft, race, map, inside, heuristics, questions, places, link_draft, ..
    } = model;
    desk.is_editing = editor.is_some();
    if goes_on {
        stops::come_from(questions, desk, chosen, before.moment, before.playback);
    }
    questions::drop_stale(questions, desk);
    opening::arrive(desk);
    changed::arrive(desk);
    together::go_together(desk, was_together);
    cover::settle(desk);
    later::settle(questions, desk);
    if !desk.is_walking() {
        desk.solution.rest();
    }
    desk.settle_doors();
    race::settle(race, desk);
    map::settle(map, desk);
    heuristics::settle(heuristics, desk);
    inside::settle(inside, desk);
    places::settle(places, desk);
    link::settle(link_draft, desk);
    lanes::settle(lane_draft, desk);
    prepare(desk, questions, places);
    effects.append(&mut desk.effects);
    if desk.preferences != preferences {
        effects.push(Effect::Save(desk.preferences.clone()));
    }
}

/// Takes what is prepared over into what is stored.
fn prepare(desk: &mut Desk, questions: &Questions, places: &PlacesShow) {
    let Desk { preferences, recent, .. } = desk;
    let prepared = &mut preferences.prepared;
    if prepared.bookmarks != places.bookmarks {
        Arc::make_mut(prepared).bookmarks.clone_from(&places.bookmarks);
    }
    if prepared.breakpoints != places.breakpoints {
        Arc::make_mut(prepared).breakpoints.clone_from(&places.breakpoints);
    }
    if !prepared.recent.iter().map(|puzzle| &puzzle.0).eq(recent.iter()) {
        Arc::make_mut(prepared).recent = recent.iter().copied().map(AsText).collect();
    }
    if prepared.answers.len() != questions.answered() {
        Arc::make_mut(prepared).answers = questions.rows().collect();
    }
}

fn apply(model: &mut Model, action: Action) {
    let Model {
        desk,
        editor,
        lane_draft,
        race,
        map,
        inside,
        heuristics,
        lab,
        questions,
        export,
        places,
        link_draft,
    } = model;
    match action {
        Action::Choose(id) => own::choose(desk, id),
        Action::Lanes(action) => edit_lanes::act(desk, action),
        Action::ShowFace(face) => own::show_face(desk, face),
        Action::CompareHeuristics => edit_lanes::compare_heuristics(desk),
        Action::LaneSheet(action) => lanes::act(lane_draft, desk, action),
        Action::ToggleShown(id) => runs::toggle_shown(desk, id),
        Action::SetPuzzle(puzzle) => puzzles::choose(desk, puzzle),
        Action::DealRandom => puzzles::deal_random(desk),
        Action::DealAt(moves) => puzzles::deal_at(desk, moves),
        Action::Undo => opening::undo(desk),
        Action::Paste(text) => {
            if let Some(opening) = opening::pasted(desk, text.as_deref()) {
                match editor {
                    Some(editor) => editor::paste(editor, desk, &opening),
                    None => opening::paste(desk, opening),
                }
            }
        }
        Action::OpenLine(text) => opening::open(desk, &text),
        Action::Copy(text) => puzzles::copy(desk, text, Notice::CopiedMoment),
        Action::CopySolution => puzzles::copy_solution(desk),
        Action::CopyStart => {
            let board = editor.as_ref().map_or(desk.puzzle.start, |editor| editor.draft);
            puzzles::copy(desk, board.to_string(), Notice::CopiedBoard);
        }
        Action::Link(action) => link::act(link_draft, desk, action),
        Action::Settings(setting) => changed::set(desk, setting),
        Action::SearchAnyway => puzzles::search_anyway(desk),
        Action::RunOn(id) => runs::run_on(desk, id),
        Action::SearchAgain(id) => runs::search_lost_again(desk, id),
        Action::TogglePlay => {
            playing::toggle(desk);
            if !desk.is_walking() {
                places::watch(places, desk);
            }
        }
        Action::Step(stride, direction) => playing::step(desk, stride, direction),
        Action::Seek(moment) => playing::seek(desk, moment),
        Action::SetSpeed(speed) => playing::set_speed(desk, speed),
        Action::SetClock(clock) => playing::set_clock(desk, clock),
        Action::Uncover(id) => cover::uncover(desk, id),
        Action::Escape => escape(model),
        Action::Stop => _ = stop(desk, heuristics),
        Action::Solution(action) => playing::solution(desk, action),
        Action::Race(action) => race::act(race, desk, action),
        Action::Map(action) => map::act(map, desk, action),
        Action::Inside(action) => inside::act(inside, desk, action),
        Action::Question(action) => {
            questions::act(questions, desk, action);
            // A search that plays on after a question stops at the next breakpoint.
            places::watch_on(places, desk);
        }
        Action::Results(action) => results::act(questions, desk, action),
        Action::Export(action) => self::export::act(export, desk, action),
        Action::Places(action) => places::act(places, desk, action),
        Action::Heuristics(action) => heuristics::act(heuristics, desk, action),
        Action::Lab(action) => lab::act(lab, desk, action),
        Action::Edit(role) => editor::open(editor, desk, role),
        Action::Editor(action) => editor::edit(editor, desk, action),
        Action::Open(sheet) => window::show(desk, sheet),
        Action::ShowStage(tab) => desk.show_stage(tab),
        Action::SwitchDoors => desk.switch_doors(),
        Action::Read(reading) => desk.reading = reading,
        Action::ReadSource(source) => playing::read_source(desk, source),
        Action::SwitchAxis(plot) => desk.preferences.axes.switch(plot),
        Action::SwitchLanguage => desk.preferences.language = desk.preferences.language.next(),
        Action::SwitchTheme => desk.preferences.theme = desk.preferences.theme.other(),
        Action::SwitchProjector => window::switch_projector(desk),
        Action::Window(action) => window::act(desk, action),
        Action::From(role, message) => take_message(model, role, message),
        Action::Journal(news) => lab::journal::take(lab, desk, news),
        Action::MeasureAgain => runs::measure_again(desk),
        Action::Trouble(notice) => desk.notify(notice),
        Action::Written { asked, notice } => {
            export.hear(&asked, &notice);
            desk.notify(notice);
        }
        Action::Tick(seconds) => tick(model, seconds),
    }
}

/// Lets time pass, in seconds. A negative time, or one that is no number, counts as 0.
fn tick(model: &mut Model, seconds: f64) {
    let Model { desk, inside, questions, places, .. } = model;
    let seconds = if seconds > 0.0 { seconds } else { 0.0 };
    let playback = desk.whole().leading_playhead().playback;
    let before = desk.chosen_lane().playhead.moment;
    playing::tick(desk, seconds);
    inside::run_operations(inside, desk, before);
    questions::tick(questions, seconds);
    places::check(places, desk, playback);
}

/// Stops the chosen search, or else what the heuristics compute; returns whether there was one.
fn stop(desk: &mut Desk, heuristics: &mut HeuristicsShow) -> bool {
    runs::stop(desk) || heuristics::stop(heuristics, desk)
}

/// Does the first of these that applies: gives up the search for a place, closes what lies on top, stops the task of
/// the stage, pauses, stops a search, or says that the next press leaves projector mode. That next press does.
fn escape(model: &mut Model) {
    // What plays on the walk is paused before the walk ends.
    let topmost = model.layers().find(|layer| *layer != Layer::Walk);
    let Model { desk, editor, map, heuristics, lab, questions, places, .. } = model;
    if places::cancel(places).is_some() {
        desk.notify(Notice::Place(PlaceNotice::SearchCancelled));
    } else if let Some(layer) = topmost {
        layers::close(layer, desk, editor, map, lab, questions);
    } else if heuristics::stop_shown_task(heuristics, desk) || lab::pause_shown(lab, desk) {
        // One thing at a time.
    } else if desk.whole().is_playing() {
        playing::toggle(desk);
    } else if desk.is_walking() {
        desk.solution.restart();
    } else if stop(desk, heuristics) {
        // It has ended.
    } else if desk.projector == Projector::On {
        if desk.notice.take_if(|(notice, _)| *notice == Notice::LeaveProjector).is_some() {
            window::switch_projector(desk);
        } else {
            desk.notify(Notice::LeaveProjector);
        }
    }
}

/// Whether an action is carried out: while a question is open, only what workers and the clock do, what changes the
/// answer, and what changes only how the window looks.
const fn allows(model: &Model, action: &Action) -> bool {
    !model.desk.has_open_question() || is_news(action) || changes_looks(action)
}

/// Whether an action comes from workers, the clock or the surroundings.
const fn is_news(action: &Action) -> bool {
    matches!(
        action,
        Action::From(..) | Action::Journal(_) | Action::Trouble(_) | Action::Written { .. } | Action::Tick(_)
    )
}

/// Whether an action changes only the answer, the look of the window, or what lies over it.
const fn changes_looks(action: &Action) -> bool {
    // To cover totals takes a lane that is at its end to its start.
    if matches!(action, Action::Window(WindowAction::Totals(_))) {
        return false;
    }
    matches!(
        action,
        Action::Question(_)
            | Action::Results(_)
            | Action::Export(_)
            | Action::Copy(_)
            | Action::Open(
                Sheet::None
                    | Sheet::Keys
                    | Sheet::Depth
                    | Sheet::Link
                    | Sheet::Results
                    | Sheet::Save
                    | Sheet::More
                    | Sheet::Playing
                    | Sheet::TextSize
                    | Sheet::Legend
            )
            | Action::Escape
            | Action::Read(_)
            | Action::ReadSource(_)
            | Action::SwitchLanguage
            | Action::SwitchTheme
            | Action::SwitchProjector
            | Action::Window(_)
            | Action::Link(_)
            | Action::SetSpeed(_)
            | Action::SetClock(_)
    )
}

/// Whether an action takes the playhead elsewhere, so that an awaited place is not wanted any more.
const fn moves_elsewhere(action: &Action) -> bool {
    matches!(
        action,
        Action::Choose(_)
            | Action::Lanes(_)
            | Action::ShowFace(_)
            | Action::CompareHeuristics
            | Action::LaneSheet(LaneSheetAction::Confirm)
            | Action::Heuristics(HeuristicsAction::Take(_) | HeuristicsAction::LoadCounterexample)
            | Action::Lab(LabAction::Load { .. })
            | Action::SetPuzzle(_)
            | Action::DealRandom
            | Action::DealAt(_)
            | Action::Undo
            | Action::Settings(_)
            | Action::SearchAnyway
            | Action::SearchAgain(_)
            | Action::TogglePlay
            | Action::Step(..)
            | Action::Seek(_)
            | Action::Race(_)
            | Action::Escape
            | Action::Places(
                PlacesAction::GoTo(_)
                    | PlacesAction::NextBreakpoint(_)
                    | PlacesAction::NextBookmark(_)
                    | PlacesAction::OpenBookmark(_)
            )
    )
}

/// Takes a message of the worker with this role.
fn take_message(model: &mut Model, role: Role, message: Message) {
    let desk = &mut model.desk;
    match message {
        Message::Events { batch, search_seconds } => {
            if let Some(id) = role.lane() {
                runs::record(desk, id, &batch, search_seconds);
            }
        }
        Message::Built(table) => {
            if let Some(id) = role.lane() {
                runs::built(desk, id, table);
            }
        }
        Message::Done(answer) => {
            if let Some(id) = role.lane() {
                runs::ended(desk, id, answer);
            }
        }
        Message::Counted(tally, answer) => {
            if let Some(id) = role.lane() {
                runs::counted(desk, id, tally, answer);
            }
        }
        Message::Timed(times) => runs::timed(desk, times),
        Message::WorkCounted(id, work) => desk.lane_mut(id).work = Some(work),
        Message::Weighed(id, bytes) => desk.lane_mut(id).peak_memory = Some(bytes),
        Message::Unweighed(reason) => desk.notify(Notice::MeasuringLost { reason }),
        Message::Map(piece) => model.map.take(piece),
        Message::Trees(forest) => model.inside.take(forest),
        Message::Surveyed(survey) => model.heuristics.surveys.add(survey),
        Message::Trial(outcome) => model.heuristics.orders.add(outcome),
        Message::Counterexample(CounterexampleNews::Tries(boards)) => {
            model.heuristics.counterexample.count(boards);
        }
        Message::Counterexample(CounterexampleNews::Over(example)) => {
            model.heuristics.counterexample.end(example);
        }
        Message::Lab(news) => lab::take(&mut model.lab, desk, news),
        Message::Check(news) => model.lab.checks.take(news),
        Message::Fault { reason } | Message::Lost { reason } => lost(model, role, reason),
        Message::NotStarted { reason } => not_started(model, role, reason),
        Message::Ended => ended(model, role),
    }
}

/// The job has panicked, with this text.
fn lost(model: &mut Model, role: Role, reason: String) {
    let Model { desk, map, inside, heuristics, lab, .. } = model;
    match role {
        Role::Search(id) | Role::Count(id) => runs::lost(desk, id, reason),
        Role::Measure => desk.notify(Notice::MeasuringLost { reason }),
        Role::Map => map::lost(map, desk, reason),
        Role::Trees => inside::lost(inside, desk, reason),
        Role::Heuristics(task) => heuristics::lost(heuristics, desk, task, reason),
        Role::Lab => lab::lost(lab, desk, reason),
        Role::Check => {
            lab.checks.end();
            desk.notify(Notice::ComputationLost { reason });
        }
    }
}

/// The platform has no worker for the job: nothing is waited for.
fn not_started(model: &mut Model, role: Role, reason: String) {
    match role {
        Role::Search(id) | Role::Count(id) => {
            runs::lost(model, id, reason.clone());
            model.notify(Notice::NoWorker { reason });
        }
        Role::Measure => {
            runs::measuring_ended(model);
            model.notify(Notice::NoWorker { reason });
        }
        Role::Map | Role::Trees | Role::Heuristics(_) | Role::Lab | Role::Check => lost(model, role, reason),
    }
}

/// The worker has ended. A search has sent its last message before, unless it broke without one.
fn ended(model: &mut Model, role: Role) {
    match role {
        Role::Search(id) => runs::lost(model, id, PANIC_WITHOUT_TEXT.to_owned()),
        Role::Measure => runs::measuring_ended(model),
        Role::Map => model.map.end(),
        Role::Trees => model.inside.end(),
        Role::Lab => lab::end_phase(&mut model.lab, &mut model.desk),
        Role::Check => model.lab.checks.end(),
        Role::Count(_) | Role::Heuristics(_) => {}
    }
}
