//! Opening: what the window is asked to open at its start, and the line that opens what it shows, for an address, a
//! link or the clipboard.

use eight_realms_core::{
    lane::{Lane, LaneId},
    puzzle::Board,
    realm::{Evaluation, ParityCheck, Realm, Settings},
    replay::{
        Playback, Playhead,
        moment::{self, LanesLine, Line, MomentLine, MomentPlace, Opening},
    },
};

use crate::{
    desk::{
        Desk, changed,
        lanes::{OwnLane, RecordingKey},
        notice::Notice,
        own, playing,
        preferences::OpensAt,
        puzzles, runs,
        screen::Face,
        setup::Setup,
    },
    words::is_too_long,
};

/// What a line opens. One of the realms with a heuristic that is not its own is a lane of one's own. Lanes of a line
/// say everything, so nothing is left to the conventions, which are the usual ones then.
fn setup_of(desk: &Desk, line: &Line) -> Setup {
    let MomentLine { puzzle, realm, settings, place } = line.moment();
    let here = Setup { puzzle, place, ..Setup::here(desk, place) };
    let lanes = match line {
        Line::Realm(_) if is_of_the_eight(realm, &settings) => {
            let settings = Settings { heuristic: None, ..settings };
            return Setup { settings, face: Face::Realms, chosen: realm.into(), ..here };
        }
        Line::Realm(_) => vec![Lane::of(realm, settings)],
        Line::Own(line) => line.lanes.clone(),
    };
    let at = match line {
        Line::Realm(_) => 0,
        Line::Own(line) => line.chosen,
    };
    let parity = settings.parity;
    // The lanes that are there stay as they are: what they leave open, what is hidden, and the conventions.
    let own = desk.own_lanes();
    if lanes == without_repeats(&own) {
        let at = own.iter().position(|lane| *lane == lanes[at]).unwrap_or_default();
        let settings = Settings { parity, ..desk.settings };
        return Setup { settings, face: Face::Own, chosen: LaneId::own(at, realm), ..here };
    }
    Setup {
        settings: Settings { parity, ..Settings::default() },
        face: Face::Own,
        own: lanes.into_iter().map(OwnLane::exactly).collect(),
        chosen: LaneId::own(at, realm),
        ..here
    }
}

/// Every lane once: conventions can make two equal, and a line names each search once.
fn without_repeats(lanes: &[Lane]) -> Vec<Lane> {
    let mut unique: Vec<Lane> = Vec::with_capacity(lanes.len());
    for lane in lanes {
        if !unique.contains(lane) {
            unique.push(*lane);
        }
    }
    unique
}

/// Whether one of the eight realms searches with these settings, given as conventions.
fn is_of_the_eight(realm: Realm, settings: &Settings) -> bool {
    let goal_test = settings.goal_test.filter(|_| realm.has_ties());
    realm.other_heuristic(settings).is_none()
        && settings.evaluation == Evaluation::Sum
        && settings.depth_limit.is_none()
        && goal_test.is_none_or(|test| test == realm.own_goal_test())
}

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
    pub fn moment_line_at(&self, id: impl Into<LaneId>, events: u64) -> Line {
        let id = id.into();
        let check = Some(self.lane(id).recording.check_at(events));
        let place = Some(MomentPlace::Events { events, check });
        let puzzle = self.puzzle;
        match id.place() {
            None => {
                let settings = self.settings_of(id);
                Line::Realm(MomentLine { puzzle, realm: id.realm, settings, place })
            }
            Some(chosen) => {
                let own = self.own_lanes();
                let lanes = without_repeats(&own);
                let chosen = lanes.iter().position(|lane| *lane == own[chosen]).unwrap_or_default();
                Line::Own(LanesLine { puzzle, lanes, chosen, place })
            }
        }
    }

    /// The line of what the window shows. While a requested place is awaited, that is its place. In a race there is none,
    /// nor at the start of a search if puzzles open there: whoever opens the line comes there anyway. The chosen one of
    /// several lanes can only be said with a place.
    pub fn moment_line(&self) -> Line {
        let is_first = self.chosen.place().is_none_or(|place| place == 0);
        let opens_here = |place: &MomentPlace| {
            self.preferences.opens_at == OpensAt::Start
                && is_first
                && matches!(place, MomentPlace::Events { events: 0, .. })
        };
        let line = self.whole_line();
        let place = line.moment().place.filter(|place| !opens_here(place));
        line.at(place)
    }

    /// The same, with its place at the start too. At the end of a recording, and while a search is followed, the place is
    /// the end.
    pub fn whole_line(&self) -> Line {
        let lane = self.chosen_lane();
        let (events, recording) = (lane.playhead.moment, &lane.recording);
        let is_followed = lane.playhead.playback == Playback::Following;
        let here = self.moment_line_at(self.chosen, events);
        let place = match (events, recording.len()) {
            _ if self.is_racing() => None,
            _ if is_followed => Some(MomentPlace::End),
            (events, all) if events >= all && all > 0 && lane.covered.is_none() => Some(MomentPlace::End),
            _ => here.moment().place,
        };
        here.at(self.requested_place.or(place))
    }
}

