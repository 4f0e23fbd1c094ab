//! Moving through a recording, holding a search, Escape, and the playback of the solution.

use eight_realms_app::{
    desk::action::LanesAction,
    desk::{
        action::SolutionAction,
        jobs::Role,
        lanes::{Limits, RunState, StopReason},
        notice::Notice,
        preferences::Speed,
        screen::{Projector, Sheet, StageTab},
        walk::Motion,
    },
    editor::EditorAction,
    model::Action,
    step::heap::HeapView,
    view::{View, ViewCache},
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::LaneRequest,
    puzzle::{BoardRole, Move, Puzzle},
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{
    fresh, near,
    test_app::{Request, TestApp, started},
};

/// What `app` keeps to itself: how far a held search may be ahead of the playhead.
const LEAD: u64 = 100_000;

/// Realm 3 searches, and has sent a little.
fn searching() -> TestApp {
    let mut app = fresh();
    app.act(Action::Choose(Realm::Table.into()));
    app.due();
    app.deliver_one(Realm::Table);
    app.act(Action::Tick(0.016));
    app
}

#[test]
fn pause_holds_the_search_a_lead_beyond_the_playhead_and_the_others_go_on() {
    let mut app = searching();
    let moment = app.model.chosen_lane().playhead.moment;
    assert!(moment > 0, "it followed");
    app.act(Action::TogglePlay);
    assert_eq!(app.model.chosen_lane().run, RunState::Held);
    let due = app.due();
    assert!(due.contains(&Request::Allow(Realm::Table, moment + LEAD)), "{due:?}");
    assert_eq!(started(&due), [Realm::StringSet], "the others need not wait");
    app.deliver(Realm::Table);
    assert_eq!(app.model.chosen_lane().recording.len(), moment + LEAD, "exactly");
    assert_eq!(app.model.chosen_lane().playhead.moment, moment, "and the playhead stands");
}

#[test]
fn times_are_taken_only_while_a_held_search_has_sent_all_that_it_may() {
    let mut app = fresh();
    for other in Realm::LADDER.into_iter().filter(|realm| ![Realm::Heap, Realm::Table].contains(realm)) {
        app.act(Action::ToggleShown(other.into()));
    }
    app.act(Action::Choose(Realm::Heap.into()));
    app.due();
    app.deliver(Realm::Heap);
    app.act(Action::Choose(Realm::Table.into()));
    app.due();
    app.deliver_one(Realm::Table);
    app.act(Action::Tick(0.016));
    app.act(Action::TogglePlay);
    let moment = app.model.chosen_lane().playhead.moment;
    assert_eq!(app.due(), [Request::Allow(Realm::Table, moment + LEAD)], "it still streams");
    app.deliver(Realm::Table);
    assert_eq!(app.due(), [Request::Time(vec![Realm::Heap])], "it waits");
    app.act(Action::Seek(moment + 60_000));
    assert_eq!(app.due(), [Request::Allow(Realm::Table, moment + 60_000 + LEAD)], "it streams again");
    app.deliver(Realm::Table);
    assert_eq!(app.due(), [Request::Time(vec![Realm::Heap])], "which has pushed the measuring back");
}

#[test]
fn a_held_search_keeps_its_lead_as_one_plays_on() {
    let mut app = searching();
    app.act(Action::TogglePlay);
    app.settle();
    app.act(Action::SetSpeed(Speed::of_step(16)));
    app.act(Action::TogglePlay);
    for _ in 0..3 {
        app.act(Action::Tick(0.5));
        app.settle();
        let lane = app.model.chosen_lane();
        assert_eq!(lane.run, RunState::Held);
        let lead = lane.recording.len() - lane.playhead.moment;
        assert!((LEAD / 2..=LEAD).contains(&lead), "{lead} events ahead");
    }
}

#[test]
fn the_end_key_lets_a_held_search_go_to_its_end() {
    let mut app = searching();
    app.act(Action::TogglePlay);
    app.settle();
    assert_eq!(app.model.chosen_lane().run, RunState::Held);
    app.act(Action::Step(Stride::All, Direction::Forward));
    assert_eq!(app.model.chosen_lane().run, RunState::Running);
    let requests = app.settle();
    assert_eq!(requests[0], Request::Allow(Realm::Table, Limits::default().one), "as far as there is room");
    let lane = app.model.chosen_lane();
    assert!(matches!(lane.run, RunState::Done(_)));
    assert_eq!((lane.playhead.moment, lane.playhead.playback), (lane.recording.len(), Playback::Paused));
    let measuring = [Request::Time(vec![Realm::Table]), Request::Work(vec![Realm::Table])];
    assert!(requests.ends_with(&measuring), "and it is measured at last: {requests:?}");
}

#[test]
fn stepping_and_seeking_in_a_search_that_runs_pauses_the_playhead_and_not_the_search() {
    let mut app = searching();
    app.act(Action::Seek(10));
    assert_eq!(app.model.chosen_lane().run, RunState::Running);
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    app.act(Action::Step(Stride::Event, Direction::Forward));
    assert_eq!(app.model.chosen_lane().playhead.moment, 11);
    app.act(Action::Step(Stride::All, Direction::Back));
    assert_eq!(app.model.chosen_lane().playhead.moment, 0);
    app.deliver(Realm::Table);
    app.act(Action::Tick(0.016));
    assert_eq!(app.model.chosen_lane().playhead.moment, 0, "it no longer follows");
}

#[test]
fn playing_runs_at_its_speed_and_stops_at_the_end() {
    let mut app = TestApp::with(near());
    app.settle();
    let len = app.model.chosen_lane().recording.len();
    app.act(Action::SetSpeed(Speed::of_step(3)));
    app.act(Action::TogglePlay);
    assert_eq!(app.model.chosen_lane().playhead.moment, 0, "from the beginning");
    for tick in 1..=8 {
        app.act(Action::Tick(0.0625));
        assert_eq!(app.model.chosen_lane().playhead.moment, tick / 2, "8 events a second");
    }
    app.act(Action::SetSpeed(Speed::SLOWEST));
    app.act(Action::Tick(1.0));
    assert_eq!(app.model.chosen_lane().playhead.moment, 5, "the new speed holds at once");
    app.act(Action::TogglePlay);
    app.act(Action::Tick(100.0));
    assert_eq!(app.model.chosen_lane().playhead.moment, 5, "it is paused");
    app.act(Action::SetSpeed(Speed::UNLIMITED));
    app.act(Action::TogglePlay);
    app.act(Action::Tick(0.001));
    let playhead = app.model.chosen_lane().playhead;
    assert_eq!((playhead.moment, playhead.playback), (len, Playback::Paused));
}

#[test]
fn each_realm_keeps_its_moment() {
    let mut app = TestApp::with(near());
    app.settle();
    app.act(Action::Seek(4));
    app.act(Action::TogglePlay);
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Tick(10.0));
    app.act(Action::Choose(Realm::StringSet.into()));
    let playhead = app.model.chosen_lane().playhead;
    assert_eq!((playhead.moment, playhead.playback), (4, Playback::Paused));
}

