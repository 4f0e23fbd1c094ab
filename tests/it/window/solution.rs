//! The forms in which the solution is written, chosen beside it and among the settings.

use egui::Key;
use eight_realms_app::{
    desk::action::WindowAction,
    model::Action,
    words::{Language, solution::SolutionForm},
};

use super::test_window::TestWindow;

/// The tile that each move of the solution shifts, by the cells that differ.
fn tiles(window: &TestWindow) -> Vec<u8> {
    let path = window.model().chosen_lane().path().expect("it is solved");
    let boards = path.boards(window.model().puzzle.start);
    let moved = |pair: &[eight_realms_core::puzzle::Board]| {
        let mut changed = pair[0].tiles().into_iter().zip(pair[1].tiles());
        let (before, after) = changed.find(|(before, after)| before != after).expect("a tile is moved");
        before.max(after)
    };
    boards.windows(2).map(moved).collect()
}

/// The name of a move of the walk.
fn label(window: &TestWindow, number: usize, total: usize, text: &str) -> String {
    let place = window.words.tell("solution-place", &[("n", number.into()), ("total", total.into())]);
    format!("{place}: {text}")
}

#[test]
fn the_key_beside_the_solution_writes_it_in_another_form() {
    let mut window = TestWindow::with_all_realms(Language::English);
    let tiles = tiles(&window);
    let total = tiles.len();
    assert!(window.shows(&label(&window, 1, total, "u")), "{:?}", window.texts());
    window.press_word("solution-form-blank");
    window.press_word("solution-form-numbers");
    assert_eq!(window.model().preferences.solution, SolutionForm::Numbers);
    for (number, tile) in tiles.iter().enumerate() {
        let label = label(&window, number + 1, total, &tile.to_string());
        assert!(window.shows(&label), "{label}: {:?}", window.texts());
    }
    assert!(window.texts().iter().any(|text| text.contains(&window.say("solution-form-numbers-note"))));
}

/// On a phone the key that begins the walk has a short word, so that the form has room beside it.
#[test]
fn a_phone_has_the_key_of_the_form_too() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.harness.set_size(egui::vec2(390.0, 844.0));
        window.wait(3);
        for walk in ["solution-show", "solution-leave"] {
            for id in ["solution-form-blank", walk, "copy-solution"] {
                assert!(window.shows(&window.say(id)), "{language:?}: {id} {:?}", window.texts());
            }
            window.press_word(walk);
            window.wait(2);
        }
        window.press_word("solution-form-blank");
        window.press_word("solution-form-numbers");
        assert_eq!(window.model().preferences.solution, SolutionForm::Numbers);
    }
}

#[test]
fn the_lists_lead_to_the_board_after_a_move() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        let total = tiles(&window).len();
        for (form, text) in
            [(SolutionForm::Words, window.say("solution-move-l")), (SolutionForm::Boards, "l".to_owned())]
        {
            window.act(Action::Window(WindowAction::Solution(form)));
            window.wait(2);
            window.press(&label(&window, 2, total, &text));
            assert!(window.model().is_walking());
            assert_eq!(window.model().solution.step, 2, "{form:?}");
        }
    }
}

/// The last move is below the end of the list, and comes into sight with the walk.
#[test]
fn the_list_goes_along_with_the_walk() {
    use eight_realms_app::desk::action::SolutionAction;
    let mut window = TestWindow::with_all_realms(Language::English);
    let total = tiles(&window).len();
    window.act(Action::Window(WindowAction::Solution(SolutionForm::Boards)));
    window.act(Action::Solution(SolutionAction::GoTo(1)));
    window.wait(4);
    let last = label(&window, total, total, "d");
    let below = window.place(&last);
    window.act(Action::Solution(SolutionAction::GoTo(total)));
    window.wait(4);
    let now = window.place(&last);
    assert!(now.y < below.y, "{below} {now}");
    window.press(&label(&window, total, total, "d"));
    assert_eq!(window.model().solution.step, total);
}

#[test]
fn every_form_is_among_the_settings() {
    let mut window = TestWindow::with_all_realms(Language::Chinese);
    // Where the solution is not reached, there is no key beside it.
    window.key(Key::Home);
    window.press_word("settings");
    for form in SolutionForm::ALL {
        let word = window.say(&format!("solution-form-{}", form.name()));
        window.press(&word);
        assert_eq!(window.model().preferences.solution, form, "{word}");
    }
}
