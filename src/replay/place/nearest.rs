//! Finds the nearest of several places, a part of the recording at a time.
//!
//! Each place has a finder of its own, and the one that is farthest behind reads next: so none reads much beyond the place
//! that is found.
//!
//! A place without a number is meant wherever it comes true. One with a number is one moment of the recording, counted from
//! its first event, from wherever it is looked for.

use super::{EventPlace, FinderState, Place, PlaceFinder};
use crate::{
    realm::Settings,
    replay::{Direction, PAGE, Recording},
};

/// One of the places, and how far its finder is.
#[derive(Clone, Debug)]
struct Candidate {
    place: Place,
    finder: PlaceFinder,
    state: FinderState,
    /// Whether its finder counts from the first event on.
    counted: CountedFrom,
}

/// Where a finder begins to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountedFrom {
    /// Where the search begins.
    Here,
    /// At the first event.
    Start,
}

/// How far it is known where the places are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// There is none.
    Clear,
    /// The next one is at this moment.
    StopsAt(u64),
    /// There is none up to this moment; what comes after it is not known yet.
    ClearUntil(u64),
}

/// Finds the nearest of several places.
#[derive(Clone, Debug)]
pub struct NearestFinder {
    candidates: Vec<Candidate>,
    /// Not there but after it, or before it; `None` if anywhere.
    from: Option<u64>,
    direction: Direction,
    /// Events that were recorded when it was last advanced.
    events: u64,
}

impl NearestFinder {
    /// Searches the first of these places after a moment, or before it: not that moment itself. Of the settings count
    /// those with which the recording was made.
    pub fn of(
        places: impl IntoIterator<Item = Place>,
        settings: &Settings,
        from: u64,
        direction: Direction,
    ) -> Self {
        Self::beginning(places, settings, Some(from), direction)
    }

    /// Searches the first of them in the whole recording, or the last one.
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

    /// Reads about so many events, and returns the nearest place once it is known. It must be the recording of the call
    /// before, as it was or grown.
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

    /// Reads on, by about so many events at most, until it is known where the places up to a moment are.
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
            // Its place comes before all that is not known.
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

    /// Whether all that is recorded has been read for each of them, as far as was needed.
    pub fn has_read(&self, recording: &Recording) -> bool {
        let is_done = |candidate: &Candidate| {
            candidate.state != FinderState::Searching || self.known_until(candidate) >= recording.len()
        };
        self.events == recording.len() && self.candidates.iter().all(is_done)
    }

    /// The place that is at a moment, as far as it has been found.
    pub fn place_at(&self, moment: u64) -> Option<&Place> {
        let found = FinderState::Found(moment);
        self.candidates.iter().find(|candidate| candidate.state == found).map(|candidate| &candidate.place)
    }

    /// How much of what there was to read has been read, from 0 to 1.
    pub fn progress(&self, recording: &Recording) -> f64 {
        let all = self.candidates.iter().map(|candidate| candidate.finder.progress(recording));
        all.fold(1.0, f64::min)
    }

    /// What was not found may be among what has been recorded since.
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

    /// The one whose place comes first, or may come first.
    fn nearest(&self) -> Option<(&Candidate, usize)> {
        let may_come = self.candidates.iter().enumerate().filter_map(|(at, candidate)| {
            let first = self.first_possible(candidate)?;
            let is_found = matches!(candidate.state, FinderState::Found(_));
            Some(((self.away(first), !is_found), candidate, at))
        });
        let nearest = may_come.min_by_key(|(order, ..)| *order);
        nearest.map(|(_, candidate, at)| (candidate, at))
    }

    /// The nearest moment at which a place may be; `None` if it is nowhere.
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

    /// Up to which moment it is known where the places are, and whose is not known further on. It goes forward.
    fn clear(&self, recording: &Recording) -> (u64, Option<usize>) {
        let clear =
            self.candidates.iter().enumerate().map(|(at, candidate)| (self.known_until(candidate), at));
        let behind = clear.min_by_key(|(until, _)| *until);
        behind.map_or((recording.len(), None), |(until, at)| (until, Some(at)))
    }

    /// The one that is farthest behind of those that can be read on, and are not known up to a moment yet.
    fn searching(&self, until: u64) -> Option<usize> {
        let known = self.candidates.iter().map(|candidate| self.known_until(candidate)).enumerate();
        let unread = known
            .filter(|(at, known)| *known < until && self.candidates[*at].state == FinderState::Searching);
        unread.min_by_key(|(_, known)| *known).map(|(at, _)| at)
    }

    /// Up to which moment it is known where a place is. It goes forward.
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

    /// Whether a moment lies where it is searched.
    fn is_beyond(&self, moment: u64) -> bool {
        self.from.is_none_or(|from| match self.direction {
            Direction::Forward => moment > from,
            Direction::Back => moment < from,
        })
    }

    /// How far away a moment is, as a number that is less for a nearer one.
    const fn away(&self, moment: u64) -> u64 {
        match self.direction {
            Direction::Forward => moment,
            Direction::Back => u64::MAX - moment,
        }
    }

    /// The moment that comes first of all.
    const fn outermost(&self) -> u64 {
        match self.direction {
            Direction::Forward => 0,
            Direction::Back => u64::MAX,
        }
    }
}
