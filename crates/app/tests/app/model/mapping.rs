//! The map is laid out where it is looked at, once for each puzzle, and cancelled when the puzzle changes.

use std::sync::Arc;

use eight_realms_app::{
    desk::{
        cost::RaceMeasure,
        jobs::Role,
        notice::Notice,
        puzzles::EXAMPLES,
        screen::{LaneScope, StageTab},
    },
    map::MapAction,
    model::Action,
    race::RaceAction,
    view::{View, ViewCache},
};
use eight_realms_core::{
    job::{MapPiece, Message},
    map::{BoardIndex, GoalMap, Layout, MapData, MapStatuses, Projection, SIZE},
    puzzle::Puzzle,
    realm::Realm,
    space::Distances,
};

use super::{
    near,
    test_app::{Request, TestApp},
};

/// What a worker sends about a puzzle, the goal's part first.
fn pieces(puzzle: &Puzzle, projection: Projection) -> [MapPiece; 2] {
    let [to_goal, to_start] = [puzzle.goal, puzzle.start].map(|end| Arc::new(Distances::to(end)));
    let goal = Arc::new(GoalMap::of(&to_goal, SIZE));
    let data = Arc::new(MapData::between(&to_goal, &to_start));
    let layout = Arc::new(Layout::of(projection, &goal, &data));
    [MapPiece::Goal(goal), MapPiece::Layout(projection, layout)]
}

/// The maps that are requested.
fn maps(requests: &[Request]) -> Vec<(Puzzle, Projection)> {
    let map = |request: &Request| match request {
        Request::Map(puzzle, projection) => Some((*puzzle, *projection)),
        _ => None,
    };
    requests.iter().filter_map(map).collect()
}

fn build(app: &mut TestApp, puzzle: &Puzzle, projection: Projection) {
    for piece in pieces(puzzle, projection) {
        app.act(Action::From(Role::Map, Message::Map(piece)));
    }
    app.act(Action::From(Role::Map, Message::Ended));
}

fn is_there(app: &TestApp, projection: Projection) -> bool {
    let (map, puzzle) = (&app.model.map, app.model.puzzle);
    map.sheet(&puzzle, projection).is_some_and(|sheet| sheet.is_of(&puzzle) && sheet.projection == projection)
}

/// The stage with the map on it, everything searched.
fn looking() -> TestApp {
    let mut app = TestApp::with(near());
    assert_eq!(maps(&app.settle()), [], "nobody looks");
    app.act(Action::ShowStage(StageTab::Map));
    app
}

#[test]
fn it_is_laid_out_when_it_is_looked_at_and_then_stays() {
    let mut app = looking();
    for projection in Projection::ALL {
        assert_eq!(maps(&app.due()), [(near(), projection)], "what is looked at first, then the other");
        assert_eq!(maps(&app.due()), [], "one at a time");
        assert!(app.model.map.is_drawing() && app.model.map.is_coming(&near(), projection));
        build(&mut app, &near(), projection);
        assert!(!app.model.map.is_coming(&near(), projection) && is_there(&app, projection));
    }
    assert_eq!(maps(&app.due()), []);
    app.act(Action::ShowStage(StageTab::Step));
    app.act(Action::ShowStage(StageTab::Map));
    assert_eq!(maps(&app.due()), [], "both are still there");
}

#[test]
fn what_is_looked_at_is_laid_out_first() {
    let mut app = looking();
    app.act(Action::Map(MapAction::Project(Projection::Lens)));
    assert_eq!(maps(&app.due()), [(near(), Projection::Lens)]);
}

/// Small maps show what was chosen, as the large one does.
#[test]
fn small_maps_are_laid_out_in_the_chosen_projection() {
    for projection in Projection::ALL {
        let mut app = looking();
        app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
        app.act(Action::Map(MapAction::Project(projection)));
        assert_eq!(maps(&app.due()), [(near(), projection)]);
    }
}

#[test]
fn the_old_map_is_seen_until_the_new_one_is_there() {
    let mut app = looking();
    app.due();
    build(&mut app, &near(), Projection::Rings);
    let other = EXAMPLES[2].puzzle();
    assert_eq!(app.act(Action::SetPuzzle(other)), Some(Request::EndAll), "what is under way is told to stop");
    assert_eq!(maps(&app.due()), [(other, Projection::Rings)]);
    let sheet = app.model.map.sheet(&other, Projection::Rings).expect("the old one");
    assert!(sheet.is_of(&near()) && app.model.map.is_coming(&other, Projection::Rings));
    build(&mut app, &other, Projection::Rings);
    assert!(is_there(&app, Projection::Rings));
}

/// Where no path leads, the two halves are the one map there is.
#[test]
fn two_halves_are_laid_out_once() {
    let mut app = looking();
    let apart = EXAMPLES[EXAMPLES.len() - 1].puzzle();
    app.act(Action::SetPuzzle(apart));
    assert_eq!(maps(&app.due()), [(apart, Projection::Rings)]);
    build(&mut app, &apart, Projection::Rings);
    assert_eq!(maps(&app.due()), []);
    assert!(app.model.map.sheet(&apart, Projection::Lens).is_some_and(|sheet| sheet.is_of(&apart)));
    app.act(Action::Map(MapAction::Project(Projection::Lens)));
    assert_eq!(app.model.map.projection, Projection::Rings, "there is nothing to choose");
}

/// A worker that is cancelled may still finish: what it sends is kept, and the right map is requested.
#[test]
fn a_puzzle_that_changes_while_its_map_is_laid_out_gets_its_own() {
    let mut app = looking();
    app.due();
    let other = EXAMPLES[2].puzzle();
    app.act(Action::SetPuzzle(other));
    assert_eq!(maps(&app.due()), [], "one at a time");
    app.act(Action::From(Role::Map, Message::Ended));
    assert_eq!(maps(&app.due()), [(other, Projection::Rings)]);
}

