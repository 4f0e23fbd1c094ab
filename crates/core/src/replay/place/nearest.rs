//! Finder of the nearest of several places, a part of the recording at a time.
//!
//! Each place has a finder of its own. The one that is farthest behind reads next, so that none reads much beyond the
//! place that is found.
//!
//! A place without a number is any moment at which its condition comes true. A place with a number is one moment of the
//! recording, counted from its first event, wherever the search begins.

use super::{EventPlace, FinderState, Place, PlaceFinder};
use crate::{
    realm::Settings,
    replay::{Direction, PAGE, Recording},
};

/// A place, and how far its finder is.
#[derive(Clone, Debug)]
struct Candidate {
    place: Place,
    finder: PlaceFinder,
    state: FinderState,
    /// The beginning of the finder's count.
    counted: CountedFrom,
}

/// The moment from which a finder counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountedFrom {
    /// The beginning of the search.
    Here,
    /// The first event.
    Start,
}

/// The stretch up to a moment, as far as it is known where the places are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// No place in it.
    Clear,
    /// The next place is at this moment.
    StopsAt(u64),
    /// No place up to this moment. The places after it are not known yet.
    ClearUntil(u64),
}

/// A finder of the nearest of several places.
#[derive(Clone, Debug)]
pub struct NearestFinder {
    candidates: Vec<Candidate>,
    /// The places lie after this moment, or before it; `None` if anywhere.
    from: Option<u64>,
    direction: Direction,
    /// Number of events that were recorded when the finder last looked.
    events: u64,
}

impl NearestFinder {
    /// A finder of the first of these places after a moment, or before it, and never that moment itself. `settings` are
    /// those with which the recording was made.
    pub fn of(
        places: impl IntoIterator<Item = Place>,
        settings: &Settings,
        from: u64,
        direction: Direction,
    ) -> Self {
        Self::beginning(places, settings, Some(from), direction)
    }

    /// A finder of the first of these places in the whole recording, or of the last one.
    pub fn of_whole(
        places: impl IntoIterator<Item = Place>,
        settings: &Settings,
        direction: Direction,
    ) -> Self {
        Self::beginning(places, settings, None, direction)
    }

    fn beginning(
        places: impl IntoIterator<Item = Place>,
        settings: &Settings,
        from: Option<u64>,
        direction: Direction,
    ) -> Self {
        let candidates = places.into_iter().map(|place| {
            let is_numbered = matches!(&place, Place::At(EventPlace { number, .. }) if number.get() > 1);
            let (finder, counted) = match (from, direction) {
                _ if is_numbered => (PlaceFinder::of_first(&place, settings), CountedFrom::Start),
                (None, Direction::Forward) => (PlaceFinder::of_first(&place, settings), CountedFrom::Here),
                (None, Direction::Back) => {
                    (PlaceFinder::of(&place, settings, u64::MAX, direction), CountedFrom::Here)
                }
                (Some(from), _) => (PlaceFinder::of(&place, settings, from, direction), CountedFrom::Here),
            };
            Candidate { place, finder, state: FinderState::Searching, counted }
        });
        Self { candidates: candidates.collect(), from, direction, events: 0 }
    }

    /// Reads about `events` events, and returns the nearest place once it is known. The recording must be that of the
    /// previous call, which may have grown.
    pub fn advance(&mut self, recording: &Recording, events: u64) -> FinderState {
        self.look_again(recording);
        let mut budget = events.max(1);
        loop {
            let Some((first, nearest)) = self.nearest() else { return FinderState::NotFound };
            if let FinderState::Found(moment) = first.state {
                return FinderState::Found(moment);
            }
            if budget == 0 {
                return FinderState::Searching;
            }
            let part = budget.min(PAGE as u64);
            self.read(nearest, recording, part);
            budget -= part;
        }
    }

    /// Reads on, by about `events` events at most, until it is known where the places up to a moment are.
    pub fn read_until(&mut self, recording: &Recording, until: u64, events: u64) -> Passage {
        self.look_again(recording);
        let mut budget = events.max(1);
        loop {
            let (clear, behind) = self.clear(recording);
            if clear >= until {
                return match self.nearest().map(|(first, _)| first.state) {
                    Some(FinderState::Found(moment)) if moment <= until => Passage::StopsAt(moment),
                    _ => Passage::Clear,
                };
            }
            // The place found comes before everything that is not known yet.
            if let Some(FinderState::Found(moment)) = behind.map(|at| self.candidates[at].state) {
                return Passage::StopsAt(moment);
            }
            let Some(at) = self.searching(until).filter(|_| budget > 0) else {
                return Passage::ClearUntil(clear);
            };
            let part = budget.min(PAGE as u64);
            self.read(at, recording, part);
            budget -= part;
        }
    }

