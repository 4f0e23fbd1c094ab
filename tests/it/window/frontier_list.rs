//! The list of the whole frontier, by the key and by the number between its ends.

use egui::Key;
use eight_realms_app::{
    desk::screen::{FrontierSheet, Sheet},
    model::Action,
    questions::QuestionAction,
    words::Language,
};
use eight_realms_core::{realm::Realm, trace::Side};

use super::test_window::TestWindow;

fn midway(language: Language, realm: Realm) -> TestWindow {
    let mut window = TestWindow::with_all_realms(language);
    window.act(Action::Choose(realm.into()));
    let events = window.model().chosen_lane().recording.len();
    window.act(Action::Seek(events / 2));
    window
}

/// The boards of the list, by the f or g of their group, and how many each group has.
fn groups(window: &TestWindow) -> Vec<(String, u64)> {
    let read = |text: &String| {
        let (group, rest) = text.split_once(": ")?;
        let count = rest.strip_suffix(" boards").or_else(|| rest.strip_suffix(" board"))?;
        let digits: String = count.chars().filter(char::is_ascii_digit).collect();
        (group.starts_with("f ") || group.starts_with("g "))
            .then(|| Some((group.to_owned(), digits.parse().ok()?)))?
    };
    window.texts().iter().filter_map(read).collect()
}

#[test]
fn the_list_has_every_board_grouped_by_f() {
    let mut window = midway(Language::English, Realm::Heap);
    let scene = window.model().chosen_lane().recording.scene_at(window.moment());
    window.key(Key::S);
    window.wait(2);
    assert!(matches!(window.model().sheet, Sheet::Frontier(_)));
    let groups = groups(&window);
    assert!(groups.len() > 1, "{groups:?}");
    let f = |group: &str| group["f ".len()..].parse::<u64>().expect("a number");
    assert!(groups.is_sorted_by_key(|(group, _)| f(group)), "{groups:?}");
    assert!(groups.iter().map(|(_, count)| count).sum::<u64>() <= scene.tally.frontier);
    window.key(Key::Escape);
    assert_eq!(window.model().sheet, Sheet::None);
}

#[test]
fn a_board_of_the_list_tells_its_life_and_leads_there() {
    let mut window = midway(Language::English, Realm::Heap);
    let (moment, realm) = (window.moment(), window.model().chosen);
    window.key(Key::S);
    let recording = window.model().chosen_lane().recording.clone();
    let waiting = recording.waiting_at(moment, Side::Forward);
    let board = waiting[0].node.board;
    window.act(Action::Open(Sheet::Frontier(FrontierSheet { side: Side::Forward, picked: Some(board) })));
    window.wait(2);
    let generated = u64::from(waiting[0].number) + 1;
    let button = window.words.tell("frontier-list-go-generated", &[("event", generated.into())]);
    window.press(&button);
    assert_eq!(
        (window.moment(), window.model().sheet, window.model().chosen),
        (generated, Sheet::None, realm)
    );
}

#[test]
fn a_search_of_two_sides_has_a_list_of_each() {
    let mut window = midway(Language::English, Realm::Bidirectional);
    window.key(Key::S);
    window.wait(2);
    let Sheet::Frontier(open) = window.model().sheet else { panic!("it is open") };
    let other = match open.side {
        Side::Forward => "frontier-list-backward",
        Side::Backward => "frontier-list-forward",
    };
    let recording = &window.model().chosen_lane().recording;
    let side = if open.side == Side::Forward { Side::Backward } else { Side::Forward };
    let count = recording.waiting_at(window.moment(), side).len();
    let word = window.words.tell(other, &[("n", count.into())]);
    window.press(&word);
    assert!(matches!(window.model().sheet, Sheet::Frontier(open) if open.side == side));
}

#[test]
fn an_open_question_keeps_the_list_closed() {
    let mut window = midway(Language::English, Realm::Heap);
    window.act(Action::Question(QuestionAction::Open(None)));
    window.key(Key::S);
    assert_eq!(window.model().sheet, Sheet::None, "the order of the list would be the answer");
}
