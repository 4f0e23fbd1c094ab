//! Maps laid out by a real worker.

use eight_realms_app::{
    desk::{puzzles::EXAMPLES, screen::StageTab},
    model::{Action, Model},
};
use eight_realms_core::{map::Projection, realm::Realm};

use super::{Fixture, sample};

/// Realm 7 alone is searched, and the map is on the stage.
fn with_map() -> Fixture {
    let mut fixture = Fixture::with(sample(), &[Realm::Heap]);
    fixture.act(Action::ShowStage(StageTab::Map));
    fixture
}

fn has_map(model: &Model) -> bool {
    let sheet = model.map.sheet(&model.puzzle, Projection::Rings);
    sheet.is_some_and(|sheet| sheet.is_of(&model.puzzle))
}

#[test]
fn a_map_comes_and_its_thread_goes() {
    let mut fixture = with_map();
    fixture.frames_until(|fixture| has_map(&fixture.model) && !fixture.session.is_laying_out_map());
    fixture.search_all();
    fixture.frames_until(|fixture| !fixture.session.is_measuring());
    assert_eq!(fixture.threads(), 0);
}

#[test]
fn the_last_of_many_puzzles_gets_its_map() {
    let mut fixture = with_map();
    for example in EXAMPLES {
        fixture.act(Action::SetPuzzle(example.puzzle()));
        fixture.frame();
    }
    fixture.frames_until(|fixture| has_map(&fixture.model));
    assert!(!fixture.model.puzzle.is_solvable(), "the last one has two halves");
}

#[test]
fn a_window_that_is_closed_waits_for_no_map() {
    let mut fixture = with_map();
    fixture.frames_until(|fixture| fixture.session.is_laying_out_map());
    drop(fixture.session);
    assert_eq!(std::sync::Arc::strong_count(&fixture.wake), 1, "its thread has ended");
}
