//! The editor of start or goal: a large board in the middle of the window.
//!
//! ```text
//! Edit start
//! ┌───────────┐  ┌─┬─┬─┬─┬─┬─┬─┬─┬─┐
//! │           │  └─┴─┴─┴─┴─┴─┴─┴─┴─┘  what is typed
//! │  2  3  4  │  7 inversions, odd: unsolvable
//! │  1  5     │
//! │  7  6  8  │  Goal
//! │           │  ▣
//! └───────────┘
//! how to edit it
//! (Undo)                (Cancel) (Apply)
//! ```

use egui::{CursorIcon, Rect, Response, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    editor::{
        Editor, EditorAction,
        sentences::{self, OtherBoard},
    },
    model::Action,
    words::faults,
};
use eight_realms_core::puzzle::BoardRole;

use crate::gui::{
    PanelContext,
    keys::{Binding, binding},
    kit::{Button, Canvas, Item, Row, id, sheet},
    theme::{
        StatusStyle, Type,
        looks::{self, Look},
        radius,
        sizes::{marks, sheets},
        space, stroke,
    },
    widgets::{
        board::{self, BoardFace, Grid},
        focus,
        status::status_mark,
        text,
    },
};

/// Maximum width of the card.
const WIDEST: f32 = 660.0;
/// Minimum and maximum side of the board.
const BOARD: [f32; 2] = [120.0, 320.0];
/// Share of the window's height that the board takes.
const SHARE: f32 = 0.46;
/// Maximum side of a typed character's square.
const SLOT: f32 = 30.0;
/// Maximum side of the other board.
const OTHER_BOARD: f32 = 110.0;

/// Draws the editor of a window with a keyboard.
pub fn show(canvas: &mut Canvas<'_, '_>, editor: &Editor) {
    let room = sheet::room(canvas);
    let width = WIDEST.min(room.x);
    let [least, largest] = BOARD;
    let side = (canvas.ui.ctx().content_rect().height() * SHARE).min(width * 0.5).clamp(least, largest);
    let help = canvas.say("edit-help");
    let ink = canvas.palette().text_faint;
    let lines = canvas.painter().layout(help.clone(), Type::Caption.font(), ink, width);
    let height =
        sheets::HEAD + side + space::M + lines.size().y + space::L + canvas.target(looks::SHEET.height);
    sheet::show(canvas, "editor", vec2(width, height), |canvas, rect| {
        sheet::title(canvas, rect, "editor", &sentences::title(canvas.context.words, editor));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.top() + sheets::HEAD + side);
        show_board(canvas, body.with_max_x(body.left() + side), editor);
        show_side(canvas, body.with_min_x(body.left() + side + space::XL), editor);
        let below = rect.with_min_y(body.bottom() + space::M);
        canvas.paragraph(below, "editor help", &help, Type::Caption);
        show_foot(canvas, rect.with_min_y(rect.bottom() - canvas.target(looks::SHEET.height)), editor);
    });
}

/// Draws the draft, and the tile that is dragged over it: a click slides a tile, a drag exchanges two.
pub(super) fn show_board(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let grid = Grid::of(canvas.ui.pixels_per_point(), rect);
    let handles: Vec<(u8, Response)> =
        (0..9).filter_map(|cell| handle(canvas, &grid, cell, editor)).collect();
    let dragged_tile =
        handles.iter().find_map(|(cell, response)| dragged_tile(canvas, &grid, *cell, response));
    paint_draft(canvas, rect, &grid, dragged_tile.as_ref(), editor);
    for (cell, response) in &handles {
        let place = grid.cell(usize::from(*cell));
        focus::ring(canvas.painter(), place, radius::L, response, canvas.palette());
        let action = action(canvas, &grid, *cell, response, editor);
        canvas.actions.extend(action.map(Action::Editor));
    }
}

/// A tile held by the pointer.
struct DraggedTile {
    from: u8,
    by: Vec2,
    over: Option<u8>,
}

/// Returns a cell's number and response; `None` for the blank, which senses
/// nothing where no pad can fill it.
fn handle(canvas: &Canvas<'_, '_>, grid: &Grid, cell: u8, editor: &Editor) -> Option<(u8, Response)> {
    let (rect, name) = (grid.cell(usize::from(cell)), ("editor cell", cell));
    let label = sentences::cell(canvas.context.words, editor, cell);
    if editor.draft.tile(cell) == 0 && !canvas.is_phone() {
        canvas.named(rect, name, &label);
        return None;
    }
    let response = Button::new(rect, id(name), &label, &looks::CARD).handle().sense(canvas.ui);
    Some((cell, response.on_hover_and_drag_cursor(CursorIcon::Grab)))
}

fn dragged_tile(canvas: &Canvas<'_, '_>, grid: &Grid, cell: u8, response: &Response) -> Option<DraggedTile> {
    let by = response.total_drag_delta()?;
    Some(DraggedTile { from: cell, by, over: under_pointer(canvas, grid).filter(|over| *over != cell) })
}

fn under_pointer(canvas: &Canvas<'_, '_>, grid: &Grid) -> Option<u8> {
    let at = canvas.ui.ctx().pointer_latest_pos()?;
    grid.place_at(at).map(|place| place as u8)
}

/// Returns the action of the pointer on a cell in this frame.
fn action(
    canvas: &Canvas<'_, '_>,
    grid: &Grid,
    cell: u8,
    response: &Response,
    editor: &Editor,
) -> Option<EditorAction> {
    let over = || under_pointer(canvas, grid).filter(|over| *over != cell);
    if response.clicked() {
        return Some(EditorAction::Press(cell));
    }
    if response.drag_stopped() {
        return Some(over().map_or(EditorAction::Hover(None), |to| EditorAction::Drop(cell, to)));
    }
    let swap = over().map(|to| (cell, to));
    (response.dragged() && swap != editor.swap).then_some(EditorAction::Hover(swap))
}

