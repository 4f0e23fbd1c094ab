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
