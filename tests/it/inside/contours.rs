//! The plane of g and h.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::action::LanesAction,
    desk::{
        lanes::Limits,
        screen::{RunsIn, StageTab, Surroundings},
    },
    inside::{InsideAction, InsideFace},
    model::Action,
    view::View,
    words::Language,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::LaneRequest,
    realm::Realm,
    replay::tree::NodeStatus,
};

use crate::{
    ground::puzzle,
    monkey::screen::{Screen, Window},
    window::test_window::TestWindow,
};

/// The realms that have a plane of g and h.
const REALMS: [Realm; 5] = [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets, Realm::IdaStar];

fn contours(language: Language) -> Screen {
    let mut screen = Screen::of(
        puzzle("23415x768", "12345678x"),
        language,
        Limits::default(),
        Surroundings { runs_in: RunsIn::Desktop, ..Surroundings::default() },
    );
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
    screen
}

/// Sizes in points; the third is a projector's.
const WINDOWS: [(f32, f32, f32); 4] =
    [(1024.0, 640.0, 1.0), (1440.0, 900.0, 1.0), (1920.0, 1080.0, 1.0), (1920.0, 1080.0, 2.0)];

#[test]
fn all_text_of_the_plane_can_be_read() {
    for language in Language::ALL {
        let mut screen = contours(language);
        for (number, (width, height, scale)) in WINDOWS.into_iter().enumerate() {
            screen.resize(Window { points: vec2(width, height), scale });
            (0..usize::from(number == 2)).for_each(|_| screen.act(Action::SwitchProjector));
            for weight in [None, Some(HeuristicKind::Weighted(Weight::DEFAULT))] {
                for realm in REALMS {
                    let request = LaneRequest { heuristic: weight, ..LaneRequest::of(realm) };
                    screen.act(Action::Lanes(LanesAction::Add(request)));
                    let end = screen.application.model().chosen_lane().recording.len();
                    for moment in [0, 1, end / 2, end] {
                        screen.act(Action::Seek(moment));
                        screen.read(&format!("{language:?} {width} {weight:?} realm {realm} at {moment}"));
                    }
                }
            }
            (0..usize::from(number == 2)).for_each(|_| screen.act(Action::SwitchProjector));
        }
        screen.faults.assert_none();
    }
}

fn watching(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::ShowStage(StageTab::Inside));
    window.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
    while !window.harness.state().is_settled() {
        std::thread::yield_now();
        window.wait(1);
    }
    window
}

/// The counts over the plane, and those in its name for screen readers, are the sums of all cells and of all nodes.
#[test]
fn head_and_name_of_the_plane_count_what_the_tree_has() {
    for language in Language::ALL {
        let mut window = watching(language);
        let end = window.model().chosen_lane().recording.len();
        for moment in [1, end / 3, end / 2, end] {
            window.act(Action::Seek(moment));
            let view = View::of(window.model().seen());
            let trees = view.inside.as_ref().and_then(|inside| inside.trees.as_ref()).expect("laid out");
            let (tree, at) = trees.trees().next().expect("one tree");
            let count =
                |status| (0..tree.len() as u32).filter(|node| at.statuses.at(*node) == status).count() as u64;
            let contours = at.contours.as_ref().expect("they are shown");
            let cells = (0..contours.columns())
                .flat_map(|g| (0..contours.rows().len()).map(move |row| contours.cell(g, row)));
            let sum: u64 = cells.map(|cell| u64::from(cell.of(NodeStatus::Open))).sum();
            assert_eq!(sum, count(NodeStatus::Open));
            let words = |id: &str, status| window.words.tell(id, &[("n", count(status).into())]);
            let expected =
                [words("contours-expanded", NodeStatus::Expanded), words("contours-open", NodeStatus::Open)]
                    .join(" · ");
            let texts = window.texts();
            let found = texts.iter().filter(|text| text.contains(&expected)).count();
            assert!(found >= 2, "{expected} at {moment}: head and table");
        }
    }
}

