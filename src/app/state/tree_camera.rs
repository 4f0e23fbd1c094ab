//! Which part of a search tree is shown, across its levels. Its depth always fits, so it never moves along them.
//!
//! Places are parts of the whole breadth, 0 to 1 from the top: so the camera stays where it is when the window gets
//! another size, and both trees of a search from both ends share it.

use super::ZoomStep;

/// Which part of a search tree is shown, across its levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeCamera {
    zoom: f64,
    centre: f64,
}

/// Whether the camera goes along with the current node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TreeFollowing {
    /// It stays where it is.
    #[default]
    Off,
    /// Where the node leaves the middle half of what is shown, it is in the middle again at once.
    On,
}

/// Factor by which a key enlarges.
const ZOOM_STEP: f64 = 1.5;
/// Units that are shown at the least: of nodes so far apart each is told from the next.
const MIN_UNITS: f64 = 8.0;
/// Share of what is shown that counts as its middle, to either side.
const MIDDLE: f64 = 0.25;

impl TreeCamera {
    /// The whole breadth.
    pub const WHOLE: Self = Self { zoom: 1.0, centre: 0.5 };

    /// How many times larger than the whole tree in its place.
    pub const fn zoom(&self) -> f64 {
        self.zoom
    }

    /// The part of the breadth that is in the middle.
    pub const fn centre(&self) -> f64 {
        self.centre
    }

    /// Enlarged by a factor; what lies at the place `about` stays in place on the screen. `width` is that of the tree, in
    /// units.
    pub fn enlarged(self, factor: f64, about: f64, width: f64) -> Self {
        if (factor - 1.0).abs() < f64::EPSILON {
            return self;
        }
        let most = (width / MIN_UNITS).max(1.0);
        let zoom = (self.zoom * factor).clamp(1.0, most);
        if zoom.total_cmp(&self.zoom).is_eq() {
            return self;
        }
        Self { zoom, centre: about + (self.centre - about) * self.zoom / zoom }.clamped()
    }

    /// Moved by a part of the breadth.
    pub fn moved(self, by: f64) -> Self {
        Self { centre: self.centre + by, ..self }.clamped()
    }

    /// After a key.
    pub fn after(self, step: ZoomStep, width: f64) -> Self {
        match step {
            ZoomStep::In => self.enlarged(ZOOM_STEP, self.centre, width),
            ZoomStep::Out => self.enlarged(1.0 / ZOOM_STEP, self.centre, width),
            ZoomStep::Whole => Self::WHOLE,
        }
    }

    /// With a place in the middle, as far as the tree goes.
    pub fn showing(self, place: f64) -> Self {
        Self { centre: place, ..self }.clamped()
    }

    /// With a place in the middle where it is not in the middle half.
    pub fn following(self, place: f64) -> Self {
        let away = (place - self.centre).abs() * self.zoom;
        if away > MIDDLE { self.showing(place) } else { self }
    }

    /// Whether a place is shown.
    pub fn shows(&self, place: f64) -> bool {
        (place - self.centre).abs() * self.zoom <= 0.5
    }

    /// The tree fills its place, however it is moved.
    fn clamped(self) -> Self {
        let range = 0.5 - 0.5 / self.zoom;
        Self { centre: self.centre.clamp(0.5 - range, 0.5 + range), ..self }
    }
}

impl Default for TreeCamera {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl TreeFollowing {
    pub const fn other(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}
