//! The card of a question: chosen by digit, arrow and pointer, answered, gone on from.

use std::sync::Arc;

use egui::{Key, Rect, Shape, vec2};
use eight_realms::gui::Application;
use eight_realms_app::{
    desk::action::LanesAction,
    desk::{
        action::SettingsAction, lanes::Limits, notice::Notice, preferences::QuestionMode, screen::StageTab,
    },
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    questions::{QuestionAction, entry::AnswerEntry},
    words::Language,
};
use eight_realms_core::{
    ask::{FULL, QuestionBoard, QuestionKind},
    heuristic::{HeuristicKind, Weight},
    lane::LaneRequest,
    realm::{Realm, Tie},
};

use crate::{
    at_the_end::at_the_end,
    window::test_window::{TestWindow, puzzle},
};

/// Asks of realm 7 what is expanded next.
fn asking(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::Seek(40));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    window.wait(2);
    assert!(window.model().questions.open().is_some());
    window
}

#[test]
fn a_board_is_chosen_by_its_digit_answered_and_gone_on_from() {
    for language in Language::ALL {
        let mut window = asking(language);
        let question = window.model().questions.open().expect("it is open");
        let moment = question.moment;
        assert!(question.right().is_none(), "nothing is given away");
        window.key(Key::Num1);
        window.key(Key::ArrowRight);
        window.key(Key::ArrowLeft);
        assert_eq!(window.moment(), moment, "the arrows are the question's");
        window.key(Key::Enter);
        let questions = &window.model().questions;
        let question = questions.current.as_ref().expect("its answer is shown");
        let given = question.given.clone().expect("it is answered");
        let right = question.right().expect("it is answered").clone();
        let is_right = given.answer.as_ref().is_some_and(|answer| right.full.contains(answer));
        assert_eq!(given.verdict.points == FULL, is_right);
        assert_eq!((questions.answered(), questions.points()), (1, u32::from(given.verdict.points)));
        window.key(Key::Space);
        assert!(window.model().questions.current.is_none());
        assert_eq!(window.moment(), moment + 1, "the search takes the step");
    }
}

#[test]
fn while_it_is_open_the_search_stands_still_and_escape_leaves_it() {
    for language in Language::ALL {
        let mut window = asking(language);
        let moment = window.moment();
        for key in [Key::Space, Key::ArrowRight, Key::End, Key::R, Key::F3, Key::Num0] {
            if window.model().questions.open().is_some() {
                window.key(key);
            }
            assert_eq!(window.moment(), moment, "{key:?}");
        }
        assert!(window.model().questions.open().is_none(), "0 says that one does not know");
        assert_eq!((window.model().questions.answered(), window.model().questions.points()), (1, 0));
        window.key(Key::Escape);
        assert!(window.model().questions.current.is_none());
    }
}

#[test]
fn the_key_asks_here_or_at_the_next_place() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Seek(41));
        window.key(Key::Q);
        let question = window.model().questions.open().expect("something can be asked");
        assert!(question.moment >= 41);
        window.key(Key::Escape);
        assert_eq!(window.model().questions.answered(), 0, "one that is left does not count");
    }
}

/// Another kind about the same moment, and back to the first; where there is no other, that is told, and hands that have
/// been counted are kept.
#[test]
fn the_key_puts_another_question_about_the_same_moment() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::OpenLine("8r1:41325678x:7@e20".to_owned()));
        window.search();
        window.key(Key::Q);
        let open = |window: &TestWindow| {
            let question = window.model().questions.open().expect("something can be asked");
            (question.question.kind, question.moment)
        };
        let (first, moment) = open(&window);
        window.key(Key::Q);
        let (second, same) = open(&window);
        assert_eq!((first, second, same), (QuestionKind::Next, QuestionKind::Heap, moment));
        assert!(window.shows(&window.say("ask-heap-take")), "its words, and not those of the first");
        window.press_word("question-another");
        assert_eq!(open(&window), (first, moment));
        window.key(Key::Escape);
        window.act(Action::Question(QuestionAction::Mode(QuestionMode::Class)));
        window.key(Key::Q);
        let kind = open(&window).0;
        window.key(Key::Num1);
        window.key(Key::Q);
        assert_eq!(open(&window).0, kind, "a hand has been counted");
        window.key(Key::Escape);
        window.act(Action::OpenLine("8r1:23415x768:4@e40".to_owned()));
        window.search();
        window.key(Key::Q);
        window.key(Key::Q);
        let notice = window.model().notice.as_ref().map(|(notice, _)| notice);
        assert_eq!(notice, Some(&Notice::NoOtherQuestion));
    }
}

