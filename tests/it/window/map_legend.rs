//! What the legend of the map says, in both languages: shares, and what both searches of realm 4 know.

use eight_realms::{
    app::{Action, StageTab},
    realm::Realm,
    words::{Language, figures},
};

use super::{desk::Desk, map::draw_map, race_figures::drawn};

/// What is not rare is not said to be.
#[test]
fn a_map_that_is_all_lit_enlarges_nothing() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        desk.act(Action::ShowStage(StageTab::Map));
        desk.act(Action::Choose(Realm::Table));
        draw_map(&mut desk);
        let share = figures::percent(181_440, 181_440);
        let told = [("boards", share.clone().into()), ("ground", share.into())];
        let words = desk.words.tell("map-shares", &told);
        assert!(desk.shows(&words), "{words} in {:?}", desk.texts());
    }
}

/// The legend of realm 4 tells of the boards that both of its searches know, and where they first met.
#[test]
fn what_both_searches_know_has_a_name() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        desk.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut desk);
        for realm in [Realm::Bidirectional, Realm::Hash] {
            desk.act(Action::Choose(realm));
            draw_map(&mut desk);
            for id in ["map-both", "map-met"] {
                assert_eq!(desk.shows(&desk.say(id)), realm == Realm::Bidirectional, "{id}, realm {realm}");
            }
        }
    }
}

/// The first circle says what the numbers of circles are.
#[test]
fn circles_are_distances() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        desk.act(Action::ShowStage(StageTab::Map));
        draw_map(&mut desk);
        let first = desk.words.tell("map-distance", &[("n", 5.into())]);
        assert_eq!(drawn(&desk).iter().filter(|text| **text == first).count(), 1, "{first}");
        assert!(drawn(&desk).iter().any(|text| text == "10"), "{:?}", drawn(&desk));
    }
}

/// Rows too low for a line of words each are told every fifth: 0, 5 … 30.
#[test]
fn where_rows_are_low_every_fifth_has_words() {
    let mut desk = Desk::opened(Language::English);
    desk.act(Action::ShowStage(StageTab::Map));
    draw_map(&mut desk);
    let of = |all: &str| drawn(&desk).iter().filter(|text| text.ends_with(&format!(" / {all}"))).count();
    assert_eq!((of("1"), of("20"), of("286")), (1, 1, 1), "0, 5 and 10 moves from the goal");
    assert_eq!((of("39"), of("396")), (0, 0), "6 and 11 moves");
}
