//! The part of the map that is shown, and its enlargement.
//!
//! Places are fractions of the map, 0 to 1 from its left and its top. So the camera stays at its place when the
//! projection or the size of the window changes.

/// The part of the map that is shown, and its enlargement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapCamera {
    zoom: f32,
    centre: [f32; 2],
}

/// Change of the camera by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoomStep {
    /// Nearer, about the middle.
    In,
    /// Farther.
    Out,
    /// The whole map.
    Whole,
}

/// Maximum enlargement: a texel then has room for a readable board.
const MAX_ZOOM: f32 = 128.0;
/// Factor by which a key enlarges.
const ZOOM_STEP: f32 = 1.5;

impl MapCamera {
    pub const WHOLE: Self = Self { zoom: 1.0, centre: [0.5; 2] };

    /// The enlargement; at 1 the whole map fits its place.
    pub const fn zoom(&self) -> f32 {
        self.zoom
    }

    /// The place in the middle, as fractions from the left and the top.
    pub const fn centre(&self) -> [f32; 2] {
        self.centre
    }

    /// The camera enlarged by a factor. The place `about` stays where it is on the screen.
    pub fn enlarged(self, factor: f32, about: [f32; 2]) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, MAX_ZOOM);
        if zoom.total_cmp(&self.zoom).is_eq() {
            // No change, not even by rounding: a camera that does not move needs no frame.
            return self;
        }
        let scale = self.zoom / zoom;
        let centre = [0, 1].map(|axis| about[axis] + (self.centre[axis] - about[axis]) * scale);
        Self { zoom, centre }.clamped()
    }

    /// The camera moved by a fraction of the map.
    pub fn moved(self, by: [f32; 2]) -> Self {
        Self { zoom: self.zoom, centre: [0, 1].map(|axis| self.centre[axis] + by[axis]) }.clamped()
    }

    /// The camera after a key.
    pub fn after(self, step: ZoomStep) -> Self {
        match step {
            ZoomStep::In => self.enlarged(ZOOM_STEP, self.centre),
            ZoomStep::Out => self.enlarged(1.0 / ZOOM_STEP, self.centre),
            ZoomStep::Whole => Self::WHOLE,
        }
    }

    /// The camera moved so that the map fills its place.
    fn clamped(self) -> Self {
        let range = 0.5 - 0.5 / self.zoom;
        Self { zoom: self.zoom, centre: self.centre.map(|at| at.clamp(0.5 - range, 0.5 + range)) }
    }
}

impl Default for MapCamera {
    fn default() -> Self {
        Self::WHOLE
    }
}

/// The part of a search tree that is shown, across its levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeCamera {
    zoom: f64,
    centre: f64,
}

/// Whether the camera goes along with the current node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TreeFollowing {
    /// The camera stays where it is.
    #[default]
    Off,
    /// When the node leaves the middle half of the shown part, the camera centres it at once.
    On,
}

/// Factor by which a key enlarges.
const TREE_STEP: f64 = 1.5;
/// Minimum number of units shown: nodes that far apart can be told from each other.
const MIN_UNITS: f64 = 8.0;
/// Share of the shown part that counts as its middle, to either side.
const MIDDLE: f64 = 0.25;

impl TreeCamera {
    /// The whole breadth.
    pub const WHOLE: Self = Self { zoom: 1.0, centre: 0.5 };

    /// The enlargement; at 1 the whole tree fits its place.
    pub const fn zoom(&self) -> f64 {
        self.zoom
    }

    /// The place in the middle, as a fraction of the breadth.
    pub const fn centre(&self) -> f64 {
        self.centre
    }

    /// The camera enlarged by a factor. The place `about` stays where it is on the screen. `width` is that of the tree,
    /// in units.
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

    /// The camera moved by a fraction of the breadth.
    pub fn moved(self, by: f64) -> Self {
        Self { centre: self.centre + by, ..self }.clamped()
    }

    /// The camera after a key.
    pub fn after(self, step: ZoomStep, width: f64) -> Self {
        match step {
            ZoomStep::In => self.enlarged(TREE_STEP, self.centre, width),
            ZoomStep::Out => self.enlarged(1.0 / TREE_STEP, self.centre, width),
            ZoomStep::Whole => Self::WHOLE,
        }
    }

    /// The camera with a place in the middle, as far as the tree goes.
    pub fn showing(self, place: f64) -> Self {
        Self { centre: place, ..self }.clamped()
    }

    /// The camera with a place in the middle, if that is outside the middle half.
    pub fn following(self, place: f64) -> Self {
        let away = (place - self.centre).abs() * self.zoom;
        if away > MIDDLE { self.showing(place) } else { self }
    }

    /// Whether a place is shown.
    pub fn shows(&self, place: f64) -> bool {
        (place - self.centre).abs() * self.zoom <= 0.5
    }

    /// The camera moved so that the tree fills its place.
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
