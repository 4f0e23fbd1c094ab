//! The large board: a click slides a tile, a drag exchanges two.

use egui::{CursorIcon, Id, Rect, Response, Ui, Vec2};

use super::goal;
use crate::{
    app::{Action, Editor, EditorAction},
    gui::{
        Desk,
        kit::sheet,
        theme::radius,
        widgets::{
            board::{self, Face, Grid},
            press,
        },
    },
    tell,
};

/// A tile held by the pointer.
struct Held {
    from: u8,
    by: Vec2,
    over: Option<u8>,
}

/// Draws the draft, and what is being held over it.
pub fn show(ui: &Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let grid = Grid::of(ui.pixels_per_point(), rect);
    let handles: Vec<(u8, Response)> =
        (0..9).filter_map(|cell| handle(ui, &grid, cell, editor, desk)).collect();
    let held = handles.iter().find_map(|(cell, response)| held(ui, &grid, *cell, response));
    paint(ui, rect, &grid, held.as_ref(), editor, desk);
    for (cell, response) in &handles {
        let place = grid.cell(usize::from(*cell));
        press::focus_ring(ui.painter(), place, radius::L, response, desk.palette);
        actions.extend(asked(ui, &grid, *cell, response, editor).map(Action::Editor));
    }
}

/// What a cell senses; the blank senses nothing.
fn handle(ui: &Ui, grid: &Grid, cell: u8, editor: &Editor, desk: &Desk<'_>) -> Option<(u8, Response)> {
    let (rect, id) = (grid.cell(usize::from(cell)), Id::unique("editor.cell").with(cell));
    let label = tell::editor::cell(desk.words, editor, cell);
    if editor.draft.tile(cell) == 0 {
        sheet::said(ui, rect, id.with("blank"), &label);
        return None;
    }
    let response = press::handle(ui, rect, id, &label);
    Some((cell, response.on_hover_and_drag_cursor(CursorIcon::Grab)))
}

/// The tile on a cell, if it is dragged.
fn held(ui: &Ui, grid: &Grid, cell: u8, response: &Response) -> Option<Held> {
    let by = response.total_drag_delta()?;
    Some(Held { from: cell, by, over: under_pointer(ui, grid).filter(|over| *over != cell) })
}

fn under_pointer(ui: &Ui, grid: &Grid) -> Option<u8> {
    let at = ui.ctx().pointer_latest_pos()?;
    grid.place_at(at).map(|place| place as u8)
}

/// What the pointer asks of a cell in this frame.
fn asked(ui: &Ui, grid: &Grid, cell: u8, response: &Response, editor: &Editor) -> Option<EditorAction> {
    let over = || under_pointer(ui, grid).filter(|over| *over != cell);
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
fn paint(ui: &Ui, rect: Rect, grid: &Grid, held: Option<&Held>, editor: &Editor, desk: &Desk<'_>) {
    let goal = goal(editor, desk);
    let Some(held) = held else {
        let tiles = editor.draft.tiles();
        board::paint(ui.painter(), rect, &Face::still(&tiles, &goal, desk.accent()), desk.palette);
        return;
    };
    let to = held.over.unwrap_or(held.from);
    let tile = editor.draft.tile(held.from);
    let tiles = editor.draft.with_swapped(held.from, to).tiles();
    let away = grid.cell(usize::from(held.from)).min + held.by - grid.cell(usize::from(to)).min;
    let face = Face::still(&tiles, &goal, desk.accent()).moved(tile).held(tile, away);
    board::paint(ui.painter(), rect, &face, desk.palette);
}
