//! Texts in the lanes.

use crate::{
    desk::{
        amount,
        cost::{LaneCost, RaceMeasure},
        measure::Measurement,
        narrator::Narrator,
        screen::RunsIn,
    },
    race::{
        standing::RaceStanding,
        view::{Race, RaceLane},
    },
    words::figures,
};

/// Column of figures, with everything that it may hold.
pub struct Column {
    /// Title of the column.
    pub head: String,
    /// Words that may take the place of a figure.
    pub words: Vec<String>,
    /// Candidates for the widest figure.
    pub figures: Vec<String>,
}

/// Content of a column in one lane.
pub enum Cell {
    Figure(String),
    /// A word in the place of a figure.
    Word(String),
}

/// The columns: what a lane has spent so far, and its result once it has finished.
pub fn columns(race: &Race, narrator: Narrator<'_>) -> [Column; 2] {
    let totals = race.lanes.iter().filter_map(RaceLane::total);
    let cost = Column {
        head: narrator.words.say(amount::unit(race.measure)),
        words: vec![narrator.words.say(not_yet_known(race.measure))],
        figures: totals.flat_map(|total| amount::widest(race.measure, total, race.longest)).collect(),
    };
    let result = Column {
        head: narrator.words.say(result_unit(race.measure)),
        words: ["race-searching", "rung-measuring"].map(|id| narrator.words.say(id)).to_vec(),
        figures: {
            let ended = race.lanes.iter().filter(|lane| !narrator.seen.is_covered(lane.id));
            ended.filter_map(|lane| result(race.measure, lane, narrator)).collect()
        },
    };
    [cost, result]
}

/// The id of the title of the results: the run time or, where the race measures that, the expansions.
const fn result_unit(measure: RaceMeasure) -> &'static str {
    match measure {
        RaceMeasure::Expansions | RaceMeasure::Work => "race-unit-time",
        RaceMeasure::RunTime => "race-unit-expansions",
    }
}

/// The ids of the notes on what the figures of both columns count, and how.
pub const fn notes(measure: RaceMeasure, runs_in: RunsIn) -> [&'static str; 2] {
    let time = match runs_in {
        RunsIn::Desktop => "race-lane-time-note",
        RunsIn::Browser => "race-lane-time-browser-note",
    };
    match measure {
        RaceMeasure::Expansions => ["race-lane-expanded-note", time],
        RaceMeasure::Work => ["race-lane-work-note", time],
        RaceMeasure::RunTime => [time, "race-lane-expanded-note"],
    }
}

/// The id of the reason why a cost is not known yet.
const fn not_yet_known(measure: RaceMeasure) -> &'static str {
    match measure {
        RaceMeasure::RunTime => "rung-measuring",
        RaceMeasure::Expansions | RaceMeasure::Work => "race-counting",
    }
}

/// The cost that a lane has spent.
pub fn cost(race: &Race, lane: &RaceLane, narrator: Narrator<'_>) -> Cell {
    match lane.cost {
        _ if matches!(lane.standing, RaceStanding::Waiting | RaceStanding::AnsweredByParity) => {
            Cell::Word(String::new())
        }
        LaneCost::Known(_) => Cell::Figure(amount::beside(race.measure, lane.cost_now, race.longest)),
        LaneCost::Unfinished | LaneCost::Awaited if !narrator.seen.is_covered(lane.id) => {
            Cell::Word(narrator.words.say(not_yet_known(race.measure)))
        }
        LaneCost::Unfinished | LaneCost::Awaited | LaneCost::Unknown => Cell::Word(figures::NONE.to_owned()),
    }
}

/// The result of a lane, or a word in its place as long as it runs.
pub fn came_to(race: &Race, lane: &RaceLane, narrator: Narrator<'_>) -> Cell {
    let word = match lane.standing {
        RaceStanding::Found(_) | RaceStanding::NoSolution | RaceStanding::CutOff(_) => {
            match result(race.measure, lane, narrator) {
                Some(result) => return Cell::Figure(result),
                None if narrator.seen.lane(lane.id).awaits(Measurement::Time) => "rung-measuring",
                None => return Cell::Word(figures::NONE.to_owned()),
            }
        }
        RaceStanding::Running => return Cell::Word(figures::NONE.to_owned()),
        RaceStanding::Searching if narrator.seen.is_covered(lane.id) => {
            return Cell::Word(figures::NONE.to_owned());
        }
        RaceStanding::Searching => "race-searching",
        RaceStanding::Waiting
        | RaceStanding::AnsweredByParity
        | RaceStanding::Ended(_)
        | RaceStanding::Lost => {
            return Cell::Word(String::new());
        }
    };
    Cell::Word(narrator.words.say(word))
}

/// The figure of a lane's result: the run time or, where the race measures that, the boards expanded or looked up.
fn result(measure: RaceMeasure, lane: &RaceLane, narrator: Narrator<'_>) -> Option<String> {
    let model_lane = narrator.seen.lane(lane.id);
    let tally = &model_lane.recording.edge().tally;
    match measure {
        RaceMeasure::Expansions | RaceMeasure::Work => {
            Some(figures::seconds(model_lane.times?.answer().median))
        }
        RaceMeasure::RunTime if lane.id.looks_up() => Some(figures::grouped(tally.lookups)),
        RaceMeasure::RunTime => Some(figures::grouped(tally.expanded)),
    }
}