#[test]
fn escape_takes_away_what_lies_on_top_then_pauses_then_stops() {
    let mut app = searching();
    app.act(Action::SwitchProjector);
    app.act(Action::Edit(BoardRole::Goal));
    app.act(Action::Editor(EditorAction::Slide(Move::Up)));
    app.act(Action::Open(Sheet::Keys));
    assert_eq!((app.act(Action::Escape), app.model.sheet), (None, Sheet::None));
    assert!(app.model.editor.is_some());
    assert_eq!((app.act(Action::Escape), app.model.editor.clone()), (None, None));
    assert_eq!((app.act(Action::Escape), &app.model.chosen_lane().run), (None, &RunState::Held));
    assert_eq!(app.act(Action::Escape), Some(Request::End(Role::Search(Realm::Table.into()))));
    assert_eq!(app.model.chosen_lane().run, RunState::Stopped(StopReason::Requested));
    assert!(!app.model.chosen_lane().recording.is_empty(), "what was recorded stays");
    assert_eq!(app.model.projector, Projector::On);
    // The next press says so first, and not for ever.
    for forgotten in [true, false] {
        assert_eq!((app.act(Action::Escape), app.model.projector), (None, Projector::On));
        assert_eq!(app.model.notice.as_ref().map(|(notice, _)| notice), Some(&Notice::LeaveProjector));
        app.act(Action::Tick(if forgotten { 10.0 } else { 0.1 }));
    }
    assert_eq!((app.act(Action::Escape), app.model.projector), (None, Projector::Off));
    assert_eq!(app.model.notice, None);
    assert!(!started(&app.due()).contains(&Realm::Table), "what was stopped is not started again");
}

