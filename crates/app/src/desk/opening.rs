//! Opening: what the window is asked to open at its start, and the line that opens what it shows, for an address, a
//! link or the clipboard.

use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::{LaneId, LineError, LineFault},
    puzzle::Board,
    realm::{Evaluation, ParityCheck, Settings, Tie},
    replay::{
        Playback, Playhead,
        moment::{self, MomentLine, MomentPlace, Opening, OpeningError},
    },
};

use crate::{
    desk::{
        Desk, changed, lanes::RecordingKey, notice::Notice, playing, preferences::OpensAt, puzzles, runs,
    },
    words::is_too_long,
};

impl Desk {
    /// The key of the chosen lane's recording.
    pub fn recording_key(&self) -> RecordingKey {
        self.recording_key_of(self.chosen)
    }

    /// The key of a lane's recording.
    pub fn recording_key_of(&self, id: LaneId) -> RecordingKey {
        RecordingKey { puzzle: self.puzzle, realm: id.realm, settings: self.settings_of(id) }
    }

    /// The line of a moment of a lane's recording.
    pub fn moment_line_at(&self, id: impl Into<LaneId>, events: u64) -> MomentLine {
        let id = id.into();
        let check = Some(self.lane(id).recording.check_at(events));
        let place = Some(MomentPlace::Events { events, check });
        MomentLine { puzzle: self.puzzle, realm: id.realm, settings: self.settings_of(id), place }
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
    pub(crate) fn whole_line(&self) -> MomentLine {
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

/// Reads what a text asks the window to open.
///
/// # Errors
/// If the text has neither a line nor a puzzle, or a faulty one; or if its line is of lanes that the command line alone
/// searches.
pub fn read(text: &str) -> Result<Opening, OpeningError> {
    let opening = moment::read(text)?;
    let is_searched = match &opening {
        Opening::Puzzle(_) => true,
        Opening::Moment(line) => is_searched_by_window(&line.settings.used_by(line.realm)),
        Opening::Lanes(_) => false,
    };
    let position = moment::begins(text).map_or(1, |begin| begin + 1);
    if is_searched {
        Ok(opening)
    } else {
        Err(LineError { position, fault: LineFault::LanesNotOpened }.into())
    }
}

/// Whether the window can search with these settings.
fn is_searched_by_window(settings: &Settings) -> bool {
    let Settings { tie, heuristic, evaluation, goal_test, depth_limit, .. } = *settings;
    tie != Tie::None
        && heuristic != Some(HeuristicKind::Zero)
        && evaluation == Evaluation::Sum
        && goal_test.is_none()
        && depth_limit.is_none()
}

/// Opens what a text says. A text that cannot be read changes nothing.
pub fn open(desk: &mut Desk, text: &str) {
    if is_too_long(text) {
        desk.notify(Notice::LongText);
        return;
    }
    match read(text) {
        Err(error) => desk.notify(Notice::CannotOpen(error)),
        Ok(Opening::Puzzle(puzzle)) => {
            let puzzle = puzzle.or_goal(Board::standard_goal());
            if puzzle != desk.puzzle {
                puzzles::set(desk, puzzle);
            }
        }
        Ok(Opening::Moment(line)) => open_moment(desk, line),
        Ok(Opening::Lanes(lanes)) => open_moment(desk, lanes.moment()),
    }
}

/// What a text from the clipboard says; `None` where it says nothing, which is told.
pub fn pasted(desk: &mut Desk, text: Option<&str>) -> Option<Opening> {
    let notice = match text {
        Some(text) if is_too_long(text) => Notice::LongText,
        None => Notice::NothingToPaste,
        Some(text) if text.trim().is_empty() => Notice::NothingToPaste,
        Some(text) => match read(text) {
            Ok(opening) => return Some(opening),
            Err(error) => Notice::CannotPaste(error),
        },
    };
    desk.notify(notice);
    None
}

/// Goes where a pasted text leads. The line of a moment leads there. One board becomes the start, two boards become
/// start and goal.
pub fn paste(desk: &mut Desk, opening: Opening) {
    match opening {
        Opening::Moment(line) => open_moment(desk, line),
        Opening::Lanes(lanes) => open_moment(desk, lanes.moment()),
        Opening::Puzzle(text) => {
            let puzzle = text.or_goal(desk.puzzle.goal);
            let notice = match text.goal {
                _ if puzzle == desk.puzzle => Notice::SamePuzzle,
                None => Notice::Pasted,
                Some(_) => Notice::PastedPuzzle,
            };
            puzzles::set(desk, puzzle);
            desk.notify(notice);
        }
    }
}

/// Goes to a moment of this puzzle or of another one; this can be undone.
pub fn open_moment(desk: &mut Desk, line: MomentLine) {
    push_here(desk);
    go_to(desk, line);
}

/// Remembers the current moment for undoing; a line without a place leads back to the end.
fn push_here(desk: &mut Desk) {
    puzzles::forget_undo(desk);
    let here = desk.whole_line();
    desk.before.push(MomentLine { place: here.place.or(Some(MomentPlace::End)), ..here });
}

/// Goes back to the puzzle, the realm and the moment before.
pub fn undo(desk: &mut Desk) {
    let Some(line) = desk.before.pop() else {
        desk.notify(Notice::NothingToUndo);
        return;
    };
    desk.notify(Notice::Undone);
    // Whether to search an unsolvable puzzle is decided anew for each, except when going back to a moment of such a
    // search.
    let is_inside = !matches!(line.place, None | Some(MomentPlace::End));
    let parity = if is_inside { line.settings.parity } else { ParityCheck::On };
    let settings = Settings { parity, ..line.settings };
    go_to(desk, MomentLine { settings, ..line });
}

fn go_to(desk: &mut Desk, line: MomentLine) {
    if line.puzzle != desk.puzzle {
        puzzles::change(desk, line.puzzle);
    }
    runs::search_with(desk, line.settings);
    playing::choose(desk, line.realm.into());
    desk.solution.restart();
    changed::forget(desk);
    desk.requested_place = line.place;
    if line.place == Some(MomentPlace::End) {
        let chosen = desk.chosen;
        let lane = desk.lane_mut(chosen);
        lane.playhead =
            if lane.has_ended() { Playhead::at(lane.recording.len()) } else { Playhead::following() };
    }
    arrive(desk);
}

/// Takes the playhead to the awaited place once it is recorded, or to the end once it never will be.
pub fn arrive(desk: &mut Desk) {
    let Some(place) = desk.requested_place else { return };
    let lane = desk.chosen_lane();
    let (recording, has_ended) = (&lane.recording, lane.has_ended());
    let (moment, notice) = match place {
        MomentPlace::Events { events, check } if events <= recording.len() => {
            let differs = check.is_some_and(|check| check != recording.check_at(events));
            (events, differs.then_some(Notice::RecordedOtherwise))
        }
        MomentPlace::Expansion(number) if recording.expansion(number.saturating_sub(1)).is_some() => {
            (recording.moment_of_expansion(number), None)
        }
        MomentPlace::End if has_ended => (recording.len(), None),
        MomentPlace::Events { .. } | MomentPlace::Expansion(_) if has_ended => {
            (recording.len(), Some(Notice::BeyondEnd { events: recording.len() }))
        }
        MomentPlace::Events { .. } | MomentPlace::Expansion(_) | MomentPlace::End => return,
    };
    desk.requested_place = None;
    playing::stand_at(desk, moment);
    if let Some(notice) = notice {
        desk.notify(notice);
    }
}
