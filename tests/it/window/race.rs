//! The race in the window, in both languages: lanes, table, meter, timeline.

use egui::{Key, Rect, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms::{
    app::{Action, Axis, RaceAction, RaceColumn, RaceFace, RaceMeasure, StageTab},
    heuristic::HeuristicKind,
    puzzle::Puzzle,
    realm::Realm,
    replay::{Direction, Playback},
    words::{Language, figures},
};

use super::{
    desk::{Desk, board},
    dress::check_latin,
};

/// All eight on the sample, racing.
pub(super) fn racing(language: Language) -> Desk {
    let mut desk = Desk::opened(language);
    desk.press_word("tab-race");
    assert_eq!(desk.model().stage, StageTab::Race);
    desk
}

fn at(desk: &Desk) -> u64 {
    desk.model().race.playhead.moment
}

/// What the sentence on the timeline says.
fn sentence(desk: &Desk, id: &str, told: &[(&'static str, &str)]) -> String {
    let told: Vec<_> = told.iter().map(|(name, value)| (*name, (*value).to_owned().into())).collect();
    desk.words.tell(id, &told)
}

#[test]
fn after_500_expansions_it_says_who_has_finished_and_what_the_next_need() {
    let said = [
        "After 500 expansions realms 3, 6 and 7 have finished; realm 4 needs 211 more, realm 8 needs 302.",
        "扩展 500 次之后，第 3、6、7 境已经完成；第 4 境还差 211 次，第 8 境还差 302 次。",
    ];
    for (language, said) in Language::ALL.into_iter().zip(said) {
        let mut desk = racing(language);
        desk.act(Action::Seek(500));
        assert!(desk.shows(said), "{:?}", desk.texts());
        desk.act(Action::Seek(0));
        assert!(desk.shows(&desk.say("race-begins")));
        desk.key(Key::End);
        let after = desk.words.tell("race-after-expansions", &[("n", 20_907.into())]);
        assert!(desk.shows(&sentence(&desk, "race-all-finished", &[("after", &after)])));
    }
}

#[test]
fn every_lane_has_its_row_and_choosing_it_looks_at_that_realm() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.act(Action::Seek(500));
        for realm in Realm::LADDER {
            let choose = desk.words.tell("rung-choose", &[("realm", realm.label().into())]);
            let row = desk.texts().into_iter().find(|text| {
                text.starts_with(&choose)
                    && text.len() > choose.len()
                    && text.contains(&desk.say(&format!("realm-{realm}-name")))
            });
            desk.press(&row.unwrap_or_else(|| panic!("realm {realm} has a row")));
            assert_eq!(desk.model().chosen, realm);
            assert_eq!(at(&desk), 500, "choosing moves nobody");
        }
        assert!(desk.shows(&figures::grouped(314)), "the figures of realm 7");
    }
}

#[test]
fn the_track_is_dragged() {
    for language in Language::ALL {
        let mut desk = racing(language);
        let track = desk.harness.get_by_label(&desk.say("race-track")).rect();
        let middle = track.center();
        desk.drag(middle, pos2(track.left() + 0.75 * track.width(), middle.y));
        let there = at(&desk);
        assert!((100..20_000).contains(&there), "{there}");
        desk.drop(middle);
        desk.drag(middle, pos2(track.left() + 1.0, middle.y));
        assert_eq!(at(&desk), 0, "its beginning");
        desk.drop(middle);
        desk.act(Action::Seek(20));
        let lane = desk.model().lane(Realm::Heap);
        assert_eq!(lane.recording.scene_at(lane.playhead.moment).tally.expanded, 20, "lanes follow");
    }
}

#[test]
fn keys_and_buttons_move_all_lanes_together() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.key(Key::Home);
        assert_eq!(at(&desk), 0);
        for n in 1..=3 {
            desk.key(Key::ArrowRight);
            assert_eq!(at(&desk), n);
        }
        desk.press_word("race-mark-forward");
        assert_eq!(at(&desk), 20);
        desk.press_word("race-mark-back");
        assert_eq!(at(&desk), 0);
        desk.press_word("play");
        desk.wait(60);
        assert!((14..=18).contains(&at(&desk)), "sixteen a second: {}", at(&desk));
        desk.press_word("pause");
        assert_eq!(desk.model().race.playhead.playback, Playback::Paused);
        desk.press_word("race-to-last");
        assert_eq!(at(&desk), 20_907);
    }
}