#[test]
fn one_that_is_lost_is_reported_and_not_requested_again() {
    let mut app = looking();
    app.due();
    app.act(Action::From(Role::Map, Message::Lost { reason: "out of paper".to_owned() }));
    app.act(Action::From(Role::Map, Message::Ended));
    let notice = app.model.notice.as_ref().map(|(notice, _)| notice.clone());
    assert_eq!(notice, Some(Notice::MapLost { reason: "out of paper".to_owned() }));
    assert_eq!(maps(&app.due()), [(near(), Projection::Lens)], "the other one may go well");
    app.act(Action::From(Role::Map, Message::Lost { reason: "out of paper".to_owned() }));
    app.act(Action::From(Role::Map, Message::Ended));
    assert_eq!(maps(&app.settle()), []);
    let other = EXAMPLES[2].puzzle();
    app.act(Action::SetPuzzle(other));
    assert_eq!(maps(&app.due()), [(other, Projection::Rings)], "another may go well");
}

/// A measured time must be that of a search alone.
#[test]
fn nothing_is_measured_while_a_map_is_laid_out() {
    let mut app = TestApp::with(near());
    app.act(Action::ShowStage(StageTab::Map));
    let all = app.settle();
    assert!(!all.iter().any(|request| matches!(request, Request::Time(_))), "{all:?}");
    build(&mut app, &near(), Projection::Rings);
    app.due();
    build(&mut app, &near(), Projection::Lens);
    let all = app.settle();
    assert!(all.iter().any(|request| matches!(request, Request::Time(_))));
}

#[test]
fn what_cannot_be_seen_does_not_change() {
    let mut app = TestApp::with(near());
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    assert_eq!(app.model.map_scope, LaneScope::One);
    app.act(Action::ShowStage(StageTab::Map));
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    assert_eq!(app.model.map_scope, LaneScope::Lanes);
}

/// Every status of a realm's map, as it is kept up from view to view.
fn statuses(app: &TestApp, cache: &mut ViewCache, realm: Realm) -> Arc<MapStatuses> {
    let view = View::with(app.model.seen(), cache);
    view.statuses.get(realm.into()).clone().expect("its map is visible")
}

/// The same at once, from the recording alone.
fn assert_at_playhead(app: &TestApp, statuses: &MapStatuses, realm: Realm) {
    let sheet = app.model.map.sheet(&app.model.puzzle, Projection::Rings).expect("it is laid out");
    let lane = app.model.lane(realm);
    let mut at_once = MapStatuses::of(sheet.layout.data());
    at_once.go_to(&lane.recording, lane.playhead.moment);
    assert_eq!(statuses.moment(), lane.playhead.moment, "realm {realm}");
    let boards = 0..sheet.layout.data().len() as BoardIndex;
    assert!(boards.into_iter().all(|board| statuses.at(board) == at_once.at(board)), "realm {realm}");
}

/// Realms 1 and 2 open and expand the same boards in turn, and 6 and 7: where they stand at the same event one of them is
/// followed for both, where they do not each for itself.
#[test]
fn equal_searches_at_the_same_event_have_their_statuses_in_common() {
    let mut app = TestApp::with(EXAMPLES[2].puzzle());
    app.settle();
    app.act(Action::ShowStage(StageTab::Map));
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    app.due();
    build(&mut app, &EXAMPLES[2].puzzle(), Projection::Rings);
    let mut cache = ViewCache::default();
    let mut are_shared = |app: &TestApp| {
        [[Realm::StringSet, Realm::Hash], [Realm::Manhattan, Realm::Heap], [Realm::Hash, Realm::Misplaced]]
            .map(|realms| {
                let [one, other] = realms.map(|realm| {
                    let statuses = statuses(app, &mut cache, realm);
                    assert_at_playhead(app, &statuses, realm);
                    statuses
                });
                Arc::ptr_eq(&one, &other)
            })
    };
    for expanded in [0, 40, 700, 12] {
        app.act(Action::Seek(expanded));
        assert_eq!(are_shared(&app), [true, true, false], "after {expanded} expansions");
    }
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Work)));
    app.settle();
    app.act(Action::Seek(30_000));
    assert!(!are_shared(&app)[0], "realm 1 has more work with each board");
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    app.act(Action::Seek(25));
    assert_eq!(are_shared(&app)[..2], [true, true], "they are side by side again");
    // The one that is followed for both is hidden, and shown again.
    app.act(Action::ToggleShown(Realm::StringSet.into()));
    for expanded in [25, 300] {
        app.act(Action::Seek(expanded));
        assert_at_playhead(&app, &statuses(&app, &mut cache, Realm::Hash), Realm::Hash);
    }
    app.act(Action::ToggleShown(Realm::StringSet.into()));
    app.settle();
    let [one, other] = [Realm::StringSet, Realm::Hash].map(|realm| statuses(&app, &mut cache, realm));
    assert!(Arc::ptr_eq(&one, &other), "both are shown again");
    // Alone on the stage, and beside the others again.
    app.act(Action::Choose(Realm::Hash.into()));
    app.act(Action::Map(MapAction::Scope(LaneScope::One)));
    app.act(Action::Seek(9));
    assert_at_playhead(&app, &statuses(&app, &mut cache, Realm::Hash), Realm::Hash);
    app.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    for realm in [Realm::StringSet, Realm::Hash] {
        assert_at_playhead(&app, &statuses(&app, &mut cache, realm), realm);
    }
}
