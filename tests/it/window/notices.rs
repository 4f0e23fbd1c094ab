//! Messages: where they stand, what their button takes back, and that keys leave one thing at a time.

use egui::{Event, Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{
        Shown,
        notice::{Notice, sentences::sentence},
        puzzles::EXAMPLES,
        screen::{Projector, Sheet},
    },
    model::Action,
    questions::QuestionAction,
    words::Language,
};
use eight_realms_core::realm::Realm;

use super::test_window::{TestWindow, board};

/// A low window and a usual one, and how high their timelines are.
const WINDOWS: [(Vec2, f32); 2] = [(vec2(1024.0, 640.0), 78.0), (vec2(1440.0, 900.0), 92.0)];

/// Short ones, long ones, and one with a button.
fn notices() -> Vec<Notice> {
    let path = format!("/home/teacher/{}/results.csv", "lessons of the week/".repeat(12));
    let reason = eight_realms_app::desk::effect::FileNotWritten::Exists;
    vec![
        Notice::CopiedBoard,
        Notice::NothingToAsk,
        Notice::Dealt { moves: Some(22) },
        Notice::Hidden { lane: Realm::Table.into() },
        Notice::NotWritten { path, reason },
    ]
}

fn place(window: &TestWindow, notice: &Notice) -> Rect {
    let words = sentence(notice, &window.words);
    window.harness.get_by_label(&words).rect()
}

/// In the row of hints, over nothing but hints; where it is long, over the lower edge of the plots.
#[test]
fn a_message_lies_on_nothing_that_it_speaks_of() {
    for (language, (size, timeline)) in
        Language::ALL.into_iter().flat_map(|language| WINDOWS.map(|size| (language, size)))
    {
        let mut window = TestWindow::with_realm_7(language);
        window.harness.set_size(size);
        window.wait(2);
        let row = size.y - timeline;
        for notice in notices() {
            window.act(Action::Trouble(notice.clone()));
            let place = place(&window, &notice);
            let is_long = place.height() > 28.0;
            assert!(is_long || place.top() >= row - 5.0, "{notice:?} {place} {row}");
            assert!((row..row + 34.0).contains(&place.bottom()), "{notice:?} {place} {row}");
            assert!(place.left() >= 0.0 && place.right() <= size.x, "{place}");
            for label in ["places", "question-ask", "playhead"] {
                let other = window.harness.get_by_label(&window.say(label)).rect();
                assert!(!place.shrink(1.0).intersects(other), "{label} {other} {place}");
            }
        }
    }
}

/// Over a sheet it stands below what the card shows.
#[test]
fn a_message_over_a_sheet_leaves_its_buttons_free() {
    for (language, (size, _)) in
        Language::ALL.into_iter().flat_map(|language| WINDOWS.map(|size| (language, size)))
    {
        let mut window = TestWindow::with_realm_7(language);
        window.harness.set_size(size);
        for sheet in [Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Results, Sheet::Places] {
            window.act(Action::Open(sheet));
            window.act(Action::Trouble(Notice::NothingToPaste));
            let place = place(&window, &Notice::NothingToPaste);
            let close = window.harness.get_by_label(&window.say("close")).rect();
            assert!(!place.intersects(close), "{sheet:?} {size}: {place} {close}");
            window.act(Action::Open(Sheet::None));
        }
    }
}

/// What a person changes by hand, and can take back with a finger.
#[test]
fn a_button_takes_back_what_the_message_tells_of() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        let before = window.model().puzzle;
        let shown = |window: &TestWindow| window.model().shown(Realm::Table);
        let changes: [fn(&mut TestWindow); 5] = [
            |window| window.act(Action::SetPuzzle(EXAMPLES[0].puzzle())),
            |window| window.act(Action::DealRandom),
            |window| window.event(Event::Paste("1234x6758".to_owned())),
            |window| window.key_with(Modifiers::SHIFT, Key::Num3),
            |window| {
                window.key(Key::E);
                window.write("1234x6758");
                window.key(Key::Enter);
            },
        ];
        for change in changes {
            if shown(&window) == Shown::No {
                window.act(Action::ToggleShown(Realm::Table.into()));
            }
            window.act(Action::Tick(10.0));
            change(&mut window);
            assert!(window.model().puzzle != before || shown(&window) == Shown::No);
            let (notice, _) = window.model().notice.clone().expect("it is said");
            window.press(&window.named("edit-undo", &sentence(&notice, &window.words)));
            assert_eq!((window.model().puzzle, shown(&window)), (before, Shown::Yes), "{notice:?}");
        }
    }
}

