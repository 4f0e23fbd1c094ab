//! What stands in the race, figure by figure: in a lane, in the table, in the meter; and what the meter refuses.

use std::cmp::Ordering;

use egui::Shape;
use egui_kittest::kittest::Queryable;
use eight_realms::{
    app::{Action, RaceAction, RaceMeasure},
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Puzzle},
    realm::Realm,
    space::Distances,
    trace::Event,
    words::{Language, figures},
};

use super::{desk::Desk, race::racing};

fn show_face(desk: &mut Desk, word: &str) {
    desk.press(&desk.named("race-face", &desk.say(word)));
}

/// What the lane of a realm is called, and how it does.
fn lane(desk: &Desk, realm: Realm, below: &str) -> String {
    let choose = desk.words.tell("rung-choose", &[("realm", realm.label().into())]);
    let who = format!("{}, {below}", desk.say(&format!("realm-{realm}-name")));
    desk.words.tell("named", &[("name", choose.into()), ("what", who.into())])
}

/// Every text that is drawn.
pub(super) fn drawn(desk: &Desk) -> Vec<String> {
    let shapes = desk.harness.output().shapes.iter();
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
        let mut desk = racing(language);
        desk.act(Action::Seek(500));
        let told = [("count", 500.into()), ("n", "500".to_owned().into())];
        let tag = desk.words.tell("race-at-expansions", &told);
        assert!(drawn(&desk).contains(&tag), "{tag}: {:?}", drawn(&desk));
        for id in ["race-legend-run", "race-legend-to-run", "race-legend-finished"] {
            assert!(drawn(&desk).contains(&desk.say(id)), "{id}");
        }
        let no_way = desk.say("rung-unsolvable");
        assert!(!drawn(&desk).contains(&no_way), "no lane has that mark");
    }
}

#[test]
fn a_lane_tells_its_frontier_its_board_and_what_it_has_found() {
    for language in Language::ALL {
        let mut desk = racing(language);
        desk.act(Action::Seek(500));
        let moves = desk.words.tell("moves", &[("moves", 19.into())]);
        let found = desk.words.tell("race-found", &[("moves", moves.into())]);
        for realm in [Realm::Table, Realm::Manhattan, Realm::Heap] {
            let lane = lane(&desk, realm, &found);
            assert!(desk.shows(&lane), "{lane}");
        }
        for realm in [Realm::StringSet, Realm::Hash, Realm::Bidirectional, Realm::Misplaced, Realm::IdaStar] {
            let of = desk.model().lane(realm);
            let scene = of.recording.scene_at(of.playhead.moment);
            assert_eq!(scene.tally.expanded, 500, "realm {realm}");
            let frontier = desk.words.tell("race-frontier", &[("n", scene.tally.frontier.into())]);
            let lane = lane(&desk, realm, &frontier);
            assert!(desk.shows(&lane), "{lane}");
            let board = scene.current.expect("it runs").board.to_string();
            assert!(desk.shows(&board), "realm {realm}: {board}");
        }
        let times = Realm::LADDER.map(|realm| desk.model().lane(realm).times.is_some());
        assert_eq!(desk.texts().iter().filter(|text| *text == figures::NONE).count(), 5, "{times:?}");
        desk.harness.get_by_label(&lane(&desk, Realm::Table, &found)).hover();
        desk.wait(60);
        let price = desk.words.tell("race-table-cost", &[("boards", 181_440.into())]);
        assert!(desk.shows(&price), "{price}");
    }
}

/// Lets the work of every lane be counted.
pub(super) fn count(desk: &mut Desk) {
    while !Realm::LADDER.into_iter().all(|realm| desk.model().lane(realm).work.is_some()) {
        std::thread::yield_now();
        let ctx = desk.harness.ctx.clone();
        desk.harness.state_mut().logic(&ctx, 0.0);
    }
    desk.wait(3);
}