#[test]
fn a_cell_has_its_figures_on_hover_and_leads_to_its_first_expansion() {
    for language in Language::ALL {
        let mut window = watching(language);
        let end = window.model().chosen_lane().recording.len();
        window.act(Action::Seek(end));
        // The root: in the first column, h of the start.
        let view = View::of(window.model().seen());
        let trees = view.inside.as_ref().and_then(|inside| inside.trees.clone()).expect("laid out");
        let (tree, at) = trees.trees().next().expect("one tree");
        let contours = at.contours.clone().expect("they are shown");
        let root = tree.node(0);
        let most_h = *contours.rows().last().expect("some h");
        let counts = [("contours-expanded", NodeStatus::Expanded), ("contours-open", NodeStatus::Open)];
        let counts = counts.map(|(id, status)| {
            let n = (0..tree.len() as u32).filter(|node| at.statuses.at(*node) == status).count() as u64;
            window.words.tell(id, &[("n", n.into())])
        });
        let table = window.words.tell(
            "contours-table",
            &[
                ("g", (contours.columns() as u64 - 1).into()),
                ("h", u64::from(most_h).into()),
                ("counts", counts.join(" · ").into()),
            ],
        );
        let texts = window.texts();
        let table = texts.iter().find(|text| text.starts_with(&table)).expect("the table has a name");
        let plot = window.harness.get_by_label(table).rect();
        let rows = f32::from(most_h) + 1.0;
        let column = plot.width() / contours.columns() as f32;
        let place =
            plot.left_bottom() + vec2(0.5 * column, -(f32::from(root.h) + 0.5) * plot.height() / rows);
        drop(view);
        window.harness.hover_at(place);
        window.wait(4);
        let cell = window.words.tell(
            "contours-cell",
            &[("g", 0_u64.into()), ("h", u64::from(root.h).into()), ("f", u64::from(root.f).into())],
        );
        assert!(window.texts().iter().any(|text| text.starts_with(&cell)), "{cell}");
        window.harness.drag_at(place);
        window.harness.drop_at(place);
        window.wait(3);
        assert_eq!(window.moment(), 2, "the root is expanded by the second event");
    }
}

#[test]
fn arrows_lead_from_cell_to_cell_and_enter_to_the_first_expansion() {
    for language in Language::ALL {
        let mut window = watching(language);
        window.act(Action::Seek(2));
        let view = View::of(window.model().seen());
        let trees = view.inside.as_ref().and_then(|inside| inside.trees.clone()).expect("laid out");
        let (tree, at) = trees.trees().next().expect("one tree");
        let contours = at.contours.clone().expect("they are shown");
        drop(view);
        let summary = window
            .words
            .tell("contours-current", &[("g", 0_u64.into()), ("h", 9_u64.into()), ("f", 9_u64.into())]);
        let texts = window.texts();
        let label = texts.iter().find(|text| text.ends_with(&summary)).expect("the plane has a name").clone();
        window.harness.get_by_label(&label).focus();
        window.wait(3);
        let cell = |g: u64, h: u64| {
            window.words.tell("contours-cell", &[("g", g.into()), ("h", h.into()), ("f", (g + h).into())])
        };
        let shows =
            |window: &TestWindow, cell: &str| window.texts().iter().any(|text| text.starts_with(cell));
        let [root, next] = [cell(0, 9), cell(4, 9)];
        assert!(shows(&window, &root), "it begins at the current node");
        // From the root to the right: the next g with a node whose h is 9.
        let row = contours.rows().iter().position(|h| *h == 9).expect("a row");
        let g = (1..contours.columns()).find(|g| contours.cell(*g, row).all() > 0).expect("some cell");
        assert_eq!(g, 2, "a move changes h by one");
        window.key(Key::ArrowRight);
        window.key(Key::ArrowRight);
        assert!(shows(&window, &next), "over the cells of odd g, which are empty");
        assert_eq!(window.moment(), 2, "the arrows are the plane's");
        window.key(Key::Enter);
        assert_eq!(Some(window.moment()), tree.moment_of_cell(4, 9));
    }
}

#[test]
fn a_line_stands_where_trees_are_not_laid_out_yet() {
    for language in Language::ALL {
        let mut window = TestWindow::without_polling(language);
        window.act(Action::ShowStage(StageTab::Inside));
        window.act(Action::Inside(InsideAction::Face(InsideFace::Contours)));
        assert!(window.shows(&window.say("contours-pending")));
    }
}
