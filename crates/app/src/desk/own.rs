//! Lanes of one's own: which are in force, and where each stands.

use eight_realms_core::{
    lane::{Lane, LaneId, LaneRequest, MAX_LANES},
    realm::Settings,
};

use crate::desk::{
    Desk,
    effect::Effect,
    jobs::Role,
    kept::KeptPlace,
    lanes::{CountingRun, Lane as LaneState, OwnLane},
    measure::Measuring,
    playing,
    screen::Face,
};

/// The place of the lane of one's own that searches just so.
pub fn place_of(desk: &Desk, lane: &Lane) -> Option<usize> {
    desk.own.iter().position(|own| own.lane == *lane)
}

/// The id of the lane of one's own in this place.
///
/// # Panics
/// If there is none.
pub fn id_of(desk: &Desk, place: usize) -> LaneId {
    LaneId::own(place, desk.own[place].lane.realm)
}

/// Puts other lanes in force. Each face has its chosen lane; the searches of the other one wait.
pub fn show_face(desk: &mut Desk, face: Face) {
    if face == desk.face {
        return;
    }
    let previous = desk.chosen;
    desk.face = face;
    let ladder = desk.ladder();
    let before = desk.other_chosen.filter(|id| ladder.contains(id));
    desk.other_chosen = Some(previous);
    if let Some(id) = before.or_else(|| ladder.first().copied()) {
        playing::choose(desk, id);
    }
    hold_others_back(desk);
    end_measuring(desk);
    desk.together.forget_places();
}

/// Chooses a lane and shows the face that it is on. A lane that does not exist is not chosen.
pub fn choose(desk: &mut Desk, id: LaneId) {
    if desk.lane_ids().contains(&id) {
        show_face(desk, Face::of(id));
        playing::choose(desk, id);
    }
}

/// Lets the searches wait that are neither chosen nor in force.
pub(crate) fn hold_others_back(desk: &mut Desk) {
    let ladder = desk.ladder();
    for id in desk.lane_ids() {
        if id != desk.chosen && !ladder.contains(&id) {
            hold_back(desk, id);
        }
    }
}

/// Ends measuring: lanes have other places, or others are shown.
fn end_measuring(desk: &mut Desk) {
    if std::mem::take(&mut desk.measuring) != Measuring::Idle {
        desk.ask(Effect::End(Role::Measure));
    }
}

/// Ends the search of a lane that is not finished. It begins again when it is wanted.
fn hold_back(desk: &mut Desk, id: LaneId) {
    if desk.lane(id).is_alive() {
        forget(desk, id);
    }
    if desk.lane(id).counted == Some(CountingRun::Running) {
        desk.ask(Effect::End(Role::Count(id)));
        desk.lane_mut(id).counted = None;
    }
}

/// Forgets the search of a lane, but not the place where it stands. It begins again when it is wanted.
pub(crate) fn forget(desk: &mut Desk, id: LaneId) {
    let place = KeptPlace::of(desk.lane(id));
    desk.ask(Effect::End(Role::Search(id)));
    let lane = desk.lane_mut(id);
    // The same search comes again, so what was seen of it has been seen.
    let seen = lane.seen;
    lane.restart(id.realm);
    lane.seen = seen;
    place.take(lane);
}

/// Replaces the lanes of one's own. A lane that searches just so already keeps its recording, in whatever place; only the
/// others are searched.
pub(crate) fn put(desk: &mut Desk, own: Vec<OwnLane>) {
    if own == desk.own {
        return;
    }
    let before = std::mem::replace(&mut desk.own, own);
    for (place, old) in before.iter().enumerate() {
        let stays = desk.own.get(place).is_some_and(|new| new.lane == old.lane);
        if !stays {
            hold_back(desk, LaneId::own(place, old.lane.realm));
        }
    }
    let was_chosen = desk.chosen.place().and_then(|place| before.get(place));
    let chosen = was_chosen.and_then(|old| desk.own.iter().position(|new| new.lane == old.lane));
    let mut old: Vec<Option<LaneState>> = desk.lanes.take_own().into_iter().map(Some).collect();
    let playhead = desk.preferences.opens_at.playhead();
    for (place, new) in desk.own.iter().enumerate() {
        // Conventions can make two lanes equal: each has the state of one.
        let is_same = |at: &usize| before[*at].lane == new.lane && old[*at].is_some();
        let same = Some(place).filter(|at| *at < before.len()).filter(is_same);
        let same = same.or_else(|| (0..before.len()).find(is_same)).and_then(|at| old[at].take());
        let fresh = || LaneState { playhead, ..LaneState::of(new.lane.realm) };
        desk.lanes.own[place] = same.unwrap_or_else(fresh);
    }
    if let Some(place) = desk.chosen.place() {
        let last = desk.own.len().checked_sub(1);
        if let Some(place) = chosen.or(last.map(|last| place.min(last))) {
            let chosen = id_of(desk, place);
            if chosen.realm != desk.chosen.realm {
                desk.source = chosen.search_source();
            }
            desk.chosen = chosen;
        } else {
            let realm = desk.other_chosen.filter(|id| id.place().is_none());
            playing::choose(desk, realm.unwrap_or_else(|| desk.steps.all()[0].into()));
        }
    }
    desk.other_chosen = desk.other_chosen.filter(|id| id.place().is_none());
    desk.solution.restart();
    end_measuring(desk);
    desk.together.forget_places();
}

/// The lanes of the preferences, as far as they are lanes.
pub(crate) fn remembered(lines: &[String], conventions: &Settings) -> Vec<OwnLane> {
    let requests = lines.iter().filter_map(|line| line.parse::<LaneRequest>().ok());
    let mut own: Vec<OwnLane> = Vec::new();
    for request in requests.filter(|request| request.lane(conventions).is_ok()).take(MAX_LANES) {
        let new = OwnLane::of(request, conventions);
        if own.iter().all(|other| other.lane != new.lane) {
            own.push(new);
        }
    }
    own
}
