//! What waits in a lane of one's own is told by that lane's f and by its own rule.

use eight_realms_app::{desk::action::LanesAction, model::Action, words::Language};

use super::test_window::TestWindow;

/// The texts of the window where a lane has just expanded its sixth board.
fn texts(window: &mut TestWindow, lane: &str) -> Vec<String> {
    window.act(Action::Lanes(LanesAction::Add(lane.parse().expect("a lane"))));
    window.search();
    window.act(Action::Seek(28));
    window.texts()
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
            let texts = texts(&mut window, lane);
            assert!(texts.contains(&rule), "{lane}: {rule} in {texts:?}");
        }
    }
}

/// Where f is h no board shows g + h, which is not its f: not the big one, not the successors, not what waits.
#[test]
fn greedy_search_shows_no_sum() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let has_sum = |texts: &[String]| texts.iter().any(|text| text.contains(" + ") && text.len() < 9);
    assert!(has_sum(&texts(&mut window, "7")));
    let greedy = texts(&mut window, "7:f=h");
    assert!(!has_sum(&greedy) && greedy.contains(&"f 6".to_owned()), "{greedy:?}");
}
