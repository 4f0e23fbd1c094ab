//! The figures of the race: in a lane, in the table, in the must-expand bars; and the heuristics that those reject.

use std::cmp::Ordering;

use egui::Shape;
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::cost::RaceMeasure,
    model::Action,
    race::{MustExpandWith, RaceAction},
    words::{Language, figures},
};
use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::Distances,
    trace::Event,
};

use super::{
    race::racing,
    test_window::{self, TestWindow},
};

fn show_face(window: &mut TestWindow, word: &str) {
    window.press(&window.named("race-face", &window.say(word)));
}

/// The label of the lane of a realm: its name, and how far it is.
fn lane(window: &TestWindow, realm: Realm, below: &str) -> String {
    let choose =
        window.words.tell("rung-choose", &[("lane", test_window::lane(&window.words, realm.label()).into())]);
    let description = format!("{}, {below}", window.say(&format!("realm-{realm}-name")));
    window.words.tell("named", &[("name", choose.into()), ("what", description.into())])
}

/// Every text that is drawn.
pub(super) fn drawn_texts(window: &TestWindow) -> Vec<String> {
    let shapes = window.harness.output().shapes.iter();
    let texts = shapes.filter_map(|shape| match &shape.shape {
        Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    });
    texts.collect()
}

/// Colour, grey and flags are explained where they are drawn, and the figure at the playhead says what it counts.
#[test]
fn the_lanes_say_what_their_marks_are() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Seek(500));
        let args = [("count", 500.into()), ("n", "500".to_owned().into())];
        let tag = window.words.tell("race-at-expansions", &args);
        assert!(drawn_texts(&window).contains(&tag), "{tag}: {:?}", drawn_texts(&window));
        for id in ["race-legend-run", "race-legend-to-run", "race-legend-finished"] {
            assert!(drawn_texts(&window).contains(&window.say(id)), "{id}");
        }
        let unsolvable = window.say("rung-unsolvable");
        assert!(!drawn_texts(&window).contains(&unsolvable), "no lane has that mark");
    }
}

#[test]
fn a_lane_shows_its_frontier_its_board_and_its_result() {
    for language in Language::ALL {
        let mut window = racing(language);
        window.act(Action::Seek(500));
        let moves = window.words.tell("moves", &[("moves", 19.into())]);
        let result = window.words.tell("race-found", &[("moves", moves.into())]);
        for realm in [Realm::Table, Realm::Manhattan, Realm::Heap] {
            let lane = lane(&window, realm, &result);
            assert!(window.shows(&lane), "{lane}");
        }
        for realm in [Realm::StringSet, Realm::Hash, Realm::Bidirectional, Realm::Misplaced, Realm::IdaStar] {
            let of = window.model().lane(realm);
            let scene = of.recording.scene_at(of.playhead.moment);
            assert_eq!(scene.tally.expanded, 500, "realm {realm}");
            let waits = if realm.is_deepening() { "race-path" } else { "race-frontier" };
            let frontier = window.words.tell(waits, &[("n", scene.tally.frontier.into())]);
            let lane = lane(&window, realm, &frontier);
            assert!(window.shows(&lane), "{lane}");
            let board = scene.current.expect("it runs").board.to_string();
            assert!(window.shows(&board), "realm {realm}: {board}");
        }
        let times = Realm::LADDER.map(|realm| window.model().lane(realm).times.is_some());
        assert_eq!(window.texts().iter().filter(|text| *text == figures::NONE).count(), 5, "{times:?}");
        window.harness.get_by_label(&lane(&window, Realm::Table, &result)).hover();
        window.wait(60);
        let cost = window.words.tell("race-table-cost", &[("boards", 181_440.into())]);
        assert!(window.shows(&cost), "{cost}");
    }
}

/// Lets the work of every lane be counted.
pub(super) fn count(window: &mut TestWindow) {
    while !Realm::LADDER.into_iter().all(|realm| window.model().lane(realm).work.is_some()) {
        std::thread::yield_now();
        let ctx = window.harness.ctx.clone();
        window.harness.state_mut().logic(&ctx, 0.0);
    }
    window.wait(3);
}

