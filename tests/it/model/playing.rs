//! Moving through a recording, holding a search, Escape, and the film of the solution.

use eight_realms::{
    app::{
        Action, BoardRole, EditorAction, Limits, Motion, Projector, RunState, SettingsAction, Sheet,
        SolutionAction, Speed, StageTab, StopReason,
        view::{HeapView, View, ViewCache},
    },
    heuristic::HeuristicKind,
    puzzle::{Move, Puzzle},
    realm::Realm,
    replay::{Direction, PART, Playback, Stride},
};

use super::{
    desk::{Asked, Desk, started},
    fresh, near,
};

/// What `app` keeps to itself: how far a held search may be ahead of the playhead.
const LEAD: u64 = 100_000;

/// Realm 3 searches, and has said a little.
fn searching() -> Desk {
    let mut desk = fresh();
    desk.act(Action::Choose(Realm::Table));
    desk.due();
    desk.hear_one(Realm::Table);
    desk.act(Action::Tick(0.016));
    desk
}

#[test]
fn pause_holds_the_search_a_lead_beyond_the_playhead_and_the_others_go_on() {
    let mut desk = searching();
    let moment = desk.model.chosen_lane().playhead.moment;
    assert!(moment > 0, "it followed");
    desk.act(Action::TogglePlay);
    assert_eq!(desk.model.chosen_lane().run, RunState::Held);
    let due = desk.due();
    assert!(due.contains(&Asked::Allow(Realm::Table, moment + LEAD)), "{due:?}");
    assert_eq!(started(&due), [Realm::StringSet], "the others need not wait");
    desk.hear(Realm::Table);
    assert_eq!(desk.model.chosen_lane().recording.len(), moment + LEAD, "exactly");
    assert_eq!(desk.model.chosen_lane().playhead.moment, moment, "and the playhead stands");
}

#[test]
fn times_are_taken_only_while_a_held_search_has_said_all_that_it_may() {
    let mut desk = fresh();
    for other in Realm::LADDER.into_iter().filter(|realm| ![Realm::Heap, Realm::Table].contains(realm)) {
        desk.act(Action::ToggleShown(other));
    }
    desk.act(Action::Choose(Realm::Heap));
    desk.due();
    desk.hear(Realm::Heap);
    desk.act(Action::Choose(Realm::Table));
    desk.due();
    desk.hear_one(Realm::Table);
    desk.act(Action::Tick(0.016));
    desk.act(Action::TogglePlay);
    let moment = desk.model.chosen_lane().playhead.moment;
    assert_eq!(desk.due(), [Asked::Allow(Realm::Table, moment + LEAD)], "it still streams");
    desk.hear(Realm::Table);
    assert_eq!(desk.due(), [Asked::Time(vec![Realm::Heap])], "it waits");
    desk.act(Action::Seek(moment + 60_000));
    assert_eq!(desk.due(), [Asked::Allow(Realm::Table, moment + 60_000 + LEAD)], "it streams again");
    desk.hear(Realm::Table);
    assert_eq!(desk.due(), [Asked::Time(vec![Realm::Heap])], "which has pushed the measuring back");
}

#[test]
fn a_held_search_keeps_its_lead_as_one_plays_on() {
    let mut desk = searching();
    desk.act(Action::TogglePlay);
    desk.settle();
    desk.act(Action::SetSpeed(Speed::of_step(16)));
    desk.act(Action::TogglePlay);
    for _ in 0..3 {
        desk.act(Action::Tick(0.5));
        desk.settle();
        let lane = desk.model.chosen_lane();
        assert_eq!(lane.run, RunState::Held);
        let lead = lane.recording.len() - lane.playhead.moment;
        assert!((LEAD / 2..=LEAD).contains(&lead), "{lead} events ahead");
    }
}

#[test]
fn the_end_key_lets_a_held_search_go_to_its_end() {
    let mut desk = searching();
    desk.act(Action::TogglePlay);
    desk.settle();
    assert_eq!(desk.model.chosen_lane().run, RunState::Held);
    desk.act(Action::Step(Stride::All, Direction::Forward));
    assert_eq!(desk.model.chosen_lane().run, RunState::Running);
    let asked = desk.settle();
    assert_eq!(asked[0], Asked::Allow(Realm::Table, Limits::default().one), "as far as there is room");
    let lane = desk.model.chosen_lane();
    assert!(matches!(lane.run, RunState::Done(_)));
    assert_eq!((lane.playhead.moment, lane.playhead.playback), (lane.recording.len(), Playback::Paused));
    let measured = [Asked::Time(vec![Realm::Table]), Asked::Work(vec![Realm::Table])];
    assert!(asked.ends_with(&measured), "and it is measured at last: {asked:?}");
}

