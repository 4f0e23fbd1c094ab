//! Watch of the breakpoints: they stop what plays, exactly where they are.
//!
//! While a recording plays, the breakpoints that come next are searched for just ahead of the playhead. The playhead
//! never goes beyond what has been read: where reading takes longer, it waits.

use eight_realms_core::replay::{
    Direction, Playback,
    place::{NearestFinder, Passage, Place},
};

use crate::{
    desk::{
        Desk,
        notice::{Notice, PlaceNotice},
        playing, together,
    },
    places::{BreakpointWatch, PLACE_EVENTS, PlacesShow},
};

/// Number of events that are read at a time: half of what a frame may read, for every frame reads two parts.
const PART_EVENTS: u64 = PLACE_EVENTS / 2;

/// Begins to watch when something begins to play.
pub fn watch(places: &mut PlacesShow, desk: &Desk) {
    let playback = desk.whole().leading_playhead().playback;
    places.watch = (playback != Playback::Paused).then(|| BreakpointWatch {
        recording: desk.recording_key(),
        at: desk.chosen_lane().playhead.moment,
        playback,
        finder: None,
    });
}

/// Watches again when the search plays on after a question.
pub fn watch_on(places: &mut PlacesShow, desk: &Desk) {
    if places.watch.is_none() {
        watch(places, desk);
    }
}

/// Stops watching, because the playhead is moved by hand.
pub fn unwatch(places: &mut PlacesShow) {
    places.watch = None;
}

/// Takes a playhead that has moved by itself back to the first breakpoint that it has passed. `playback` is how it
/// moved.
pub fn check(places: &mut PlacesShow, desk: &mut Desk, playback: Playback) {
    let Some(mut watch) = places.watch.take() else { return };
    let (lane, now) = (desk.chosen_lane(), desk.chosen_lane().playhead.moment);
    // A search that is followed takes the playhead along when it ends.
    let has_ended = watch.playback == Playback::Following && lane.has_ended() && now > watch.at;
    let is_same = watch.recording == desk.recording_key() && lane.recording.len() >= watch.at;
    if !is_same || (playback == Playback::Paused && !has_ended) {
        return;
    }
    let playback = if playback == Playback::Paused { watch.playback } else { playback };
    match passage(places, desk, &mut watch, now) {
        // The lanes of a race may be put back a little when one more of them is placed.
        Passage::Clear => watch.at = watch.at.max(now),
        Passage::ClearUntil(moment) => {
            hold(desk, moment.max(watch.at).min(now), playback);
            watch.at = desk.chosen_lane().playhead.moment;
        }
        Passage::StopsAt(moment) => {
            playing::stand_at(desk, moment);
            let place = watch.finder.as_ref().and_then(|finder| finder.place_at(moment)).cloned();
            if let Some(place) = place {
                desk.notify(Notice::Place(PlaceNotice::AtBreakpoint { place }));
            }
            return;
        }
    }
    let playback = desk.whole().leading_playhead().playback;
    if playback != Playback::Paused {
        watch.playback = playback;
        places.watch = Some(watch);
    }
}

/// Looks for breakpoints between the playhead's last moment and `now`.
fn passage(places: &PlacesShow, desk: &Desk, watch: &mut BreakpointWatch, now: u64) -> Passage {
    let lane = desk.chosen_lane();
    // Playing stops at both ends anyway.
    let places = || places.breakpoints_of(desk.chosen).filter(|place| matches!(place, Place::At(_)));
    if watch.finder.is_none() && places().next().is_none() {
        return Passage::Clear;
    }
    let (at, settings) = (watch.at, &desk.chosen_settings());
    let finder =
        watch.finder.get_or_insert_with(|| NearestFinder::of(places(), settings, at, Direction::Forward));
    match finder.read_until(&lane.recording, now, PART_EVENTS) {
        // No event will come any more that could match.
        Passage::ClearUntil(_) if lane.has_ended() && finder.has_read(&lane.recording) => Passage::Clear,
        passage @ (Passage::Clear | Passage::StopsAt(_) | Passage::ClearUntil(_)) => passage,
    }
}

/// Lets the playhead wait at a moment, from which it plays on.
fn hold(desk: &mut Desk, moment: u64, playback: Playback) {
    playing::stand_at(desk, moment);
    if desk.is_racing() {
        together::play_on(desk, playback);
    } else {
        let chosen = desk.chosen;
        desk.lane_mut(chosen).playhead.playback = playback;
    }
}
