//! The application without a screen: what each action does, and what is requested then.

mod beginning;
mod borrowing;
mod breakpoints;
mod clock;
mod counterexample;
mod covering;
mod doors;
mod editing;
mod heuristics;
mod inside;
mod laboratory;
mod lane_facts;
mod limits;
mod link;
mod mapping;
mod measuring;
mod must_expand;
mod opening;
mod own_lanes;
mod places;
mod playing;
mod prepared;
mod puzzles;
mod racing;
mod reading;
mod scheduling;
mod search_trees;
mod test_app;
mod trials;

use std::sync::Arc;

use eight_realms_app::{
    desk::{
        action::{SettingsAction, SolutionAction, WindowAction},
        camera::{TreeCamera, ZoomStep},
        clock::PlayClock,
        cost::RaceMeasure,
        jobs::{HeuristicsTask, Role},
        lanes::RunState,
        notice::Notice,
        preferences::{PlotName, Speed, Totals},
        puzzles::{EXAMPLES, Example},
        screen::{Reading, Sheet, StageTab},
    },
    editor::EditorAction,
    heuristics::{
        HeuristicsAction, HeuristicsBoard, HeuristicsFace,
        distances::Region,
        orders::{OrdersCount, OrdersSorting},
    },
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    race::{MustExpandWith, RaceAction, RaceFace, table::RaceColumn},
    view::View,
    words::solution::SolutionForm,
};
use eight_realms_core::{
    compare::Trial,
    heuristic::HeuristicKind,
    job::{Batch, CounterexampleNews, Message},
    lane::Conventions,
    puzzle::{BoardRole, Move, Order, Puzzle},
    realm::{Realm, Settings, Table, Tie, TieOrder},
    replay::{Direction, Stride},
    trace::{GoalTest, Stop},
};

use crate::{
    at_the_end::at_the_end,
    ground::{puzzle, record},
    model::test_app::{Request, TestApp},
};

fn fresh() -> TestApp {
    TestApp::of(Model::new(at_the_end(), 1))
}

/// Three moves away: every realm but the table is done at once.
fn near() -> Puzzle {
    puzzle("123x46758", "12345678x")
}

/// One of every kind, several where they differ; those of workers come even where none was started.
fn all_actions() -> Vec<Action> {
    let mut actions = of_a_person();
    let tasks = [HeuristicsTask::Survey, HeuristicsTask::Orders, HeuristicsTask::Counterexample];
    let mut roles = vec![Role::Measure, Role::Map, Role::Trees];
    roles.extend(tasks.map(Role::Heuristics));
    for realm in Realm::ALL {
        actions.extend([
            Action::Choose(realm.into()),
            Action::ToggleShown(realm.into()),
            Action::RunOn(realm.into()),
        ]);
        let answers = [Ok(None), Err(Stop::Cancelled)].map(Message::Done);
        actions.extend(answers.map(|answer| Action::From(Role::Search(realm.into()), answer)));
        roles.extend([Role::Search(realm.into()), Role::Count(realm.into())]);
    }
    for role in roles {
        let reason = || "gone".to_owned();
        let ends =
            [Message::Lost { reason: reason() }, Message::NotStarted { reason: reason() }, Message::Ended];
        actions.extend(ends.map(|message| Action::From(role, message)));
    }
    let table =
        Table::build(near().goal, Order::default(), &mut ()).expect("without an observer that ends it");
    actions.push(Action::From(Role::Search(Realm::Table.into()), Message::Built(Arc::new(table))));
    actions.push(Action::From(Role::Trees, Message::Trees(Arc::default())));
    let news = [CounterexampleNews::Tries(64), CounterexampleNews::Over(None)];
    let of_task = Role::Heuristics(HeuristicsTask::Counterexample);
    actions.extend(news.map(|news| Action::From(of_task, Message::Counterexample(news))));
    actions.extend([0.0, 0.016, 3.0, 1e6].map(Action::Tick));
    for stride in [Stride::Event, Stride::Expansion, Stride::Mark, Stride::All] {
        actions
            .extend([Direction::Forward, Direction::Back].map(|direction| Action::Step(stride, direction)));
    }
    actions.extend([0, 1, 1000, u64::MAX].map(Action::Seek));
    actions.extend([0, 12, 31, 32, 255].map(Action::DealAt));
    actions.extend([0, 4, 21, 255].map(|step| Action::SetSpeed(Speed::of_step(step))));
    actions
}

fn on_the_inside() -> Vec<InsideAction> {
    let mut actions: Vec<InsideAction> = InsideFace::ALL.map(InsideAction::Face).to_vec();
    actions.extend([ZoomStep::In, ZoomStep::Out, ZoomStep::Whole].map(InsideAction::Zoom));
    actions.extend([InsideAction::ShowCurrent, InsideAction::SwitchFollowing]);
    actions.extend([None, Some(0), Some(u32::MAX)].map(InsideAction::Operations));
    actions.push(InsideAction::Look(TreeCamera::WHOLE.enlarged(f64::INFINITY, 0.3, 1e6)));
    actions
}

