//! What lies over the edges of a screen, and an on-screen keyboard.

use egui::{Pos2, Rect, Vec2, epaint::MarginF32};
use egui_kittest::kittest::Queryable;
use eight_realms::gui::{safe_area::SafeArea, theme::regions::Arrangement};
use eight_realms_app::{
    desk::{
        action::SolutionAction,
        screen::{Sheet, StageTab},
    },
    layers::Layer,
    model::Action,
    words::Language,
};
use eight_realms_core::puzzle::BoardRole;

use super::test_window::TestWindow;

/// Screens, and what lies over their left, right, upper and lower edge.
const SCREENS: [([f32; 2], [f32; 4]); 5] = [
    ([390.0, 844.0], [0.0, 0.0, 47.0, 34.0]),
    ([844.0, 390.0], [47.0, 47.0, 0.0, 21.0]),
    ([320.0, 568.0], [0.0, 0.0, 20.0, 0.0]),
    ([768.0, 1024.0], [0.0, 0.0, 24.0, 20.0]),
    ([1024.0, 768.0], [0.0, 0.0, 24.0, 20.0]),
];

fn insets([left, right, top, bottom]: [f32; 4]) -> MarginF32 {
    MarginF32 { left, right, top, bottom }
}

fn content(window: &TestWindow) -> Rect {
    window.harness.ctx.content_rect()
}

fn of_size(size: [f32; 2]) -> TestWindow {
    let mut window = TestWindow::with_realm_7(Language::English);
    (0..4).for_each(|_| frame(&mut window, size));
    window
}

/// A frame on a screen of a size, whatever the size of a point.
fn frame(window: &mut TestWindow, size: [f32; 2]) {
    window.harness.set_size(Vec2::from(size) / window.harness.ctx.zoom_factor());
    window.wait(1);
}

/// Puts the window on a screen with something over its edges; returns how it is arranged, once it has come to rest.
fn at_rest(window: &mut TestWindow, size: [f32; 2], edges: [f32; 4]) -> (Arrangement, f32) {
    SafeArea::set(&window.harness.ctx, insets(edges), 0.0);
    (0..4).for_each(|_| frame(window, size));
    let zoom = window.harness.ctx.zoom_factor();
    let expected = Rect::from_min_size(Pos2::ZERO, Vec2::from(size) / zoom) - insets(edges) / zoom;
    for _ in 0..3 {
        frame(window, size);
        let content = window.harness.ctx.content_rect();
        assert!((window.harness.ctx.zoom_factor() - zoom).abs() < f32::EPSILON, "{size:?}");
        assert!((content.min - expected.min).length() < 1.0, "{size:?}: {content:?}, {expected:?}");
        assert!((content.max - expected.max).length() < 1.0, "{size:?}: {content:?}, {expected:?}");
    }
    (Arrangement::of(expected.size()), zoom)
}

#[test]
fn what_lies_over_the_edges_changes_no_class_and_no_size() {
    for (size, edges) in SCREENS {
        let mut window = of_size(size);
        let before = at_rest(&mut window, size, [0.0; 4]);
        assert_eq!(at_rest(&mut window, size, edges), before, "{size:?}");
    }
}

/// The size of a point changes with the class, and what lies over the edges changes too.
#[test]
fn a_screen_that_is_turned_comes_to_rest() {
    let mut window = of_size([844.0, 1000.0]);
    for number in [0, 3, 1, 4, 0] {
        let (size, edges) = SCREENS[number];
        at_rest(&mut window, size, edges);
    }
}

/// A keyboard takes room from the sheet alone.
#[test]
fn a_keyboard_leaves_the_field_in_sight_and_the_stage_in_its_place() {
    const KEYBOARD: f32 = 300.0;
    for (size, edges) in [SCREENS[0], SCREENS[3]] {
        let mut window = of_size(size);
        SafeArea::set(&window.harness.ctx, insets(edges), 0.0);
        window.wait(2);
        let step = |window: &TestWindow| window.harness.get_by_label("Playhead").rect();
        let (before, class) = (step(&window), Arrangement::of(content(&window).size()));
        window.act(Action::Open(Sheet::Places));
        window.wait(3);
        window.harness.get_by_label(&window.say("places-field")).click();
        window.wait(3);
        SafeArea::set(&window.harness.ctx, insets(edges), KEYBOARD);
        window.wait(4);
        let free = content(&window).bottom() - SafeArea::keyboard(&window.harness.ctx);
        let field = window.harness.get_by_label(&window.say("places-field")).rect();
        assert!(free < content(&window).bottom() - 200.0);
        assert!(
            field.bottom() <= free && field.top() >= content(&window).top(),
            "{size:?}: {field:?}, {free}"
        );
        assert_eq!((step(&window), Arrangement::of(content(&window).size())), (before, class), "{size:?}");
    }
}

/// What the browser's Back and Escape close is the same: one after the other, and then nothing is left to close.
#[test]
fn a_page_of_a_phone_is_closed_by_escape() {
    let mut window = of_size([390.0, 844.0]);
    window.act(Action::ShowStage(StageTab::Reading));
    window.act(Action::Edit(BoardRole::Start));
    window.act(Action::Open(Sheet::Keys));
    for (layers, stage) in [
        (&[Layer::Sheet, Layer::Editor, Layer::Reading][..], StageTab::Reading),
        (&[Layer::Editor, Layer::Reading], StageTab::Reading),
        (&[Layer::Reading], StageTab::Reading),
        (&[], StageTab::Step),
    ] {
        assert_eq!(window.model().layers().collect::<Vec<_>>(), layers);
        assert_eq!(window.model().stage, stage);
        window.key(egui::Key::Escape);
    }
    let mut wide = of_size([1024.0, 640.0]);
    wide.act(Action::ShowStage(StageTab::Reading));
    assert_eq!(wide.model().layers().next(), None, "where the reading is a tab, it is nothing to close");
}

/// The walk along the solution is something that Back closes; what plays on it is paused first.
#[test]
fn the_walk_along_the_solution_is_closed_by_escape() {
    let mut window = of_size([390.0, 844.0]);
    window.act(Action::Solution(SolutionAction::Open));
    window.act(Action::TogglePlay);
    assert!(window.model().seen().desk.is_playing());
    for is_walking in [true, false] {
        assert_eq!(window.model().layers().collect::<Vec<_>>(), [Layer::Walk]);
        window.key(egui::Key::Escape);
        assert!(!window.model().seen().desk.is_playing());
        assert_eq!(window.model().seen().desk.is_walking(), is_walking);
    }
    assert_eq!(window.model().layers().next(), None);
}
