//! What keys of places and of questions do.

use eight_realms::app::{AnswerEntry, OpenQuestion, Sheet};

use super::test_window::TestWindow;

/// Where the playhead stands, and what was expanded there.
pub const MIDDLE: u64 = 486;
pub const EXPANDED: u64 = 130;

/// Moments with a bookmark, before and after the playhead.
pub const BOOKMARKS: [u64; 2] = [300, 600];

/// What one key of places has done to a window that has a breakpoint at each expansion, and bookmarks.
pub fn effect_on_places(name: &str, key: usize) -> fn(&TestWindow) -> bool {
    match (name, key) {
        ("places", _) => |window| window.model().sheet == Sheet::Places,
        ("breakpoint", 0) => |window| window.moment() > MIDDLE && window.expanded() == EXPANDED + 1,
        ("breakpoint", _) => |window| window.moment() < MIDDLE && window.expanded() + 1 >= EXPANDED,
        ("bookmark", _) => |window| window.model().places.bookmarks.len() == 3,
        ("next-bookmark", _) => |window| window.moment() == BOOKMARKS[1],
        ("previous-bookmark", _) => |window| window.moment() == BOOKMARKS[0],
        _ => effect_on_question(name, key),
    }
}

/// The same of a question that stands below the stage, with its second option chosen.
pub fn effect_on_question(name: &str, key: usize) -> fn(&TestWindow) -> bool {
    match (name, key) {
        ("question", _) => |window| window.model().questions.open().is_some(),
        ("option-beside", _) => {
            |window| entry(window).is_some_and(|entry| entry != AnswerEntry::Option(Some(1)))
        }
        ("answer", 0) => |window| question(window).is_some_and(|question| !question.is_open()),
        ("answer", _) => |window| question(window).is_none(),
        ("unknown", _) => |window| question(window).is_some_and(|question| question.right().is_some()),
        ("answer-erase", _) => |window| entry(window) == Some(AnswerEntry::Option(None)),
        _ => |_| false,
    }
}

fn question(window: &TestWindow) -> Option<&OpenQuestion> {
    window.model().questions.current.as_ref()
}

fn entry(window: &TestWindow) -> Option<AnswerEntry> {
    question(window).map(|question| question.entry.clone())
}
