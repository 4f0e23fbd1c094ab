//! A phone: what is shown stays when it is turned, and a window that is too small says what to do.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    control::Control,
    desk::{
        action::{LanesAction, WindowAction},
        notice::sentences,
        screen::{Face, Sheet, StageTab, StepBy},
    },
    editor::EditorAction,
    map::{MapAction, PickedBoard},
    model::Action,
    questions::QuestionAction,
    words::Language,
};
use eight_realms_core::{ask::QuestionKind, lane::Preset, puzzle::BoardRole, realm::Realm};

use super::{map::with_map, test_window::TestWindow};
use crate::monkey::sweep::PHONE_SHEETS;

const UPRIGHT: Vec2 = vec2(390.0, 844.0);
const LYING: Vec2 = vec2(844.0, 390.0);
/// A phone of 360 × 640, in points of the layout.
const LOW: Vec2 = vec2(321.0, 571.0);

fn phone() -> TestWindow {
    let mut window = TestWindow::with_realm_7(Language::English);
    resize(&mut window, UPRIGHT);
    window.act(Action::Seek(486));
    window
}

fn resize(window: &mut TestWindow, size: Vec2) {
    window.harness.set_size(size);
    window.wait(4);
}

/// The sheets that every window has, and that need nothing to be chosen.
const SHEETS: [Sheet; 6] =
    [Sheet::Save, Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Results, Sheet::Places];

/// What a person would miss.
fn kept(window: &TestWindow) -> String {
    let model = window.model();
    let editor = model.editor.as_ref().map(|editor| (editor.draft, editor.mark));
    let chosen = model.questions.current.as_ref().map(|question| question.entry.chosen());
    let shown = (
        window.moment(),
        model.stage,
        model.sheet,
        model.seen().desk.shows_plots_in_stage(),
        model.map.camera,
    );
    format!("{shown:?} {editor:?} {chosen:?}")
}

/// Turns the phone and back.
fn check_turning(window: &mut TestWindow, what: &str) {
    let before = kept(window);
    for size in [LYING, UPRIGHT] {
        resize(window, size);
        assert_eq!(kept(window), before, "{what}, {size}");
    }
}

#[test]
fn a_phone_that_is_turned_shows_the_same() {
    let mut window = phone();
    for tab in StageTab::ALL {
        window.act(Action::ShowStage(tab));
        window.wait(4);
        check_turning(&mut window, &format!("{tab:?}"));
    }
    window.act(Action::ShowStage(StageTab::Step));
    for sheet in SHEETS.into_iter().chain(PHONE_SHEETS) {
        window.act(Action::Open(sheet));
        window.wait(4);
        assert_eq!(window.model().sheet, sheet);
        check_turning(&mut window, &format!("{sheet:?}"));
        window.act(Action::Open(Sheet::None));
    }
    window.act(Action::Edit(BoardRole::Start));
    for tile in [8, 1, 0] {
        window.act(Action::Editor(EditorAction::Fill(tile)));
    }
    check_turning(&mut window, "a board half entered");
    window.act(Action::Editor(EditorAction::Leave));
    window.act(Action::Question(QuestionAction::Open(None)));
    window.act(Action::Question(QuestionAction::Choose(2)));
    check_turning(&mut window, "an option chosen");
}

/// A sheet has found its place when egui asks for no more frames.
#[test]
fn a_sheet_is_in_the_window_after_the_phone_is_turned() {
    let mut window = phone();
    for sheet in PHONE_SHEETS {
        window.act(Action::Open(sheet));
        window.wait(4);
        for size in [LYING, UPRIGHT] {
            window.harness.set_size(size);
            window.harness.run_ok();
            let resting = window.texts();
            let close = window.harness.get_by_label(&window.say("close")).rect();
            let screen = window.harness.ctx.content_rect();
            assert!(screen.contains_rect(close), "{sheet:?}, {size}: {close:?}");
            window.wait(8);
            assert_eq!(window.texts(), resting, "{sheet:?}, {size}");
        }
        window.act(Action::Open(Sheet::None));
    }
}

#[test]
fn a_window_that_is_too_small_says_what_to_do_and_steps() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::Seek(486));
        window.act(Action::Window(WindowAction::StepBy(StepBy::Event)));
        // In points of the layout, of which a phone has fewer than its screen.
        for size in [vec2(250.0, 400.0), vec2(290.0, 380.0), vec2(520.0, 260.0), vec2(600.0, 220.0)] {
            resize(&mut window, size);
            assert!(window.shows(&window.say("window-too-small")), "{size}");
            let before = window.moment();
            let desk = window.model().seen().desk;
            let [back, step] = Control::steps(desk).map(|control| window.say(control.name(desk)));
            window.press(&step);
            assert!(window.moment() > before, "{size}");
            window.press(&back);
            assert_eq!(window.moment(), before, "{size}");
        }
        for size in [vec2(286.0, 411.0), vec2(572.0, 251.0), UPRIGHT, LYING] {
            resize(&mut window, size);
            assert!(!window.shows(&window.say("window-too-small")), "{size}");
        }
    }
}

/// Where the stage has no room for the key with the lane's name, the sheet of lanes has one.
#[test]
fn the_sheet_of_lanes_leads_to_the_page_about_the_chosen_one() {
    let mut window = phone();
    for size in [LOW, LYING] {
        resize(&mut window, size);
        window.act(Action::Open(Sheet::Ladder));
        window.wait(4);
        let close = window.harness.get_by_label(&window.say("close")).rect();
        let reading = format!("{}: ", window.say("tab-reading"));
        let is_beside = |key: &egui_kittest::Node<'_>| (key.rect().center().y - close.center().y).abs() < 1.0;
        let key = window.harness.query_all_by_label_contains(&reading).find(is_beside);
        key.expect("a key beside that which closes").click();
        window.wait(4);
        assert_eq!((window.model().stage, window.model().sheet), (StageTab::Reading, Sheet::None), "{size}");
        window.act(Action::Escape);
        assert_eq!(window.model().stage, StageTab::Step, "{size}");
    }
}

