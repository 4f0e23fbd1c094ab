//! Which colour of the theme a board's light has.

use egui::Color32;

use crate::{gui::theme::MapColors, map::Light};

/// The fill of a board. `band` tells by its parity which of two grounds a board has that nobody has seen.
pub fn fill(colors: &MapColors, light: Light, band: u8) -> Color32 {
    match light {
        Light::Unseen => colors.unseen[usize::from(band % 2)],
        Light::Open | Light::OpenFromGoal => colors.open,
        Light::Expanded => colors.expanded,
        Light::ExpandedFromGoal => colors.from_goal,
        Light::Met => colors.casing,
        Light::Visited(heat, _) => colors.heat[heat.step()],
    }
}