fn of_a_person() -> Vec<Action> {
    let mut actions: Vec<Action> =
        EXAMPLES.iter().map(|example| Action::SetPuzzle(example.puzzle())).collect();
    actions.extend([Action::DealRandom, Action::Undo, Action::Copy("text".to_owned()), Action::CopySolution]);
    actions.extend([Action::CopyStart, Action::SearchAnyway, Action::TogglePlay, Action::Escape]);
    actions.extend(Totals::ALL.map(|totals| Action::Window(WindowAction::Totals(totals))));
    actions.extend(SolutionForm::ALL.map(|form| Action::Window(WindowAction::Solution(form))));
    actions.push(Action::Uncover(Realm::Heap.into()));
    actions.extend([None, Some(String::new()), Some("87654321x".to_owned())].map(Action::Paste));
    actions.extend([Action::SwitchLanguage, Action::SwitchTheme, Action::SwitchProjector]);
    actions.extend(PlotName::ALL.map(Action::SwitchAxis));
    actions.extend(PlayClock::ALL.map(Action::SetClock));
    actions.push(Action::SwitchDoors);
    actions.push(Action::MeasureAgain);
    actions.extend(Reading::ALL.map(Action::Read));
    actions.extend(Realm::ALL.into_iter().flat_map(Realm::sources).map(Action::ReadSource));
    let sheets =
        [Sheet::None, Sheet::Keys, Sheet::Link, Sheet::Places, Sheet::Depth, Sheet::Results, Sheet::Save];
    actions.extend(sheets.map(Action::Open));
    actions.extend(StageTab::ALL.map(Action::ShowStage));
    actions.extend(on_the_inside().into_iter().map(Action::Inside));
    actions.extend(of_the_race());
    actions.extend(places::all_actions().into_iter().map(Action::Places));
    actions.extend([BoardRole::Start, BoardRole::Goal].map(Action::Edit));
    actions.push(Action::Trouble(Notice::NothingToPaste));
    actions.extend(with_boards());
    actions.extend(each_setting().map(Action::Settings));
    actions.extend(in_the_heuristics_tab().into_iter().map(Action::Heuristics));
    actions
}

/// One action on each convention of the searches, and one that sets all of them.
fn each_setting() -> [SettingsAction; 5] {
    [
        SettingsAction::Order("rdlu".parse().expect("an order")),
        SettingsAction::Tie(Tie::LowG),
        SettingsAction::TieOrder(TieOrder::Lifo),
        SettingsAction::GoalTest(GoalTest::Expanded),
        SettingsAction::Conventions(Conventions::Course),
    ]
}

/// What is done to the board in the editor and to the solution.
fn with_boards() -> Vec<Action> {
    let editor = [
        EditorAction::Slide(Move::Up),
        EditorAction::Press(0),
        EditorAction::Press(5),
        EditorAction::Hover(Some((0, 8))),
        EditorAction::Hover(None),
        EditorAction::Drop(0, 8),
        EditorAction::Drop(3, 3),
        EditorAction::Type('1'),
        EditorAction::Type('界'),
        EditorAction::Erase,
        EditorAction::Undo,
        EditorAction::Take,
        EditorAction::Leave,
    ];
    let solution = [
        SolutionAction::Open,
        SolutionAction::Close,
        SolutionAction::GoTo(usize::MAX),
        SolutionAction::Speed(0.0),
        SolutionAction::Speed(99.0),
    ];
    editor.map(Action::Editor).into_iter().chain(solution.map(Action::Solution)).collect()
}

fn in_the_heuristics_tab() -> Vec<HeuristicsAction> {
    let mut actions: Vec<HeuristicsAction> = HeuristicsFace::ALL.map(HeuristicsAction::Face).into();
    actions.extend(HeuristicKind::ESTIMATES.map(HeuristicsAction::Heuristic));
    actions.extend(HeuristicsBoard::ALL.map(HeuristicsAction::Board));
    let regions =
        [Region::Cell { h: 5, distance: 5 }, Region::Level(99), Region::Depth(31), Region::Overestimated];
    actions.extend(regions.map(HeuristicsAction::Load));
    actions.extend(OrdersCount::ALL.map(HeuristicsAction::Count));
    actions.extend(OrdersSorting::ALL.map(HeuristicsAction::Sort));
    let low = Settings { tie: Tie::LowG, ..Settings::default() };
    actions.extend([
        HeuristicsAction::FindCounterexample,
        HeuristicsAction::LoadCounterexample,
        HeuristicsAction::RunOn,
        HeuristicsAction::Stop,
    ]);
    actions.push(HeuristicsAction::Take(Trial::of(&low)));
    actions
}