/// Behind the sheet there is no place to begin lanes of one's own: without any, closing it leads back to the realms.
#[test]
fn a_phone_without_lanes_of_ones_own_shows_the_realms() {
    let mut window = phone();
    let face = |window: &mut TestWindow| {
        window.wait(4);
        window.model().face
    };
    window.act(Action::Open(Sheet::Ladder));
    window.act(Action::ShowFace(Face::Own));
    assert_eq!(face(&mut window), Face::Own, "the sheet offers presets");
    window.act(Action::Escape);
    assert_eq!(face(&mut window), Face::Realms);
    window.act(Action::Lanes(LanesAction::Take(Preset::FourF)));
    window.act(Action::Escape);
    assert_eq!(face(&mut window), Face::Own, "there are lanes to choose");
}

/// A message about what a key of a sheet has done leaves the sheet's keys in sight.
#[test]
fn a_message_over_a_sheet_covers_none_of_its_keys() {
    let mut window = phone();
    for size in [LOW, UPRIGHT, LYING] {
        resize(&mut window, size);
        window.act(Action::Lanes(LanesAction::Take(Preset::FourF)));
        window.act(Action::Open(Sheet::Ladder));
        window.harness.run_steps(3);
        let sentence = &window.model().notice.as_ref().expect("a message").0;
        let words = sentences::sentence(sentence, &window.words);
        let screen = window.harness.ctx.content_rect();
        let message = window.harness.get_by_label(&words).rect();
        assert!(screen.contains_rect(message), "{size}: {message}");
        let reading = format!("{}: ", window.say("tab-reading"));
        let keys = [window.say("close"), window.say("lanes-add"), reading];
        let keys = keys.iter().flat_map(|word| window.harness.query_all_by_label_contains(word));
        let keys: Vec<Rect> = keys.map(|key| key.rect()).collect();
        assert!(keys.len() > 2, "{size}: {keys:?}");
        assert!(!keys.iter().any(|key| key.intersects(message)), "{size}: {message} over {keys:?}");
        window.act(Action::Lanes(LanesAction::RemoveAll));
        window.act(Action::Tick(10.0));
        window.act(Action::Escape);
    }
}

/// However low the phone is, the key that answers is whole.
#[test]
fn the_keys_of_a_question_are_in_the_window() {
    let mut window = phone();
    for size in [UPRIGHT, LOW, LYING, vec2(640.0, 360.0)] {
        resize(&mut window, size);
        for kind in QuestionKind::ALL {
            window.act(Action::Question(QuestionAction::Open(Some(kind))));
            window.wait(3);
            if window.model().questions.current.is_none() {
                continue;
            }
            let screen = window.harness.ctx.content_rect();
            for word in ["question-answer", "question-pass"] {
                let key = window.harness.get_by_label(&window.say(word)).rect();
                assert!(screen.contains_rect(key), "{size}, {kind:?}: {word} at {key}");
            }
            window.act(Action::Question(QuestionAction::Leave));
        }
    }
}

/// The card of a board that has been tapped stands at the foot of the stage, clear of the board and of the keys.
#[test]
fn the_card_of_the_map_is_at_the_foot_of_the_stage() {
    let mut window = with_map(Language::English);
    window.act(Action::Choose(Realm::Heap.into()));
    for size in [UPRIGHT, LYING] {
        resize(&mut window, size);
        for board in [window.model().puzzle.start, window.model().puzzle.goal] {
            let lane = window.model().chosen;
            window.act(Action::Map(MapAction::Pick(Some(PickedBoard { lane, board }))));
            window.wait(3);
            let name = format!("· {board}");
            let card = window.harness.query_all_by_label_contains(&name).next().expect("a card").rect();
            let desk = window.model().seen().desk;
            let [_, step] = Control::steps(desk).map(|control| window.place(&window.say(control.name(desk))));
            let screen = window.harness.ctx.content_rect();
            assert!(screen.contains_rect(card) && card.bottom() < step.y, "{size}, {board}: {card}");
            window.act(Action::Map(MapAction::Pick(None)));
        }
    }
}

/// The hint of a phone is there before the first step of a session, and never again.
#[test]
fn a_phone_hints_at_the_first_step_and_never_again() {
    for language in Language::ALL {
        for size in [UPRIGHT, LYING, LOW] {
            let mut window = TestWindow::for_the_first_time(language);
            resize(&mut window, size);
            let hint = window.say("begin-by-finger");
            let is_hinted = |window: &TestWindow| window.shows(&hint);
            assert_eq!((window.moment(), is_hinted(&window)), (0, true), "{language:?}, {size}");
            window.press_word("forward");
            assert!(window.moment() > 0 && !is_hinted(&window), "{language:?}, {size}");
            window.act(Action::Seek(0));
            window.wait(2);
            assert!(!is_hinted(&window), "{language:?}, {size}: again");
            assert!(window.shows(&window.say("begin-on-a-phone")), "{language:?}, {size}: the task");
        }
    }
}

/// A window that grows from a phone's to a desktop's has the same sheet open, and closes it.
#[test]
fn a_sheet_of_a_phone_stays_open_where_the_window_grows() {
    for sheet in PHONE_SHEETS {
        let mut window = phone();
        window.act(Action::Open(sheet));
        window.wait(2);
        resize(&mut window, vec2(1440.0, 900.0));
        window.act(Action::Escape);
        window.wait(2);
        assert_eq!(window.model().sheet, Sheet::None, "{sheet:?}");
    }
}
