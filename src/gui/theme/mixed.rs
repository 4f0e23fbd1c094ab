//! Colours made of two others, for what is highlighted, is dimmed or has the chosen realm's colour.

use egui::Color32;

use super::{Palette, StatusStyle};

impl Palette {
    /// Background of words about trouble.
    pub fn trouble_background(&self) -> Color32 {
        Self::mix(self.background, self.status_color(StatusStyle::Pruned), 0.16)
    }

    /// Background of the highlighted line of source code.
    pub fn highlighted_line(&self, accent: Color32) -> Color32 {
        Self::mix(self.sunken, accent, if self.dark { 0.30 } else { 0.20 })
    }

    /// A line on the stage among many of its kind.
    pub fn line_among_many(&self, color: Color32) -> Color32 {
        Self::mix(self.background, color, 0.85)
    }

    /// The part of a lane of the race that has been run.
    pub fn run(&self, color: Color32) -> Color32 {
        Self::mix(self.background, color, 0.50)
    }

    /// The part of a lane of the race that is still to be run.
    pub fn to_run(&self) -> Color32 {
        Self::mix(self.background, self.text_faint, 0.20)
    }

    /// A cell with nodes; `share`: their number as a share of the maximum, 0 to 1. Numbers can be read on the colour.
    pub fn nodes(&self, color: Color32, share: f32) -> Color32 {
        Self::mix(self.background, color, 0.55f32.mul_add(share, 0.15))
    }

    /// The upper end of the gradient on a tile in the realm's colour.
    pub fn accented_top(accent: Color32) -> Color32 {
        Self::mix(accent, Color32::WHITE, 0.05)
    }

    /// The lip of a tile in the realm's colour.
    pub fn accented_lip(accent: Color32) -> Color32 {
        Self::mix(accent, Color32::BLACK, 0.45)
    }

    /// The hairline around the face of a tile in the realm's colour.
    pub fn accented_shine(accent: Color32) -> Color32 {
        Self::mix(accent, Color32::WHITE, 0.35)
    }

    /// The face of a tile that is home and too small for a number.
    pub fn home_top(top: Color32, accent: Color32) -> Color32 {
        Self::mix(top, accent, 0.75)
    }
}
