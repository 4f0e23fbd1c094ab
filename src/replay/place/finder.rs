//! Finds a place: at once where its event is known, else by reading the recording page by page, a part at a time.
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

/// The moment of a place: the N-th at which its condition comes true, counted from the first event; 0 for the start, the
/// last one recorded for the end. `None` if there are not so many.
///
/// It costs as much as [`PlaceFinder`], all at once: up to 0.3 s for ten million events.
pub fn locate(recording: &Recording, place: &Place, settings: &Settings) -> Option<u64> {
    run(PlaceFinder::of_first(place, settings), recording)
}

/// The N-th moment after `from`, or before it, that is such a place: not `from` itself. Start and end are one place each,
/// so they are found from one side alone. `None` if there are not so many.
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

/// Finds a place, a part of the recording at a time.
///
/// The recording may grow between two parts. A finder that goes forward and has not found its place reads on where it ended
/// when it is called again.
#[derive(Clone, Debug)]
pub struct PlaceFinder {
    place: Place,
    settings: Settings,
    /// The place is not there but after it, or before it; `None` if it may be anywhere.
    from: Option<u64>,
    reading: PlaceReading,
    state: FinderState,
}

impl PlaceFinder {
    /// Searches the N-th place of a recording, from the first moment on.
    pub fn of_first(place: &Place, settings: &Settings) -> Self {
        Self::beginning(place, settings, None, Direction::Forward)
    }

    /// Searches the N-th place after a moment, or before it: not that moment itself. Of the settings count those with which
    /// the recording was made: the heuristic, for the unit of h, f and a bound, and the tie.
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

    /// Reads so many events of the recording, and on to the end of a page: at least one page, unless the place is known
    /// without reading. It must be the recording of the call before, as it was or grown.
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

    /// How much of what there was to read has been read, from 0 to 1.
    pub fn progress(&self, recording: &Recording) -> f64 {
        match self.state {
            FinderState::Searching => self.reading.progress(recording),
            FinderState::Found(_) | FinderState::NotFound => 1.0,
        }
    }

    /// The last moment, on its way, of which it is known that it is not the place, nor any before it on that way: the
    /// moment from which it searches, as long as nothing has been read. `None` if even the first may be.
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

    /// A place that is there once.
    fn at(&self, moment: u64) -> FinderState {
        let is_there = self.from.is_none_or(|from| match self.reading.direction() {
            Direction::Forward => moment > from,
            Direction::Back => moment < from,
        });
        if is_there { FinderState::Found(moment) } else { FinderState::NotFound }
    }
}
