//! The real window asks: a question from end to end, at a moment that the command line names, and the file of results.

use egui::{Key, Modifiers};
use eight_realms_app::words::{Language, Words};

use super::driver::Driver;

/// Realm 6, before its third expansion: four boards are equal by f and g.
const LINE: &str = "8r1:41325678x:6@e12~de69";
/// Where results go if no other path is given.
const RESULTS: &str = "results.csv";

#[test]
fn a_question_is_put_answered_explained_and_written_down() {
    let words = Words::new(Language::English);
    let mut window = Driver::open_with("question", |command| _ = command.args(["open", LINE]));
    window.wait_for_text("4 1 3 2 5 6 7 8 x");
    let ask = words.say("question-ask");
    window.wait_for(&ask);
    window.wait_for_text(&words.tell("expansion-place", &[("n", 3.into()), ("total", 10.into())]));
    window.press(Key::Q, Modifiers::NONE);
    let score = [("number", 1.into()), ("points", 0.into()), ("most", 0.into())];
    window.wait_for_text(&words.tell("question-score", &score));
    window.press(Key::Num3, Modifiers::NONE);
    window.press(Key::Enter, Modifiers::NONE);
    let go_on = words.say("question-go-on");
    window.wait_for(&go_on);
    window.wait_for_text(&words.say("question-right"));
    window.click(&go_on);
    window.wait_until_gone(&go_on);
    window.press(Key::S, Modifiers::COMMAND | Modifiers::SHIFT);
    for word in ["results-save-open", "results-save"] {
        let save = words.say(word);
        window.wait_for(&save);
        window.click(&save);
    }
    let text = window.text_at_home(RESULTS);
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 2, "{text}");
    assert!(rows[1].starts_with(&format!("1,alone,,,next,{LINE},,4132x6758,")), "{text}");
}