#[test]
fn escape_also_stops_a_search_that_was_put_aside_while_it_ran() {
    let mut app = searching();
    app.act(Action::ToggleShown(Realm::Table.into()));
    app.act(Action::Choose(Realm::StringSet.into()));
    app.act(Action::Step(Stride::Event, Direction::Back));
    assert_eq!(app.act(Action::Escape), Some(Request::End(Role::Search(Realm::Table.into()))));
    assert_eq!(started(&app.due()), [Realm::StringSet]);
}

#[test]
fn the_solution_is_walked_move_by_move() {
    let mut app = TestApp::with(near());
    app.settle();
    let moves = app.model.chosen_lane().path().expect("solved").len();
    assert_eq!(moves, 3);
    let solution = |action| Action::Solution(action);
    app.act(solution(SolutionAction::Open));
    app.act(Action::TogglePlay);
    for step in 1..=moves {
        app.act(Action::Tick(0.5));
        assert_eq!(app.model.solution.step, step, "two moves a second");
        assert!(app.model.solution.is_moving(), "the tile slides");
    }
    assert_eq!(app.model.solution.motion, Motion::Still, "it ends at the goal");
    app.act(Action::Tick(0.5));
    assert!(!app.model.solution.is_moving());
    app.act(Action::Step(Stride::Expansion, Direction::Forward));
    assert_eq!(app.model.solution.step, moves, "there is no further");
    app.act(Action::Step(Stride::Expansion, Direction::Back));
    assert_eq!(app.model.solution.step, 2);
    assert!(app.model.solution.is_moving(), "the tile slides back");
    assert_eq!(app.model.solution.previous_step(), Some(3), "from where it lay a move later");
    app.act(Action::Tick(0.5));
    assert!(!app.model.solution.is_moving());
    assert_eq!(app.model.solution.previous_step(), Some(1), "and the tile of the last move is marked again");
    app.act(solution(SolutionAction::GoTo(1)));
    app.act(Action::Step(Stride::Expansion, Direction::Back));
    app.act(Action::Step(Stride::Expansion, Direction::Back));
    assert_eq!(app.model.solution.step, 0);
    app.act(solution(SolutionAction::GoTo(99)));
    app.act(Action::TogglePlay);
    assert_eq!(app.model.solution.step, 0, "at the end it starts from the beginning");
    app.act(solution(SolutionAction::Speed(4.0)));
    app.act(Action::Choose(Realm::Heap.into()));
    let solution = app.model.solution;
    assert_eq!((solution.step, solution.motion), (0, Motion::Still), "another realm, another solution");
    assert!((solution.moves_per_second - 4.0).abs() < f32::EPSILON, "at the same speed");
}

#[test]
fn a_search_that_was_stopped_is_searched_again_by_playing_at_its_end() {
    let mut app = searching();
    app.act(Action::Escape);
    assert_eq!(app.act(Action::Escape), Some(Request::End(Role::Search(Realm::Table.into()))));
    assert_eq!(app.act(Action::TogglePlay), None);
    assert_eq!(app.model.chosen_lane().run, RunState::Waiting);
    assert!(app.model.chosen_lane().recording.is_empty());
}

/// A heap is replayed a part for each view: until it has come to the playhead, the view is not complete.
#[test]
fn a_view_is_made_again_until_the_heap_is_there() {
    let goal = fresh().model.puzzle.goal;
    let mut app = TestApp::with(Puzzle::new("8672543x1".parse().expect("a board"), goal));
    app.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::Heap)
    })));
    app.due();
    app.deliver(app.model.chosen);
    let moment = 60_000;
    app.act(Action::Seek(moment));
    let mut cache = ViewCache::default();
    let mut views = 0;
    loop {
        let view = View::with(app.model.seen(), &mut cache);
        views += 1;
        assert_eq!(view.is_counting(), view.heap == Some(HeapView::Pending));
        if let Some(HeapView::Top(top)) = view.heap {
            assert!(!top.entries.is_empty());
            break;
        }
    }
    assert!((2..=20).contains(&views), "in {views} parts");
    for part in (0..60).rev() {
        app.act(Action::Seek(part * 1_000 + 999));
        assert!(!View::with(app.model.seen(), &mut cache).is_counting(), "what was once replayed is near");
    }
    app.act(Action::ShowStage(StageTab::Map));
    assert_eq!(View::with(app.model.seen(), &mut cache).heap, None, "where nobody sees it");
}
