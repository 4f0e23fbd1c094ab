//! The three appearances of the window: dark, light, and light on a projector.

use egui::Context;

use super::{Palette, apply};

/// How much larger everything is in projector mode: body text of 13.5 points becomes one of 24.
pub const PROJECTOR_ZOOM: f32 = 24.0 / 13.5;

/// What the window looks like as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Appearance {
    /// For one person at a screen.
    #[default]
    Dark,
    /// For a bright room.
    Light,
    /// For a class: light, because a lit hall takes the dark theme its grounds, and large.
    Projector,
}

impl Appearance {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Projector];

    /// Its colours.
    pub fn palette(self) -> Palette {
        match self {
            Self::Dark => Palette::dark(),
            Self::Light | Self::Projector => Palette::light(),
        }
    }

    /// Points of the layout to points of the screen.
    pub fn zoom(self) -> f32 {
        match self {
            Self::Dark | Self::Light => 1.0,
            Self::Projector => PROJECTOR_ZOOM,
        }
    }

    /// Gives colours, type, spacing and zoom to egui. At the start and whenever the appearance changes.
    pub fn install(self, ctx: &Context) {
        apply(ctx, &self.palette());
        ctx.set_zoom_factor(self.zoom());
    }
}