/// A later change takes the button of an earlier one away.
#[test]
fn a_button_never_takes_back_something_else() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::DealRandom);
    let (dealt, _) = window.model().notice.clone().expect("it is said");
    window.act(Action::OpenLine("1237x8564".to_owned()));
    assert!(!window.shows(&window.named("edit-undo", &sentence(&dealt, &window.words))));
}

#[test]
fn what_was_made_of_one_board_is_kept_while_the_other_is_edited() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.key(Key::E);
        window.write("1238x4765");
        window.key(Key::G);
        let other = window.named("start", "1 2 3 8 x 4 7 6 5");
        assert!(window.shows(&other), "{:?}", window.texts());
        window.write("12345");
        window.key(Key::E);
        assert_eq!(window.draft(), board("1238x4765"));
        window.key(Key::Enter);
        assert_eq!(window.draft(), board("12345678x"), "what is begun must be ended first");
        window.write("678x");
        window.key(Key::Enter);
        assert_eq!(window.edits(), None);
        let puzzle = window.model().puzzle;
        assert_eq!((puzzle.start, puzzle.goal), (board("1238x4765"), board("12345678x")));
    }
}

/// Whatever lies on top, a press takes that away and nothing else.
#[test]
fn escape_leaves_one_thing_at_a_time() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::SwitchProjector);
    window.act(Action::Seek(40));
    window.act(Action::Question(QuestionAction::Open(None)));
    let standing = |window: &TestWindow| {
        (window.model().questions.current.is_some(), window.model().projector == Projector::On)
    };
    for expected in [(false, true), (false, true), (false, false)] {
        window.key(Key::Escape);
        assert_eq!(standing(&window), expected);
    }
    window.act(Action::SwitchProjector);
    for sheet in [Sheet::Keys, Sheet::Link, Sheet::Places, Sheet::Results] {
        window.act(Action::Edit(eight_realms_core::puzzle::BoardRole::Start));
        window.act(Action::Open(sheet));
        window.wait(2);
        window.key(Key::Escape);
        assert_eq!((window.model().sheet, window.edits().is_some()), (Sheet::None, true), "{sheet:?}");
        window.key(Key::Escape);
        assert_eq!((window.edits().is_some(), window.model().projector), (false, Projector::On), "{sheet:?}");
    }
}

/// The button of a menu looks as before once the menu is closed and the pointer elsewhere.
#[test]
fn a_menu_that_is_closed_leaves_no_light() {
    for (menu, closes) in
        ["examples", "recent", "settings"].into_iter().flat_map(|menu| [(menu, true), (menu, false)])
    {
        let mut window = TestWindow::with_realm_7(Language::English);
        let rest = egui::pos2(700.0, 400.0);
        window.harness.hover_at(rest);
        window.wait(4);
        let before = painted_in_top_bar(&window);
        window.press_word(menu);
        assert_ne!(painted_in_top_bar(&window), before, "{menu} is open");
        if closes {
            window.key(Key::Escape);
        } else {
            window.press_word(menu);
        }
        window.harness.hover_at(rest);
        window.wait(4);
        assert_eq!(painted_in_top_bar(&window), before, "{menu}");
    }
}

/// Every shape that begins in the bar.
fn painted_in_top_bar(window: &TestWindow) -> Vec<String> {
    let shapes = window.harness.output().shapes.iter();
    let in_bar = shapes.filter(|clipped| {
        let rect = clipped.shape.visual_bounding_rect();
        rect.is_positive() && rect.bottom() < 47.0
    });
    in_bar.map(|clipped| format!("{:?}", clipped.shape)).collect()
}

/// What was explained below a sheet when it opened does not lie over it.
#[test]
fn a_sheet_is_covered_by_no_hint_of_what_it_covers() {
    for sheet in [Sheet::Results, Sheet::Keys, Sheet::Link] {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.act(Action::Seek(40));
        let moment = window.say("event-note");
        let at = window.harness.query_all_by_label_contains("event 40").next().expect("the figures").rect();
        window.harness.hover_at(at.center());
        window.wait(30);
        assert!(window.shows(&moment), "{:?}", window.texts());
        window.act(Action::Open(sheet));
        window.wait(2);
        assert!(!window.shows(&moment), "{sheet:?}");
    }
}
