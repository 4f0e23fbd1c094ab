//! The race: all realms that are shown, on one puzzle and one clock.

/// What every lane has spent when the playhead stands at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RaceClock {
    /// Boards expanded; where a table answers, look-ups.
    #[default]
    Expansions,
    /// Units of work, the same on every computer.
    Work,
    /// Bare time: each lane's own median stretches its curve.
    BareTime,
}

impl RaceClock {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Expansions, Self::Work, Self::BareTime];
}

/// The race as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Race {
    /// What the common axis counts.
    pub clock: RaceClock,
}

/// In the race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RaceAction {
    /// Another clock.
    Clock(RaceClock),
}
