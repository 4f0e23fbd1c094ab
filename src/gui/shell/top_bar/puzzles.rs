//! Puzzles to choose from, one in a row: examples, and those looked at before.

use egui::{Align2, Color32, Rect, Sense, Vec2, vec2};
use eight_realms_app::{
    desk::{puzzles::EXAMPLES, screen::Sheet},
    model::Action,
};
use eight_realms_core::puzzle::Puzzle;

use super::parts::board_side;
use crate::gui::{
    kit::{Button, Canvas, Chosen, columns::widest, id},
    theme::{Type, looks, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Height of a row in a menu, and on a sheet.
const ROW: [f32; 2] = [42.0, 48.0];
/// Side of a board on a sheet.
const SHEET_BOARD: f32 = 43.0;
/// Room above and below rows that hang from the bar.
const BELOW_BAR: f32 = 76.0;

/// Draws the examples.
pub fn show_examples(canvas: &mut Canvas<'_, '_>) {
    let entries = EXAMPLES.map(|example| (canvas.say(example.message), example.puzzle()));
    show_puzzles(canvas, "example", &entries);
}

/// Draws the puzzles looked at before.
pub fn show_recent(canvas: &mut Canvas<'_, '_>) {
    let recent = canvas.context.view.model.recent.iter();
    let entries: Vec<_> = recent.map(|puzzle| (puzzle.start.to_string(), *puzzle)).collect();
    if entries.is_empty() {
        let words = canvas.say("recent-none");
        canvas.ui.weak(words);
    }
    show_puzzles(canvas, "recent", &entries);
}

/// Draws a row for each puzzle: in a menu as wide as the longest name needs, on a sheet as wide as that.
fn show_puzzles(canvas: &mut Canvas<'_, '_>, menu: &'static str, entries: &[(String, Puzzle)]) {
    let longest = widest(canvas.painter(), entries.iter().map(|(name, _)| name), Type::Figure);
    // All of them fit below the bar, in a low window too.
    let room = (canvas.ui.ctx().content_rect().height() - BELOW_BAR) / entries.len().max(1) as f32;
    let height = (room - canvas.ui.spacing().item_spacing.y).min(ROW[0]);
    let least = 2.0 * (board_side(canvas) + space::S) + longest + space::L + space::XS;
    let size =
        if canvas.is_phone() { vec2(canvas.ui.available_width(), ROW[1]) } else { vec2(least, height) };
    for (place, (name, puzzle)) in entries.iter().enumerate() {
        let (rect, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
        show_puzzle(canvas, rect, (menu, place), name, *puzzle);
    }
}

/// Draws a row; a press searches its puzzle.
fn show_puzzle(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    name: (&'static str, usize),
    label: &str,
    puzzle: Puzzle,
) {
    let chosen = Chosen::same(puzzle, canvas.context.view.model.puzzle);
    let button = Button::new(rect, id(name), label, &looks::MENU_ROW).choice(chosen);
    let response = canvas.press(button, |ink| paint_puzzle(canvas, rect, label, puzzle, ink));
    if response.clicked() {
        canvas.ask(Action::SetPuzzle(puzzle));
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Paints start and goal as pictures, and a name.
fn paint_puzzle(canvas: &Canvas<'_, '_>, rect: Rect, label: &str, puzzle: Puzzle, ink: Color32) {
    let goal = puzzle.goal.tiles();
    let mut inner = rect.shrink2(vec2(space::XS, 0.0));
    for tiles in [puzzle.start.tiles(), goal] {
        let square = Align2::LEFT_CENTER.anchor_size(
            inner.left_center(),
            Vec2::splat(if canvas.is_phone() { SHEET_BOARD } else { board_side(canvas) }),
        );
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        board::paint(canvas.painter(), square, &face, canvas.palette());
        inner.set_left(square.right() + space::S);
    }
    let place = inner.with_min_x(inner.left() + space::XS).with_max_x(rect.right() - space::S);
    let lines = if text::fits(canvas.painter(), label, Type::Figure, place.width(), 1) { 1 } else { 2 };
    text::lines(canvas.painter(), place, label, Type::Figure, ink, lines);
}
