//! Bookmarks: set, gone to, written on, removed.

use eight_realms_core::replay::Direction;

use crate::{
    desk::{
        Desk,
        notice::{Notice, PlaceNotice},
        opening,
        prepared::Bookmark,
        screen::Sheet,
    },
    places::PlacesShow,
};

/// The longest note, in characters: a line or two.
const LONGEST_NOTE: usize = 200;

/// Sets a bookmark at the playhead, unless there is one, and opens the sheet with its note.
pub fn set(places: &mut PlacesShow, desk: &mut Desk) {
    let at = places.bookmark_at(desk.recording_key(), desk.chosen_lane().playhead.moment);
    let at = at.unwrap_or_else(|| add(places, desk));
    desk.sheet = Sheet::Places;
    places.note_wanted = Some(at);
}

/// Adds a bookmark at the playhead; returns its index.
fn add(places: &mut PlacesShow, desk: &Desk) -> usize {
    let key = desk.recording_key();
    let moment = desk.chosen_lane().playhead.moment;
    let bookmark = Bookmark { line: desk.moment_line_at(desk.chosen, moment), note: String::new() };
    let bookmarks = &mut places.bookmarks;
    // Behind the earlier bookmarks of the same recording; the first one of a recording goes to the end.
    let last = bookmarks.iter().rposition(|other| other.recording() == key);
    let next = bookmarks.iter().position(|other| other.recording() == key && other.moment() > moment);
    let at = next.or(last.map(|last| last + 1)).unwrap_or(bookmarks.len());
    bookmarks.insert(at, bookmark);
    at
}

/// Goes to the next bookmark, or to the one before: from the last of a recording to the first of the next.
pub fn go_round(places: &PlacesShow, desk: &mut Desk, direction: Direction) {
    let bookmarks = &places.bookmarks;
    let (key, moment) = (desk.recording_key(), desk.chosen_lane().playhead.moment);
    let is_own = |at: &usize| bookmarks[*at].recording() == key;
    let own = || (0..bookmarks.len()).filter(is_own);
    let (first, last) = (own().next(), own().next_back());
    let count = bookmarks.len();
    let at = match direction {
        _ if count == 0 => {
            desk.notify(Notice::Place(PlaceNotice::NoBookmarks));
            return;
        }
        Direction::Forward => own()
            .find(|at| bookmarks[*at].moment() > moment)
            .unwrap_or_else(|| last.map_or(0, |last| (last + 1) % count)),
        Direction::Back => own()
            .rfind(|at| bookmarks[*at].moment() < moment)
            .unwrap_or_else(|| first.map_or(count - 1, |first| (first + count - 1) % count)),
    };
    open(places, desk, at);
}

/// Goes to a bookmark, and opens its puzzle if that is another one. This can be undone.
pub fn open(places: &PlacesShow, desk: &mut Desk, at: usize) {
    let Some(line) = places.bookmarks.get(at).map(|bookmark| bookmark.line.clone()) else { return };
    if desk.sheet == Sheet::Places {
        desk.sheet = Sheet::None;
    }
    opening::open_moment(desk, &line);
}

/// Sets the note of a bookmark, without control characters and cut to the maximum length.
pub fn write(places: &mut PlacesShow, at: usize, text: &str) {
    if let Some(bookmark) = places.bookmarks.get_mut(at) {
        bookmark.note = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_NOTE).collect();
    }
}

/// Removes a bookmark.
pub fn remove(places: &mut PlacesShow, at: usize) {
    if at < places.bookmarks.len() {
        places.bookmarks.remove(at);
        places.note_wanted = None;
    }
}
