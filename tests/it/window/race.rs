//! The race in the window, in both languages: lanes, table, must-expand bars, timeline.

use egui::{Key, Rect, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms_app::{
    desk::{cost::RaceMeasure, preferences::Axis, screen::StageTab},
    model::Action,
    race::{MustExpandWith, RaceAction, RaceFace, table::RaceColumn},
    words::{Language, figures},
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::Puzzle,
    realm::Realm,
    replay::{Direction, Playback},
};

use super::{
    appearance::check_latin,
    test_window::{TestWindow, board, lane, lane_first},
};

/// All eight on the sample, racing.
pub(super) fn racing(language: Language) -> TestWindow {
    let mut window = TestWindow::with_all_realms(language);
    window.press_word("tab-race");
    assert_eq!(window.model().stage, StageTab::Race);
    window
}

fn at(window: &TestWindow) -> u64 {
    window.model().together.playhead.moment
}

/// What the sentence on the timeline says.
fn sentence(window: &TestWindow, id: &str, args: &[(&'static str, &str)]) -> String {
    let args: Vec<_> = args.iter().map(|(name, value)| (*name, (*value).to_owned().into())).collect();
    window.words.tell(id, &args)
}

#[test]
fn after_500_expansions_it_says_which_realms_have_finished_and_what_the_next_need() {
    let expected = [
        "After 500 expansions realms 3, 6 and 7 have finished; realm 4 needs 211 more, realm 8 needs 302.",
        "扩展 500 次之后，第 3、6、7 境已经完成；第 4 境还差 211 次，第 8 境还差 302 次。",
    ];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let mut window = racing(language);
        window.act(Action::Seek(500));
        assert!(window.shows(expected), "{:?}", window.texts());
        window.act(Action::Seek(0));
        assert!(window.shows(&window.say("race-begins")));
        window.key(Key::End);
        let after = window.words.tell("race-after-expansions", &[("n", 20_907.into())]);
        assert!(window.shows(&sentence(&window, "race-all-finished", &[("after", &after)])));
    }
}

#[test]
fn every_lane_has_its_row_and_choosing_it_looks_at_that_realm() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Seek(500));
        for realm in Realm::LADDER {
            let choose =
                window.words.tell("rung-choose", &[("lane", lane(&window.words, realm.label()).into())]);
            let row = window.texts().into_iter().find(|text| {
                text.starts_with(&choose)
                    && text.len() > choose.len()
                    && text.contains(&window.say(&format!("realm-{realm}-name")))
            });
            window.press(&row.unwrap_or_else(|| panic!("realm {realm} has a row")));
            assert_eq!(window.model().chosen, realm);
            assert_eq!(at(&window), 500, "choosing moves nobody");
        }
        assert!(window.shows(&figures::grouped(314)), "the figures of realm 7");
    }
}

#[test]
fn the_track_is_dragged() {
    for language in Language::ALL {
        let mut window = racing(language);
        let track = window.harness.get_by_label(&window.say("race-track")).rect();
        let middle = track.center();
        window.drag(middle, pos2(track.left() + 0.75 * track.width(), middle.y));
        let moment = at(&window);
        assert!((100..20_000).contains(&moment), "{moment}");
        window.drop(middle);
        window.drag(middle, pos2(track.left() + 1.0, middle.y));
        assert_eq!(at(&window), 0, "its beginning");
        window.drop(middle);
        window.act(Action::Seek(20));
        let lane = window.model().lane(Realm::Heap);
        assert_eq!(lane.recording.scene_at(lane.playhead.moment).tally.expanded, 20, "lanes follow");
    }
}

#[test]
fn keys_and_buttons_move_all_lanes_together() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.key(Key::Home);
        assert_eq!(at(&window), 0);
        for n in 1..=3 {
            window.key(Key::ArrowRight);
            assert_eq!(at(&window), n);
        }
        window.press_word("race-mark-forward");
        assert_eq!(at(&window), 20);
        window.press_word("race-mark-back");
        assert_eq!(at(&window), 0);
        window.press_word("clock-even-name");
        window.press_word("play");
        window.wait(60);
        assert!((14..=18).contains(&at(&window)), "sixteen a second: {}", at(&window));
        window.press_word("pause");
        assert_eq!(window.model().together.playhead.playback, Playback::Paused);
        window.press_word("race-to-last");
        assert_eq!(at(&window), 20_907);
    }
}

