//! Where a puzzle opens, and where a search stands after a setting has changed.

use eight_realms_app::{
    desk::{
        action::{SettingsAction, WindowAction},
        lanes::RunState,
        notice::{Notice, SearchDifference},
        preferences::{OpensAt, Preferences},
        screen::StageTab,
    },
    model::{Action, Model},
    questions::QuestionAction,
};
use eight_realms_core::{
    compare::first_difference,
    puzzle::Order,
    realm::{Realm, Tie, TieOrder},
    replay::{Direction, Playback, Stride},
};

use super::test_app::TestApp;

/// The sample, as a person opens it for the first time.
fn opened() -> TestApp {
    let mut app = TestApp::of(Model::new(Preferences::default(), 1));
    app.settle();
    app
}

/// The same, in the midst of realm 7.
fn after(expansions: u64) -> TestApp {
    let mut app = opened();
    app.act(Action::Choose(Realm::Heap.into()));
    for _ in 0..expansions {
        app.act(Action::Step(Stride::Expansion, Direction::Forward));
    }
    app
}

fn expanded(app: &TestApp) -> u64 {
    let lane = app.model.chosen_lane();
    lane.recording.expanded_by(lane.playhead.moment)
}

fn change(app: &mut TestApp, setting: SettingsAction) -> Option<(u64, SearchDifference)> {
    app.act(Action::Settings(setting));
    app.settle();
    match app.model.notice.take() {
        Some((Notice::SettingChanged { setting: told, expanded, difference }, _)) => {
            assert_eq!(told, setting);
            Some((expanded, difference))
        }
        _ => None,
    }
}

#[test]
fn a_puzzle_opens_at_the_start_and_is_searched_meanwhile() {
    let mut app = opened();
    for realm in Realm::LADDER {
        let lane = app.model.lane(realm);
        assert!(matches!(lane.run, RunState::Done(_)), "realm {realm} is searched");
        assert_eq!((lane.playhead.moment, lane.playhead.playback), (0, Playback::Paused), "realm {realm}");
    }
    app.act(Action::ShowStage(StageTab::Race));
    assert_eq!(
        (app.model.together.playhead.moment, app.model.together.playhead.playback),
        (0, Playback::Paused)
    );
    app.act(Action::ShowStage(StageTab::Step));
    app.act(Action::DealRandom);
    app.settle();
    assert_eq!(app.model.chosen_lane().playhead.moment, 0, "another puzzle too");
    app.act(Action::TogglePlay);
    app.act(Action::Tick(1.0));
    assert!(app.model.chosen_lane().playhead.moment > 0, "it plays from there");
}

/// Whoever opens the line of the start comes there anyway.
#[test]
fn the_line_of_the_start_has_no_place() {
    let mut app = opened();
    assert_eq!(app.model.moment_line().to_string(), "8r1:23415x768:1");
    app.act(Action::Step(Stride::Event, Direction::Forward));
    assert!(app.model.moment_line().to_string().starts_with("8r1:23415x768:1@e1~"));
    app.act(Action::Step(Stride::All, Direction::Forward));
    assert_eq!(app.model.moment_line().to_string(), "8r1:23415x768:1@end");
}

#[test]
fn a_puzzle_opens_at_the_end_where_the_settings_say_so() {
    let mut app = opened();
    app.act(Action::Window(WindowAction::OpensAt(OpensAt::End)));
    assert_eq!(app.model.chosen_lane().playhead.moment, 0, "what is shown stays");
    app.act(Action::DealRandom);
    app.settle();
    app.act(Action::Tick(0.1));
    let lane = app.model.chosen_lane();
    assert!(!lane.recording.is_empty() && lane.playhead.moment == lane.recording.len());
}

#[test]
fn the_line_of_the_end_opens_the_end_wherever_puzzles_open() {
    let mut app = opened();
    for (line, at_end) in [("8r1:1624x8735:7@end", true), ("8r1:8672543x1:7", false)] {
        app.act(Action::OpenLine(line.to_owned()));
        app.settle();
        app.act(Action::Tick(0.1));
        let lane = app.model.chosen_lane();
        assert!(!lane.recording.is_empty(), "{line}");
        assert_eq!(lane.playhead.moment == lane.recording.len(), at_end, "{line}");
    }
}

