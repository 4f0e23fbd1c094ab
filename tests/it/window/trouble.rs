//! What the window says when a search ends otherwise than it should.

use std::sync::Arc;

use eight_realms::gui::Application;
use eight_realms_app::{
    desk::{
        cost::RaceMeasure,
        effect::FileNotWritten,
        lanes::{CountingRun, Limits, RunState, StopReason},
        notice::{Notice, SettingsNotRead, SettingsNotWritten},
        preferences::Preferences,
        puzzles::EXAMPLES,
    },
    model::{Action, Model},
    race::RaceAction,
    words::Language,
};
use eight_realms_core::{
    job::Search,
    realm::{Realm, Settings},
};
use eight_realms_worker::worker::Host;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::test_window::{TestWindow, lane};
use crate::{
    at_the_end::at_the_end,
    panicking::{PANIC_MESSAGE, PanickingObserver},
};

#[test]
fn a_panic_in_a_search_is_shown_and_what_was_recorded_can_be_stepped() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for language in Language::ALL {
        let after = rng.random_range(2..200);
        let mut window = TestWindow::with_realm_7(language);
        let puzzle = EXAMPLES[3].puzzle();
        let run = Host::new(Arc::new(|| {})).start_observed(
            Search::new(Realm::Heap, puzzle, Settings::default()),
            PanickingObserver { after },
        );
        let ctx = window.harness.ctx.clone();
        let application = window.harness.state_mut();
        application.act(Action::SetPuzzle(puzzle));
        application.logic(&ctx, 0.0);
        // The run that is replaced has not been polled; this one may send events from the first on.
        let run = run.expect("a thread");
        run.allow_until(u64::MAX);
        application.session_mut().adopt(Realm::Heap, run);
        window.search();
        let facts = [("lane", lane(&window.words, "7").into()), ("reason", PANIC_MESSAGE.into())];
        assert!(window.shows(&window.words.tell("error-lost", &facts)), "{:?}", window.texts());
        assert_eq!((window.model().chosen_lane().recording.len(), window.moment()), (after, after));
        window.key_with(egui::Modifiers::SHIFT, egui::Key::ArrowLeft);
        assert_eq!(window.moment(), after - 1);
        window.press_word("error-lost-offer");
        window.search();
        assert!(
            matches!(window.model().chosen_lane().run, RunState::Done(_)),
            "and it can be searched again"
        );
        assert!(window.model().chosen_lane().recording.len() > after);
    }
}

#[test]
fn a_full_recording_is_reported_kept_and_counted_on_if_requested() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..at_the_end() };
        let model = Model::new(preferences, 7).with_limits(Limits { one: 500, all: 100_000 });
        let mut window = TestWindow::of(language, Application::of(model, Arc::new(|| {})));
        let full = window.words.tell("error-cap", &[("events", 500.into())]);
        assert_eq!(window.model().chosen_lane().run, RunState::Stopped(StopReason::Full));
        assert!(window.shows(&full), "{:?}", window.texts());
        window.press_word("error-cap-offer");
        while !matches!(window.model().chosen_lane().counted, Some(CountingRun::Done(..))) {
            std::thread::yield_now();
            window.wait(1);
        }
        let facts = [("moves", 19.into()), ("expanded", 20_907.into()), ("peak", 9_173.into())];
        window.wait(2);
        assert!(window.shows(&window.words.tell("run-on-found", &facts)), "{:?}", window.texts());
        assert_eq!(window.model().chosen_lane().recording.len(), 500);
    }
}

