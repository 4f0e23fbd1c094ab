//! Searches for places: begun at once, read on in every frame, until the place is found or the search is given up.

use eight_realms_core::replay::{
    Direction, Playback,
    place::{EventPlace, FinderState, NearestFinder, Place},
};

use crate::app::{
    Model, Notice, PLACE_EVENTS, PlaceNotice, Sheet,
    state::{PlaceSearch, PlaceTarget, SearchRound},
    update::playing,
};

/// Goes to the next place that matches what is typed, or to the one before; from the other end, if there is none.
pub fn go_to_typed(model: &mut Model, direction: Direction) {
    let Ok(Some(place)) = model.places.typed_place() else { return };
    let is_numbered = matches!(&place, Place::At(EventPlace { number, .. }) if number.get() > 1);
    let round = if is_numbered { SearchRound::Whole } else { SearchRound::Ahead };
    begin(model, PlaceTarget::Typed(place), direction, round);
}

/// Goes to the next breakpoint, or to the one before.
pub fn go_to_breakpoint(model: &mut Model, direction: Direction) {
    if model.places.breakpoints_of(model.chosen).next().is_none() {
        let realm = model.chosen;
        model.notify(Notice::Place(PlaceNotice::NoBreakpoints { realm }));
        return;
    }
    begin(model, PlaceTarget::Breakpoint, direction, SearchRound::Ahead);
}

/// Begins a search, for which the playhead pauses, and reads its first part.
fn begin(model: &mut Model, target: PlaceTarget, direction: Direction, round: SearchRound) {
    let from = model.chosen_lane().playhead.moment;
    playing::stand_at(model, from);
    let finder = finder(model, &target, from, direction, round);
    let recording = model.recording_key();
    model.places.search = Some(PlaceSearch { target, finder, recording, from, direction, round, parts: 0 });
    read_on(model);
}

fn finder(
    model: &Model,
    target: &PlaceTarget,
    from: u64,
    direction: Direction,
    round: SearchRound,
) -> NearestFinder {
    let places = match target {
        PlaceTarget::Typed(place) => vec![place.clone()],
        PlaceTarget::Breakpoint => model.places.breakpoints_of(model.chosen).collect(),
    };
    match round {
        SearchRound::Ahead => NearestFinder::of(places, &model.settings, from, direction),
        SearchRound::Around | SearchRound::Whole => {
            NearestFinder::of_whole(places, &model.settings, direction)
        }
    }
}

/// Reads the next part.
pub fn read_on(model: &mut Model) {
    let Some(mut search) = model.places.search.take() else { return };
    search.parts += 1;
    match search.finder.advance(&model.chosen_lane().recording, PLACE_EVENTS) {
        FinderState::Searching => model.places.search = Some(search),
        FinderState::Found(moment) => arrive(model, &search, moment),
        FinderState::NotFound => not_found(model, search),
    }
}

/// Ends a search that has found nothing. A typed place is first searched from the other end, from the next frame on.
fn not_found(model: &mut Model, search: PlaceSearch) {
    let (realm, direction) = (model.chosen, search.direction);
    match (&search.target, search.round) {
        (PlaceTarget::Breakpoint, _) => {
            model.notify(Notice::Place(PlaceNotice::NoMoreBreakpoints { direction }));
        }
        (PlaceTarget::Typed(place), _) if !place.applies_to(realm) => {
            model.notify(Notice::Place(PlaceNotice::NotOfRealm { place: place.clone(), realm }));
        }
        (target @ PlaceTarget::Typed(_), SearchRound::Ahead) => {
            let round = SearchRound::Around;
            let finder = finder(model, target, search.from, direction, round);
            model.places.search = Some(PlaceSearch { finder, round, ..search });
        }
        (PlaceTarget::Typed(place), SearchRound::Around | SearchRound::Whole) => {
            model.notify(Notice::Place(PlaceNotice::NotFound { place: place.clone() }));
        }
    }
}

/// Goes to the place that was found.
fn arrive(model: &mut Model, search: &PlaceSearch, moment: u64) {
    let PlaceSearch { target, finder, from, direction, .. } = search;
    playing::stand_at(model, moment);
    let is_ahead = match direction {
        Direction::Forward => moment > *from,
        Direction::Back => moment < *from,
    };
    let notice = match target {
        PlaceTarget::Breakpoint => {
            finder.place_at(moment).cloned().map(|place| PlaceNotice::AtBreakpoint { place })
        }
        PlaceTarget::Typed(place) if moment == *from => Some(PlaceNotice::IsHere { place: place.clone() }),
        PlaceTarget::Typed(_) if is_ahead => None,
        PlaceTarget::Typed(place) => {
            Some(PlaceNotice::FromOtherEnd { place: place.clone(), direction: *direction })
        }
    };
    if let Some(notice) = notice {
        model.notify(Notice::Place(notice));
    }
    if model.sheet == Sheet::Places {
        model.sheet = Sheet::None;
    }
}

/// Gives the search up; returns whether there was one.
pub fn cancel(model: &mut Model) -> Option<PlaceTarget> {
    model.places.search.take().map(|search| search.target)
}

/// Ends the search once its recording is not the chosen one, the playhead has moved or plays, or a question is open.
pub fn settle(model: &mut Model) {
    let Some(search) = &model.places.search else { return };
    let lane = model.chosen_lane();
    let is_there = search.recording == model.recording_key()
        && lane.playhead.moment == search.from
        && !model.has_open_question()
        && model.whole().leading_playhead().playback == Playback::Paused;
    if !is_there {
        model.places.search = None;
    }
}
