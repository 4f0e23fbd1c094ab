//! Where the window stands: in a page, in the frame of a course, where little is to move, in another size.

use egui::{Context, Key, Modifiers, Shape, Vec2, vec2};
use eight_realms::gui::{Application, platform::Platform};
use eight_realms_app::{
    desk::{
        camera::ZoomStep,
        notice::{Notice, SettingsNotWritten},
        preferences::Preferences,
        screen::{Animation, Framing, RunsIn, Sheet, StageTab, StoredIn, Surroundings, WindowScale},
    },
    map::MapAction,
    model::Action,
    race::{RaceAction, RaceFace},
    words::Language,
};

use super::test_window::TestWindow;
use crate::at_the_end::at_the_end;

/// A platform that stands somewhere.
struct Standing(Preferences, Surroundings);

impl Platform for Standing {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.0.clone(), None)
    }

    fn clear(&mut self) -> Notice {
        Notice::NotCleared { reason: SettingsNotWritten::System("it is protected".to_owned()) }
    }

    fn surroundings(&self) -> Surroundings {
        self.1.clone()
    }
}

fn window(language: Language, surroundings: Surroundings) -> TestWindow {
    let preferences = Preferences { language, ..at_the_end() };
    let platform = Standing(preferences, surroundings);
    TestWindow::of(language, Application::on(platform, &Context::default(), 7, None))
}

fn browser() -> Surroundings {
    Surroundings { runs_in: RunsIn::Browser, stored_in: StoredIn::LocalStorage, ..Surroundings::default() }
}

/// Lets everything be measured.
fn measure(window: &mut TestWindow) {
    while !window.harness.state().is_settled() {
        std::thread::yield_now();
        window.wait(1);
    }
    window.wait(2);
}

/// Whether a text on the screen contains all of these.
fn says(window: &TestWindow, parts: &[&str]) -> bool {
    window.texts().iter().any(|text| parts.iter().all(|part| text.contains(part)))
}

/// Whether this stands in the picture.
fn is_painted(window: &TestWindow, part: &str) -> bool {
    let shapes = &window.harness.output().shapes;
    shapes
        .iter()
        .any(|clipped| matches!(&clipped.shape, Shape::Text(text) if text.galley.text().contains(part)))
}

#[test]
fn times_of_a_browser_and_memory_of_32_bits_are_called_so() {
    for (language, time, memory) in [
        (Language::English, "run time, browser", "memory, 32 bits"),
        (Language::Chinese, "用时（网页）", "内存（32 位）"),
    ] {
        let marks = if language == Language::English { "in the browser" } else { "在网页里" };
        let mut window = window(language, browser());
        measure(&mut window);
        assert!(is_painted(&window, marks));
        window.act(Action::ShowStage(StageTab::Race));
        window.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        for head in [time, memory] {
            assert!(says(&window, &[head]), "{head}: {:?}", window.texts());
        }
    }
    let mut desktop = TestWindow::with_all_realms(Language::English);
    measure(&mut desktop);
    assert!(!says(&desktop, &["browser"]) && !says(&desktop, &["32 bits"]));
}

/// A course page has the puzzle in its link.
#[test]
fn a_window_in_a_frame_has_no_bar_and_its_stage_is_higher() {
    let language = Language::English;
    let alone = TestWindow::with_realm_7(language);
    let mut framed = window(language, Surroundings { framing: Framing::Embedded, ..browser() });
    framed.act(Action::Choose(eight_realms_core::realm::Realm::Heap.into()));
    assert!(alone.shows(&alone.say("random")) && !framed.shows(&framed.say("random")));
    assert!(framed.shows(&framed.say("tab-step")));
    let top = |window: &TestWindow| {
        use egui_kittest::kittest::Queryable;
        window.harness.get_by_label(&window.say("tab-step")).rect().top()
    };
    assert!(top(&alone) - top(&framed) > 40.0, "{} {}", top(&alone), top(&framed));
    framed.key(Key::E);
    assert!(framed.edits().is_some(), "the keys are there all the same");
}

/// A small frame keeps its tabs and its lanes; the commands are the other page's.
#[test]
fn a_window_in_a_small_frame_has_tabs_and_lanes() {
    for size in [vec2(360.0, 600.0), vec2(700.0, 400.0)] {
        let language = Language::English;
        let mut framed = window(language, Surroundings { framing: Framing::Embedded, ..browser() });
        framed.harness.set_size(size);
        framed.wait(3);
        assert!(!framed.shows(&framed.say("more")), "{size}");
        assert!(says(&framed, &[&framed.say("tabs")]), "{size}: {:?}", framed.texts());
        assert!(says(&framed, &["Choose realm 7"]), "{size}: {:?}", framed.texts());
    }
}

#[test]
fn nothing_slides_where_little_is_to_move() {
    let slides = |animation| {
        let mut window = window(Language::English, Surroundings { animation, ..Surroundings::default() });
        measure(&mut window);
        window.key(Key::Home);
        for _ in 0..3 {
            window.key(Key::ArrowRight);
        }
        window.wait(40);
        window.harness.key_press(Key::ArrowRight);
        window.harness.run_steps(2);
        let first = window.harness.render().unwrap();
        window.wait(40);
        first != window.harness.render().unwrap()
    };
    assert!(slides(Animation::Full), "a tile is on its way");
    assert!(!slides(Animation::Reduced), "every tile is where it belongs at once");
}

