//! Places, breakpoints and bookmarks in words.

use eight_realms_core::{
    lane::LaneId,
    puzzle::Board,
    replay::place::{Place, PlaceError},
};

use crate::{
    desk::{narrator::Narrator, prepared::Bookmark},
    places::{SearchRound, view::PlaceProgress},
    words::{
        Words, faults, figures, names,
        places::{direction, shown},
    },
};

/// Places worth trying, the most telling first: the text of each, and the id of its explanation. A number alone is an
/// expansion.
const EXAMPLES: [(&str, &str); 13] = [
    ("100", "place-example-expansion"),
    ("f-step", "place-example-f-step"),
    ("layer", "place-example-layer"),
    ("iteration", "place-example-iteration"),
    ("meeting", "place-example-meeting"),
    ("look-up", "place-example-lookup"),
    ("tie >= 3", "place-example-tie"),
    ("before improved", "place-example-improved"),
    ("duplicate", "place-example-duplicate"),
    ("layer and backward #3", "place-example-backward"),
    ("pruned and g = 10", "place-example-pruned"),
    ("frontier >= 10", "place-example-frontier"),
    ("before solved", "place-example-solved"),
];

/// The examples that can be in a recording of this realm.
pub fn examples(id: LaneId) -> impl Iterator<Item = (&'static str, &'static str)> {
    let applies = move |text: &str| Place::typed(text).is_ok_and(|place| place.applies_to(id.realm));
    let of_the_realm = EXAMPLES.into_iter().filter(move |(text, _)| applies(text));
    of_the_realm.map(move |(text, message)| match message {
        "place-example-frontier" if id.is_deepening() => (text, "place-example-stack"),
        _ => (text, message),
    })
}

/// Standing of a typed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedStanding {
    /// Nothing is typed.
    Empty,
    Place,
    /// A place that cannot be in this realm's recording.
    NotOfRealm,
    /// A text that is no place.
    Wrong,
}

/// The text below the field: how to write a place, how the typed one is read, or what is wrong with it.
pub fn typed(narrator: Narrator<'_>, typed: Result<Option<Place>, PlaceError>) -> (TypedStanding, String) {
    let words = narrator.words;
    match typed {
        Err(error) => (TypedStanding::Wrong, faults::of_place(&error, words)),
        Ok(None) => (TypedStanding::Empty, words.say("places-explained")),
        Ok(Some(place)) if place.applies_to(narrator.seen.chosen.realm) => {
            (TypedStanding::Place, words.tell("places-read", &[("place", shown(words, &place).into())]))
        }
        Ok(Some(place)) => (TypedStanding::NotOfRealm, not_of_realm(narrator, &place)),
    }
}

/// The sentence about a place that cannot be in the chosen lane's recording.
pub fn not_of_realm(narrator: Narrator<'_>, place: &Place) -> String {
    let lane = names::lane_first(narrator.words, narrator.seen.chosen);
    let arguments = [("lane", lane.into()), ("place", shown(narrator.words, place).into())];
    narrator.words.tell("places-not-here", &arguments)
}

/// The progress of a search for a place.
pub fn searching(words: &Words, search: &PlaceProgress) -> String {
    let round = match search.round {
        SearchRound::Ahead | SearchRound::Whole => "ahead",
        SearchRound::Around => "around",
    };
    let percent = figures::percent((search.progress * 100.0) as u64, 100);
    let arguments = [
        ("round", round.into()),
        ("direction", direction(search.direction).into()),
        ("percent", percent.into()),
    ];
    words.tell("places-searching", &arguments)
}

/// The destination of a bookmark: realm, event and start, and the goal if it is not the standard one.
pub fn bookmark(words: &Words, bookmark: &Bookmark) -> String {
    let (line, lane) = (bookmark.line.moment(), bookmark.lane());
    let arguments = [
        ("lane", names::lane_first(words, lane).into()),
        ("n", bookmark.moment().into()),
        ("start", line.puzzle.start.letters().into()),
        ("goal", line.puzzle.goal.letters().into()),
    ];
    if line.puzzle.goal == Board::standard_goal() {
        words.tell("bookmark-place", &arguments[..3])
    } else {
        words.tell("bookmark-place-goal", &arguments)
    }
}

/// The text of a flag on the scrubber: that it is a bookmark, and its note if there is one.
pub fn flag(words: &Words, note: &str) -> String {
    let word = words.say("bookmark");
    if note.is_empty() {
        word
    } else {
        words.tell("named", &[("name", word.into()), ("what", note.to_owned().into())])
    }
}