#[test]
fn measures_and_faces_are_chosen_by_button_and_by_key() {
    for language in Language::ALL {
        let mut window = racing(language);
        for (word, measure) in ["race-work", "race-time", "race-expansions"].into_iter().zip([
            RaceMeasure::Work,
            RaceMeasure::RunTime,
            RaceMeasure::Expansions,
        ]) {
            window.press(&window.named("race-measure", &window.say(word)));
            assert_eq!(window.model().together.measure, measure);
            window.key(Key::C);
            assert_eq!(window.model().together.measure, measure.next());
            window.act(Action::Race(RaceAction::Measure(measure)));
        }
        for (word, face) in ["race-table", "race-must-expand", "race-lanes"].into_iter().zip([
            RaceFace::Table,
            RaceFace::MustExpand,
            RaceFace::Lanes,
        ]) {
            window.press(&window.named("race-face", &window.say(word)));
            assert_eq!(window.model().race.face, face);
            window.key(Key::F);
            assert_eq!(window.model().race.face, face.next());
            window.act(Action::Race(RaceAction::Face(face)));
        }
    }
}

#[test]
fn a_column_is_sorted_by_its_head_and_by_the_keyboard_and_back() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.press(&window.named("race-face", &window.say("race-table")));
        let heads = ["expanded", "generated", "peak", "work", "memory", "time", "moves", "branching"];
        for (column, name) in RaceColumn::FIGURES.into_iter().zip(heads) {
            let title = window.say(&format!("race-column-{name}"));
            let labelled = |window: &TestWindow, id| sentence(window, id, &[("column", &title)]);
            window.press(&labelled(&window, "race-sort"));
            let order = window.model().race.order;
            assert_eq!((order.column, order.direction), (column, Direction::Forward));
            let least = labelled(&window, "race-sorted-least");
            window.harness.get_by_label(&least).focus();
            window.wait(2);
            window.key(Key::Space);
            assert_eq!(window.model().race.order.direction, Direction::Back);
            assert!(window.shows(&labelled(&window, "race-sorted-most")));
        }
    }
}

