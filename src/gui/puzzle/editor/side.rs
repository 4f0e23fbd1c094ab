//! Beside the large board: what is typed, whether it can be solved, and the other board of the puzzle.

use egui::{Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    app::Editor,
    tell::{self, editor::OtherBoard},
    words::faults,
};

use crate::gui::{
    kit::Canvas,
    theme::{StatusStyle, Type, radius, sizes::marks, space, stroke},
    widgets::{
        board::{self, BoardFace},
        status::status_mark,
        text,
    },
};

/// Maximum side of a typed character's square.
const SLOT: f32 = 30.0;
/// Maximum side of the other board.
const OTHER_BOARD: f32 = 110.0;

/// Draws the parts of the column from top to bottom.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let y = typed_slots(canvas, rect, editor);
    let y = below_slots(canvas, rect.with_min_y(y + space::S), editor);
    let y = parity(canvas, rect.with_min_y(y + space::M), editor);
    let y = swap_line(canvas, rect.with_min_y(y + space::XS), editor);
    other(canvas, rect.with_min_y(y + space::M), editor);
}

/// Draws nine squares, filled with what is typed; returns where they end.
fn typed_slots(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    let palette = canvas.palette();
    let side = ((rect.width() - 8.0 * space::XS) / 9.0).min(SLOT);
    let characters: Vec<char> = editor.typed.chars().collect();
    for place in 0..9 {
        let corner = rect.min + vec2(place as f32 * (side + space::XS), 0.0);
        let slot = Rect::from_min_size(corner, Vec2::splat(side));
        let is_next = place == characters.len();
        let edge = Stroke::new(stroke::HAIR, if is_next { palette.text_faint } else { palette.line });
        canvas.painter().rect(slot, radius::S, palette.sunken, edge, StrokeKind::Inside);
        if let Some(character) = characters.get(place) {
            let font = Type::fitted(side * 0.5);
            text::centred(canvas.painter(), slot.center(), &character.to_string(), font, palette.text);
        }
    }
    let whole = Rect::from_min_size(rect.min, vec2(9.0 * side + 8.0 * space::XS, side));
    let [label, _] = tell::editor::typed_text(canvas.context.words, editor);
    canvas.named(whole, "editor typed", &label);
    rect.top() + side
}

/// Writes how much is typed, or what is wrong with it; returns where the text ends.
fn below_slots(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    if let Some(trouble) = &editor.trouble {
        let words = faults::of_board(trouble, canvas.context.words);
        let words = canvas.drawable(&words, Type::Caption);
        return marked_line(canvas, rect, "trouble", StatusStyle::Pruned, &words, Type::Caption);
    }
    let [_, words] = tell::editor::typed_text(canvas.context.words, editor);
    canvas.paragraph(rect, "editor count", &words, Type::Caption).bottom()
}

/// Writes whether the puzzle can be solved with the draft as it is; returns where the text ends.
fn parity(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    let solvability = tell::editor::solvability(canvas.context.narrator(), editor);
    let style = if solvability.is_solvable { StatusStyle::Path } else { StatusStyle::Pruned };
    let bottom = marked_line(canvas, rect, "parity", style, &solvability.words, Type::Title);
    canvas.hint(rect.with_max_y(bottom), "parity", || canvas.say("inversions-note"));
    bottom
}

/// Writes which two tiles change places while one is held over the other. Without words, the line keeps its room.
fn swap_line(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    let height = Type::Caption.font().size + space::XS;
    if let Some(words) = tell::editor::swap_text(canvas.context.words, editor) {
        let line = rect.translate(vec2(marks::SENTENCE + space::S, 0.0));
        let ink = canvas.palette().text_soft;
        canvas.colored_paragraph(line, "editor swapped", &words, Type::Caption, ink);
    }
    rect.top() + height
}

/// Draws a sentence behind a mark; returns where it ends.
fn marked_line(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    name: &str,
    style: StatusStyle,
    words: &str,
    kind: Type,
) -> f32 {
    let palette = canvas.palette();
    let room = rect.with_min_x(rect.left() + marks::SENTENCE + space::S);
    let text_rect = canvas.colored_paragraph(room, ("editor", name), words, kind, palette.text);
    let middle = pos2(rect.left() + marks::SENTENCE / 2.0, rect.top() + kind.font().size * 0.62);
    status_mark(canvas.painter(), middle, marks::SENTENCE, style, palette);
    text_rect.bottom()
}

/// Draws the board that is not edited, where it has room.
fn other(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let OtherBoard { name, board, label } = tell::editor::other_board(canvas.context.narrator(), editor);
    let caption = Type::Caption.font().size + space::S;
    let side = (rect.height() - caption).min(OTHER_BOARD);
    if side < space::XL {
        return;
    }
    let square = Rect::from_min_size(pos2(rect.left(), rect.bottom() - side), Vec2::splat(side));
    let at = pos2(rect.left(), square.top() - caption / 2.0 - 1.0);
    text::left(canvas.painter(), at, &name, Type::Caption, canvas.palette().text_faint);
    let (tiles, home) = (board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &home, canvas.context.accent());
    board::paint(canvas.painter(), square, &face, canvas.palette());
    canvas.named(square, "editor other", &label);
}