/// Realms 6 and 7 expand the same boards; for the same work, the heap is further than the list that is scanned.
#[test]
fn measured_in_work_the_sentence_counts_work() {
    for language in Language::ALL {
        let mut window = racing(language);
        count(&mut window);
        window.press(&window.named("race-measure", &window.say("race-work")));
        assert_eq!(window.model().together.measure, RaceMeasure::Work);
        window.act(Action::Seek(5_000));
        let after = window.words.tell("race-after-work", &[("n", 5_000.into())]);
        assert!(window.texts().iter().any(|text| text.starts_with(&after)), "{after}");
        let spent =
            |realm| window.model().lane(realm).recording.scene_at(window.model().lane(realm).playhead.moment);
        assert!(spent(Realm::Manhattan).tally.expanded < spent(Realm::Heap).tally.expanded);
    }
}

#[test]
fn a_cell_of_the_table_shows_figure_ratio_kinds_and_look_ups() {
    for language in Language::ALL {
        let mut window = racing(language);
        count(&mut window);
        show_face(&mut window, "race-table");
        let expanded =
            |window: &TestWindow, realm| window.model().lane(realm).recording.edge().tally.expanded;
        for (realm, before) in [(Realm::Heap, Realm::Manhattan), (Realm::Manhattan, Realm::Misplaced)] {
            let [one, other] = [realm, before].map(|realm| expanded(&window, realm));
            let times = figures::ratio(one as f64 / other as f64);
            let ratio =
                [("times", times.into()), ("lane", test_window::lane(&window.words, before.label()).into())];
            let cell = format!("{}\n{}", figures::grouped(one), window.words.tell("race-ratio", &ratio));
            assert!(window.shows(&cell), "{cell}");
        }
        let after = window.words.tell("race-look-ups-expanded", &[("amount", figures::grouped(20).into())]);
        let cell = |text: &String| text.starts_with(&figures::grouped(181_440)) && text.ends_with(&after);
        assert!(window.texts().iter().any(cell), "{after}");
        let work = &window.model().lane(Realm::Heap).work.as_ref().expect("counted").tally();
        for (kind, amount) in work.done() {
            let line = window.words.tell(format!("race-work-{}", kind.name()), &[("n", amount.into())]);
            assert!(window.texts().iter().any(|text| text.lines().any(|part| part == line)), "{line}");
        }
    }
}

/// How many boards have g* + h < C* by this heuristic: counted here over all of them.
fn necessary(puzzle: &Puzzle, heuristic: HeuristicKind) -> u64 {
    let (from_start, h) = (Distances::to(puzzle.start), heuristic.to(puzzle.goal));
    let cost = u16::from(from_start.of(puzzle.goal).expect("a way leads there"));
    let boards =
        (0..=from_start.farthest()).flat_map(|g| from_start.at(g).iter().map(move |board| (*board, g)));
    boards.filter(|(board, g)| u16::from(*g) + h.h(*board) < cost).count() as u64
}

#[test]
fn must_expand_uses_consistent_heuristics_and_says_why_no_other() {
    for language in Language::ALL {
        let mut window = racing(language);
        show_face(&mut window, "race-must-expand");
        let mut now = window.say("heuristic-manhattan");
        for heuristic in [HeuristicKind::LinearConflict, HeuristicKind::Misplaced, HeuristicKind::Manhattan] {
            let next = choose_heuristic(&mut window, &now, heuristic);
            let least = necessary(&window.model().puzzle, heuristic);
            let words = window.words.tell("race-least", &[("n", least.into())]);
            assert!(window.shows(&words), "{heuristic:?}: {words}");
            let nothing = [("lane", test_window::lane_first(&window.words, "3").into()), ("n", 20.into())];
            assert!(
                window.shows(&window.words.tell("race-shares-table", &nothing)),
                "realm 3 expands nothing"
            );
            now = next;
        }
        for heuristic in
            [HeuristicKind::BlankCounted, HeuristicKind::ESTIMATES[HeuristicKind::ESTIMATES.len() - 1]]
        {
            let next = choose_heuristic(&mut window, &now, heuristic);
            assert!(window.shows(&window.say("race-not-classified-inconsistent")), "{heuristic:?}");
            let args = [("heuristic", next.clone().into())];
            assert!(
                window.shows(&window.words.tell("race-not-classified-inconsistent-why", &args)),
                "{heuristic:?}"
            );
            now = next;
        }
    }
}