#[test]
fn the_window_is_drawn_larger_and_smaller_and_stays_whole() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let zoom = |window: &TestWindow| window.harness.ctx.zoom_factor();
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Plus);
    assert!((zoom(&window) - 1.1).abs() < 1e-3, "{}", zoom(&window));
    assert_eq!(window.model().preferences.scale, WindowScale::from(110));
    assert!(window.shows("110%"));
    for _ in 0..20 {
        window.key_with(Modifiers::COMMAND, Key::Equals);
    }
    let points = window.harness.ctx.content_rect().size();
    assert!(points.x >= 799.0 && points.y >= 559.0, "the smallest layout still fits: {points}");
    assert_eq!(
        window.model().preferences.scale,
        WindowScale::from(150),
        "1440 × 900 holds 800 × 560 so often"
    );
    assert!((zoom(&window) - 1.5).abs() < 1e-3, "what is said is what is drawn");
    let reading = |window: &TestWindow| window.model().preferences.reading;
    assert_eq!(reading(&window), WindowScale::from(200), "the sentences go on alone");
    assert!(window.shows("150%, sentences 200%"));
    while reading(&window) > WindowScale::default() {
        window.key_with(Modifiers::COMMAND, Key::Minus);
        assert_eq!(window.model().preferences.scale, WindowScale::from(150), "they come back first");
    }
    // Given in points of the size that is drawn.
    window.harness.set_size(vec2(1024.0, 640.0) / 1.5);
    window.wait(3);
    window.key_with(Modifiers::COMMAND, Key::Minus);
    assert_eq!(
        window.model().preferences.scale,
        WindowScale::from(100),
        "from 110, the largest that fits here"
    );
    for _ in 0..20 {
        window.key_with(Modifiers::COMMAND, Key::Minus);
    }
    assert!((zoom(&window) - 0.5).abs() < 1e-3);
    window.key_with(Modifiers::COMMAND, Key::Num0);
    assert!((zoom(&window) - 1.0).abs() < 1e-3);
}

/// A phone is made no smaller, and says so; on a projector its letters are as large.
#[test]
fn a_phone_is_not_made_smaller() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let zoom = |window: &TestWindow| window.harness.ctx.zoom_factor();
    for size in [vec2(580.0, 800.0), vec2(900.0, 450.0)] {
        window.harness.set_size(size / zoom(&window));
        window.wait(3);
        let usual = zoom(&window);
        assert!(usual > 1.1, "{size} is a phone: {usual}");
        window.key_with(Modifiers::COMMAND, Key::Minus);
        assert!((zoom(&window) - usual).abs() < 1e-3, "{size}: {}", zoom(&window));
        assert_eq!(window.model().preferences.scale, WindowScale::from(100));
        window.act(Action::SwitchProjector);
        window.wait(3);
        assert!((zoom(&window) - usual).abs() < 1e-3, "{size}: {}", zoom(&window));
        window.act(Action::SwitchProjector);
        window.wait(3);
    }
}

/// On a map, plus and minus alone are the map's; with Ctrl they are the window's.
#[test]
fn plus_alone_is_the_maps() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::ShowStage(StageTab::Map));
    window.act(Action::Map(MapAction::Zoom(ZoomStep::Whole)));
    let camera = window.model().map.camera;
    window.key_with(Modifiers::COMMAND, Key::Plus);
    assert_eq!(window.model().map.camera, camera);
    window.key(Key::Plus);
    assert_ne!(window.model().map.camera, camera);
    assert_eq!(window.model().preferences.scale, WindowScale::from(110));
}

#[test]
fn a_browser_keeps_its_own_keys_for_the_size() {
    let mut window = window(Language::English, browser());
    for key in [Key::Plus, Key::Minus, Key::Num0] {
        window.key_with(Modifiers::COMMAND, key);
        assert_eq!(window.model().preferences.scale, WindowScale::default());
    }
    window.act(Action::Open(Sheet::Keys));
    assert!(!says(&window, &["everything larger"]));
}

#[test]
fn a_window_grows_with_the_size_that_is_chosen_as_far_as_it_fits() {
    use eight_realms::gui::theme::Appearance::{Dark, Projector};
    let large = vec2(3840.0, 2160.0);
    let zoom = |appearance: eight_realms::gui::theme::Appearance, window: Vec2, percent| {
        appearance.scaled_zoom(window, &Surroundings::default(), WindowScale::from(percent))
    };
    assert!((zoom(Dark, large, 200) - 2.0).abs() < 1e-3);
    assert!((zoom(Projector, large, 100) - 4.0).abs() < 1e-3, "a projector fills its screen");
    for (window, most) in [(large, 6.0), (vec2(1280.0, 720.0), 2.0)] {
        assert!((zoom(Projector, window, 200) - most).abs() < 1e-3, "and grows by a half");
    }
    assert!((zoom(Dark, vec2(1024.0, 640.0), 200) - 1.1).abs() < 1e-3, "the largest step that fits");
    assert!((zoom(Dark, vec2(640.0, 500.0), 150) - 1.0).abs() < 1e-3, "a tiny window is not made tinier");
}

/// The sheet of keys ends with version and licences, what is stored and where, and a button that removes it.
#[test]
fn the_sheet_of_keys_says_what_is_stored_and_clears_it() {
    for language in Language::ALL {
        let file = "/home/someone/eight-realms/settings.json";
        let surroundings =
            Surroundings { stored_in: StoredIn::File(file.to_owned()), ..Surroundings::default() };
        let mut window = window(language, surroundings);
        window.act(Action::Open(Sheet::Keys));
        assert!(says(&window, &[env!("CARGO_PKG_VERSION"), "Apache-2.0"]));
        assert!(says(&window, &[file]));
        window.press_word("keys-foot-clear");
        assert!(says(&window, &["it is protected"]), "{:?}", window.texts());
    }
    let mut nowhere = TestWindow::with_realm_7(Language::English);
    nowhere.act(Action::Open(Sheet::Keys));
    assert!(!nowhere.shows(&nowhere.say("keys-foot-clear")), "there is nothing to clear");
}
