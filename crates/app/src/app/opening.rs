//! Opening: what the window is asked to open at its start, and the line that opens what it shows, for an address, a
//! link or the clipboard.

use eight_realms_core::{
    puzzle::Board,
    realm::Realm,
    replay::{
        Playback, Playhead,
        moment::{MomentLine, MomentPlace, Opening},
    },
};

use super::{Desk, Model, OpensAt, RecordingKey};

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
                if place == Some(MomentPlace::End) {
                    self.lane_mut(realm).playhead = Playhead::following();
                }
            }
        }
        self
    }
}

impl Desk {
    /// The key of the chosen realm's recording.
    pub fn recording_key(&self) -> RecordingKey {
        RecordingKey { puzzle: self.puzzle, realm: self.chosen, settings: self.settings }
    }

    /// The line of a moment of a realm's recording.
    pub fn moment_line_at(&self, realm: Realm, events: u64) -> MomentLine {
        let check = Some(self.lane(realm).recording.check_at(events));
        let place = Some(MomentPlace::Events { events, check });
        MomentLine { puzzle: self.puzzle, realm, settings: self.settings, place }
    }

    /// The line of what the window shows. While a requested place is awaited, that is its place. In a race there is none,
    /// nor at the start of a search if puzzles open there: whoever opens the line comes there anyway.
    pub fn moment_line(&self) -> MomentLine {
        let opens_here = |place: &MomentPlace| {
            self.preferences.opens_at == OpensAt::Start
                && matches!(place, MomentPlace::Events { events: 0, .. })
        };
        let line = self.whole_line();
        MomentLine { place: line.place.filter(|place| !opens_here(place)), ..line }
    }

    /// The same, with its place at the start too. At the end of a recording, and while a search is followed, the place is
    /// the end.
    pub(super) fn whole_line(&self) -> MomentLine {
        let lane = self.chosen_lane();
        let (events, recording) = (lane.playhead.moment, &lane.recording);
        let is_followed = lane.playhead.playback == Playback::Following;
        let here = self.moment_line_at(self.chosen, events);
        let place = match (events, recording.len()) {
            _ if self.is_racing() => None,
            _ if is_followed => Some(MomentPlace::End),
            (events, all) if events >= all && all > 0 => Some(MomentPlace::End),
            _ => here.place,
        };
        MomentLine { place: self.requested_place.or(place), ..here }
    }
}
