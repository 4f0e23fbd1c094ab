//! Beside the large board: what is typed, whether it can be solved, and the other board of the puzzle.

use egui::{Id, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::{
    app::Editor,
    gui::{
        Desk,
        kit::sheet,
        theme::{Standing, Type, radius, space, stroke},
        widgets::{
            board::{self, Face},
            standing::standing_mark,
            text,
        },
    },
    tell::{self, board_error, editor::OtherEnd},
};

/// The largest side of a typed character's square.
const SLOT: f32 = 30.0;
/// Side of the mark before a sentence.
const MARK: f32 = 12.0;
/// The largest side of the other board.
const OTHER: f32 = 110.0;

/// Draws them from top to bottom.
pub fn show(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) {
    let y = typed(ui, rect, editor, desk);
    let y = below_typed(ui, rect.with_min_y(y + space::S), editor, desk);
    let y = parity(ui, rect.with_min_y(y + space::M), editor, desk);
    let y = swapped(ui, rect.with_min_y(y + space::XS), editor, desk);
    other(ui, rect.with_min_y(y + space::M), editor, desk);
}

/// Nine squares, filled with what is typed; answers with where they end.
fn typed(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) -> f32 {
    let palette = desk.palette;
    let side = ((rect.width() - 8.0 * space::XS) / 9.0).min(SLOT);
    let characters: Vec<char> = editor.typed.chars().collect();
    for place in 0..9 {
        let corner = rect.min + vec2(place as f32 * (side + space::XS), 0.0);
        let slot = Rect::from_min_size(corner, Vec2::splat(side));
        let next = place == characters.len();
        let edge = Stroke::new(stroke::HAIR, if next { palette.text_faint } else { palette.line });
        ui.painter().rect(slot, radius::S, palette.sunken, edge, StrokeKind::Inside);
        if let Some(character) = characters.get(place) {
            let font = Type::fitted(side * 0.5);
            text::centred(ui.painter(), slot.center(), &character.to_string(), font, palette.text);
        }
    }
    let whole = Rect::from_min_size(rect.min, vec2(9.0 * side + 8.0 * space::XS, side));
    let [label, _] = tell::editor::typed(desk.words, editor);
    sheet::said(ui, whole, Id::unique("editor.typed"), &label);
    rect.top() + side
}

/// How much is typed, or what was wrong with it.
fn below_typed(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) -> f32 {
    if let Some(trouble) = &editor.trouble {
        let words = board_error::sentence(trouble, desk.words);
        return marked(ui, rect, "trouble", Standing::Pruned, &words, Type::Caption, desk);
    }
    let [_, words] = tell::editor::typed(desk.words, editor);
    let ink = desk.palette.text_faint;
    let written = sheet::paragraph(ui.painter(), rect.min, &words, Type::Caption, ink, rect.width());
    sheet::said(ui, written, Id::unique("editor.count"), &words);
    written.bottom()
}

/// Whether the puzzle could be solved if the draft were taken as it is now.
fn parity(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) -> f32 {
    let told = tell::editor::solvability(desk.narrator(), editor);
    let standing = if told.is_solvable { Standing::Path } else { Standing::Pruned };
    marked(ui, rect, "parity", standing, &told.words, Type::Title, desk)
}

/// Which two tiles change places while one is held over the other. The line keeps its room.
fn swapped(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) -> f32 {
    let height = Type::Caption.font().size + space::XS;
    if let Some(words) = tell::editor::swapped(desk.words, editor) {
        let at = rect.min + vec2(MARK + space::S, 0.0);
        let ink = desk.palette.text_soft;
        let written = sheet::paragraph(ui.painter(), at, &words, Type::Caption, ink, rect.width());
        sheet::said(ui, written, Id::unique("editor.swapped"), &words);
    }
    rect.top() + height
}

/// A sentence behind a mark; answers with where it ends.
fn marked(
    ui: &Ui,
    rect: Rect,
    name: &str,
    standing: Standing,
    words: &str,
    kind: Type,
    desk: &Desk<'_>,
) -> f32 {
    let at = rect.min + vec2(MARK + space::S, 0.0);
    let room = rect.width() - MARK - space::S;
    let written = sheet::paragraph(ui.painter(), at, words, kind, desk.palette.text, room);
    let middle = pos2(rect.left() + MARK / 2.0, rect.top() + kind.font().size * 0.62);
    standing_mark(ui.painter(), middle, MARK, standing, desk.palette);
    sheet::said(ui, written, Id::unique("editor").with(name), words);
    written.bottom()
}

/// The board that is not edited, where there is room for it.
fn other(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>) {
    let OtherEnd { name, board, label } = tell::editor::other_end(desk.narrator(), editor);
    let caption = Type::Caption.font().size + space::S;
    let side = (rect.height() - caption).min(OTHER);
    if side < space::XL {
        return;
    }
    let square = Rect::from_min_size(pos2(rect.left(), rect.bottom() - side), Vec2::splat(side));
    let at = pos2(rect.left(), square.top() - caption / 2.0 - 1.0);
    text::left(ui.painter(), at, &name, Type::Caption, desk.palette.text_faint);
    let (tiles, home) = (board.tiles(), desk.view.model.puzzle.goal.tiles());
    board::paint(ui.painter(), square, &Face::still(&tiles, &home, desk.accent()), desk.palette);
    sheet::said(ui, square, Id::unique("editor.other"), &label);
}
