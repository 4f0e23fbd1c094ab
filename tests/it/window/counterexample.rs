//! The excess moves of a heuristic that is not admissible, as a person meets them: counterexamples, in both languages.

use egui::Key;
use eight_realms_app::{
    heuristics::{HeuristicsAction, HeuristicsFace},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    realm::Path,
};

use super::{
    heuristics::{at, settle},
    heuristics_work::at_work,
    test_window::{TestWindow, puzzle},
};

#[test]
fn a_counterexample_shows_both_paths_and_its_board_is_searched_with_the_weight() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Suboptimal);
        window.press_word("heuristic-weighted");
        let button = window.words.tell("heuristics-counterexample", &[("w", "2.0".into())]);
        window.press(&button);
        settle(&mut window);
        let example = window
            .model()
            .heuristics
            .counterexample
            .example(window.model().puzzle.goal)
            .map(|(example, _)| example.clone());
        let example = example.expect("w = 2 loses somewhere");
        let rows = [
            ("heuristics-path-found", "2.0", &example.found_path, example.expanded),
            ("heuristics-path-shortest", "1.0", &example.shortest, example.expanded_with_one),
        ];
        for (id, w, path, expanded) in rows {
            let args = [("w", w.into()), ("moves", path.len().into()), ("n", expanded.into())];
            let line = format!("{}: {}", window.words.tell(id, &args), path.letters());
            assert!(window.shows(&line), "{line}");
        }
        window.press_word("heuristics-load-example");
        settle(&mut window);
        assert_eq!(window.model().puzzle, example.puzzle);
        assert_eq!(window.model().chosen_settings().heuristic, Some(example.heuristic));
        assert_eq!(window.model().chosen_lane().path(), Some(&example.found_path));
    }
}

/// When w is 1, the text about excess moves is that of Manhattan distance, on both sides.
#[test]
fn the_text_for_a_weight_of_one_is_that_of_manhattan_distance() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Suboptimal);
        for (tenths, present, absent) in [
            (10, "heuristics-suboptimal-manhattan", "heuristics-suboptimal-weighted"),
            (20, "heuristics-suboptimal-weighted", "heuristics-suboptimal-manhattan"),
        ] {
            let weight = Weight::of_tenths(tenths);
            window.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(weight))));
            assert!(window.shows(&window.say(present)) && !window.shows(&window.say(absent)), "{weight}");
            assert_eq!(window.shows(&window.say("heuristics-suboptimal-none")), weight.is_one());
        }
    }
}

#[test]
fn why_the_blank_does_no_harm_is_explained_with_its_boards() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Suboptimal);
        window.press_word("heuristic-misplaced-blank");
        settle(&mut window);
        for (n, id) in [(1, "heuristics-blank-1"), (2, "heuristics-blank-2"), (3, "heuristics-blank-3")] {
            assert!(window.shows(&window.words.tell(id, &[("n", n.into())])), "{id}");
        }
        let args = [("h", 2.into()), ("distance", 1.into())];
        let near = format!("1 2 3 4 5 6 7 x 8: {}", window.words.tell("heuristics-cell", &args));
        window.press(&near);
        assert_eq!(window.model().puzzle, puzzle("1234567x8"));
    }
}

#[test]
fn what_never_overestimates_has_no_excess_moves() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Suboptimal);
        for heuristic in ["misplaced", "manhattan", "linear-conflict"] {
            window.press_word(&format!("heuristic-{heuristic}"));
            assert!(window.shows(&window.say("heuristics-suboptimal-none")), "{heuristic}");
            assert!(window.shows(&window.say(&format!("heuristics-suboptimal-{heuristic}"))));
        }
        window.press_word("heuristic-weighted");
        assert!(!window.shows(&window.say("heuristics-suboptimal-none")));
        assert!(window.shows(&window.words.tell("heuristics-counterexample-note", &[("w", "2.0".into())])));
    }
}

#[test]
fn a_counterexample_shows_its_excess_moves_and_another_can_be_found() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Suboptimal);
        window.press_word("heuristic-weighted");
        let weight = [("w", "2.0".into())];
        window.press(&window.words.tell("heuristics-counterexample", &weight));
        settle(&mut window);
        let mut starts = Vec::new();
        for _ in 0..2 {
            let example = window
                .model()
                .heuristics
                .counterexample
                .example(window.model().puzzle.goal)
                .expect("w = 2 loses")
                .0
                .clone();
            let [longer, shortest] = [&example.found_path, &example.shortest].map(Path::len);
            assert!(shortest < longer && longer <= 2 * shortest);
            let ratio = format!("{:.2}", longer as f64 / shortest as f64);
            let args = [
                ("found", longer.into()),
                ("shortest", shortest.into()),
                ("ratio", ratio.into()),
                ("most", (2 * shortest).into()),
            ];
            let words = window.words.tell("heuristics-ratio", &args);
            assert!(window.shows(&words), "{words}");
            starts.push(example.puzzle.start);
            window.press(&window.words.tell("heuristics-counterexample-another", &weight));
            settle(&mut window);
        }
        assert_ne!(starts[0], starts[1]);
    }
}

#[test]
fn a_search_for_a_counterexample_shows_its_progress_and_can_be_stopped() {
    for language in Language::ALL {
        let mut window = at_work(language, HeuristicsFace::Suboptimal);
        window.press_word("heuristic-weighted");
        let button = window.words.tell("heuristics-counterexample", &[("w", "2.0".into())]);
        let progress = window
            .words
            .tell("heuristics-counterexample-tries", &[("tried", 0.into()), ("boards", 181_440.into())]);
        let stopped_text = window.words.tell("heuristics-counterexample-stopped", &[("tried", 0.into())]);
        for stop in [
            |window: &mut TestWindow| window.press_word("heuristics-stop"),
            |window: &mut TestWindow| window.key(Key::Escape),
        ] {
            window.press(&button);
            assert!(window.shows(&progress) && !window.shows(&button), "{progress}");
            stop(&mut window);
            assert!(window.shows(&stopped_text) && window.shows(&button), "{stopped_text}");
        }
        settle(&mut window);
        assert!(window.shows(&stopped_text), "what is stopped finds nothing more");
    }
}

/// The face opens with a heuristic that it is about; who leaves it without a choice has the own one back.
#[test]
fn the_face_opens_with_an_inadmissible_heuristic() {
    for language in Language::ALL {
        let mut window = at(language, HeuristicsFace::Distances);
        for chosen in [HeuristicKind::Manhattan, HeuristicKind::LinearConflict, HeuristicKind::BlankCounted] {
            window.act(Action::Heuristics(HeuristicsAction::Heuristic(chosen)));
            window.press_word("heuristics-face-suboptimal");
            assert!(!window.model().heuristics.heuristic.is_admissible(), "{chosen}");
            assert!(!window.shows(&window.say("heuristics-suboptimal-none")), "{chosen}");
            window.press_word("heuristics-face-distances");
            assert_eq!(window.model().heuristics.heuristic, chosen);
        }
        // A choice that is made there stays.
        window.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Manhattan)));
        window.press_word("heuristics-face-suboptimal");
        window.press_word("heuristic-misplaced");
        assert!(window.shows(&window.say("heuristics-suboptimal-none")));
        window.press_word("heuristics-face-distances");
        assert_eq!(window.model().heuristics.heuristic, HeuristicKind::Misplaced);
    }
}
