//! The part of the screen that the device leaves to the window: a notch, a bar at the foot and an on-screen keyboard lie
//! over the rest.
//!
//! Controls and texts stay inside the insets, and backgrounds run to the edge of the glass. A keyboard takes its room from
//! a sheet alone: the window is arranged as before.

use egui::{Context, Id, Plugin, Pos2, RawInput, SafeAreaInsets, epaint::MarginF32};

/// Plugin that tells egui the insets, which are the same on the glass however large a point of the layout is.
#[derive(Debug, Default)]
pub struct SafeArea {
    /// Insets in points of the screen.
    insets: MarginF32,
    /// Height that a keyboard covers, in points of the screen.
    keyboard: f32,
    /// Whether the size of a point changes with the next frame: egui then begins with the rectangle of the content.
    is_zooming: bool,
    /// Fields that a person can type in, as drawn last.
    fields: Vec<Id>,
}

impl Plugin for SafeArea {
    fn debug_name(&self) -> &'static str {
        "safe area"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let insets = if std::mem::take(&mut self.is_zooming) {
            ctx.request_repaint();
            MarginF32::ZERO
        } else {
            self.insets / ctx.zoom_factor()
        };
        input.safe_area_insets = Some(SafeAreaInsets(insets));
        self.fields.clear();
    }
}

impl SafeArea {
    /// Installs the plugin: from then on the window keeps clear of what lies over it.
    pub fn install(ctx: &Context) {
        ctx.add_plugin(Self::default());
    }

    /// Sets the insets and the height of a keyboard, in points of the screen.
    pub fn set(ctx: &Context, insets: MarginF32, keyboard: f32) {
        ctx.with_plugin(|area: &mut Self| (area.insets, area.keyboard) = (insets, keyboard));
        ctx.request_repaint();
    }

    /// Expects another size of a point from the next frame on.
    pub fn expect_zoom(ctx: &Context) {
        ctx.with_plugin(|area: &mut Self| area.is_zooming = true);
    }

    /// Returns the height of the content that a keyboard covers, in points of the layout.
    pub fn keyboard(ctx: &Context) -> f32 {
        let covered = ctx.with_plugin(|area: &mut Self| area.keyboard - area.insets.bottom);
        covered.unwrap_or(0.0).max(0.0) / ctx.zoom_factor()
    }

    /// Notes a field that a person can type in.
    pub fn note_field(ctx: &Context, field: Id) {
        ctx.with_plugin(|area: &mut Self| area.fields.push(field));
    }

    /// Whether a field is at a place, with nothing over it.
    pub fn has_field_at(ctx: &Context, at: Pos2) -> bool {
        let fields = ctx.with_plugin(|area: &mut Self| area.fields.clone()).unwrap_or_default();
        let layer = ctx.layer_id_at(at);
        fields
            .into_iter()
            .filter_map(|field| ctx.read_response(field))
            .any(|field| field.interact_rect.contains(at) && layer == Some(field.layer_id))
    }
}
