//! What stands in the lanes.

use super::amount;
use crate::{
    app::{
        Cost, Measure, RaceClock,
        view::{Race, RaceLane, RaceStanding},
    },
    tell::Narrator,
    words::figures,
};

/// A column of figures, with all that can stand in it.
pub struct Column {
    /// What it is called.
    pub head: String,
    /// Everything that may be written in words.
    pub words: Vec<String>,
    /// The longest figures.
    pub figures: Vec<String>,
}

/// What stands in a column of one lane.
pub enum Cell {
    /// A figure.
    Figure(String),
    /// A word in its place.
    Word(String),
}

/// What is spent so far; and what it comes to, once a lane has finished.
pub fn columns(race: &Race, narrator: Narrator<'_>) -> [Column; 2] {
    let totals = race.lanes.iter().filter_map(RaceLane::total);
    let spent = Column {
        head: narrator.words.say(amount::unit(race.clock)),
        words: vec![narrator.words.say(awaited(race.clock))],
        figures: totals.flat_map(|total| amount::widest(race.clock, total, race.longest)).collect(),
    };
    let cost = Column {
        head: narrator.words.say(cost_unit(race.clock)),
        words: ["race-searching", "rung-measuring"].map(|id| narrator.words.say(id)).to_vec(),
        figures: race.lanes.iter().filter_map(|lane| cost(race.clock, lane, narrator)).collect(),
    };
    [spent, cost]
}

/// What a finished lane is measured by beside the clock.
const fn cost_unit(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::Expansions | RaceClock::Work => "race-unit-time",
        RaceClock::BareTime => "race-unit-expansions",
    }
}

/// The ids of what the figures of both columns count, and how.
pub const fn notes(clock: RaceClock) -> [&'static str; 2] {
    match clock {
        RaceClock::Expansions => ["race-column-expanded-note", "race-column-time-note"],
        RaceClock::Work => ["race-column-work-note", "race-column-time-note"],
        RaceClock::BareTime => ["race-column-time-note", "race-column-expanded-note"],
    }
}

/// Why nobody knows yet what is spent.
const fn awaited(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::BareTime => "rung-measuring",
        RaceClock::Expansions | RaceClock::Work => "race-counting",
    }
}

/// What a lane has spent.
pub fn spent(race: &Race, lane: &RaceLane, narrator: Narrator<'_>) -> Cell {
    match lane.cost {
        _ if matches!(lane.standing, RaceStanding::Waiting | RaceStanding::Refused) => {
            Cell::Word(String::new())
        }
        Cost::Known(_) => Cell::Figure(amount::beside(race.clock, lane.spent, race.longest)),
        Cost::Unfinished | Cost::Awaited => Cell::Word(narrator.words.say(awaited(race.clock))),
        Cost::Unknown => Cell::Word(figures::NONE.to_owned()),
    }
}

/// What it has come to; nothing yet, as long as it runs.
pub fn came_to(race: &Race, lane: &RaceLane, narrator: Narrator<'_>) -> Cell {
    let word = match lane.standing {
        RaceStanding::Found(_) | RaceStanding::NoWay => match cost(race.clock, lane, narrator) {
            Some(cost) => return Cell::Figure(cost),
            None if narrator.view.model.lane(lane.realm).awaits(Measure::Time) => "rung-measuring",
            None => return Cell::Word(figures::NONE.to_owned()),
        },
        RaceStanding::Running => return Cell::Word(figures::NONE.to_owned()),
        RaceStanding::Searching => "race-searching",
        RaceStanding::Waiting | RaceStanding::Refused | RaceStanding::Ended(_) | RaceStanding::Lost => {
            return Cell::Word(String::new());
        }
    };
    Cell::Word(narrator.words.say(word))
}

/// The bare time; on the clock of bare time what was expanded, or looked up.
fn cost(clock: RaceClock, lane: &RaceLane, narrator: Narrator<'_>) -> Option<String> {
    let of = narrator.view.model.lane(lane.realm);
    let tally = &of.recording.edge().tally;
    match clock {
        RaceClock::Expansions | RaceClock::Work => Some(figures::seconds(of.times?.answer().median)),
        RaceClock::BareTime if lane.realm.looks_up() => Some(figures::grouped(tally.lookups)),
        RaceClock::BareTime => Some(figures::grouped(tally.expanded)),
    }
}
