//! Start and goal: each a small board that opens the editor.

use egui::{Align2, Rect, Vec2, vec2};

use super::{edit_hint, thrift};
use crate::{
    app::{Action, BoardRole},
    gui::{
        kit::{Button, Canvas, Chosen, Item, Row, id, paint_small},
        theme::{Type, looks, space},
        widgets::text,
    },
    puzzle::Board,
};

/// Side of a board in the bar.
const SIDE: f32 = 36.0;
/// Inside the button, to the left and to the right.
const PADDING: f32 = space::S;
/// Room of the arrow between the two.
pub const ARROW: f32 = 14.0;

/// The messages of a board's name, and of what its button does.
const fn messages(end: BoardRole) -> [&'static str; 2] {
    match end {
        BoardRole::Start => ["start", "edit-start"],
        BoardRole::Goal => ["goal", "edit-goal"],
    }
}

fn board(canvas: &Canvas<'_, '_>, end: BoardRole) -> Board {
    let puzzle = &canvas.context.view.model.puzzle;
    match end {
        BoardRole::Start => puzzle.start,
        BoardRole::Goal => puzzle.goal,
    }
}

/// Its name, its picture and its text, side by side.
fn parts(canvas: &Canvas<'_, '_>, end: BoardRole) -> [Item; 3] {
    let [word, _] = messages(end);
    let word = text::width(canvas.painter(), &canvas.say(word), Type::Caption);
    let written = text::width(canvas.painter(), &board(canvas, end).to_string(), Type::Figure);
    [Item::new(word).or_gone(thrift::BOARD_WORDS), Item::new(SIDE), Item::new(written).or_gone(thrift::TEXTS)]
}

/// What it takes of the bar.
pub fn item(canvas: &Canvas<'_, '_>, end: BoardRole) -> Item {
    Item::of(&parts(canvas, end)).padded(PADDING)
}

/// Draws it into its place.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, end: BoardRole, step: usize) {
    let rect = Rect::from_center_size(place.center(), vec2(place.width(), SIDE + space::XS));
    let [_, edit] = messages(end);
    let shown = board(canvas, end).to_string();
    let label = canvas.tell("named", &[("name", canvas.say(edit).into()), ("what", shown.into())]);
    let edited = canvas.context.view.model.editor.as_ref().map(|editor| editor.end);
    let button = Button::new(rect, id(("top bar", edit)), &label, &looks::BOARD)
        .lit(Chosen::same(Some(end), edited))
        .hint(edit_hint(canvas.context, end));
    let response = canvas.press(button, |_| paint(canvas, rect.shrink2(vec2(PADDING, 0.0)), end, step));
    canvas.on_click(&response, Action::Edit(end));
}

fn paint(canvas: &Canvas<'_, '_>, rect: Rect, end: BoardRole, step: usize) {
    let (painter, palette, shown) = (canvas.painter(), canvas.palette(), board(canvas, end));
    let [word, picture, written] = Row::at(step, rect, &parts(canvas, end), &[]).left;
    if step < thrift::BOARD_WORDS {
        let [name, _] = messages(end);
        text::left(painter, word.left_center(), &canvas.say(name), Type::Caption, palette.text_faint);
    }
    paint_small(canvas, Align2::LEFT_CENTER.anchor_size(picture.left_center(), Vec2::splat(SIDE)), shown);
    if step < thrift::TEXTS {
        text::left(painter, written.left_center(), &shown.to_string(), Type::Figure, palette.text);
    }
}

/// From the start to the goal.
pub fn show_arrow(canvas: &Canvas<'_, '_>, place: Rect) {
    text::centred(canvas.painter(), place.center(), "→", Type::Body.font(), canvas.palette().text_faint);
}
