//! Maps laid out by a real worker.

use eight_realms::{
    app::{Action, EXAMPLES, Model, StageTab},
    map::Projection,
    realm::Realm,
};

use super::{Stand, sample};

/// Realm 7 alone is searched, and somebody looks at the map.
fn looking() -> Stand {
    let mut stand = Stand::with(sample(), &[Realm::Heap]);
    stand.act(Action::ShowStage(StageTab::Map));
    stand
}

fn is_there(model: &Model) -> bool {
    let sheet = model.map.sheet(&model.puzzle, Projection::Rings);
    sheet.is_some_and(|sheet| sheet.is_of(&model.puzzle))
}

#[test]
fn a_map_comes_and_its_thread_goes() {
    let mut stand = looking();
    stand.frames_until(|stand| is_there(&stand.model) && !stand.session.is_drawing());
    stand.search_all();
    stand.frames_until(|stand| !stand.session.is_measuring());
    assert_eq!(stand.threads(), 0);
}

#[test]
fn the_last_of_many_puzzles_gets_its_map() {
    let mut stand = looking();
    for example in EXAMPLES {
        stand.act(Action::SetPuzzle(example.puzzle()));
        stand.frame();
    }
    stand.frames_until(|stand| is_there(&stand.model));
    assert!(!stand.model.puzzle.is_solvable(), "the last one has two halves");
}

#[test]
fn a_window_that_is_closed_waits_for_no_map() {
    let mut stand = looking();
    stand.frames_until(|stand| stand.session.is_drawing());
    drop(stand.session);
    assert_eq!(std::sync::Arc::strong_count(&stand.wake), 1, "its thread has ended");
}
