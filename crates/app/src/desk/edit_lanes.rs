//! Changes of the lanes of one's own, each of which can be undone.

use eight_realms_core::lane::{LaneId, MAX_LANES, Preset};

use crate::desk::{
    Desk,
    action::LanesAction,
    changed,
    lanes::OwnLane,
    notice::Notice,
    opening,
    own::{choose, hold_others_back, id_of, place_of, put, show_face},
    screen::{Face, Sheet, StageTab},
};

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
        && !matches!(action, LanesAction::Change(changed, _) if changed == place)
    {
        choose(desk, id_of(desk, place));
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
    if matches!(action, LanesAction::Take(_)) {
        desk.sheet = Sheet::None;
    }
    if let Some(place) = chosen {
        choose(desk, id_of(desk, place));
    }
    if let (LanesAction::Change(place, _), Some(kept)) = (action, kept) {
        changed::stand(desk.lane_mut(id_of(desk, place)), kept);
    }
    hold_others_back(desk);
    keep(desk);
    desk.notify(Notice::Lanes { action, place });
}

/// Remembers the lanes between starts.
fn keep(desk: &mut Desk) {
    desk.preferences.lanes = desk.own.iter().map(|own| own.request.to_string()).collect();
}
