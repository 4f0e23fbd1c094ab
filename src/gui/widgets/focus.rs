//! Keyboard focus: the ring around the widget that has it, and the widget that keeps the arrows.

use egui::{Context, CornerRadius, EventFilter, Id, Painter, Rect, Response, Stroke, StrokeKind, Ui};

use crate::gui::theme::{Palette, stroke};

/// Keeps the arrows for a widget while it has keyboard focus: elsewhere they step through the search.
pub fn keep_arrows(ui: &Ui, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    ui.data_mut(|data| data.insert_temp(arrows_taken_id(), response.id));
}

/// Whether the widget with keyboard focus keeps the arrows.
pub fn arrows_are_taken(ctx: &Context) -> bool {
    let keeper: Option<Id> = ctx.data(|data| data.get_temp(arrows_taken_id()));
    keeper.is_some() && keeper == ctx.memory(egui::Memory::focused)
}

/// The id under which the widget that keeps the arrows is stored.
fn arrows_taken_id() -> Id {
    Id::unique("arrows kept")
}

/// Paints the ring of keyboard focus around `rect` if `response` has the focus. Call it after the widget is painted.
pub fn ring(painter: &Painter, rect: Rect, corner: u8, response: &Response, palette: &Palette) {
    if response.has_focus() {
        let ring = Stroke::new(stroke::FOCUS, palette.text);
        painter.rect_stroke(rect, CornerRadius::same(corner), ring, StrokeKind::Inside);
    }
}
