//! Finder of a place: at once where its event is known, otherwise by reading the recording page by page, a part at a
//! time.
//!
//! A finder reads no clock: its caller says how many events it may read, and drops it to cancel.

use super::{
    EventPlace, Place,
    holds::ConditionReader,
    reading::{FinderState, PlaceReading},
};
use crate::{
    realm::Settings,
    replay::{Direction, Recording},
};

/// The moment of a place: the N-th at which its condition comes true, counted from the first event. The start is moment
/// 0, and the end is the last moment recorded. `None` if the condition comes true less often.
///
/// This takes as long as [`PlaceFinder`], all at once: up to 0.3 s for ten million events.
pub fn locate(recording: &Recording, place: &Place, settings: &Settings) -> Option<u64> {
    run(PlaceFinder::of_first(place, settings), recording)
}

/// The N-th moment after `from`, or before it, that is such a place, and never `from` itself. Start and end are one
/// place each, so they are found from one side alone. `None` if there are fewer than N.
pub fn find(
    recording: &Recording,
    place: &Place,
    settings: &Settings,
    from: u64,
    direction: Direction,
) -> Option<u64> {
    run(PlaceFinder::of(place, settings, from, direction), recording)
}

fn run(mut finder: PlaceFinder, recording: &Recording) -> Option<u64> {
    loop {
        match finder.advance(recording, u64::MAX) {
            FinderState::Searching => {}
            FinderState::Found(moment) => return Some(moment),
            FinderState::NotFound => return None,
        }
    }
}

/// A finder of a place, which reads a part of the recording at a time.
///
/// The recording may grow between two parts. A finder that goes forward and has not found its place reads on where it
/// ended when it is called again.
#[derive(Clone, Debug)]
pub struct PlaceFinder {
    place: Place,
    settings: Settings,
    /// The place lies after this moment, or before it; `None` if it may be anywhere.
    from: Option<u64>,
    reading: PlaceReading,
    state: FinderState,
}

impl PlaceFinder {
    /// A finder of the N-th place of a recording, from the first moment on.
    pub fn of_first(place: &Place, settings: &Settings) -> Self {
        Self::beginning(place, settings, None, Direction::Forward)
    }

    /// A finder of the N-th place after a moment, or before it, and never that moment itself. `settings` are those with
    /// which the recording was made. Only the heuristic (for the unit of h, f and a bound) and the tie matter.
    pub fn of(place: &Place, settings: &Settings, from: u64, direction: Direction) -> Self {
        Self::beginning(place, settings, Some(from), direction)
    }

    fn beginning(place: &Place, settings: &Settings, from: Option<u64>, direction: Direction) -> Self {
        let (ahead, number) = match place {
            Place::Start | Place::End => (0, 1),
            Place::At(place) => (place.beside.ahead(), place.number.get()),
        };
        let limit = from.map_or(0, |from| from.saturating_add(ahead));
        let reading = PlaceReading::of(direction, limit, number);
        Self { place: place.clone(), settings: *settings, from, reading, state: FinderState::Searching }
    }

    /// Reads `events` events of the recording, and on to the end of a page: at least one page, unless the place is
    /// known without reading. The recording must be that of the previous call, which may have grown.
    pub fn advance(&mut self, recording: &Recording, events: u64) -> FinderState {
        if !matches!(self.state, FinderState::Found(_)) {
            self.state = match &self.place {
                Place::Start => self.at(0),
                Place::End => self.at(recording.len()),
                Place::At(place) => {
                    let EventPlace { condition, beside, .. } = place;
                    let reader = ConditionReader::of(condition, recording.realm(), &self.settings);
                    match self.reading.go_on(&reader, recording, events) {
                        FinderState::Found(moment) => FinderState::Found(moment - beside.ahead()),
                        state @ (FinderState::Searching | FinderState::NotFound) => state,
                    }
                }
            };
        }
        self.state
    }

    /// The part of the reading that is done, from 0 to 1.
    pub fn progress(&self, recording: &Recording) -> f64 {
        match self.state {
            FinderState::Searching => self.reading.progress(recording),
            FinderState::Found(_) | FinderState::NotFound => 1.0,
        }
    }

    /// The last moment on the finder's way of which it is known that neither it nor any moment before it on that way is
    /// the place. This is the moment from which the finder searches, as long as nothing has been read. `None` if even
    /// the first moment may be the place.
    pub fn reach(&self) -> Option<u64> {
        let Place::At(place) = &self.place else {
            return self.from;
        };
        let ahead = place.beside.ahead();
        let read = self.reading.reach().map(|moment| moment.saturating_sub(ahead));
        match self.reading.direction() {
            Direction::Forward => read.max(self.from),
            Direction::Back => read.into_iter().chain(self.from).min(),
        }
    }

    /// The result for a place that is at one moment only.
    fn at(&self, moment: u64) -> FinderState {
        let is_there = self.from.is_none_or(|from| match self.reading.direction() {
            Direction::Forward => moment > from,
            Direction::Back => moment < from,
        });
        if is_there { FinderState::Found(moment) } else { FinderState::NotFound }
    }
}