#[test]
fn stepping_and_seeking_in_a_search_that_runs_pauses_the_playhead_and_not_the_search() {
    let mut desk = searching();
    desk.act(Action::Seek(10));
    assert_eq!(desk.model.chosen_lane().run, RunState::Running);
    assert_eq!(desk.model.chosen_lane().playhead.playback, Playback::Paused);
    desk.act(Action::Step(Stride::Event, Direction::Forward));
    assert_eq!(desk.model.chosen_lane().playhead.moment, 11);
    desk.act(Action::Step(Stride::All, Direction::Back));
    assert_eq!(desk.model.chosen_lane().playhead.moment, 0);
    desk.hear(Realm::Table);
    desk.act(Action::Tick(0.016));
    assert_eq!(desk.model.chosen_lane().playhead.moment, 0, "it no longer follows");
}

#[test]
fn playing_runs_at_its_speed_and_stops_at_the_end() {
    let mut desk = Desk::with(near());
    desk.settle();
    let len = desk.model.chosen_lane().recording.len();
    desk.act(Action::SetSpeed(Speed::of_step(3)));
    desk.act(Action::TogglePlay);
    assert_eq!(desk.model.chosen_lane().playhead.moment, 0, "from the beginning");
    for tick in 1..=8 {
        desk.act(Action::Tick(0.0625));
        assert_eq!(desk.model.chosen_lane().playhead.moment, tick / 2, "8 events a second");
    }
    desk.act(Action::SetSpeed(Speed::SLOWEST));
    desk.act(Action::Tick(1.0));
    assert_eq!(desk.model.chosen_lane().playhead.moment, 5, "the new speed holds at once");
    desk.act(Action::TogglePlay);
    desk.act(Action::Tick(100.0));
    assert_eq!(desk.model.chosen_lane().playhead.moment, 5, "it is paused");
    desk.act(Action::SetSpeed(Speed::UNLIMITED));
    desk.act(Action::TogglePlay);
    desk.act(Action::Tick(0.001));
    let playhead = desk.model.chosen_lane().playhead;
    assert_eq!((playhead.moment, playhead.playback), (len, Playback::Paused));
}

#[test]
fn each_realm_keeps_its_moment() {
    let mut desk = Desk::with(near());
    desk.settle();
    desk.act(Action::Seek(4));
    desk.act(Action::TogglePlay);
    desk.act(Action::Choose(Realm::Heap));
    desk.act(Action::Tick(10.0));
    desk.act(Action::Choose(Realm::StringSet));
    let playhead = desk.model.chosen_lane().playhead;
    assert_eq!((playhead.moment, playhead.playback), (4, Playback::Paused));
}

#[test]
fn escape_takes_away_what_lies_on_top_then_pauses_then_stops() {
    let mut desk = searching();
    desk.act(Action::SwitchProjector);
    desk.act(Action::Edit(BoardRole::Goal));
    desk.act(Action::Editor(EditorAction::Slide(Move::Up)));
    desk.act(Action::Open(Sheet::Keys));
    assert_eq!((desk.act(Action::Escape), desk.model.sheet), (None, Sheet::None));
    assert!(desk.model.editor.is_some());
    assert_eq!((desk.act(Action::Escape), desk.model.editor.clone()), (None, None));
    assert_eq!((desk.act(Action::Escape), &desk.model.chosen_lane().run), (None, &RunState::Held));
    assert_eq!(desk.act(Action::Escape), Some(Asked::End(Realm::Table)));
    assert_eq!(desk.model.chosen_lane().run, RunState::Stopped(StopReason::Requested));
    assert!(!desk.model.chosen_lane().recording.is_empty(), "what was recorded stays");
    assert_eq!(desk.model.projector, Projector::On);
    assert_eq!((desk.act(Action::Escape), desk.model.projector), (None, Projector::Off));
    assert!(!started(&desk.due()).contains(&Realm::Table), "what was stopped is not started again");
}

