//! Moving through the operations of an event, where the data structure is shown.

use eight_realms_app::{
    control::Control,
    desk::{preferences::Speed, screen::StageTab, structure::StructureView},
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    view::{View, ViewCache},
};
use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{near, test_app::TestApp};

/// The structure of a realm after a short search.
fn watching(realm: Realm) -> TestApp {
    let mut app = TestApp::with(near());
    app.act(Action::Choose(realm.into()));
    app.settle();
    app.act(Action::ShowStage(StageTab::Inside));
    app.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    app.act(Action::Seek(0));
    app
}

/// The moment, how many operations of its event are done, and how many it has.
fn place(model: &Model) -> (u64, u32, u32) {
    let mut cache = ViewCache::default();
    loop {
        let view = View::with(model.seen(), &mut cache);
        let inside = view.inside.as_ref().expect("the inside is shown");
        if let Some(all) = inside.structure.as_ref().and_then(StructureView::operations) {
            return (view.stage.moment, inside.operations_done.unwrap_or(all), all);
        }
    }
}

fn press(app: &mut TestApp, control: Control) {
    let action = {
        let mut cache = ViewCache::default();
        std::iter::repeat_with(|| control.action(&View::with(app.model.seen(), &mut cache)))
            .flatten()
            .next()
            .expect("the replay comes to the moment")
    };
    app.act(action);
}

/// Every place from one end of a search to the other.
fn walk(app: &mut TestApp, control: Control) -> Vec<(u64, u32, u32)> {
    let mut places = vec![place(&app.model)];
    loop {
        press(app, control);
        let here = place(&app.model);
        if places.last() == Some(&here) {
            return places;
        }
        places.push(here);
    }
}

#[test]
fn one_operation_after_the_other_leads_through_a_whole_search_and_back_through_the_same_places() {
    for realm in Realm::ALL.into_iter().filter(|realm| *realm != Realm::Table) {
        let mut app = watching(realm);
        let last = app.model.chosen_lane().recording.len();
        let forth = walk(&mut app, Control::OperationForward);
        let mut back = walk(&mut app, Control::OperationBack);
        back.reverse();
        assert_eq!(forth, back, "{realm}");
        assert_eq!((forth[0].0, forth[forth.len() - 1].0), (0, last), "{realm}");
        for pair in forth.windows(2) {
            let [(moment, done, all), next] = pair else { unreachable!() };
            let is_within = done < all;
            assert_eq!(next.0 == *moment, is_within, "{realm}: {pair:?}");
            assert_eq!(next.1, if is_within { done + 1 } else { next.2.min(1) }, "{realm}: {pair:?}");
        }
        let total: u32 = forth.iter().filter(|place| place.1 == place.2).map(|place| place.2).sum();
        assert_eq!(forth.iter().filter(|place| place.2 > 0).count(), total as usize, "{realm}: each once");
    }
}

#[test]
fn whatever_else_moves_the_playhead_shows_all_operations_again() {
    let others: [fn() -> Action; 5] = [
        || Action::Step(Stride::Event, Direction::Forward),
        || Action::Step(Stride::Expansion, Direction::Back),
        || Action::Seek(2),
        || Action::Choose(Realm::Hash.into()),
        || Action::DealRandom,
    ];
    for other in others {
        let mut app = watching(Realm::Heap);
        app.act(Action::Seek(7));
        press(&mut app, Control::OperationForward);
        let (moment, done, all) = place(&app.model);
        assert!(done == 1 && all > 1, "{done} of {all}");
        assert!(app.model.inside.operation(moment).is_some());
        app.act(other());
        let settled = |app: &TestApp| (0..100).all(|moment| app.model.inside.operation(moment).is_none());
        assert!(settled(&app));
        app.act(Action::Choose(Realm::Heap.into()));
        app.act(Action::Seek(moment));
        assert!(settled(&app), "not even where it was");
    }
}

