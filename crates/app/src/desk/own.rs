//! Lanes of one's own: realms with settings of their own, side by side.

use eight_realms_core::{
    lane::{Lane, LaneId, LaneRequest, MAX_LANES, Preset},
    realm::{ParityCheck, Settings},
};

use crate::desk::{
    Desk, Shown, changed,
    effect::Effect,
    jobs::Role,
    lanes::{CountingRun, Lane as LaneState},
    measure::Measuring,
    notice::Notice,
    opening, playing,
    screen::StageTab,
};

/// The lanes that are searched, raced, plotted, mapped and asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// The eight realms.
    #[default]
    Realms,
    /// The lanes of one's own.
    Own,
}

impl Face {
    pub const fn other(self) -> Self {
        match self {
            Self::Realms => Self::Own,
            Self::Own => Self::Realms,
        }
    }
}

/// A lane of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnLane {
    /// What is said of it; the rest are conventions.
    pub request: LaneRequest,
    /// How it searches.
    pub lane: Lane,
    pub(crate) shown: Shown,
}

impl OwnLane {
    /// The lane with these conventions. If it does not go with them, it has the usual ones.
    pub fn of(request: LaneRequest, conventions: &Settings) -> Self {
        let usual = || request.lane(&Settings::default());
        let lane = request.lane(conventions).or_else(|_| usual());
        let lane = lane.unwrap_or_else(|_| Lane::of(request.realm, Settings::default()));
        Self { request, lane, shown: Shown::Yes }
    }

    /// The lane that searches just so. Whether parity is tested belongs to the puzzle.
    pub(crate) fn exactly(lane: Lane) -> Self {
        let settings = Settings { parity: ParityCheck::On, ..lane.settings };
        let request = LaneRequest::of_settings(lane.realm, &settings);
        Self { request, lane: Lane::of(lane.realm, settings), shown: Shown::Yes }
    }
}

/// Action on the lanes of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanesAction {
    /// Put the other lanes in force: the realms, or those of one's own.
    Face(Face),
    /// Race lanes of one's own: those that are there or, without any, one for each heuristic.
    Compare,
    /// Take a set of lanes in the place of those that are there.
    Take(Preset),
    Add(LaneRequest),
    /// Replace the lane in this place.
    Change(usize, LaneRequest),
    Remove(usize),
    RemoveAll,
    /// Move a lane from one place to another.
    Move {
        from: usize,
        to: usize,
    },
}

