//! What the tree says can be read: the digits of every board, and its head.

use egui::{Key, Pos2, Rect, Shape, accesskit::Role, vec2};
use egui_kittest::kittest::NodeT;
use eight_realms_app::{model::Action, words::Language};
use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::Realm,
};

use super::{
    inside_tree::lay_out,
    test_window::{TestWindow, board},
};

/// A board without digits says nothing: each board of the path has its eight, on a column of any width.
#[test]
fn every_board_of_the_path_has_its_digits() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::SetPuzzle(Puzzle::new(board("4x6537128"), board("12345678x"))));
    window.act(Action::Choose(Realm::Misplaced.into()));
    window.search();
    window.key(Key::I);
    lay_out(&mut window);
    for (width, scale) in [(1440.0, 1.0), (1500.0, 1.0), (1371.0, 1.0), (1440.0, 1.25), (1440.0, 1.1)] {
        window.harness.set_size(vec2(width, 900.0));
        window.harness.set_pixels_per_point(scale);
        window.wait(3);
        let boards = path_boards(&window);
        assert!(boards.len() > 20, "{width}: {}", boards.len());
        let digits = digits(&window);
        let has_digits = |board: &&Rect| digits.iter().filter(|at| board.contains(**at)).count() == 8;
        let readable = boards.iter().filter(has_digits).count();
        // Where the columns are too narrow, the end of the path is there in larger boards.
        assert!(readable == boards.len() || boards.len() - readable == 22, "{width} × {scale}: {readable}");
        assert!(readable >= 4, "{width} × {scale}: {readable} of {}", boards.len());
    }
    window.harness.set_size(vec2(1440.0, 900.0));
    window.harness.set_pixels_per_point(1.0);
    window.wait(3);
    let digits = digits(&window);
    for board in path_boards(&window) {
        assert_eq!(digits.iter().filter(|at| board.contains(**at)).count(), 8, "{board}");
    }
}

/// The boards of the tree that can be pressed.
fn path_boards(window: &TestWindow) -> Vec<Rect> {
    let nodes = window.harness.root().children_recursive();
    let pressed = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
    let is_board =
        |label: String| label.split(" · ").next().is_some_and(|text| text.parse::<Board>().is_ok());
    let boards = pressed.filter(|node| node.accesskit_node().label().is_some_and(is_board));
    boards.map(|node| node.rect()).collect()
}

/// Where a single digit is drawn.
fn digits(window: &TestWindow) -> Vec<Pos2> {
    let shapes = window.harness.output().shapes.iter();
    let texts = shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text().len() == 1 => Some(text.visual_bounding_rect().center()),
        _ => None,
    });
    texts.collect()
}
