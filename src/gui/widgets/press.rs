//! What makes a painted shape a button: a place that senses, a name that can be read aloud and found by
//! tests, and a ring that shows where the keyboard is.
//!
//! Whether it can be pressed is the `Ui`'s affair: inside `ui.add_enabled_ui(..)` with false, a press is
//! neither sensed nor offered.

use egui::{
    Context, CornerRadius, EventFilter, Id, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo,
};

use crate::gui::theme::{Palette, stroke};

/// Whether something that can be chosen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// It is.
    Yes,
    /// It is not.
    No,
}

impl Chosen {
    /// Whether `one` of several is the chosen one.
    pub fn same<T: Copy + PartialEq>(one: T, chosen: T) -> Self {
        if one == chosen { Self::Yes } else { Self::No }
    }
}

/// A button over `rect`, named `label` in the language of the window.
pub fn button(ui: &Ui, rect: Rect, id: Id, label: &str) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), label));
    response
}

/// A button that is one of several (a realm, a tab, a clock) and may be the chosen one.
pub fn choice(ui: &Ui, rect: Rect, id: Id, label: &str, chosen: Chosen) -> Response {
    selectable(ui, rect, id, label, chosen, Role::RadioButton)
}

/// A box that is ticked or not.
pub fn tick(ui: &Ui, rect: Rect, id: Id, label: &str, chosen: Chosen) -> Response {
    selectable(ui, rect, id, label, chosen, Role::CheckBox)
}

/// A button that can be dragged too: a tile in the editor.
pub fn handle(ui: &Ui, rect: Rect, id: Id, label: &str) -> Response {
    let response = ui.interact(rect, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), label));
    response
}

fn selectable(ui: &Ui, rect: Rect, id: Id, label: &str, chosen: Chosen, role: Role) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), chosen == Chosen::Yes, label));
    response
}

/// Keeps the arrows for a widget while it has keyboard focus: elsewhere they step through the search.
pub fn keep_arrows(ui: &Ui, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    ui.data_mut(|data| data.insert_temp(kept(), response.id));
}

/// Whether the widget with keyboard focus keeps the arrows.
pub fn arrows_are_kept(ctx: &Context) -> bool {
    let keeper: Option<Id> = ctx.data(|data| data.get_temp(kept()));
    keeper.is_some() && keeper == ctx.memory(egui::Memory::focused)
}

/// Under which name egui remembers who keeps the arrows.
fn kept() -> Id {
    Id::unique("arrows kept")
}

/// The ring of keyboard focus around `rect`, when `response` has it. Paint it after the widget.
pub fn focus_ring(painter: &Painter, rect: Rect, corner: u8, response: &Response, palette: &Palette) {
    if response.has_focus() {
        let ring = Stroke::new(stroke::FOCUS, palette.text);
        painter.rect_stroke(rect, CornerRadius::same(corner), ring, StrokeKind::Inside);
    }
}