#[test]
fn a_question_about_the_heap_stands_beside_it() {
    for (realm, kind) in [(Realm::Heap, QuestionKind::Heap), (Realm::Buckets, QuestionKind::Bucket)] {
        let mut window = TestWindow::with_all_realms(Language::English);
        window.act(Action::Choose(realm.into()));
        window.search();
        window.act(Action::ShowStage(StageTab::Inside));
        window.act(Action::Inside(InsideAction::Face(InsideFace::Tree)));
        window.act(Action::Seek(20));
        window.act(Action::Question(QuestionAction::Open(Some(kind))));
        window.wait(2);
        assert!(window.model().questions.open().is_some(), "{kind:?}");
        let shown =
            |window: &TestWindow| (window.model().stage, window.model().inside.shown_face(window.model()));
        assert_eq!(shown(&window), (StageTab::Inside, Some(InsideFace::Structure)));
        window.key(Key::I);
        assert_eq!(
            shown(&window),
            (StageTab::Inside, Some(InsideFace::Structure)),
            "no other face is offered"
        );
        window.key(Key::Escape);
        assert_eq!(shown(&window), (StageTab::Inside, Some(InsideFace::Tree)));
    }
}

/// Triangles of nine points that point to the right: that beside the bucket which is looked at first next time is one.
fn pointers(window: &TestWindow) -> usize {
    fn count(shape: &Shape) -> usize {
        match shape {
            Shape::Vec(shapes) => shapes.iter().map(count).sum(),
            Shape::Path(path) if path.points.len() == 3 => {
                let size = Rect::from_points(&path.points).size();
                usize::from((size - vec2(8.1, 9.0)).abs().max_elem() < 0.1)
            }
            _ => 0,
        }
    }
    window.harness.output().shapes.iter().map(|clipped| count(&clipped.shape)).sum()
}

/// Where the next entry is looked for first is nearly always where it is found.
#[test]
fn the_bucket_that_comes_next_is_not_pointed_at_in_its_question() {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.act(Action::Choose(Realm::Buckets.into()));
    window.search();
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    for moment in [8, 15, 20] {
        window.act(Action::Seek(moment));
        window.wait(3);
        let before = pointers(&window);
        window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Bucket))));
        window.wait(3);
        assert!(window.model().questions.open().is_some());
        assert_eq!(pointers(&window) + 1, before, "at {moment}");
        window.key(Key::Escape);
        window.wait(3);
        assert_eq!(pointers(&window), before, "at {moment}");
    }
}

#[test]
fn an_answered_question_goes_with_what_it_was_about() {
    let changes: [fn(&mut TestWindow); 4] = [
        |window| window.act(Action::Choose(Realm::Hash.into())),
        |window| window.act(Action::SetPuzzle(puzzle("41325678x"))),
        |window| window.act(Action::Settings(SettingsAction::Tie(Tie::LowG))),
        |window| window.act(Action::Undo),
    ];
    for change in changes {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.act(Action::SetPuzzle(puzzle("1237x8564")));
        window.search();
        window.act(Action::Seek(40));
        window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
        window.key(Key::Num1);
        window.key(Key::Enter);
        assert!(window.model().questions.current.is_some(), "its answer is shown");
        change(&mut window);
        assert!(window.model().questions.current.is_none());
        window.search();
        let moment = window.moment();
        window.act(Action::Question(QuestionAction::GoOn));
        assert_eq!(window.moment(), moment, "nothing goes on");
        assert_eq!(window.model().questions.answered(), 1, "it is kept");
    }
}

