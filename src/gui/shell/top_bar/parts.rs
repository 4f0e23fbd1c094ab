//! The parts of the bar that are no commands: the program's mark and names, and start and goal, each a small board that
//! opens the editor; and the steps at which parts go where the bar has no room.

use egui::{Align2, Pos2, Rect, Vec2, vec2};
use eight_realms_app::model::Action;
use eight_realms_core::puzzle::{Board, BoardRole};

use crate::gui::{
    PanelContext,
    keys::binding,
    kit::{Button, Canvas, Chosen, Item, Row, id, paint_small},
    theme::{Type, looks, radius, space},
    widgets::text,
};

/// The parts that the bar leaves out, step by step: each step also leaves out all parts before it.
pub mod narrowing {
    /// The program's second name.
    pub const SECOND_NAME: usize = 1;
    /// The boards' texts; their pictures stay.
    pub const TEXTS: usize = 2;
    /// The words of theme and projector, which become signs.
    pub const APPEARANCE_WORDS: usize = 3;
    /// The program's name; its mark stays.
    pub const NAME: usize = 4;
    /// The words in front of the boards.
    pub const BOARD_WORDS: usize = 5;
}

/// Side of a board in the bar and in its menus: in front of a screen, and in the hand.
const BOARD: [f32; 2] = [36.0, 42.0];

pub fn board_side(canvas: &Canvas<'_, '_>) -> f32 {
    BOARD[usize::from(canvas.is_in_hand())]
}

/// Room of the arrow between the two boards.
pub const ARROW: f32 = 14.0;
/// Padding inside a board's button, to the left and to the right.
const PADDING: f32 = space::S;
/// Side of one of the nine squares of the mark before the program's name.
const LOGO_SQUARE: f32 = 6.0;
/// Gap between two squares.
const LOGO_GAP: f32 = 2.0;
/// Side of the mark.
const LOGO: f32 = 3.0 * LOGO_SQUARE + 2.0 * LOGO_GAP;

/// Returns the room that mark and names take of the bar.
pub fn name_item(canvas: &Canvas<'_, '_>) -> Item {
    Item::of(&name_parts(canvas))
}

/// Returns mark and names, side by side.
fn name_parts(canvas: &Canvas<'_, '_>) -> [Item; 3] {
    let width = |name, kind| Item::new(text::width(canvas.painter(), &canvas.say(name), kind));
    [
        Item::new(LOGO),
        width("app-name", Type::Display).or_gone(narrowing::NAME),
        width("app-second-name", Type::Body).or_gone(narrowing::SECOND_NAME),
    ]
}

/// Paints mark and names.
pub fn show_name(canvas: &Canvas<'_, '_>, rect: Rect, step: usize) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [mark, name, second] =
        Row::at(step, rect, &name_parts(canvas), &[]).left.map(|part| part.left_center());
    paint_mark(canvas, mark - vec2(0.0, LOGO / 2.0));
    if step < narrowing::NAME {
        text::left(painter, name, &canvas.say("app-name"), Type::Display, palette.text);
    }
    if step < narrowing::SECOND_NAME {
        let at = second + vec2(0.0, 1.5);
        text::left(painter, at, &canvas.say("app-second-name"), Type::Body, palette.text_faint);
    }
}

/// Paints a board whose eight tiles have the colours of the lanes.
fn paint_mark(canvas: &Canvas<'_, '_>, corner: Pos2) {
    for (place, color) in canvas.palette().rungs().iter().enumerate() {
        let (row, column) = ((place / 3) as f32, (place % 3) as f32);
        let at = corner + (LOGO_SQUARE + LOGO_GAP) * vec2(column, row);
        canvas.painter().rect_filled(Rect::from_min_size(at, Vec2::splat(LOGO_SQUARE)), radius::XXS, *color);
    }
}