#[test]
fn clocks_and_faces_are_chosen_by_button_and_by_key() {
    for language in Language::ALL {
        let mut desk = racing(language);
        for (word, clock) in ["race-work", "race-time", "race-expansions"].into_iter().zip([
            RaceMeasure::Work,
            RaceMeasure::BareTime,
            RaceMeasure::Expansions,
        ]) {
            desk.press(&desk.named("race-measure", &desk.say(word)));
            assert_eq!(desk.model().race.measure, clock);
            desk.key(Key::C);
            assert_eq!(desk.model().race.measure, clock.next());
            desk.act(Action::Race(RaceAction::Measure(clock)));
        }
        for (word, face) in ["race-table", "race-must-expand", "race-lanes"].into_iter().zip([
            RaceFace::Table,
            RaceFace::MustExpand,
            RaceFace::Lanes,
        ]) {
            desk.press(&desk.named("race-face", &desk.say(word)));
            assert_eq!(desk.model().race.face, face);
            desk.key(Key::F);
            assert_eq!(desk.model().race.face, face.next());
            desk.act(Action::Race(RaceAction::Face(face)));
        }
    }
}

#[test]
fn a_column_is_sorted_by_its_head_and_by_the_keyboard_and_back() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.press(&desk.named("race-face", &desk.say("race-table")));
        let heads = ["expanded", "generated", "peak", "work", "memory", "time", "moves", "branching"];
        for (column, name) in RaceColumn::FIGURES.into_iter().zip(heads) {
            let told = desk.say(&format!("race-column-{name}"));
            let labelled = |desk: &Desk, id| sentence(desk, id, &[("column", &told)]);
            desk.press(&labelled(&desk, "race-sort"));
            let order = desk.model().race.order;
            assert_eq!((order.column, order.direction), (column, Direction::Forward));
            let least = labelled(&desk, "race-sorted-least");
            desk.harness.get_by_label(&least).focus();
            desk.wait(2);
            desk.key(Key::Space);
            assert_eq!(desk.model().race.order.direction, Direction::Back);
            assert!(desk.shows(&labelled(&desk, "race-sorted-most")));
        }
    }
}

/// The order of rows, by what each says of choosing its realm, from top to bottom.
fn rows(desk: &Desk) -> Vec<Realm> {
    let mut rows: Vec<(f32, Realm)> = Realm::LADDER
        .into_iter()
        .map(|realm| {
            let start = desk.words.tell("rung-choose", &[("realm", realm.label().into())]);
            let is_row = |label: &str| label.starts_with(&start) && label != start;
            let rect = desk.harness.root().children_recursive().find_map(|node| {
                let label = node.accesskit_node().label().unwrap_or_default();
                (is_row(&label) && node.rect().left() > 270.0).then(|| node.rect())
            });
            (rect.unwrap_or(Rect::NOTHING).top(), realm)
        })
        .collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, realm)| realm).collect()
}

#[test]
fn sorted_rows_stand_in_order_and_equal_ones_as_on_the_ladder() {
    use Realm::{Bidirectional, Hash, Heap, IdaStar, Manhattan, Misplaced, StringSet, Table};
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.press(&desk.named("race-face", &desk.say("race-table")));
        assert_eq!(rows(&desk), Realm::LADDER);
        desk.act(Action::Race(RaceAction::Sort(RaceColumn::Expanded)));
        let least_first = [Manhattan, Heap, Bidirectional, IdaStar, Misplaced, StringSet, Hash, Table];
        assert_eq!(rows(&desk), least_first);
        desk.act(Action::Race(RaceAction::Sort(RaceColumn::Expanded)));
        let most_first = [Table, StringSet, Hash, Misplaced, IdaStar, Bidirectional, Manhattan, Heap];
        assert_eq!(rows(&desk), most_first);
        desk.act(Action::Race(RaceAction::Sort(RaceColumn::Branching)));
        assert_eq!(rows(&desk).last(), Some(&Table), "what has no figure stands last");
        desk.act(Action::Race(RaceAction::Sort(RaceColumn::Branching)));
        assert_eq!(rows(&desk).last(), Some(&Table), "either way");
    }
}

