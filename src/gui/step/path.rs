//! The path to the board at the playhead, as far as the search has it; once the goal is reached, the solution.
//!
//! The solution has its letters and the key that walks along it in the successors' place, and all of its boards in the
//! path's. The board of the walk is the one at the left, and its keys are those of the timeline: there is no second set.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use eight_realms_app::{
    desk::{action::SolutionAction, here::Phase},
    model::Action,
    step::{self, Frontier},
    timeline,
    words::names,
};
use eight_realms_core::{puzzle::Move, realm::Path};

use super::plan::{BELOW_HEAD, StepPlan};
use crate::gui::{
    kit::{Button, Canvas, Chosen, Gaps, Slots, ellipsis, id, paint_small, ring, small_board},
    theme::{looks, radius, sizes, space, stroke},
};

/// Sides of the boards of the whole solution, of which the largest at which all fit is taken.
const THUMBS: [f32; 9] = [44.0, sizes::board::LEGIBLE, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0];
/// Height below which letters and keys move together.
const LOW: f32 = 96.0;
/// Widths of a letter's place, the largest first; the first with room for all letters is taken.
const LETTER_WIDTHS: [f32; 5] = [24.0, 21.0, 18.0, 15.0, 13.0];
/// Maximum height of a letter's place.
const LETTER: f32 = 26.0;
/// Minimum height of a letter's place.
const MIN_LETTER: f32 = 18.0;

/// Draws the row below the frontier: the path, where it is not the frontier itself, or the boards of the solution.
pub fn show_row(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(row) = plan.path else { return };
    let is_frontier = match canvas.stage().frontier {
        Frontier::Stack { .. } | Frontier::LookedUp(_) => true,
        Frontier::Queue(_) | Frontier::Open(_) | Frontier::PutIn(_) | Frontier::TwoWay { .. } => false,
    };
    match canvas.stage().phase {
        _ if canvas.context.view.model.is_walking() && !is_frontier => show_solution_boards(canvas, row),
        Phase::Solved if !is_frontier => show_solution_boards(canvas, row),
        Phase::Searching if !is_frontier => show_path(canvas, row),
        Phase::AnsweredByParity | Phase::Before | Phase::Searching | Phase::Solved | Phase::Exhausted => {}
    }
}

