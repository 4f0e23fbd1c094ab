//! Regions that fold: by key, by handle, and by themselves where the frontier would have no room.

use egui::{Key, Vec2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{Fold, FoldingRegion, Folds, Projector},
    },
    model::Action,
    words::Language,
};
use eight_realms_core::realm::Realm;

use super::test_window::TestWindow;

/// Windows of desks in which every realm shows both ends of its frontier.
const DESKS: [Vec2; 5] = [
    vec2(1024.0, 640.0),
    vec2(1280.0, 593.0),
    vec2(1366.0, 641.0),
    vec2(1440.0, 900.0),
    vec2(1920.0, 1080.0),
];
/// Screens of projectors.
const PROJECTORS: [Vec2; 5] = [
    vec2(1024.0, 768.0),
    vec2(1280.0, 720.0),
    vec2(1366.0, 768.0),
    vec2(1440.0, 900.0),
    vec2(1920.0, 1080.0),
];

/// Goes into the midst of a search, where more boards wait than a row has room for.
fn go_midway(window: &mut TestWindow, realm: Realm) {
    window.act(Action::Choose(realm.into()));
    let events = window.model().chosen_lane().recording.len();
    window.act(Action::Seek(events / 2));
}

/// Checks that a place between the two ends says how many boards are left out.
fn check_ends(window: &TestWindow, place: &str) {
    let scene = window.model().chosen_lane().recording.scene_at(window.moment());
    let waiting = scene.tally.frontier;
    assert!(waiting > 60, "{place}: {waiting} wait");
    let (before, after) = match window.words.language() {
        Language::English => ("", " more"),
        Language::Chinese => ("还有 ", " 个"),
    };
    let number = |text: &String| {
        let digits = text.strip_prefix(before)?.strip_suffix(after)?;
        digits.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()
    };
    // A key has its name, and a hint of the same words.
    let mut left_out: Vec<u64> = window.texts().iter().filter_map(number).collect();
    if !window.model().chosen.is_two_way() {
        left_out.dedup();
    }
    let sum: u64 = left_out.iter().sum();
    assert!(
        !left_out.is_empty() && sum < waiting && sum + 40 > waiting,
        "{place}: {left_out:?} of {waiting}"
    );
}

/// In every window the frontier shows its two ends, whatever else is folded for it.
#[test]
fn the_frontier_is_shown_on_every_desk_and_projector() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        for (projector, sizes) in [(Projector::Off, DESKS), (Projector::On, PROJECTORS)] {
            if window.model().projector != projector {
                window.act(Action::SwitchProjector);
            }
            for size in sizes {
                window.harness.set_size(size);
                window.wait(3);
                for realm in
                    [Realm::Hash, Realm::Bidirectional, Realm::Misplaced, Realm::Manhattan, Realm::Heap]
                {
                    go_midway(&mut window, realm);
                    check_ends(&window, &format!("{size} {projector:?} {language:?} realm {realm}"));
                }
            }
        }
    }
}

/// Both keys fold, and the second press brings back what was open; each handle folds its region.
#[test]
fn keys_and_handles_fold_and_open() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let has_line =
        |window: &TestWindow| window.texts().iter().any(|text| text.starts_with("Plots: frontier"));
    assert!(!has_line(&window));
    window.key(Key::P);
    assert!(has_line(&window) && window.model().folds().plots == Fold::Folded);
    let before = window.model().folds();
    for expected in [Folds::FOLDED, before] {
        window.key(Key::Z);
        assert_eq!(window.model().folds(), expected);
    }
    window.press("Open the plots");
    assert!(!has_line(&window) && window.model().folds() == Folds::OPEN);
    window.press("Fold the ladder to a rail");
    window.press("Fold the reading");
    assert_eq!(window.model().folds(), Folds { plots: Fold::Open, ..Folds::FOLDED });
    window.press("Open the ladder");
    window.press("Open the reading");
    assert_eq!(window.model().folds(), Folds::OPEN);
}

/// The desk and the projector keep what was chosen for each, and a window that becomes small changes neither.
#[test]
fn folds_are_kept_for_desk_and_projector_and_no_size_changes_them() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::SwitchProjector);
    assert_eq!(window.model().folds(), Folds::FOLDED);
    window.act(Action::Window(WindowAction::Fold(FoldingRegion::Ladder)));
    window.act(Action::SwitchProjector);
    assert_eq!(window.model().folds(), Folds::OPEN);
    window.harness.set_size(vec2(800.0, 560.0));
    window.wait(3);
    assert_eq!(window.model().room, Folds { ladder: Fold::Open, ..Folds::FOLDED });
    window.harness.set_size(vec2(1440.0, 900.0));
    window.wait(3);
    let folds = window.model().preferences.folds;
    assert_eq!(folds.desk, Folds::OPEN);
    assert_eq!(folds.projector, Folds { ladder: Fold::Open, ..Folds::FOLDED });
}
