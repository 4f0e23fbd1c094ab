//! The solution, played on its own: its board, its letters, its keys and its speed.
//!
//! Once the goal is reached, the solution takes the place of the successors, for a goal has none. At any other moment,
//! the button beside the realm's name opens it over the stage.

mod keys;
mod letters;

use egui::{Align2, Rect, Vec2, pos2, vec2};

use crate::{
    app::Action,
    gui::{
        kit::Canvas,
        theme::{Type, looks, sizes, space},
        widgets::{
            board::{self, BoardFace},
            text,
        },
    },
    puzzle::Board,
    realm::Path,
};

/// Width kept beside the board, for the letters and all keys.
const BESIDE_BOARD: f32 = 332.0 + space::L;

/// Minimum share of the width that the board takes.
const BOARD: f32 = 0.34;

/// Draws board, letters and keys in `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let model = canvas.context.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let step = model.solution.step.min(path.len());
    let side = rect.height().min((rect.width() - BESIDE_BOARD).max(rect.width() * BOARD));
    let screen = Align2::LEFT_CENTER.anchor_size(rect.left_center(), Vec2::splat(side));
    show_board(canvas, screen, &boards, step);
    let right = Rect::from_min_max(pos2(screen.right() + space::L, rect.top()), rect.max);
    if right.width() < 2.0 * looks::RAISED.height {
        return;
    }
    let top = Rect::from_min_size(right.min, vec2(right.width(), looks::RAISED.height));
    let bottom =
        Rect::from_min_max(pos2(right.left(), right.bottom() - sizes::solution::keys::HEIGHT), right.max);
    let between =
        Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), bottom.right_top() - vec2(0.0, space::S));
    first_line(canvas, top, path, step);
    letters::show(canvas, between, path, step);
    keys::show(canvas, bottom, path.len());
}

/// Draws the board after `step` moves, with the tile of the last move on its way, there or back.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect, boards: &[Board], step: usize) {
    let Some(board) = boards.get(step) else { return };
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let solution = &canvas.context.view.model.solution;
    let before = solution.previous_step().and_then(|before| boards.get(before));
    let face = match before {
        Some(before) => face.moved(board.tile(before.blank())).with_progress(solution.progress),
        None => face,
    };
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "solution board", &board.to_string());
}

/// Draws the current move, and the button that copies the letters.
fn first_line(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path, step: usize) {
    let place = canvas.tell("solution-place", &[("n", step.into()), ("total", path.len().into())]);
    let label = canvas.say("copy-letters");
    let size = canvas.button_size(&label);
    let button = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), size);
    let room = rect.width() - size.x - space::S;
    let color = canvas.palette().text;
    let at = rect.left_center();
    let text_rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &place, Type::Title, color, room);
    canvas.named(text_rect, "solution place", &place).on_hover_text(canvas.say("race-column-moves-note"));
    let response = canvas.button(button, "copy letters", &label).on_hover_text(path.letters());
    canvas.on_click(&response, Action::CopyLetters);
}
