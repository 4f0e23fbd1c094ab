//! How many lie in one place, as lightness: two scales of one hue each, so that they read in any light and for
//! any eye.
//!
//! On the dark background more is lighter, on the light one darker: the most are always farthest from the background.

use egui::Color32;

use super::Palette;

impl Palette {
    /// A place with a share of the most, 0 to 1.
    pub fn density(&self, share: f32) -> Color32 {
        along(&self.densities, share)
    }

    /// The same where a heuristic overestimates.
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

/// Between three colours: none, half, all.
fn along(scale: &[Color32; 3], share: f32) -> Color32 {
    let share = share.clamp(0.0, 1.0) * 2.0;
    if share <= 1.0 {
        Palette::mix(scale[0], scale[1], share)
    } else {
        Palette::mix(scale[1], scale[2], share - 1.0)
    }
}