/// Paints the draft; the tile under the dragged one is already drawn in its new place.
fn paint_draft(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    grid: &Grid,
    dragged_tile: Option<&DraggedTile>,
    editor: &Editor,
) {
    let (goal, accent) = (goal(editor, canvas.context), canvas.context.accent());
    let Some(dragged_tile) = dragged_tile else {
        let tiles = editor.draft.tiles();
        board::paint(canvas.painter(), rect, &BoardFace::still(&tiles, &goal, accent), canvas.palette());
        return;
    };
    let to = dragged_tile.over.unwrap_or(dragged_tile.from);
    let tile = editor.draft.tile(dragged_tile.from);
    let tiles = editor.draft.with_swapped(dragged_tile.from, to).tiles();
    let away =
        grid.cell(usize::from(dragged_tile.from)).min + dragged_tile.by - grid.cell(usize::from(to)).min;
    let face = BoardFace::still(&tiles, &goal, accent).moved(tile).held(tile, away);
    board::paint(canvas.painter(), rect, &face, canvas.palette());
}

/// Returns the board whose tiles count as at home, and are quiet; while the goal itself is edited, no tile is at home.
fn goal(editor: &Editor, context: &PanelContext<'_>) -> [u8; 9] {
    match editor.role {
        BoardRole::Start => editor.puzzle(&context.view.model.puzzle).goal.tiles(),
        BoardRole::Goal => [u8::MAX; 9],
    }
}

/// Draws the column beside the large board from top to bottom: what is typed, whether it can be solved, and the other board
/// of the puzzle.
fn show_side(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let y = show_typed(canvas, rect, editor);
    let y = show_below_typed(canvas, rect.with_min_y(y + space::S), editor);
    let y = show_parity(canvas, rect.with_min_y(y + space::M), editor);
    let y = show_swap(canvas, rect.with_min_y(y + space::XS), editor);
    show_other(canvas, rect.with_min_y(y + space::M), editor);
}

/// Draws nine squares, filled with what is typed; returns where they end.
fn show_typed(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
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
    let [label, _] = sentences::typed_text(canvas.context.words, editor);
    canvas.named(whole, "editor typed", &label);
    rect.top() + side
}

/// Writes how much is typed, or what is wrong with it; returns where the text ends.
pub(super) fn show_below_typed(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    if let Some(trouble) = &editor.trouble {
        let words = faults::of_board(trouble, canvas.context.words);
        let words = canvas.drawable(&words, Type::Caption);
        return marked_line(canvas, rect, "trouble", StatusStyle::Pruned, &words, Type::Caption);
    }
    let [_, words] = sentences::typed_text(canvas.context.words, editor);
    canvas.paragraph(rect, "editor count", &words, Type::Caption).bottom()
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

/// Writes whether the puzzle can be solved with the draft as it is; returns where the text ends.
pub(super) fn show_parity(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    let solvability = sentences::solvability(canvas.context.narrator(), editor);
    let style = if solvability.is_solvable { StatusStyle::Path } else { StatusStyle::Pruned };
    let bottom = marked_line(canvas, rect, "parity", style, &solvability.words, Type::Title);
    canvas.hint(rect.with_max_y(bottom), "parity", || canvas.say("inversions-note"));
    bottom
}

/// Writes which two tiles change places while one is held over the other. Without words, the line keeps its room.
fn show_swap(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) -> f32 {
    let height = Type::Caption.font().size + space::XS;
    if let Some(words) = sentences::swap_text(canvas.context.words, editor) {
        let line = rect.translate(vec2(marks::SENTENCE + space::S, 0.0));
        let ink = canvas.palette().text_soft;
        canvas.colored_paragraph(line, "editor swapped", &words, Type::Caption, ink);
    }
    rect.top() + height
}

/// Draws the board that is not edited, where it has room.
pub(super) fn show_other(canvas: &Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let OtherBoard { name, board, label } = sentences::other_board(canvas.context.narrator(), editor);
    let caption = Type::Caption.font().size + space::S;
    let side = (rect.height() - caption).min(rect.width()).min(OTHER_BOARD);
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

/// Draws the buttons: undo to the left, leave and take to the right.
fn show_foot(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let [undo, leave, take] = ["edit-undo", "edit-leave", "edit-take"]
        .map(|word| Item::new(sheet::button_width(canvas, &canvas.say(word))));
    let row = Row::at(0, rect, &[undo], &[take, leave]);
    let ([undo], [take, leave]) = (row.left, row.right);
    let mut part = canvas.part();
    if !editor.can_undo() {
        part.disable();
    }
    let (undo_key, stop, enter) =
        (const { binding("undo") }, const { binding("stop") }, const { binding("take") });
    show_button(&mut canvas.on(&mut part), undo, "edit-undo", undo_key, &looks::SHEET, EditorAction::Undo);
    show_button(canvas, leave, "edit-leave", stop, &looks::SHEET, EditorAction::Leave);
    show_button(canvas, take, "edit-take", enter, &looks::STRONG, EditorAction::Take);
}

pub(super) fn show_button(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    word: &str,
    key: &Binding,
    look: &Look,
    action: EditorAction,
) {
    let label = canvas.say(word);
    let button =
        Button::new(rect, id(("editor", word)), &label, look).hint(canvas.context.hint_of(word, key));
    let response = canvas.press_word(button, &label);
    canvas.on_click(&response, Action::Editor(action));
}
