//! The choice of a depth for a random board: one button per depth, with the depth and its number of boards.
//!
//! The sheet opens with keyboard focus on a depth near which most boards lie. Arrows go from number to number,
//! and Enter deals.

use egui::{Align2, Id, Rect, Vec2, pos2, vec2};
use eight_realms_app::{desk::screen::Sheet, model::Action, view::Depths, words::figures};

use crate::gui::{
    kit::{
        Button, Canvas, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, radius, sizes::sheets, space},
    widgets::text,
};

/// Maximum width of a number's button, and its height.
const CELL: [f32; 2] = [84.0, 56.0];
/// From the top of a button to the middle of its number.
const NUMBER: f32 = 17.0;
/// From the top of a button to the middle of the number of boards.
const COUNT: f32 = 36.0;
/// Height of the bar that shows the number of boards.
const BAR: f32 = 4.0;
const BELOW_BAR: f32 = 3.0;

/// Maximum number of buttons in a row, and least width of a button.
const COLUMNS: usize = 8;
const LEAST: f32 = 62.0;
/// Depth that has the keyboard focus at first: most boards lie near it.
const USUAL: usize = 24;

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some(counts) = &canvas.context.view.depths else {
        sheet::closed(canvas, "depth");
        return;
    };
    let room = sheet::room(canvas);
    let columns = (((room.x + space::XS) / (LEAST + space::XS)) as usize).clamp(1, COLUMNS);
    let rows = counts.len().div_ceil(columns) as f32;
    let gaps = (columns - 1) as f32 * space::XS;
    let cell = vec2(((room.x - gaps) / columns as f32).min(CELL[0]), CELL[1]);
    let note = 2.0 * space::L;
    let grid = vec2(cell.x * columns as f32 + gaps, (cell.y + space::XS) * rows);
    let height = sheets::HEAD + note + grid.y + space::S + canvas.target(looks::SHEET.height);
    let size = vec2(grid.x, height.min(room.y));
    let outside = sheet::show(canvas, "depth", size, |canvas, rect| {
        sheet::title(canvas, rect, "depth", &canvas.say("depth-title"));
        explain(canvas, rect.with_min_y(rect.top() + sheets::HEAD), counts);
        let corner = rect.left_top() + vec2(0.0, sheets::HEAD + note);
        let place =
            Rect::from_min_max(corner, rect.max - vec2(0.0, space::S + canvas.target(looks::SHEET.height)));
        canvas.at_least("depths", place, vec2(0.0, grid.y - 1.0), |canvas, place| {
            numbers(canvas, Rect::from_min_size(place.min, grid), (cell, columns), counts);
        });
        close_button(canvas, rect);
        _ = sheet::focus_first(canvas, "depth", number_id(USUAL));
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

fn explain(canvas: &Canvas<'_, '_>, rect: Rect, counts: &Depths) {
    let boards: usize = counts.iter().sum();
    let note = canvas.tell("depth-note", &[("boards", boards.into())]);
    canvas.paragraph(rect, "depth note", &note, Type::Caption);
}

/// Draws the buttons. A press asks for a board at that depth, and closes the sheet unless no board lies there.
fn numbers(canvas: &mut Canvas<'_, '_>, grid: Rect, (cell, columns): (Vec2, usize), counts: &Depths) {
    let most = counts.iter().copied().max().unwrap_or(1);
    for (depth, count) in counts.iter().enumerate() {
        let (row, column) = ((depth / columns) as f32, (depth % columns) as f32);
        let corner = grid.min + vec2(column * (cell.x + space::XS), row * (cell.y + space::XS));
        let rect = Rect::from_min_size(corner, cell);
        let label = canvas.tell("depth-choice", &[("depth", depth.into()), ("boards", (*count).into())]);
        let button = Button::new(rect, number_id(depth), &label, &looks::NUMBER).hint(&label);
        if canvas.press(button, |_| paint(canvas, rect, depth, *count, most)).clicked() {
            canvas.ask(Action::DealAt(depth as u8));
            canvas.actions.extend((*count > 0).then_some(Action::Open(Sheet::None)));
        }
    }
}

fn number_id(depth: usize) -> Id {
    id(("depth", depth))
}

fn paint(canvas: &Canvas<'_, '_>, rect: Rect, depth: usize, count: usize, most: usize) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let (x, width) = (rect.left() + space::S, rect.width() - 2.0 * space::S);
    let number = pos2(x, rect.top() + NUMBER);
    let ink = if count == 0 { palette.text_faint } else { palette.text };
    text::left(painter, number, &depth.to_string(), Type::Title, ink);
    let at = pos2(rect.right() - space::S, rect.top() + COUNT);
    let boards = figures::grouped(count as u64);
    text::line(painter, at, Align2::RIGHT_CENTER, &boards, Type::Caption, palette.text_soft, width);
    let share = count as f32 / most as f32;
    let bar = Rect::from_min_size(pos2(x, rect.bottom() - BAR - BELOW_BAR), vec2(width * share, BAR));
    painter.rect_filled(bar, radius::XXS, palette.text_faint);
}
