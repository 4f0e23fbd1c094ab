//! Searches for places: begun at once, read on in every frame, until the place is found or the search is given up.

use eight_realms_core::replay::{
    Direction, Playback,
    place::{EventPlace, FinderState, NearestFinder, Place},
};

use crate::{
    desk::{
        Desk,
        notice::{Notice, PlaceNotice},
        playing,
        screen::Sheet,
    },
    places::{PLACE_EVENTS, PlaceSearch, PlaceTarget, PlacesShow, SearchRound},
};

/// Goes to the next place that matches what is typed, or to the one before; from the other end, if there is none.
pub fn go_to_typed(places: &mut PlacesShow, desk: &mut Desk, direction: Direction) {
    let Ok(Some(place)) = places.typed_place() else { return };
    let is_numbered = matches!(&place, Place::At(EventPlace { number, .. }) if number.get() > 1);
    let round = if is_numbered { SearchRound::Whole } else { SearchRound::Ahead };
    begin(places, desk, PlaceTarget::Typed(place), direction, round);
}

/// Goes to the next breakpoint, or to the one before.
pub fn go_to_breakpoint(places: &mut PlacesShow, desk: &mut Desk, direction: Direction) {
    if places.breakpoints_of(desk.chosen).next().is_none() {
        let id = desk.chosen;
        desk.notify(Notice::Place(PlaceNotice::NoBreakpoints { lane: id }));
        return;
    }
    begin(places, desk, PlaceTarget::Breakpoint, direction, SearchRound::Ahead);
}

/// Begins a search, for which the playhead pauses, and reads its first part.
fn begin(
    places: &mut PlacesShow,
    desk: &mut Desk,
    target: PlaceTarget,
    direction: Direction,
    round: SearchRound,
) {
    let from = desk.chosen_lane().playhead.moment;
    playing::stand_at(desk, from);
    let finder = finder(places, desk, &target, from, direction, round);
    let recording = desk.recording_key();
    places.search = Some(PlaceSearch { target, finder, recording, from, direction, round, parts: 0 });
    read_on(places, desk);
}

fn finder(
    places: &PlacesShow,
    desk: &Desk,
    target: &PlaceTarget,
    from: u64,
    direction: Direction,
    round: SearchRound,
) -> NearestFinder {
    let places = match target {
        PlaceTarget::Typed(place) => vec![place.clone()],
        PlaceTarget::Breakpoint => places.breakpoints_of(desk.chosen).collect(),
    };
    match round {
        SearchRound::Ahead => NearestFinder::of(places, &desk.chosen_settings(), from, direction),
        SearchRound::Around | SearchRound::Whole => {
            NearestFinder::of_whole(places, &desk.chosen_settings(), direction)
        }
    }
}

/// Reads the next part.
pub fn read_on(places: &mut PlacesShow, desk: &mut Desk) {
    let Some(mut search) = places.search.take() else { return };
    search.parts += 1;
    match search.finder.advance(&desk.chosen_lane().recording, PLACE_EVENTS) {
        FinderState::Searching => places.search = Some(search),
        FinderState::Found(moment) => arrive(desk, &search, moment),
        FinderState::NotFound => not_found(places, desk, search),
    }
}

/// Ends a search that has found nothing. A typed place is first searched from the other end, from the next frame on.
fn not_found(places: &mut PlacesShow, desk: &mut Desk, search: PlaceSearch) {
    let (id, direction) = (desk.chosen, search.direction);
    match (&search.target, search.round) {
        (PlaceTarget::Breakpoint, _) => {
            desk.notify(Notice::Place(PlaceNotice::NoMoreBreakpoints { direction }));
        }
        (PlaceTarget::Typed(place), _) if !place.applies_to(id.realm) => {
            desk.notify(Notice::Place(PlaceNotice::NotOfRealm { place: place.clone(), lane: id }));
        }
        (target @ PlaceTarget::Typed(_), SearchRound::Ahead) => {
            let round = SearchRound::Around;
            let finder = finder(places, desk, target, search.from, direction, round);
            places.search = Some(PlaceSearch { finder, round, ..search });
        }
        (PlaceTarget::Typed(place), SearchRound::Around | SearchRound::Whole) => {
            desk.notify(Notice::Place(PlaceNotice::NotFound { place: place.clone() }));
        }
    }
}

/// Goes to the place that was found.
fn arrive(desk: &mut Desk, search: &PlaceSearch, moment: u64) {
    let PlaceSearch { target, finder, from, direction, .. } = search;
    playing::stand_at(desk, moment);
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
        desk.notify(Notice::Place(notice));
    }
    if desk.sheet == Sheet::Places {
        desk.sheet = Sheet::None;
    }
}

/// Gives the search up; returns whether there was one.
pub fn cancel(places: &mut PlacesShow) -> Option<PlaceTarget> {
    places.search.take().map(|search| search.target)
}

/// Ends the search once its recording is not the chosen one, the playhead has moved or plays, or a question is open.
pub fn settle(places: &mut PlacesShow, desk: &Desk) {
    let Some(search) = &places.search else { return };
    let lane = desk.chosen_lane();
    let is_there = search.recording == desk.recording_key()
        && lane.playhead.moment == search.from
        && !desk.has_open_question()
        && desk.whole().leading_playhead().playback == Playback::Paused;
    if !is_there {
        places.search = None;
    }
}
