//! The menus of other puzzles: examples, and puzzles looked at before.

use egui::{Align2, Color32, Popup, Rect, Sense, Vec2, pos2, vec2};
use eight_realms_app::app::{Action, EXAMPLES};
use eight_realms_core::puzzle::Puzzle;

use crate::gui::{
    kit::{Button, Canvas, Chosen, columns::widest, id},
    theme::{Type, looks, sizes::top_bar, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Height of a row of a menu of boards.
const MENU_ROW: f32 = 42.0;

/// Shows the menu of examples.
pub fn examples(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>) {
    let entries = EXAMPLES.map(|example| (canvas.say(example.message), example.puzzle()));
    popup.show(|ui| puzzles(&mut canvas.on(ui), "example", &entries));
}

/// Shows the menu of puzzles looked at before.
pub fn recent(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>) {
    let recent = canvas.context.view.model.recent.iter();
    let entries: Vec<_> = recent.map(|puzzle| (puzzle.start.to_string(), *puzzle)).collect();
    popup.show(|ui| {
        if entries.is_empty() {
            ui.weak(canvas.say("recent-none"));
        }
        puzzles(&mut canvas.on(ui), "recent", &entries);
    });
}

/// Draws a row for each puzzle, all as wide as the longest name needs.
fn puzzles(canvas: &mut Canvas<'_, '_>, menu: &'static str, entries: &[(String, Puzzle)]) {
    let longest = widest(canvas.painter(), entries.iter().map(|(name, _)| name), Type::Figure);
    let size = vec2(2.0 * (top_bar::BOARD + space::S) + longest + space::L + space::XS, MENU_ROW);
    for (place, (name, puzzle)) in entries.iter().enumerate() {
        let (rect, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
        puzzle_row(canvas, rect, (menu, place), name, *puzzle);
    }
}

/// Draws a row; a press searches its puzzle.
fn puzzle_row(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    name: (&'static str, usize),
    label: &str,
    puzzle: Puzzle,
) {
    let chosen = Chosen::same(puzzle, canvas.context.view.model.puzzle);
    let button = Button::new(rect, id(name), label, &looks::MENU_ROW).choice(chosen);
    let response = canvas.press(button, |ink| paint_row(canvas, rect, label, puzzle, ink));
    canvas.on_click(&response, Action::SetPuzzle(puzzle));
}

/// Paints start and goal as pictures, and a name.
fn paint_row(canvas: &Canvas<'_, '_>, rect: Rect, label: &str, puzzle: Puzzle, ink: Color32) {
    let goal = puzzle.goal.tiles();
    let mut inner = rect.shrink2(vec2(space::XS, 0.0));
    for tiles in [puzzle.start.tiles(), goal] {
        let square = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(top_bar::BOARD));
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        board::paint(canvas.painter(), square, &face, canvas.palette());
        inner.set_left(square.right() + space::S);
    }
    let at = pos2(inner.left() + space::XS, rect.center().y);
    let room = rect.right() - at.x - space::S;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, label, Type::Figure, ink, room);
}
