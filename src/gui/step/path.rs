//! The path to the board at the playhead, as far as the search has it; once the goal is reached, the solution.
//!
//! The solution has its moves, in the chosen form, and the key that walks along it in the successors' place, and all of its
//! boards in the path's. The board of the walk is the one at the left, and its keys are those of the timeline: there is no second set.

use std::mem;

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::{SolutionAction, WindowAction},
        here::Phase,
    },
    model::Action,
    step::{self, Frontier},
    timeline,
    words::{
        names,
        solution::{self, SolutionForm},
    },
};
use eight_realms_core::{puzzle::Move, realm::Path};

use super::plan::{BELOW_HEAD, StepPlan};
use crate::gui::{
    kit::{Button, Canvas, Chosen, Gaps, Slots, columns, ellipsis, id, paint_small, ring, small_board},
    theme::{Arrangement, Type, looks, radius, sizes, space, stroke},
    widgets::{segments::Segment, still, text},
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
    let is_still = still::is_set(canvas.ui.ctx());
    let hint = if is_still { String::new() } else { canvas.say("solution-boards-hint") };
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

/// Draws the head of the solution, its moves and its keys in the successors' place.
pub fn show_solution(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let Some(path) = canvas.context.view.model.chosen_lane().path() else { return };
    let note = step::sentences::solution(canvas.context.narrator(), path);
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
    let keys = if still::is_set(canvas.ui.ctx()) { 0.0 } else { canvas.target(looks::RAISED.height) };
    let (above, row) = inside.split_top_bottom_at_y(inside.bottom() - keys);
    if keys > 0.0 {
        show_keys(canvas, row);
    }
    let above = above.with_max_y(above.bottom() - between);
    let form = canvas.context.view.model.preferences.solution;
    let moves = solution::moves(canvas.context.words, form, canvas.context.view.model.puzzle.start, path);
    match form {
        SolutionForm::Blank | SolutionForm::Tile | SolutionForm::Numbers => {
            show_letters(canvas, above, path, &moves);
        }
        SolutionForm::Words => show_list(canvas, above, path, (&moves, 0.0)),
        SolutionForm::Boards => show_list(canvas, above, path, (&moves, LISTED_BOARD)),
    }
}

/// Least height of the solution on a phone that lies: its letters in two rows, and the keys.
const LEAST: f32 = 108.0;
/// Least height of the solution as a list.
const LEAST_LIST: f32 = 180.0;
/// Side of a board of that list, and the height of a move in words.
const LISTED_BOARD: f32 = 44.0;
const LISTED: f32 = 26.0;

/// The plan with room for the solution: on a phone its list takes that of the frontier.
pub fn plan(canvas: &Canvas<'_, '_>, plan: StepPlan) -> StepPlan {
    match canvas.context.view.model.preferences.solution {
        SolutionForm::Words | SolutionForm::Boards if canvas.is_phone() => plan.with_main_of(LEAST_LIST),
        _ if canvas.arrangement() == Arrangement::Lying => plan.for_doors(LEAST),
        _ => plan,
    }
}

/// Draws the key that begins or ends the walk, the one with the form, and the one that copies the solution.
fn show_keys(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let (names, action) = if model.is_walking() {
        (["solution-leave", "solution-leave-short"], SolutionAction::Close)
    } else {
        (["solution-show", "solution-show-short"], SolutionAction::Open)
    };
    let copies = ["copy-solution", "copy-solution-short"];
    let [walk, walk_short, copy, copy_short] =
        [names[0], names[1], copies[0], copies[1]].map(|id| canvas.say(id));
    let sizes = |words: [&str; 2]| words.map(|word| canvas.button_size(word));
    let long = sizes([&walk, &copy]);
    let form_width = canvas.choice_key_width(&forms(canvas)) + 2.0 * space::S;
    let is_short = canvas.is_phone() && long[0].x + long[1].x + form_width > row.width();
    let (words, [walk_size, copy_size]) = if is_short {
        ([&walk_short, &copy_short], sizes([&walk_short, &copy_short]))
    } else {
        ([&walk, &copy], long)
    };
    let walk_place = Align2::LEFT_CENTER.anchor_size(row.left_center(), walk_size);
    let button = |place, name, label| Button::new(place, id(name), label, &looks::RAISED);
    let response = canvas.press_word(button(walk_place, "walk", &walk), words[0]);
    canvas.on_click(&response, Action::Solution(action));
    let copy_place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), copy_size);
    if copy_place.left() < walk_place.right() + space::S {
        return;
    }
    let start = model.puzzle.start;
    let text = model
        .chosen_lane()
        .path()
        .map(|path| solution::text(canvas.context.words, model.preferences.solution, start, path));
    let response = canvas.press_word(button(copy_place, "copy solution", &copy), words[1]);
    let response = response.on_hover_text(text.unwrap_or_default());
    canvas.on_click(&response, Action::CopySolution);
    let between = Rect::from_min_max(walk_place.right_top(), copy_place.left_bottom());
    show_form_key(canvas, between.shrink2(vec2(space::S, 0.0)));
}

/// The forms in which a solution is written.
fn forms(canvas: &Canvas<'_, '_>) -> [Segment<SolutionForm>; SolutionForm::ALL.len()] {
    SolutionForm::ALL.map(|form| {
        let word = canvas.say(format!("solution-form-{}", form.name()));
        Segment::new(form, word, canvas.say(form.convention()))
    })
}