/// Returns the room that a board takes of the bar.
pub fn board_item(canvas: &Canvas<'_, '_>, role: BoardRole) -> Item {
    Item::of(&board_parts(canvas, role)).padded(PADDING)
}

/// Returns name, picture and text of a board, side by side.
fn board_parts(canvas: &Canvas<'_, '_>, role: BoardRole) -> [Item; 3] {
    let [word, _] = messages(role);
    let word = text::width(canvas.painter(), &canvas.say(word), Type::Caption);
    let board_text = text::width(canvas.painter(), &board(canvas, role).to_string(), Type::Figure);
    [
        Item::new(word).or_gone(narrowing::BOARD_WORDS),
        Item::new(board_side(canvas)),
        Item::new(board_text).or_gone(narrowing::TEXTS),
    ]
}

/// Returns the width of a board's picture alone, with its padding.
pub fn board_width(canvas: &Canvas<'_, '_>) -> f32 {
    board_item(canvas, BoardRole::Start).width(narrowing::BOARD_WORDS).unwrap_or_default()
}

/// Draws a board into its place.
pub fn show_board(canvas: &mut Canvas<'_, '_>, place: Rect, role: BoardRole, step: usize) {
    let rect = Rect::from_center_size(place.center(), vec2(place.width(), board_side(canvas) + space::XS));
    let [_, edit] = messages(role);
    let board_text = board(canvas, role).to_string();
    let label = canvas.tell("named", &[("name", canvas.say(edit).into()), ("what", board_text.into())]);
    let edited_role = canvas.context.view.model.editor.as_ref().map(|editor| editor.role);
    let button = Button::new(rect, id(("top bar", edit)), &label, &looks::BOARD)
        .highlighted(Chosen::same(Some(role), edited_role))
        .hint(edit_hint(canvas.context, role));
    let response =
        canvas.press(button, |_| paint_board(canvas, rect.shrink2(vec2(PADDING, 0.0)), role, step));
    canvas.on_click(&response, Action::Edit(role));
}

/// Returns the messages of a board's name, and of what its button does.
pub const fn messages(role: BoardRole) -> [&'static str; 2] {
    match role {
        BoardRole::Start => ["start", "edit-start"],
        BoardRole::Goal => ["goal", "edit-goal"],
    }
}

pub fn board(canvas: &Canvas<'_, '_>, role: BoardRole) -> Board {
    let puzzle = &canvas.context.view.model.puzzle;
    match role {
        BoardRole::Start => puzzle.start,
        BoardRole::Goal => puzzle.goal,
    }
}

/// Returns the tooltip of a board's button.
pub fn edit_hint(context: &PanelContext<'_>, role: BoardRole) -> String {
    match role {
        BoardRole::Start => context.hint_of("edit-start", const { binding("start") }),
        BoardRole::Goal => context.hint_of("edit-goal", const { binding("goal") }),
    }
}

fn paint_board(canvas: &Canvas<'_, '_>, rect: Rect, role: BoardRole, step: usize) {
    let (painter, palette, board) = (canvas.painter(), canvas.palette(), board(canvas, role));
    let [word, picture, board_text] = Row::at(step, rect, &board_parts(canvas, role), &[]).left;
    if step < narrowing::BOARD_WORDS {
        let [name, _] = messages(role);
        text::left(painter, word.left_center(), &canvas.say(name), Type::Caption, palette.text_faint);
    }
    let side = Vec2::splat(board_side(canvas));
    paint_small(canvas, Align2::LEFT_CENTER.anchor_size(picture.left_center(), side), board);
    if step < narrowing::TEXTS {
        text::left(painter, board_text.left_center(), &board.to_string(), Type::Figure, palette.text);
    }
}

/// Draws the arrow from the start to the goal.
pub fn show_arrow(canvas: &Canvas<'_, '_>, place: Rect) {
    text::centred(canvas.painter(), place.center(), "→", Type::Body.font(), canvas.palette().text_faint);
}
