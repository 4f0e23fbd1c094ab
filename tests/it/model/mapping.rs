//! The map is laid out where it is looked at, once for each puzzle, and told to stop when the puzzle changes.

use std::sync::Arc;

use eight_realms::{
    app::{Action, EXAMPLES, MapAction, MapNews, MapScope, Notice, StageTab},
    job::MapPiece,
    map::{GoalMap, Layout, MapData, Projection, SIZE},
    puzzle::Puzzle,
    space::Distances,
};

use super::{
    desk::{Asked, Desk},
    near,
};

/// What a worker says about a puzzle, the goal's part first.
fn pieces(puzzle: &Puzzle, projection: Projection) -> [MapPiece; 2] {
    let [to_goal, to_start] = [puzzle.goal, puzzle.start].map(|end| Arc::new(Distances::to(end)));
    let goal = Arc::new(GoalMap::of(&to_goal, SIZE));
    let land = Arc::new(MapData::between(&to_goal, &to_start));
    let layout = Arc::new(Layout::of(projection, &goal, &land));
    [MapPiece::Goal(goal), MapPiece::Layout(projection, layout)]
}

/// The maps that are asked for.
fn maps(asked: &[Asked]) -> Vec<(Puzzle, Projection)> {
    let map = |asked: &Asked| match asked {
        Asked::Map(puzzle, projection) => Some((*puzzle, *projection)),
        _ => None,
    };
    asked.iter().filter_map(map).collect()
}

fn build(desk: &mut Desk, puzzle: &Puzzle, projection: Projection) {
    for piece in pieces(puzzle, projection) {
        desk.act(Action::Mapped(MapNews::Built(piece)));
    }
    desk.act(Action::Mapped(MapNews::Ended));
}

fn is_there(desk: &Desk, projection: Projection) -> bool {
    let (map, puzzle) = (&desk.model.map, desk.model.puzzle);
    map.sheet(&puzzle, projection).is_some_and(|sheet| sheet.is_of(&puzzle) && sheet.projection == projection)
}

/// The stage with the map on it, everything searched.
fn looking() -> Desk {
    let mut desk = Desk::with(near());
    assert_eq!(maps(&desk.settle()), [], "nobody looks");
    desk.act(Action::ShowStage(StageTab::Map));
    desk
}

#[test]
fn it_is_laid_out_when_somebody_looks_and_then_stays() {
    let mut desk = looking();
    for projection in Projection::ALL {
        assert_eq!(maps(&desk.due()), [(near(), projection)], "what is looked at first, then the other");
        assert_eq!(maps(&desk.due()), [], "one at a time");
        assert!(desk.model.map.is_drawing() && desk.model.map.is_coming(&near(), projection));
        build(&mut desk, &near(), projection);
        assert!(!desk.model.map.is_coming(&near(), projection) && is_there(&desk, projection));
    }
    assert_eq!(maps(&desk.due()), []);
    desk.act(Action::ShowStage(StageTab::Step));
    desk.act(Action::ShowStage(StageTab::Map));
    assert_eq!(maps(&desk.due()), [], "both are still there");
}

#[test]
fn what_is_looked_at_is_laid_out_first() {
    let mut desk = looking();
    desk.act(Action::Map(MapAction::Project(Projection::Lens)));
    assert_eq!(maps(&desk.due()), [(near(), Projection::Lens)]);
}

/// What small maps show is what was asked for, as on the large one.
#[test]
fn small_maps_are_laid_out_as_they_are_asked_for() {
    for projection in Projection::ALL {
        let mut desk = looking();
        desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
        desk.act(Action::Map(MapAction::Project(projection)));
        assert_eq!(maps(&desk.due()), [(near(), projection)]);
    }
}

#[test]
fn the_old_map_is_seen_until_the_new_one_is_there() {
    let mut desk = looking();
    desk.due();
    build(&mut desk, &near(), Projection::Rings);
    let other = EXAMPLES[2].puzzle();
    assert_eq!(desk.act(Action::SetPuzzle(other)), Some(Asked::EndAll), "what is under way is told to stop");
    assert_eq!(maps(&desk.due()), [(other, Projection::Rings)]);
    let seen = desk.model.map.sheet(&other, Projection::Rings).expect("the old one");
    assert!(seen.is_of(&near()) && desk.model.map.is_coming(&other, Projection::Rings));
    build(&mut desk, &other, Projection::Rings);
    assert!(is_there(&desk, Projection::Rings));
}

/// Where no way leads, the two halves are the one map there is.
#[test]
fn two_halves_are_laid_out_once() {
    let mut desk = looking();
    let apart = EXAMPLES[EXAMPLES.len() - 1].puzzle();
    desk.act(Action::SetPuzzle(apart));
    assert_eq!(maps(&desk.due()), [(apart, Projection::Rings)]);
    build(&mut desk, &apart, Projection::Rings);
    assert_eq!(maps(&desk.due()), []);
    assert!(desk.model.map.sheet(&apart, Projection::Lens).is_some_and(|sheet| sheet.is_of(&apart)));
    desk.act(Action::Map(MapAction::Project(Projection::Lens)));
    assert_eq!(desk.model.map.projection, Projection::Rings, "there is nothing to choose");
}

/// A worker that is told to stop may still finish: what it says is kept, and the right map is asked for.
#[test]
fn a_puzzle_that_changes_while_its_map_is_laid_out_gets_its_own() {
    let mut desk = looking();
    desk.due();
    let other = EXAMPLES[2].puzzle();
    desk.act(Action::SetPuzzle(other));
    assert_eq!(maps(&desk.due()), [], "one at a time");
    desk.act(Action::Mapped(MapNews::Ended));
    assert_eq!(maps(&desk.due()), [(other, Projection::Rings)]);
}

#[test]
fn one_that_is_lost_is_told_and_not_tried_again() {
    let mut desk = looking();
    desk.due();
    desk.act(Action::Mapped(MapNews::Lost("out of paper".to_owned())));
    desk.act(Action::Mapped(MapNews::Ended));
    let told = desk.model.notice.as_ref().map(|(notice, _)| notice.clone());
    assert_eq!(told, Some(Notice::MapLost { reason: "out of paper".to_owned() }));
    assert_eq!(maps(&desk.due()), [(near(), Projection::Lens)], "the other one may go well");
    desk.act(Action::Mapped(MapNews::Lost("out of paper".to_owned())));
    desk.act(Action::Mapped(MapNews::Ended));
    assert_eq!(maps(&desk.settle()), []);
    let other = EXAMPLES[2].puzzle();
    desk.act(Action::SetPuzzle(other));
    assert_eq!(maps(&desk.due()), [(other, Projection::Rings)], "another may go well");
}

/// A measured time must be that of a search alone.
#[test]
fn nothing_is_measured_while_a_map_is_laid_out() {
    let mut desk = Desk::with(near());
    desk.act(Action::ShowStage(StageTab::Map));
    let all = desk.settle();
    assert!(!all.iter().any(|asked| matches!(asked, Asked::Time(_))), "{all:?}");
    build(&mut desk, &near(), Projection::Rings);
    desk.due();
    build(&mut desk, &near(), Projection::Lens);
    let all = desk.settle();
    assert!(all.iter().any(|asked| matches!(asked, Asked::Time(_))));
}

#[test]
fn what_cannot_be_seen_does_not_change() {
    let mut desk = Desk::with(near());
    desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
    assert_eq!(desk.model.map.scope, MapScope::One);
    desk.act(Action::ShowStage(StageTab::Map));
    desk.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
    assert_eq!(desk.model.map.scope, MapScope::Lanes);
}