#[test]
fn escape_also_stops_a_search_that_was_put_aside_while_it_ran() {
    let mut desk = searching();
    desk.act(Action::ToggleShown(Realm::Table));
    desk.act(Action::Choose(Realm::StringSet));
    desk.act(Action::Step(Stride::Event, Direction::Back));
    assert_eq!(desk.act(Action::Escape), Some(Asked::End(Realm::Table)));
    assert_eq!(started(&desk.due()), [Realm::StringSet]);
}

#[test]
fn the_film_shows_the_solution_move_by_move() {
    let mut desk = Desk::with(near());
    desk.settle();
    let moves = desk.model.chosen_lane().path().expect("solved").len();
    assert_eq!(moves, 3);
    let film = |action| Action::Solution(action);
    desk.act(film(SolutionAction::Toggle));
    for step in 1..=moves {
        desk.act(Action::Tick(0.5));
        assert_eq!(desk.model.solution.step, step, "two moves a second");
        assert!(desk.model.solution.is_moving(), "the tile slides");
    }
    assert_eq!(desk.model.solution.motion, Motion::Still, "it ends at the goal");
    desk.act(Action::Tick(0.5));
    assert!(!desk.model.solution.is_moving());
    desk.act(film(SolutionAction::Step(Direction::Forward)));
    assert_eq!(desk.model.solution.step, moves, "there is no further");
    desk.act(film(SolutionAction::Step(Direction::Back)));
    assert_eq!(desk.model.solution.step, 2);
    assert!(desk.model.solution.is_moving(), "the tile slides back");
    assert_eq!(desk.model.solution.comes_from(), Some(3), "from where it lay a move later");
    desk.act(Action::Tick(0.5));
    assert!(!desk.model.solution.is_moving());
    assert_eq!(desk.model.solution.comes_from(), Some(1), "and the tile of the last move is marked again");
    desk.act(film(SolutionAction::GoTo(1)));
    desk.act(film(SolutionAction::Step(Direction::Back)));
    desk.act(film(SolutionAction::Step(Direction::Back)));
    assert_eq!(desk.model.solution.step, 0);
    desk.act(film(SolutionAction::GoTo(99)));
    desk.act(film(SolutionAction::Toggle));
    assert_eq!(desk.model.solution.step, 0, "at the end it starts from the beginning");
    desk.act(film(SolutionAction::Speed(4.0)));
    desk.act(Action::Choose(Realm::Heap));
    let film = desk.model.solution;
    assert_eq!((film.step, film.motion), (0, Motion::Still), "another realm, another film");
    assert!((film.moves_per_second - 4.0).abs() < f32::EPSILON, "at the same speed");
}

#[test]
fn a_search_that_was_stopped_is_searched_again_by_playing_at_its_end() {
    let mut desk = searching();
    desk.act(Action::Escape);
    assert_eq!(desk.act(Action::Escape), Some(Asked::End(Realm::Table)));
    assert_eq!(desk.act(Action::TogglePlay), None);
    assert_eq!(desk.model.chosen_lane().run, RunState::Waiting);
    assert!(desk.model.chosen_lane().recording.is_empty());
}

/// A heap is replayed a part for each view: until it has come to the playhead, another view will know more.
#[test]
fn a_view_is_asked_again_until_the_heap_is_there() {
    let goal = fresh().model.puzzle.goal;
    let mut desk = Desk::with(Puzzle::new("8672543x1".parse().expect("a board"), goal));
    desk.act(Action::Settings(SettingsAction::Heuristic(Some(HeuristicKind::Misplaced))));
    desk.act(Action::Choose(Realm::Heap));
    desk.due();
    desk.hear(Realm::Heap);
    desk.act(Action::Seek(3 * PART));
    let mut cache = ViewCache::default();
    let mut views = 0;
    loop {
        let view = View::with(&desk.model, &mut cache);
        views += 1;
        assert_eq!(view.is_counting(), view.heap == Some(HeapView::Coming));
        if let Some(HeapView::Top(top)) = view.heap {
            assert!(!top.entries.is_empty());
            break;
        }
    }
    assert_eq!(views, 3);
    desk.act(Action::Seek(PART));
    assert!(!View::with(&desk.model, &mut cache).is_counting(), "what was replayed is looked up");
    desk.act(Action::ShowStage(StageTab::Map));
    assert_eq!(View::with(&desk.model, &mut cache).heap, None, "where nobody sees it");
}
