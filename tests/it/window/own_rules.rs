//! What is shown of a lane of one's own goes by that lane's f and its own rule.

use egui::Key;
use eight_realms_app::{
    desk::{
        action::LanesAction,
        screen::{LaneScope, StageTab},
    },
    inside::{InsideAction, InsideFace},
    model::Action,
    questions::{QuestionAction, entry::AnswerEntry},
    words::Language,
};
use eight_realms_core::{ask::QuestionKind, lane::LaneId};

use super::test_window::TestWindow;

/// Adds a lane, and goes to where it has just expanded its sixth board.
fn add(window: &mut TestWindow, lane: &str) {
    window.act(Action::Lanes(LanesAction::Add(lane.parse().expect("a lane"))));
    window.search();
    window.act(Action::Seek(28));
}

#[test]
fn the_head_of_the_frontier_says_how_this_lane_chooses() {
    let lanes = [
        ("7:f=h", "frontier-next-none-fifo"),
        ("7:h=zero", "frontier-next-none-fifo"),
        ("7:t=none,n=lifo", "frontier-next-none-lifo"),
        ("5:t=low-g", "frontier-next-low-g-fifo"),
        ("7b:n=lifo", "frontier-next-high-g-lifo"),
        ("2:g=expanded", "frontier-next-fifo"),
    ];
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for (lane, rule) in lanes {
            let rule = window.say(rule);
            add(&mut window, lane);
            let is_told = window.texts().iter().any(|text| text.ends_with(&rule));
            assert!(is_told, "{lane}: {rule} in {:?}", window.texts());
        }
    }
}

/// Where f is h, no board has g + h as its f: not the big one, not its successors, not what waits, in no face.
#[test]
fn greedy_search_has_no_sum() {
    let has_sum = |window: &TestWindow| window.texts().iter().any(|text| text.contains("f = g + h"));
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        add(&mut window, "7");
        assert!(has_sum(&window));
        add(&mut window, "7:f=h");
        assert!(!has_sum(&window), "{:?}", window.texts());
        let of_greedy = |text: &String| text.contains("f 6 · g 7 · h 6");
        assert!(window.texts().iter().any(of_greedy), "{:?}", window.texts());
        window.act(Action::ShowStage(StageTab::Inside));
        for face in InsideFace::ALL {
            window.act(Action::Inside(InsideAction::Face(face)));
            window.wait(30);
            assert!(!has_sum(&window), "{face:?}: {:?}", window.texts());
        }
    }
}

/// Every lane is on the same plane, with its expansions so far; a table takes boards by no f.
#[test]
fn the_contours_of_all_lanes_stand_side_by_side() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for lane in ["7:h=zero", "7:f=h", "7", "7:h=weighted,w=2.0", "8:h=zero,l=18", "3"] {
            window.act(Action::Lanes(LanesAction::Add(lane.parse().expect("a lane"))));
            window.search();
        }
        window.act(Action::ShowStage(StageTab::Inside));
        window.act(Action::Inside(InsideAction::Scope(LaneScope::Lanes)));
        window.act(Action::Seek(u64::MAX));
        window.wait(60);
        let texts = window.texts();
        for (place, expanded) in [30_079_u64, 42, 314, 140, 78_729].into_iter().enumerate() {
            let expanded = eight_realms_app::words::figures::grouped(expanded);
            let lane = window.words.tell("lane-of-own-first", &[("label", "abcdef"[place..=place].into())]);
            let is_there = |text: &String| text.starts_with(&lane) && text.contains(&expanded);
            assert!(texts.iter().any(is_there), "{lane} {expanded} in {texts:?}");
        }
        window.act(Action::Inside(InsideAction::Face(InsideFace::Tree)));
        assert!(!window.model().is_racing(), "another face is of one lane");
    }
}

/// Lanes are put in order by their letters, also by those that are other keys elsewhere.
#[test]
fn letters_put_lanes_in_order() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let lines = ["7:h=zero", "7:h=misplaced", "7", "4", "2", "8", "7:f=h", "7:t=low-g"];
    for line in lines {
        window.act(Action::Lanes(LanesAction::Add(line.parse().expect("a lane"))));
        window.search();
    }
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Scope(LaneScope::Lanes)));
    window.act(Action::Seek(0));
    window.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Order))));
    assert!(window.model().shows_all_contours(), "whoever bets on the contours sees them");
    for key in [Key::G, Key::C, Key::A, Key::E, Key::Num2, Key::H, Key::D, Key::F] {
        window.key(key);
    }
    let entry = window.model().questions.open().map(|question| question.entry.clone());
    let places = |ids: Vec<LaneId>| ids.into_iter().filter_map(LaneId::place).collect::<Vec<_>>();
    let Some(AnswerEntry::Order(ids)) = entry else { panic!("it is asked") };
    assert_eq!(places(ids), [6, 2, 0, 4, 1, 7, 3, 5]);
    window.key(Key::Enter);
    window.key(Key::Space);
    assert!(window.model().is_racing(), "the race goes on");
}
