//! The puzzle: its two boards as they are edited, and another one at a depth.

pub mod depth;
mod editor;
mod pad;

use crate::gui::kit::Canvas;

/// Draws the editor, while it is open.
pub fn show_editor(canvas: &mut Canvas<'_, '_>) {
    match &canvas.context.view.model.editor {
        Some(editor) if canvas.is_phone() => pad::show(canvas, editor),
        Some(editor) => editor::show(canvas, editor),
        None => {}
    }
}
