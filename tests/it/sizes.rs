//! The window in unusual sizes: less may be shown, but it is always drawn.

use std::{collections::BTreeMap, sync::Arc, thread};

use egui::{Vec2, vec2};
use eight_realms::gui::{Application, picture};
use eight_realms_app::{
    desk::{
        lanes::Times,
        preferences::Preferences,
        screen::{Reading, Sheet, StageTab},
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    model::{Action, Model},
    race::{RaceAction, RaceFace},
    words::Language,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    job::{MachineLoad, TimeSummary},
    puzzle::BoardRole,
    realm::Realm,
};

use crate::at_the_end::at_the_end;

/// Far too small, far too narrow, far too low; the least that a window can be drawn to, and less.
const SIZES: [Vec2; 6] = [
    vec2(320.0, 240.0),
    vec2(640.0, 480.0),
    vec2(800.0, 560.0),
    vec2(800.0, 600.0),
    vec2(400.0, 3000.0),
    vec2(3000.0, 400.0),
];

/// What is laid over the opening window; the same again takes it away.
const OVER_IT: [[Action; 2]; 4] = [
    [Action::Open(Sheet::None), Action::Open(Sheet::None)],
    [Action::Open(Sheet::Keys), Action::Escape],
    [Action::Open(Sheet::Depth), Action::Escape],
    [Action::Edit(BoardRole::Goal), Action::Escape],
];

#[test]
fn it_is_drawn_in_any_size() {
    thread::scope(|scope| {
        let drawings = Language::ALL.map(|language| scope.spawn(move || draw_all(language)));
        for drawing in drawings {
            drawing.join().expect("nothing panics");
        }
    });
}

/// A window with no room left for the page.
#[test]
fn pages_are_drawn_in_any_width() {
    for reading in Reading::ALL {
        let mut application = Application::of(Model::new(at_the_end(), 0), Arc::new(|| {}));
        application.act(Action::ShowStage(StageTab::Reading));
        application.act(Action::Read(reading));
        for size in (160..=420).step_by(12).map(|width| vec2(width as f32, 480.0)) {
            let image = picture::draw(&mut application, size, 1.0);
            let background = image.get_pixel(0, 0);
            assert!(image.pixels().any(|pixel| pixel != background), "{size}, {reading:?}: nothing is drawn");
        }
    }
}

/// Windows too low for all lanes, with all of them.
#[test]
fn the_race_is_drawn_in_any_size() {
    let model = Model::new(at_the_end(), 0).with_times(times());
    let mut application = Application::of(model, Arc::new(|| {}));
    application.act(Action::ShowStage(StageTab::Race));
    picture::finish(&mut application);
    for face in RaceFace::ALL {
        application.act(Action::Race(RaceAction::Face(face)));
        for size in (200..=560).step_by(12).map(|height| vec2(1600.0, height as f32)) {
            let image = picture::draw(&mut application, size, 1.0);
            let background = image.get_pixel(0, 0);
            assert!(image.pixels().any(|pixel| pixel != background), "{size}, {face:?}: nothing is drawn");
        }
    }
}

/// Each face of the heuristics tab with each heuristic that it shows differently.
#[test]
fn the_heuristics_tab_is_drawn_in_any_size() {
    thread::scope(|scope| {
        let drawings = Language::ALL.map(|language| scope.spawn(move || draw_heuristics(language)));
        for drawing in drawings {
            drawing.join().expect("nothing panics");
        }
    });
}

fn draw_heuristics(language: Language) {
    let preferences = Preferences { language, ..at_the_end() };
    let model = Model::new(preferences, 0).with_times(times());
    let mut application = Application::of(model, Arc::new(|| {}));
    application.act(Action::Choose(Realm::Heap.into()));
    application.act(Action::ShowStage(StageTab::Heuristics));
    let weighted = HeuristicKind::Weighted(Weight::DEFAULT);
    for (face, heuristic) in [
        (HeuristicsFace::Distances, weighted),
        (HeuristicsFace::Board, HeuristicKind::LinearConflict),
        (HeuristicsFace::Suboptimal, HeuristicKind::BlankCounted),
        (HeuristicsFace::Suboptimal, weighted),
        (HeuristicsFace::Orders, weighted),
    ] {
        application.act(Action::Heuristics(HeuristicsAction::Face(face)));
        application.act(Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
        application.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
        picture::finish(&mut application);
        for size in SIZES {
            let image = picture::draw(&mut application, size, 1.0);
            let background = image.get_pixel(0, 0);
            assert!(image.pixels().any(|pixel| pixel != background), "{size}, {face:?}: nothing is drawn");
        }
    }
}

/// As usual, then on a projector.
fn draw_all(language: Language) {
    let preferences = Preferences { language, ..at_the_end() };
    let model = Model::new(preferences, 0).with_times(times());
    let mut application = Application::of(model, Arc::new(|| {}));
    picture::finish(&mut application);
    for _ in 0..2 {
        draw_sizes(&mut application);
        application.act(Action::SwitchProjector);
    }
}

fn draw_sizes(application: &mut Application) {
    for size in SIZES {
        for [lay, take_away] in OVER_IT {
            application.act(lay);
            let image = picture::draw(application, size, 1.0);
            assert_eq!((image.width() as f32, image.height() as f32), (size.x, size.y));
            let background = image.get_pixel(0, 0);
            assert!(image.pixels().any(|pixel| pixel != background), "{size}: nothing is drawn");
            application.act(take_away);
        }
    }
}

/// Any times, so that none are measured.
pub fn times() -> BTreeMap<Realm, Times> {
    let summary =
        |seconds: f64| TimeSummary { median: seconds, min: seconds * 0.9, max: seconds * 1.4, runs: 5 };
    let times = |realm: Realm| {
        let search = summary(1e-4 * (realm.index() + 1) as f64);
        let lookup = (realm == Realm::Table).then(|| summary(2e-7));
        Times { search, lookup, machine_load: MachineLoad::Quiet }
    };
    Realm::ALL.into_iter().map(|realm| (realm, times(realm))).collect()
}
