//! Changes of the lanes of one's own, each of which can be undone.

use eight_realms_core::lane::{MAX_LANES, Preset};

use crate::desk::{
    Desk,
    action::LanesAction,
    cover,
    kept::KeptPlace,
    lanes::OwnLane,
    notice::Notice,
    opening,
    own::{choose, hold_others_back, id_of, place_of, put, show_face},
    screen::{Face, Sheet, StageTab},
};

/// Races lanes of one's own: those that are there or, without any, one for each heuristic.
pub fn compare_heuristics(desk: &mut Desk) {
    if desk.own.is_empty() {
        act(desk, LanesAction::Take(Preset::Heuristics));
    }
    show_face(desk, Face::Own);
    desk.show_stage(StageTab::Race);
}

/// Carries out an action. A lane that is there already is chosen instead.
pub fn act(desk: &mut Desk, action: LanesAction) {
    if let Some(there) = there_already(desk, action) {
        choose(desk, id_of(desk, there));
        return;
    }
    if matches!(action, LanesAction::Add(_)) && desk.own.len() >= MAX_LANES {
        desk.notify(Notice::LanesFull);
        return;
    }
    let Some((own, place)) = lanes_after(desk, action) else { return };
    if own == desk.own && desk.face == Face::Own {
        return;
    }
    opening::push_here(desk);
    // A lane that changes stays where it stands.
    let stood = match action {
        LanesAction::Change(place, _) => Some(KeptPlace::of(desk.lane(id_of(desk, place)))),
        _ => None,
    };
    put(desk, own);
    show_face(desk, Face::Own);
    match action {
        LanesAction::Take(_) => {
            desk.sheet = Sheet::None;
            choose(desk, id_of(desk, place));
        }
        LanesAction::Add(_) | LanesAction::Change(..) | LanesAction::Move { .. } => {
            choose(desk, id_of(desk, place));
        }
        LanesAction::Remove(_) | LanesAction::RemoveAll => {}
    }
    if let Some(stood) = stood {
        stood.take(desk.lane_mut(id_of(desk, place)));
    }
    hold_others_back(desk);
    if matches!(action, LanesAction::Take(_) | LanesAction::Add(_) | LanesAction::Change(..)) {
        cover::begin_race(desk);
    }
    desk.preferences.lanes = desk.own.iter().map(|own| own.request.to_string()).collect();
    desk.notify(Notice::Lanes { action, place });
}

/// The place of a lane that searches just as the one that an action asks for, other than the one that it changes.
fn there_already(desk: &Desk, action: LanesAction) -> Option<usize> {
    let (LanesAction::Add(request) | LanesAction::Change(_, request)) = action else { return None };
    let there = place_of(desk, &OwnLane::of(request, &desk.settings).lane)?;
    let is_itself = matches!(action, LanesAction::Change(place, _) if place == there);
    (!is_itself).then_some(there)
}

/// The lanes after an action, and the place of the one that it is about; `None` for a place that has no lane.
fn lanes_after(desk: &Desk, action: LanesAction) -> Option<(Vec<OwnLane>, usize)> {
    let mut own = desk.own.clone();
    let new = |request| OwnLane::of(request, &desk.settings);
    let place = match action {
        LanesAction::Take(preset) => {
            own = preset.requests().into_iter().map(new).collect();
            0
        }
        LanesAction::Add(request) => {
            own.push(new(request));
            own.len() - 1
        }
        LanesAction::Change(place, request) => {
            let lane = own.get_mut(place)?;
            *lane = OwnLane { shown: lane.shown, ..new(request) };
            place
        }
        LanesAction::Remove(place) => {
            own.get(place)?;
            own.remove(place);
            place
        }
        LanesAction::RemoveAll => {
            own.first()?;
            own.clear();
            0
        }
        LanesAction::Move { from, to } => {
            let is_there = desk.face == Face::Own && from < own.len() && to < own.len();
            if !is_there || from == to {
                return None;
            }
            let lane = own.remove(from);
            own.insert(to, lane);
            to
        }
    };
    Some((own, place))
}
