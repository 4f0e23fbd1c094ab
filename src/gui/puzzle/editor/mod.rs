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

mod board;
mod foot;
mod side;

use egui::vec2;
use eight_realms_app::{
    app::{BoardRole, Editor},
    tell,
};

use crate::gui::{
    PanelContext,
    kit::{Canvas, sheet},
    theme::{Type, looks, sizes::sheets, space},
};

/// Maximum width of the card.
const WIDEST: f32 = 660.0;
/// Minimum and maximum side of the board.
const BOARD: [f32; 2] = [120.0, 320.0];

/// Share of the window's height that the board takes.
const SHARE: f32 = 0.46;

/// Draws the editor, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Some(editor) = &canvas.context.view.model.editor else { return };
    let room = sheet::room(canvas);
    let width = WIDEST.min(room.x);
    let [least, largest] = BOARD;
    let side = (canvas.ui.ctx().content_rect().height() * SHARE).min(width * 0.5).clamp(least, largest);
    let help = canvas.say("edit-help");
    let ink = canvas.palette().text_faint;
    let lines = canvas.painter().layout(help.clone(), Type::Caption.font(), ink, width);
    let height = sheets::HEAD + side + space::M + lines.size().y + space::L + looks::SHEET.height;
    sheet::show(canvas, "editor", vec2(width, height), |canvas, rect| {
        sheet::title(canvas, rect, "editor", &tell::editor::title(canvas.context.words, editor));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.top() + sheets::HEAD + side);
        board::show(canvas, body.with_max_x(body.left() + side), editor);
        side::show(canvas, body.with_min_x(body.left() + side + space::XL), editor);
        let below = rect.with_min_y(body.bottom() + space::M);
        canvas.paragraph(below, "editor help", &help, Type::Caption);
        foot::show(canvas, rect.with_min_y(rect.bottom() - looks::SHEET.height), editor);
    });
}

/// Returns the board whose tiles count as at home, and are quiet; while the goal itself is edited, no tile is at home.
fn goal(editor: &Editor, context: &PanelContext<'_>) -> [u8; 9] {
    match editor.role {
        BoardRole::Start => editor.puzzle(&context.view.model.puzzle).goal.tiles(),
        BoardRole::Goal => [u8::MAX; 9],
    }
}
