//! What the legend of the map says, in both languages: shares, and what both searches of realm 4 know.

use eight_realms::{
    app::{Action, StageTab},
    realm::Realm,
    words::{Language, figures},
};

use super::{desk::Desk, map::draw_map};

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
