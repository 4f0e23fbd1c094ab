//! Room in the race: what is written there can be read, and nothing is written over anything else.

use egui::{Rect, Shape, epaint::ClippedShape, vec2};
use egui_kittest::kittest::NodeT;
use eight_realms::{
    app::{Action, MeasureNews, RaceAction, RaceFace, RaceMeasure, StageTab, Times},
    job::TimeSummary,
    puzzle::Puzzle,
    realm::Realm,
    tell::race::amount::{self, Digits},
    words::Language,
};

use super::{
    desk::{Desk, board},
    race::racing,
};

/// The smallest window that everything has to fit into.
const SMALL: egui::Vec2 = vec2(1024.0, 640.0);

/// Every text that is drawn, and where.
fn drawn(desk: &Desk) -> Vec<(String, Rect)> {
    let texts = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), shape.shape.visual_bounding_rect())),
        _ => None,
    };
    desk.harness.output().shapes.iter().filter_map(texts).collect()
}

fn place_of(desk: &Desk, text: &str) -> Rect {
    let found = drawn(desk).into_iter().find(|(drawn, _)| drawn == text);
    found.unwrap_or_else(|| panic!("{text} is not drawn: {:?}", drawn(desk))).1
}

/// Where 69.2 ms stand beside a whole of 2.57 s, the shorter one of which is wider.
#[test]
fn the_unit_stands_clear_of_what_is_spent() {
    for language in Language::ALL {
        let mut desk = Desk::with_realm_7(language);
        let bare = TimeSummary { median: 2.57, min: 2.5, max: 2.6, runs: 3 };
        desk.act(Action::Measured(MeasureNews::Time(Realm::Heap, Times { search: bare, lookup: None })));
        desk.act(Action::ShowStage(StageTab::Race));
        desk.act(Action::Race(RaceAction::Measure(RaceMeasure::BareTime)));
        for size in [vec2(1440.0, 900.0), SMALL] {
            desk.harness.set_size(size);
            for spent in [0, 69_200_000, 69_200_000_000, 692_000_000_000, 2_570_000_000_000] {
                desk.act(Action::Seek(spent));
                let n = amount::written(RaceMeasure::BareTime, spent);
                let total = amount::written(RaceMeasure::BareTime, 2_570_000_000_000);
                let told = [("n", n.into()), ("total", total.into())];
                let figure = place_of(&desk, &desk.words.tell("expanding-place", &told));
                let unit = desk.say("race-unit-time");
                let units = drawn(&desk).into_iter().filter(|(text, _)| *text == unit);
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
fn above_the_meter_no_word_touches_another() {
    let axes = [("1", 0), ("0", 1)];
    for (language, (first, switches)) in
        Language::ALL.into_iter().flat_map(|language| axes.map(|axis| (language, axis)))
    {
        let mut desk = racing(language);
        desk.act(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
        (0..switches).for_each(|_| desk.act(Action::Race(RaceAction::SwitchMustExpandAxis)));
        for start in ["1234567x8", "23415x768"] {
            desk.act(Action::SetPuzzle(Puzzle::new(board(start), board("12345678x"))));
            desk.search();
            for size in [vec2(1440.0, 900.0), SMALL] {
                desk.harness.set_size(size);
                desk.wait(20);
                let switch = place_of(&desk, &desk.say("plot-linear"));
                let lines = switch.center().y - 2.0..switch.bottom() + 24.0;
                let head: Vec<(String, Rect)> = drawn(&desk)
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

/// Where the boards of the lanes lie: each is called by what stands on it.
fn boards(desk: &Desk) -> Vec<Rect> {
    let written = |realm: Realm| {
        let lane = desk.model().lane(realm);
        let current = lane.recording.scene_at(lane.playhead.moment).current;
        current.map_or(desk.model().puzzle.goal, |at| at.board).to_string()
    };
    let names: Vec<String> = desk.model().shown_realms().map(written).collect();
    let nodes = desk.harness.root().children_recursive();
    let named = nodes.filter(|node| node.accesskit_node().value().is_some_and(|said| names.contains(&said)));
    named.map(|node| node.rect()).filter(|rect| rect.left() > 230.0 && rect.top() > 80.0).collect()
}

#[test]
fn eight_boards_show_their_digits_in_the_smallest_window() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.act(Action::Seek(10));
        desk.harness.set_size(SMALL);
        desk.wait(3);
        let (boards, texts) = (boards(&desk), drawn(&desk));
        assert_eq!(boards.len(), Realm::LADDER.len());
        for square in boards {
            let on_it = |text: &&(String, Rect)| square.contains(text.1.center()) && text.0.len() == 1;
            assert_eq!(texts.iter().filter(on_it).count(), 8, "{language:?} {square}");
        }
    }
}

#[test]
fn few_lanes_have_large_boards_and_fill_the_stage() {
    let mut desk = racing(Language::English);
    desk.act(Action::Seek(10));
    let eight = boards(&desk)[0];
    for realm in [Realm::StringSet, Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Misplaced] {
        desk.act(Action::ToggleShown(realm));
    }
    desk.act(Action::Seek(100));
    let three = boards(&desk);
    assert_eq!(three.len(), 3);
    assert!(three.iter().all(|board| board.width() > 1.5 * eight.width()), "{three:?}, {eight}");
    let plots = place_of(&desk, &desk.say("frontier"));
    let plots = drawn(&desk).into_iter().filter(|(text, _)| *text == desk.say("frontier")).fold(
        plots,
        |low, (_, rect)| {
            if rect.top() > low.top() { rect } else { low }
        },
    );
    let last = three.iter().fold(0.0_f32, |low, board| low.max(board.bottom()));
    assert!(plots.top() - last < eight.height(), "{last} and {}", plots.top());
}

#[test]
fn counts_that_stand_together_are_written_in_one_way() {
    let (little, much) = (11_699_577, 2_196_908_810);
    assert_eq!(amount::written(RaceMeasure::Work, little), "11\u{2009}699\u{2009}577");
    assert_eq!(amount::beside(RaceMeasure::Work, little, much), "11.7\u{2009}M");
    assert_eq!(amount::beside(RaceMeasure::Work, much, much), "2\u{2009}196.9\u{2009}M");
    assert_eq!(Digits::Rounded.write(11_688_663), "11.7\u{2009}M");
    assert_eq!(
        amount::beside(RaceMeasure::BareTime, little, much),
        amount::written(RaceMeasure::BareTime, little)
    );
}
