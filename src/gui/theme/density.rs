//! Density as lightness: the count in a place on two scales of one hue each, which read in any light and for any eye.
//!
//! On the dark background more is lighter, on the light one darker: the maximum is always farthest from the background.

use egui::Color32;

use super::Palette;

impl Palette {
    /// Colour of a place with this share of the maximum, 0 to 1.
    pub fn density(&self, share: f32) -> Color32 {
        along(&self.densities, share)
    }

    /// Colour of such a place where a heuristic overestimates.
    pub fn density_over(&self, share: f32) -> Color32 {
        along(&self.densities_over, share)
    }

    /// The background of the region where a heuristic overestimates.
    pub fn warning_background(&self) -> Color32 {
        Self::mix(self.background, self.warning, 0.09)
    }

    /// A bar of a histogram.
    pub fn bar(&self) -> Color32 {
        self.density(0.45)
    }
}

/// Mixes the three colours of a scale (none, half, all); `share` is 0 to 1.
fn along(scale: &[Color32; 3], share: f32) -> Color32 {
    let share = share.clamp(0.0, 1.0) * 2.0;
    if share <= 1.0 {
        Palette::mix(scale[0], scale[1], share)
    } else {
        Palette::mix(scale[1], scale[2], share - 1.0)
    }
}