#[test]
fn nothing_steps_inside_an_event_where_no_structure_is_shown() {
    let mut app = watching(Realm::Heap);
    app.act(Action::Seek(7));
    let action = |app: &TestApp| Control::OperationForward.action(&View::of(app.model.seen())).is_some();
    assert!(action(&app));
    app.act(Action::Inside(InsideAction::Face(InsideFace::Tree)));
    assert!(!action(&app));
    app.act(Action::ShowStage(StageTab::Step));
    assert!(!action(&app));
    app.act(Action::Inside(InsideAction::StepOperation { direction: Direction::Forward, operations: 8 }));
    assert_eq!(app.model.chosen_lane().playhead.moment, 7);
}

#[test]
fn a_slow_search_runs_the_operations_evenly_in_the_time_of_their_event() {
    let mut app = watching(Realm::Heap);
    app.act(Action::SetSpeed(Speed::of_step(1)));
    app.act(Action::Seek(7));
    app.act(Action::TogglePlay);
    let (_, done, all) = place(&app.model);
    assert_eq!(done, all, "what has been done stays done until the next event");
    app.act(Action::Tick(0.5));
    let (moment, done, all) = place(&app.model);
    assert_eq!((moment, done), (8, 1));
    let steps = 4 * u64::from(all);
    for step in 1..steps {
        app.act(Action::Tick(0.5 / steps as f64));
        let at = place(&app.model);
        // A quarter of an operation off at the most: a sum of shares is not exact.
        let least = 1 + ((step - 1) / 4) as u32;
        assert!(at.0 == 8 && at.2 == all && (least..=least + 1).contains(&at.1), "{step}: {at:?}");
    }
    assert_eq!(place(&app.model).1, all);
}

#[test]
fn pausing_holds_an_operation_and_playing_goes_on_from_it() {
    let mut app = watching(Realm::Heap);
    app.act(Action::SetSpeed(Speed::SLOWEST));
    app.act(Action::Seek(7));
    app.act(Action::TogglePlay);
    app.act(Action::Tick(1.5));
    let held @ (moment, done, all) = place(&app.model);
    assert!(moment == 8 && 1 < done && done < all, "{held:?}");
    app.act(Action::TogglePlay);
    app.act(Action::Tick(3.0));
    assert_eq!(place(&app.model), held);
    app.act(Action::TogglePlay);
    app.act(Action::Tick(0.4));
    let later = place(&app.model);
    assert!(later.0 == 8 && later.1 > done, "{later:?}");
    app.act(Action::TogglePlay);
    press(&mut app, Control::OperationBack);
    assert_eq!(place(&app.model), (8, later.1 - 1, all), "and steps go on from it too");
}

#[test]
fn a_faster_search_shows_all_operations_and_so_does_the_end_of_a_slow_one() {
    let mut app = watching(Realm::Heap);
    app.act(Action::SetSpeed(Speed::of_step(2)));
    app.act(Action::TogglePlay);
    for _ in 0..9 {
        app.act(Action::Tick(0.3));
        let (_, done, all) = place(&app.model);
        assert_eq!(done, all);
    }
    let last = app.model.chosen_lane().recording.len();
    app.act(Action::SetSpeed(Speed::SLOWEST));
    app.act(Action::Seek(last - 1));
    app.act(Action::TogglePlay);
    app.act(Action::Tick(1.2));
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    let (moment, done, all) = place(&app.model);
    assert_eq!((moment, done), (last, all));
}

#[test]
fn the_next_operation_is_announced_in_seconds() {
    let mut app = watching(Realm::Heap);
    let seconds =
        |app: &TestApp| View::of(app.model.seen()).inside.and_then(|inside| inside.seconds_to_next_operation);
    app.act(Action::SetSpeed(Speed::of_step(1)));
    app.act(Action::Seek(7));
    assert_eq!(seconds(&app), None);
    app.act(Action::TogglePlay);
    assert_eq!(seconds(&app), None, "nothing is left to be done of this event");
    app.act(Action::Tick(0.5));
    let (_, _, all) = place(&app.model);
    let announced = seconds(&app).expect("an operation is to come");
    assert!((announced - 0.5 / f64::from(all)).abs() < 1e-9, "{announced}");
    app.act(Action::Tick(announced + 1e-6));
    assert_eq!(place(&app.model).1, 2);
}
