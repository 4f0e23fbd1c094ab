//! What the legend of the map says, in both languages: shares, and what both searches of realm 4 have reached.

use eight_realms_app::{
    desk::screen::StageTab,
    model::Action,
    words::{Language, figures},
};
use eight_realms_core::realm::Realm;

use super::{map::draw_map, race_figures::drawn_texts, test_window::TestWindow};

/// A share of the area that is no larger than the share of boards is not called enlarged.
#[test]
fn a_map_that_is_all_reached_enlarges_nothing() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        window.act(Action::Choose(Realm::Table.into()));
        draw_map(&mut window);
        let share = figures::percent(181_440, 181_440);
        let args = [("boards", share.clone().into()), ("ground", share.into())];
        let words = window.words.tell("map-shares", &args);
        assert!(window.shows(&words), "{words} in {:?}", window.texts());
    }
}

/// The legend of realm 4 names the boards that both of its searches have reached, and where they first met.
#[test]
fn what_both_searches_have_reached_has_a_name() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut window);
        for realm in [Realm::Bidirectional, Realm::Hash] {
            window.act(Action::Choose(realm.into()));
            draw_map(&mut window);
            for id in ["map-both", "map-met"] {
                assert_eq!(
                    window.shows(&window.say(id)),
                    realm == Realm::Bidirectional,
                    "{id}, realm {realm}"
                );
            }
        }
    }
}

/// The ring around the board that is being expanded has a name, wherever the search stands.
#[test]
fn the_ring_around_the_current_board_has_a_name() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        for realm in [Realm::Hash, Realm::Bidirectional, Realm::Table, Realm::IdaStar] {
            window.act(Action::Choose(realm.into()));
            window.act(Action::Seek(40));
            draw_map(&mut window);
            assert!(window.shows(&window.say("map-current")), "realm {realm}: {:?}", window.texts());
        }
    }
}

/// The label of the first circle says what the numbers of circles are.
#[test]
fn circles_are_distances() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        window.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut window);
        let first = window.words.tell("map-distance", &[("n", 5.into())]);
        assert_eq!(drawn_texts(&window).iter().filter(|text| **text == first).count(), 1, "{first}");
        assert!(drawn_texts(&window).iter().any(|text| text == "10"), "{:?}", drawn_texts(&window));
    }
}

/// Rows too low for a line of words each are labelled every fifth: 0, 5 … 30.
#[test]
fn where_rows_are_low_every_fifth_has_words() {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.act(Action::ShowStage(StageTab::Map));
    draw_map(&mut window);
    let of =
        |all: &str| drawn_texts(&window).iter().filter(|text| text.ends_with(&format!(" / {all}"))).count();
    assert_eq!((of("1"), of("20"), of("286")), (1, 1, 1), "0, 5 and 10 moves from the goal");
    assert_eq!((of("39"), of("396")), (0, 0), "6 and 11 moves");
}
