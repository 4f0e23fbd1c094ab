//! The colour of the theme for a board's status, and how such colours are added up: in linear light.

use std::sync::LazyLock;

use egui::{
    Color32,
    ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8},
};
use eight_realms_core::map::{ColorSource, Linear, MapStatus};

use crate::gui::theme::MapColors;

/// Largest linear value of a channel.
const BRIGHTEST: u16 = u16::MAX;

/// Returns the fill of a board. The parity of `band` selects one of two fills for a board that has not been reached.
pub fn fill(colors: &MapColors, status: MapStatus, band: u8) -> Color32 {
    match status {
        MapStatus::Unseen => colors.unreached[usize::from(band % 2)],
        MapStatus::Open | MapStatus::OpenFromGoal => colors.open,
        MapStatus::Expanded => colors.expanded,
        MapStatus::ExpandedFromGoal => colors.from_goal,
        MapStatus::Met => colors.casing,
        MapStatus::Taken => colors.path,
        MapStatus::Visited(heat) => colors.heat[heat.step()],
    }
}

/// The colours of a theme, as a picture adds them up.
#[derive(Clone)]
pub struct Fills {
    colors: MapColors,
    /// Conversion back from linear light.
    channels: &'static [u8],
}

impl Fills {
    pub fn of(colors: &MapColors) -> Self {
        Self { colors: colors.clone(), channels: channels() }
    }
}

impl ColorSource for Fills {
    type Pixel = Color32;

    fn board(&self, status: MapStatus, band: u8) -> Linear {
        linear(fill(&self.colors, status, band))
    }

    fn background(&self) -> Linear {
        linear(self.colors.background)
    }

    fn pixel(&self, light: Linear) -> Color32 {
        let [r, g, b] = light.map(|channel| self.channels[channel as usize]);
        Color32::from_rgb(r, g, b)
    }
}

/// Returns red, green and blue of a colour in linear light, 0 to 65,535.
fn linear(color: Color32) -> Linear {
    let [r, g, b, _] = color.to_array();
    [r, g, b].map(|channel| (linear_f32_from_gamma_u8(channel) * f32::from(BRIGHTEST)).round() as u32)
}

/// Returns the exact conversion back: the channel of each linear value.
fn channels() -> &'static [u8] {
    static CHANNELS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let channel = |value| gamma_u8_from_linear_f32(f32::from(value) / f32::from(BRIGHTEST));
        (0..=BRIGHTEST).map(channel).collect()
    });
    &CHANNELS
}
