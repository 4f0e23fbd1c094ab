//! The scrubber: one recording from left to right.
//!
//! The background is the frontier's silhouette, so that one can aim at "where it was widest". Above it are the marks
//! (layers, values of f, bounds, meetings), and what has been played is in the realm's colour.

mod paint;

use egui::{Color32, Id, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::focus;
use crate::gui::theme::{Palette, radius, sizes};

/// Contents of the scrubber. Positions are shares of the recording, 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Scrubber<'a> {
    /// Position of the moment shown.
    pub playhead: f32,
    /// Marks, sorted by position, each with the word to write above it.
    pub marks: &'a [(f32, String)],
    /// Positions of the bookmarks.
    pub flags: &'a [f32],
    /// Frontier sizes at even distances, 0 to 1.
    pub silhouette: &'a [f32],
    /// Caption that names the silhouette.
    pub caption: &'a str,
    /// Colour of what has been played.
    pub accent: Color32,
    /// Name for screen readers.
    pub label: &'a str,
}

#[derive(Clone, Debug)]
pub struct ScrubberResponse {
    /// The sensed track; it reports when a drag begins and ends.
    pub response: Response,
    /// Position to which the playhead is to go, 0 to 1, while the pointer is down or when a screen reader requests it.
    pub seek: Option<f32>,
}

/// Paints `scrubber` in `rect`, words above track, and senses clicks and drags on all of it.
pub fn show(ui: &Ui, rect: Rect, id: Id, scrubber: &Scrubber<'_>, palette: &Palette) -> ScrubberResponse {
    let track = track_of(rect);
    let response = ui.interact(rect, id, Sense::click_and_drag());
    response.widget_info(|| slider_info(ui, scrubber));
    paint::paint(ui.painter(), track, scrubber, palette);
    focus::ring(ui.painter(), track.expand(2.0), radius::S, &response, palette);
    let seek = requested_share(ui, id).or_else(|| share_under_pointer(&response, track));
    ScrubberResponse { response, seek }
}

/// The part of `rect` below the words.
pub fn track_of(rect: Rect) -> Rect {
    Rect::from_min_max(rect.min + vec2(0.0, sizes::timeline::scrubber::MARKS), rect.max)
}

fn slider_info(ui: &Ui, scrubber: &Scrubber<'_>) -> WidgetInfo {
    let mut info = WidgetInfo::labeled(Role::Slider, ui.is_enabled(), scrubber.label);
    info.value = Some(f64::from(scrubber.playhead));
    info
}

/// Returns the share under the pointer, while it is down or when it lets go.
fn share_under_pointer(response: &Response, track: Rect) -> Option<f32> {
    let is_down = response.is_pointer_button_down_on() || response.clicked();
    let at = response.interact_pointer_pos().filter(|_| is_down)?;
    Some(((at.x - track.left()) / track.width()).clamp(0.0, 1.0))
}

/// Returns the share that a screen reader requests, 0 to 1.
fn requested_share(ui: &Ui, id: Id) -> Option<f32> {
    use egui::accesskit::Action;
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(1.0);
        node.add_action(Action::SetValue);
    });
    ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        requests.filter_map(|request| numeric(request.data.as_ref())).last()
    })
    .map(|share: f64| share.clamp(0.0, 1.0) as f32)
}

fn numeric(data: Option<&egui::accesskit::ActionData>) -> Option<f64> {
    match data {
        Some(egui::accesskit::ActionData::NumericValue(value)) => Some(*value),
        _ => None,
    }
}
