//! The layout of the race: what is written there can be read, and nothing is written over anything else.

use egui::{Rect, Shape, epaint::ClippedShape, vec2};
use egui_kittest::kittest::NodeT;
use eight_realms_app::{
    desk::{self, amount::Digits, cost::RaceMeasure, jobs::Role, lanes::Times, screen::StageTab},
    model::Action,
    race::{RaceAction, RaceFace},
    words::Language,
};
use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    lane::LaneId,
    puzzle::Puzzle,
    realm::Realm,
};

use super::{
    race::racing,
    test_window::{TestWindow, board},
};
use crate::test_app::timed;

/// The smallest window that everything has to fit into.
const SMALL: egui::Vec2 = vec2(1024.0, 640.0);

/// Every text that is drawn, and where.
fn drawn_texts(window: &TestWindow) -> Vec<(String, Rect)> {
    let texts = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), shape.shape.visual_bounding_rect())),
        _ => None,
    };
    window.harness.output().shapes.iter().filter_map(texts).collect()
}

fn place_of(window: &TestWindow, text: &str) -> Rect {
    let place = drawn_texts(window).into_iter().find(|(label, _)| label == text);
    place.unwrap_or_else(|| panic!("{text} is not drawn: {:?}", drawn_texts(window))).1
}

/// Where 69.2 ms stand beside a whole of 2.57 s, the shorter one of which is wider.
#[test]
fn the_unit_stands_clear_of_what_is_spent() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        // What is measured here and now does not come later.
        while !window.model().seen().can_measure_again() {
            window.wait(1);
        }
        let summary = TimeSummary { median: 2.57, min: 2.5, max: 2.6, runs: 3 };
        let times = Times { search: summary, lookup: None, machine_load: MachineLoad::Quiet };
        window.act(Action::From(Role::Measure, timed(Realm::Heap, times, None)));
        window.act(Action::ShowStage(StageTab::Race));
        window.act(Action::Race(RaceAction::Measure(RaceMeasure::RunTime)));
        for size in [vec2(1440.0, 900.0), SMALL] {
            window.harness.set_size(size);
            for spent in [0, 69_200_000, 69_200_000_000, 692_000_000_000, 2_570_000_000_000] {
                window.act(Action::Seek(spent));
                let n = desk::amount::written(RaceMeasure::RunTime, spent);
                let total = desk::amount::written(RaceMeasure::RunTime, 2_570_000_000_000);
                let args = [("n", n.into()), ("total", total.into())];
                let figure = place_of(&window, &window.words.tell("expanding-place", &args));
                let unit = window.say("race-unit-time");
                let units = drawn_texts(&window).into_iter().filter(|(text, _)| *text == unit);
                assert!(
                    units
                        .clone()
                        .any(|(_, rect)| rect.right() < figure.left() && rect.bottom() > figure.top())
                );
                assert!(
                    units.into_iter().all(|(_, rect)| !rect.intersects(figure)),
                    "{language:?} {size} {spent}"
                );
            }
        }
    }
}

