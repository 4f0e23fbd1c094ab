//! The solution as a film of its own: its board, its letters, its keys and its speed.
//!
//! Once the goal is reached it stands in the successors' place, for a goal has none; at any other moment it is
//! opened over the stage from the button beside the realm's name.

mod keys;
mod letters;

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::plan::{HEAD, Plan};
use crate::{
    app::{Action, SolutionAction},
    gui::{
        kit::{
            Canvas, id,
            slots::{Gaps, Slots, left_out, paint_small, ring},
        },
        theme::{Type, radius, space, stroke},
        widgets::{
            board::{self, Face},
            press::{self, Chosen},
            text,
        },
    },
    puzzle::Board,
    realm::Path,
};

/// Width kept beside the board, for the letters and all keys.
const BESIDE: f32 = 332.0 + space::L;
/// The part of the film's width that its board takes at least.
const BOARD: f32 = 0.34;
/// Sides of the boards of the whole solution, the largest that lets all of them in is taken.
const THUMBS: [f32; 8] = [44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0];
/// Height of the film's first line.
const LINE: f32 = 28.0;

/// In the successors' place, head included.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &Plan) {
    let Some(path) = canvas.desk.view.model.chosen_lane().path() else { return };
    let moves = canvas.tell("moves", &[("moves", path.len().into())]);
    canvas.heading(pos2(plan.main.left(), plan.head), "solution", &moves, plan.main.width());
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    let corners = CornerRadius::same(radius::L);
    canvas.painter().rect(plan.main, corners, palette.panel, edge, StrokeKind::Inside);
    film(canvas, plan.main.shrink(space::M));
}

/// Board, letters and keys in `rect`.
pub fn film(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let model = canvas.desk.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let step = model.solution.step.min(path.len());
    let side = rect.height().min((rect.width() - BESIDE).max(rect.width() * BOARD));
    let screen = Align2::LEFT_CENTER.anchor_size(rect.left_center(), Vec2::splat(side));
    show_board(canvas, screen, &boards, step);
    let right = Rect::from_min_max(pos2(screen.right() + space::L, rect.top()), rect.max);
    if right.width() < 2.0 * LINE {
        return;
    }
    let top = Rect::from_min_size(right.min, vec2(right.width(), LINE));
    let bottom = Rect::from_min_max(pos2(right.left(), right.bottom() - keys::HEIGHT), right.max);
    let between =
        Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), bottom.right_top() - vec2(0.0, space::S));
    first_line(canvas, top, path, step);
    letters::show(canvas, between, path, step);
    keys::show(canvas, bottom, path.len());
}

/// The board after `step` moves; the tile of the last one on its way, there or back.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect, boards: &[Board], step: usize) {
    let Some(board) = boards.get(step) else { return };
    let (tiles, goal) = (board.tiles(), canvas.goal());
    let face = Face::still(&tiles, &goal, canvas.desk.accent());
    let film = &canvas.desk.view.model.solution;
    let before = film.comes_from().and_then(|before| boards.get(before));
    let face = match before {
        Some(before) => face.moved(board.tile(before.blank())).on_its_way(film.progress),
        None => face,
    };
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.said(rect, "solution board", &board.to_string());
}

/// Where one stands, and the letters to the clipboard.
fn first_line(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path, step: usize) {
    let place = canvas.tell("solution-place", &[("n", step.into()), ("total", path.len().into())]);
    let label = canvas.say("copy-letters");
    let size = canvas.button_size(&label);
    let button = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), size);
    let room = rect.width() - size.x - space::S;
    let color = canvas.palette().text;
    let taken = text::line(
        canvas.painter(),
        rect.left_center(),
        Align2::LEFT_CENTER,
        &place,
        Type::Title,
        color,
        room,
    );
    canvas.said(taken, "solution place", &place);
    if canvas.button(button, "copy letters", &label).on_hover_text(path.letters()).clicked() {
        canvas.actions.push(Action::CopyLetters);
    }
}

/// Every board of the solution in `row`, its head above; a click goes there.
pub fn thumbs(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.desk.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let hint = canvas.say("solution-boards-hint");
    canvas.heading(pos2(row.left(), row.top() - HEAD + 2.0), "solution-boards", &hint, row.width());
    let first = THUMBS.iter().position(|side| *side <= row.height()).unwrap_or(0);
    let slots = Slots::fitting(row, boards.len(), &THUMBS[first..], Gaps { between: space::XS, below: 0.0 });
    for (number, place) in slots.shown(boards.len()) {
        let words = canvas.tell("solution-place", &[("n", number.into()), ("total", path.len().into())]);
        let chosen = if number == model.solution.step { Chosen::Yes } else { Chosen::No };
        paint_small(canvas, place, boards[number]);
        let response = press::choice(canvas.ui, place, id(("solution", number)), &words, chosen);
        press::focus_ring(canvas.painter(), place, radius::S, &response, canvas.palette());
        if chosen == Chosen::Yes {
            ring(canvas, place.shrink(1.0));
        }
        if response.on_hover_text(words).clicked() {
            canvas.actions.push(Action::Solution(SolutionAction::GoTo(number)));
        }
    }
    if let Some(gap) = slots.gap(boards.len()) {
        left_out(canvas, gap);
    }
}
