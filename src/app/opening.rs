//! What the window is asked to open, and the line that would open what it shows: for the address of a page, a link, a
//! clipboard.

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
    /// The same with what the window is asked to open: nothing has been searched yet.
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

    /// Which recording the chosen realm has.
    pub const fn recording_key(&self) -> RecordingKey {
        RecordingKey { puzzle: self.puzzle, realm: self.chosen, settings: self.settings }
    }

    /// The line of a moment of a realm's recording.
    pub fn moment_line_at(&self, realm: Realm, events: u64) -> MomentLine {
        let check = Some(self.lane(realm).recording.check_at(events));
        let place = Some(MomentPlace::Events { events, check });
        MomentLine { puzzle: self.puzzle, realm, settings: self.settings, place }
    }

    /// The line of what the window shows now. At the end of a recording, and while one is awaited, it has no place:
    /// whoever opens it sees the search run to its end.
    pub fn moment_line(&self) -> MomentLine {
        let lane = self.chosen_lane();
        let (events, recording) = (lane.playhead.moment, &lane.recording);
        let is_followed = lane.playhead.playback == Playback::Following;
        let is_inside = events < recording.len() && !is_followed && !self.is_racing();
        let here = self.moment_line_at(self.chosen, events);
        MomentLine { place: self.requested_place.or(here.place.filter(|_| is_inside)), ..here }
    }
}
