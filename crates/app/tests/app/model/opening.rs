//! What the window is asked to open: at once, later, wrong; and the line that would open what it shows.

use eight_realms_app::{
    desk::notice::Notice,
    desk::screen::Face,
    model::{Action, Model},
};
use eight_realms_core::{
    realm::{ParityCheck, Realm, Settings},
    replay::{Direction, Playback, Stride, moment::read},
};

use super::test_app::TestApp;
use crate::{
    at_the_end::at_the_end,
    ground::puzzle,
    verified::{VERIFIED as INSIDE, line},
};

/// A window that opens with a line, searched.
fn opened_with(text: &str) -> TestApp {
    let opening = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut app = TestApp::of(Model::new(at_the_end(), 1).opened_with(Some(opening)));
    app.settle();
    app
}

fn open(app: &mut TestApp, text: &str) {
    app.act(Action::OpenLine(text.to_owned()));
    app.settle();
}

fn notice(app: &TestApp) -> Option<Notice> {
    app.model.notice.as_ref().map(|(notice, _)| notice.clone())
}

#[test]
fn a_line_opens_its_moment_at_the_beginning_and_later() {
    for text in INSIDE {
        let mut later = TestApp::of(Model::new(at_the_end(), 1));
        later.settle();
        open(&mut later, text);
        for app in [&opened_with(text), &later] {
            let (model, line) = (&app.model, line(text));
            let settings = model.chosen_settings().used_by(line.realm);
            assert_eq!(
                (model.puzzle, model.chosen.realm, settings),
                (line.puzzle, line.realm, line.settings.used_by(line.realm))
            );
            assert_eq!(model.chosen_lane().playhead.playback, Playback::Paused, "{text}");
            // One of the realms with a heuristic that is not its own is a lane of one's own.
            let version = if model.face == Face::Own { "8r2:" } else { "8r1:" };
            assert_eq!(model.moment_line().to_string(), text.replace("8r1:", version));
            assert_eq!(notice(app), None, "{text}");
        }
    }
}

#[test]
fn an_expansion_and_the_end_are_places_too() {
    let app = opened_with("8r1:23415x768:5@x868");
    assert_eq!(app.model.chosen_lane().playhead.moment, 3240);
    let app = opened_with("8r1:12345687x:2:p=off@end");
    let lane = app.model.chosen_lane();
    assert_eq!((lane.playhead.moment, app.model.settings.parity), (lane.recording.len(), ParityCheck::Off));
    assert_eq!(lane.recording.edge().tally.expanded, 181_440);
}

#[test]
fn beyond_the_end_the_end_is_shown_with_a_notice() {
    let mut app = opened_with("8r1:23415x768:7@e999999~0000");
    let events = app.model.chosen_lane().recording.len();
    assert_eq!(
        (app.model.chosen_lane().playhead.moment, notice(&app)),
        (events, Some(Notice::BeyondEnd { events }))
    );
    open(&mut app, "8r1:23415x768:7@x315");
    assert_eq!(notice(&app), Some(Notice::BeyondEnd { events }));
}

#[test]
fn a_line_of_other_expansions_is_opened_with_a_notice() {
    let app = opened_with("8r1:23415x768:5@e3240~9e88");
    assert_eq!(app.model.chosen_lane().playhead.moment, 3240);
    assert_eq!(notice(&app), Some(Notice::RecordedOtherwise));
}

#[test]
fn a_wrong_line_brings_a_notice_and_changes_nothing_else() {
    let mut app = opened_with(INSIDE[0]);
    for text in ["", "8r3:23415x768:5", "8r1:23415x768:9", "8r1:23415x76:5", "8r1:23415x768:5@e", "hello"] {
        open(&mut app, text);
        assert!(matches!(notice(&app), Some(Notice::CannotOpen(_))), "{text}");
        assert_eq!(app.model.moment_line().moment(), line(INSIDE[0]));
    }
}

/// A puzzle alone is searched as the settings are, and can be undone as any other.
#[test]
fn a_puzzle_alone_is_opened_as_a_pasted_one() {
    let mut app = opened_with("8672543x1");
    assert_eq!(
        (app.model.puzzle, app.model.chosen.realm),
        (puzzle("8672543x1", "12345678x"), Realm::StringSet)
    );
    assert_eq!(app.model.settings, Settings::default());
    open(&mut app, "2831647x5-1238x4765");
    assert_eq!(app.model.puzzle, puzzle("2831647x5", "1238x4765"));
    app.act(Action::Undo);
    assert_eq!(app.model.puzzle, puzzle("8672543x1", "12345678x"));
}

/// Whoever steps while a place is awaited stays where he is.
#[test]
fn a_step_gives_up_a_place_that_is_awaited() {
    let opening = read(INSIDE[0]).expect("a line");
    let mut app = TestApp::of(Model::new(at_the_end(), 1).opened_with(Some(opening)));
    assert_eq!(app.model.moment_line().moment(), line(INSIDE[0]), "what is awaited is what is shown");
    app.act(Action::Step(Stride::All, Direction::Back));
    app.settle();
    assert_eq!(app.model.chosen_lane().playhead.moment, 0);
    assert_eq!(app.model.moment_line().to_string(), "8r1:23415x768:5@e0~2325");
}

/// Wherever puzzles open, whoever opens the line sees the end.
#[test]
fn the_line_of_the_end_names_it() {
    let mut app = opened_with(INSIDE[2]);
    app.act(Action::Step(Stride::All, Direction::Forward));
    app.settle();
    assert_eq!(app.model.moment_line().to_string(), "8r1:23415x768:8@end");
}
