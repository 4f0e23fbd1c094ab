//! Preferences with which puzzles open at the end of their search, where most tests look at them.

use eight_realms_app::desk::preferences::{OpensAt, Preferences};

pub fn at_the_end() -> Preferences {
    Preferences { opens_at: OpensAt::End, ..Preferences::default() }
}
