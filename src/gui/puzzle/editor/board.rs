//! The large board: a click slides a tile, a drag exchanges two.

use egui::{CursorIcon, Rect, Response, Vec2};
use eight_realms_app::{
    app::{Action, Editor, EditorAction},
    tell,
};

use super::goal;
use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{looks, radius},
    widgets::{
        board::{self, BoardFace, Grid},
        focus,
    },
};

/// A tile held by the pointer.
struct DraggedTile {
    from: u8,
    by: Vec2,
    over: Option<u8>,
}

/// Draws the draft, and the tile that is dragged over it.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let grid = Grid::of(canvas.ui.pixels_per_point(), rect);
    let handles: Vec<(u8, Response)> =
        (0..9).filter_map(|cell| handle(canvas, &grid, cell, editor)).collect();
    let dragged_tile =
        handles.iter().find_map(|(cell, response)| dragged_tile(canvas, &grid, *cell, response));
    paint(canvas, rect, &grid, dragged_tile.as_ref(), editor);
    for (cell, response) in &handles {
        let place = grid.cell(usize::from(*cell));
        focus::ring(canvas.painter(), place, radius::L, response, canvas.palette());
        let action = action(canvas, &grid, *cell, response, editor);
        canvas.actions.extend(action.map(Action::Editor));
    }
}

/// Returns a cell's number and response; `None` for the blank, which senses nothing.
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
fn paint(
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