/// In the race, and out of it again.
fn of_the_race() -> Vec<Action> {
    let faces = RaceFace::ALL.map(RaceAction::Face).into_iter();
    let measures = RaceMeasure::ALL.map(RaceAction::Measure).into_iter();
    let columns = RaceColumn::ALL.map(RaceAction::Sort).into_iter();
    let heuristics = MustExpandWith::choices().map(RaceAction::MustExpandWith);
    let others = [
        RaceAction::SwitchMustExpandAxis,
        RaceAction::FindDivergence(None),
        RaceAction::FindDivergence(Some(Realm::Table.into())),
    ];
    let actions = faces.chain(measures).chain(columns).chain(heuristics).chain(others);
    let stages = [StageTab::Race, StageTab::Step].map(Action::ShowStage).into_iter();
    stages.chain(actions.map(Action::Race)).collect()
}

/// The first events of realm 2 on the sample, as a worker sends them.
fn some_events(realm: Realm) -> Action {
    let batch = Batch::of(&record(Realm::Hash, &Example::sample(), Settings::default())[..10]);
    Action::From(Role::Search(realm.into()), Message::Events { batch, search_seconds: 1.0 })
}

#[test]
fn what_was_not_requested_is_ignored() {
    let mut app = fresh();
    let table =
        Table::build(near().goal, Order::default(), &mut ()).expect("without an observer that ends it");
    app.act(some_events(Realm::Hash));
    app.act(Action::From(Role::Search(Realm::Hash.into()), Message::Done(Ok(None))));
    app.act(Action::From(Role::Search(Realm::Table.into()), Message::Built(Arc::new(table))));
    assert!(app.model.lane(Realm::Hash).recording.is_empty());
    assert_eq!(app.model.lane(Realm::Hash).run, RunState::Waiting);
    app.act(Action::Choose(Realm::Table.into()));
    app.due();
    assert!(app.searches[&Realm::Table.into()].table.is_none(), "no table that nobody built is kept");
    assert_eq!(app.act(Action::Escape), None, "the first pauses");
    app.act(Action::Escape);
    app.act(some_events(Realm::Table));
    assert!(app.model.chosen_lane().recording.is_empty(), "nor what comes after a search was stopped");
}

#[test]
fn every_action_may_come_first() {
    for place in 0..all_actions().len() {
        let mut app = fresh();
        app.act(all_actions().swap_remove(place));
        let _ = View::of(app.model.seen());
        app.act(Action::Tick(0.016));
        let due = app.due();
        assert!(app.searches.len() <= 1, "action {place} starts more than one search: {due:?}");
    }
}

#[test]
fn every_action_may_come_when_all_is_done_and_after_any_other() {
    let mut app = TestApp::with(near());
    app.act(Action::ToggleShown(Realm::Table.into()));
    app.settle();
    for action in all_actions() {
        app.act(action);
        let _ = View::of(app.model.seen());
    }
    for action in all_actions().into_iter().rev() {
        app.act(action);
        app.due();
        let _ = View::of(app.model.seen());
    }
}

#[test]
fn a_notice_stays_for_a_while_and_trouble_longer() {
    for (notice, stays) in [(Notice::CopiedBoard, 2.5), (Notice::NothingToPaste, 8.0), (Notice::Pasted, 8.0)]
    {
        let mut app = fresh();
        app.act(Action::Trouble(notice.clone()));
        app.act(Action::Tick(stays - 0.1));
        assert_eq!(app.model.notice.as_ref().map(|(notice, _)| notice), Some(&notice));
        app.act(Action::Tick(0.2));
        assert_eq!(app.model.notice, None, "{notice:?}");
    }
}

#[test]
fn the_appearance_of_the_window_changes_and_no_search_with_it() {
    let mut app = TestApp::with(near());
    app.settle();
    let before = app.model.preferences.clone();
    for action in [Action::SwitchLanguage, Action::SwitchTheme] {
        assert_eq!(app.act(action), Some(Request::Save(app.model.preferences.clone())), "and it is kept");
    }
    assert_eq!(app.act(Action::SwitchProjector), None);
    for plot in PlotName::ALL {
        assert_eq!(app.act(Action::SwitchAxis(plot)), Some(Request::Save(app.model.preferences.clone())));
        assert_ne!(app.model.preferences.axes.of(plot), before.axes.of(plot));
    }
    assert_ne!(app.model.preferences.language, before.language);
    assert_eq!(app.model.preferences.theme, before.theme.other());
    assert_eq!(app.due(), []);
}

#[test]
fn speeds_stay_on_their_scale_whatever_was_stored() {
    let stored: Speed = serde_json::from_str("255").expect("a number");
    assert_eq!(stored.doubled(), Speed::UNLIMITED);
    assert_eq!(stored.events_per_second(), None);
    assert_eq!(Speed::SLOWEST.halved(), Speed::SLOWEST);
    assert_eq!(Speed::SLOWEST.events_per_second(), Some(1));
    let mut speed = Speed::SLOWEST;
    for step in 0..Speed::UNLIMITED.step() {
        assert_eq!(speed.events_per_second(), Some(1 << step));
        assert_eq!(speed.doubled().halved(), speed);
        speed = speed.doubled();
    }
    assert_eq!(speed, Speed::UNLIMITED);
}