/// Draws the key with the form in which the solution is written, at the right of a place with room for it. Without that,
/// the form is among the settings.
fn show_form_key(canvas: &mut Canvas<'_, '_>, room: Rect) {
    let segments = forms(canvas);
    let width = canvas.choice_key_width(&segments);
    if width > room.width() {
        return;
    }
    let place = room.with_min_x(room.right() - width);
    let chosen = canvas.context.view.model.preferences.solution;
    if let Some(form) = canvas.choice_key(place, "solution form", &segments, chosen) {
        canvas.ask(Action::Window(WindowAction::Solution(form)));
    }
}

/// Draws the moves character by character into `rect`, wrapped at its width, the current one filled; a click goes there.
///
/// A shortest solution has its letters in large places. A weighted search may find a far longer one: then the letters
/// move together, and if even that is not enough, only the page with the current move is visible.
fn show_letters(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path, moves: &[String]) {
    let step = step_here(canvas);
    let columns_of = |width: f32| ((rect.width() / width).floor() as usize).max(1);
    let fit = (((rect.height() - space::XS) / MIN_LETTER).floor() as usize).max(1);
    let fits = |width: &f32| path.len().div_ceil(columns_of(*width)) <= fit;
    let width = LETTER_WIDTHS.into_iter().find(fits).unwrap_or(LETTER_WIDTHS[LETTER_WIDTHS.len() - 1]);
    let columns = columns_of(width);
    let rows = path.len().div_ceil(columns).clamp(1, fit);
    let height = ((rect.height() - space::XS) / rows as f32).min(LETTER);
    let page = columns * rows;
    let first = step.saturating_sub(1) / page * page;
    for (at, (by, letter)) in path.moves.iter().zip(moves).skip(first).take(page).enumerate() {
        let (row, column) = ((at / columns) as f32, (at % columns) as f32);
        let corner = pos2(rect.left() + column * width, rect.top() + row * height);
        let place = Rect::from_min_size(corner, vec2(width, height)).shrink(1.0);
        let number = first + at + 1;
        let (label, hint) = words_of(canvas, number, *by, letter);
        let response =
            canvas.press_word(move_button(canvas, place, [number, step], &label).hint(hint), letter);
        canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
    }
}

/// The number of the current move; 0 before the walk.
fn step_here(canvas: &Canvas<'_, '_>) -> usize {
    let model = canvas.context.view.model;
    if model.is_walking() { model.solution.step } else { 0 }
}

/// The name of a move, and what is told where the pointer is.
fn words_of(canvas: &Canvas<'_, '_>, number: usize, by: Move, text: &str) -> (String, String) {
    let words = timeline::sentences::solution_place(canvas.context.narrator(), number);
    (format!("{words}: {text}"), format!("{words}: {}", names::with_arrow(by)))
}

/// The button of the move with this number, from 1, at a step of the walk.
fn move_button<'a>(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    [number, step]: [usize; 2],
    label: &'a str,
) -> Button<'a> {
    let look = if number < step { &looks::PLAYED_LETTER } else { &looks::LETTER };
    Button::new(place, id(("letter", number)), label, look)
        .choice(Chosen::same((number, true), (step, canvas.context.view.model.is_walking())))
        .accent(canvas.context.accent())
}

/// Draws the moves with their numbers and, from a `board` larger than 0 on, with the boards that they lead to. The list
/// scrolls where it has no room, and goes along with the walk.
fn show_list(canvas: &mut Canvas<'_, '_>, rect: Rect, path: &Path, (moves, board): (&[String], f32)) {
    let boards = path.boards(canvas.context.view.model.puzzle.start);
    let step = step_here(canvas);
    let painter = canvas.painter();
    let number_width = text::width(painter, &path.len().to_string(), Type::Caption);
    let move_width = columns::widest(painter, moves, Type::Title);
    let side = if board > 0.0 { board + space::S } else { 0.0 };
    let size = vec2(
        space::S + number_width + space::S + move_width + side + space::S,
        canvas.target(LISTED).max(board + space::S),
    );
    let columns = ((rect.width() / size.x).floor() as usize).max(1);
    let first = usize::from(board <= 0.0);
    let memory = id("solution list step");
    let before = canvas.ui.data_mut(|data| mem::replace(data.get_temp_mut_or_default(memory), step));
    let has_moved = before != step;
    canvas.scrolled_down("solution list", rect, |canvas, place| {
        let mut bottom = place.top();
        for (at, number) in (first..=path.len()).enumerate() {
            let (row, column) = ((at / columns) as f32, (at % columns) as f32);
            let cell = Rect::from_min_size(place.min + vec2(column * size.x, row * size.y), size).shrink(1.0);
            bottom = cell.bottom() + 1.0;
            let by = number.checked_sub(1).map(|last| (path.moves[last], moves[last].as_str()));
            let (label, hint) = match by {
                Some((by, text)) => words_of(canvas, number, by, text),
                None => Default::default(),
            };
            let button = move_button(canvas, cell, [number, step], &label).hint(hint);
            let response = canvas.press(button, |ink| {
                let left = cell.left() + space::S - 1.0;
                let at = pos2(left + number_width, cell.center().y);
                text::right(canvas.painter(), at, &number.to_string(), Type::Caption, ink);
                let at = pos2(at.x + space::S, at.y);
                if let Some((_, text)) = by {
                    text::left(canvas.painter(), at, text, Type::Title, ink);
                }
                if board > 0.0 {
                    let at = cell.right_center() - vec2(space::S - 1.0, 0.0);
                    let place = Align2::RIGHT_CENTER.anchor_size(at, Vec2::splat(board));
                    paint_small(canvas, place, boards[number]);
                }
            });
            if has_moved && number == step {
                response.scroll_to_me(None);
            }
            canvas.on_click(&response, Action::Solution(SolutionAction::GoTo(number)));
        }
        bottom
    });
}
