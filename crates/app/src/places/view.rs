//! What the timeline shows of places: bookmarks, and how far a search for a place is.

use eight_realms_core::replay::Direction;

use crate::{
    desk::seen::SeenDesk,
    places::{PlacesShow, SearchRound},
};

/// Progress of a search for a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceProgress {
    /// Share of the reading that is done, 0 to 1.
    pub progress: f64,
    /// The part of the recording that is searched.
    pub round: SearchRound,
    pub direction: Direction,
}

impl PlaceProgress {
    fn of(model: SeenDesk<'_>, places: &PlacesShow) -> Option<Self> {
        let search = places.shown_search()?;
        let progress = search.finder.progress(&model.chosen_lane().recording);
        Some(Self { progress, round: search.round, direction: search.direction })
    }
}

/// The bookmarks in the recording that is shown; none while a question is open, because they might tell what comes.
fn flags(model: SeenDesk<'_>, places: &PlacesShow) -> Vec<(u64, String)> {
    if model.has_open_question() {
        return Vec::new();
    }
    let own = places.bookmarks.iter().filter(|one| one.recording() == model.recording_key());
    let seen = model.chosen_lane().recording.len();
    let own = own.filter(|bookmark| bookmark.moment() <= seen);
    own.map(|bookmark| (bookmark.moment(), bookmark.note.clone())).collect()
}

/// What the timeline shows of places.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacesView {
    /// The bookmarks in this recording: moment and note.
    pub flags: Vec<(u64, String)>,
    /// The search for a place, if it takes long.
    pub search: Option<PlaceProgress>,
}

impl PlacesView {
    pub(crate) fn of(model: SeenDesk<'_>, places: &PlacesShow) -> Self {
        Self { flags: flags(model, places), search: PlaceProgress::of(model, places) }
    }
}
