//! What the window says when a search ends otherwise than it should.

use std::sync::Arc;

use eight_realms::{
    app::{
        Action, CountingRun, EXAMPLES, Limits, Model, Notice, Preferences, RaceAction, RaceMeasure, RunState,
        SettingsNotWritten, StopReason,
    },
    gui::Application,
    job::Search,
    realm::{Realm, Settings},
    words::Language,
    worker::Host,
};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::desk::Desk;
use crate::probe::{BROKEN, Breaks};

#[test]
fn a_panic_in_a_search_is_shown_and_what_was_recorded_can_be_stepped() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for language in Language::ALL {
        let after = chance.random_range(2..200);
        let mut desk = Desk::with_realm_7(language);
        let puzzle = EXAMPLES[3].puzzle();
        let run = Host::new(Arc::new(|| {}))
            .start_watched(Search::new(Realm::Heap, puzzle, Settings::default()), Breaks { after });
        let ctx = desk.harness.ctx.clone();
        let application = desk.harness.state_mut();
        application.act(Action::SetPuzzle(puzzle));
        application.logic(&ctx, 0.0);
        // The run that is replaced has not been heard; this one may speak from its first event on.
        let run = run.expect("a thread");
        run.allow_until(u64::MAX);
        application.session_mut().adopt(Realm::Heap, run);
        desk.search();
        let facts = [("realm", "7".into()), ("reason", BROKEN.into())];
        assert!(desk.shows(&desk.words.tell("error-lost", &facts)), "{:?}", desk.texts());
        assert_eq!((desk.model().chosen_lane().recording.len(), desk.moment()), (after, after));
        desk.key_with(egui::Modifiers::SHIFT, egui::Key::ArrowLeft);
        assert_eq!(desk.moment(), after - 1);
        desk.press_word("error-lost-offer");
        desk.search();
        assert!(matches!(desk.model().chosen_lane().run, RunState::Done(_)), "and it can be searched again");
        assert!(desk.model().chosen_lane().recording.len() > after);
    }
}

#[test]
fn a_full_recording_is_said_kept_and_counted_on_if_wanted() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..Preferences::default() };
        let model = Model::new(preferences, 7).with_limits(Limits { one: 500, all: 100_000 });
        let mut desk = Desk::of(language, Application::of(model, Arc::new(|| {})));
        let full = desk.words.tell("error-cap", &[("events", 500.into())]);
        assert_eq!(desk.model().chosen_lane().run, RunState::Stopped(StopReason::Full));
        assert!(desk.shows(&full), "{:?}", desk.texts());
        desk.press_word("error-cap-offer");
        while !matches!(desk.model().chosen_lane().counted, Some(CountingRun::Done(..))) {
            std::thread::yield_now();
            desk.wait(1);
        }
        let facts = [("moves", 19.into()), ("expanded", 20_907.into()), ("peak", 9_173.into())];
        desk.wait(2);
        assert!(desk.shows(&desk.words.tell("run-on-found", &facts)), "{:?}", desk.texts());
        assert_eq!(desk.model().chosen_lane().recording.len(), 500);
    }
}

/// A lane whose search was not searched to its end is never measured, and nobody says that it will be.
#[test]
fn what_a_full_lane_spends_is_not_said_to_be_being_found_out() {
    for language in Language::ALL {
        let preferences = Preferences { language, ..Preferences::default() };
        let model = Model::new(preferences, 7).with_limits(Limits { one: 500, all: 100_000 });
        let mut desk = Desk::of(language, Application::of(model, Arc::new(|| {})));
        desk.press_word("tab-race");
        while !desk.harness.state().is_settled() {
            std::thread::yield_now();
            desk.wait(1);
        }
        for clock in RaceMeasure::ALL {
            desk.act(Action::Race(RaceAction::Measure(clock)));
            for word in ["race-counting", "rung-measuring", "race-nothing-known"] {
                assert!(!desk.shows(&desk.say(word)), "{word} on {clock:?}: {:?}", desk.texts());
            }
            assert_eq!(desk.shows("–"), clock != RaceMeasure::Expansions, "{clock:?}");
        }
        for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::StringSet) {
            desk.act(Action::ToggleShown(realm));
        }
        for clock in [RaceMeasure::Work, RaceMeasure::BareTime] {
            desk.act(Action::Race(RaceAction::Measure(clock)));
            assert!(desk.shows(&desk.say("race-never-known")), "{clock:?}: {:?}", desk.texts());
        }
    }
}

#[test]
fn what_went_wrong_is_said_in_both_languages() {
    let reason = || BROKEN.to_owned();
    let troubles = [
        ("error-heuristics", Notice::StudyLost { reason: reason() }),
        ("error-measuring", Notice::MeasuringLost { reason: reason() }),
        ("error-worker", Notice::NoWorker { reason: reason() }),
        ("error-map", Notice::MapLost { reason: reason() }),
        (
            "error-settings-unwritten",
            Notice::SettingsUnwritten { reason: SettingsNotWritten::System(reason()) },
        ),
        ("error-window-place", Notice::WindowUnread),
        ("error-settings", Notice::SettingsUnread { reason: reason() }),
    ];
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        for (message, notice) in &troubles {
            assert!(notice.is_trouble(), "{message}");
            desk.act(Action::Trouble(notice.clone()));
            desk.wait(1);
            let words = desk.words.tell(message, &[("reason", BROKEN.into())]);
            assert!(desk.shows(&words), "{message}: {:?}", desk.texts());
        }
        let protected = desk.words.tell("error-protected", &[("file", "settings.json".into())]);
        let no_folder = desk.say("error-no-folder");
        let file = "settings.json".to_owned();
        for (reason, words) in
            [(SettingsNotWritten::Protected(file), protected), (SettingsNotWritten::NoFolder, no_folder)]
        {
            desk.act(Action::Trouble(Notice::SettingsUnwritten { reason }));
            desk.wait(1);
            let words = desk.words.tell("error-settings-unwritten", &[("reason", words.into())]);
            assert!(desk.shows(&words), "{:?}", desk.texts());
        }
        desk.act(Action::Trouble(Notice::SettingsStrange { names: vec!["theme".to_owned()] }));
        desk.wait(1);
        let words = desk.words.tell("error-settings-strange", &[("names", "theme".into())]);
        assert!(desk.shows(&words), "{:?}", desk.texts());
    }
}
