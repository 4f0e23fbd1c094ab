//! What the stage says of a step: why, where the eye is and always in the same place; and of a successor nothing before
//! the search has said it.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, StageTab, view::View},
    realm::Realm,
    replay::{Direction, Stride, Timing},
    tell::{Narrator, legend::LegendMark, timeline},
    words::Language,
};

use super::desk::Desk;

/// Windows with one line for the sentence, and with two.
const WINDOWS: [Vec2; 3] = [vec2(1024.0, 640.0), vec2(1200.0, 860.0), vec2(1440.0, 900.0)];

/// Where the sentence stands, and what it says.
fn sentence(desk: &Desk) -> (String, Rect) {
    let view = View::of(desk.model());
    let sentence = timeline::sentence(Narrator { view: &view, words: &desk.words });
    let place = desk.harness.get_by_label(&sentence).rect();
    (sentence, place)
}

#[test]
fn why_stands_at_the_head_of_the_stage_and_its_first_line_never_moves() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        for size in WINDOWS {
            desk.harness.set_size(size);
            desk.act(Action::ShowStage(StageTab::Step));
            let mut told = Vec::new();
            for moment in [0, 1, 2, 3, 4, 200, 201, 202, 203, 486] {
                desk.act(Action::Seek(moment));
                let (words, place) = sentence(&desk);
                assert!(
                    place.top() > 80.0 && place.bottom() < 140.0,
                    "{language:?} {size} {moment}: {place}"
                );
                told.push((words, [place.left(), place.top()]));
            }
            let (_, first) = told[0].clone();
            assert!(
                told.iter()
                    .all(|(_, at)| at.iter().zip(first).all(|(one, other)| (one - other).abs() < 0.01)),
                "{language:?} {size}: {told:?}"
            );
            told.dedup_by(|one, other| one.0 == other.0);
            assert!(told.len() > 4, "the sentence changes: {told:?}");
        }
    }
}

#[test]
fn every_tab_that_is_about_a_moment_says_why() {
    let mut desk = Desk::with_realm_7(Language::English);
    desk.act(Action::Seek(200));
    for tab in StageTab::ALL {
        desk.act(Action::ShowStage(tab));
        let view = View::of(desk.model());
        let sentence = timeline::sentence(Narrator { view: &view, words: &desk.words });
        assert_eq!(desk.shows(&sentence), tab != StageTab::Heuristics, "{tab:?}: {sentence}");
    }
}

#[test]
fn a_card_says_what_became_of_its_board_only_after_its_event() {
    let mut desk = Desk::with_realm_7(Language::English);
    let fates = ["fate-new", "fate-duplicate", "fate-path-back", "fate-improved"].map(|id| desk.say(id));
    let pending = desk.say("to-come");
    desk.act(Action::Seek(200));
    let mut seen = [0, 0];
    for _ in 0..40 {
        desk.act(Action::Step(Stride::Event, Direction::Forward));
        let model = desk.model();
        let successors =
            model.chosen_lane().recording.successors_at(desk.moment(), &model.puzzle, &model.settings);
        let texts = desk.texts();
        for successor in successors {
            let start = format!("{}: ", successor.by);
            let of_it = format!(", {} ·", successor.reached.board);
            let card = texts.iter().find(|text| text.starts_with(&start) && text.contains(&of_it));
            let verdict = card.unwrap().trim_start_matches(&start).split(", ").next().unwrap();
            let is_told = successor.last == Timing::Already;
            seen[usize::from(is_told)] += 1;
            assert_eq!(fates.iter().any(|fate| fate == verdict), is_told, "{card:?}");
            assert_eq!(verdict == pending, !is_told, "{card:?}");
        }
    }
    assert!(seen.iter().all(|cards| *cards > 10), "{seen:?}");
}

#[test]
fn the_legend_names_the_marks_of_the_realm_and_no_others() {
    for language in Language::ALL {
        let mut desk = Desk::opened(language);
        for realm in [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::IdaStar] {
            desk.act(Action::Choose(realm));
            desk.act(Action::Seek(9));
            let texts = desk.texts();
            for mark in LegendMark::ALL {
                let words: Vec<&str> =
                    Realm::ALL.into_iter().filter_map(|realm| mark.message(realm)).collect();
                let shown = words.iter().find(|word| texts.contains(&desk.say(word)));
                assert_eq!(shown.copied(), mark.message(realm), "{mark:?} of {realm} in {language:?}");
            }
        }
    }
}