#[test]
fn a_search_that_did_not_end_has_no_question_about_its_count() {
    let preferences = at_the_end();
    let model = Model::new(preferences, 7).with_limits(Limits { one: 500, all: 100_000 });
    let mut window = TestWindow::of(Language::English, Application::of(model, Arc::new(|| {})));
    window.act(Action::Seek(0));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Count))));
    assert!(window.model().questions.open().is_none());
    assert_eq!(window.model().notice.as_ref().map(|(notice, _)| notice), Some(&Notice::NothingToAsk));
    // Nor where parity has answered, and nothing is expanded.
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::SetPuzzle(puzzle("12345687x")));
    window.search();
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Count))));
    assert!(window.model().questions.open().is_none());
}

#[test]
fn a_point_is_typed_in_tenths_alone() {
    let typed = |text: &str, heuristic: HeuristicKind| {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.act(Action::Lanes(LanesAction::Add(LaneRequest {
            heuristic: Some(heuristic),
            ..LaneRequest::of(Realm::Heap)
        })));
        window.search();
        window.act(Action::Seek(0));
        window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Value))));
        text.chars().for_each(|letter| window.act(Action::Question(QuestionAction::Write(letter))));
        window.model().questions.open().expect("it is open").entry.clone()
    };
    assert_eq!(typed("6.4", HeuristicKind::Manhattan), AnswerEntry::Number("64".to_owned()));
    assert_eq!(
        typed("12.44", HeuristicKind::Weighted(Weight::DEFAULT)),
        AnswerEntry::Number("12.4".to_owned())
    );
}

/// What the rules of the puzzle say of a successor is shown, and nothing of what becomes of it.
#[test]
fn successors_to_come_show_their_boards() {
    for language in Language::ALL {
        for (realm, kind) in [
            (Realm::Heap, QuestionKind::Fate),
            (Realm::IdaStar, QuestionKind::Fate),
            (Realm::IdaStar, QuestionKind::Next),
            (Realm::Manhattan, QuestionKind::Value),
        ] {
            let mut window = TestWindow::with_all_realms(language);
            window.act(Action::Choose(realm.into()));
            window.search();
            window.act(Action::Seek(40));
            window.act(Action::Question(QuestionAction::Open(Some(kind))));
            window.wait(2);
            let question = window.model().questions.open().expect("it is open");
            let at = question.past.edge().current.expect("a board is expanded");
            let reported = |by| {
                question.past.edge().last.is_some() && question.about() != Some(QuestionBoard::After(by))
            };
            let subject = at.board.successors(window.model().settings.order).find(|(by, _)| !reported(*by));
            let texts = window.texts();
            if let Some((by, board)) = subject {
                let start = format!("{by}: {}, {board}", window.say("coming-subject"));
                let name = texts.iter().find(|text| text.starts_with(&start)).expect("the board is there");
                let shows = |figure: &str| name.contains(figure);
                assert_eq!(shows(&format!("g {}", at.g + 1)), kind == QuestionKind::Fate, "{name}");
                assert_eq!(shows("h "), kind == QuestionKind::Fate && realm == Realm::IdaStar, "{name}");
                assert!(!shows("f "), "{name}");
            } else {
                let to_come = format!(": {}, ", window.say("to-come"));
                let names: Vec<&String> = texts.iter().filter(|text| text.contains(&to_come)).collect();
                assert!(names.len() > 1 && names.iter().all(|name| name.contains("h ")), "{names:?}");
            }
        }
    }
}