#[test]
fn the_meter_tells_what_was_necessary_and_refuses_what_is_no_yardstick() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.press(&desk.named("race-face", &desk.say("race-must-expand")));
        desk.wait(20);
        let least = |desk: &Desk, n: u64| desk.words.tell("race-least", &[("n", n.into())]);
        assert!(desk.shows(&least(&desk, 301)));
        let of = |desk: &Desk, realm: &str, [all, necessary, ties, wasted, again]: [u64; 5]| {
            let told = [
                ("realm", realm.to_owned().into()),
                ("all", all.into()),
                ("necessary", necessary.into()),
                ("ties", ties.into()),
                ("wasted", wasted.into()),
                ("again", again.into()),
            ];
            desk.words.tell("race-shares", &told)
        };
        assert!(desk.shows(&of(&desk, "7", [314, 301, 13, 0, 0])));
        assert!(desk.shows(&of(&desk, "8", [802, 301, 67, 0, 434])));
        let manhattan = desk.say("heuristic-manhattan");
        desk.press(&sentence(&desk, "race-must-expand-with", &[("estimate", &manhattan)]));
        desk.press_word("heuristic-misplaced");
        desk.wait(20);
        assert!(desk.shows(&least(&desk, 1_727)));
        desk.act(Action::Race(RaceAction::MustExpandWith(HeuristicKind::BlankCounted)));
        assert!(desk.shows(&desk.say("race-not-classified-inconsistent")));
        desk.act(Action::Race(RaceAction::MustExpandWith(HeuristicKind::Manhattan)));
        assert_eq!(desk.model().race.meter_axis, Axis::Logarithmic, "one long bar hides nobody");
        for (word, axis) in [("plot-linear", Axis::Linear), ("plot-log", Axis::Logarithmic)] {
            let switch =
                [("plot", "race-must-expand"), ("what", word)].map(|(name, id)| (name, desk.say(id).into()));
            desk.press(&desk.words.tell("plot-control", &switch));
            assert_eq!(desk.model().race.meter_axis, axis);
            desk.press(&desk.words.tell("plot-control", &switch));
            assert_eq!(desk.model().race.meter_axis, axis, "pressed again it stays");
        }
        desk.act(Action::SetPuzzle(Puzzle::new(board("12345687x"), board("12345678x"))));
        desk.search();
        assert!(desk.shows(&desk.say("race-not-classified-no-solution")));
    }
}

#[test]
fn the_first_difference_is_found_by_button_menu_and_key() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.act(Action::Choose(Realm::Manhattan));
        desk.press_word("race-difference");
        let parting = desk.model().race.divergence.unwrap();
        assert_eq!(parting.realms, [Realm::Manhattan, Realm::Misplaced]);
        let [one, other] = parting.difference.boards.map(|board| board.unwrap().to_string());
        let n = parting.difference.expansion.to_string();
        let told = [("n", n.as_str()), ("one", "6"), ("other", "5"), ("first", &one), ("second", &other)];
        assert!(desk.shows(&sentence(&desk, "race-part", &told)));
        desk.press_word("race-difference-with");
        desk.press(&sentence(&desk, "race-difference-from", &[("other", "8")]));
        assert_eq!(desk.model().race.divergence.unwrap().realms[1], Realm::IdaStar);
        desk.act(Action::Choose(Realm::Heap));
        desk.act(Action::ShowStage(StageTab::Step));
        desk.key(Key::D);
        assert!(desk.shows(&sentence(&desk, "race-never-part", &[("one", "7"), ("other", "6")])));
    }
}

#[test]
fn a_race_without_lanes_says_how_to_get_one() {
    for language in Language::ALL {
        let mut desk = racing(language);
        for realm in Realm::LADDER {
            desk.act(Action::ToggleShown(realm));
        }
        let keys = [("first", "Shift + 1".into()), ("last", "8".into())];
        assert!(desk.shows(&desk.say("race-empty")));
        assert!(desk.shows(&desk.words.tell("race-empty-how", &keys)));
    }
}

#[test]
fn a_chinese_race_holds_no_stray_latin_word() {
    let mut desk = racing(Language::Chinese);
    for face in RaceFace::ALL {
        for clock in RaceMeasure::ALL {
            desk.act(Action::Race(RaceAction::Face(face)));
            desk.act(Action::Race(RaceAction::Measure(clock)));
            check_latin(&desk, "race");
        }
    }
}