/// Realms 6 and 7 expand the same boards; for the same work, the heap is further than the list that is scanned.
#[test]
fn on_the_clock_of_work_the_sentence_counts_work() {
    for language in Language::ALL {
        let mut desk = racing(language);
        count(&mut desk);
        desk.press(&desk.named("race-measure", &desk.say("race-work")));
        assert_eq!(desk.model().race.measure, RaceMeasure::Work);
        desk.act(Action::Seek(5_000));
        let after = desk.words.tell("race-after-work", &[("n", 5_000.into())]);
        assert!(desk.texts().iter().any(|text| text.starts_with(&after)), "{after}");
        let spent =
            |realm| desk.model().lane(realm).recording.scene_at(desk.model().lane(realm).playhead.moment);
        assert!(spent(Realm::Manhattan).tally.expanded < spent(Realm::Heap).tally.expanded);
    }
}

#[test]
fn a_cell_of_the_table_tells_figure_ratio_kinds_and_look_ups() {
    for language in Language::ALL {
        let mut desk = racing(language);
        count(&mut desk);
        show_face(&mut desk, "race-table");
        let expanded = |desk: &Desk, realm| desk.model().lane(realm).recording.edge().tally.expanded;
        for (realm, before) in [(Realm::Heap, Realm::Manhattan), (Realm::Manhattan, Realm::Misplaced)] {
            let [one, other] = [realm, before].map(|realm| expanded(&desk, realm));
            let times = figures::ratio(one as f64 / other as f64);
            let ratio = [("times", times.into()), ("realm", before.label().into())];
            let cell = format!("{}\n{}", figures::grouped(one), desk.words.tell("race-ratio", &ratio));
            assert!(desk.shows(&cell), "{cell}");
        }
        let after = desk.words.tell("race-look-ups-expanded", &[("amount", figures::grouped(20).into())]);
        let cell = |text: &String| text.starts_with(&figures::grouped(181_440)) && text.ends_with(&after);
        assert!(desk.texts().iter().any(cell), "{after}");
        let work = &desk.model().lane(Realm::Heap).work.as_ref().expect("counted").tally();
        for (kind, amount) in work.done() {
            let line = desk.words.tell(&format!("race-work-{}", kind.name()), &[("n", amount.into())]);
            assert!(desk.texts().iter().any(|text| text.lines().any(|said| said == line)), "{line}");
        }
    }
}

/// How many boards have g* + h < C* by this estimate: counted here over all of them.
fn necessary(puzzle: &Puzzle, estimate: HeuristicKind) -> u64 {
    let (from_start, h) = (Distances::to(puzzle.start), estimate.to(puzzle.goal));
    let cost = u16::from(from_start.of(puzzle.goal).expect("a way leads there"));
    let boards =
        (0..=from_start.farthest()).flat_map(|g| from_start.at(g).iter().map(move |board| (*board, g)));
    boards.filter(|(board, g)| u16::from(*g) + h.h(*board) < cost).count() as u64
}

#[test]
fn the_meter_measures_by_consistent_estimates_and_says_why_by_no_other() {
    for language in Language::ALL {
        let mut desk = racing(language);
        show_face(&mut desk, "race-must-expand");
        let mut now = desk.say("heuristic-manhattan");
        for estimate in [HeuristicKind::LinearConflict, HeuristicKind::Misplaced, HeuristicKind::Manhattan] {
            let next = choose_yardstick(&mut desk, &now, estimate);
            let least = necessary(&desk.model().puzzle, estimate);
            let words = desk.words.tell("race-least", &[("n", least.into())]);
            assert!(desk.shows(&words), "{estimate:?}: {words}");
            let nothing = [("realm", "3".into()), ("n", 20.into())];
            assert!(desk.shows(&desk.words.tell("race-shares-table", &nothing)), "realm 3 expands nothing");
            now = next;
        }
        for estimate in [HeuristicKind::BlankCounted, HeuristicKind::ALL[HeuristicKind::ALL.len() - 1]] {
            let next = choose_yardstick(&mut desk, &now, estimate);
            assert!(desk.shows(&desk.say("race-not-classified-inconsistent")), "{estimate:?}");
            let why = [("estimate", next.clone().into())];
            assert!(
                desk.shows(&desk.words.tell("race-not-classified-inconsistent-why", &why)),
                "{estimate:?}"
            );
            now = next;
        }
    }
}