    /// Whether the whole recording has been read for each place, as far as was needed.
    pub fn has_read(&self, recording: &Recording) -> bool {
        let is_done = |candidate: &Candidate| {
            candidate.state != FinderState::Searching || self.known_until(candidate) >= recording.len()
        };
        self.events == recording.len() && self.candidates.iter().all(is_done)
    }

    /// The place found at a moment; `None` if none has been found there.
    pub fn place_at(&self, moment: u64) -> Option<&Place> {
        let found = FinderState::Found(moment);
        self.candidates.iter().find(|candidate| candidate.state == found).map(|candidate| &candidate.place)
    }

    /// The part of the reading that is done for the place that is farthest behind, from 0 to 1.
    pub fn progress(&self, recording: &Recording) -> f64 {
        let all = self.candidates.iter().map(|candidate| candidate.finder.progress(recording));
        all.fold(1.0, f64::min)
    }

    /// Searches again for places that were not found, if more has been recorded since.
    fn look_again(&mut self, recording: &Recording) {
        if self.events != recording.len() {
            self.events = recording.len();
            for candidate in &mut self.candidates {
                if candidate.state == FinderState::NotFound {
                    candidate.state = FinderState::Searching;
                }
            }
        }
    }

    fn read(&mut self, at: usize, recording: &Recording, events: u64) {
        let candidate = &mut self.candidates[at];
        candidate.state = candidate.finder.advance(recording, events);
    }

    /// The candidate whose place comes first, or may come first, and its index; `None` if no place is left.
    fn nearest(&self) -> Option<(&Candidate, usize)> {
        let may_come = self.candidates.iter().enumerate().filter_map(|(at, candidate)| {
            let first = self.first_possible(candidate)?;
            let is_found = matches!(candidate.state, FinderState::Found(_));
            Some(((self.away(first), !is_found), candidate, at))
        });
        let nearest = may_come.min_by_key(|(order, ..)| *order);
        nearest.map(|(_, candidate, at)| (candidate, at))
    }

    /// The nearest moment at which a place may be; `None` if the place is nowhere.
    fn first_possible(&self, candidate: &Candidate) -> Option<u64> {
        let next = |moment: u64| match self.direction {
            Direction::Forward => moment.saturating_add(1),
            Direction::Back => moment.saturating_sub(1),
        };
        match candidate.state {
            FinderState::NotFound => None,
            FinderState::Found(moment) => Some(moment).filter(|moment| self.is_beyond(*moment)),
            FinderState::Searching if candidate.counted == CountedFrom::Start => {
                Some(self.from.map_or(self.outermost(), next))
            }
            FinderState::Searching => Some(candidate.finder.reach().map_or(self.outermost(), next)),
        }
    }

    /// The moment up to which it is known where the places are, and the index of the candidate that is not known
    /// further on. For a forward search only.
    fn clear(&self, recording: &Recording) -> (u64, Option<usize>) {
        let clear =
            self.candidates.iter().enumerate().map(|(at, candidate)| (self.known_until(candidate), at));
        let behind = clear.min_by_key(|(until, _)| *until);
        behind.map_or((recording.len(), None), |(until, at)| (until, Some(at)))
    }

    /// The index of the candidate farthest behind, of those that can be read on and are not known up to a moment yet.
    fn searching(&self, until: u64) -> Option<usize> {
        let known = self.candidates.iter().map(|candidate| self.known_until(candidate)).enumerate();
        let unread = known
            .filter(|(at, known)| *known < until && self.candidates[*at].state == FinderState::Searching);
        unread.min_by_key(|(_, known)| *known).map(|(at, _)| at)
    }

    /// The moment up to which it is known where a place is. For a forward search only.
    fn known_until(&self, candidate: &Candidate) -> u64 {
        let reach = candidate.finder.reach().unwrap_or(0);
        match (candidate.state, candidate.counted) {
            (FinderState::Found(moment), _) if self.is_beyond(moment) => moment,
            (FinderState::Found(_), _) => u64::MAX,
            (FinderState::NotFound, _) if !matches!(candidate.place, Place::At(_)) => u64::MAX,
            (FinderState::Searching, CountedFrom::Start) => self.from.unwrap_or(0),
            (FinderState::NotFound, CountedFrom::Start) => reach.max(self.from.unwrap_or(0)),
            (FinderState::Searching | FinderState::NotFound, CountedFrom::Here) => reach,
        }
    }

    /// Whether a moment lies in the part that is searched.
    fn is_beyond(&self, moment: u64) -> bool {
        self.from.is_none_or(|from| match self.direction {
            Direction::Forward => moment > from,
            Direction::Back => moment < from,
        })
    }

    /// The distance of a moment, as a number that is smaller for a nearer one.
    const fn away(&self, moment: u64) -> u64 {
        match self.direction {
            Direction::Forward => moment,
            Direction::Back => u64::MAX - moment,
        }
    }

    /// The first moment of all in the direction of the search.
    const fn outermost(&self) -> u64 {
        match self.direction {
            Direction::Forward => 0,
            Direction::Back => u64::MAX,
        }
    }
}