/// A lane whose search did not run to its end is never measured, and no text says that it will be.
#[test]
fn a_full_lane_is_not_shown_as_being_measured() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..at_the_end() };
        let model = Model::new(preferences, 7).with_limits(Limits { one: 500, all: 100_000 });
        let mut window = TestWindow::of(language, Application::of(model, Arc::new(|| {})));
        window.press_word("tab-race");
        while !window.harness.state().is_settled() {
            std::thread::yield_now();
            window.wait(1);
        }
        for measure in RaceMeasure::ALL {
            window.act(Action::Race(RaceAction::Measure(measure)));
            for word in ["race-counting", "rung-measuring", "race-nothing-known"] {
                assert!(!window.shows(&window.say(word)), "{word} on {measure:?}: {:?}", window.texts());
            }
            assert_eq!(window.shows("–"), measure != RaceMeasure::Expansions, "{measure:?}");
        }
        for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::StringSet) {
            window.act(Action::ToggleShown(realm.into()));
        }
        for measure in [RaceMeasure::Work, RaceMeasure::RunTime] {
            window.act(Action::Race(RaceAction::Measure(measure)));
            assert!(window.shows(&window.say("race-never-known")), "{measure:?}: {:?}", window.texts());
        }
    }
}

#[test]
fn each_failure_is_reported_in_both_languages() {
    let reason = || PANIC_MESSAGE.to_owned();
    let troubles = [
        ("error-heuristics", Notice::ComputationLost { reason: reason() }),
        ("error-measuring", Notice::MeasuringLost { reason: reason() }),
        ("error-worker", Notice::NoWorker { reason: reason() }),
        ("error-map", Notice::MapLost { reason: reason() }),
        (
            "error-settings-unwritten",
            Notice::SettingsNotWritten { reason: SettingsNotWritten::System(reason()) },
        ),
    ];
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for (message, notice) in &troubles {
            assert!(notice.is_trouble(), "{message}");
            window.act(Action::Trouble(notice.clone()));
            window.wait(1);
            let words = window.words.tell(message, &[("reason", PANIC_MESSAGE.into())]);
            assert!(window.shows(&words), "{message}: {:?}", window.texts());
        }
    }
}

#[test]
fn a_file_that_could_not_be_read_or_written_is_named_in_both_languages() {
    let reason = || PANIC_MESSAGE.to_owned();
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let [file, copy] = ["settings.json", "settings.json.unread"].map(str::to_owned);
        for (reason, text) in [
            (SettingsNotRead::NotPlain, window.say("error-not-plain")),
            (SettingsNotRead::TooLarge, window.say("error-too-large")),
            (SettingsNotRead::Text(reason()), reason()),
        ] {
            let (stored_in, copy) = (file.clone(), copy.clone());
            let args =
                [("file", file.as_str().into()), ("reason", text.into()), ("copy", copy.as_str().into())];
            let words = window.words.tell("error-settings", &args);
            window.act(Action::Trouble(Notice::SettingsUnreadable { stored_in, reason, copy: copy.clone() }));
            window.wait(1);
            assert!(window.shows(&words), "{:?}", window.texts());
        }
        window.act(Action::Trouble(Notice::WindowUnreadable { copy: copy.clone() }));
        window.wait(1);
        assert!(window.shows(&window.words.tell("error-window-place", &[("copy", copy.into())])));
        let protected = window.say("error-protected");
        let args = [("file", file.as_str().into()), ("reason", protected.into())];
        let protected = window.words.tell("error-file", &args);
        let no_folder = window.say("error-no-folder");
        let of_file = SettingsNotWritten::File { path: file, reason: FileNotWritten::Protected };
        for (reason, words) in [(of_file, protected), (SettingsNotWritten::NoFolder, no_folder)] {
            window.act(Action::Trouble(Notice::SettingsNotWritten { reason }));
            window.wait(1);
            let words = window.words.tell("error-settings-unwritten", &[("reason", words.into())]);
            assert!(window.shows(&words), "{:?}", window.texts());
        }
        window.act(Action::Trouble(Notice::SettingsUnknown { names: vec!["theme".to_owned()] }));
        window.wait(1);
        let words = window.words.tell("error-settings-strange", &[("names", "theme".into())]);
        assert!(window.shows(&words), "{:?}", window.texts());
    }
}
