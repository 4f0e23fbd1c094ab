//! The slide of the last step's tile.

use eight_realms_app::{
    desk::{screen::Animation, walk::SLIDE_SECONDS},
    model::Seen,
};
use eight_realms_core::{puzzle::Board, replay::Playback};

/// Maximum speed, in events a second, at which a tile slides; above it, the tile jumps.
const SLIDES_UP_TO: f64 = 8.0;
/// Maximum number of events between two boards that may still be one step.
const ONE_STEP: u64 = 64;

/// A slide in progress.
pub struct Slide {
    last_drawn: Option<(Board, u64)>,
    /// Share of the way that the tile has gone, 0 to 1.
    progress: f32,
}

impl Slide {
    /// Creates a slide in which nothing slides.
    pub const fn at_rest() -> Self {
        Self { last_drawn: None, progress: 1.0 }
    }

    /// Share of the way that the tile has gone, 0 to 1; 1 when nothing slides.
    pub const fn progress(&self) -> f32 {
        self.progress
    }

    /// Lets `seconds` pass. A tile begins to slide when the board has changed by one step and the playback is paused or
    /// slow, unless the system wants reduced motion.
    pub fn advance(&mut self, model: Seen<'_>, board: Option<Board>, seconds: f32) {
        let (moment, playhead) = (model.chosen_lane().playhead.moment, model.leading_playhead());
        let now = board.map(|board| (board, moment));
        if now == self.last_drawn {
            self.progress = (self.progress + seconds / SLIDE_SECONDS).min(1.0);
            return;
        }
        let is_slow =
            playhead.playback == Playback::Paused || playhead.rate().is_some_and(|rate| rate <= SLIDES_UP_TO);
        let is_a_step = match (self.last_drawn, now) {
            (Some((before, from)), Some((after, to))) => before != after && to.abs_diff(from) <= ONE_STEP,
            _ => false,
        };
        let is_animated = model.surroundings.animation == Animation::Full;
        self.progress = if is_slow && is_a_step && is_animated { 0.0 } else { 1.0 };
        self.last_drawn = now;
    }
}
