//! Which part of the map is shown, and how large.
//!
//! Places are parts of the map, 0 to 1 from its left and its top: so the camera stays where it is when the map
//! gets another projection or the window another size.

/// Which part of the map is shown, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapCamera {
    zoom: f32,
    centre: [f32; 2],
}

/// What a key does to the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoomStep {
    /// Nearer, about the middle.
    In,
    /// Farther.
    Out,
    /// The whole map.
    Whole,
}

/// The most that the map is enlarged: a texel then has room for a board that can be read.
const MAX_ZOOM: f32 = 128.0;
/// By how much a key enlarges.
const ZOOM_STEP: f32 = 1.5;

impl MapCamera {
    pub const WHOLE: Self = Self { zoom: 1.0, centre: [0.5; 2] };

    /// How many times larger than the whole map in its place.
    pub const fn zoom(&self) -> f32 {
        self.zoom
    }

    /// The part of the map that is in the middle.
    pub const fn centre(&self) -> [f32; 2] {
        self.centre
    }

    /// Enlarged by a factor; what lies at the place `about` stays in place on the screen.
    pub fn enlarged(self, factor: f32, about: [f32; 2]) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, MAX_ZOOM);
        if zoom.total_cmp(&self.zoom).is_eq() {
            // Not even by rounding: a camera that stands still needs no frame.
            return self;
        }
        let scale = self.zoom / zoom;
        let centre = [0, 1].map(|axis| about[axis] + (self.centre[axis] - about[axis]) * scale);
        Self { zoom, centre }.clamped()
    }

    /// Moved by a part of the map.
    pub fn moved(self, by: [f32; 2]) -> Self {
        Self { zoom: self.zoom, centre: [0, 1].map(|axis| self.centre[axis] + by[axis]) }.clamped()
    }

    /// After a key.
    pub fn after(self, step: ZoomStep) -> Self {
        match step {
            ZoomStep::In => self.enlarged(ZOOM_STEP, self.centre),
            ZoomStep::Out => self.enlarged(1.0 / ZOOM_STEP, self.centre),
            ZoomStep::Whole => Self::WHOLE,
        }
    }

    /// The map fills its place, however it is moved.
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
