//! Start and goal: two small boards, each of which opens the editor.

use egui::{Align2, Rect, Vec2, vec2};
use eight_realms_app::app::{Action, BoardRole};
use eight_realms_core::puzzle::Board;

use super::{edit_hint, narrowing};
use crate::gui::{
    kit::{Button, Canvas, Chosen, Item, Row, id, paint_small},
    theme::{Type, looks, sizes::top_bar, space},
    widgets::text,
};

/// Padding inside a board's button, to the left and to the right.
const PADDING: f32 = space::S;

/// Returns the messages of a board's name, and of what its button does.
const fn messages(role: BoardRole) -> [&'static str; 2] {
    match role {
        BoardRole::Start => ["start", "edit-start"],
        BoardRole::Goal => ["goal", "edit-goal"],
    }
}

fn board(canvas: &Canvas<'_, '_>, role: BoardRole) -> Board {
    let puzzle = &canvas.context.view.model.puzzle;
    match role {
        BoardRole::Start => puzzle.start,
        BoardRole::Goal => puzzle.goal,
    }
}

/// Returns name, picture and text of a board, side by side.
fn parts(canvas: &Canvas<'_, '_>, role: BoardRole) -> [Item; 3] {
    let [word, _] = messages(role);
    let word = text::width(canvas.painter(), &canvas.say(word), Type::Caption);
    let board_text = text::width(canvas.painter(), &board(canvas, role).to_string(), Type::Figure);
    [
        Item::new(word).or_gone(narrowing::BOARD_WORDS),
        Item::new(top_bar::BOARD),
        Item::new(board_text).or_gone(narrowing::TEXTS),
    ]
}

/// Returns the room that a board takes of the bar.
pub fn item(canvas: &Canvas<'_, '_>, role: BoardRole) -> Item {
    Item::of(&parts(canvas, role)).padded(PADDING)
}

/// Returns the width of a board's picture alone, with its padding.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    item(canvas, BoardRole::Start).width(narrowing::BOARD_WORDS).unwrap_or_default()
}

/// Draws a board into its place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, role: BoardRole, step: usize) {
    let rect = Rect::from_center_size(place.center(), vec2(place.width(), top_bar::BOARD + space::XS));
    let [_, edit] = messages(role);
    let board_text = board(canvas, role).to_string();
    let label = canvas.tell("named", &[("name", canvas.say(edit).into()), ("what", board_text.into())]);
    let edited_role = canvas.context.view.model.editor.as_ref().map(|editor| editor.role);
    let button = Button::new(rect, id(("top bar", edit)), &label, &looks::BOARD)
        .highlighted(Chosen::same(Some(role), edited_role))
        .hint(edit_hint(canvas.context, role));
    let response = canvas.press(button, |_| paint(canvas, rect.shrink2(vec2(PADDING, 0.0)), role, step));
    canvas.on_click(&response, Action::Edit(role));
}

fn paint(canvas: &Canvas<'_, '_>, rect: Rect, role: BoardRole, step: usize) {
    let (painter, palette, board) = (canvas.painter(), canvas.palette(), board(canvas, role));
    let [word, picture, board_text] = Row::at(step, rect, &parts(canvas, role), &[]).left;
    if step < narrowing::BOARD_WORDS {
        let [name, _] = messages(role);
        text::left(painter, word.left_center(), &canvas.say(name), Type::Caption, palette.text_faint);
    }
    paint_small(
        canvas,
        Align2::LEFT_CENTER.anchor_size(picture.left_center(), Vec2::splat(top_bar::BOARD)),
        board,
    );
    if step < narrowing::TEXTS {
        text::left(painter, board_text.left_center(), &board.to_string(), Type::Figure, palette.text);
    }
}

/// Draws the arrow from the start to the goal.
pub fn show_arrow(canvas: &Canvas<'_, '_>, place: Rect) {
    text::centred(canvas.painter(), place.center(), "→", Type::Body.font(), canvas.palette().text_faint);
}
