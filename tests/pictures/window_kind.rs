//! The windows that pictures are drawn of.

use egui::{Vec2, vec2};
use eight_realms_app::desk::preferences::Theme;

/// Size and appearance of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowKind {
    Usual,
    Small,
    FourK,
    Projector,
}

impl WindowKind {
    /// A projector shows the light theme.
    pub const fn theme(self) -> Theme {
        if matches!(self, Self::Projector) { Theme::Light } else { Theme::Dark }
    }

    /// Its part of a picture's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "",
            Self::Small => "-1024x640",
            Self::FourK => "-4k",
            Self::Projector => "-projector",
        }
    }

    /// Its size in points, and pixels to the point.
    pub const fn size(self) -> (Vec2, f32) {
        match self {
            Self::Usual => (vec2(1440.0, 900.0), 1.0),
            Self::Small => (vec2(1024.0, 640.0), 1.0),
            Self::FourK => (vec2(1920.0, 1080.0), 2.0),
            Self::Projector => (vec2(1920.0, 1080.0), 1.0),
        }
    }
}
