//! What stands in the lanes.

use crate::{
    app::{
        RaceClock, Why,
        view::{Race, RaceLane, Standing},
    },
    gui::{Desk, panels::race::amount},
    realm::Realm,
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
pub fn columns(race: &Race, desk: &Desk<'_>) -> [Column; 2] {
    let totals = race.lanes.iter().filter_map(|lane| lane.total);
    let spent = Column {
        head: desk.words.say(unit(race.clock)),
        words: vec![desk.words.say(unknown(race.clock))],
        figures: totals.map(|total| amount::written(race.clock, total)).collect(),
    };
    let cost = Column {
        head: desk.words.say(cost_unit(race.clock)),
        words: ["race-running", "race-searching", "rung-measuring"].map(|id| desk.words.say(id)).to_vec(),
        figures: race.lanes.iter().filter_map(|lane| cost(race.clock, lane, desk)).collect(),
    };
    [spent, cost]
}

/// What the clock counts.
const fn unit(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::Expansions => "race-unit-expansions",
        RaceClock::Work => "race-unit-work",
        RaceClock::BareTime => "race-unit-time",
    }
}

/// What a finished lane is measured by beside the clock.
const fn cost_unit(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::Expansions | RaceClock::Work => "race-unit-time",
        RaceClock::BareTime => "race-unit-expansions",
    }
}

/// Why nobody knows what is spent.
const fn unknown(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::BareTime => "rung-measuring",
        RaceClock::Expansions | RaceClock::Work => "race-counting",
    }
}

/// What a lane has spent.
pub fn spent(race: &Race, lane: &RaceLane, desk: &Desk<'_>) -> Cell {
    match lane.total {
        _ if matches!(lane.standing, Standing::Waiting | Standing::Refused) => Cell::Word(String::new()),
        Some(_) => Cell::Figure(amount::written(race.clock, lane.spent)),
        None => Cell::Word(desk.words.say(unknown(race.clock))),
    }
}

/// What it has come to, or how it does until then.
pub fn came_to(race: &Race, lane: &RaceLane, desk: &Desk<'_>) -> Cell {
    let word = match lane.standing {
        Standing::Found(_) | Standing::NoWay => match cost(race.clock, lane, desk) {
            Some(cost) => return Cell::Figure(cost),
            None => "rung-measuring",
        },
        Standing::Running => "race-running",
        Standing::Searching => "race-searching",
        Standing::Waiting | Standing::Refused | Standing::Ended(_) | Standing::Lost => {
            return Cell::Word(String::new());
        }
    };
    Cell::Word(desk.words.say(word))
}

/// The bare time; on the clock of bare time what was expanded, or looked up.
fn cost(clock: RaceClock, lane: &RaceLane, desk: &Desk<'_>) -> Option<String> {
    let of = desk.view.model.lane(lane.realm);
    let tally = &of.recording.edge().tally;
    match clock {
        RaceClock::Expansions | RaceClock::Work => Some(figures::seconds(of.times?.answer().median)),
        RaceClock::BareTime if lane.realm == Realm::Table => Some(figures::grouped(tally.lookups)),
        RaceClock::BareTime => Some(figures::grouped(tally.expanded)),
    }
}

/// Below the name: the frontier, and in the end what was found.
pub fn status(lane: &RaceLane, desk: &Desk<'_>) -> String {
    let words = desk.words;
    let id = match lane.standing {
        Standing::Found(moves) => {
            let moves = words.tell("moves", &[("moves", moves.into())]);
            return words.tell("race-found", &[("moves", moves.into())]);
        }
        Standing::Running | Standing::Searching if lane.realm == Realm::Table => table(lane),
        Standing::Running | Standing::Searching => {
            return words.tell("race-frontier", &[("n", lane.frontier.into())]);
        }
        Standing::Waiting => "rung-waiting",
        Standing::NoWay => "rung-unsolvable",
        Standing::Refused if desk.view.model.is_refused() => "rung-unsolvable",
        Standing::Refused => "rung-refused",
        Standing::Ended(Why::Asked) => "rung-stopped",
        Standing::Ended(Why::Full) => "rung-full",
        Standing::Lost => "rung-lost",
    };
    words.say(id)
}

/// Realm 3 keeps no frontier while it runs.
const fn table(lane: &RaceLane) -> &'static str {
    if lane.price.is_some() { "race-looks-up" } else { "race-builds" }
}

/// What had to be paid before: the table.
pub fn price(lane: &RaceLane, desk: &Desk<'_>) -> Option<String> {
    let boards = lane.price?;
    Some(desk.words.tell("race-price", &[("boards", boards.into())]))
}

/// The letters of the way that was found.
pub fn letters(lane: &RaceLane, desk: &Desk<'_>) -> Option<String> {
    let is_there = matches!(lane.standing, Standing::Found(moves) if moves > 0);
    desk.view.model.lane(lane.realm).path().filter(|_| is_there).map(crate::realm::Path::letters)
}
