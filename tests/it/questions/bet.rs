//! A bet before a race: in which order the realms will come.

use egui::Key;
use eight_realms_app::{
    desk::{cost::RaceMeasure, screen::StageTab},
    model::Action,
    race::RaceAction,
    words::Language,
};
use eight_realms_core::{
    ask::{Prediction, QuestionKind},
    lane::LaneId,
    realm::Realm,
};

use crate::window::test_window::TestWindow;

fn before_a_race(language: Language) -> TestWindow {
    let mut window = TestWindow::with_all_realms(language);
    window.search();
    window.act(Action::ShowStage(StageTab::Race));
    window.wait(2);
    window.act(Action::Seek(0));
    window.wait(2);
    window
}

#[test]
fn realms_are_put_in_order_by_their_digits() {
    for language in Language::ALL {
        let mut window = before_a_race(language);
        window.key(Key::Q);
        let question = window.model().questions.open().expect("a bet can be made");
        assert_eq!(question.question.kind, QuestionKind::Order);
        let realms: Vec<LaneId> = window.model().shown_lanes().collect();
        let digits = [Key::Num3, Key::Num6, Key::Num7, Key::Num4, Key::Num8, Key::Num5, Key::Num2, Key::Num1];
        for digit in &digits[..2] {
            window.key(*digit);
        }
        window.key(Key::Backspace);
        window.key(Key::Enter);
        assert!(window.model().questions.open().is_some(), "not all realms have a place yet");
        for digit in &digits[1..] {
            window.key(*digit);
        }
        window.key(Key::Enter);
        let results = &window.model().questions.results;
        let Some(Prediction::Order(given)) = &results[0].answer else { panic!("an order") };
        assert_eq!(given.len(), realms.len());
        assert_eq!(given[0], Realm::Table);
        let Prediction::Order(right) = &results[0].right.full[0] else { panic!("an order") };
        let cost = |lane: &LaneId| {
            let tally = &window.model().lane(*lane).recording.edge().tally;
            if lane.looks_up() { tally.lookups } else { tally.expanded }
        };
        assert!(right.is_sorted_by_key(cost), "{right:?}");
        window.key(Key::Space);
        assert!(window.model().questions.current.is_none());
        assert!(window.model().together.playhead.playback != eight_realms_core::replay::Playback::Paused);
    }
}

#[test]
fn a_bet_is_made_at_the_beginning_alone_and_shows_nothing_of_the_race() {
    let mut window = before_a_race(Language::English);
    window.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    window.act(Action::Seek(100));
    window.key(Key::Q);
    assert!(window.model().questions.open().is_some(), "back at the beginning");
    assert_eq!(window.model().seen().race_position(), 0);
    window.key(Key::Escape);
    window.act(Action::Seek(0));
    let before = window.texts();
    window.key(Key::Q);
    let during = window.texts();
    let lengths: Vec<String> = window
        .model()
        .shown_lanes()
        .map(|realm| {
            eight_realms_app::words::figures::grouped(
                window.model().lane(realm).recording.edge().tally.expanded,
            )
        })
        .filter(|figure| figure.len() > 2)
        .collect();
    let shown = |texts: &[String], figure: &str| texts.iter().any(|text| text.contains(figure));
    assert!(
        lengths.iter().any(|figure| shown(&before, figure)),
        "the finished race shows what realms expand"
    );
    for figure in &lengths {
        assert!(!shown(&during, figure), "{figure} is shown while the bet is open");
    }
    window.key(Key::Escape);
    assert!(window.model().questions.results.is_empty());
}
