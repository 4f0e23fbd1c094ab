//! A computer that was busy, as the window tells it, and run times that are measured again.

use egui::{Key, Shape};
use eight_realms::gui::theme::Appearance;
use eight_realms_app::{
    desk::{jobs::Role, lanes::Times},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    lane::LaneId,
    realm::Realm,
};

use super::test_window::{TestWindow, lane_first};
use crate::test_app;

/// No search is timed so often by itself: three times at the least, or once.
const RUNS: u32 = 2;

/// Realm 7 was timed while the computer did this.
fn take_times(window: &mut TestWindow, machine_load: MachineLoad) {
    take_times_of(window, Realm::Heap, machine_load);
}

fn take_times_of(window: &mut TestWindow, realm: Realm, machine_load: MachineLoad) {
    let search = TimeSummary { median: 2.5, min: 1.0, max: 2.6, runs: RUNS };
    let times = Times { search, lookup: None, machine_load };
    window.act(Action::From(Role::Measure, test_app::timed(realm, times, None)));
}

/// The same in a window that takes no other times.
fn timed(language: Language, machine_load: MachineLoad) -> TestWindow {
    let mut window = TestWindow::without_polling(language);
    window.search();
    take_times(&mut window, machine_load);
    window
}

/// The sentences about a busy computer, line by line.
fn busy_note(window: &TestWindow, first: &str) -> String {
    [first.to_owned(), window.say("plot-time-busy-note")].join("\n")
}

#[test]
fn a_busy_computer_is_named_over_the_third_plot_in_both_languages() {
    for language in Language::ALL {
        let window = timed(language, MachineLoad::Shared(0.253));
        let args = [("lane", lane_first(&window.words, "7").into()), ("share", "25.3\u{2009}%".into())];
        let shared = busy_note(&window, &window.words.tell("plot-time-busy-shared", &args));
        assert!(window.shows(&shared), "{shared}: {:?}", window.texts());
        let window = timed(language, MachineLoad::Uneven(2.46));
        let args = [("lane", lane_first(&window.words, "7").into()), ("times", "2.5".into())];
        let uneven = busy_note(&window, &window.words.tell("plot-time-busy-uneven", &args));
        assert!(window.shows(&uneven), "{uneven}: {:?}", window.texts());
        let window = timed(language, MachineLoad::Quiet);
        assert!(!window.texts().iter().any(|text| text.contains(&window.say("plot-time-busy-note"))));
    }
}

/// No realm, each realm, some pairs; one of them chosen, or another one: a warning is at the lanes of the set, and at the time of
/// the chosen realm only if it is one of them.
#[test]
fn a_busy_computer_is_marked_at_the_realm_that_it_concerns() {
    let mut window = TestWindow::without_polling(Language::English);
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        window.act(Action::ToggleShown(realm.into()));
    }
    window.search();
    let ladder = window.model().ladder();
    let pairs = [0, 6].map(|i| vec![ladder[i], ladder[(i + 3) % ladder.len()]]);
    let sets = [vec![]].into_iter().chain(ladder.clone().into_iter().map(|realm| vec![realm])).chain(pairs);
    for busy in sets {
        for realm in ladder.clone() {
            let load = if busy.contains(&realm) { MachineLoad::Shared(0.253) } else { MachineLoad::Quiet };
            take_times_of(&mut window, realm.realm, load);
        }
        for chosen in busy.iter().copied().chain([ladder[0], ladder[4]]) {
            window.act(Action::Choose(chosen));
            let note = |realm: Realm| {
                let args = [
                    ("lane", lane_first(&window.words, realm.label()).into()),
                    ("share", "25.3\u{2009}%".into()),
                ];
                busy_note(&window, &window.words.tell("plot-time-busy-shared", &args))
            };
            let noted: Vec<LaneId> =
                ladder.clone().into_iter().filter(|realm| window.shows(&note(realm.realm))).collect();
            assert!(busy.iter().all(|realm| noted.contains(realm)) && noted.len() == busy.len(), "{busy:?}");
            let expected = busy.len() + usize::from(busy.contains(&chosen));
            assert_eq!(warnings(&window), expected, "{chosen:?} of {busy:?}");
        }
    }
}

/// The warning signs that are drawn.
fn warnings(window: &TestWindow) -> usize {
    let fill = Appearance::default().palette().warning;
    let shapes = window.harness.output().shapes.iter();
    shapes.filter(|clipped| matches!(&clipped.shape, Shape::Path(path) if path.fill == fill)).count()
}

#[test]
fn the_button_and_its_key_measure_again() {
    for language in Language::ALL {
        for by_key in [None, Some(Key::T)] {
            let mut window = TestWindow::with_realm_7(language);
            while !window.model().seen().can_measure_again() {
                window.wait(1);
            }
            take_times(&mut window, MachineLoad::Shared(0.25));
            if let Some(key) = by_key {
                window.key(key);
            } else {
                let args = [
                    ("plot", window.say("plot-title-time").into()),
                    ("what", window.say("plot-time-again").into()),
                ];
                window.press(&window.words.tell("plot-control", &args));
            }
            let runs = window.model().lane(Realm::Heap).times.map(|times| times.search.runs);
            assert_ne!(runs, Some(RUNS), "{by_key:?}");
        }
    }
}
