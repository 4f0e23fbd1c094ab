//! What is offered: boards whose words never touch, with g and f; and a question wherever a search stands.

use egui::{Key, Rect, Shape, vec2};
use eight_realms_app::{
    desk::{notice::Notice, preferences::QuestionMode, screen::StageTab},
    model::Action,
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
    words::Language,
};
use eight_realms_core::{
    ask::{QuestionKind, QuestionOptions},
    realm::Realm,
};

use crate::window::test_window::TestWindow;

/// The texts that begin with one of these letters and a thin space, drawn below `top`.
fn costs(window: &TestWindow, top: f32) -> Vec<(String, Rect)> {
    let shapes = window.harness.output().shapes.iter();
    let texts = shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => None,
    });
    let is_cost = |text: &str| ["g\u{2009}", "f\u{2009}"].iter().any(|begin| text.starts_with(begin));
    texts.filter(|(text, rect)| is_cost(text) && rect.top() > top).collect()
}

/// A laptop, a screen, a tablet upright: alone and with a class.
#[test]
fn options_show_g_and_f_and_never_touch() {
    let sizes = [vec2(1024.0, 640.0), vec2(1440.0, 900.0), vec2(800.0, 1067.0)];
    for (size, mode) in
        sizes.into_iter().flat_map(|size| [(size, QuestionMode::Alone), (size, QuestionMode::Class)])
    {
        let mut window = TestWindow::with_realm_7(Language::Chinese);
        window.harness.set_size(size);
        window.act(Action::Question(QuestionAction::Mode(mode)));
        window.act(Action::Seek(676));
        window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
        window.act(Action::Tick(10.0));
        window.wait(3);
        let question = window.model().questions.open().expect("it is asked");
        let QuestionOptions::Boards { boards, .. } = &question.options else { panic!("boards") };
        assert!(boards.len() > 5, "{}", boards.len());
        let prompt = window.texts().into_iter().find(|text| text.contains("哪个局面")).expect("it is asked");
        let costs = costs(&window, window.place(&prompt).y);
        for letter in ["g\u{2009}", "f\u{2009}"] {
            let shown: usize = costs.iter().filter(|(text, _)| text.contains(letter)).count();
            assert_eq!(shown, boards.len(), "{size} {mode:?} {letter}: {costs:?}");
        }
        for (number, (text, rect)) in costs.iter().enumerate() {
            for (other, other_rect) in &costs[number + 1..] {
                let clear = rect.expand2(vec2(6.0, 0.0)).shrink2(vec2(0.0, 2.0));
                assert!(!clear.intersects(*other_rect), "{size} {mode:?}: {text} {other}");
            }
        }
    }
}

/// All searches stand at their ends when the window opens, where nothing is left to ask.
#[test]
fn where_a_search_has_ended_the_key_goes_back_and_asks() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        for realm in Realm::LADDER {
            window.act(Action::Choose(realm.into()));
            let mut questions = Vec::new();
            for _ in 0..3 {
                window.key(Key::End);
                let end = window.moment();
                window.key(Key::Q);
                let question = window.model().questions.open().expect("it is asked");
                questions.push((question.moment, question.question.kind));
                let (moment, expanded) = (window.moment(), window.expanded());
                assert!(moment < end, "realm {realm}");
                let notice = window.model().notice.as_ref().map(|(notice, _)| notice);
                assert_eq!(notice, Some(&Notice::QuestionEarlier { expanded }), "realm {realm}");
                window.key(Key::Escape);
                assert_eq!(window.moment(), moment, "it stays there");
            }
            questions.dedup();
            assert!(questions.len() > 1, "realm {realm}: not the same one each time: {questions:?}");
        }
    }
}

/// A bet is made before a race.
#[test]
fn where_a_race_has_ended_the_key_goes_back_to_its_beginning() {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.act(Action::ShowStage(StageTab::Race));
    window.act(Action::Race(RaceAction::Face(RaceFace::Lanes)));
    window.key(Key::End);
    window.key(Key::Q);
    assert!(window.model().questions.open().is_some_and(|question| question.order.is_some()));
    assert_eq!(window.model().together.playhead.moment, 0);
    assert_eq!(window.model().notice.as_ref().map(|(notice, _)| notice), Some(&Notice::BetBeforeRace));
}
