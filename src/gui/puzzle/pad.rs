//! The editor on a phone: a board with a marked cell, and a pad of nine keys that fill it. No keyboard is needed.
//!
//! ```text
//! (  Start  |  Goal  )
//! ┌───────────┐  A key puts its tile
//! │ [2] 3  4  │  on the marked cell.
//! │  1  5     │  Goal
//! │  7  6  8  │  ▣
//! └───────────┘
//! ✓ 4 inversions, even: solvable
//! (1) (2) (3)  ( Undo )
//! (4) (5) (6)
//! (7) (8) ( )  (Random)
//! (Cancel) (Make solvable) (Apply)
//! ```
//!
//! Lying, the pad is beside the board.

use egui::{Rect, Stroke, StrokeKind, Vec2, vec2};
use eight_realms_app::{
    editor::{Editor, EditorAction, sentences},
    model::Action,
};
use eight_realms_core::puzzle::BoardRole;

use super::editor::{show_below_typed, show_board, show_button, show_other, show_parity};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Item, Row, id, sheet},
    theme::{
        Arrangement, Type,
        looks::{self, Look},
        phone, radius, space, stroke,
    },
    widgets::{board::Grid, segments::Segment},
};

/// Minimum and maximum height of a key of the pad.
const KEY: [f32; 2] = [32.0, 46.0];
/// Maximum height of a key beside the board.
const LYING_KEY: f32 = 64.0;
/// Height of the sentence between the board and the pad, of one line and of two.
const LINE: [f32; 2] = [22.0, 38.0];
/// Minimum width of a sentence of one line.
const ONE_LINE: f32 = 320.0;
/// Maximum share of the sheet's width that an upright board takes.
const SHARE: f32 = 0.68;
/// Maximum side of the board.
const WIDEST: f32 = 300.0;
/// Height of the buttons at the foot.
const FOOT: f32 = phone::BAR;

/// The places of the editor's parts.
struct Places {
    choice: Rect,
    board: Rect,
    /// Beside an upright board.
    beside: Option<Rect>,
    line: Rect,
    pad: Rect,
    foot: Rect,
}

impl Places {
    /// Size of the sheet, at most `room`.
    fn size(canvas: &Canvas<'_, '_>) -> Vec2 {
        let room = sheet::room(canvas);
        if canvas.arrangement() == Arrangement::Lying {
            return room;
        }
        let board = (room.x * SHARE).min(WIDEST);
        let height = phone::BAR + space::S + board + space::S + below(room.x, KEY[1]);
        vec2(room.x, height.min(room.y))
    }

    fn of(rect: Rect, is_upright: bool) -> Self {
        let choice = rect.with_max_y(rect.top() + phone::BAR);
        let corner = choice.left_bottom() + vec2(0.0, space::S);
        if is_upright {
            let side = (rect.width() * SHARE).min(WIDEST);
            let spare = rect.bottom() - corner.y - space::S - side - below(rect.width(), KEY[1]);
            let key = (KEY[1] + spare.min(0.0) / 3.0).max(phone::BAR);
            let side = side.min(rect.bottom() - corner.y - space::S - below(rect.width(), key));
            let board = Rect::from_min_size(corner, Vec2::splat(side));
            let beside = board.with_min_x(board.right() + space::M).with_max_x(rect.right());
            let rest = rect.with_min_y(board.bottom() + space::S);
            return Self::below_line(choice, board, Some(beside), rest);
        }
        let board =
            Rect::from_min_size(corner, Vec2::splat((rect.bottom() - corner.y).min(rect.width() * 0.42)));
        let rest = rect.with_min_x(board.right().max(rect.left() + rect.width() * 0.36) + space::L);
        let choice = choice.with_max_x(rest.left() - space::L);
        Self::below_line(choice, board, None, rest)
    }

    /// Divides `rest` into line, pad and foot.
    fn below_line(choice: Rect, board: Rect, beside: Option<Rect>, rest: Rect) -> Self {
        let line = rest.with_max_y(rest.top() + line(rest.width()));
        let foot = rest.with_min_y(rest.bottom() - FOOT);
        let pad = rest.with_min_y(line.bottom() + space::S).with_max_y(foot.top() - space::S);
        Self { choice, board, beside, line, pad, foot }
    }
}

/// Height of the sentence in a width.
const fn line(width: f32) -> f32 {
    LINE[(width < ONE_LINE) as usize]
}

/// Height of what is below an upright board, in a width and with keys of a height.
fn below(width: f32, key: f32) -> f32 {
    line(width) + space::S + 3.0 * key + 2.0 * space::S + space::S + FOOT
}

