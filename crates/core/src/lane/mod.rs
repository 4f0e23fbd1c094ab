//! Lanes: searches that a person puts side by side, each a realm with settings of its own.
//!
//! One line of text says a lane, the same on the command line, in a link and in a file:
//!
//! ```text
//! 7:h=linear-conflict        2:g=expanded        8:h=zero,l=23
//!
//! lane = realm [ ":" set *( "," set ) ]
//! set  = o=ORDER | t=TIE | n=TIE-ORDER | h=HEURISTIC | w=WEIGHT | p=off | f=h | g=generated | g=expanded | l=N
//! ```
//!
//! What a lane leaves open are conventions: the order of moves, ties, and when breadth-first search tests for the goal.
//! Some settings do not go together, or not with the realm: [`LaneRefusal`] has them all, each with its reason.

mod conventions;
mod error;
mod id;
mod per_lane;
mod preset;
mod read;
mod refusal;
mod request;

use std::fmt;

pub use conventions::Conventions;
pub use error::{LineError, LineFault};
pub use id::LaneId;
pub use per_lane::PerLane;
pub use preset::Preset;
pub(crate) use read::LineReader;
pub use refusal::LaneRefusal;
pub use request::LaneRequest;

use crate::realm::{Realm, Settings, Waits};

/// Maximum number of lanes side by side.
pub const MAX_LANES: usize = 8;

/// A realm with the settings that it uses. Lanes that are equal are one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lane {
    /// How it searches.
    pub realm: Realm,
    /// What the realm uses; the usual value for every other setting.
    pub settings: Settings,
}

impl Lane {
    /// A realm with what it uses of these settings.
    pub fn of(realm: Realm, settings: Settings) -> Self {
        Self { realm, settings: settings.used_by(realm) }
    }
}

impl LaneRequest {
    /// The lane, with the conventions for all that is left open. The goal test of the conventions is that of
    /// breadth-first search.
    ///
    /// # Errors
    /// If the settings do not go together, or not with the realm.
    pub fn lane(&self, conventions: &Settings) -> Result<Lane, LaneRefusal> {
        self.check(conventions)?;
        let goal_test = match self.realm.waits() {
            Waits::Queue => conventions.goal_test,
            Waits::Table | Waits::TwoQueues | Waits::OpenList(_) | Waits::Deepening => None,
        };
        let settings = self.settings(&Settings { goal_test, ..*conventions });
        Ok(Lane::of(self.realm, settings))
    }
}

/// Writes what differs from the usual settings, such as `7:h=linear-conflict`.
impl fmt::Display for Lane {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        LaneRequest::of_settings(self.realm, &self.settings).fmt(out)
    }
}

/// The letter of a lane, by its place among the lanes: `a` to `h`.
pub const fn letter(place: usize) -> char {
    (b'a' + place as u8) as char
}
