//! Opening: what the window is asked to open at its start, and the line that opens what it shows, for an address, a
//! link or the clipboard.

use super::{Model, RecordingKey};
use crate::{
    puzzle::Board,
    realm::Realm,
    replay::{
        Playback,
        moment::{MomentLine, MomentPlace, Opening},
    },
};

impl Model {
    /// Sets what the window is asked to open, before anything is searched; `None` changes nothing.
    pub fn opened_with(mut self, opening: Option<Opening>) -> Self {
        match opening {
            None => {}
            Some(Opening::Puzzle(puzzle)) => self.puzzle = puzzle.or_goal(Board::standard_goal()),
            Some(Opening::Moment(MomentLine { puzzle, realm, settings, place })) => {
                (self.puzzle, self.settings, self.chosen) = (puzzle, settings, realm);
                *self.steps.get_mut(realm) = realm;
                self.source = realm.search_source();
                self.requested_place = place;
            }
        }
        self
    }

    /// The key of the chosen realm's recording.
    pub const fn recording_key(&self) -> RecordingKey {
        RecordingKey { puzzle: self.puzzle, realm: self.chosen, settings: self.settings }
    }

    /// The line of a moment of a realm's recording.
    pub fn moment_line_at(&self, realm: Realm, events: u64) -> MomentLine {
        let check = Some(self.lane(realm).recording.check_at(events));
        let place = Some(MomentPlace::Events { events, check });
        MomentLine { puzzle: self.puzzle, realm, settings: self.settings, place }
    }

    /// The line of what the window shows. While a requested place is awaited, that is its place. At the end of a
    /// recording, while a search is followed and in a race it has no place: whoever opens it sees the search run to its
    /// end.
    pub fn moment_line(&self) -> MomentLine {
        let lane = self.chosen_lane();
        let (events, recording) = (lane.playhead.moment, &lane.recording);
        let is_followed = lane.playhead.playback == Playback::Following;
        let is_inside = events < recording.len() && !is_followed && !self.is_racing();
        let here = self.moment_line_at(self.chosen, events);
        MomentLine { place: self.requested_place.or(here.place.filter(|_| is_inside)), ..here }
    }
}