/// Draws the boards in the order of the moves: from the start here, or from here to the goal.
fn show_path(canvas: &Canvas<'_, '_>, row: Rect) {
    let (boards, note) = step::sentences::path(canvas.context.words, &canvas.context.view.stage);
    let at = pos2(row.left(), row.top() - BELOW_HEAD + 2.0);
    canvas.heading_with(at, "path", &note, row.width(), &canvas.say("path-note"));
    let slots = Slots::of(row, row.height(), Gaps { between: space::S, below: 0.0 });
    for (number, place) in slots.shown(boards.len()) {
        small_board(canvas, place, boards[number], ("path", number), &boards[number].to_string());
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}

/// Draws every board of the solution into `row`, with the head above; a click goes to that board.
fn show_solution_boards(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let Some(path) = model.chosen_lane().path() else { return };
    let boards = path.boards(model.puzzle.start);
    let hint = canvas.say("solution-boards-hint");
    canvas.heading(pos2(row.left(), row.top() - BELOW_HEAD + 2.0), "solution-boards", &hint, row.width());
    let least = canvas.least_board();
    let sides: Vec<f32> = THUMBS.into_iter().filter(|side| (least..=row.height()).contains(side)).collect();
    // A row lower than the least board has none.
    if sides.is_empty() {
        return;
    }
    let slots = Slots::fitting(row, boards.len(), &sides, Gaps { between: space::XS, below: 0.0 });
    for (number, place) in slots.shown(boards.len()) {
        let words = timeline::sentences::solution_place(canvas.context.narrator(), number);
        let is_here = model.is_walking() && number == model.solution.step;
        let chosen = if is_here { Chosen::Yes } else { Chosen::No };
        let button = Button::new(place, id(("solution", number)), &words, &looks::PAINTED).choice(chosen);
        let response = canvas.press(button.hint(&words), |_| {
            paint_small(canvas, place, boards[number]);
            if chosen == Chosen::Yes {
                ring(canvas, place.shrink(1.0));
            }
        });
        canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
    }
    if let Some(gap) = slots.gap(boards.len()) {
        ellipsis(canvas, gap);
    }
}

/// Draws the head of the solution, its letters and its keys in the successors' place.
pub fn show_solution(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(path) = canvas.context.view.model.chosen_lane().path() else { return };
    let moves = canvas.tell("moves", &[("moves", path.len().into())]);
    let note = [moves, step::sentences::move_order(canvas.context.narrator())].join(" · ");
    let (at, hint) = (plan.main_at, canvas.say("race-column-moves-note"));
    if plan.main_head > 0.0 {
        canvas.heading_with(at, "solution", &note, plan.main_head, &hint);
    }
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    let corners = CornerRadius::same(radius::L);
    canvas.painter().rect(plan.main, corners, palette.panel, edge, StrokeKind::Inside);
    let (margin, between) = if plan.main.height() < LOW { (space::S, 0.0) } else { (space::M, space::S) };
    let inside = plan.main.shrink(margin);
    let (above, row) = inside.split_top_bottom_at_y(inside.bottom() - canvas.target(looks::RAISED.height));
    show_keys(canvas, row);
    show_letters(canvas, above.with_max_y(above.bottom() - between), path);
}

/// Least height of the solution on a phone that lies: its letters in two rows, and the keys.
pub const LEAST: f32 = 108.0;

/// Draws the key that begins or ends the walk, and the key that copies the letters.
fn show_keys(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let (name, action) = if model.is_walking() {
        ("solution-leave", SolutionAction::Close)
    } else {
        ("solution-show", SolutionAction::Open)
    };
    let (walk, copy) = (canvas.say(name), canvas.say("copy-letters"));
    let [walk_size, copy_size] = [&walk, &copy].map(|label| canvas.button_size(label));
    let walk_place = Align2::LEFT_CENTER.anchor_size(row.left_center(), walk_size);
    let response = canvas.button(walk_place, "walk", &walk);
    canvas.on_click(&response, Action::Solution(action));
    let copy_place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), copy_size);
    if copy_place.left() < walk_place.right() + space::S {
        return;
    }
    let letters = model.chosen_lane().path().map(Path::letters).unwrap_or_default();
    let response = canvas.button(copy_place, "copy letters", &copy).on_hover_text(letters);
    canvas.on_click(&response, Action::CopyLetters);
}

/// Draws the moves letter by letter into `rect`, wrapped at its width, the current one filled; a click goes there.
///
/// A shortest solution has its letters in large places. A weighted search may find a far longer one: then the letters
/// move together, and if even that is not enough, only the page with the current move is visible.
fn show_letters(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path) {
    let model = canvas.context.view.model;
    let step = if model.is_walking() { model.solution.step } else { 0 };
    let columns_of = |width: f32| ((rect.width() / width).floor() as usize).max(1);
    let fit = (((rect.height() - space::XS) / MIN_LETTER).floor() as usize).max(1);
    let fits = |width: &f32| path.len().div_ceil(columns_of(*width)) <= fit;
    let width = LETTER_WIDTHS.into_iter().find(fits).unwrap_or(LETTER_WIDTHS[LETTER_WIDTHS.len() - 1]);
    let columns = columns_of(width);
    let rows = path.len().div_ceil(columns).clamp(1, fit);
    let height = ((rect.height() - space::XS) / rows as f32).min(LETTER);
    let page = columns * rows;
    let first = step.saturating_sub(1) / page * page;
    for (at, by) in path.moves.iter().skip(first).take(page).enumerate() {
        let (row, column) = ((at / columns) as f32, (at % columns) as f32);
        let corner = pos2(rect.left() + column * width, rect.top() + row * height);
        let place = Rect::from_min_size(corner, vec2(width, height)).shrink(1.0);
        show_letter(canvas, place, first + at + 1, *by, step);
    }
}

/// Draws the move with this number, from 1.
fn show_letter(canvas: &mut Canvas<'_, '_>, place: Rect, number: usize, by: Move, step: usize) {
    let words = timeline::sentences::solution_place(canvas.context.narrator(), number);
    let letter = by.letter().to_string();
    let label = format!("{words}: {letter}");
    let hint = format!("{words}: {}", names::with_arrow(by));
    let look = if number < step { &looks::PLAYED_LETTER } else { &looks::LETTER };
    let button = Button::new(place, id(("letter", number)), &label, look)
        .choice(Chosen::same(number, step))
        .accent(canvas.context.accent())
        .hint(hint);
    let response = canvas.press_word(button, &letter);
    canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
}
