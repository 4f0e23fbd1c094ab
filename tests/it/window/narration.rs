//! What the stage says of a step: why, at its head and always in the same place; and of a successor nothing before
//! its event.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::screen::StageTab, headline, model::Action, step::legend::LegendMark, view::View, words::Language,
};
use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Stride, Timing},
};

use super::test_window::TestWindow;

/// Windows with one line for the sentence, and with two.
const WINDOWS: [Vec2; 3] = [vec2(1024.0, 640.0), vec2(1200.0, 860.0), vec2(1440.0, 900.0)];

/// Where the sentence stands, and what it says.
fn sentence(window: &TestWindow) -> (String, Rect) {
    let view = View::of(window.model().seen());
    let sentence = headline::sentence(&view, &window.words);
    let place = window.harness.get_by_label(&sentence).rect();
    (sentence, place)
}

#[test]
fn why_stands_at_the_head_of_the_stage_and_its_first_line_never_moves() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        for size in WINDOWS {
            window.harness.set_size(size);
            window.act(Action::ShowStage(StageTab::Step));
            let mut sentences = Vec::new();
            for moment in [0, 1, 2, 3, 4, 200, 201, 202, 203, 486] {
                window.act(Action::Seek(moment));
                let (words, place) = sentence(&window);
                assert!(
                    place.top() > 44.0 && place.bottom() < 140.0,
                    "{language:?} {size} {moment}: {place}"
                );
                sentences.push((words, [place.left(), place.top()]));
            }
            let (_, first) = sentences[0].clone();
            assert!(
                sentences
                    .iter()
                    .all(|(_, at)| at.iter().zip(first).all(|(one, other)| (one - other).abs() < 0.01)),
                "{language:?} {size}: {sentences:?}"
            );
            sentences.dedup_by(|one, other| one.0 == other.0);
            assert!(sentences.len() > 4, "the sentence changes: {sentences:?}");
        }
    }
}

#[test]
fn every_tab_that_is_about_a_moment_says_why() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::Seek(200));
    for tab in StageTab::ALL {
        window.act(Action::ShowStage(tab));
        let view = View::of(window.model().seen());
        let sentence = headline::sentence(&view, &window.words);
        let is_about_boards = matches!(tab, StageTab::Heuristics | StageTab::Lab);
        assert_eq!(window.shows(&sentence), !is_about_boards, "{tab:?}: {sentence}");
    }
}

#[test]
fn a_card_says_what_became_of_its_board_only_after_its_event() {
    let mut window = TestWindow::with_realm_7(Language::English);
    let fates = ["fate-new", "fate-duplicate", "fate-path-back", "fate-improved"].map(|id| window.say(id));
    let pending = window.say("to-come");
    window.act(Action::Seek(200));
    let mut counts = [0, 0];
    for _ in 0..40 {
        window.act(Action::Step(Stride::Event, Direction::Forward));
        let model = window.model();
        let successors =
            model.chosen_lane().recording.successors_at(window.moment(), &model.puzzle, &model.settings);
        let texts = window.texts();
        for successor in successors {
            let start = format!("{}: ", successor.by);
            let of_it = format!(", {} ·", successor.node.board);
            let card = texts.iter().find(|text| text.starts_with(&start) && text.contains(&of_it));
            let verdict = card.unwrap().trim_start_matches(&start).split(", ").next().unwrap();
            let has_event = successor.timing == Timing::Replayed;
            counts[usize::from(has_event)] += 1;
            assert_eq!(fates.iter().any(|fate| fate == verdict), has_event, "{card:?}");
            assert_eq!(verdict == pending, !has_event, "{card:?}");
        }
    }
    assert!(counts.iter().all(|cards| *cards > 10), "{counts:?}");
}

#[test]
fn the_legend_names_the_marks_of_the_realm_and_no_others() {
    for language in Language::ALL {
        let mut window = TestWindow::with_all_realms(language);
        for realm in [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::IdaStar] {
            window.act(Action::Choose(realm.into()));
            window.act(Action::Seek(9));
            let texts = window.texts();
            for mark in LegendMark::ALL {
                let words: Vec<&str> =
                    Realm::ALL.into_iter().filter_map(|realm| mark.message(realm)).collect();
                let visible = words.iter().find(|word| texts.contains(&window.say(word)));
                assert_eq!(visible.copied(), mark.message(realm), "{mark:?} of {realm} in {language:?}");
            }
        }
    }
}
