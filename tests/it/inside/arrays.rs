//! The arrays of realms 2a, 2 and 3 on the stage: what is named there is what the structure says.

use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::screen::StageTab,
    inside::{InsideAction, InsideFace},
    model::Action,
    words::Language,
};
use eight_realms_core::{puzzle::Board, realm::Realm};

use crate::window::test_window::TestWindow;

/// The event at expansion 868 of the sample at which 53821x746 is new, in realms 1, 2a and 2.
pub const NEW_BOARD: u64 = 3_257;

/// The structure of a realm at a moment of the sample.
pub fn structure_of(language: Language, realm: Realm, moment: u64) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::Choose(realm.into()));
    window.search();
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    window.act(Action::Seek(moment));
    window.wait(12);
    window
}

/// Asserts that all of these are named.
pub fn assert_shows(window: &TestWindow, labels: &[String]) {
    for label in labels {
        assert!(window.shows(label), "{label} in {:#?}", window.texts());
    }
}

/// How many names are those of a board of the row below.
fn elements_named(window: &TestWindow, board: Board, content: &str, args: &[(&str, &str)]) -> usize {
    let args: Vec<_> = args.iter().map(|(name, value)| (*name, (*value).into())).collect();
    let content = window.words.tell(content, &args);
    let label = element(window, board, &content);
    window.harness.query_all_by_label(&label).count()
}

fn element(window: &TestWindow, board: Board, content: &str) -> String {
    let args = [
        ("index", (board.index() as u64).into()),
        ("board", board.to_string().into()),
        ("content", content.to_owned().into()),
    ];
    window.words.tell("element", &args)
}

/// The Cantor expansion of 53821x746: smaller ones behind, the blank as 9.
const DIGITS: &str = "4·8! + 2·7! + 5·6! + 1·5! + 0·4! + 3·3! + 2·2! + 0·1! + 0·0!";

#[test]
fn an_index_and_the_cantor_expansion_are_shown_digit_by_digit() {
    let digits = [(5, 4, 5_040), (3, 2, 720), (8, 5, 120), (2, 1, 24), (1, 0, 6), (7, 2, 2), (4, 0, 1)];
    for (language, realm) in Language::ALL
        .into_iter()
        .flat_map(|language| [Realm::PathStrings, Realm::Hash].map(|realm| (language, realm)))
    {
        let window = structure_of(language, realm, NEW_BOARD);
        let labels = digits.map(|(tile, smaller, factorial): (u64, u64, u64)| {
            let adds = smaller * factorial;
            window.words.tell(
                "index-digit",
                &[
                    ("tile", tile.into()),
                    ("smaller", smaller.into()),
                    ("factorial", factorial.into()),
                    ("adds", adds.into()),
                ],
            )
        });
        assert_shows(&window, &labels);
        let sum = [("line", 22_228.into()), ("cell", 5.into()), ("index", 200_057.into())];
        let strip = [("n", 1_426.into()), ("all", 362_880.into()), ("index", 200_057.into())];
        let count = window.words.tell("structures-elements", &strip[..2]);
        assert_shows(
            &window,
            &[
                window.words.tell("index-sum", &sum),
                window.words.tell("cantor-sum", &[("sum", DIGITS.into()), ("number", 175_102.into())]),
                window.words.tell("strip", &strip),
                format!("{} {count}", window.say("code-array")),
                window.say("structures-array-new"),
            ],
        );
    }
}

#[test]
fn what_is_not_done_yet_is_not_summed() {
    for language in Language::ALL {
        let mut window = structure_of(language, Realm::Hash, NEW_BOARD);
        window.act(Action::Inside(InsideAction::Operations(Some(3))));
        let args = [("n", 3.into()), ("total", 9.into()), ("what", window.say("operation-digit").into())];
        assert_shows(
            &window,
            &[
                window.words.tell("structures-operation", &args),
                window.words.tell("index-sum-so-far", &[("line", (20_160 + 1_440 + 600).into())]),
            ],
        );
        window.act(Action::Inside(InsideAction::Operations(Some(9))));
        assert_shows(&window, &[window.say("structures-array-new")]);
    }
}

#[test]
fn the_path_back_is_what_is_written_in_the_elements() {
    for language in Language::ALL {
        let window = structure_of(language, Realm::Hash, NEW_BOARD);
        let lane = window.model().chosen_lane();
        let board: Board = "53821x746".parse().unwrap();
        let path = lane.recording.path_to(board, eight_realms_core::trace::Side::Forward, NEW_BOARD);
        assert_eq!(path.len(), 13);
        for pair in path.windows(2) {
            let by = pair[0].move_to(pair[1]).unwrap().letter().to_string();
            let named = elements_named(&window, pair[1], "element-move-words", &[("move", &by)]);
            let in_line = usize::from(pair[1].index() / 9 == board.index() / 9);
            assert_eq!(named, 1 + in_line, "{language:?}: {}", pair[1]);
        }
        assert_eq!(elements_named(&window, path[0], "element-start-words", &[]), 1);
    }
}

#[test]
fn every_entry_of_the_walk_is_shown() {
    for language in Language::ALL {
        let window = structure_of(language, Realm::Table, u64::MAX);
        let goal = window.model().puzzle.goal;
        let mut board = window.model().puzzle.start;
        let letters = window.model().chosen_lane().recording.edge().tally.lookups;
        assert_eq!(letters, 20);
        let mut lookups = 1;
        while board != goal {
            let next = board
                .successors(eight_realms_core::puzzle::Order::default())
                .find(|(by, _)| {
                    let by = by.letter().to_string();
                    elements_named(&window, board, "element-sign-words", &[("move", &by)]) > 0
                })
                .unwrap_or_else(|| panic!("{board} is not shown: {:#?}", window.texts()));
            (board, lookups) = (next.1, lookups + 1);
        }
        assert_eq!(lookups, 20);
        assert!(elements_named(&window, goal, "element-goal-words", &[]) > 0);
    }
}

#[test]
fn the_queue_shows_the_path_that_is_copied() {
    for language in Language::ALL {
        let window = structure_of(language, Realm::PathStrings, NEW_BOARD);
        let made = format!("{} uldrdlulurrd", window.say("path-queue-made"));
        let entry = |place: u64, path: &str, board: &str| {
            let board: Board = board.parse().unwrap();
            let args = [("place", place.into()), ("path", path.into()), ("board", board.to_string().into())];
            window.words.tell("path-queue-entry", &args)
        };
        assert_shows(&window, &[made, entry(558, "uldrdlulurrd", "53821x746")]);
    }
}
