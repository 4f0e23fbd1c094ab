//! The three appearances of the window: dark, light, and light on a projector.

use egui::{Context, Vec2};
use eight_realms_app::desk::{
    preferences::Theme,
    screen::{Projector, ScaleRange, ScaleSteps, Surroundings, WindowScale},
};
use strum::VariantArray;

use super::{
    Arrangement, MIN_LYING, MIN_PROJECTED, MIN_TABLET, MIN_UPRIGHT, MIN_WINDOW, Palette, Regions, space,
    style::apply,
};
use crate::gui::safe_area::SafeArea;

/// Maximum width of a tooltip.
const TOOLTIP: f32 = 500.0;

/// Look of the window as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum Appearance {
    /// For one person at a screen.
    #[default]
    Dark,
    /// For a bright room.
    Light,
    /// For a class: light, because in a lit hall dark backgrounds cannot be told apart, and large.
    Projector,
}

impl Appearance {
    /// Appearance of a window with these settings.
    pub const fn of(projector: Projector, theme: Theme) -> Self {
        match (projector, theme) {
            (Projector::On, _) => Self::Projector,
            (Projector::Off, Theme::Dark) => Self::Dark,
            (Projector::Off, Theme::Light) => Self::Light,
        }
    }

    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    pub fn palette(self) -> Palette {
        match self {
            Self::Dark => Palette::dark(),
            Self::Light | Self::Projector => Palette::light(),
        }
    }

    /// Returns the size of a point of the layout, in points of a window of this size on the screen.
    pub fn zoom(self, window: Vec2, surroundings: &Surroundings) -> f32 {
        let at_hand = Arrangement::zoom(window, surroundings);
        match self {
            Self::Dark | Self::Light => at_hand,
            Self::Projector => (window / MIN_WINDOW).min_elem().max(at_hand),
        }
    }

    /// Returns the [`zoom`](Self::zoom) at a chosen scale, as far as that suits the window.
    pub fn scaled_zoom(self, window: Vec2, surroundings: &Surroundings, scale: WindowScale) -> f32 {
        self.zoom(window, surroundings) * self.scales(window, surroundings).clamp(scale).factor()
    }

    /// The scales that can be chosen for a window. It is enlarged only as far as everything still fits; a phone is made no
    /// smaller, for it would no longer be arranged as one.
    pub fn scales(self, window: Vec2, surroundings: &Surroundings) -> ScaleRange {
        let zoom = self.zoom(window, surroundings);
        let arrangement = Arrangement::of(window / zoom);
        let is_tablet = Regions::is_for_fingers(window.x, surroundings);
        let minimum = match (arrangement, self) {
            (Arrangement::Upright, _) => MIN_UPRIGHT,
            (Arrangement::Lying, _) => MIN_LYING,
            (Arrangement::Around, Self::Projector) => MIN_PROJECTED,
            (Arrangement::Around, Self::Dark | Self::Light) if is_tablet => MIN_TABLET,
            (Arrangement::Around, Self::Dark | Self::Light) => MIN_WINDOW,
        };
        let is_phone = arrangement != Arrangement::Around;
        let steps = if is_phone || is_tablet { ScaleSteps::InHand } else { ScaleSteps::Browser };
        let largest = WindowScale::fitting((window / minimum).min_elem() / zoom, steps);
        ScaleRange {
            least: if is_phone { WindowScale::default() } else { WindowScale::SMALLEST },
            largest,
            steps,
        }
    }

    /// Gives colours, type and spacing to egui. Called at the start and whenever the appearance changes.
    pub fn install(self, ctx: &Context, surroundings: &Surroundings) {
        // The window has zoom keys of its own, and keeps what was chosen.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        apply(ctx, &self.palette(), surroundings);
    }

    /// Gives egui the zoom, which depends on the size of the window.
    pub fn fit(self, ctx: &Context, surroundings: &Surroundings, scale: WindowScale) {
        let zoom = self.scaled_zoom(ctx.content_rect().size() * ctx.zoom_factor(), surroundings, scale);
        if (zoom - ctx.zoom_factor()).abs() > 1e-3 {
            ctx.set_zoom_factor(zoom);
            SafeArea::expect_zoom(ctx);
        }
        let tooltip = (ctx.content_rect().width() - 2.0 * space::XL).clamp(0.0, TOOLTIP);
        if (ctx.global_style().spacing.tooltip_width - tooltip).abs() > 1e-3 {
            ctx.global_style_mut(|style| style.spacing.tooltip_width = tooltip);
        }
    }
}