/// Opens what a text says. A text that cannot be read changes nothing.
pub fn open(desk: &mut Desk, text: &str) {
    if is_too_long(text) {
        desk.notify(Notice::LongText);
        return;
    }
    match moment::read(text) {
        Err(error) => desk.notify(Notice::CannotOpen(error)),
        Ok(Opening::Puzzle(puzzle)) => {
            let puzzle = puzzle.or_goal(Board::standard_goal());
            if puzzle != desk.puzzle {
                puzzles::set(desk, puzzle);
            }
        }
        Ok(Opening::Moment(line)) => open_moment(desk, &line),
    }
}

/// What a text from the clipboard says; `None` where it says nothing, which is told.
pub fn pasted(desk: &mut Desk, text: Option<&str>) -> Option<Opening> {
    let notice = match text {
        Some(text) if is_too_long(text) => Notice::LongText,
        None => Notice::NothingToPaste,
        Some(text) if text.trim().is_empty() => Notice::NothingToPaste,
        Some(text) => match moment::read(text) {
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
        Opening::Moment(line) => open_moment(desk, &line),
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
pub fn open_moment(desk: &mut Desk, line: &Line) {
    let setup = setup_of(desk, line);
    let here = desk.whole_line().moment().place.or_else(|| place_to_return_to(desk));
    push(desk, here);
    go_to(desk, setup);
}

/// Where undoing leads if the line of what is shown has no place: to the end, unless that is covered.
fn place_to_return_to(desk: &Desk) -> Option<MomentPlace> {
    let lane = desk.chosen_lane();
    match lane.covered {
        Some(_) => desk.moment_line_at(desk.chosen, lane.playhead.moment).moment().place,
        None => Some(MomentPlace::End),
    }
}

/// Remembers the current moment for undoing; without a place, undoing leaves the playhead where it is then.
pub(crate) fn push_here(desk: &mut Desk) {
    let here = desk.whole_line().moment().place;
    push(desk, here);
}

fn push(desk: &mut Desk, place: Option<MomentPlace>) {
    puzzles::forget_undo(desk);
    let setup = Setup::here(desk, place);
    desk.before.push(setup);
}

/// Goes back to the puzzle, the lanes and the moment before.
pub fn undo(desk: &mut Desk) {
    let Some(setup) = desk.before.pop() else {
        desk.notify(Notice::NothingToUndo);
        return;
    };
    desk.notify(Notice::Undone);
    desk.preferences.lanes.clone_from(&setup.remembered);
    // Whether to search an unsolvable puzzle is decided anew for each, except when going back to a moment of such a
    // search.
    let is_inside = !matches!(setup.place, None | Some(MomentPlace::End));
    let is_kept = is_inside || setup.puzzle == desk.puzzle;
    let parity = if is_kept { setup.settings.parity } else { ParityCheck::On };
    let settings = Settings { parity, ..setup.settings };
    go_to(desk, Setup { settings, ..setup });
}

fn go_to(desk: &mut Desk, setup: Setup) {
    let Setup { puzzle, settings, face, own, chosen, place, .. } = setup;
    if puzzle != desk.puzzle {
        puzzles::change(desk, puzzle);
    }
    own::put(desk, own);
    runs::search_with(desk, settings);
    own::show_face(desk, face);
    playing::choose(desk, chosen);
    desk.solution.restart();
    changed::forget(desk);
    desk.requested_place = place;
    if place == Some(MomentPlace::End) {
        let lane = desk.chosen_lane_mut();
        lane.uncover();
        lane.playhead =
            if lane.has_ended() { Playhead::at(lane.recording.len()) } else { Playhead::following() };
    }
    arrive(desk);
}

/// Sets what the window opens with, before anything is searched.
pub(crate) fn open_first(desk: &mut Desk, line: &Line) {
    let setup = setup_of(desk, line);
    (desk.puzzle, desk.settings, desk.face) = (setup.puzzle, setup.settings, setup.face);
    own::put(desk, setup.own);
    runs::follow_conventions(desk);
    playing::choose(desk, setup.chosen);
    desk.effects.clear();
    desk.requested_place = setup.place;
    if setup.place == Some(MomentPlace::End) {
        let lane = desk.chosen_lane_mut();
        lane.uncover();
        lane.playhead = Playhead::following();
    }
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
