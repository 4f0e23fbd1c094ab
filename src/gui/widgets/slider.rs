//! egui's slider on a rail, in our colours: whole steps, by pointer or by arrow keys.

use std::ops::RangeInclusive;

use egui::{Align, Key, Layout, Rect, Response, Slider, Stroke, Ui, UiBuilder};

use super::focus;
use crate::gui::theme::{Palette, sizes};

/// Height of the rail.
const RAIL: f32 = 4.0;

/// Keys that move a slider by a step while it has the keyboard.
pub const KEYS: [Key; 2] = [Key::ArrowLeft, Key::ArrowRight];

/// Whether the handle is at a value that somebody has given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handle {
    Set,
    /// Nothing is given yet: the handle is an outline, and the rail is empty.
    Unset,
}

/// Draws a slider along `rail` and moves `step`. While the slider has the keyboard, it keeps the arrows. The caller
/// gives name and value to screen readers.
pub fn slider(
    ui: &mut Ui,
    rail: Rect,
    name: &'static str,
    step: &mut u8,
    steps: RangeInclusive<u8>,
    palette: &Palette,
) -> Response {
    slider_with(ui, rail, name, step, steps, (Handle::Set, palette))
}

/// Draws a [`slider`] that may have no value yet.
pub fn slider_with(
    ui: &mut Ui,
    rail: Rect,
    name: &'static str,
    step: &mut u8,
    steps: RangeInclusive<u8>,
    (handle, palette): (Handle, &Palette),
) -> Response {
    let layout = Layout::left_to_right(Align::Center);
    let mut place = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rail).layout(layout));
    apply_style(&mut place, rail.width(), handle, palette);
    let is_set = handle == Handle::Set;
    let response = place.add(Slider::new(step, steps).show_value(false).trailing_fill(is_set));
    focus::keep_arrows(&place, &response);
    response
}

fn apply_style(place: &mut Ui, width: f32, handle: Handle, palette: &Palette) {
    let spacing = place.spacing_mut();
    spacing.slider_width = width;
    spacing.slider_rail_height = RAIL;
    spacing.interact_size.y = sizes::controls::slider::HEIGHT;
    let visuals = place.visuals_mut();
    visuals.selection.bg_fill = palette.text_faint;
    let widgets = &mut visuals.widgets;
    widgets.inactive.bg_fill = palette.edge;
    let ink = match handle {
        Handle::Set => palette.text,
        Handle::Unset => palette.text_faint,
    };
    for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
        state.fg_stroke = Stroke::new(state.fg_stroke.width, ink);
    }
}