/// Draws the editor of a phone.
pub fn show(canvas: &mut Canvas<'_, '_>, editor: &Editor) {
    let size = Places::size(canvas);
    let is_upright = canvas.is_upright();
    sheet::show(canvas, "editor", size, |canvas, rect| {
        let places = Places::of(rect, is_upright);
        show_choice(canvas, places.choice, editor);
        show_board(canvas, places.board, editor);
        mark(canvas, places.board, editor);
        if let Some(beside) = places.beside {
            let help = canvas.say("pad-help");
            let below = canvas.paragraph(beside, "pad help", &help, Type::Caption).bottom();
            show_other(canvas, beside.with_min_y(below + space::S), editor);
        }
        if editor.typed.is_empty() && editor.trouble.is_none() {
            show_parity(canvas, places.line, editor);
        } else {
            show_below_typed(canvas, places.line, editor);
        }
        show_pad(canvas, places.pad, editor);
        show_foot(canvas, places.foot, editor);
    });
}

/// Draws which of the two boards is edited.
fn show_choice(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let roles = [(BoardRole::Start, "start", "edit-start"), (BoardRole::Goal, "goal", "edit-goal")];
    let roles = roles.map(|(role, word, hint)| Segment::new(role, canvas.say(word), canvas.say(hint)));
    if let Some(role) = canvas.choice(rect, "editor role", &roles, editor.role)
        && role != editor.role
    {
        canvas.ask(Action::Edit(role));
    }
}

/// Frames the cell that the next key fills.
fn mark(canvas: &Canvas<'_, '_>, board: Rect, editor: &Editor) {
    let grid = Grid::of(canvas.ui.pixels_per_point(), board);
    let cell = grid.cell(usize::from(editor.mark)).expand(1.0);
    let edge = Stroke::new(2.0 * stroke::FOCUS, canvas.palette().text);
    canvas.painter().rect_stroke(cell, radius::L, edge, StrokeKind::Middle);
}

/// Draws the keys: eight tiles, the blank, and a column with undo and a random board.
fn show_pad(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let key = ((rect.height() - 2.0 * space::S) / 3.0)
        .clamp(KEY[0], if canvas.is_upright() { KEY[1] } else { LYING_KEY });
    let column = (rect.width() - 3.0 * space::S) / 4.0;
    let place = |row: usize, number: usize, rows: f32| {
        let corner = rect.min + vec2(number as f32 * (column + space::S), row as f32 * (key + space::S));
        Rect::from_min_size(corner, vec2(column, rows * key + (rows - 1.0) * space::S))
    };
    for number in 0..9 {
        let tile = if number == 8 { 0 } else { number as u8 + 1 };
        let label = sentences::pad_key(canvas.context.words, editor, tile);
        let word = if tile == 0 { canvas.say("pad-blank") } else { tile.to_string() };
        let look = if tile == 0 { &looks::SHEET } else { &looks::PAD_KEY };
        let button = Button::new(place(number / 3, number % 3, 1.0), id(("pad", tile)), &label, look);
        let response = canvas.press_word(button, &word);
        canvas.on_click(&response, Action::Editor(EditorAction::Fill(tile)));
    }
    let mut part = canvas.part();
    if !editor.can_undo() {
        part.disable();
    }
    let undo = const { binding("undo") };
    let [upper, lower] = [place(0, 3, 1.5), place(0, 3, 1.5).translate(vec2(0.0, 1.5 * (key + space::S)))];
    show_button(&mut canvas.on(&mut part), upper, "edit-undo", undo, &looks::SHEET, EditorAction::Undo);
    show_key(canvas, lower, "random", &looks::SHEET, EditorAction::Random);
}

/// Draws the buttons: leave, make solvable, take.
fn show_foot(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let items = ["edit-leave", "pad-solvable", "edit-take"]
        .map(|word| Item::new(sheet::button_width(canvas, &canvas.say(word))));
    let [leave, solvable, take] = items;
    let row = Row::at(0, rect, &[leave, solvable], &[take]);
    let ([leave, solvable], [take]) = (row.left, row.right);
    let take = take.with_min_x(solvable.right() + space::S);
    let (stop, enter) = (const { binding("stop") }, const { binding("take") });
    show_button(canvas, leave, "edit-leave", stop, &looks::SHEET, EditorAction::Leave);
    let mut part = canvas.part();
    if sentences::solvability(canvas.context.narrator(), editor).is_solvable {
        part.disable();
    }
    let make = EditorAction::MakeSolvable;
    show_key(&mut canvas.on(&mut part), solvable, "pad-solvable", &looks::SHEET, make);
    show_button(canvas, take, "edit-take", enter, &looks::STRONG, EditorAction::Take);
}

/// Draws a key without a shortcut.
fn show_key(canvas: &mut Canvas<'_, '_>, rect: Rect, word: &str, look: &Look, action: EditorAction) {
    let label = canvas.say(word);
    let response = canvas.press_word(Button::new(rect, id(("editor", word)), &label, look), &label);
    canvas.on_click(&response, Action::Editor(action));
}
