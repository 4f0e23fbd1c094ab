//! The status of a board in a search at a moment: unseen, or one of thirteen others.
//!
//! Path and meeting point are drawn over the map as lines and shapes, and are not statuses.

use crate::{replay::BoardStatus, trace::Side};

/// Number of expansions of a board by a deepening search, in steps that double: 1, 2, 4 … 64 and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heat(u8);

impl Heat {
    /// All heats, from one visit to 64.
    pub const ALL: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The heat of a number of visits; `None` for no visit.
    pub const fn of(visits: u32) -> Option<Self> {
        match visits.checked_ilog2() {
            Some(step) if step < 6 => Some(Self(step as u8)),
            Some(_) => Some(Self(6)),
            None => None,
        }
    }

    /// The minimum number of visits for this heat: 1, 2, 4 … 64.
    pub const fn visits(self) -> u32 {
        1 << self.0
    }

    /// The number of the step, 0 to 6.
    pub const fn step(self) -> usize {
        self.0 as usize
    }
}

/// Status of a board in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MapStatus {
    /// Not reached.
    Unseen,
    /// In the frontier; of two searches, in that of the search from the start.
    Open,
    /// Expanded; of two searches, by the search from the start.
    Expanded,
    /// In the frontier of the search from the goal.
    OpenFromGoal,
    ExpandedFromGoal,
    /// Reached by both searches.
    Met,
    /// The goal, taken out of the frontier and not expanded.
    Taken,
    /// Expanded by a deepening search.
    Visited(Heat),
}

impl MapStatus {
    /// Number of statuses.
    pub const COUNT: usize = 7 + Heat::ALL.len();

    /// Name in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unseen => "unseen",
            Self::Open => "open",
            Self::Expanded => "expanded",
            Self::OpenFromGoal => "open-from-goal",
            Self::ExpandedFromGoal => "expanded-from-goal",
            Self::Met => "both",
            Self::Taken => "taken",
            Self::Visited(_) => "visited",
        }
    }

    /// All statuses, in the order of their numbers.
    pub const ALL: [Self; Self::COUNT] = all();

    /// The number of the status, 0 to 13.
    pub const fn index(self) -> usize {
        match self {
            Self::Unseen => 0,
            Self::Open => 1,
            Self::Expanded => 2,
            Self::OpenFromGoal => 3,
            Self::ExpandedFromGoal => 4,
            Self::Met => 5,
            Self::Taken => 6,
            Self::Visited(heat) => 7 + heat.step(),
        }
    }

    /// Whether the search has reached the board at all.
    pub const fn is_reached(self) -> bool {
        !matches!(self, Self::Unseen)
    }
}

const fn all() -> [MapStatus; MapStatus::COUNT] {
    let mut all = [MapStatus::Unseen; MapStatus::COUNT];
    let plain = [
        MapStatus::Open,
        MapStatus::Expanded,
        MapStatus::OpenFromGoal,
        MapStatus::ExpandedFromGoal,
        MapStatus::Met,
        MapStatus::Taken,
    ];
    let mut at = 0;
    while at < plain.len() {
        all[1 + at] = plain[at];
        at += 1;
    }
    let mut step = 0;
    while step < Heat::ALL.len() {
        all[7 + step] = MapStatus::Visited(Heat::ALL[step]);
        step += 1;
    }
    all
}

/// The status of a board on both sides of a search, or its status in a deepening search, in a byte:
///
/// ```text
///   0 0 0 0 b b f f      0 0 0 1 0 0 0 0 + number of the status
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct State(pub u8);

/// Bit that is set in the state of a board that was visited.
const VISITED: u8 = 16;

/// Number of different states.
const STATES: usize = 32;

impl State {
    /// The position of the bits of one side.
    const fn shift(side: Side) -> u32 {
        match side {
            Side::Forward => 0,
            Side::Backward => 2,
        }
    }

    pub const fn of_side(status: BoardStatus, side: Side) -> Self {
        Self((status as u8) << Self::shift(side))
    }

    /// The state with another status on one side, and the status on the other side unchanged.
    pub const fn with(self, status: BoardStatus, side: Side) -> Self {
        Self(self.0 & !(3 << Self::shift(side)) | Self::of_side(status, side).0)
    }

    /// The state after a number of visits.
    pub const fn visited(visits: u32) -> Self {
        match Heat::of(visits) {
            Some(heat) => Self(VISITED + MapStatus::Visited(heat).index() as u8),
            None => Self(0),
        }
    }

    /// The number of the status with which the state is shown.
    #[inline]
    pub const fn number(self) -> u8 {
        STATUSES[self.0 as usize % STATES]
    }
}

/// The number of the status of each state.
const STATUSES: [u8; STATES] = {
    let mut statuses = [0; STATES];
    let mut state = 0;
    while state < STATES {
        statuses[state] = match (state & 3, state >> 2) {
            _ if state >= VISITED as usize => (state - VISITED as usize) as u8,
            (0, 0) => MapStatus::Unseen.index() as u8,
            (1, 0) => MapStatus::Open.index() as u8,
            (2, 0) => MapStatus::Expanded.index() as u8,
            (0, 1) => MapStatus::OpenFromGoal.index() as u8,
            (0, 2) => MapStatus::ExpandedFromGoal.index() as u8,
            (3, 0) => MapStatus::Taken.index() as u8,
            _ => MapStatus::Met.index() as u8,
        };
        state += 1;
    }
    statuses
};
