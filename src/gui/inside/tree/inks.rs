//! The colours of nodes by their status: those of the marks, and two quieter ones.

use egui::Color32;
use eight_realms_core::replay::tree::NodeStatus;

use crate::gui::theme::{Palette, StatusStyle};

/// Share of the colour of text in what is still to come.
const TO_COME: f32 = 0.16;
/// Share of the usual colour in a node that an earlier iteration has expanded.
const EARLIER: f32 = 0.55;

/// The mark of a status; `None` for what is still to come.
pub const fn style(status: NodeStatus) -> Option<StatusStyle> {
    match status {
        NodeStatus::Unseen => None,
        NodeStatus::Open => Some(StatusStyle::Open),
        NodeStatus::Expanded | NodeStatus::ExpandedEarlier => Some(StatusStyle::Expanded),
        NodeStatus::Duplicate => Some(StatusStyle::Duplicate),
        NodeStatus::Pruned => Some(StatusStyle::Pruned),
        NodeStatus::Taken => Some(StatusStyle::Path),
    }
}

/// The colour of a node on the stage.
pub fn ink(palette: &Palette, status: NodeStatus) -> Color32 {
    let plain = style(status).map_or(palette.text_faint, |style| palette.status_color(style));
    match status {
        NodeStatus::Unseen => Palette::mix(palette.background, plain, TO_COME),
        NodeStatus::ExpandedEarlier => Palette::mix(palette.background, plain, EARLIER),
        NodeStatus::Open
        | NodeStatus::Expanded
        | NodeStatus::Duplicate
        | NodeStatus::Pruned
        | NodeStatus::Taken => plain,
    }
}

/// The colours of all statuses, in the order of [`NodeStatus::ALL`].
pub fn all(palette: &Palette) -> [Color32; NodeStatus::COUNT] {
    NodeStatus::ALL.map(|status| ink(palette, status))
}
