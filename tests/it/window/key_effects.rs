//! What keys of places do.

use eight_realms_app::desk::screen::Sheet;

use super::{question_keys, test_window::TestWindow};

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
        _ => question_keys::effect(name, key),
    }
}
