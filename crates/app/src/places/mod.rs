//! Places in the window: breakpoints, bookmarks, the typed place, and the search for one.

mod bookmarks;
mod breakpoints;
mod search;
pub mod sentences;
pub mod view;
mod watch;

use eight_realms_core::{
    lane::LaneId,
    replay::{
        Direction, Playback,
        place::{NearestFinder, Place, PlaceError},
    },
};

use crate::{
    desk::{
        Desk,
        lanes::RecordingKey,
        prepared::{Bookmark, Breakpoint, BreakpointSwitch, Prepared},
    },
    words::places,
};
pub use search::{cancel, settle};
pub use watch::{check, unwatch, watch, watch_on};

/// Action on places: breakpoints, bookmarks, and where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacesAction {
    /// The text of a place, as typed so far.
    Write(String),
    /// Go to the next place that matches what is typed, or to the one before.
    GoTo(Direction),
    /// Make the typed place a breakpoint.
    AddBreakpoint,
    /// Switch a breakpoint on or off, by its index.
    SwitchBreakpoint(usize),
    RemoveBreakpoint(usize),
    /// Go to the next breakpoint, or to the one before.
    NextBreakpoint(Direction),
    /// Set a bookmark at the playhead, unless it has one, and open its note.
    SetBookmark,
    /// Go to the next bookmark, or to the one before.
    NextBookmark(Direction),
    OpenBookmark(usize),
    /// The note of a bookmark, as typed so far.
    WriteNote(usize, String),
    /// The field of the note has the keyboard.
    NoteFocused,
    RemoveBookmark(usize),
    /// A frame has passed: a search for a place reads on.
    ReadOn,
}

/// Number of events read in a frame: 4 ms at most, by the benchmark of recordings.
pub const PLACE_EVENTS: u64 = 32_768;

/// Number of frames before a search for a place shows its progress, so that a short one does not flash up.
const UNSHOWN_PARTS: u32 = 8;

/// The aim of a search for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceTarget {
    Typed(Place),
    /// The next breakpoint, or the one before.
    Breakpoint,
}

/// A search for a place that reads a part in every frame.
#[derive(Clone, Debug)]
pub struct PlaceSearch {
    pub(crate) target: PlaceTarget,
    pub(crate) finder: NearestFinder,
    pub(crate) recording: RecordingKey,
    /// The moment at which the search began.
    pub(crate) from: u64,
    pub(crate) direction: Direction,
    pub(crate) round: SearchRound,
    /// Number of parts that have been read.
    pub(crate) parts: u32,
}

/// The part of the recording that is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchRound {
    /// Everything ahead of the playhead.
    Ahead,
    /// From the other end up to the playhead.
    Around,
    /// The whole recording at once, for a place that is the same moment from either end.
    Whole,
}

/// The watch that stops playing at the next breakpoint.
#[derive(Clone, Debug)]
pub struct BreakpointWatch {
    /// The recording that plays.
    pub(crate) recording: RecordingKey,
    /// The last moment of the playhead.
    pub(crate) at: u64,
    /// The motion of the playhead at that moment.
    pub(crate) playback: Playback,
    /// The search for the next breakpoints, as soon as there are any.
    pub(crate) finder: Option<NearestFinder>,
}

/// Breakpoints, bookmarks, and searches for places.
#[derive(Clone, Debug, Default)]
pub struct PlacesShow {
    /// The text in the field of the sheet.
    pub typed: String,
    /// Breakpoints in the order in which they were set.
    pub breakpoints: Vec<Breakpoint>,
    /// Bookmarks, those of one recording together, in the order of their moments.
    pub bookmarks: Vec<Bookmark>,
    /// The bookmark whose note is to be written, until its field has the keyboard.
    pub(crate) note_wanted: Option<usize>,
    pub(crate) search: Option<PlaceSearch>,
    pub(crate) watch: Option<BreakpointWatch>,
}

impl PlacesShow {
    /// The places that a person has prepared. Two windows may have written the bookmarks: they are put in order.
    pub fn of(prepared: &Prepared) -> Self {
        let Prepared { breakpoints, mut bookmarks, .. } = prepared.clone();
        let mut recordings: Vec<RecordingKey> = Vec::new();
        for recording in bookmarks.iter().map(Bookmark::recording) {
            if !recordings.contains(&recording) {
                recordings.push(recording);
            }
        }
        let place = |bookmark: &Bookmark| recordings.iter().position(|it| *it == bookmark.recording());
        bookmarks.sort_by_cached_key(|bookmark| (place(bookmark), bookmark.moment()));
        Self { breakpoints, bookmarks, ..Self::default() }
    }

    /// The typed place; `None` if nothing is typed.
    ///
    /// # Errors
    /// If the text is not a place.
    pub fn typed_place(&self) -> Result<Option<Place>, PlaceError> {
        if self.typed.trim().is_empty() { Ok(None) } else { places::read(&self.typed).map(Some) }
    }

    /// Whether a place is being searched for.
    pub const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// The search for a place, if it has taken long enough to be shown.
    pub(crate) fn shown_search(&self) -> Option<&PlaceSearch> {
        self.search.as_ref().filter(|search| search.parts > UNSHOWN_PARTS)
    }

    /// The bookmark whose note is to be written.
    pub const fn note_wanted(&self) -> Option<usize> {
        self.note_wanted
    }

    /// The breakpoints that are switched on and can be in a recording of this realm.
    pub(crate) fn breakpoints_of(&self, id: LaneId) -> impl Iterator<Item = Place> {
        let is_meant =
            move |one: &&Breakpoint| one.switch == BreakpointSwitch::On && one.place.applies_to(id.realm);
        self.breakpoints.iter().filter(is_meant).map(|breakpoint| breakpoint.place.clone())
    }

    pub fn bookmark_at(&self, recording: RecordingKey, moment: u64) -> Option<usize> {
        self.bookmarks.iter().position(|one| one.recording() == recording && one.moment() == moment)
    }
}

/// Carries out an action.
pub fn act(places: &mut PlacesShow, desk: &mut Desk, action: PlacesAction) {
    match action {
        PlacesAction::Write(text) => places.typed = text,
        PlacesAction::GoTo(direction) => search::go_to_typed(places, desk, direction),
        PlacesAction::AddBreakpoint => breakpoints::add(places),
        PlacesAction::SwitchBreakpoint(at) => breakpoints::switch(places, at),
        PlacesAction::RemoveBreakpoint(at) => breakpoints::remove(places, at),
        PlacesAction::NextBreakpoint(direction) => search::go_to_breakpoint(places, desk, direction),
        PlacesAction::SetBookmark => bookmarks::set(places, desk),
        PlacesAction::NextBookmark(direction) => bookmarks::go_round(places, desk, direction),
        PlacesAction::OpenBookmark(at) => bookmarks::open(places, desk, at),
        PlacesAction::WriteNote(at, text) => bookmarks::write(places, at, &text),
        PlacesAction::NoteFocused => places.note_wanted = None,
        PlacesAction::RemoveBookmark(at) => bookmarks::remove(places, at),
        PlacesAction::ReadOn => search::read_on(places, desk),
    }
}