/// Chooses a heuristic in the menu of the must-expand bars; returns its name.
fn choose_heuristic(window: &mut TestWindow, now: &str, heuristic: HeuristicKind) -> String {
    window.press(&window.words.tell("race-must-expand-heuristic", &[("heuristic", now.to_owned().into())]));
    let name = window.say(&format!("heuristic-{heuristic}"));
    window.press(&name);
    window.wait(20);
    let chosen = window.model().race.chosen_must_expand;
    assert_eq!(chosen, Some(MustExpandWith::Heuristic(heuristic)));
    name
}

/// What a realm has expanded in its first `n` expansions, classified by Manhattan distance, one board after another.
fn classified(window: &TestWindow, realm: Realm, n: usize) -> [u64; 4] {
    let Puzzle { start, goal } = window.model().puzzle;
    let (from_start, h) = (Distances::to(start), HeuristicKind::Manhattan.to(goal));
    let cost = u16::from(from_start.of(goal).expect("a way leads there"));
    let (mut shares, mut earlier) = ([0; 4], Vec::<Board>::new());
    let events = window.model().lane(realm).recording.events_from(0);
    let boards =
        events.filter_map(|event| if let Event::Expand { board, .. } = event { Some(board) } else { None });
    for board in boards.take(n) {
        let f = u16::from(from_start.of(board).expect("it was reached")) + h.h(board);
        let part = match f.cmp(&cost) {
            _ if earlier.contains(&board) => 3,
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2,
        };
        shares[part] += 1;
        earlier.push(board);
    }
    shares
}

#[test]
fn the_must_expand_bars_run_with_the_race() {
    for language in Language::ALL {
        let mut window = racing(language);
        show_face(&mut window, "race-must-expand");
        for n in [1, 250, 700] {
            window.act(Action::Seek(n));
            window.wait(20);
            for realm in [Realm::Hash, Realm::Misplaced, Realm::IdaStar] {
                let [necessary, ties, wasted, again] = classified(&window, realm, n as usize);
                assert_eq!(necessary + ties + wasted + again, n);
                let args = [
                    ("lane", test_window::lane_first(&window.words, realm.label()).into()),
                    ("all", n.into()),
                    ("necessary", necessary.into()),
                    ("ties", ties.into()),
                    ("wasted", wasted.into()),
                    ("again", again.into()),
                ];
                let shares = window.words.tell("race-shares", &args);
                assert!(window.shows(&shares), "{shares}");
            }
        }
    }
}

#[test]
fn no_text_says_that_a_finished_table_expands() {
    for language in Language::ALL {
        let mut window = racing(language);
        for (one, other) in [(Realm::Table, Realm::Hash), (Realm::Bidirectional, Realm::Table)] {
            window.act(Action::Choose(one.into()));
            window.act(Action::Race(RaceAction::FindDivergence(Some(other.into()))));
            let divergence = window.model().race.divergence.expect("they part");
            let [first, second] =
                divergence.difference.boards.map(|board| board.expect("both go on").to_string());
            let (search, boards) =
                if one == Realm::Table { (other, [second, first]) } else { (one, [first, second]) };
            let [expanded, looked_up] = boards;
            let args = [
                ("n", divergence.difference.expansion.into()),
                ("one", test_window::lane(&window.words, search.label()).into()),
                ("other", test_window::lane(&window.words, "3").into()),
                ("first", expanded.into()),
                ("second", looked_up.into()),
            ];
            let sentence = window.words.tell("race-part-looks-up", &args);
            assert!(window.shows(&sentence), "{sentence}");
        }
    }
}