/// The order of rows, by what each says of choosing its realm, from top to bottom.
fn rows(window: &TestWindow) -> Vec<Realm> {
    let mut rows: Vec<(f32, Realm)> = Realm::LADDER
        .into_iter()
        .map(|realm| {
            let start =
                window.words.tell("rung-choose", &[("lane", lane(&window.words, realm.label()).into())]);
            let is_row = |label: &str| label.starts_with(&start) && label != start;
            let rect = window.harness.root().children_recursive().find_map(|node| {
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
        let mut window = racing(language);
        window.press(&window.named("race-face", &window.say("race-table")));
        assert_eq!(rows(&window), Realm::LADDER);
        window.act(Action::Race(RaceAction::Sort(RaceColumn::Expanded)));
        let least_first = [Manhattan, Heap, Bidirectional, IdaStar, Misplaced, StringSet, Hash, Table];
        assert_eq!(rows(&window), least_first);
        window.act(Action::Race(RaceAction::Sort(RaceColumn::Expanded)));
        let most_first = [Table, StringSet, Hash, Misplaced, IdaStar, Bidirectional, Manhattan, Heap];
        assert_eq!(rows(&window), most_first);
        window.act(Action::Race(RaceAction::Sort(RaceColumn::Branching)));
        assert_eq!(rows(&window).last(), Some(&Table), "what has no figure stands last");
        window.act(Action::Race(RaceAction::Sort(RaceColumn::Branching)));
        assert_eq!(rows(&window).last(), Some(&Table), "either way");
    }
}

#[test]
fn must_expand_shows_what_was_necessary_and_rejects_an_inconsistent_heuristic() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.press(&window.named("race-face", &window.say("race-must-expand")));
        window.wait(20);
        let least = |window: &TestWindow, n: u64| window.words.tell("race-least", &[("n", n.into())]);
        assert!(window.shows(&least(&window, 301)));
        let of = |window: &TestWindow, realm: &str, [all, necessary, ties, wasted, again]: [u64; 5]| {
            let args = [
                ("lane", lane_first(&window.words, realm).into()),
                ("all", all.into()),
                ("necessary", necessary.into()),
                ("ties", ties.into()),
                ("wasted", wasted.into()),
                ("again", again.into()),
            ];
            window.words.tell("race-shares", &args)
        };
        assert!(window.shows(&of(&window, "7", [314, 301, 13, 0, 0])));
        assert!(window.shows(&of(&window, "8", [802, 301, 67, 0, 434])));
        let manhattan = window.say("heuristic-manhattan");
        window.press(&sentence(&window, "race-must-expand-heuristic", &[("heuristic", &manhattan)]));
        window.press_word("heuristic-misplaced");
        window.wait(20);
        assert!(window.shows(&least(&window, 1_727)));
        window.act(Action::Race(RaceAction::MustExpandWith(MustExpandWith::Heuristic(
            HeuristicKind::BlankCounted,
        ))));
        assert!(window.shows(&window.say("race-not-classified-inconsistent")));
        window.act(Action::Race(RaceAction::MustExpandWith(MustExpandWith::Heuristic(
            HeuristicKind::Manhattan,
        ))));
        assert_eq!(window.model().race.must_expand_axis, Axis::Logarithmic, "one long bar hides nobody");
        for (word, axis) in [("plot-linear", Axis::Linear), ("plot-log", Axis::Logarithmic)] {
            let switch = [("plot", "race-must-expand"), ("what", word)]
                .map(|(name, id)| (name, window.say(id).into()));
            window.press(&window.words.tell("plot-control", &switch));
            assert_eq!(window.model().race.must_expand_axis, axis);
            window.press(&window.words.tell("plot-control", &switch));
            assert_eq!(window.model().race.must_expand_axis, axis, "pressed again it stays");
        }
        window.act(Action::SetPuzzle(Puzzle::new(board("12345687x"), board("12345678x"))));
        window.search();
        assert!(window.shows(&window.say("race-not-classified-no-solution")));
    }
}

#[test]
fn the_first_difference_is_found_by_button_menu_and_key() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Choose(Realm::Manhattan.into()));
        window.press_word("race-difference");
        let divergence = window.model().race.divergence.unwrap();
        assert_eq!(divergence.lanes, [Realm::Manhattan, Realm::Misplaced]);
        let [one, other] = divergence.difference.boards.map(|board| board.unwrap().to_string());
        let n = divergence.difference.expansion.to_string();
        let [six, five, eight] = ["6", "5", "8"].map(|realm| lane(&window.words, realm));
        let args = [("n", n.as_str()), ("one", &six), ("other", &five), ("first", &one), ("second", &other)];
        assert!(window.shows(&sentence(&window, "race-part", &args)));
        window.press_word("race-difference-with");
        window.press(&sentence(&window, "race-difference-from", &[("other", &eight)]));
        assert_eq!(window.model().race.divergence.unwrap().lanes[1], Realm::IdaStar);
        window.act(Action::Choose(Realm::Heap.into()));
        window.act(Action::ShowStage(StageTab::Step));
        window.key(Key::D);
        let seven = lane_first(&window.words, "7");
        assert!(window.shows(&sentence(&window, "race-never-part", &[("one", &seven), ("other", &six)])));
    }
}

#[test]
fn a_race_without_lanes_says_how_to_show_one() {
    for language in Language::ALL {
        let mut window = racing(language);
        for realm in Realm::LADDER {
            window.act(Action::ToggleShown(realm.into()));
        }
        let keys = [("first", "Shift + 1".into()), ("last", "8".into())];
        assert!(window.shows(&window.say("race-empty")));
        assert!(window.shows(&window.words.tell("race-empty-how", &keys)));
    }
}

#[test]
fn a_chinese_race_holds_no_stray_latin_word() {
    let mut window = racing(Language::Chinese);
    for face in RaceFace::ALL {
        for measure in RaceMeasure::ALL {
            window.act(Action::Race(RaceAction::Face(face)));
            window.act(Action::Race(RaceAction::Measure(measure)));
            check_latin(&window, "race");
        }
    }
}
