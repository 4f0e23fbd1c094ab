//! Search trees laid out by a real worker.

use eight_realms_app::{
    desk::screen::StageTab,
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
};
use eight_realms_core::{realm::Realm, replay::tree::Forest};

use super::{Fixture, sample};
use crate::ground::puzzle;

/// One realm alone is searched, and its inside is on the stage.
fn with_trees(realm: Realm) -> Fixture {
    let mut fixture = Fixture::with(sample(), &[realm]);
    fixture.act(Action::Choose(realm.into()));
    fixture.act(Action::ShowStage(StageTab::Inside));
    fixture
}

/// Whether the trees of the whole recording are there.
fn has_trees(model: &Model) -> bool {
    let Some(source) = model.seen().trees_source() else { return false };
    let trees = model.inside.trees_of(&source);
    model.chosen_lane().has_ended() && trees.is_some_and(|trees| trees.source == source)
}

#[test]
fn trees_come_as_those_of_the_recording_and_their_thread_goes() {
    for realm in Realm::ALL {
        let mut fixture = with_trees(realm);
        fixture.frames_until(|fixture| has_trees(&fixture.model) && !fixture.session.is_laying_out_trees());
        let recording = &fixture.model.chosen_lane().recording;
        let source = fixture.model.seen().trees_source().expect("there are events");
        let forest = &fixture.model.inside.trees_of(&source).expect("they are there").forest;
        let bytes = |forest: &Forest| postcard::to_stdvec(forest).expect("trees");
        assert_eq!(bytes(forest), bytes(&Forest::of(recording)), "realm {realm}");
        fixture.frames_until(|fixture| !fixture.session.is_measuring());
        assert_eq!(fixture.threads(), 0);
    }
}

#[test]
fn the_last_of_many_realms_and_puzzles_gets_its_trees() {
    let mut fixture = with_trees(Realm::Hash);
    for start in ["2 8 3 1 6 4 7 x 5", "8 6 7 2 5 4 3 x 1", "1 2 3 4 5 6 7 x 8"] {
        fixture.act(Action::SetPuzzle(puzzle(start, "1 2 3 4 5 6 7 8 x")));
        for realm in [Realm::Heap, Realm::Hash] {
            fixture.act(Action::Choose(realm.into()));
            fixture.frame();
        }
    }
    fixture.frames_until(|fixture| has_trees(&fixture.model));
    let source = fixture.model.seen().trees_source().expect("there are events");
    let last = puzzle("1 2 3 4 5 6 7 x 8", "1 2 3 4 5 6 7 8 x");
    assert_eq!((source.search.realm, source.search.puzzle), (Realm::Hash, last));
}

#[test]
fn a_window_that_is_closed_waits_for_no_trees() {
    let mut fixture = with_trees(Realm::Hash);
    fixture.frames_until(|fixture| fixture.session.is_laying_out_trees());
    drop(fixture.session);
    assert_eq!(std::sync::Arc::strong_count(&fixture.wake), 1, "its thread has ended");
}

#[test]
fn a_structure_needs_no_trees() {
    let mut fixture = with_trees(Realm::Heap);
    fixture.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    fixture.search_all();
    fixture.frames_until(|fixture| !fixture.session.is_measuring());
    let source = fixture.model.seen().trees_source().expect("there are events");
    assert!(fixture.model.inside.trees_of(&source).is_none());
}