/// Carries out an action. What changes the lanes can be undone.
pub fn act(desk: &mut Desk, action: LanesAction) {
    match action {
        LanesAction::Face(face) => {
            show_face(desk, face);
            return;
        }
        LanesAction::Compare => {
            if desk.own.is_empty() {
                act(desk, LanesAction::Take(Preset::Heuristics));
            }
            show_face(desk, Face::Own);
            desk.show_stage(StageTab::Race);
            return;
        }
        LanesAction::Take(_)
        | LanesAction::Add(_)
        | LanesAction::Change(..)
        | LanesAction::Remove(_)
        | LanesAction::RemoveAll
        | LanesAction::Move { .. } => {}
    }
    let (mut own, conventions) = (desk.own.clone(), desk.settings);
    if let LanesAction::Add(request) | LanesAction::Change(_, request) = action
        && let Some(place) = place_of(desk, &OwnLane::of(request, &conventions).lane)
    {
        show_face(desk, Face::Own);
        playing::choose(desk, id_of(desk, place));
        return;
    }
    let place = match action {
        LanesAction::Take(preset) => {
            own = preset.requests().into_iter().map(|request| OwnLane::of(request, &conventions)).collect();
            0
        }
        LanesAction::Add(request) if own.len() < MAX_LANES => {
            own.push(OwnLane::of(request, &conventions));
            own.len() - 1
        }
        LanesAction::Change(place, request) if place < own.len() => {
            own[place] = OwnLane { shown: own[place].shown, ..OwnLane::of(request, &conventions) };
            place
        }
        LanesAction::Remove(place) if place < own.len() => {
            own.remove(place);
            place
        }
        LanesAction::RemoveAll if !own.is_empty() => {
            own.clear();
            0
        }
        LanesAction::Move { from, to }
            if desk.face == Face::Own && from < own.len() && to < own.len() && from != to =>
        {
            let lane = own.remove(from);
            own.insert(to, lane);
            to
        }
        LanesAction::Add(_) => {
            desk.notify(Notice::LanesFull);
            return;
        }
        LanesAction::Face(_)
        | LanesAction::Compare
        | LanesAction::Change(..)
        | LanesAction::Remove(_)
        | LanesAction::RemoveAll
        | LanesAction::Move { .. } => return,
    };
    if own == desk.own && desk.face == Face::Own {
        return;
    }
    opening::push_here(desk);
    let chosen = match action {
        LanesAction::Add(_) | LanesAction::Take(_) | LanesAction::Change(..) | LanesAction::Move { .. } => {
            Some(place)
        }
        LanesAction::Face(_) | LanesAction::Compare | LanesAction::Remove(_) | LanesAction::RemoveAll => None,
    };
    let kept = match action {
        LanesAction::Change(place, _) => {
            Some(changed::kept(desk, LaneId::own(place, desk.own[place].lane.realm)))
        }
        _ => None,
    };
    put(desk, own);
    show_face(desk, Face::Own);
    if let Some(place) = chosen {
        playing::choose(desk, id_of(desk, place));
    }
    if let (LanesAction::Change(place, _), Some(kept)) = (action, kept) {
        changed::stand(desk.lane_mut(id_of(desk, place)), kept);
    }
    keep(desk);
    desk.notify(Notice::Lanes { action, place });
}

/// The place of the lane of one's own that searches just so.
pub fn place_of(desk: &Desk, lane: &Lane) -> Option<usize> {
    desk.own.iter().position(|own| own.lane == *lane)
}

/// Remembers the lanes between starts.
fn keep(desk: &mut Desk) {
    desk.preferences.lanes = desk.own.iter().map(|own| own.request.to_string()).collect();
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
    for id in desk.lane_ids() {
        if id != desk.chosen && !ladder.contains(&id) {
            hold_back(desk, id);
        }
    }
    end_measuring(desk);
    desk.together.forget_places();
}

/// Ends measuring: lanes have other places, or others are shown.
fn end_measuring(desk: &mut Desk) {
    if std::mem::take(&mut desk.measuring) != Measuring::Idle {
        desk.ask(Effect::End(Role::Measure));
    }
}

/// Ends the search of a lane that is not finished. It begins again when it is wanted.
fn hold_back(desk: &mut Desk, id: LaneId) {
    let playhead = desk.lane(id).playhead;
    if desk.lane(id).is_alive() {
        desk.ask(Effect::End(Role::Search(id)));
        let lane = desk.lane_mut(id);
        lane.restart(id.realm);
        lane.playhead = playhead;
    }
    if desk.lane(id).counted == Some(CountingRun::Running) {
        desk.ask(Effect::End(Role::Count(id)));
        desk.lane_mut(id).counted = None;
    }
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
        let same = before.iter().position(|old| old.lane == new.lane).and_then(|at| old[at].take());
        let fresh = || LaneState { playhead, ..LaneState::of(new.lane.realm) };
        desk.lanes.own[place] = same.unwrap_or_else(fresh);
    }
    if let Some(place) = desk.chosen.place() {
        let last = desk.own.len().checked_sub(1);
        if let Some(place) = chosen.or(last.map(|last| place.min(last))) {
            desk.chosen = id_of(desk, place);
            desk.source = desk.chosen.search_source();
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

/// Gives every lane of one's own what other conventions make of it.
pub(crate) fn follow_conventions(desk: &mut Desk) {
    let conventions = desk.settings;
    for own in &mut desk.own {
        *own = OwnLane { shown: own.shown, ..OwnLane::of(own.request, &conventions) };
    }
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