/// One move from the goal nothing is necessary: the line stands at the beginning of the axis, which is written.
#[test]
fn above_the_must_expand_bars_no_word_touches_another() {
    let axes = [("1", 0), ("0", 1)];
    for (language, (first, switches)) in
        Language::ALL.into_iter().flat_map(|language| axes.map(|axis| (language, axis)))
    {
        let mut window = racing(language);
        window.act(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
        (0..switches).for_each(|_| window.act(Action::Race(RaceAction::SwitchMustExpandAxis)));
        for start in ["1234567x8", "23415x768"] {
            window.act(Action::SetPuzzle(Puzzle::new(board(start), board("12345678x"))));
            window.search();
            for size in [vec2(1440.0, 900.0), SMALL] {
                window.harness.set_size(size);
                window.wait(20);
                let switch = place_of(&window, &window.say("plot-linear"));
                let lines = switch.center().y - 2.0..switch.bottom() + 24.0;
                let head: Vec<(String, Rect)> = drawn_texts(&window)
                    .into_iter()
                    .filter(|(_, rect)| lines.contains(&rect.center().y) && rect.left() > 230.0)
                    .collect();
                for expected in [first, "g*+h < C*", "= C*", "> C*"] {
                    let has = head.iter().any(|(text, _)| text == expected);
                    assert!(has, "{language:?} {size} {start}, {expected}: {head:?}");
                }
                for (place, (one, rect)) in head.iter().enumerate() {
                    for (other, beside) in &head[place + 1..] {
                        let apart = !rect.expand2(vec2(2.0, 0.0)).intersects(*beside);
                        assert!(apart, "{language:?} {size} {start}: {one} touches {other}");
                    }
                }
            }
        }
    }
}

/// Where the boards of the lanes lie: each is labelled with its tiles.
fn boards(window: &TestWindow) -> Vec<Rect> {
    let name_of = |realm: LaneId| {
        let lane = window.model().lane(realm);
        let current = lane.recording.scene_at(lane.playhead.moment).current;
        current.map_or(window.model().puzzle.goal, |at| at.board).to_string()
    };
    let names: Vec<String> = window.model().shown_lanes().map(name_of).collect();
    let nodes = window.harness.root().children_recursive();
    let named =
        nodes.filter(|node| node.accesskit_node().value().is_some_and(|value| names.contains(&value)));
    named.map(|node| node.rect()).filter(|rect| rect.left() > 230.0 && rect.top() > 80.0).collect()
}

#[test]
fn eight_boards_show_their_digits_in_the_smallest_window() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Seek(10));
        window.harness.set_size(SMALL);
        window.wait(3);
        let (boards, texts) = (boards(&window), drawn_texts(&window));
        assert_eq!(boards.len(), Realm::LADDER.len());
        for square in boards {
            let on_it = |text: &&(String, Rect)| square.contains(text.1.center()) && text.0.len() == 1;
            assert_eq!(texts.iter().filter(on_it).count(), 8, "{language:?} {square}");
        }
    }
}

#[test]
fn few_lanes_have_large_boards_and_fill_the_stage() {
    let mut window = racing(Language::English);
    window.act(Action::Seek(10));
    let eight = boards(&window)[0];
    for realm in [Realm::StringSet, Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Misplaced] {
        window.act(Action::ToggleShown(realm.into()));
    }
    window.act(Action::Seek(100));
    let three = boards(&window);
    assert_eq!(three.len(), 3);
    assert!(three.iter().all(|board| board.width() > 1.5 * eight.width()), "{three:?}, {eight}");
    let plots = place_of(&window, &window.say("frontier"));
    let plots = drawn_texts(&window).into_iter().filter(|(text, _)| *text == window.say("frontier")).fold(
        plots,
        |low, (_, rect)| {
            if rect.top() > low.top() { rect } else { low }
        },
    );
    let last = three.iter().fold(0.0_f32, |low, board| low.max(board.bottom()));
    assert!(plots.top() - last < eight.height(), "{last} and {}", plots.top());
}

#[test]
fn counts_that_stand_together_are_written_alike() {
    let (little, much) = (11_699_577, 2_196_908_810);
    assert_eq!(desk::amount::written(RaceMeasure::Work, little), "11\u{2009}699\u{2009}577");
    assert_eq!(desk::amount::beside(RaceMeasure::Work, little, much), "11.7\u{2009}M");
    assert_eq!(desk::amount::beside(RaceMeasure::Work, much, much), "2\u{2009}196.9\u{2009}M");
    assert_eq!(Digits::Rounded.write(11_688_663), "11.7\u{2009}M");
    assert_eq!(
        desk::amount::beside(RaceMeasure::RunTime, little, much),
        desk::amount::written(RaceMeasure::RunTime, little)
    );
}
