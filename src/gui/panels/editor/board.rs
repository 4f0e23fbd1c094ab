//! The large board: a click slides a tile, a drag exchanges two.

use egui::{CursorIcon, Rect, Response, Vec2};

use super::goal;
use crate::{
    app::{Action, Editor, EditorAction},
    gui::{
        kit::{Button, Canvas, id},
        theme::{looks, radius},
        widgets::{
            board::{self, BoardFace, Grid},
            focus,
        },
    },
    tell,
};

/// A tile held by the pointer.
struct DraggedTile {
    from: u8,
    by: Vec2,
    over: Option<u8>,
}

/// Draws the draft, and what is being held over it.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let grid = Grid::of(canvas.ui.pixels_per_point(), rect);
    let handles: Vec<(u8, Response)> =
        (0..9).filter_map(|cell| handle(canvas, &grid, cell, editor)).collect();
    let held = handles.iter().find_map(|(cell, response)| held(canvas, &grid, *cell, response));
    paint(canvas, rect, &grid, held.as_ref(), editor);
    for (cell, response) in &handles {
        let place = grid.cell(usize::from(*cell));
        focus::ring(canvas.painter(), place, radius::L, response, canvas.palette());
        let asked = asked(canvas, &grid, *cell, response, editor);
        canvas.actions.extend(asked.map(Action::Editor));
    }
}

/// What a cell senses; the blank senses nothing.
fn handle(canvas: &Canvas<'_, '_>, grid: &Grid, cell: u8, editor: &Editor) -> Option<(u8, Response)> {
    let (rect, name) = (grid.cell(usize::from(cell)), ("editor cell", cell));
    let label = tell::editor::cell(canvas.context.words, editor, cell);
    if editor.draft.tile(cell) == 0 {
        canvas.named(rect, name, &label);
        return None;
    }
    let response = Button::new(rect, id(name), &label, &looks::CARD).handle().sense(canvas.ui);
    Some((cell, response.on_hover_and_drag_cursor(CursorIcon::Grab)))
}

/// The tile on a cell, if it is dragged.
fn held(canvas: &Canvas<'_, '_>, grid: &Grid, cell: u8, response: &Response) -> Option<DraggedTile> {
    let by = response.total_drag_delta()?;
    Some(DraggedTile { from: cell, by, over: under_pointer(canvas, grid).filter(|over| *over != cell) })
}

fn under_pointer(canvas: &Canvas<'_, '_>, grid: &Grid) -> Option<u8> {
    let at = canvas.ui.ctx().pointer_latest_pos()?;
    grid.place_at(at).map(|place| place as u8)
}

/// What the pointer asks of a cell in this frame.
fn asked(
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

/// The tile under the one that is held has already given way.
fn paint(canvas: &Canvas<'_, '_>, rect: Rect, grid: &Grid, held: Option<&DraggedTile>, editor: &Editor) {
    let (goal, accent) = (goal(editor, canvas.context), canvas.context.accent());
    let Some(held) = held else {
        let tiles = editor.draft.tiles();
        board::paint(canvas.painter(), rect, &BoardFace::still(&tiles, &goal, accent), canvas.palette());
        return;
    };
    let to = held.over.unwrap_or(held.from);
    let tile = editor.draft.tile(held.from);
    let tiles = editor.draft.with_swapped(held.from, to).tiles();
    let away = grid.cell(usize::from(held.from)).min + held.by - grid.cell(usize::from(to)).min;
    let face = BoardFace::still(&tiles, &goal, accent).moved(tile).held(tile, away);
    board::paint(canvas.painter(), rect, &face, canvas.palette());
}