/// Chooses an estimate in the menu of the meter; answers with its name.
fn choose_yardstick(desk: &mut Desk, now: &str, estimate: HeuristicKind) -> String {
    desk.press(&desk.words.tell("race-must-expand-with", &[("estimate", now.to_owned().into())]));
    let name = desk.say(&format!("heuristic-{estimate}"));
    desk.press(&name);
    desk.wait(20);
    assert_eq!(desk.model().race.must_expand_with.name(), estimate.name());
    name
}

/// What a realm has expanded in its first `n` expansions, judged by Manhattan distance, one board after another.
fn judged(desk: &Desk, realm: Realm, n: usize) -> [u64; 4] {
    let Puzzle { start, goal } = desk.model().puzzle;
    let (from_start, h) = (Distances::to(start), HeuristicKind::Manhattan.to(goal));
    let cost = u16::from(from_start.of(goal).expect("a way leads there"));
    let (mut shares, mut seen) = ([0; 4], Vec::<Board>::new());
    let events = desk.model().lane(realm).recording.events_from(0);
    let boards =
        events.filter_map(|event| if let Event::Expand { board, .. } = event { Some(board) } else { None });
    for board in boards.take(n) {
        let f = u16::from(from_start.of(board).expect("it was reached")) + h.h(board);
        let part = match f.cmp(&cost) {
            _ if seen.contains(&board) => 3,
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2,
        };
        shares[part] += 1;
        seen.push(board);
    }
    shares
}

#[test]
fn the_bars_of_the_meter_run_with_the_race() {
    for language in Language::ALL {
        let mut desk = racing(language);
        show_face(&mut desk, "race-must-expand");
        for n in [1, 250, 700] {
            desk.act(Action::Seek(n));
            desk.wait(20);
            for realm in [Realm::Hash, Realm::Misplaced, Realm::IdaStar] {
                let [necessary, ties, wasted, again] = judged(&desk, realm, n as usize);
                assert_eq!(necessary + ties + wasted + again, n);
                let told = [
                    ("realm", realm.label().into()),
                    ("all", n.into()),
                    ("necessary", necessary.into()),
                    ("ties", ties.into()),
                    ("wasted", wasted.into()),
                    ("again", again.into()),
                ];
                let shares = desk.words.tell("race-shares", &told);
                assert!(desk.shows(&shares), "{shares}");
            }
        }
    }
}

#[test]
fn a_table_that_stands_is_never_said_to_expand() {
    for language in Language::ALL {
        let mut desk = racing(language);
        for (one, other) in [(Realm::Table, Realm::Hash), (Realm::Bidirectional, Realm::Table)] {
            desk.act(Action::Choose(one));
            desk.act(Action::Race(RaceAction::Part(Some(other))));
            let parting = desk.model().race.divergence.expect("they part");
            let [first, second] =
                parting.difference.boards.map(|board| board.expect("both go on").to_string());
            let (search, boards) =
                if one == Realm::Table { (other, [second, first]) } else { (one, [first, second]) };
            let [expanded, looked_up] = boards;
            let told = [
                ("n", parting.difference.expansion.into()),
                ("one", search.label().into()),
                ("other", Realm::Table.label().into()),
                ("first", expanded.into()),
                ("second", looked_up.into()),
            ];
            let sentence = desk.words.tell("race-part-looks-up", &told);
            assert!(desk.shows(&sentence), "{sentence}");
        }
    }
}