#[test]
fn a_changed_setting_keeps_the_number_of_expansions_and_tells_the_first_difference() {
    let mut app = after(47);
    assert_eq!(expanded(&app), 47);
    let before = app.model.chosen_lane().recording.clone();
    let told = change(&mut app, SettingsAction::Tie(Tie::LowG));
    let lane = app.model.chosen_lane();
    let difference = first_difference(&before, &lane.recording).expect("other ties, other boards").expansion;
    assert!(difference < 47);
    assert_eq!(told, Some((47, SearchDifference::Difference { from: difference })));
    assert_eq!(expanded(&app), 47);
    let lane = app.model.chosen_lane();
    assert_eq!(lane.playhead.moment, lane.recording.moment_after_successors(47), "with its successors");
    assert_eq!(lane.playhead.playback, Playback::Paused);
    app.act(Action::Choose(Realm::Manhattan.into()));
    assert_eq!(expanded(&app), 0, "another realm stays where it stood: at the start");
}

#[test]
fn a_changed_setting_keeps_the_start_and_the_end() {
    let mut app = after(0);
    assert_eq!(change(&mut app, SettingsAction::Tie(Tie::LowG)), None);
    assert_eq!(app.model.chosen_lane().playhead.moment, 0);
    app.act(Action::Step(Stride::All, Direction::Forward));
    assert_eq!(change(&mut app, SettingsAction::Tie(Tie::HighG)), None);
    app.act(Action::Tick(0.1));
    let lane = app.model.chosen_lane();
    assert_eq!(lane.playhead.moment, lane.recording.len());
}

#[test]
fn a_search_that_ends_earlier_stands_at_its_end_and_one_that_is_the_same_says_so() {
    let mut app = after(313);
    let told = change(&mut app, SettingsAction::TieOrder(TieOrder::Lifo));
    assert_eq!(told, Some((313, SearchDifference::Shorter { all: 312 })));
    let lane = app.model.chosen_lane();
    assert_eq!(lane.playhead.moment, lane.recording.len());
    app.act(Action::Choose(Realm::Hash.into()));
    for _ in 0..5 {
        app.act(Action::Step(Stride::Expansion, Direction::Forward));
    }
    let told = change(&mut app, SettingsAction::Tie(Tie::LowG));
    assert_eq!(told, Some((5, SearchDifference::Same)), "breadth-first search has no ties");
    let order = Order::all().last().expect("an order");
    let told = change(&mut app, SettingsAction::Order(order));
    assert!(matches!(told, Some((5, SearchDifference::Difference { .. }))), "{told:?}");
}

#[test]
fn a_race_keeps_its_position() {
    let mut app = after(0);
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Seek(100));
    let told = change(&mut app, SettingsAction::Tie(Tie::LowG));
    assert!(matches!(told, Some((100, _))), "{told:?}");
    assert_eq!(app.model.together.playhead.moment, 100);
    assert_eq!(expanded(&app), 100);
}

#[test]
fn whoever_steps_while_a_search_runs_again_stays_where_he_is() {
    let mut app = after(47);
    app.act(Action::Settings(SettingsAction::Tie(Tie::LowG)));
    app.act(Action::Seek(0));
    app.settle();
    assert_eq!(app.model.chosen_lane().playhead.moment, 0);
    assert!(!matches!(app.model.notice, Some((Notice::SettingChanged { .. }, _))));
}

/// A question hides whatever a changed setting would still tell.
#[test]
fn a_question_lets_go_of_the_place_after_a_changed_setting() {
    let mut app = after(300);
    app.act(Action::Settings(SettingsAction::Tie(Tie::LowG)));
    app.due();
    app.deliver_one(Realm::Heap);
    assert!(app.model.chosen_lane().recording.edge().tally.expanded < 300, "the place is awaited");
    app.act(Action::Question(QuestionAction::Open(None)));
    let asked = app.model.questions.open().expect("a question").moment;
    app.settle();
    assert!(app.model.chosen_lane().recording.edge().tally.expanded > 300);
    assert_eq!(app.model.chosen_lane().playhead.moment, asked);
    assert!(!matches!(app.model.notice, Some((Notice::SettingChanged { .. }, _))));
}
