//! Which colour of the theme a board's light has.

use egui::Color32;

use super::gamma::{channels, linear};
use crate::{
    gui::theme::MapColors,
    map::{Inks, Light, Linear},
};

/// The fill of a board. `band` tells by its parity which of two grounds a board has that nobody has seen.
pub fn fill(colors: &MapColors, light: Light, band: u8) -> Color32 {
    match light {
        Light::Unseen => colors.unseen[usize::from(band % 2)],
        Light::Open | Light::OpenFromGoal => colors.open,
        Light::Expanded => colors.expanded,
        Light::ExpandedFromGoal => colors.from_goal,
        Light::Met => colors.casing,
        Light::Visited(heat) => colors.heat[heat.step()],
    }
}

/// The colours of a theme, as a picture adds them up.
#[derive(Clone)]
pub struct Fills {
    colors: MapColors,
    /// The way back from linear light.
    channels: &'static [u8],
}

impl Fills {
    /// Of a theme.
    pub fn of(colors: &MapColors) -> Self {
        Self { colors: colors.clone(), channels: channels() }
    }
}

impl Inks for Fills {
    type Pixel = Color32;

    fn board(&self, light: Light, band: u8) -> Linear {
        linear(fill(&self.colors, light, band))
    }

    fn ground(&self) -> Linear {
        linear(self.colors.ground)
    }

    fn pixel(&self, light: Linear) -> Color32 {
        let [r, g, b] = light.map(|channel| self.channels[channel as usize]);
        Color32::from_rgb(r, g, b)
    }
}
