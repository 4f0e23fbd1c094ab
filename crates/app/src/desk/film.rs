//! Films: which moments one shows, for how long, and how far one is made that is being made.

use std::{sync::Arc, time::Duration};

/// Maximum number of frames.
pub const MOST_FRAMES: u64 = 600;
/// Number of bytes above which a film is made only if the person agrees.
pub const MANY_BYTES: u64 = 200_000_000;
/// Time for which a move of the solution is shown, and an event.
const MOVE: Duration = Duration::from_millis(600);
const EVENT: Duration = Duration::from_millis(150);
/// Time for which the last frame is shown, before the film starts again.
pub const LAST_DELAY: Duration = Duration::from_secs(2);

/// What a film goes along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmAlong {
    /// The solution of the chosen lane, move by move.
    Solution,
    /// The timeline: the events of the chosen lane or, in a race, the measure of the race.
    Timeline,
}

/// The frames of a film: places at even distances, and the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frames {
    pub along: FilmAlong,
    pub first: u64,
    /// Not before the first.
    pub last: u64,
    /// Distance of two frames, at least 1.
    pub stride: u64,
}

impl Frames {
    /// Frames from the first place to the last: every one or, if that were more than `most`, as many as that allows. A film
    /// has two at least, if it has two places.
    pub fn at_most(most: u64, along: FilmAlong, first: u64, last: u64) -> Self {
        let stride = (last - first).div_ceil(most.max(2) - 1).max(1);
        Self { along, first, last, stride }
    }

    /// Number of frames, at least 1.
    pub const fn count(&self) -> u64 {
        (self.last - self.first).div_ceil(self.stride) + 1
    }

    /// The place that frame `number` shows, from 0.
    pub fn place(&self, number: u64) -> u64 {
        self.last.min(self.first + number * self.stride)
    }

    /// Time for which each frame but the last one is shown.
    pub const fn delay(&self) -> Duration {
        match self.along {
            FilmAlong::Solution => MOVE,
            FilmAlong::Timeline => EVENT,
        }
    }

    /// Time that the film takes.
    pub fn duration(&self) -> Duration {
        self.delay() * (self.count() - 1) as u32 + LAST_DELAY
    }
}

/// The part of the timeline that a film shows, as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmRange {
    /// The first place and the last; where nothing is typed, the beginning and the end.
    pub typed: [String; 2],
    /// Maximum number of frames, one of [`FilmRange::MOST`].
    pub most: u64,
}

impl FilmRange {
    /// The maximum numbers of frames that can be chosen.
    pub const MOST: [u64; 4] = [60, 120, 300, MOST_FRAMES];

    /// The frames along a timeline that ends at `last`.
    pub fn frames(&self, last: u64) -> Frames {
        let [first, until] = [&self.typed[0], &self.typed[1]].map(|typed| typed.trim().parse::<u64>().ok());
        let last = until.unwrap_or(last).min(last);
        Frames::at_most(self.most, FilmAlong::Timeline, first.unwrap_or(0).min(last), last)
    }
}

impl Default for FilmRange {
    fn default() -> Self {
        Self { typed: Default::default(), most: Self::MOST[1] }
    }
}

/// How far a film is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filming {
    /// The path of the file.
    pub path: String,
    /// Share of the work that is done, in percent.
    pub percent: u64,
    /// Expected size in bytes; `None` until some frames are drawn.
    pub forecast: Option<u64>,
    /// Whether the person wants it, however large it is.
    pub is_wanted: bool,
    /// The bytes of the film once it is made, until they are in a file.
    pub made: Option<Arc<Vec<u8>>>,
}

impl Filming {
    /// Whether the film waits for the person to agree.
    pub fn is_waiting(&self) -> bool {
        !self.is_wanted && self.forecast.is_some_and(|bytes| bytes > MANY_BYTES)
    }
}
