//! Range of the scrubber, and the position of a place on it.

use egui::Rect;
use eight_realms_app::app::Action;

/// Largest distance, in points, of a click that means a mark.
const SNAP: f32 = 4.0;

/// Range of the scrubber: a recording from its first event to its last, or a race.
pub struct Span<'a> {
    /// The current place.
    pub at: u64,
    /// The last place.
    pub most: u64,
    /// Places worth jumping to, sorted, each with its word.
    pub marks: Vec<(u64, String)>,
    /// Bookmarks, sorted, each with its text.
    pub flags: Vec<(u64, String)>,
    /// Frontier sizes at even distances, each from 0 to 1.
    pub silhouette: &'a [f32],
    /// Message that names the silhouette.
    pub caption: &'static str,
    /// The action that leads to a place.
    pub go: fn(u64) -> Action,
    /// The tooltip of a place.
    pub tooltip: &'a dyn Fn(u64) -> String,
}

impl Span<'_> {
    /// Share of the whole before a place, from 0 to 1.
    pub fn share(&self, at: u64) -> f32 {
        (at as f64 / self.most.max(1) as f64) as f32
    }

    /// The place at a share of the whole.
    pub fn place(&self, share: f32) -> u64 {
        ((f64::from(share) * self.most as f64).round() as u64).min(self.most)
    }

    /// The flag or the mark nearest to a share on the track; `None` if none is near enough to be meant.
    pub fn near(&self, share: f32, track: Rect) -> Option<&(u64, String)> {
        let distance = |at: u64| (self.share(at) - share).abs() * track.width();
        let both = self.flags.iter().chain(&self.marks);
        let near = both.filter(|(at, _)| distance(*at) <= SNAP);
        near.min_by(|(one, _), (other, _)| distance(*one).total_cmp(&distance(*other)))
    }
}
