//! The choice of a depth for a random board: a number a button, and below it how many boards lie there.
//!
//! The sheet opens with keyboard focus on the deepest common depth; arrows go from number to number and Enter deals.

use egui::{Align2, Id, Rect, Ui, pos2, vec2};

use super::keys_sheet::close_button;
use crate::{
    app::{Action, Sheet, view::Depths},
    gui::{
        Desk,
        kit::sheet::{self, Outside},
        theme::{Palette, Type, radius, space},
        widgets::{press, text},
    },
    words::figures,
};

/// Numbers in a row.
const COLUMNS: usize = 8;
/// The widest that a number's button grows, and its height.
const CELL: [f32; 2] = [84.0, 56.0];
/// Height of the bar that shows how many boards there are.
const BAR: f32 = 4.0;
/// Where keyboard focus is at first: most boards lie near here.
const USUAL: usize = 24;

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let opened = Id::unique("depth.open");
    let Some(counts) = &desk.view.depths else {
        ui.data_mut(|data| data.remove::<bool>(opened));
        return;
    };
    let rows = counts.len().div_ceil(COLUMNS) as f32;
    let room = sheet::room(ui);
    let gaps = (COLUMNS - 1) as f32 * space::XS;
    let cell = vec2(((room.x - gaps) / COLUMNS as f32).min(CELL[0]), CELL[1]);
    let note = 2.0 * space::L;
    let grid = vec2(cell.x * COLUMNS as f32 + gaps, (cell.y + space::XS) * rows);
    let size = vec2(grid.x, sheet::HEAD + note + grid.y + space::S + sheet::BUTTON);
    let mut asked = Vec::new();
    let outside = sheet::show(ui, "depth", size, desk, |ui, rect| {
        sheet::title(ui, rect, "depth", &desk.words.say("depth-title"), desk);
        explain(ui, rect, counts, desk);
        let corner = rect.left_top() + vec2(0.0, sheet::HEAD + note);
        asked.extend(numbers(ui, Rect::from_min_size(corner, grid), cell, counts, desk));
        if close_button(ui, rect, desk) {
            asked.push(Action::Open(Sheet::None));
        }
        focus_first(ui, opened);
    });
    if outside == Outside::Clicked {
        asked.push(Action::Open(Sheet::None));
    }
    actions.extend(asked);
}

fn explain(ui: &Ui, rect: Rect, counts: &Depths, desk: &Desk<'_>) {
    let boards: usize = counts.iter().sum();
    let note = desk.words.tell("depth-note", &[("boards", boards.into())]);
    let at = rect.left_top() + vec2(0.0, sheet::HEAD);
    let room = rect.width();
    let written = sheet::paragraph(ui.painter(), at, &note, Type::Caption, desk.palette.text_faint, room);
    sheet::said(ui, written, Id::unique("depth.note"), &note);
}

/// Answers with what was asked for: a board at a depth, and the sheet closed unless there is none.
fn numbers(ui: &Ui, grid: Rect, cell: egui::Vec2, counts: &Depths, desk: &Desk<'_>) -> Vec<Action> {
    let most = counts.iter().copied().max().unwrap_or(1);
    let mut asked = Vec::new();
    for (depth, count) in counts.iter().enumerate() {
        let (row, column) = ((depth / COLUMNS) as f32, (depth % COLUMNS) as f32);
        let corner = grid.min + vec2(column * (cell.x + space::XS), row * (cell.y + space::XS));
        let rect = Rect::from_min_size(corner, cell);
        let label = desk.words.tell("depth-choice", &[("depth", depth.into()), ("boards", (*count).into())]);
        let response = press::button(ui, rect, number_id(depth), &label);
        let hot = response.hovered() || response.has_focus();
        paint(
            ui,
            rect,
            depth,
            *count,
            most,
            if hot { desk.palette.hover } else { desk.palette.raised },
            desk.palette,
        );
        press::focus_ring(ui.painter(), rect, radius::M, &response, desk.palette);
        if response.clicked() {
            asked.push(Action::DealAt(depth as u8));
            asked.extend((*count > 0).then_some(Action::Open(Sheet::None)));
        }
    }
    asked
}

fn number_id(depth: usize) -> Id {
    Id::unique("depth.number").with(depth)
}

fn paint(
    ui: &Ui,
    rect: Rect,
    depth: usize,
    count: usize,
    most: usize,
    fill: egui::Color32,
    palette: &Palette,
) {
    let painter = ui.painter();
    painter.rect_filled(rect, radius::M, fill);
    let (x, width) = (rect.left() + space::S, rect.width() - 2.0 * space::S);
    let number = pos2(x, rect.top() + 17.0);
    let ink = if count == 0 { palette.text_faint } else { palette.text };
    text::left(painter, number, &depth.to_string(), Type::Title, ink);
    let at = pos2(rect.right() - space::S, rect.top() + 36.0);
    let boards = figures::grouped(count as u64);
    text::line(painter, at, Align2::RIGHT_CENTER, &boards, Type::Caption, palette.text_soft, width);
    let share = count as f32 / most as f32;
    let bar = Rect::from_min_size(pos2(x, rect.bottom() - BAR - 3.0), vec2(width * share, BAR));
    painter.rect_filled(bar, 1, palette.text_faint);
}

/// When the sheet has just been opened.
fn focus_first(ui: &Ui, opened: Id) {
    if ui.data(|data| data.get_temp::<bool>(opened)).is_none() {
        ui.data_mut(|data| data.insert_temp(opened, true));
        ui.memory_mut(|memory| memory.request_focus(number_id(USUAL)));
    }
}
