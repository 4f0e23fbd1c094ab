//! The editor of start or goal: a large board in the middle of the window.
//!
//! ```text
//! Edit start
//! ┌───────────┐  ┌─┬─┬─┬─┬─┬─┬─┬─┬─┐
//! │           │  └─┴─┴─┴─┴─┴─┴─┴─┴─┘  what is typed
//! │  2  3  4  │  7 inversions, odd: no solution
//! │  1  5     │
//! │  7  6  8  │  Goal
//! │           │  ▣
//! └───────────┘
//! how it is done
//! (Undo)                  (Leave) (Take)
//! ```

mod board;
mod foot;
mod side;

use egui::{Rect, Ui, vec2};

use crate::{
    app::{Action, Editor, End},
    gui::{
        Desk,
        kit::sheet,
        theme::{Type, space},
    },
    tell,
};

/// The widest that the card grows.
const WIDEST: f32 = 660.0;
/// The least and the largest side of the board.
const BOARD: [f32; 2] = [120.0, 320.0];
/// The board's share of the window's height.
const SHARE: f32 = 0.46;

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let Some(editor) = &desk.view.model.editor else { return };
    let room = sheet::room(ui);
    let width = WIDEST.min(room.x);
    let [least, largest] = BOARD;
    let side = (ui.ctx().content_rect().height() * SHARE).min(width * 0.5).clamp(least, largest);
    let help = desk.words.say("edit-help");
    let lines = ui.painter().layout(help.clone(), Type::Caption.font(), desk.palette.text_faint, width);
    let height = sheet::HEAD + side + space::M + lines.size().y + space::L + sheet::BUTTON;
    sheet::show(ui, "editor", vec2(width, height), desk, |ui, rect| {
        sheet::title(ui, rect, "editor", &tell::editor::title(desk.words, editor), desk);
        let body = rect.with_min_y(rect.top() + sheet::HEAD).with_max_y(rect.top() + sheet::HEAD + side);
        board::show(ui, body.with_max_x(body.left() + side), editor, desk, actions);
        side::show(ui, body.with_min_x(body.left() + side + space::XL), editor, desk);
        explain(ui, rect.with_min_y(body.bottom() + space::M), &help, desk);
        foot::show(ui, rect.with_min_y(rect.bottom() - sheet::BUTTON), editor, desk, actions);
    });
}

fn explain(ui: &Ui, rect: Rect, help: &str, desk: &Desk<'_>) {
    let ink = desk.palette.text_faint;
    let written = sheet::paragraph(ui.painter(), rect.min, help, Type::Caption, ink, rect.width());
    sheet::said(ui, written, egui::Id::unique("editor.help"), help);
}

/// Tiles at home are quiet; while the goal itself is edited, none is.
fn goal(editor: &Editor, desk: &Desk<'_>) -> [u8; 9] {
    match editor.end {
        End::Start => desk.view.model.puzzle.goal.tiles(),
        End::Goal => [u8::MAX; 9],
    }
}
